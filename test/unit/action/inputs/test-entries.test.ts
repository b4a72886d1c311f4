import { describe, expect, it } from 'vitest';
import { InputReader } from '../../../../src/action/inputs/reader.ts';
import { readTestEntries } from '../../../../src/action/inputs/test-entries.ts';
import type { Framework } from '../../../../src/core/model/framework.ts';
import { mistakesIn } from '../../../helpers/input-problems.ts';

const read = async (framework: Framework, tests: string, capabilities: Readonly<Record<string, unknown>> = {}) => {
  const reader = new InputReader({ INPUT_TESTS: tests });
  const entries = readTestEntries(reader, framework, capabilities);
  const mistakes = await mistakesIn(() => reader.finish());
  return mistakes.length === 0 ? entries : mistakes.map(({ input, value, accepted }) => `${input}: ${value}: ${accepted}`);
};

const all = { excludes: false };

describe('tests', () => {
  it.each<[Framework, string, readonly unknown[]]>([
    ['espresso', '', []],
    [
      'espresso',
      'com.A\n\n  !com.B#b  ',
      [
        { kind: 'class', className: 'com.A', text: 'com.A', ...all },
        { kind: 'class', className: 'com.B', method: 'b', text: 'com.B#b', excludes: true },
      ],
    ],
    ['espresso', '["com.A", "com.A"]', [{ kind: 'class', className: 'com.A', text: 'com.A', ...all }]],
    ['espresso', 'package:com.a', [{ kind: 'package', name: 'com.a', text: 'package:com.a', ...all }]],
    [
      'espresso',
      'annotation: com.a.Tags$Smoke',
      [{ kind: 'annotation', name: 'com.a.Tags$Smoke', text: 'annotation: com.a.Tags$Smoke', ...all }],
    ],
    ['espresso', 'size:large', [{ kind: 'size', size: 'large', text: 'size:large', ...all }]],
    [
      'espresso',
      'com.*Test#finds products by*',
      [{ kind: 'class', className: 'com.*Test', method: 'finds products by*', text: 'com.*Test#finds products by*', ...all }],
    ],
    ['xcuitest', 'UI Tests', [{ kind: 'identifier', target: 'UI Tests', text: 'UI Tests', ...all }]],
    ['xcuitest', 'UITests/Cart', [{ kind: 'identifier', target: 'UITests', className: 'Cart', text: 'UITests/Cart', ...all }]],
    [
      'earlgrey',
      '!UITests/*/testAdd()',
      [{ kind: 'identifier', target: 'UITests', className: '*', method: 'testAdd', text: 'UITests/*/testAdd()', excludes: true }],
    ],
  ])('the entries for %s are read: %j', async (framework, tests, expected) => {
    expect(await read(framework, tests)).toEqual(expected);
  });

  it.each<[Framework, string, RegExp]>([
    ['espresso', '!', /^tests: !: must have a test after the exclamation mark\. Espresso takes com\.example\.CartTest,/],
    ['espresso', '!!com.A', /^tests: !!com\.A: has more than one exclamation mark\. Espresso takes com\.example\.CartTest,/],
    ['espresso', '# smoke', /must not be a comment/],
    ['espresso', '- com.A', /^tests: - com\.A: must not have dashes and quotes\. Espresso takes com\.example\.CartTest,/],
    ['espresso', 'com.A,com.B', /one entry per line/],
    ['espresso', 'com.A#', /must have one # with the name of a method after it/],
    ['espresso', 'com.A#b#c', /^tests: com\.A#b#c: must have one # with the name of a method after it\. Espresso takes/],
    ['espresso', 'com.A#b[0]', /the name of the method alone/],
    ['espresso', 'com A', /^tests: com A: must be the name of a class with its package\. Espresso takes com\.example\.CartTest,/],
    ['espresso', 'size:huge', /^tests: size:huge: must be size:small, medium or large\. Espresso takes com\.example\.CartTest,/],
    ['espresso', 'tag:smoke', /^tests: tag:smoke: must have package:, annotation: or size: before the colon\. Espresso takes/],
    ['espresso', 'package:', /a name with its package/],
    [
      'espresso',
      'A/B/c',
      /^tests: A\/B\/c: must not contain a slash: only names of XCUITest and EarlGrey tests have one\. Espresso/,
    ],
    ['espresso', '[]', /^tests: \[\]: has no entry\. Remove the input to run all tests$/],
    [
      'xcuitest',
      'com.A',
      /^tests: com\.A: must not be a class with its package, as for Espresso\. XCUITest takes Target\/Class or/,
    ],
    ['xcuitest', 'com.A#a', /^tests: com\.A#a: must not contain # and :, as entries for Espresso do\. XCUITest takes Target\/C/],
    ['earlgrey', 'a:b', /^tests: a:b: must not contain # and :, .* EarlGrey takes Target\/Class or Target\/Class\/test$/],
    ['xcuitest', 'A//c', /two or three names/],
    ['xcuitest', 'A/B/c/d', /two or three names/],
  ])('the entries for %s are refused: %j', async (framework, tests, problem) => {
    expect(await read(framework, tests)).toEqual([expect.stringMatching(problem)]);
  });

  it('reports all mistakes together, with filters among the capabilities', async () => {
    expect(
      await read('espresso', '!\ncom.A\nA/B', { class: 'com.A', instrumentationOptions: { size: 'small' }, local: true }),
    ).toEqual([
      expect.stringMatching(/^tests: !:/),
      expect.stringMatching(/^tests: A\/B:/),
      expect.stringMatching(/^capabilities: class: selects tests, but the input `tests` is set too$/),
      expect.stringMatching(/^capabilities: instrumentationOptions:/),
    ]);
    expect(await read('espresso', 'com.A', { instrumentationOptions: { debug: 'true' } })).toHaveLength(1);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DiscoveredSuite } from '../../../../../src/core/model/discovered-suite.ts';
import type { Framework } from '../../../../../src/core/model/framework.ts';
import { testName } from '../../../../../src/core/model/results.ts';
import type { KnownTest } from '../../../../../src/core/model/run-plan.ts';
import { matchesTest } from '../../../../../src/core/results/selection/match-entry.ts';
import { selectTests } from '../../../../../src/core/results/selection/selection.ts';
import { readTestFilter } from '../../../../../src/stand-in/builds/test-filters.ts';
import { knownSuite, knownTest } from '../known-suites.ts';
import { readEntries } from './entries.ts';

/** Short names from few letters, so that they often are beginnings of each other. */
const word = fc.stringMatching(/^[ab]{1,3}$/);

const androidTest = fc
  .record({
    path: fc.array(word, { minLength: 1, maxLength: 2 }),
    className: fc.constantFrom('A', 'B', 'A$I', 'A$I$J', 'AB'),
    name: word,
    ignored: fc.boolean(),
    annotations: fc.subarray(['x.Smoke', 'x.Slow']),
    sizes: fc.subarray(['small', 'large'] as const, { maxLength: 1 }),
  })
  .map(
    ({ path, className, name, ignored, ...seen }): KnownTest => ({
      ...knownTest(`${path.join('.')}.${className}#${name}${ignored ? '!' : ''}`),
      ...seen,
    }),
  );

const iosTest = fc
  .record({ target: fc.constantFrom('T', 'U'), className: fc.constantFrom('A', 'AB'), name: word })
  .map(({ target, className, name }): KnownTest => ({ ...knownTest(`${className}#test${name}`), target }));

/** Entries that mean something in the suite, with and without `*`. */
const entriesOf = (framework: Framework, tests: readonly KnownTest[]): fc.Arbitrary<readonly string[]> => {
  const forms = ({ className, name, target, annotations = [], sizes = [] }: KnownTest): readonly string[] =>
    framework === 'espresso'
      ? [
          className,
          `${className}#${name}`,
          `*#${name}`,
          `${className.slice(0, -1)}*`,
          `package:${className.slice(0, className.lastIndexOf('.'))}`,
          ...annotations.map((each) => `annotation:${each}`),
          ...sizes.map((each) => `size:${each}`),
        ]
      : [`${target}`, `${target}/${className}`, `${target}/${className}/${name}`, `*/${className}/${name.slice(0, -1)}*`];
  const all = tests.flatMap(forms);
  return fc
    .array(fc.tuple(fc.constantFrom(...all), fc.boolean()), { minLength: 1, maxLength: 4 })
    .map((picked) => picked.map(([text, excludes]) => (excludes ? `!${text}` : text)));
};

const suites = (framework: Framework): fc.Arbitrary<{ suite: DiscoveredSuite; lines: readonly string[] }> =>
  fc
    .uniqueArray(framework === 'espresso' ? androidTest : iosTest, {
      minLength: 1,
      maxLength: 12,
      selector: (test) => `${test.target} ${testName(test)}`,
    })
    .chain((tests) => entriesOf(framework, tests).map((lines) => ({ suite: { ...knownSuite([]), tests }, lines })));

const nameOf = (test: KnownTest): string => `${test.target === undefined ? '' : `${test.target}/`}${testName(test)}`;

it.each(['espresso', 'xcuitest', 'earlgrey'] as const)(
  '%s: what runs is what was selected, or a warning names the rest',
  (framework) => {
    fc.assert(
      fc.property(suites(framework), ({ suite, lines }) => {
        const entries = readEntries(framework, lines);
        const { selection, findings } = selectTests({ framework, tests: entries, capabilities: {} }, suite);
        const codes = findings.map(({ code }) => code);
        expect(codes).not.toContain('unknown-entry');
        if (codes.includes('empty-selection') || codes.includes('selection-refused')) return;
        const runs = readTestFilter(selection.filters, framework);
        const executed = suite.tests.filter((test) => runs({ ...test, outcome: 'pass', durationMs: 1, flaky: 0 }));
        const included = entries.filter(({ excludes }) => !excludes);
        const selected = suite.tests.filter(
          (test) =>
            (included.length === 0 || included.some((entry) => matchesTest(entry, test))) &&
            !entries.some((entry) => entry.excludes && matchesTest(entry, test)),
        );
        expect(selection.suite?.tests).toEqual(selected);
        // An ignored test proves nothing: it may be left out where naming it would run it.
        const missed = selected.filter((test) => !executed.includes(test) && !test.ignored);
        const extra = executed.filter((test) => !selected.includes(test));
        expect(missed).toEqual([]);
        const told = findings.find(({ code }) => code === 'selection-inexact')?.found ?? '';
        for (const test of extra) expect(told).toContain(nameOf(test).replace('#', '/'));
        if (framework === 'espresso') expect(extra).toEqual([]);
      }),
    );
  },
);

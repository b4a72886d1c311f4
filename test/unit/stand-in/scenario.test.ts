import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseScenario, readScenarioFile, ScenarioError, type ScenarioProblem } from '../../../src/stand-in/scenario.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const problemsIn = (text: string): readonly ScenarioProblem[] => {
  try {
    parseScenario(text);
  } catch (error) {
    if (error instanceof ScenarioError) return error.problems;
    throw error;
  }
  throw new Error('The scenario was accepted');
};

test.each(['', '# nothing\n', '{}'])('%j is the default scenario', (text) => {
  expect(parseScenario(text)).toMatchObject({
    lenient: false,
    tests: {},
    plan: { parallel: 25, 'queue-limit-seconds': 900 },
    limits: { 'retention-days': 30 },
    shapes: { lists: 'bare' },
    faults: [],
  });
});

test('defaults are filled in where a key is given', () => {
  expect(parseScenario('faults: [{ action: truncate }]\nsessions: [{ fate: hangs }]').faults).toEqual([
    { action: 'truncate', path: '**', nth: 1, times: 1, probability: 1 },
  ]);
});

describe('mistakes in scenarios', () => {
  test.each<[string, string, Partial<ScenarioProblem>]>([
    [
      'an unknown key',
      'plan:\n  parallel: 3\n  paralel: 4\n',
      { line: 3, column: 3, key: 'plan.paralel', message: 'unknown key' },
    ],
    ['an unknown key at the top', 'seed: 1\nfoo: 2\n', { line: 2, column: 1, key: 'foo' }],
    ['a hostile key', 'seed: 1\n__proto__: 2\n', { line: 2, message: expect.stringContaining('__proto__') }],
    ['a wrong value', 'sessions:\n  - device: x\n    fate: explodes\n', { line: 3, column: 5, key: 'sessions[0].fate' }],
    ['a missing value', 'tests:\n  espresso:\n    - class: A\n', { line: 3, column: 7, key: 'tests.espresso[0].name' }],
    ['an unknown action', 'faults:\n  - action: explode\n', { line: 2, column: 5, key: 'faults[0].action' }],
    ['a key of another action', 'faults:\n  - action: hang\n    status: 1\n', { line: 3, key: 'faults[0].status' }],
    [
      'a header of two lines',
      'faults:\n  - action: status\n    status: 200\n    headers: { A: "b\\nc" }\n',
      { line: 4, key: 'faults[0].headers.A' },
    ],
    ['a wrong type', '- 1\n', { line: 1, key: '' }],
    ['broken YAML', 'plan: [\n', { key: '', line: 2 }],
    ['an unknown alias', 'plan: *x\n', { key: '' }],
  ])('a mistake has its line: %s', (_what, text, expected) => {
    expect(problemsIn(text)).toMatchObject([expected]);
  });

  test('all mistakes are listed at once', () => {
    expect(problemsIn('seed: x\ntime-scale: 0\nfoo: 1\n').map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  test('aliases cannot blow up a small file', () => {
    const wide = (name: string, of: string): string => `${name}: &${name} [${Array(20).fill(of).join(', ')}]\n`;
    expect(problemsIn(`${wide('a', '1')}${wide('b', '*a')}${wide('c', '*b')}${wide('d', '*c')}`)).toMatchObject([{ key: '' }]);
  });
});

test('a file is named in the message', async () => {
  await using folder = await temporaryDirectory();
  const path = join(folder.path, 'mine.yml');
  await writeFile(path, 'foo: 1\n');
  await expect(readScenarioFile(path)).rejects.toThrow(`${path}:1:1: foo: unknown key`);
  await writeFile(path, 'seed: 3\n');
  expect((await readScenarioFile(path)).seed).toBe(3);
  await writeFile(path, `#${'x'.repeat(5_000_000)}`);
  await expect(readScenarioFile(path)).rejects.toThrow('larger than');
  // People write less; a recording may be as long as the recorder makes it.
  const long = `seed: 4\n# ${'x'.repeat(600_000)}\n`;
  await writeFile(path, long);
  await expect(readScenarioFile(path)).rejects.toThrow('it has more than 524288 bytes');
  await writeFile(path, `# Recorded by the built-in cloud. Names are replaced.\n${long}`);
  expect((await readScenarioFile(path)).seed).toBe(4);
});

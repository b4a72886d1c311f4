import { describe, expect, it } from 'vitest';
import { InputError } from '../../../src/inputs/problems.ts';
import { InputReader } from '../../../src/inputs/reader.ts';
import { choice, custom, declared, flag, type InputTable, minutes, number, readValues, text } from '../../../src/inputs/table.ts';

const table = {
  'check-name': text(),
  verbose: flag(true),
  mode: choice(['fast', 'slow'], 'slow', {
    conflict: (mode, given) => (mode === 'fast' && given.text('check-name') !== '' ? 'expected slow with a check' : undefined),
  }),
  'time-limit': minutes('limitMs', { min: 0.5, max: 60, accepted: 'expected minutes' }),
  tries: number('integer', { min: 1, max: 3 }, 2),
  words: custom('string', (reader, input) => reader.list(input)),
  file: declared(),
} satisfies InputTable;

const reading = (inputs: Readonly<Record<string, string>>) => {
  const reader = new InputReader(
    Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  );
  const values = readValues(reader, table);
  return { reader, values };
};

const mistakesIn = ({ reader }: ReturnType<typeof reading>): readonly string[] => {
  try {
    reader.finish();
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.problems.map(({ input, value, accepted, code }) => `${input}=${value}: ${accepted}${code ? ` (${code})` : ''}`);
  }
};

describe('a table of inputs', () => {
  it('gives the defaults of inputs that are empty, and no value to those that a function of its own reads', () => {
    expect(reading({ file: 'a.txt' }).values).toStrictEqual({
      checkName: undefined,
      verbose: true,
      mode: 'slow',
      limitMs: undefined,
      tries: 2,
      words: [],
    });
  });

  it('gives values under the names and in the units of their fields', () => {
    const { values } = reading({ 'check-name': 'Tests', verbose: 'FALSE', 'time-limit': '1.5', tries: '3', words: 'a\nb' });
    expect(values).toMatchObject({ checkName: 'Tests', verbose: false, limitMs: 90_000, tries: 3, words: ['a', 'b'] });
  });

  it('reports mistakes and conflicts together, in the order of the table, also those that are noted later', () => {
    const read = reading({ tries: '4', mode: 'fast', 'check-name': 'Tests', verbose: 'maybe', file: 'x' });
    read.reader.problem({ input: 'file', value: 'x', accepted: 'expected a file' });
    read.reader.problem({ input: 'check-name', value: 'Tests', accepted: 'expected another name' });
    expect(mistakesIn(read)).toEqual([
      'check-name=Tests: expected another name',
      'verbose=maybe: expected true or false',
      'mode=fast: expected slow with a check (input-conflict)',
      'tries=4: expected a whole number from 1 to 3',
      'file=x: expected a file',
    ]);
  });

  it('has no conflict for an input that is not set', () => {
    expect(mistakesIn(reading({ 'check-name': 'Tests' }))).toEqual([]);
  });
});

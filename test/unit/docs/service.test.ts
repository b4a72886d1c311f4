import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { tableRows } from './markdown-table.ts';
import { symbolMistake, titleMistake } from './pointers.ts';
import { alertOperations, specificationEndpoints } from './specification-endpoints.ts';

const root = path.resolve(import.meta.dirname, '../../..');

interface Row {
  readonly what: string;
  readonly coveredBy: string;
  readonly shownBy: string;
}

const rows: readonly Row[] = tableRows(readFileSync(path.join(root, 'docs/internals/service.md'), 'utf8')).map(
  ([what = '', coveredBy = '', shownBy = '']) => ({ what, coveredBy, shownBy }),
);

const isCovered = ({ coveredBy }: Row): boolean => coveredBy.startsWith('`');

describe('docs/internals/service.md', () => {
  test.each(rows)('the table names code and tests for $what', ({ what, coveredBy, shownBy }) => {
    expect(what).not.toBe('');
    if (!isCovered({ what, coveredBy, shownBy })) {
      expect(coveredBy).toMatch(/^(Not covered yet(: .+)?|Nothing to do: .+)$/);
      expect(shownBy).toBe('');
      return;
    }
    const symbols = [...coveredBy.matchAll(/`([^`#]+)#([^`]+)`/g)];
    const tests = [...shownBy.matchAll(/`([^`]+)`: "([^"]+)"/g)];
    expect(coveredBy).toBe(symbols.map(([text]) => text).join(', '));
    expect(shownBy).toBe(tests.map(([text]) => text).join(', '));
    expect(tests.length).toBeGreaterThan(0);
    const mistakes = [
      ...symbols.map(([, file = '', symbol = '']) => symbolMistake(file, symbol)),
      ...tests.map(([, file = '', title = '']) => titleMistake(file, title)),
    ];
    expect(mistakes.filter((mistake) => mistake !== undefined)).toEqual([]);
  });

  test('says everything once', () => {
    const whats = rows.map(({ what }) => what);
    expect(whats.filter((what, index) => whats.indexOf(what) !== index)).toEqual([]);
  });

  test('has a row for every endpoint of the specification', () => {
    const missing = specificationEndpoints.filter((endpoint) => !rows.some(({ what }) => what.includes(`\`${endpoint}\``)));
    expect(missing).toEqual([]);
  });

  test('has a row for every operation of alerts', () => {
    const missing = alertOperations.filter((operation) => !rows.some(({ what }) => what.startsWith(`Operation: ${operation} `)));
    expect(missing).toEqual([]);
  });

  test('names the code of the client for every endpoint that it covers', () => {
    const endpoints = rows.filter(({ what }) => /^`(GET|POST|DELETE) \/app-automate\//.test(what));
    expect(endpoints.filter((row) => !row.coveredBy.includes('src/cloud/'))).toEqual([]);
  });
});

describe('the check itself', () => {
  test.each([
    { file: 'src/cloud/nowhere.ts', symbol: 'createApps', mistake: 'there is no file src/cloud/nowhere.ts' },
    { file: 'src/cloud/client.ts', symbol: 'createCloud', mistake: 'src/cloud/client.ts has no createCloud' },
    { file: 'src/cloud/client.ts', symbol: 'Sends', mistake: 'src/cloud/client.ts has no Sends' },
    { file: 'src/cloud/client.ts', symbol: 'createCloudClient', mistake: undefined },
  ])('finds $symbol in $file, or says that it does not', ({ file, symbol, mistake }) => {
    expect(symbolMistake(file, symbol)).toBe(mistake);
  });

  test('finds titles in quotes only', () => {
    const file = 'test/unit/inputs/run-inputs.test.ts';
    expect(titleMistake(file, 'names every mistake at once')).toBeUndefined();
    expect(titleMistake(file, 'let folder')).toBe(`${file} has no test "let folder"`);
    expect(titleMistake('test/none.test.ts', 'x')).toBe('there is no file test/none.test.ts');
  });
});

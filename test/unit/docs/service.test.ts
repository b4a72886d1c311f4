import { describe, expect, test } from 'vitest';
import { readText } from './action-metadata.ts';
import { tableRows } from './markdown-table.ts';
import { symbolMistake, titleMistake } from './pointers.ts';
import { alertOperations, specificationEndpoints } from './specification-endpoints.ts';

interface Row {
  readonly what: string;
  readonly coveredBy: string;
  readonly shownBy: string;
}

const rows: readonly Row[] = tableRows(readText('docs/internals/service.md')).map(
  ([what = '', coveredBy = '', shownBy = '']) => ({ what, coveredBy, shownBy }),
);

describe('docs/internals/service.md', () => {
  test.each(rows)('the table names code and tests for $what', ({ what, coveredBy, shownBy }) => {
    expect(what).not.toBe('');
    const symbols = [...coveredBy.matchAll(/`([^`#]+)#([^`]+)`/g)];
    const tests = [...shownBy.matchAll(/`([^`]+)`: "([^"]+)"/g)];
    expect(coveredBy).toBe(symbols.map(([text]) => text).join(', '));
    expect(shownBy).toBe(tests.map(([text]) => text).join(', '));
    expect(symbols.length * tests.length).toBeGreaterThan(0);
    const mistakes = [
      ...symbols.map(([, file = '', symbol = '']) => symbolMistake(file, symbol)),
      ...tests.map(([, file = '', title = '']) => titleMistake(file, title)),
    ];
    expect(mistakes.filter((mistake) => mistake !== undefined)).toEqual([]);
  });

  test('has a row for every endpoint of the specification', () => {
    const missing = specificationEndpoints.filter((endpoint) => !rows.some(({ what }) => what.includes(`\`${endpoint}\``)));
    expect(missing).toEqual([]);
  });

  test('has a row for every operation of alerts', () => {
    const missing = alertOperations.filter((operation) => !rows.some(({ what }) => what.startsWith(`Operation: ${operation} `)));
    expect(missing).toEqual([]);
  });

  test('names the code of the client for every endpoint', () => {
    const endpoints = rows.filter(({ what }) => /^`(GET|POST|DELETE) \/app-automate\//.test(what));
    expect(endpoints.filter((row) => !row.coveredBy.includes('src/service/'))).toEqual([]);
  });
});

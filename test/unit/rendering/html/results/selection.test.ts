import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectResults } from '../../../../../src/rendering/html/results/collect.ts';
import { encodeRun } from '../../../../../src/rendering/html/results/encode-results.ts';
import { selectResults } from '../../../../../src/rendering/html/results/selection.ts';
import { jsonBytes } from '../../../../../src/rendering/html/text-table.ts';
import { failedTest, runResult, sessionResult, testResult } from '../../../../helpers/run-results.ts';

const names = fc.uniqueArray(
  fc.string({ unit: 'grapheme', maxLength: 30 }).map((name) => name.replaceAll('#', '')),
  { maxLength: 40 },
);

describe('the selection of results', () => {
  it('fits into the bytes that it was given', () => {
    fc.assert(
      fc.property(names, fc.integer({ min: 200, max: 4_000 }), (own, resultBytes) => {
        const tests = own.map((name, index) => (index % 3 === 0 ? failedTest(`a.B#${name}`) : testResult(`a.B#${name}`)));
        const run = runResult(['A-1', 'B-1', 'C-1'].map((device) => sessionResult({ device, tests })));
        const { results } = encodeRun(run, { resultBytes, detailBytes: 0, excerptBytes: 0, mediaBytes: 0 }, () => false);
        const slots = results.sessions.map((session) => session.results);
        // What one slot costs even when it is empty is no matter of choice.
        expect(jsonBytes([results.classes, results.rows, slots])).toBeLessThan(resultBytes + 200);
      }),
    );
  });

  it.each([
    { bytes: 10_000, kept: [0, 1, 2], withDurations: true },
    { bytes: 60, kept: [0, 1, 2], withDurations: false },
    { bytes: 50, kept: [1], withDurations: false },
    { bytes: 0, kept: [], withDurations: false },
  ])('with $bytes bytes keeps the rows $kept', ({ bytes, kept, withDurations }) => {
    const tests = [testResult('A#x'), failedTest('A#y'), testResult('A#z')];
    const collected = collectResults(runResult([sessionResult({ device: 'A-1', tests })]), () => {});
    const selection = selectResults(collected, bytes);
    expect([0, 1, 2].filter((row) => selection.keeps(row))).toEqual(kept);
    expect(selection.withDurations).toBe(withDurations);
    expect(selection.notes.length > 0).toBe(bytes < 10_000);
  });
});

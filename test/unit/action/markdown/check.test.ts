import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderCheck } from '../../../../src/action/markdown/reports.ts';
import { createSourceIndex } from '../../../../src/core/wording/failure-places.ts';
import { utf8Bytes } from '../../../../src/lib/escape/cut.ts';
import { failedTest, runResult, sessionResult, testResult } from '../../../helpers/run-results.ts';
import { markdownFaults } from './balanced-markdown.ts';
import { hostileRun } from './hostile-runs.ts';
import { mixedRun, smallGreenRun } from './sample-runs.ts';

const options = { sources: createSourceIndex(['src/A.kt']), links: {}, reportDir: 'mobile-test-results' };

describe('renderCheck', () => {
  it('holds the verdict in its title, the matrix in its summary, failures in its text', () => {
    const check = renderCheck(mixedRun(), options);
    expect(check).toMatchObject({
      conclusion: 'failure',
      title: expect.stringMatching(/^Error: Samsung .*, 1 of 19 results missing, 6 failed \(SIMULATED\)$/),
    });
    expect(check.summary).toContain('### Failed and flaky tests');
    expect(check.summary).not.toContain('### Failures');
    expect(check.text).toMatch(/^### Failures/);
    expect(check.text).toContain('```diff');
    expect(renderCheck(smallGreenRun(), options)).toMatchObject({
      conclusion: 'success',
      title: 'Passed: 4 tests',
      annotationBatches: [],
    });
  });

  it('sends annotations with a place only, 50 at a time', () => {
    const tests = Array.from({ length: 130 }, (_none, index) =>
      failedTest(`shop.A#t${index}`, { trace: index % 10 === 0 ? 'no place' : `at shop.A.t(A.kt:${index})` }),
    );
    const { annotationBatches } = renderCheck(runResult([sessionResult({ device: 'A-1', tests })]), options);
    expect(annotationBatches.map((batch) => batch.length)).toEqual([50, 50, 17]);
    expect(annotationBatches[0]?.[0]).toMatchObject({ level: 'error', file: 'src/A.kt' });
  });

  it('cuts long names, so that every other part has room', () => {
    const long = '<'.repeat(10_000);
    const tests = [1, 2, 3].map((nth) => failedTest(`${long}#${nth}`, { trace: `at ${long}.${nth}(${long}.kt:1)` }));
    const passed = testResult(`${long}#4`, { durationMs: 5_000 });
    const sessions = ['A-1', 'B-1'].map((device) => sessionResult({ device, tests: [...tests, passed] }));
    const check = renderCheck(runResult(sessions), options);
    expect(check.summary).toContain('### Failed tests');
    expect(check.text).toContain('### Failures');
    expect(check.text).toContain('Slowest tests');
    expect(`${check.summary}${check.text}`).not.toContain('Left out');
    const green = renderCheck(runResult([sessionResult({ device: 'A-1', tests: [passed] })]), options);
    expect(green.summary.length).toBeLessThan(3_000);
  });

  it('stays within what the service takes when everything fails', () => {
    const tests = Array.from({ length: 400 }, (_none, index) =>
      failedTest(`shop.Suite${index}#fails`, { message: `😀 日本語 ${'long '.repeat(300)}${index}` }),
    );
    const check = renderCheck(runResult([sessionResult({ device: 'A 😀-1', tests })]), options);
    for (const text of [check.summary, check.text]) {
      expect(utf8Bytes(text)).toBeLessThanOrEqual(65_535);
      expect(markdownFaults(text)).toEqual([]);
    }
    expect(check.text).toContain('Shortened to stay under 65.5 kB.');
    expect(check.text).toContain('\\u{1F600} 日本語');
  });

  it('holds no character beyond U+FFFF, whatever the texts are', () => {
    fc.assert(
      fc.property(hostileRun, (run) => {
        const { title, summary, text } = renderCheck(run, options);
        expect(title.length).toBeLessThanOrEqual(255);
        for (const part of [summary, text]) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(65_535);
        for (const shown of [title, summary, text]) expect(shown).not.toMatch(/[\u{10000}-\u{10ffff}\p{Cs}]/u);
        expect([...markdownFaults(summary), ...markdownFaults(text)]).toEqual([]);
      }),
    );
  });
});

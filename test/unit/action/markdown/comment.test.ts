import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentMarker, renderComment } from '../../../../src/action/markdown/reports.ts';
import { utf8Bytes } from '../../../../src/lib/escape/cut.ts';
import { failedTest, missingTest, runResult, sessionResult } from '../../../helpers/run-results.ts';
import { markdownFaults } from './balanced-markdown.ts';
import { hostileRun } from './hostile-runs.ts';
import { mixedRun } from './sample-runs.ts';

const marker = commentMarker('CI / espresso (Pixel 3)');
const shown = { links: {}, reportDir: 'mobile-test-results' };

describe('commentMarker', () => {
  it.each([
    ['CI / tests', '<!-- mobile-test-cloud: CI%20%2F%20tests -->'],
    ['a--> <b>--', '<!-- mobile-test-cloud: a%2D%2D%3E%20%3Cb%3E%2D%2D -->'],
    ['half \ud83d', '<!-- mobile-test-cloud: half%20%EF%BF%BD -->'],
    ['', '<!-- mobile-test-cloud:  -->'],
  ])('commentMarker hides the key %j', (key, expected) => {
    expect(commentMarker(key)).toBe(expected);
  });
});

describe('renderComment', () => {
  it('begins with its marker, then says the same as the summary, in short, and always the same for the same run', () => {
    const text = renderComment(mixedRun(), marker, shown);
    const [first, title] = text.split('\n');
    expect(first).toBe(marker);
    expect(title).toBe(
      '## ❌ Error: Samsung Galaxy S21 Ultra-12.0, shard 2 of 2: the service could not run the session: "device allocation failed", 1 of 19 results missing, 6 of 18 failed · Espresso · all jobs (SIMULATED)',
    );
    expect(text).not.toContain('### Sessions\n');
    expect(renderComment(mixedRun(), marker, shown)).toBe(text);
  });

  it('holds its marker once, wherever an enemy writes it', () => {
    const test = failedTest(`${marker}#${marker}`, { type: marker, message: marker, trace: `${marker}\n${marker}` });
    const run = runResult([sessionResult({ device: marker, folder: marker, tests: [test] })], {
      project: marker,
      notices: [marker],
      missingTests: [missingTest(marker)],
      verdict: { kind: 'failed', reason: marker },
    });
    expect(renderComment(run, marker, shown).split(marker)).toHaveLength(2);
  });

  it('stays within the budget, marker included, whatever the texts are', () => {
    fc.assert(
      fc.property(hostileRun, fc.integer({ min: 200, max: 10_000 }), (run, budgetBytes) => {
        const text = renderComment(run, marker, shown, budgetBytes);
        expect(utf8Bytes(text)).toBeLessThanOrEqual(budgetBytes);
        expect(text.split('<!--')).toHaveLength(2);
        expect(markdownFaults(text)).toEqual([]);
      }),
    );
    const tests = Array.from({ length: 300 }, (_none, index) =>
      failedTest(`shop.S${index}#${'x'.repeat(400)}`, { message: '日'.repeat(9_000) }),
    );
    const full = renderComment(runResult([sessionResult({ device: 'A-1', tests })]), marker, shown);
    expect(utf8Bytes(full)).toBeLessThanOrEqual(65_536);
  });
});

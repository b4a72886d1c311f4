import { describe, expect, it } from 'vitest';
import { annotationsFor } from '../../../../src/action/markdown/annotations.ts';
import { commentMarker, renderCheck, renderComment, renderSummary } from '../../../../src/action/markdown/reports.ts';
import type { RunAnalysis } from '../../../../src/core/model/run-analysis.ts';
import { noSources } from '../../../../src/core/wording/failure-places.ts';
import { utf8Bytes } from '../../../../src/lib/escape/cut.ts';
import {
  failedTest,
  flakyTest,
  historyOf,
  quarantineOf,
  runResult,
  sessionResult,
  testResult,
} from '../../../helpers/run-results.ts';
import { markdownFaults } from './balanced-markdown.ts';

const pixel = 'Google Pixel 7-13.0';
const galaxy = 'Samsung Galaxy S22-12.0';
const options = { links: {}, reportDir: 'mobile-test-results' };

const tests = [
  failedTest('com.shop.CartTest#adds', { message: 'expected 3 | but was 2' }),
  failedTest('com.shop.LoginTest#signsIn', { message: 'no network' }),
  testResult('com.shop.LoginTest#signsOut'),
];
const sessions = [pixel, galaxy].map((device) => sessionResult({ device, tests }));
const flaky = [pixel, galaxy].map((device) => sessionResult({ device, tests: [flakyTest('a.LoginTest#signsIn')] }));
const all = quarantineOf({ test: 'com.shop.CartTest#adds' }, { test: '*#signsIn' });
const some = quarantineOf({ test: 'com.shop.CartTest#adds' }, { test: '*#signsIn', devices: [galaxy] });

const summaryOf = (run: RunAnalysis, budgetBytes?: number): string => renderSummary(run, options, budgetBytes);

const item =
  '- `CartTest#adds` on Google Pixel 7-13.0, Samsung Galaxy S22-12.0: expected 3 &#124; but was 2\\\n  Fails on Mondays · [issue](https://github.com/octo/shop/issues/7) · until 2026-12-31';

describe('quarantined failures', () => {
  it('have a section of their own in summary, check run and comment', () => {
    const run = runResult(sessions, {}, all);
    const check = renderCheck(run, { ...options, sources: noSources });
    const texts = [summaryOf(run), check.text, renderComment(run, commentMarker('a'), options)];
    for (const text of texts) {
      expect(text).toContain('### Quarantined failures (4)');
      expect(text).toContain(item);
      expect(text).not.toContain('### Failures');
      expect(markdownFaults(text)).toEqual([]);
    }
    expect(texts[0]).toContain('**6 results: 3 tests on 2 devices**: ✅ 2 passed · ⚠️ **4 failed** (4 quarantined)\n');
    expect(texts[0]).toMatch(/^! Google Pixel 7-13\.0 +█+ +1 m, 2 quarantined$/m);
    expect(texts[0]).toContain('| `com.shop.CartTest` | 1 | ⚠️ 1 quarantined | ⚠️ 1 quarantined |');
    expect(check).toMatchObject({ conclusion: 'success', title: 'Passed: 6 results, 4 quarantined' });
  });

  it('stand apart from the other failures of the same test', () => {
    const summary = summaryOf(runResult(sessions, {}, some));
    expect(summary).toContain('✅ 2 passed · ❌ **4 failed** (3 quarantined)');
    expect(summary).toContain('| `LoginTest#signsIn` | Fails on 1 of 2 devices | ❌ failed | ⚠️ quarantined |');
    expect(summary).toContain('❌ 2 failed (1 quarantined)');
    const [failures = ''] = summary.split('### Quarantined failures');
    expect(failures.split('### Failures')[1]).not.toContain('CartTest');
    expect(summary).toContain('it fails on Google Pixel 7-13.0 only');
  });

  it('are told apart where all failures are compared with earlier runs', () => {
    const history = historyOf({ new: 1, known: 3 });
    const titleOf = (run: RunAnalysis): string => renderCheck(run, { ...options, sources: noSources }).title;
    const partly = runResult(sessions, { history }, some);
    expect(summaryOf(partly)).toContain('**4 failed, 3 of them in quarantine: 1 new, 3 known**');
    expect(titleOf(partly)).toBe('Failed: 4 of 6 results (3 quarantined), 1 new');
    const green = runResult(sessions, { history }, all);
    expect(summaryOf(green)).toContain('**4 failed, all in quarantine: 1 new, 3 known**');
    expect(titleOf(green)).toBe('Passed: 6 results, 4 quarantined, 1 new');
  });

  it('have no annotations, unlike the others', () => {
    expect(annotationsFor(runResult(sessions, {}, all), noSources)).toEqual({ annotations: [], more: 0 });
    expect(annotationsFor(runResult(sessions, {}, some), noSources).annotations).toMatchObject([
      { title: 'LoginTest#signsIn failed on Google Pixel 7-13.0', message: expect.stringMatching(/On Google Pixel 7-13\.0$/) },
    ]);
    expect(annotationsFor(runResult(flaky, { failOnFlaky: true }, some), noSources).annotations).toMatchObject([
      { message: expect.stringMatching(/On Google Pixel 7-13\.0$/) },
    ]);
  });

  it('leave the other flaky tests among the failed ones, where those fail', () => {
    const run = runResult(flaky, { failOnFlaky: true }, some);
    expect(run.verdict.reason).toContain('1 of 2 test results failed (1 flaky, counted as failed): a.LoginTest#signsIn');
    expect(summaryOf(run)).toContain('**2 results: 1 test on 2 devices**: ✅ 1 passed (1 flaky) · ❌ **1 failed** (1 flaky)\n');
  });

  it('keep their number where there is no room for the rest', () => {
    const many = Array.from({ length: 500 }, (_none, index) =>
      failedTest(`com.shop.Test${index}#fails`, { message: `${'long '.repeat(60)}${index}` }),
    );
    const run = runResult([sessionResult({ device: pixel, tests: many })], {}, quarantineOf({ test: '*' }));
    const full = summaryOf(run);
    expect(full).toContain('400 more tests: see the full report.');
    const short = summaryOf(run, 8_000);
    expect(utf8Bytes(short)).toBeLessThanOrEqual(8_000);
    expect(short).toContain('### Quarantined failures (500)');
  });

  it('come with the warnings about the file, whatever these say', () => {
    const warnings = ['q.yml:3: <b>`x`</b> @octo matches no known test.'];
    const summary = summaryOf(runResult(sessions, { quarantine: { file: 'q.yml', failures: [], warnings } }));
    expect(summary).toContain('> [!WARNING]\n> - q.yml');
    expect(summary).not.toContain('<b>');
    expect(markdownFaults(summary)).toEqual([]);
  });
});

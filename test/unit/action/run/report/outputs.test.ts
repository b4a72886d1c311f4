import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outputsOf } from '../../../../../src/action/run/report/report.ts';
import {
  failedTest,
  flakyTest,
  missingSession,
  missingTest,
  runResult,
  runStart,
  sessionResult,
  testResult,
} from '../../../../helpers/run-results.ts';

describe('outputsOf', () => {
  const pixel = 'Google Pixel 3-10.0';
  const tests = [
    testResult('Cart#adds'),
    flakyTest('Cart#waits'),
    failedTest('Cart#removes'),
    testResult('Cart#later', { status: 'skipped' }),
    testResult('Cart#other'),
  ];
  const run = runResult(
    [
      sessionResult({ device: pixel, durationMs: 90_000, tests }),
      sessionResult({ device: 'Nexus 6-6.0', durationMs: 0, buildId: 'b2' }),
      missingSession({ device: 'Galaxy S9-8.0', buildId: 'b3', durationMs: 0 }),
    ],
    {
      queueMs: 12_600,
      finishedAt: new Date(runStart.getTime() + 99_400),
      missingTests: [missingTest('Cart#a'), missingTest('Cart#b')],
    },
  );
  const files = { reportDir: 'reports', resultsPath: '/r/results.json', junitPath: '/r/junit.xml' };

  it('counts pairs of test and device, sessions that came, and times', () => {
    expect(outputsOf(run, files, true)).toMatchObject({
      verdict: 'error',
      reason: run.verdict.reason,
      'build-ids': JSON.stringify(run.builds.map(({ id }) => id)),
      tests: '5',
      passed: '3',
      failed: '1',
      skipped: '1',
      flaky: '1',
      missing: '2',
      quarantined: '0',
      sessions: '2',
      'device-minutes': '1.5',
      'queue-seconds': '13',
      'duration-seconds': '99',
      'predicted-device-minutes': '',
      'failed-tests': `["Cart#removes @ ${pixel}"]`,
      'new-failures': `["Cart#removes @ ${pixel}"]`,
      'report-dir': resolve('reports'),
      'results-path': '/r/results.json',
      'junit-path': '/r/junit.xml',
      simulated: 'false',
    });
    expect(run.builds).toHaveLength(3);
  });

  it('names references as the inputs of a later step take them', () => {
    expect(outputsOf({ ...run, refs: { app: 'Shop', testSuite: 'ann/Tests', media: [] } }, files)).toMatchObject({
      'app-ref': 'custom-id:Shop',
      'test-suite-ref': 'ann/Tests',
    });
  });

  it('names a hundred failed tests and no more, flaky ones where they count as failed', () => {
    const tests = Array.from({ length: 130 }, (_, nth) => flakyTest(`Cart#t${nth}`));
    const named = (failOnFlaky: boolean): unknown =>
      JSON.parse(outputsOf(runResult([sessionResult({ device: pixel, tests })], { failOnFlaky }), files, true)['failed-tests']);
    expect(named(true)).toHaveLength(100);
    expect(named(false)).toEqual([]);
  });
});

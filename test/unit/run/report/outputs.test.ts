import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outputsWithoutResult } from '../../../../src/run/report/outputs.ts';
import { outputsOf } from '../../../../src/run/report/result-outputs.ts';
import {
  failedTest,
  flakyTest,
  missingSession,
  missingTest,
  runResult,
  runStart,
  sessionResult,
  testResult,
} from '../../../helpers/run-results.ts';

const nothing = {
  'build-ids': '[]',
  'app-ref': '',
  'test-suite-ref': '',
  'media-refs': '[]',
  tests: '0',
  passed: '0',
  failed: '0',
  skipped: '0',
  flaky: '0',
  missing: '0',
  quarantined: '0',
  sessions: '0',
  'device-minutes': '0.0',
  'predicted-device-minutes': '',
  'queue-seconds': '0',
  'duration-seconds': '0',
  'failed-tests': '[]',
  'new-failures': '[]',
  unstable: '[]',
  'report-dir': '',
  'results-path': '',
  'junit-path': '',
  'html-path': '',
  'triage-path': '',
  'artifact-id': '',
  'artifact-url': '',
  'html-url': '',
};

it.each([false, true])('a step without a result has every output all the same, simulated: %s', (simulated) => {
  const verdict = { kind: 'error', reason: 'No.' } as const;
  const expected = { verdict: 'error', reason: 'No.', ...nothing, simulated: String(simulated) };
  expect(outputsWithoutResult(verdict, simulated)).toEqual(expected);
});

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
    expect(outputsOf(run, files, true)).toEqual({
      ...nothing,
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

  it('names what was uploaded and stored', () => {
    const artifact = { id: '7', url: 'https://a', name: 'a' };
    const htmlArtifact = { id: '8', url: 'https://h', name: 'h' };
    const refs = { app: 'bs://app', testSuite: 'bs://suite', media: ['media://m'] };
    const paths = { ...files, htmlPath: '/r/report.html', triagePath: '/r/triage.json' };
    expect(outputsOf({ ...run, refs, simulated: true }, { ...paths, artifact, htmlArtifact }, false)).toMatchObject({
      'app-ref': 'bs://app',
      'test-suite-ref': 'bs://suite',
      'media-refs': '["media://m"]',
      'html-path': '/r/report.html',
      'triage-path': '/r/triage.json',
      'artifact-id': '7',
      'artifact-url': 'https://a',
      'html-url': 'https://h',
      simulated: 'true',
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

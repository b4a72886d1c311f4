import { describe, expect, it } from 'vitest';
import { problem } from '../../../src/model/error-codes.ts';
import type { RunAnalysis } from '../../../src/model/run-analysis.ts';
import { checkTitle, verdictHeading } from '../../../src/rendering/verdict.ts';
import { decideVerdict } from '../../../src/results/judge.ts';
import {
  failedTest,
  flakyTest,
  historyOf,
  missingSession,
  missingTest,
  quarantineOf,
  runResult,
  sessionResult,
  testResult,
} from '../../helpers/run-results.ts';

const [pixel, galaxy, onePlus] = ['Google Pixel 7-13.0', 'Samsung Galaxy S22-12.0', 'OnePlus 9-11.0'];
const names = Array.from({ length: 12 }, (_none, nth) => `a.B#c${nth}`);
const passes = names.map((name) => testResult(name));
const offline = (device: string) => missingSession({ device }, 'device went offline');
const green = (device: string) => sessionResult({ device, tests: passes });
/** A run that a problem outside of its sessions ended. */
const ended = (run: RunAnalysis, code: 'queue-timeout' | 'cloud-unauthorized', clause: string): RunAnalysis => ({
  ...run,
  ...decideVerdict({ ...run, failOnFlaky: false, problems: [problem(code, clause)] }),
});

const failedTwice = runResult([sessionResult({ device: pixel, tests: [failedTest('a.B#x'), failedTest('a.B#y'), ...passes] })]);

const cases: readonly { name: string; run: RunAnalysis; title: string; heading: string }[] = [
  { name: 'a green run', run: runResult([green(pixel)]), title: 'Passed: 12 tests', heading: '12 passed' },
  {
    name: 'flaky tests',
    run: runResult([sessionResult({ device: pixel, tests: [flakyTest('a.B#x'), ...passes] })]),
    title: 'Passed: 13 tests, 1 flaky',
    heading: '13 passed, 1 flaky',
  },
  {
    name: 'quarantined failures on two devices',
    run: runResult(
      [pixel, galaxy].map((device) => sessionResult({ device, tests: [failedTest('a.B#x'), ...passes] })),
      {},
      quarantineOf({ test: '*#x' }),
    ),
    title: 'Passed: 26 results, 2 quarantined',
    heading: '24 passed, 2 quarantined',
  },
  { name: 'failures', run: failedTwice, title: 'Failed: 2 of 14 tests', heading: '2 of 14 failed' },
  {
    name: 'failures that earlier runs know',
    run: { ...failedTwice, history: historyOf({ new: 1, known: 1 }, 3) },
    title: 'Failed: 2 of 14 tests, 1 new',
    heading: '2 of 14 failed',
  },
  {
    name: 'failures of a first run, which nothing can be compared with',
    run: { ...failedTwice, history: historyOf({ new: 1, known: 1 }, 0) },
    title: 'Failed: 2 of 14 tests',
    heading: '2 of 14 failed',
  },
  {
    name: 'two of three devices without a result',
    run: runResult([green(pixel), offline(galaxy), offline(onePlus)], {
      missingTests: names.map((name) => missingTest(name, galaxy, onePlus)),
    }),
    title: 'Error: 2 of 3 devices gave no usable result, 24 of 36 results missing',
    heading: 'Error: 24 of 36 results missing',
  },
  {
    name: 'one device without a result, which the reason names, beside a failure',
    run: runResult([sessionResult({ device: pixel, tests: [failedTest('a.B#x'), ...passes] }), offline(galaxy)]),
    title: `Error: ${galaxy}: the service could not run the session: "device went offline", 1 failed`,
    heading: 'Error: 1 of 13 failed',
  },
  {
    name: 'two of four shards without a result',
    run: runResult(
      [0, 1].flatMap((index) => [
        sessionResult({ device: pixel, shard: { index, total: 2 }, tests: passes.slice(6 * index, 6 * index + 6) }),
        missingSession({ device: galaxy, shard: { index, total: 2 } }),
      ]),
    ),
    title: 'Error: 2 of 4 sessions gave no usable result',
    heading: 'Error',
  },
  {
    name: 'a queue that took too long',
    run: ended(
      runResult([green(pixel)], { missingTests: names.map((name) => missingTest(name, galaxy)) }),
      'queue-timeout',
      `no device became available for ${galaxy} within 30 m`,
    ),
    title: `Timed out: No device became available for ${galaxy} within 30 m, 12 of 24 results missing`,
    heading: 'Timed out: 12 of 24 results missing',
  },
  {
    name: 'refused credentials',
    run: ended(runResult([]), 'cloud-unauthorized', 'the service does not accept the credentials (HTTP 401)'),
    title: 'Error: The service does not accept the credentials (HTTP 401)',
    heading: 'Error',
  },
  {
    name: 'a simulated run',
    run: runResult([green(pixel)], { simulated: true }),
    title: 'Passed: 12 tests (SIMULATED)',
    heading: '12 passed',
  },
];

describe('titles and headings', () => {
  it.each(cases)(
    'the title of a check run says the reason first, and the heading of a summary the figures: $name',
    ({ run, title, heading }) => {
      expect(checkTitle(run)).toBe(title);
      expect(verdictHeading(run)).toBe(heading);
    },
  );
});

it('a long reason is cut in the title of a check run, and the figures stay', () => {
  const run = runResult([green(pixel), missingSession({ device: galaxy }, 'x'.repeat(1_000))], {
    missingTests: names.map((name) => missingTest(name, galaxy)),
  });
  expect(checkTitle(run)).toHaveLength(255);
  expect(checkTitle(run)).toMatch(/x…, 12 of 24 results missing$/);
});

import { expect, it } from 'vitest';
import { problem } from '../../../../src/core/model/error-codes.ts';
import type { TestResult } from '../../../../src/core/model/results.ts';
import type { RunAnalysis } from '../../../../src/core/model/run-analysis.ts';
import { decideVerdict } from '../../../../src/core/results/judge.ts';
import { checkTitle, verdictHeading } from '../../../../src/core/wording/verdict.ts';
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
} from '../../../helpers/run-results.ts';

const [pixel, galaxy, onePlus] = ['Google Pixel 7-13.0', 'Samsung Galaxy S22-12.0', 'OnePlus 9-11.0'];
const names = Array.from({ length: 12 }, (_none, nth) => `a.B#c${nth}`);
const passes = names.map((name) => testResult(name));
const offline = (device: string) => missingSession({ device }, 'device went offline');
const on = (device: string, ...others: readonly TestResult[]) => sessionResult({ device, tests: [...others, ...passes] });
const missing = (...devices: readonly [string, ...string[]]) => ({
  missingTests: names.map((name) => missingTest(name, ...devices)),
});
/** A run that a problem outside of its sessions ended. */
const ended = (run: RunAnalysis, code: 'queue-timeout' | 'cloud-unauthorized', clause: string): RunAnalysis => ({
  ...run,
  ...decideVerdict({ ...run, failOnFlaky: false, problems: [problem(code, clause)] }),
});

const failedTwice = runResult([on(pixel, failedTest('a.B#x'), failedTest('a.B#y'))]);
const onTwoDevices = [pixel, galaxy].map((device) => on(device, failedTest('a.B#x')));
const withoutTwo = runResult([on(pixel), offline(galaxy), offline(onePlus)], missing(galaxy, onePlus));
const sharded = [0, 1].flatMap((index) => {
  const shard = { index, total: 2 };
  const tests = passes.slice(6 * index, 6 * index + 6);
  return [sessionResult({ device: pixel, shard, tests }), missingSession({ device: galaxy, shard }, 'device went offline')];
});
const queued = runResult([on(pixel)], missing(galaxy));
const refused = 'the service does not accept the credentials (HTTP 401)';

const cases: readonly (readonly [name: string, run: RunAnalysis, title: string, heading: string])[] = [
  ['a green run', runResult([on(pixel)]), 'Passed: 12 tests', '12 passed'],
  ['flaky tests', runResult([on(pixel, flakyTest('a.B#x'))]), 'Passed: 13 tests, 1 flaky', '13 passed, 1 flaky'],
  [
    'quarantined failures on two devices',
    runResult(onTwoDevices, {}, quarantineOf({ test: '*#x' })),
    'Passed: 26 results, 2 quarantined',
    '24 passed, 2 quarantined',
  ],
  ['failures', failedTwice, 'Failed: 2 of 14 tests', '2 of 14 failed'],
  [
    'failures that earlier runs know',
    { ...failedTwice, history: historyOf({ new: 1, known: 1 }, 3) },
    'Failed: 2 of 14 tests, 1 new',
    '2 of 14 failed',
  ],
  [
    'failures of a first run, which nothing can be compared with',
    { ...failedTwice, history: historyOf({ new: 1, known: 1 }, 0) },
    'Failed: 2 of 14 tests',
    '2 of 14 failed',
  ],
  [
    'two of three devices without a result',
    withoutTwo,
    `Error: 2 of 3 devices gave no usable result: ${galaxy}: the service could not run the session: "device went offline", 24 of 36 results missing`,
    `Error: 2 of 3 devices gave no usable result: ${galaxy}: the service could not run the session: "device went offline", 24 of 36 results missing`,
  ],
  [
    'one device without a result, which the reason names, beside a failure',
    runResult([on(pixel, failedTest('a.B#x')), offline(galaxy)]),
    `Error: ${galaxy}: the service could not run the session: "device went offline", 1 failed`,
    `Error: ${galaxy}: the service could not run the session: "device went offline", 1 of 13 failed`,
  ],
  [
    'two of four shards without a result',
    runResult(sharded),
    `Error: 2 of 4 sessions gave no usable result: ${galaxy}, shard 1 of 2: the service could not run the session: "device went offline"`,
    `Error: 2 of 4 sessions gave no usable result: ${galaxy}, shard 1 of 2: the service could not run the session: "device went offline"`,
  ],
  [
    'a queue that took too long',
    ended(queued, 'queue-timeout', `no device became available for ${galaxy} within 30 m`),
    `Timed out: No device became available for ${galaxy} within 30 m, 12 of 24 results missing`,
    `Timed out: No device became available for ${galaxy} within 30 m, 12 of 24 results missing`,
  ],
  [
    'refused credentials',
    ended(runResult([]), 'cloud-unauthorized', refused),
    'Error: The service does not accept the credentials (HTTP 401)',
    'Error: The service does not accept the credentials (HTTP 401)',
  ],
  ['a simulated run', runResult([on(pixel)], { simulated: true }), 'Passed: 12 tests (SIMULATED)', '12 passed'],
];

it.each(cases)(
  'the title of a check run and the heading of a summary say the reason first, then the figures: %s',
  (_name, run, title, heading) => {
    expect(checkTitle(run)).toBe(title);
    expect(verdictHeading(run)).toBe(heading);
  },
);

it('a long reason is cut in the title of a check run, and the figures stay', () => {
  const run = runResult([on(pixel), missingSession({ device: galaxy }, 'x'.repeat(1_000))], missing(galaxy));
  expect(checkTitle(run)).toHaveLength(255);
  expect(checkTitle(run)).toMatch(/x…, 12 of 24 results missing$/);
});

import { expect, it } from 'vitest';
import type { BuildResult, SessionResult } from '../../../src/model/results.ts';
import { decideVerdict, type VerdictFacts } from '../../../src/results/judge.ts';
import { countTotals } from '../../../src/results/totals.ts';
import { failedTest, flakyTest, sessionResult, testResult } from '../../helpers/run-results.ts';

const pixel = 'Google Pixel 3-10.0';
const galaxy = 'Samsung Galaxy S9-8.0';

const build = (parts: Partial<BuildResult> = {}): BuildResult => ({
  id: 'b1',
  shard: { index: 0, total: 1 },
  attempt: 0,
  status: 'done',
  statusWord: 'done',
  serviceRetries: false,
  ...parts,
});

const on = (device: string, ...tests: ReturnType<typeof testResult>[]): SessionResult =>
  sessionResult({ device, buildId: 'b1', tests });

const reasonOf = (sessions: readonly SessionResult[], facts: Partial<VerdictFacts> = {}): string => {
  const failOnFlaky = facts.failOnFlaky ?? false;
  const totals = countTotals(sessions, failOnFlaky);
  return decideVerdict({ builds: [build()], sessions, totals, failOnFlaky, errors: [], ...facts }).verdict.reason;
};

const passed = testResult('a.B#c');

it.each<[string, readonly SessionResult[], Partial<VerdictFacts>]>([
  ['1 test passed on 1 device; every session reported.', [on(pixel, passed)], {}],
  [
    '3 tests passed, 1 of them flaky, 1 skipped on 2 devices; every session reported.',
    [on(pixel, passed, flakyTest('a.B#f')), on(galaxy, passed, testResult('a.B#s', { status: 'skipped' }))],
    {},
  ],
  [`1 of 2 tests failed: a.B#c @ ${pixel} [tests-failed].`, [on(pixel, failedTest('a.B#c'), testResult('a.B#d'))], {}],
  [
    `3 of 3 tests failed: a.B#c @ ${pixel} and 2 more [tests-failed].`,
    [on(pixel, failedTest('a.B#c'), failedTest('a.B#d'), failedTest('a.B#e'))],
    { failOnFlaky: true },
  ],
  [
    `1 of 2 tests failed (1 flaky, counted as failed): a.B#c @ ${pixel} [tests-failed].`,
    [on(pixel, flakyTest('a.B#c'), testResult('a.B#d'))],
    { failOnFlaky: true },
  ],
  [
    'Build b1 (shard 2 of 3) was skipped by the service [build-skipped].',
    [on(pixel, passed)],
    { builds: [build({ status: 'skipped', shard: { index: 1, total: 3 } })] },
  ],
  ['Build b1 ended in error [build-error].', [on(pixel, passed)], { builds: [build({ status: 'error' })] }],
])('%s', (sentence, sessions, facts) => {
  expect(reasonOf(sessions, facts)).toBe(sentence);
});

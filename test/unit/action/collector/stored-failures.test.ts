import { describe, expect, it } from 'vitest';
import { takeStoredFailures } from '../../../../src/action/collector/collect-builds.ts';
import type { StoredFailure } from '../../../../src/action/collector/read-jobs.ts';
import { openRunState } from '../../../../src/action/run/run-state.ts';
import type { Crash } from '../../../../src/core/model/crash.ts';
import type { TestResult } from '../../../../src/core/model/results.ts';
import { outcomeOf } from '../../../../src/core/results/attempts.ts';
import { createFakeClock } from '../../../helpers/fake-clock.ts';
import { failedTest, sessionResult, testResult } from '../../../helpers/run-results.ts';
import { iphone14, iphone15 } from './stored-job.ts';

const stored = (name: string, parts: Partial<StoredFailure> = {}): StoredFailure => ({
  test: failedTest(name, { message: 'told by the job' }),
  device: iphone14,
  build: 'b1',
  session: 's1',
  ...parts,
});

const join = (tests: readonly TestResult[], failures: readonly StoredFailure[], earlier: readonly TestResult[] = []) => {
  const state = openRunState(createFakeClock());
  state.onCollected('0', sessionResult({ device: iphone14, buildId: 'b0', sessionId: 's0', tests: earlier }));
  state.onCollected('k', sessionResult({ device: iphone14, buildId: 'b1', sessionId: 's1', tests }));
  const notices = takeStoredFailures(failures, state);
  const session = state.facts().sessions.get('k');
  return { notices, session, tests: session?.tests.map(({ className, name, status }) => `${className}#${name} ${status}`) };
};

describe('failures that jobs stored', () => {
  it.each<[what: string, tests: readonly TestResult[], failures: readonly StoredFailure[], joined: string[], said: boolean]>([
    [
      'count where the service calls the test passed',
      [testResult('A#f'), testResult('A#g')],
      [stored('A#g')],
      ['A#f passed', 'A#g failed'],
      true,
    ],
    ['count where the service does not name the test', [testResult('A#f')], [stored('A#g')], ['A#f passed', 'A#g failed'], true],
    ['count under the name of the service', [testResult('A#f')], [stored('T/A#f [n: 2]')], ['A#f failed'], true],
    ['change nothing where the service tells the same', [failedTest('A#f')], [stored('T/A#f')], ['A#f failed'], false],
    ['are of their session', [testResult('A#f')], [stored('A#f', { session: 's2', device: iphone15 })], ['A#f passed'], false],
    [
      'count where the build lists another session of the device in place of theirs',
      [testResult('A#f')],
      [stored('A#f', { session: 's2' })],
      ['A#f failed'],
      true,
    ],
    ['are of their build alone', [testResult('A#f')], [stored('A#f', { build: 'b2' })], ['A#f passed'], false],
  ])('%s', (_what, tests, failures, joined, said) => {
    const found = join(tests, failures);
    expect(found.tests).toEqual(joined);
    expect(found.notices).toEqual(
      said ? [expect.stringMatching(/^Failed according to the report of its job alone: .* @ iPhone 14-16\.$/)] : [],
    );
  });

  const tried = { earlierAttempts: [{ status: 'failed', failures: [{ kind: 'failure', message: 'told by the job' }] }] } as const;
  const flaky = stored('A#f', { test: testResult('A#f', tried) });

  it.each<[what: string, earlier: readonly TestResult[], outcome: string]>([
    ['of an attempt make the test flaky', [testResult('A#f')], 'flaky'],
    ['of an attempt are nothing new where its session tells them', [failedTest('T/A#f')], 'passed'],
  ])('%s', (_what, earlier, outcome) => {
    const { session } = join([testResult('A#f')], [flaky], earlier);
    expect(session?.tests.map((test) => outcomeOf(test))).toEqual([outcome]);
  });

  it('are named, and the others counted', () => {
    const { notices } = join([], [stored('A#f'), stored('A#g'), stored('B#h')]);
    expect(notices).toEqual([`Failed according to the report of its job alone: A#f @ ${iphone14} and 2 more.`]);
  });
});

const raw = { message: 'a.b: x', trace: 'a.b: x\n\tat a.c.a(SourceFile:1)' };
const readable = { message: 'com.shop.CartException: x', trace: 'com.shop.CartException: x\n\tat com.shop.Cart.add(Cart.kt:4)' };
const failure = { ...readable, rawTrace: raw.trace };
const crash: Crash = { kind: 'java', cause: 'com.shop.CartException: x', log: [] };

it('The collector takes the stacks that a job restored, and the crash that it found', () => {
  const { session } = join([failedTest('A#f', raw)], [stored('A#f', { test: failedTest('A#f', failure, { crash }) })]);
  expect(session?.tests).toMatchObject([{ status: 'failed', crash, failures: [failure] }]);
});

it.each<[string, StoredFailure]>([
  ['of a job that restored nothing', stored('A#f', { test: failedTest('A#f', readable) })],
  ['of another test', stored('A#g', { test: failedTest('A#g', failure) })],
  ['of another session', stored('A#f', { test: failedTest('A#f', failure), session: 's2' })],
])('The collector keeps what the service says instead of a stack %s', (_title, other) => {
  expect(join([failedTest('A#f', raw)], [other]).session?.tests[0]).toEqual(failedTest('A#f', raw));
});

import { expect, it } from 'vitest';
import { takeRestoredStacks } from '../../../src/collector/collect-builds.ts';
import type { Crash } from '../../../src/model/crash.ts';
import type { TestResult } from '../../../src/model/results.ts';
import { openRunState } from '../../../src/run/run-state.ts';
import { createFakeClock } from '../../helpers/fake-clock.ts';
import { failedTest, sessionResult, testResult } from '../../helpers/run-results.ts';

const raw = { message: 'a.b: x', trace: 'a.b: x\n\tat a.c.a(SourceFile:1)' };
const readable = { message: 'com.shop.CartException: x', trace: 'com.shop.CartException: x\n\tat com.shop.Cart.add(Cart.kt:4)' };
const crash: Crash = { kind: 'java', cause: 'com.shop.CartException: x', log: [] };

const take = (test: TestResult, stored: TestResult, session = 's1'): TestResult | undefined => {
  const state = openRunState(createFakeClock());
  state.onCollected('k', sessionResult({ device: 'Pixel 7-13', buildId: 'b1', sessionId: 's1', tests: [test] }));
  takeRestoredStacks([{ test: stored, device: 'Pixel 7-13', build: 'b1', session }], state);
  return state.facts().sessions.get('k')?.tests[0];
};

it('The collector takes the stacks that a job restored, and the crash that it found', () => {
  const stored = failedTest('A#f', { ...readable, rawTrace: raw.trace }, { crash });
  expect(take(failedTest('A#f', raw), stored)).toMatchObject({
    status: 'failed',
    crash,
    failures: [{ ...readable, rawTrace: raw.trace }],
  });
});

it.each<[string, TestResult, TestResult, string?]>([
  ['of a job that restored nothing', failedTest('A#f', raw), failedTest('A#f', readable)],
  ['of another test', failedTest('A#f', raw), failedTest('A#g', { ...readable, rawTrace: raw.trace })],
  ['of another session', failedTest('A#f', raw), failedTest('A#f', { ...readable, rawTrace: raw.trace }), 's2'],
  ['for a test that passed', testResult('A#f'), failedTest('A#f', { ...readable, rawTrace: raw.trace })],
])('The collector keeps what the service says instead of a stack %s', (_title, test, stored, session) => {
  expect(take(test, stored, session)).toEqual(test);
});

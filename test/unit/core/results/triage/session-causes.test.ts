import { describe, expect, it } from 'vitest';
import { noFacts, triageRun } from '../../../../../src/core/results/triage/triage.ts';
import { missingSession, missingTest, runResult, sessionResult, testResult } from '../../../../helpers/run-results.ts';

const device = 'Google Pixel 7-13.0';
const other = 'Samsung Galaxy S22-12.0';
const inError = testResult('com.shop.CartTest#adds', { status: 'error' });

const shown = (run: ReturnType<typeof runResult>) =>
  triageRun(run, noFacts).entries.map(({ rule, category, certainty, tests, notRun }) => ({
    rule,
    category,
    certainty,
    tests: tests.map(({ name }) => name),
    notRun,
  }));

describe('a session in error', () => {
  const ended = (tests = [inError]) => {
    const session = sessionResult({ device, tests });
    return {
      ...session,
      evidence: { ...session.evidence, deviceStatus: { status: 'error', message: 'Device went offline' } as const },
    };
  };

  it('has an entry of its own, also where one of its tests is in ERROR', () => {
    const entries = shown(runResult([ended()]));
    expect(entries.map(({ rule, tests }) => [rule, tests])).toEqual([
      ['session-not-run', []],
      ['no-message', ['com.shop.CartTest#adds']],
    ]);
    expect(entries[0]).toMatchObject({ category: 'device-or-service', certainty: 'proven' });
  });

  it('has none if nothing but a test in ERROR is wrong', () => {
    expect(shown(runResult([sessionResult({ device, tests: [inError] })])).map(({ rule }) => rule)).toEqual(['no-message']);
  });

  it('counts the tests that did not run on its device, and leaves the others', () => {
    const missingTests = [missingTest('a.B#c', device, other), missingTest('a.B#d', device), missingTest('a.B#e', other)];
    const sessions = [missingSession({ device }, 'offline'), sessionResult({ device: other, tests: [testResult('a.B#x')] })];
    const entries = triageRun(runResult(sessions, { missingTests }), noFacts).entries;
    expect(entries.map(({ rule, notRun, tests }) => [rule, notRun, tests.map(({ name, devices }) => [name, devices])])).toEqual([
      ['session-not-run', 2, []],
      [
        'tests-missing',
        undefined,
        [
          ['a.B#c', [other]],
          ['a.B#e', [other]],
        ],
      ],
    ]);
  });

  it('is a crash only if its logs prove one', () => {
    const crash = { kind: 'native', cause: 'signal 11 (SIGSEGV)', log: ['F libc: Fatal signal 11'] } as const;
    const lost = missingSession({ device }, 'gone');
    expect(shown(runResult([{ ...lost, crash }]))[0]).toMatchObject({ category: 'app-crash', certainty: 'proven' });
    expect(shown(runResult([{ ...lost, crash: { ...crash, kind: 'not-responding' } }]))[0]?.category).toBe('app-not-responding');
    expect(shown(runResult([lost]))[0]?.category).toBe('device-or-service');
  });
});

it.each([
  ['INSTALL_FAILED_NO_MATCHING_ABIS', 'install-refused', 'configuration'],
  ['App installation failed on the device', 'install-failed', 'device-or-service'],
  ['INSTRUMENTATION_FAILED: com.shop.test/Runner', 'instrumentation-refused', 'configuration'],
])('a session that could not run for %s has the advice of that reason, and not to run it again', (message, rule, category) => {
  const [entry] = triageRun(runResult([missingSession({ device }, message)]), noFacts).entries;
  expect(entry).toMatchObject({ rule, category, certainty: 'proven', cause: { code: 'session-not-run' } });
  expect(entry?.nextStep).not.toMatch(/run (?:it|the job|the test) again/i);
});

describe('a run that ended early', () => {
  const missingTests = [missingTest('a.B#c', device), { ...missingTest('a.B#d', device), notStarted: 'fail-fast' as const }];

  it.each([
    ['run-timeout', 'timed-out', 'timeout'],
    ['cloud-unauthorized', 'error', 'configuration'],
    ['cloud-unreachable', 'error', 'network'],
  ] as const)('with %s counts what did not run because of it', (code, kind, category) => {
    const verdict = { kind, code, reason: `It ended [${code}].`, hint: 'Look.' };
    expect(shown(runResult([], { verdict, missingTests }))).toEqual([
      { rule: code, category, certainty: 'proven', tests: [], notRun: 1 },
      { rule: 'fail-fast', category: 'unknown', certainty: 'proven', tests: ['a.B#d'], notRun: undefined },
    ]);
  });

  it('for a reason that stops no test leaves missing tests as an entry', () => {
    const verdict = { kind: 'error', code: 'matrix-job-red', reason: 'A job is red [matrix-job-red].' } as const;
    expect(shown(runResult([], { verdict, missingTests })).map(({ rule }) => rule)).toEqual([
      'matrix-job-red',
      'tests-missing',
      'fail-fast',
    ]);
  });
});

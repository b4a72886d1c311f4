import { deviceLabel } from '../../model/device-shard.ts';
import { type ErrorCode, isErrorCode } from '../../model/error-codes.ts';
import type { RepeatedTest } from '../../model/repeats.ts';
import type { MissingTest, NamedTest, SessionJudgment, SessionResult, TestResult } from '../../model/results.ts';
import type { AnalyzedShard, AnalyzedTest, FailureGroup, RunAnalysis } from '../../model/run-analysis.ts';
import type { UnstartedReason } from '../../model/run-plan.ts';
import { badness, isBadOutcome, type Outcome } from '../../model/status.ts';
import type { FailureCause } from '../../model/triage.ts';
import { describeSession } from '../describe.ts';
import { findingsOf } from '../evidence.ts';
import { firstFailedRepeat, isUnstable } from '../repeats.ts';
import { problemCaseOf } from '../totals.ts';
import { createCauses, idOf } from './identify-cause.ts';
import { withoutValues } from './read-failure.ts';

export interface FailureCauseOfRun {
  readonly kind: 'failures';
  readonly id: string;
  readonly cause: FailureCause;
  /** Worst outcome of the tests. */
  readonly outcome: Outcome;
  /** Failed tests, sorted by number of devices in descending order. */
  readonly tests: readonly FailedTest[];
  /** Indexes into the devices of the analysis, without repeats. */
  readonly devices: readonly number[];
}

export interface FailedTest {
  readonly test: AnalyzedTest;
  readonly groups: readonly FailureGroup[];
}

/** Problem of whole sessions. */
export interface SessionCauseOfRun {
  readonly kind: 'sessions';
  readonly id: string;
  readonly code: ErrorCode | undefined;
  readonly reason: string;
  readonly isTimeout: boolean;
  readonly shards: readonly AnalyzedShard[];
  /** Number of results that are missing because of it: tests times devices. */
  readonly notRun: number;
}

/** Reason why a run is not green, or a problem in a green run. */
export type CauseOfRun =
  | FailureCauseOfRun
  | SessionCauseOfRun
  | {
      readonly kind: 'missing';
      readonly id: string;
      readonly notStarted: UnstartedReason | undefined;
      readonly tests: readonly MissingTest[];
    }
  /** Problem of the whole run, such as two jobs that report the same device. */
  | {
      readonly kind: 'problem';
      readonly id: string;
      readonly code: ErrorCode | undefined;
      readonly reason: string;
      readonly notRun: number;
    };

/** Lists causes in the order of all reports: run, sessions, failed tests, missing tests, and then flaky or quarantined tests. */
export const causesOfRun = (run: RunAnalysis): readonly CauseOfRun[] => {
  const explained = withMissing(problemCauses(run), sessionCauses(run.shards), run.missingTests);
  const failures = failureCauses(run.tests);
  const missing = missingCauses(explained.missing);
  const [counted, others] = [
    failures.filter(({ outcome }) => isBadOutcome(outcome)),
    failures.filter(({ outcome }) => !isBadOutcome(outcome)),
  ];
  return [...explained.problems, ...explained.sessions, ...counted, ...missing, ...others];
};

/** Groups failed sessions by cause. Omits sessions whose only problem is a test that shows it. */
const sessionCauses = (shards: readonly AnalyzedShard[]): SessionCauseOfRun[] => {
  const bad = shards.flatMap((shard) => {
    const problem = sessionProblemOf(shard);
    return problem === undefined ? [] : [{ shard, ...problem, reason: withoutSession(problem.reason, shard) }];
  });
  const idOfSession = ({ kind, code, reason }: (typeof bad)[number]): string =>
    idOf(['session', code ?? kind, withoutValues(reason)]);
  return [...Map.groupBy(bad, idOfSession)]
    .flatMap(([id, own]) => {
      const [first] = own;
      if (first === undefined) return [];
      const { code, reason, kind } = first;
      const isTimeout = kind === 'timed-out';
      return [{ kind: 'sessions' as const, id, code, reason, isTimeout, shards: own.map(({ shard }) => shard), notRun: 0 }];
    })
    .toSorted((one, other) => other.shards.length - one.shards.length);
};

/** Codes of findings about a session itself, which also count where a test is in error. */
const ownCodes: ReadonlySet<ErrorCode> = new Set(['session-error', 'session-not-run', 'session-missing']);

const sessionProblemOf = (shard: AnalyzedShard): SessionJudgment | undefined => {
  const { judgment, last } = shard;
  // What the session waits for is a problem of the run.
  if (judgment.kind === 'waiting') return undefined;
  if (problemCaseOf(shard) !== undefined) return judgment;
  if (judgment.kind !== 'error') return undefined;
  const own = findingsOf(last).find(({ code }) => ownCodes.has(code));
  return own && { kind: 'error', code: own.code, reason: own.clause };
};

/** Removes the name of the session, so that equal reasons are equal texts. */
const withoutSession = (reason: string, { last }: AnalyzedShard): string =>
  reason.replace(describeSession(last), '').replace(/^[:\s]+/, '');

/** Codes of problems because of which tests everywhere do not run. */
const stopsRun = /^(?:(?:run|queue)-timeout|cloud-|credentials-|build-|session-timed-out|cancelled)/;

/** Counts each missing test in the problem or session that kept it from running. Returns the others. */
const withMissing = (
  problems: readonly Extract<CauseOfRun, { kind: 'problem' }>[],
  sessions: readonly SessionCauseOfRun[],
  missing: readonly MissingTest[],
) => {
  const [all, unexplained] = [
    missing.filter(({ notStarted }) => notStarted === undefined),
    missing.filter(({ notStarted }) => notStarted !== undefined),
  ];
  const notRun = new Map<string, number>();
  const stopping = problems.find(({ code }) => code !== undefined && stopsRun.test(code));
  const byDevice = new Map(sessions.flatMap(({ id, shards }) => shards.map(({ last }) => [deviceLabel(last), id] as const)));
  const rest = all.flatMap((test) => {
    const devices = test.devices.filter((device) => {
      const id = byDevice.get(device) ?? stopping?.id;
      if (id !== undefined) notRun.set(id, (notRun.get(id) ?? 0) + 1);
      return id === undefined;
    });
    return devices.length === 0 ? [] : [{ ...test, devices }];
  });
  return {
    problems: problems.map((problem) => ({ ...problem, notRun: notRun.get(problem.id) ?? 0 })),
    sessions: sessions.map((cause) => ({ ...cause, notRun: notRun.get(cause.id) ?? 0 })),
    missing: [...rest, ...unexplained],
  };
};

const failureCauses = (tests: readonly AnalyzedTest[]): FailureCauseOfRun[] => {
  const located = tests.flatMap((test) => test.failureGroups.map((group) => ({ test, group })));
  return [...Map.groupBy(located, ({ group }) => group.cause.id)]
    .flatMap(([id, own]): FailureCauseOfRun[] => {
      const [first] = own.toSorted((one, other) => badness(other.group.outcome) - badness(one.group.outcome));
      if (first === undefined) return [];
      const byTest = Map.groupBy(own, ({ test }) => test);
      return [
        {
          kind: 'failures',
          id,
          cause: first.group.cause,
          outcome: first.group.outcome,
          tests: [...byTest]
            .map(([test, groups]) => ({ test, groups: groups.map(({ group }) => group) }))
            .toSorted((one, other) => countFailedDevices(other) - countFailedDevices(one)),
          devices: [...new Set(own.flatMap(({ group }) => group.devices))].toSorted((one, other) => one - other),
        },
      ];
    })
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) || other.devices.length - one.devices.length || other.tests.length - one.tests.length,
    );
};

const countFailedDevices = ({ groups }: FailedTest): number => new Set(groups.flatMap(({ devices }) => devices)).size;

/** Ranks causes: failed tests first, then flaky tests, then quarantined tests. */
const rank = ({ outcome }: FailureCauseOfRun): number => (isBadOutcome(outcome) ? 0 : outcome === 'flaky' ? 1 : 2);

const missingCauses = (missing: readonly MissingTest[]): CauseOfRun[] =>
  [...Map.groupBy(missing, ({ notStarted }) => notStarted)].map(([notStarted, tests]) => ({
    kind: 'missing',
    id: idOf(['missing', notStarted ?? '']),
    notStarted,
    tests,
  }));

const codeAtEnd = /\[([\w-]{1,60})\]\.?$/;

/** Lists problems of the run, except problems that a session or a missing test already shows. */
const problemCauses = ({ verdict, shards, missingTests }: RunAnalysis): Extract<CauseOfRun, { kind: 'problem' }>[] => {
  if (verdict.kind !== 'error' && verdict.kind !== 'timed-out' && verdict.kind !== 'cancelled') return [];
  const shown = new Set(shards.map(({ judgment: { kind, code } }) => (kind === 'waiting' ? undefined : code)));
  if (missingTests.length > 0) shown.add('tests-missing');
  const all = [verdict.reason, ...(verdict.others ?? [])];
  return all.flatMap((reason, at) => {
    const [, codeText] = codeAtEnd.exec(reason) ?? [];
    const code = at === 0 ? verdict.code : isErrorCode(codeText) ? codeText : undefined;
    if (code !== undefined && shown.has(code)) return [];
    const id = idOf(['problem', code ?? '', withoutValues(reason)]);
    return [{ kind: 'problem' as const, id, code, reason, notRun: 0 }];
  });
};

/** Lists the causes of the run, including failed repeats, which other reports leave out. */
export const causesWithUnstable = (run: RunAnalysis): readonly CauseOfRun[] => {
  const causes = causesOfRun(run);
  const unstable = unstableCauses(run);
  const at = causes.findIndex((cause) => cause.kind === 'failures' && !isBadOutcome(cause.outcome));
  return unstable.length === 0 ? causes : causes.toSpliced(at === -1 ? causes.length : at, 0, ...unstable);
};

/** Lists causes of failed repeats. Omits tests that passed on a retry, because they are already listed as flaky. */
const unstableCauses = ({ repeats, tests, devices, sessions }: RunAnalysis): readonly FailureCauseOfRun[] => {
  const identify = createCauses();
  const byName = new Map(tests.map((test) => [nameKey(test), test]));
  const found = (repeats?.tests ?? []).filter(isUnstable).flatMap((repeated) => {
    const test = byName.get(nameKey(repeated));
    const session = sessions.find((each) => each.device === repeated.device);
    const device = session === undefined ? -1 : devices.indexOf(deviceLabel(session));
    if (test === undefined || session === undefined || device === -1) return [];
    if (test.failureGroups.some(({ devices: on }) => on.includes(device))) return [];
    const result = failedTestResult(repeated);
    const outcome: Outcome = repeated.quarantined === undefined ? 'flaky' : 'quarantined';
    const sample = { test: result, session: failedSession(repeated, session) };
    const cause = identify(result, result.status);
    const { failures } = result;
    const isQuarantined = outcome === 'quarantined';
    const group = { cause, outcome, isQuarantined, failures, devices: [device], samples: [sample] };
    return [{ test, group }];
  });
  return [...Map.groupBy(found, ({ group }) => `${group.cause.id} ${group.outcome}`).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { cause, outcome, devices: on } = first.group;
    const failed = own.map(({ test, group }) => ({ test, groups: [group] }));
    return [{ kind: 'failures' as const, id: cause.id, cause, outcome, tests: failed, devices: on }];
  });
};

const nameKey = ({ className, name }: NamedTest): string => `${className}\n${name}`;

/** Returns the result of the first failed repeat, with all other runs as earlier attempts. */
const failedTestResult = (repeated: RepeatedTest): TestResult => {
  const { className, name, passed, failed } = repeated;
  const { status = 'failed', failures = [] } = firstFailedRepeat(repeated) ?? {};
  const earlierAttempts = Array.from({ length: passed + failed - 1 }, () => ({ status: 'passed' as const, failures: [] }));
  return { className, name, status, failures, earlierAttempts };
};

/** Returns the session of the failed repeat without files, because the report folder has no files of repeats. */
const failedSession = (repeated: RepeatedTest, session: SessionResult): SessionResult => {
  const failed = firstFailedRepeat(repeated);
  if (failed === undefined) return session;
  const { buildId, sessionId, folder } = failed;
  return { ...session, buildId, sessionId, folder, tests: [], links: {}, files: {} };
};

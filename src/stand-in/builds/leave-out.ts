import type { QuotaUse } from '../account/quota-use.ts';
import type { Framework } from '../framework.ts';
import { invalid } from '../http/response.ts';
import { type Capabilities, readFlag, readInteger, readMapping, readTextValue } from './capabilities.ts';
import type { PlannedSession, PlannedTest } from './session-plan.ts';
import { fullName, type NamedTest } from './suite-test.ts';

export interface LeaveOut {
  /** The service stops the build after this number of failed tests. */
  readonly maxFailures?: number;
  /** Id of an earlier build. The new build runs only tests that failed in the earlier build. */
  readonly failuresOf?: string;
}

export const readLeaveOut = (capabilities: Capabilities, framework: Framework): LeaveOut => {
  const options = readMapping(capabilities, 'testOrchestrationOptions') ?? {};
  const rerun = readMapping(options, 'rerunPreviouslyFailed') ?? readMapping(capabilities, 'rerunPreviouslyFailed');
  return { maxFailures: readMaxFailures(options, capabilities, framework), failuresOf: sourceBuild(rerun, framework) };
};

const stopping: readonly Framework[] = ['espresso', 'xcuitest', 'maestro'];
const rerunning: readonly Framework[] = ['xcuitest', 'maestro'];

const readMaxFailures = (options: Capabilities, capabilities: Capabilities, framework: Framework): number | undefined => {
  const abort = readMapping(options, 'abortBuildOnFailure');
  if (abort === undefined || !readFlag(abort, 'enabled') || !stopping.includes(framework)) return undefined;
  if (readFlag(capabilities, 'singleRunnerInvocation'))
    throw invalid('INVALID_VALUES_IN_INPUT', 'abortBuildOnFailure does not work with singleRunnerInvocation');
  const maxFailures = readInteger(abort, 'maxFailures', 1, 1_000);
  if (maxFailures === undefined) throw invalid('INVALID_VALUES_IN_INPUT', 'abortBuildOnFailure needs maxFailures');
  return maxFailures;
};

const sourceBuild = (rerun: Capabilities | undefined, framework: Framework): string | undefined => {
  if (rerun === undefined || !readFlag(rerun, 'enabled') || !rerunning.includes(framework)) return undefined;
  return readTextValue(rerun, 'sourceBuildId') ?? '';
};

/** Tells whether a test did not fail on the same device in the earlier build. */
export type PassedBefore = (device: string) => (test: NamedTest) => boolean;

/** Throws Refusal if `find` does not know the build `failuresOf`. */
export const createPassedBefore = (
  { failuresOf }: LeaveOut,
  find: (id: string) => readonly PlannedSession[] | undefined,
): PassedBefore => {
  if (failuresOf === undefined) return () => () => false;
  const source = find(failuresOf);
  if (source === undefined) throw invalid('INVALID_VALUES_IN_INPUT', 'rerunPreviouslyFailed names no build that is known');
  return (device) => {
    const ran = source.filter((session) => session.device.key === device).flatMap(({ tests }) => tests);
    const failed = new Set(ran.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'skip').map(fullName));
    return (test) => !failed.has(fullName(test));
  };
};

/** Ends all sessions when the number of failed tests reaches `maxFailures`, and frees their parallel slots. */
export const stopAtFailures = (
  sessions: readonly PlannedSession[],
  { maxFailures }: LeaveOut = {},
  plan: QuotaUse,
): readonly PlannedSession[] => {
  if (maxFailures === undefined) return sessions;
  const failuresAtMs = sessions
    .flatMap(({ startsAtMs, tests }) =>
      tests.filter(({ outcome }) => outcome === 'fail').map(({ endsAtMs }) => startsAtMs + endsAtMs),
    )
    .toSorted((a, b) => a - b);
  const endsAtMs = failuresAtMs[maxFailures - 1];
  if (endsAtMs === undefined || !sessions.some((session) => isAborted(session, endsAtMs))) return sessions;
  // If several sessions share a slot, the last session must be shortened first.
  const aborted = sessions.toReversed().map((session) => {
    if (!isAborted(session, endsAtMs)) return session;
    plan.shorten(session, endsAtMs);
    return abortSession(session, endsAtMs);
  });
  return aborted.toReversed();
};

/** A session is not aborted if it is only shutting down after its last test. */
const isAborted = ({ startsAtMs, endsAtMs, tests }: PlannedSession, atMs: number): boolean =>
  endsAtMs > atMs && (startsAtMs > atMs || tests.some((test) => !(startsAtMs + test.endsAtMs <= atMs)));

const message = 'The build was aborted after failures';

const abortSession = (session: PlannedSession, atMs: number): PlannedSession => {
  const aborted = { ...session, end: 'abort', endsAtMs: atMs, message } as const;
  const sinceStartMs = atMs - session.startsAtMs;
  if (sinceStartMs < 0)
    return { ...aborted, startsAtMs: Number.POSITIVE_INFINITY, tests: session.tests.map((test) => leaveOut(test, atMs)) };
  return { ...aborted, tests: session.tests.map((test) => abortTest(test, sinceStartMs)) };
};

/** Ended tests keep their results, the running test is aborted, and later tests are left out. */
const abortTest = (test: PlannedTest, atMs: number): PlannedTest => {
  if (test.outcome !== 'never' && test.endsAtMs <= atMs) return test;
  return test.startsAtMs < atMs ? { ...test, outcome: 'aborted', endsAtMs: atMs, message } : leaveOut(test, atMs);
};

const leaveOut = (test: PlannedTest, atMs: number): PlannedTest => ({
  ...test,
  outcome: 'left-out',
  startsAtMs: atMs,
  endsAtMs: atMs,
});

import path from 'node:path';
import { isCloudError } from '../../cloud/errors.ts';
import type { FailureLogKind, Sessions } from '../../cloud/resources/builds.ts';
import type { Context } from '../../context.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import { textLines } from '../../lib/text-lines.ts';
import type { Evidence, StatedOutcome } from '../../model/evidence.ts';
import type { Framework } from '../../model/framework.ts';
import type { SessionSummary, SessionTest } from '../../model/records.ts';
import type { Failure, SessionResult, TestResult } from '../../model/results.ts';
import { describeError } from '../../model/run-problem.ts';
import type { ExpectedSession } from '../../results/expected-sessions.ts';
import { readCommandLog } from '../../results/failure-log/read-command-log.ts';
import { type LoggedFailure, readFailureLog } from '../../results/failure-log/read-failure-log.ts';
import { hasNoMessage } from './join-result-bundle.ts';

/** Bounds for one session. A run with more is broken as a whole, and its first failures say why. */
export interface LogLimits {
  /** Whose logs are read. */
  readonly tests: number;
  /** Read of one log. */
  readonly logBytes: number;
  /** Read of all logs. */
  readonly allBytes: number;
  /** Kept of one line. */
  readonly lineChars: number;
  readonly ms: number;
  /** After so many logs of a kind that the service does not have, no more of it are requested. */
  readonly absentLogs: number;
}

const defaultLimits: LogLimits = {
  tests: 50,
  logBytes: 32_000_000,
  allBytes: 256_000_000,
  lineChars: 16_000,
  ms: 60_000,
  absentLogs: 3,
};

interface ExplainedSession {
  readonly framework: Framework;
  readonly device: string;
  readonly buildId: string;
  readonly details: readonly SessionTest[];
}

/**
 * Says why tests failed where the details do not: from the logs of each such test that tell most, as far as the service recorded them. What cannot be had or found leaves the test as it is.
 */
export const explainFailures = async (
  tests: readonly TestResult[],
  session: ExplainedSession,
  context: Context,
  limits: LogLimits = defaultLimits,
): Promise<readonly TestResult[]> => {
  const silent = tests.filter(hasNoMessage).slice(0, limits.tests);
  if (silent.length === 0) return tests;
  // A real timer, not the Clock: it guards sockets, whose time is never accelerated.
  const over = AbortSignal.timeout(limits.ms);
  const reader = createLogReader(session, { ...context, cloud: context.cloud.within(over) }, limits);
  const explained = new Map<TestResult, TestResult>();
  for (const test of silent) {
    if (over.aborted) break;
    const failures = await reader.failuresOf(test);
    if (failures.length > 0) explained.set(test, withFailures(test, failures));
  }
  context.log.debug(`${session.device}: found messages in the logs for ${explained.size} of ${silent.length} failures.`);
  return explained.size === 0 ? tests : tests.map((test) => explained.get(test) ?? test);
};

/** Where the details of a test link to its log, the service has recorded it. */
const linkTo: Readonly<Record<FailureLogKind, (test: SessionTest) => string | undefined>> = {
  commandlogs: ({ commandLogUrl }) => commandLogUrl,
  instrumentationlogs: ({ instrumentationLogUrl }) => instrumentationLogUrl,
  devicelogs: ({ deviceLogUrl }) => deviceLogUrl,
};

const createLogReader = (
  { framework, device, buildId, details }: ExplainedSession,
  { cloud, log, signal }: Context,
  limits: LogLimits,
) => {
  const sessions: Sessions = cloud.sessions(framework);
  const detailsById = new Map(details.map((each) => [each.id, each]));
  const absent = new Map<string, number>();
  let leftBytes = limits.allBytes;

  const read = async (test: TestResult, id: string, kind: FailureLogKind) => {
    const limitBytes = Math.min(limits.logBytes, leftBytes);
    if (limitBytes <= 0 || (absent.get(kind) ?? 0) >= limits.absentLogs) return [];
    try {
      return await sessions.scanTestLog(buildId, id, kind, limitBytes, (chunks) => {
        const lines = textLines(counted(chunks), kind === 'commandlogs' ? limits.logBytes : limits.lineChars);
        return kind === 'commandlogs' ? readCommandLog(lines) : readFailureLog(lines, test);
      });
    } catch (error) {
      signal.throwIfAborted();
      if (isCloudError(error, 'cloud-not-found')) absent.set(kind, (absent.get(kind) ?? 0) + 1);
      log.debug(`${device}, ${test.className}#${test.name}: ${describeError(error)}`);
      return [];
    }
  };

  const counted = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      leftBytes -= chunk.length;
      yield chunk;
    }
  };

  return {
    failuresOf: async (test: TestResult): Promise<readonly LoggedFailure[]> => {
      const { testId } = test;
      const detail = detailsById.get(testId);
      if (testId === undefined || detail === undefined) return [];
      for (const kind of definitionOf(framework).failureLogs) {
        const failures = linkTo[kind](detail) === undefined ? [] : await read(test, testId, kind);
        if (failures.length > 0) return failures;
      }
      return [];
    },
  };
};

/** The place of the first failure that has one becomes the test's. The folders of the machine that built the tests stay in the trace. */
const withFailures = (test: TestResult, failures: readonly LoggedFailure[]): TestResult => {
  const placed = failures.find(({ file }) => file !== undefined);
  const kind = test.failures[0]?.kind ?? 'failure';
  return {
    ...test,
    failures: failures.map((failure) => failureOf(failure, kind)),
    ...(placed?.file === undefined ? {} : { file: path.posix.basename(placed.file) }),
    ...(placed?.line === undefined ? {} : { line: placed.line }),
  };
};

const failureOf = ({ message, more, file, line, screen }: LoggedFailure, kind: Failure['kind']): Failure => {
  const place = file === undefined ? [] : [`at ${file}:${line}`];
  const trace = [message, ...more, ...place];
  return { kind, message, trace: trace.length === 1 ? undefined : trace.join('\n'), ...(screen === undefined ? {} : { screen }) };
};

/** The build's entry as evidence. */
export const entryEvidence = ({
  summary,
  deviceError,
  foreign,
  hidden,
  isUnsplit,
  knownTests,
  build,
  buildAborted,
}: ExpectedSession): Partial<Evidence> => ({
  summary: summary && { ...statedOutcome(summary), error: summary.error },
  deviceStatus: deviceError && { status: deviceError.status, message: deviceError.message },
  foreign,
  hidden,
  isUnsplit,
  ...(build.serviceRetries ? { serviceRetries: true } : {}),
  abortAsked: build.leftOut?.abortAsked || undefined,
  buildAborted,
  knownTests: knownTests ?? build.knownTests,
});

/** The build may have said more about the session since its results were fetched. */
export const withLatestEntry = (result: SessionResult, session: ExpectedSession): SessionResult => {
  const said = Object.entries(entryEvidence(session)).filter(([, value]) => value !== undefined);
  return { ...result, evidence: { ...result.evidence, ...Object.fromEntries(said) } };
};

/** What a build or session says of itself. */
export const statedOutcome = ({
  status,
  statusWord,
  counters,
  countersProblem,
  announcedTests,
}: StatedRecord): StatedOutcome => ({
  status,
  word: statusWord ?? status,
  counters,
  countersProblem,
  announcedTests,
});

type StatedRecord = Partial<Pick<SessionSummary, 'status' | 'statusWord' | 'counters' | 'countersProblem' | 'announcedTests'>>;

import path from 'node:path';
import type { Context } from '../../context.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import { present } from '../../lib/present.ts';
import type { Evidence, StatedOutcome } from '../../model/evidence.ts';
import type { Framework } from '../../model/framework.ts';
import type { SessionSummary, SessionTest } from '../../model/records.ts';
import type { Failure, SessionResult, TestResult } from '../../model/results.ts';
import type { ExpectedSession } from '../../results/expected-sessions.ts';
import { readCommandLog } from '../../results/failure-log/read-command-log.ts';
import { type LoggedFailure, readFailureLog } from '../../results/failure-log/read-failure-log.ts';
import { hasNoMessage } from './join-result-bundle.ts';
import { createLogScanner, defaultLogLimits, type LogLimits } from './scan-logs.ts';

interface ExplainedSession {
  readonly framework: Framework;
  readonly device: string;
  readonly buildId: string;
  readonly details: readonly SessionTest[];
}

/** Adds messages from recorded logs to failed tests whose details give no reason. Reads the most informative logs first. */
export const explainFailures = async (
  tests: readonly TestResult[],
  session: ExplainedSession,
  context: Context,
  limits: LogLimits = defaultLogLimits,
): Promise<readonly TestResult[]> => {
  const silent = tests.filter(hasNoMessage).slice(0, limits.tests);
  if (silent.length === 0) return tests;
  const scanner = createLogScanner(session, context, limits);
  const detailsById = new Map(session.details.map((each) => [each.id, each]));
  const failuresIn = async (detail: SessionTest, test: TestResult): Promise<readonly LoggedFailure[]> => {
    for (const kind of definitionOf(session.framework).failureLogs) {
      const failures =
        kind === 'commandlogs'
          ? await scanner.scan(detail, kind, readCommandLog, limits.logBytes)
          : await scanner.scan(detail, kind, (lines) => readFailureLog(lines, test));
      if (failures !== undefined && failures.length > 0) return failures;
    }
    return [];
  };
  const explained = new Map<TestResult, TestResult>();
  for (const test of silent) {
    if (scanner.isOver()) break;
    const detail = detailsById.get(test.testId);
    const failures = detail === undefined ? [] : await failuresIn(detail, test);
    if (failures.length > 0) explained.set(test, withFailures(test, failures));
  }
  context.log.debug(`${session.device}: found messages in the logs for ${explained.size} of ${silent.length} failures.`);
  return explained.size === 0 ? tests : tests.map((test) => explained.get(test) ?? test);
};

/** Adds failures from logs to a test. `file` gets only the file name: its folders belong to the machine that built the tests. */
const withFailures = (test: TestResult, failures: readonly LoggedFailure[]): TestResult => {
  const placed = failures.find(({ file }) => file !== undefined);
  const kind = test.failures[0]?.kind ?? 'failure';
  return {
    ...test,
    failures: failures.map((failure) => loggedFailure(failure, kind)),
    ...present({ file: placed?.file && path.posix.basename(placed.file), line: placed?.line }),
  };
};

const loggedFailure = ({ message, more, file, line, screen }: LoggedFailure, kind: Failure['kind']): Failure => {
  const place = file === undefined ? [] : [`at ${file}:${line}`];
  const trace = [message, ...more, ...place];
  return { kind, message, trace: trace.length === 1 ? undefined : trace.join('\n'), screen };
};

/** Evidence from the build's response about a session. */
export const entryEvidence = (session: ExpectedSession): Partial<Evidence> => {
  const { summary, deviceError, foreign, hidden, isUnsplit, build, buildAborted, knownTests = build.knownTests } = session;
  return {
    summary: summary && { ...statedOutcome(summary), error: summary.error },
    deviceStatus: deviceError && { status: deviceError.status, message: deviceError.message },
    foreign,
    hidden,
    isUnsplit,
    serviceRetries: build.serviceRetries || undefined,
    abortRequested: build.leftOut?.abortRequested || undefined,
    buildAborted,
    knownTests,
  };
};

/** Adds the build's latest response, which may contain more than the response at the time when the results were fetched. */
export const withLatestEntry = (result: SessionResult, session: ExpectedSession): SessionResult => {
  return { ...result, evidence: { ...result.evidence, ...present(entryEvidence(session)) } };
};

export const statedOutcome = (stated: Partial<SessionSummary>): StatedOutcome => {
  const { status, rawStatus = status, counters, countersProblem, announcedTests } = stated;
  return { status, rawStatus, counters, countersProblem, announcedTests };
};

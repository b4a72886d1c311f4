import path from 'node:path';
import { definitionOf } from '../../../core/frameworks/lookup.ts';
import type { Framework } from '../../../core/model/framework.ts';
import type { SessionTest } from '../../../core/model/records.ts';
import type { Failure, TestResult } from '../../../core/model/results.ts';
import { describeError } from '../../../core/model/run-problem.ts';
import { type LoggedFailure, readCommandLog, readFailureLog } from '../../../core/results/failure-log/read-failure-log.ts';
import { present } from '../../../lib/present.ts';
import { textLines } from '../../../lib/text-lines.ts';
import type { FailureLogKind, Sessions } from '../../../service/index.ts';
import { isCloudError } from '../../../service/index.ts';
import type { Context } from '../../context.ts';

/** Limits for the logs of one session. */
export const logLimits = {
  tests: 50,
  /** Bytes of one log. */
  logBytes: 32_000_000,
  /** Bytes of all logs. */
  allBytes: 256_000_000,
  /** Characters to keep of a line. */
  lineChars: 16_000,
  ms: 60_000,
  /** Number of missing logs of one kind after which this kind is no longer requested. */
  absentLogs: 3,
};

export type LogLimits = Readonly<typeof logLimits>;

type Lines = AsyncIterable<readonly string[]>;

/** Link to a log in the details of a test; absent if the service recorded no log. */
const linkTo: Readonly<Record<FailureLogKind, (test: SessionTest) => string | undefined>> = {
  commandlogs: ({ commandLogUrl }) => commandLogUrl,
  instrumentationlogs: ({ instrumentationLogUrl }) => instrumentationLogUrl,
  devicelogs: ({ deviceLogUrl }) => deviceLogUrl,
};

interface ScannedSession {
  readonly framework: Framework;
  readonly device: string;
  readonly buildId: string;
}

export const createLogScanner = ({ framework, device, buildId }: ScannedSession, context: Context, limits: LogLimits) => {
  const { log, signal } = context;
  // A real timer limits these network requests, because `Clock` may run faster than real time.
  const over = AbortSignal.timeout(limits.ms);
  const sessions: Sessions = context.cloud.within(over).sessions(framework);
  const absent = new Map<string, number>();
  let leftBytes = limits.allBytes;

  const counted = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      leftBytes -= chunk.length;
      yield chunk;
    }
  };

  return {
    isOver: (): boolean => over.aborted,
    /** Whether a requested log of this kind was missing. */
    isAbsent: (kind: FailureLogKind): boolean => absent.has(kind),
    /** Reads a log; undefined if it is not available. */
    scan: async <Result>(
      test: SessionTest,
      kind: FailureLogKind,
      read: (lines: Lines) => Promise<Result>,
      lineChars = limits.lineChars,
    ): Promise<Result | undefined> => {
      const limitBytes = Math.min(limits.logBytes, leftBytes);
      const { id } = test;
      if (id === undefined || linkTo[kind](test) === undefined) return undefined;
      if (limitBytes <= 0 || over.aborted || (absent.get(kind) ?? 0) >= limits.absentLogs) return undefined;
      try {
        return await sessions.scanTestLog(buildId, id, kind, limitBytes, (chunks) => read(textLines(counted(chunks), lineChars)));
      } catch (error) {
        signal.throwIfAborted();
        if (isCloudError(error, 'cloud-not-found')) absent.set(kind, (absent.get(kind) ?? 0) + 1);
        log.debug(`${device}, ${test.className}#${test.name}: ${describeError(error)}`);
        return undefined;
      }
    },
  };
};

/** End of the message of a failure that only the details list. Details never say why a test failed. */
export const messageEnd = '; see its logs.';

export const isUnexplained = ({ message = '', trace }: Failure): boolean => trace === undefined && message.endsWith(messageEnd);

interface ExplainedSession extends ScannedSession {
  readonly details: readonly SessionTest[];
}

/** Adds messages from the logs to failed tests whose details give no reason. */
export const explainFailures = async (
  tests: readonly TestResult[],
  session: ExplainedSession,
  context: Context,
  limits: LogLimits = logLimits,
): Promise<readonly TestResult[]> => {
  const silent = tests.filter(({ failures }) => failures.length === 1 && failures.every(isUnexplained)).slice(0, limits.tests);
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

/** Adds failures from logs. Only file names are kept, because the folders are of the machine that built the tests. */
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

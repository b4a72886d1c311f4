import { isCloudError } from '../../cloud/errors.ts';
import type { FailureLogKind, Sessions } from '../../cloud/resources/builds.ts';
import type { Context } from '../../context.ts';
import { textLines } from '../../lib/text-lines.ts';
import type { Framework } from '../../model/framework.ts';
import type { SessionTest } from '../../model/records.ts';
import { describeError } from '../../model/run-problem.ts';

/** Limits for the logs of one session. If a run has more failures, the first ones are enough to find the cause. */
export interface LogLimits {
  readonly tests: number;
  /** Number of bytes to read from one log. */
  readonly logBytes: number;
  /** Number of bytes to read from all logs. */
  readonly allBytes: number;
  /** Number of characters to keep of a line. */
  readonly lineChars: number;
  readonly ms: number;
  /** Number of missing logs of a kind after which no more logs of this kind are requested. */
  readonly absentLogs: number;
}

export const defaultLogLimits: LogLimits = {
  tests: 50,
  logBytes: 32_000_000,
  allBytes: 256_000_000,
  lineChars: 16_000,
  ms: 60_000,
  absentLogs: 3,
};

type Lines = AsyncIterable<readonly string[]>;

/** Finds the link to a log in the details of a test. The link is absent if the service recorded no log. */
const linkTo: Readonly<Record<FailureLogKind, (test: SessionTest) => string | undefined>> = {
  commandlogs: ({ commandLogUrl }) => commandLogUrl,
  instrumentationlogs: ({ instrumentationLogUrl }) => instrumentationLogUrl,
  devicelogs: ({ deviceLogUrl }) => deviceLogUrl,
};

/** Creates a reader of the logs of a session's tests. The limits apply to all logs together. */
export const createLogScanner = (
  { framework, device, buildId }: { readonly framework: Framework; readonly device: string; readonly buildId: string },
  context: Context,
  limits: LogLimits,
) => {
  const { log, signal } = context;
  // A real timer instead of the `Clock`: it limits network requests, which are never accelerated.
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
    /** Whether a log of this kind was requested and the service did not have it. */
    isAbsent: (kind: FailureLogKind): boolean => absent.has(kind),
    /** Reads a log; undefined if it is not available for any reason. */
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

import { isCloudError } from '../../cloud/errors.ts';
import type { FailureLogKind, Sessions } from '../../cloud/resources/builds.ts';
import type { Context } from '../../context.ts';
import { textLines } from '../../lib/text-lines.ts';
import type { Framework } from '../../model/framework.ts';
import type { SessionTest } from '../../model/records.ts';
import { describeError } from '../../model/run-problem.ts';

/** Limits for one session. In a run with more failures, the first ones are enough to find the cause. */
export interface LogLimits {
  /** Number of tests whose logs are read. */
  readonly tests: number;
  /** Bytes read per log. */
  readonly logBytes: number;
  /** Bytes read from all logs. */
  readonly allBytes: number;
  /** Characters kept per line. */
  readonly lineChars: number;
  readonly ms: number;
  /** Number of missing logs of a kind after which no more of that kind are requested. */
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

/** Log links in the details of a test. A link means that the service has recorded the log. */
const linkTo: Readonly<Record<FailureLogKind, (test: SessionTest) => string | undefined>> = {
  commandlogs: ({ commandLogUrl }) => commandLogUrl,
  instrumentationlogs: ({ instrumentationLogUrl }) => instrumentationLogUrl,
  devicelogs: ({ deviceLogUrl }) => deviceLogUrl,
};

/** Reads logs of the tests of one session within shared limits. */
export const createLogScanner = (
  { framework, device, buildId }: { readonly framework: Framework; readonly device: string; readonly buildId: string },
  context: Context,
  limits: LogLimits,
) => {
  const { log, signal } = context;
  // Uses a real timer and not the Clock, because it limits sockets, whose time is never accelerated.
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
    /** Whether the service had no log of this kind when it was requested. */
    isAbsent: (kind: FailureLogKind): boolean => absent.has(kind),
    /** @returns undefined if the log is not available for any reason */
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

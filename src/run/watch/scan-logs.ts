import { isCloudError } from '../../cloud/errors.ts';
import type { FailureLogKind, Sessions } from '../../cloud/resources/builds.ts';
import type { Context } from '../../context.ts';
import { textLines } from '../../lib/text-lines.ts';
import type { Framework } from '../../model/framework.ts';
import type { SessionTest } from '../../model/records.ts';
import { describeError } from '../../model/run-problem.ts';

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

export const defaultLogLimits: LogLimits = {
  tests: 50,
  logBytes: 32_000_000,
  allBytes: 256_000_000,
  lineChars: 16_000,
  ms: 60_000,
  absentLogs: 3,
};

type Lines = AsyncIterable<readonly string[]>;

/** Where the details of a test link to its log, the service has recorded it. */
const linkTo: Readonly<Record<FailureLogKind, (test: SessionTest) => string | undefined>> = {
  commandlogs: ({ commandLogUrl }) => commandLogUrl,
  instrumentationlogs: ({ instrumentationLogUrl }) => instrumentationLogUrl,
  devicelogs: ({ deviceLogUrl }) => deviceLogUrl,
};

/** Reads logs of the tests of one session within limits that all of them share. */
export const createLogScanner = (
  { framework, device, buildId }: { readonly framework: Framework; readonly device: string; readonly buildId: string },
  context: Context,
  limits: LogLimits,
) => {
  const { log, signal } = context;
  // A real timer, not the Clock: it guards sockets, whose time is never accelerated.
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
    /** The service was asked for a log of this kind, and had none. */
    isAbsent: (kind: FailureLogKind): boolean => absent.has(kind),
    /** @returns undefined where the log cannot be had, whatever the reason */
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

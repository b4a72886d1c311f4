import { BinaryError } from '../binaries/binary-error.ts';
import { findingCause } from '../binaries/preflight/finding.ts';
import { CloudError } from '../cloud/errors.ts';
import { isCancellation } from '../lib/cancellation.ts';
import type { Clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import { type Cause, type CauseCode, cause, codeMark, isCauseCode, nextStepFor } from '../model/causes.ts';
import type { BuildRecord } from '../model/records.ts';
import type { Accounting } from '../results/accounting.ts';
import type { BuildResult, SessionResult } from '../results/model.ts';
import type { StartedBuild } from './start/start.ts';
import type { UploadAccount } from './upload/upload.ts';

/**
 * What is known so far. Stages write here as they go, so that whatever stops the run (an error, a limit, a cancellation), nothing that
 * was learnt is lost.
 */
export interface Ledger extends UploadAccount {
  readonly startedAt: Date;
  readonly startedMonotonicMs: number;
  /** Shards that the runner's own split of the discovered tests leaves empty, whichever form it has. */
  knownEmptyShards: ReadonlySet<number>;
  /** In shard order once all are started. */
  readonly started: StartedBuild[];
  readonly builds: Map<string, BuildResult>;
  /** The last that the service said of each build. */
  readonly records: Map<string, BuildRecord>;
  /** By the key of the expected session, in the order of builds and devices once all have come. */
  readonly sessions: Map<string, SessionResult>;
  /** Tests of the suite that nobody reported. */
  accounting: Pick<Accounting, 'missing' | 'pairs'>;
  /** Why this job has nothing to start, as a sentence: the other shards hold all tests. */
  nothingToRun: string | undefined;
  /** Longest wait of one session for a device. */
  queueMs: number;
  /** For the verdict. */
  readonly errors: Cause[];
  outOfTime: Cause | undefined;
  /** When the time of the run is over, on the clock that never goes back; known once a session has started. */
  deadlineMonotonicMs: number;
  cancelled: boolean;
}

export const openLedger = (clock: Clock): Ledger => ({
  startedAt: new Date(clock.nowMs()),
  startedMonotonicMs: clock.monotonicMs(),
  uploaded: {},
  reused: [],
  ownUploads: [],
  knownEmptyShards: new Set(),
  started: [],
  builds: new Map(),
  records: new Map(),
  sessions: new Map(),
  accounting: { missing: [], pairs: 0 },
  nothingToRun: undefined,
  queueMs: 0,
  errors: [],
  outOfTime: undefined,
  deadlineMonotonicMs: Number.POSITIVE_INFINITY,
  cancelled: false,
});

/** Runs the stages; what stops them becomes part of the result instead of ending the step without one. */
export const keepAccount = async (ledger: Ledger, log: Log, stages: () => Promise<void>): Promise<void> => {
  try {
    await stages();
  } catch (error) {
    if (isCancellation(error)) {
      ledger.cancelled = true;
      return;
    }
    noteError(ledger, error);
    log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
};

/** @param what comes before the error's own words, for instance what could not be done */
export const noteError = (ledger: Ledger, error: unknown, what = ''): void => {
  ledger.errors.push(causeOf(error, what));
};

/** @param what comes before the error's own words */
export const causeOf = (error: unknown, what = ''): Cause => {
  const code = codeOf(error) ?? (isSystemError(error) ? 'runner-file' : 'unexpected');
  const hint = error instanceof Error && 'hint' in error && typeof error.hint === 'string' ? error.hint : nextStepFor(code);
  return cause(code, `${what}${clauseOf(error)}`, hint);
};

/** For messages: its clause, and its code where it has one. */
export const describeError = (error: unknown): string => {
  const code = codeOf(error);
  return code === undefined ? clauseOf(error) : `${clauseOf(error)} ${codeMark(code)}`;
};

const codeOf = (error: unknown): CauseCode | undefined => {
  if (error instanceof BinaryError) return findingCause(error.code);
  return error instanceof Error && 'code' in error && isCauseCode(error.code) ? error.code : undefined;
};

/** Of the file system, for instance. */
const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** The first line, without the route of a request, which the debug log has. */
export const clauseOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  const route = error instanceof CloudError ? `${error.route}: ` : '';
  const [line = ''] = message.split('\n');
  return (line.startsWith(route) ? line.slice(route.length) : line).replace(/\.$/, '');
};

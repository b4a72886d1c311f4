import type { Role } from './calls.ts';
import { type Cell, kindOf } from './cells.ts';
import type { FaultKind } from './fault-kinds.ts';
import { limits, type Setting } from './settings.ts';

/** `same`: verdict and counts of the run without the fault. */
type Verdicts = readonly ('same' | 'error' | 'timed-out')[];

/** What is struck, and how. */
interface Struck extends Cell {
  readonly kind: FaultKind;
  /** Of the command. */
  readonly readsBuildsFirst: boolean | undefined;
  readonly listsBuilds: boolean;
  readonly hasReports: boolean;
}

const minuteMs = 60_000;

/** The deadlines and pauses of one call in trouble. */
const onceMs = 10 * minuteMs;
/** Both limits of the run, and what the last call under way may take beyond them. */
const lastingMs = (limits.timeout + limits.queue + 15) * minuteMs;

const same: Verdicts = ['same'];
const error: Verdicts = ['error'];

/** The run waits for a stop by a deadline of its own, and names the build. */
const isGivenUp = ({ call, kind }: Struck): boolean => call.role === 'stop' && kind.name === 'silence';

/** Short responses come within their deadlines, a byte a second: those to changes, and listings that hold nothing. */
const isDelivered = ({ call, kind: { response } }: Struck): boolean =>
  response === 'none' || (response === 'late' && (call.method === 'POST' || call.role === 'advice'));

/** No rule tells a wrong log or picture from a right one. A log may be kept elsewhere, and need not say why a test failed. */
const isBelievable = ({ call, kind: { name } }: Struck): boolean =>
  call.role === 'extra' && (name === 'broken' || name === 'shape' || (name === 'redirect' && call.needsFailure === true));

/** A response that will not change costs a file that decides nothing. */
const spoilsFile = (struck: Struck): boolean => isBelievable(struck) || (struck.call.role === 'extra' && isFinal(struck));

/** A response that asking again does not change. */
const isFinal = ({ kind }: Struck): boolean => kind.response === 'refused' || kind.name === 'redirect';

/** What is waited for until `queue-timeout-minutes` is over, where nothing has started yet. */
const isWaitedFor = ({ kind: { name } }: Struck): boolean => name === '429' || name === 'silence';

const ofLostStart = ({ call, kind, listsBuilds }: Struck): Verdicts => {
  if (kind.response === 'unsent' || kind.response === 'none' || kind.response === 'late') return same;
  // Its builds cannot be listed, so that a lost response stays lost.
  if (!listsBuilds) return error;
  // The newest builds alone are listed: that one is absent cannot be proven.
  return call.route.includes('/v2/') && kind.acts !== true ? error : same;
};

const once: Partial<Record<Role, (struck: Struck) => Verdicts>> = {
  start: (struck) => (struck.kind.response === 'refused' ? error : ofLostStart(struck)),
  upload: (struck) => (isFinal(struck) ? error : same),
  listing: ({ kind }) => (kind.response === 'refused' ? error : same),
};

const lasting: Partial<Record<Role, (struck: Struck) => Verdicts>> = {
  upload: (struck) => {
    // A byte a second is enough for a response of up to 300 bytes.
    if (isDelivered(struck)) return ['same', 'error', 'timed-out'];
    return isWaitedFor(struck) ? ['timed-out'] : error;
  },
  start: (struck) => {
    if (struck.kind.acts === true) return ofLostStart(struck);
    return isWaitedFor(struck) ? ['error', 'timed-out'] : error;
  },
  listing: () => error,
  'build status': ({ kind, readsBuildsFirst }) => (kind.response === 'refused' || readsBuildsFirst ? error : ['timed-out']),
  // With a report the results are proven; the asks for the rest may use up the time of the run.
  'session details': ({ hasReports }) => (hasReports ? ['same', 'timed-out'] : ['error', 'timed-out']),
  'JUnit report': () => ['error', 'timed-out'],
};

/**
 * What a cell must come to. The contract of the action, in terms of faults: what can be outlived is, what decides nothing costs nothing,
 * and nothing is green or red without proof.
 */
export const expectationOf = (cell: Cell, { inputs: { framework }, readsBuildsFirst }: Setting) => {
  const kind = kindOf(cell);
  const listsBuilds = framework === 'espresso' || framework === 'xcuitest';
  const hasReports = framework === 'espresso' || framework === 'flutter-android';
  const struck: Struck = { ...cell, kind, readsBuildsFirst, listsBuilds, hasReports };
  // Before any request has succeeded, a 401 means that the credentials are wrong.
  const areCredentialsWrong = cell.call.isFirst && cell.nth === 1 && kind.response === 'refused';
  const rule = (cell.lasting ? lasting : once)[cell.call.role];
  const verdicts = areCredentialsWrong ? error : (rule?.(struck) ?? same);
  return {
    verdicts,
    /** Whether every file of the run without the fault must be there. */
    allFiles: verdicts === same && (cell.lasting ? kind.response === 'none' : !spoilsFile(struck)),
    /** Simulated time that it may take longer than the run without the fault. */
    extraMs: cell.lasting ? lastingMs : onceMs,
    /** Whether a line of the log must name the call and what happened. */
    isSaid: kind.words !== undefined && !isDelivered(struck) && !isBelievable(struck) && !isGivenUp(struck),
  };
};

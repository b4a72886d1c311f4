import type { Framework } from '../../src/model/framework.ts';
import { type Cell, kindOf } from './cells.ts';
import type { FaultKind } from './fault-kinds.ts';
import { limits, type Setting } from './settings.ts';

/** What a cell must come to. */
export interface Expectation {
  /** `same`: verdict and counts of the run without the fault. */
  readonly verdicts: readonly ('same' | 'error' | 'timed-out')[];
  /** Whether every file of the run without the fault must be there. */
  readonly allFiles: boolean;
  /** Simulated time that it may take longer than the run without the fault. */
  readonly extraMs: number;
  /** Whether a line of the log must name the call and what happened. */
  readonly isSaid: boolean;
}

const minuteMs = 60_000;

/** The deadlines and pauses of one call in trouble. */
const onceMs = 10 * minuteMs;
/** Both limits of the run, and what the last call under way may take beyond them. */
const lastingMs = (limits.timeout + limits.queue + 15) * minuteMs;

const listsBuilds: ReadonlySet<Framework> = new Set(['espresso', 'xcuitest']);
const hasReports: ReadonlySet<Framework> = new Set(['espresso', 'flutter-android']);

type Verdicts = Expectation['verdicts'];

const same: Verdicts = ['same'];
const error: Verdicts = ['error'];

/**
 * The contract of the action, in terms of faults: what can be outlived is, what decides nothing costs nothing, and nothing is green
 * or red without proof.
 */
export const expectationOf = (cell: Cell, setting: Setting): Expectation => {
  const kind = kindOf(cell);
  const verdicts = cell.lasting ? lastingVerdicts(cell, kind, setting) : onceVerdicts(cell, kind, setting);
  return {
    verdicts,
    allFiles: verdicts === same && (cell.lasting ? kind.response === 'none' : !spoilsFile(cell, kind)),
    extraMs: cell.lasting ? lastingMs : onceMs,
    isSaid: kind.words !== undefined && !isDelivered(cell, kind) && !isBelievable(cell, kind) && !isGivenUp(cell, kind),
  };
};

/** The run waits for a stop by a deadline of its own, and names the build. */
const isGivenUp = ({ call }: Cell, { name }: FaultKind): boolean => call.role === 'stop' && name === 'silence';

/** Short responses come within their deadlines, a byte a second: those to changes, and listings that hold nothing. */
const isDelivered = ({ call }: Cell, { response }: FaultKind): boolean =>
  response === 'none' || (response === 'late' && (call.method === 'POST' || call.role === 'advice'));

/** No rule tells a wrong log or picture from a right one. A log may be kept elsewhere, and need not say why a test failed. */
const isBelievable = ({ call }: Cell, { name }: FaultKind): boolean =>
  call.role === 'extra' && (name === 'broken' || name === 'shape' || (name === 'redirect' && call.needsFailure === true));

/** A response that will not change costs a file that decides nothing. */
const spoilsFile = (cell: Cell, kind: FaultKind): boolean =>
  isBelievable(cell, kind) || (cell.call.role === 'extra' && (kind.response === 'refused' || kind.name === 'redirect'));

/** Before any request has succeeded, a 401 means that the credentials are wrong. */
const areCredentialsWrong = ({ call, nth }: Cell, { response }: FaultKind): boolean =>
  call.isFirst && nth === 1 && response === 'refused';

const onceVerdicts = (cell: Cell, kind: FaultKind, setting: Setting): Verdicts => {
  const { role, method } = cell.call;
  if (areCredentialsWrong(cell, kind)) return error;
  const isFinal = kind.response === 'refused' || (kind.name === 'redirect' && method === 'POST');
  switch (role) {
    case 'start':
      return kind.response === 'refused' ? error : startVerdicts(cell, kind, setting);
    case 'upload':
    case 'listing':
      return isFinal ? error : same;
    default:
      return same;
  }
};

const startVerdicts = ({ call }: Cell, kind: FaultKind, { framework }: Setting): Verdicts => {
  if (kind.response === 'unsent' || kind.response === 'none' || kind.response === 'late') return same;
  // Its builds cannot be listed, so that a lost response stays lost.
  if (!listsBuilds.has(framework)) return error;
  // The newest builds alone are listed: that one is absent cannot be proven.
  return call.route.includes('/v2/') && !kind.acts ? error : same;
};

/** What is waited for until `queue-timeout-minutes` is over, where nothing has started yet. */
const isWaitedFor = ({ name }: FaultKind): boolean => name === '429' || name === 'silence';

const lastingVerdicts = (cell: Cell, kind: FaultKind, setting: Setting): Verdicts => {
  if (areCredentialsWrong(cell, kind)) return error;
  switch (cell.call.role) {
    case 'advice':
    case 'stop':
    case 'extra':
      return same;
    case 'upload':
      // A byte a second is enough for a response of up to 300 bytes.
      if (isDelivered(cell, kind)) return ['same', 'error', 'timed-out'];
      return isWaitedFor(kind) ? ['timed-out'] : error;
    case 'start':
      if (kind.acts) return startVerdicts(cell, kind, setting);
      return isWaitedFor(kind) ? ['error', 'timed-out'] : error;
    case 'listing':
      return error;
    case 'build status':
      return kind.response === 'refused' || setting.readsBuildsFirst === true ? error : ['timed-out'];
    case 'session details':
      // With a report the results are proven; the asks for the rest may use up the time of the run.
      return hasReports.has(setting.framework) ? ['same', 'timed-out'] : ['error', 'timed-out'];
    case 'JUnit report':
      return ['error', 'timed-out'];
  }
};

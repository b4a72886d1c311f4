import type { SessionSummary } from '../../core/model/records.ts';
import type { Counters, RunStatus, TestStatus } from '../../core/model/status.ts';
import { isRecord, memberOf } from '../../lib/is-record.ts';
import { boundedLine, errorIn } from '../service-message.ts';
import { countOf, idField, readDurationMs, readTime, textField, UnexpectedShapeError } from './values.ts';

type Counter = keyof Counters | 'queued' | 'leftOut';

/** Meanings of one status. */
interface Meaning {
  /** Meaning for a build or session. */
  readonly run: RunStatus;
  /** Meaning for a test. */
  readonly test?: TestStatus;
  /** Counter with this status as its key. */
  readonly counter?: Counter;
}

const passed: Meaning = { run: 'passed', test: 'passed', counter: 'passed' };
const skipped: Meaning = { run: 'skipped', test: 'skipped', counter: 'skipped' };
const timedOut: Meaning = { run: 'timed-out', test: 'timed-out', counter: 'timedOut' };
/** Meanings by status, in lower case and without separators. `done` has no meaning for a test. */
const meanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['queued', { run: 'queued', test: 'pending', counter: 'queued' }],
  ['running', { run: 'running', test: 'pending', counter: 'pending' }],
  ['done', { run: 'done' }],
  ['completed', { run: 'done' }],
  ['passed', passed],
  ['success', passed],
  ['failed', { run: 'failed', test: 'failed', counter: 'failed' }],
  ['error', { run: 'error', test: 'error', counter: 'error' }],
  // A stopped build did not run its tests, so `stopped` is an error.
  ['stopped', { run: 'error', test: 'error' }],
  ['skipped', skipped],
  ['ignored', skipped],
  ['timeout', timedOut],
  ['timedout', timedOut],
]);

/** Reads the status of a build or session. An unrecognized status becomes `unknown`. */
export const readRunStatus = (status: string): RunStatus => {
  const plain = normalizeStatus(status);
  return meanings.get(plain)?.run ?? (isAbort(plain) ? 'aborted' : 'unknown');
};

/** Reads the status of a test. A test that did not run because its build was aborted is `pending`. */
export const readTestStatus = (status: string): TestStatus => {
  const plain = normalizeStatus(status);
  return meanings.get(plain)?.test ?? (isNotRun(plain) ? 'pending' : 'unknown');
};

const counterOf = (key: string): Counter | undefined => {
  const plain = normalizeStatus(key);
  return meanings.get(plain)?.counter ?? (isNotRun(plain) ? 'leftOut' : undefined);
};

/** Makes `Timed Out`, `timed_out` and `TIMEDOUT` equal. */
const normalizeStatus = (status: string): string =>
  status
    .slice(0, 100)
    .toLowerCase()
    .replace(/[\s_-]+/g, '');

/** The aborted status is not documented, so every spelling with "abort" is accepted. */
const isAbort = (plain: string): boolean => plain.includes('abort');

/** Whether a test did not run. Its status may contain a reason in parentheses: `not-run (retry-failures)`. */
const isNotRun = (plain: string): boolean => plain.startsWith('notrun') || isAbort(plain);

interface CountersReading {
  readonly counters: Counters | undefined;
  readonly countersProblem: string | undefined;
}

const shownChars = 40;

/**
 * Reads the number of tests for each status. A missing key means 0, but if all keys are missing, the numbers are unknown.
 *
 * Reports tests under an unrecognized key as a problem, because the other numbers are then incomplete.
 */
export const readCounters = (value: unknown): CountersReading => {
  if (value === undefined || value === null) return { counters: undefined, countersProblem: undefined };
  if (!isRecord(value)) return { counters: undefined, countersProblem: 'they are not an object' };
  const counts = new Map<Counter, number>();
  let countersProblem: string | undefined;
  for (const [key, given] of Object.entries(value)) {
    if (given === null) continue;
    const shortKey = boundedLine(key, shownChars);
    const counter = counterOf(key);
    const count = countOf(given);
    if (count === undefined) countersProblem ??= `"${shortKey}" is not a number`;
    else if (counter !== undefined) counts.set(counter, Math.max(count, counts.get(counter) ?? 0));
    else if (count > 0) countersProblem ??= `they count ${count} under the unknown status "${shortKey}"`;
  }
  if (counts.size === 0) return { counters: undefined, countersProblem };
  const of = (counter: Counter): number => counts.get(counter) ?? 0;
  const counters = {
    passed: of('passed'),
    failed: of('failed'),
    skipped: of('skipped'),
    timedOut: of('timedOut'),
    error: of('error'),
    pending: of('pending') + of('queued') + of('leftOut'),
  };
  return { counters, countersProblem };
};

/** Reads a session from the entry of a device (v1) or of the list `sessions` (v2). */
export const readSessionSummary = (entry: unknown): SessionSummary => {
  if (!isRecord(entry)) throw new UnexpectedShapeError('a session', entry);
  const rawStatus = textField(entry, 'status') ?? '';
  const shard = memberOf(entry, 'shard');
  const shardName = isRecord(shard) ? textField(shard, 'name', 'index', 'id') : shard;
  const shardTests = memberOf(shard, 'values');
  return {
    id: idField(entry, 'session_id', 'id'),
    status: readRunStatus(rawStatus),
    rawStatus: boundedLine(rawStatus),
    startedAt: readTime(memberOf(entry, 'start_time')),
    durationMs: readDurationMs(memberOf(entry, 'duration')),
    ...readCounts(entry),
    error: errorIn(memberOf(entry, 'error')),
    shardName: typeof shardName === 'string' && shardName.trim() !== '' ? boundedLine(shardName) : undefined,
    shardTests: Array.isArray(shardTests) && shardTests.every((test) => typeof test === 'string') ? shardTests : undefined,
  };
};

/** Reads `test_status` and `test_count` in v1, `testcases.status` and `testcases.count` in v2. */
export const readCounts = (entry: unknown): CountersReading & Pick<SessionSummary, 'announcedTests'> => {
  const testcases = memberOf(entry, 'testcases');
  const reading = readCounters(memberOf(entry, 'test_status') ?? memberOf(testcases, 'status'));
  const announced = memberOf(entry, 'test_count') ?? memberOf(testcases, 'count');
  const announcedTests = countOf(announced);
  if (announced === undefined || announced === null || announcedTests !== undefined) return { ...reading, announcedTests };
  return { counters: reading.counters, countersProblem: 'the announced number of tests is not a number', announcedTests };
};

import { isRecord } from '../../lib/is-record.ts';
import type { SessionSummary } from '../../model/records.ts';
import type { Counters, RunStatus, TestStatus } from '../../model/status.ts';
import { boundedLine, errorIn } from '../service-message.ts';
import { countOf, field, idField, type JsonRecord, readDurationMs, readTime, textField, UnexpectedShapeError } from './values.ts';

/**
 * Statuses of builds and sessions. `stopped` is an error, since the tests did not run. If this step stopped the build, the
 * verdict already explains that.
 */
const runStatuses: ReadonlyMap<string, RunStatus> = new Map([
  ['stopped', 'error'],
  ['queued', 'queued'],
  ['running', 'running'],
  ['done', 'done'],
  ['completed', 'done'],
  ['passed', 'passed'],
  ['success', 'passed'],
  ['failed', 'failed'],
  ['error', 'error'],
  ['skipped', 'skipped'],
  ['ignored', 'skipped'],
]);

const testStatuses: ReadonlyMap<string, TestStatus> = new Map([
  ['stopped', 'error'],
  ['queued', 'pending'],
  ['running', 'pending'],
  ['passed', 'passed'],
  ['success', 'passed'],
  ['failed', 'failed'],
  ['error', 'error'],
  ['skipped', 'skipped'],
  ['ignored', 'skipped'],
]);

/** Maps the status of a build or session; an unrecognized status becomes `unknown`. */
export const readRunStatus = (status: string): RunStatus => {
  const plain = normalizeStatus(status);
  if (isTimeout(plain)) return 'timed-out';
  return runStatuses.get(plain) ?? (isAbort(plain) ? 'aborted' : 'unknown');
};

/** Maps the status of a test in v1 or v2. A test that did not run because its build was aborted is `pending`. */
export const readTestStatus = (status: string): TestStatus => {
  const plain = normalizeStatus(status);
  if (isTimeout(plain)) return 'timed-out';
  return testStatuses.get(plain) ?? (isNotRun(plain) ? 'pending' : 'unknown');
};

/** Normalizes a status to lower case without separators: `Timed Out`, `timed_out` and `TIMEDOUT` are equal. */
const normalizeStatus = (status: string): string =>
  status
    .slice(0, 100)
    .toLowerCase()
    .replace(/[\s_-]+/g, '');

const isTimeout = (plain: string): boolean => plain === 'timeout' || plain === 'timedout';

/** Whether a status means "aborted". The status is not documented, so every spelling with "abort" is accepted. */
const isAbort = (plain: string): boolean => plain.includes('abort');

/** Whether a test did not run: `not-run (retry-failures)`, with the reason in parentheses, and similar statuses. */
const isNotRun = (plain: string): boolean => plain.startsWith('notrun') || isAbort(plain);

type Counter = keyof Counters | 'queued' | 'leftOut';

/** Counters, and a clause that explains why they may be incomplete. */
interface CountersReading {
  readonly counters: Counters | undefined;
  readonly countersProblem: string | undefined;
}

const counterNames: ReadonlyMap<string, Counter> = new Map([
  ['success', 'passed'],
  ['passed', 'passed'],
  ['failed', 'failed'],
  ['ignored', 'skipped'],
  ['skipped', 'skipped'],
  ['error', 'error'],
  ['queued', 'queued'],
  ['running', 'pending'],
]);

const shownChars = 40;

/**
 * Reads `test_status` (v1) or `testcases.status` (v2), with keys in any case and spelling. A missing key means 0. If all keys
 * are missing, `counters` is undefined, since the counts are unknown. A value that is not a number is a problem, and so is an
 * unrecognized key with a count above 0: the other counters would be incomplete.
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
    else if (count > 0) countersProblem ??= `the status "${shortKey}", with the count ${count}, is unknown`;
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

const counterOf = (key: string): Counter | undefined => {
  const plain = normalizeStatus(key);
  if (isTimeout(plain)) return 'timedOut';
  return counterNames.get(plain) ?? (isNotRun(plain) ? 'leftOut' : undefined);
};

/** Reads the summary of a session in a build: in v1 the entry of a device, in v2 an entry of `sessions`. */
export const readSessionSummary = (entry: unknown): SessionSummary => {
  if (!isRecord(entry)) throw new UnexpectedShapeError('a session', entry);
  const rawStatus = textField(entry, 'status') ?? '';
  return {
    id: idField(entry, 'session_id', 'id'),
    status: readRunStatus(rawStatus),
    rawStatus: boundedLine(rawStatus),
    startedAt: readTime(field(entry, 'start_time')),
    durationMs: readDurationMs(field(entry, 'duration')),
    ...readCounts(entry),
    error: errorIn(field(entry, 'error')),
    shardName: shardNameOf(field(entry, 'shard')),
    shardTests: shardTestsOf(field(entry, 'shard')),
  };
};

interface Counts extends CountersReading {
  readonly announcedTests: number | undefined;
}

/** Reads `test_status` and `test_count` in v1, `testcases.status` and `testcases.count` in v2. */
export const readCounts = (entry: JsonRecord): Counts => {
  const testcases = field(entry, 'testcases');
  const inner = isRecord(testcases) ? testcases : {};
  const counted = field(entry, 'test_status') ?? field(inner, 'status');
  const announced = field(entry, 'test_count') ?? field(inner, 'count');
  const announcedTests = countOf(announced);
  const reading = readCounters(counted);
  if (announced === undefined || announced === null || announcedTests !== undefined) return { ...reading, announcedTests };
  return { counters: reading.counters, countersProblem: 'the announced number of tests is not a number', announcedTests };
};

const shardNameOf = (shard: unknown): string | undefined => {
  const name = isRecord(shard) ? textField(shard, 'name', 'index', 'id') : shard;
  return typeof name === 'string' && name.trim() !== '' ? boundedLine(name) : undefined;
};

const shardTestsOf = (shard: unknown): readonly string[] | undefined => {
  const values = isRecord(shard) ? field(shard, 'values') : undefined;
  return Array.isArray(values) && values.every((value) => typeof value === 'string') ? values : undefined;
};

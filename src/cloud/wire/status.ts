import { isRecord } from '../../lib/is-record.ts';
import type { SessionSummary } from '../../model/records.ts';
import type { Counters, RunStatus, TestStatus } from '../../model/status.ts';
import { boundedLine, errorIn } from '../service-message.ts';
import { countOf, field, idField, type JsonRecord, readDurationMs, readTime, textField, UnexpectedShapeError } from './values.ts';

/** A build that was stopped has not run its tests. Where this step stopped it, the verdict already says so. */
const runWords: ReadonlyMap<string, RunStatus> = new Map([
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

const testWords: ReadonlyMap<string, TestStatus> = new Map([
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

/** The state of a build or session; an unrecognized status becomes `unknown`. */
export const readRunStatus = (word: string): RunStatus => {
  const plain = plainWord(word);
  if (isTimeout(plain)) return 'timed-out';
  return runWords.get(plain) ?? (isAbort(plain) ? 'aborted' : 'unknown');
};

/** The result of a test in v1 and v2 words. A test that an aborted build left out has never run. */
export const readTestStatus = (word: string): TestStatus => {
  const plain = plainWord(word);
  if (isTimeout(plain)) return 'timed-out';
  return testWords.get(plain) ?? (isLeftOut(plain) ? 'pending' : 'unknown');
};

/** Lower case without separators: `Timed Out`, `timed_out` and `TIMEDOUT` are one word. */
const plainWord = (word: string): string =>
  word
    .slice(0, 100)
    .toLowerCase()
    .replace(/[\s_-]+/g, '');

const isTimeout = (plain: string): boolean => plain === 'timeout' || plain === 'timedout';

/** The word for what was ended early is not documented; every spelling with "abort" is taken for it. */
const isAbort = (plain: string): boolean => plain.includes('abort');

/** `not-run (retry-failures)` and its like: the reason stands in brackets. */
const isLeftOut = (plain: string): boolean => plain.startsWith('notrun') || isAbort(plain);

type Counter = keyof Counters | 'queued' | 'leftOut';

/** The counters, and why they cannot be trusted, as a clause. */
interface CountersReading {
  readonly counters: Counters | undefined;
  readonly countersProblem: string | undefined;
}

const counterWords: ReadonlyMap<string, Counter> = new Map([
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
 * Reads `test_status` (v1) or `testcases.status` (v2): keys in any case and under any of their names.
 *
 * A key that is absent means 0. No counters at all give none, since zeros would be a claim. A value that is no count, and an unrecognized
 * key with a count above 0, are problems: something happened that the other counters do not tell.
 */
export const readCounters = (value: unknown): CountersReading => {
  if (value === undefined || value === null) return { counters: undefined, countersProblem: undefined };
  if (!isRecord(value)) return { counters: undefined, countersProblem: 'the counters are not an object' };
  const counts = new Map<Counter, number>();
  let countersProblem: string | undefined;
  for (const [key, given] of Object.entries(value)) {
    if (given === null) continue;
    const shown = boundedLine(key, shownChars);
    const counter = counterOf(key);
    const count = countOf(given);
    if (count === undefined) countersProblem ??= `the counter "${shown}" is not a number`;
    else if (counter !== undefined) counts.set(counter, Math.max(count, counts.get(counter) ?? 0));
    else if (count > 0) countersProblem ??= `the counter "${shown}" is unrecognized and counts ${count}`;
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
  const plain = plainWord(key);
  if (isTimeout(plain)) return 'timedOut';
  return counterWords.get(plain) ?? (isLeftOut(plain) ? 'leftOut' : undefined);
};

/** What a build says of a session: the entry of a device in v1, an entry of `sessions` in v2. */
export const readSessionSummary = (entry: unknown): SessionSummary => {
  if (!isRecord(entry)) throw new UnexpectedShapeError('a session', entry);
  const rawStatus = textField(entry, 'status') ?? '';
  return {
    id: idField(entry, 'session_id', 'id'),
    status: readRunStatus(rawStatus),
    rawStatus: boundedLine(rawStatus),
    startedAt: readTime(field(entry, 'start_time')),
    durationMs: readDurationMs(field(entry, 'duration')),
    ...countsOf(entry),
    error: errorIn(field(entry, 'error')),
    shardName: shardNameOf(field(entry, 'shard')),
    shardTests: shardTestsOf(field(entry, 'shard')),
  };
};

interface Counts extends CountersReading {
  readonly announcedTests: number | undefined;
}

/** `test_status` and `test_count` in v1, `testcases.status` and `testcases.count` in v2. */
export const countsOf = (entry: JsonRecord): Counts => {
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

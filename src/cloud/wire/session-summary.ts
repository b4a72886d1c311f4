import { isRecord } from '../../lib/is-record.ts';
import type { SessionSummary } from '../../model/records.ts';
import { boundedLine } from '../service-message.ts';
import { type CountersReading, readCounters } from './counters.ts';
import { readDurationMs } from './duration.ts';
import { errorIn } from './error-field.ts';
import { countOf, field, idField, type JsonRecord, textField, UnexpectedShapeError } from './json.ts';
import { readRunStatus } from './status.ts';
import { readTime } from './time.ts';

/** What a build says of a session: the entry of a device in v1, an entry of `sessions` in v2. */
export const readSessionSummary = (entry: unknown): SessionSummary => {
  if (!isRecord(entry)) throw new UnexpectedShapeError('a session', entry);
  const statusWord = textField(entry, 'status') ?? '';
  return {
    id: idField(entry, 'session_id', 'id'),
    status: readRunStatus(statusWord),
    statusWord: boundedLine(statusWord),
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

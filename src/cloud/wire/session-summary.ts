import type { SessionSummary } from '../../model/records.ts';
import type { Counters } from '../../model/status.ts';
import { boundedLine, messageIn } from '../service-message.ts';
import { readCounters } from './counters.ts';
import { readDurationMs } from './duration.ts';
import { field, isRecord, type JsonRecord, present, textField, UnexpectedShapeError } from './json.ts';
import { readRunStatus } from './status.ts';
import { readTime } from './time.ts';

/** What a build says of a session: the entry of a device in v1, an entry of `sessions` in v2 (observed shapes 3.2, 3.3). */
export const readSessionSummary = (entry: unknown): SessionSummary => {
  if (!isRecord(entry)) throw new UnexpectedShapeError('a session', entry);
  const statusWord = textField(entry, 'status') ?? '';
  const error = messageIn(field(entry, 'error'));
  return present({
    id: textField(entry, 'session_id', 'id'),
    status: readRunStatus(statusWord),
    statusWord: boundedLine(statusWord),
    startedAt: readTime(field(entry, 'start_time')),
    durationMs: readDurationMs(field(entry, 'duration')),
    counters: countersOf(entry),
    error: error === undefined ? undefined : boundedLine(error),
    shardName: shardNameOf(field(entry, 'shard')),
  });
};

/** `test_status` in v1, `testcases.status` in v2. */
export const countersOf = (entry: JsonRecord): Counters | undefined => {
  const testcases = field(entry, 'testcases');
  return (
    readCounters(field(entry, 'test_status')) ?? (isRecord(testcases) ? readCounters(field(testcases, 'status')) : undefined)
  );
};

const shardNameOf = (shard: unknown): string | undefined => {
  const name = isRecord(shard) ? textField(shard, 'name', 'index', 'id') : shard;
  return typeof name === 'string' && name.trim() !== '' ? boundedLine(name) : undefined;
};

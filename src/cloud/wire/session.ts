import { isRecord } from '../../lib/is-record.ts';
import type { SessionRecord, SessionTest } from '../../model/records.ts';
import { boundedLine } from '../service-message.ts';
import { joinDevice } from './build.ts';
import { readDurationMs } from './duration.ts';
import { field, idField, type JsonRecord, textField, UnexpectedShapeError } from './json.ts';
import { countsOf } from './session-summary.ts';
import { readListedTests, readNestedTests } from './session-tests.ts';
import { readRunStatus } from './status.ts';
import { readTime } from './time.ts';

/**
 * Reads a session of v1 or v2.
 *
 * @throws {UnexpectedShapeError} for a session without id, or tests in an unknown form.
 */
export const readSession = (body: unknown): SessionRecord => {
  if (!isRecord(body)) throw new UnexpectedShapeError('a session with its id', body);
  const id = idField(body, 'session_id', 'id');
  if (id === undefined) throw new UnexpectedShapeError('a session with its id', body);
  const statusWord = textField(body, 'status');
  const device = textField(body, 'device');
  return {
    id,
    buildId: idField(body, 'build_id'),
    device: device === undefined ? undefined : joinDevice(device, textField(body, 'os_version')),
    status: statusWord === undefined ? undefined : readRunStatus(statusWord),
    statusWord: statusWord === undefined ? undefined : boundedLine(statusWord),
    startedAt: readTime(field(body, 'start_time')),
    durationMs: readDurationMs(field(body, 'duration')),
    ...countsOf(body),
    tests: testsOf(body),
  };
};

const testsOf = (body: JsonRecord): readonly SessionTest[] => {
  const details = field(body, 'test_details');
  if (details !== undefined && details !== null) return readNestedTests(details);
  const testcases = field(body, 'testcases');
  return isRecord(testcases) ? readListedTests(field(testcases, 'data')) : [];
};

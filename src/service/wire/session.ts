import type { SessionRecord, SessionTest } from '../../core/model/records.ts';
import { isRecord, listIn, memberOf } from '../../lib/is-record.ts';
import { boundedLine, errorIn } from '../service-message.ts';
import { joinDevice } from './build.ts';
import { readCounts, readRunStatus, readTestStatus } from './status.ts';
import {
  idField,
  type JsonRecord,
  readDurationMs,
  readList,
  readTime,
  textField,
  UnexpectedShapeError,
  webUrl,
} from './values.ts';

/** @throws {UnexpectedShapeError} for a session without id, or tests in an unknown shape */
export const readSession = (body: unknown): SessionRecord => {
  const id = idField(body, 'session_id', 'id');
  if (id === undefined) throw new UnexpectedShapeError('a session with its id', body);
  const rawStatus = textField(body, 'status');
  const device = textField(body, 'device');
  return {
    id,
    buildId: idField(body, 'build_id'),
    device: device === undefined ? undefined : joinDevice(device, textField(body, 'os_version')),
    status: rawStatus === undefined ? undefined : readRunStatus(rawStatus),
    rawStatus: rawStatus === undefined ? undefined : boundedLine(rawStatus),
    startedAt: readTime(memberOf(body, 'start_time')),
    durationMs: readDurationMs(memberOf(body, 'duration')),
    ...readCounts(body),
    error: errorIn(memberOf(body, 'error')),
    tests: testsOf(body),
  };
};

const testsOf = (body: unknown): readonly SessionTest[] => {
  const details = memberOf(body, 'test_details');
  if (details !== undefined && details !== null) return readNestedTests(details);
  const testcases = memberOf(body, 'testcases');
  return Array.isArray(testcases) ? readFlatTests(testcases) : readListedTests(memberOf(testcases, 'data'));
};

const maxScreenshots = 1_000;

/** Reads the tests of a v1 session by class and name. In XCUITest sessions, a key may be `class/test` instead of a class. */
const readNestedTests = (details: unknown): SessionTest[] => {
  // The service may serialize an empty object as an empty list.
  if (Array.isArray(details) && details.length === 0) return [];
  if (!isRecord(details)) throw new UnexpectedShapeError('tests by class', details);
  const classNameOf = classNames(details);
  return Object.entries(details).flatMap(([key, tests]) => {
    if (!isRecord(tests)) throw new UnexpectedShapeError('the tests of a class by name', tests);
    if (isTest(tests)) return [readTest(head(key), tail(key) || key, tests)];
    return Object.entries(tests).map(([name, test]) => {
      if (!isRecord(test)) throw new UnexpectedShapeError('a test with its status', test);
      return readTest(classNameOf(key), name, test);
    });
  });
};

/** Reads `testcases.data` of v2: a list of classes with their tests. */
const readListedTests = (data: unknown): SessionTest[] => {
  if (data === undefined || data === null) return [];
  if (!Array.isArray(data)) throw new UnexpectedShapeError('a list of classes with their tests', data);
  return data.flatMap((entry: unknown) => {
    const tests = memberOf(entry, 'testcases');
    if (!Array.isArray(tests)) throw new UnexpectedShapeError('a class with its tests', entry);
    const className = textField(entry, 'class', 'name') ?? '';
    return tests.map((test: unknown) => {
      const name = textField(test, 'name');
      if (name === undefined) throw new UnexpectedShapeError('a test with its name', test);
      return readTest(className, name, test);
    });
  });
};

/** Reads `testcases` of v2 as a list of tests. The name of a Maestro flow may be its path, without a class. */
const readFlatTests = (tests: readonly unknown[]): SessionTest[] =>
  tests.flatMap((test) => {
    if (Array.isArray(memberOf(test, 'testcases'))) return readListedTests([test]);
    const name = textField(test, 'name');
    if (name === undefined) throw new UnexpectedShapeError('a test with its name', test);
    const className = textField(test, 'class', 'class_name', 'classname');
    if (className !== undefined || !/\.ya?ml$/.test(name)) return [readTest(className ?? '', name, test)];
    const path = name.replace(/\.ya?ml$/, '');
    return [readTest(path, path.slice(path.lastIndexOf('/') + 1), test)];
  });

const isTest = (value: unknown): boolean => typeof memberOf(value, 'status') === 'string';

/** Shortens the key `class/test` to `class`. Keeps a key whose class is not unique and whose entry does not contain `test`. */
const classNames = (details: JsonRecord): ((key: string) => string) => {
  const keys = Object.keys(details).filter((key) => !isTest(details[key]));
  const seen = new Map<string, number>();
  for (const key of keys) seen.set(head(key), (seen.get(head(key)) ?? 0) + 1);
  return (key) => (seen.get(head(key)) === 1 || memberOf(details[key], tail(key)) !== undefined ? head(key) : key);
};

const tail = (key: string): string => key.slice(head(key).length + 1);

const head = (key: string): string => key.split('/', 1)[0] ?? key;

const readTest = (className: string, name: string, test: unknown): SessionTest => {
  const rawStatus = textField(test, 'status') ?? '';
  return {
    id: textField(test, 'test_id', 'id'),
    className,
    name,
    status: readTestStatus(rawStatus),
    rawStatus: boundedLine(rawStatus),
    startedAt: readTime(memberOf(test, 'start_time')),
    durationMs: readDurationMs(memberOf(test, 'duration')),
    videoUrl: webUrl(memberOf(test, 'video')),
    deviceLogUrl: webUrl(memberOf(test, 'device_log')),
    instrumentationLogUrl: webUrl(memberOf(test, 'instrumentation_log')),
    commandLogUrl: webUrl(memberOf(test, 'maestro_commands')),
    networkLogUrl: webUrl(memberOf(test, 'network_log')),
    screenshotUrls: listIn(memberOf(test, 'screenshots'))
      .slice(0, maxScreenshots)
      .map(webUrl)
      .filter((url) => url !== undefined),
  };
};

export const readHar = (body: unknown) => {
  const log = memberOf(body, 'log');
  const entries = memberOf(log, 'entries');
  if (!isRecord(log) || !Array.isArray(entries)) throw new UnexpectedShapeError('a HAR log with entries', body);
  const har: JsonRecord & { readonly entries: readonly unknown[] } = { ...log, entries };
  return { log: har };
};

/** Reads profiling samples. Some keys of a sample start with the bundle id of the app, without dots. */
export const readProfiling = (body: unknown): JsonRecord[] =>
  readList(body, 'profiling samples', ['data', 'app_profiling'], (row) => {
    if (!isRecord(row)) throw new UnexpectedShapeError('a profiling sample', row);
    return row;
  });

export const readAutomationSession = (body: unknown) => {
  const session = memberOf(body, 'automation_session');
  if (!isRecord(session)) throw new UnexpectedShapeError('an automation session', body);
  const rawStatus = textField(session, 'status');
  return {
    videoUrl: webUrl(memberOf(session, 'video_url')),
    publicUrl: webUrl(memberOf(session, 'public_url')),
    rawStatus: rawStatus === undefined ? undefined : boundedLine(rawStatus),
  };
};

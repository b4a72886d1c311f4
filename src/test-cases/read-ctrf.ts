import { isRecord } from '../lib/is-record.ts';
import { createLongArrayReader } from '../lib/long-array.ts';
import type { ReportedRun, ReportedStatus, ReportedTest } from './reported-test.ts';

/** The file is not what it should be. */
export class NotCtrfError extends Error {
  readonly code = 'results-not-ctrf';

  constructor() {
    super('expected a CTRF document, such as the results.json of the run action');
    this.name = 'NotCtrfError';
  }
}

type Json = Readonly<Record<string, unknown>>;

/** Reads a CTRF document, ours or another tool's, in chunks: it may be large. */
interface CtrfReader {
  readonly write: (chunk: Uint8Array) => void;
  /** @throws {NotCtrfError} for a document without a list of tests */
  readonly end: () => ReportedRun;
}

/** Most are alike. */
const maxProblems = 50;

export const createCtrfReader = (): CtrfReader => {
  const tests: ReportedTest[] = [];
  const devices = new Set<string>();
  const problems: string[] = [];
  const noteDevice = (entry: unknown): void => {
    for (const device of textOf(entry, 'device')) devices.add(device);
  };
  const reader = createLongArrayReader({
    path: ['results', 'tests'],
    onEntry: (entry) => {
      if (!isRecord(entry)) return;
      noteDevice(entry);
      if (isTest(entry)) tests.push(toReported(entry));
      else if (problems.length < maxProblems) problems.push(...textOf(entry, 'message'));
    },
  });
  return {
    write: reader.write,
    end: () => {
      const results = member(reader.end(), 'results');
      if (!Array.isArray(member(results, 'tests'))) throw new NotCtrfError();
      const extra = member(results, 'extra');
      const sessions = member(extra, 'sessions');
      if (Array.isArray(sessions)) sessions.forEach(noteDevice);
      return { tests, devices: [...devices], problems, complete: true, simulated: member(extra, 'simulated') === true };
    },
  };
};

/** Our own documents hold an entry for each inconclusive session, and for a verdict that no test explains. */
const isTest = (entry: Json): boolean => {
  const kind = member(member(entry, 'extra'), 'kind');
  return kind === undefined || kind === 'test';
};

const toReported = (entry: Json): ReportedTest => {
  const [device] = textOf(entry, 'device');
  return {
    className: classOf(member(entry, 'suite')),
    name: textOf(entry, 'name')[0] ?? '',
    status: statusOf(member(entry, 'status')),
    device,
    texts: [
      ...listOf(member(entry, 'tags')),
      ...entriesOf(member(entry, 'labels')),
      ...entriesOf(member(member(entry, 'extra'), 'properties')),
    ],
  };
};

/** Any other status is not a pass. */
const statusOf = (status: unknown): ReportedStatus => {
  if (status === 'passed') return 'passed';
  return status === 'skipped' || status === 'pending' ? 'not-run' : 'failed';
};

/** Older documents have a text, newer ones a path. */
const classOf = (suite: unknown): string => {
  if (typeof suite === 'string') return suite;
  const last: unknown = Array.isArray(suite) ? suite.at(-1) : undefined;
  return typeof last === 'string' ? last : '';
};

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []);

/** Keys count as well: `TC-12: true` is a way to tag a test. */
const entriesOf = (value: unknown): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, entry]) => [key, ...(typeof entry === 'string' ? [entry] : listOf(entry))])
    : [];

const member = (value: unknown, key: string): unknown => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined);

const textOf = (value: unknown, key: string): string[] => {
  const text = member(value, key);
  return typeof text === 'string' && text !== '' ? [text] : [];
};

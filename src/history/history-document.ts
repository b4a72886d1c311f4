import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { dayMs } from '../lib/durations.ts';
import { isRecord } from '../lib/is-record.ts';
import type { Framework } from '../model/framework.ts';
import type { PastOutcome, PastStatus } from '../model/history.ts';
import { type History, type HistoryRun, type HistoryTests, keptOutcomes, limitHistory, runKey } from './history.ts';

const format = 'mobile-test-cloud history';
/** Version of the document format. It is part of the storage path, so that releases with different formats do not interfere. */
export const historyVersion = 1;

/** Maximum size of a document. Larger documents are neither written nor read. 1,250,000 outcomes need half of this size. */
const mostJsonBytes = 48_000_000;
const mostOutcomes = 2_000_000;
export const longestName = 500;
export const longestDurationMs = dayMs;

/** Suite whose outcomes a history document contains. */
export interface HistorySuite {
  readonly framework: Framework;
  /** Package or bundle id. If it is unknown, all suites of the framework with unknown ids share one history. */
  readonly suiteId?: string | undefined;
}

/** Name of a suite in files and cache keys. The name is the same in every release, and differs between suites. */
export const suiteKey = ({ framework, suiteId }: HistorySuite): string => {
  const hash = createHash('sha256')
    .update(suiteId ?? '')
    .digest('hex')
    .slice(0, 8);
  const name = (suiteId ?? 'suite').replaceAll(/[^\w.-]/g, '_').slice(0, 100);
  return `${framework}-${name}-${hash}`;
};

/** Suite with a name that `suiteKey` created. Undefined if the id cannot be derived, because it contains rare characters. */
export const suiteOfKey = (key: string, framework: Framework): HistorySuite | undefined => {
  const suiteId = key.slice(framework.length + 1, -9);
  return [{ framework, suiteId }, { framework }].find((suite) => suiteKey(suite) === key);
};

/** Error for a stored document that is damaged or belongs to another suite. */
export class HistoryDocumentError extends Error {
  readonly code = 'history-unreadable';

  constructor(why: string) {
    super(`the stored history ${why}; this run starts a new one`);
    this.name = 'HistoryDocumentError';
  }
}

const count = z.int().min(0).max(8_640_000_000_000_000);
const name = z.string().min(1).max(longestName);
const text = z.string().max(longestName);

const run = z.object({
  id: name,
  attempt: z.int().min(1).max(10_000),
  commit: text,
  branch: text,
  pullRequest: count.exactOptional(),
  startedAtMs: count,
  finishedAtMs: count,
  url: z
    .url({ protocol: /^https?$/ })
    .max(longestName)
    .exactOptional(),
  overheadMs: count.exactOptional(),
});

const reference = z.string().regex(/^bs:\/\/[\w.-]{1,200}$/);
const hash = z.string().regex(/^[0-9a-f]{1,64}$/);

const commitUploads = z.object({
  commit: name,
  variant: hash,
  app: reference.exactOptional(),
  testSuite: reference.exactOptional(),
  media: z.array(text).max(100),
  target: name.exactOptional(),
  appContent: hash.exactOptional(),
  testSuiteContent: hash.exactOptional(),
  uploadedAtMs: count,
  usedAtMs: count,
});

/**
 * Schema of a history document. `tests` has the levels class, name and device. `readTests` reads it, because a schema is too slow
 * for a million outcomes.
 */
const document = z.object({
  format: z.literal(format),
  version: z.literal(historyVersion),
  framework: z.string(),
  suite: z.string(),
  runs: z.array(run).max(10_000),
  tests: z.unknown(),
  uploads: z.array(commitUploads).max(10_000),
  sources: z.array(text).max(1_000),
});

/**
 * Outcomes of a test on a device, oldest first. The nth items of the three lists describe one outcome. `runs` contains indexes
 * into the runs of the document.
 */
interface StoredOutcomes {
  readonly runs: readonly number[];
  readonly statuses: readonly PastStatus[];
  readonly durationsMs: readonly (number | null)[];
}

/**
 * Writes a history as gzipped JSON. Stores the last 50 outcomes of each test and device, or fewer if the document would be too
 * large.
 */
export const writeHistory = (history: History, { framework, suiteId = '' }: HistorySuite): Buffer => {
  for (let kept = keptOutcomes; ; kept = Math.floor(kept / 2)) {
    const limited = limitHistory(history, kept);
    if (countOutcomes(limited) <= mostOutcomes) {
      const { runs, uploads, sources } = limited;
      const head = { format, version: historyVersion, framework, suite: suiteId, runs };
      const json = Buffer.from(JSON.stringify({ ...head, tests: storedTests(limited), uploads, sources: [...sources] }));
      if (json.length <= mostJsonBytes) return gzipSync(json);
    }
    if (kept <= 1) throw new HistoryDocumentError(`would be larger than ${mostJsonBytes / 1_000_000} MB`);
  }
};

const countOutcomes = ({ tests }: History): number => {
  let all = 0;
  for (const byName of tests.values())
    for (const byDevice of byName.values()) for (const { length } of byDevice.values()) all += length;
  return all;
};

const storedTests = ({ runs, tests }: History): object => {
  const positions = new Map<PastOutcome['run'], number>(runs.map((each, at) => [each, at]));
  const stored = (outcomes: readonly PastOutcome[]): StoredOutcomes => ({
    runs: outcomes.map((outcome) => positions.get(outcome.run) ?? 0),
    statuses: outcomes.map(({ status }) => status),
    durationsMs: outcomes.map(({ durationMs = null }) => durationMs),
  });
  // `Object.fromEntries` is used because a class may have any name, even `__proto__`.
  return mapEntries(tests, (byName) => mapEntries(byName, (byDevice) => mapEntries(byDevice, stored)));
};

const mapEntries = <Value>(map: ReadonlyMap<string, Value>, write: (value: Value) => object): object =>
  Object.fromEntries([...map].map(([key, value]) => [key, write(value)]));

/**
 * Reads a document that `writeHistory` wrote.
 *
 * @throws HistoryDocumentError if the document is damaged, too large, or belongs to another suite
 */
export const readHistory = (bytes: Uint8Array, suite: HistorySuite): History => {
  const read = document.safeParse(unpack(bytes));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new HistoryDocumentError(`is damaged (${issue?.path.join('.') || 'JSON'}: ${issue?.message})`);
  }
  const { framework, suite: suiteId, runs, tests, uploads, sources } = read.data;
  if (framework !== suite.framework || suiteId !== (suite.suiteId ?? ''))
    throw new HistoryDocumentError(`is of the suite "${suiteId}" of ${framework}`);
  if (new Set(runs.map(runKey)).size < runs.length) throw damaged('a run twice');
  return { runs, tests: readTests(tests, runs), uploads, sources: new Set(sources) };
};

const unpack = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(gunzipSync(bytes, { maxOutputLength: mostJsonBytes }).toString());
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new HistoryDocumentError(isTooLarge ? 'is too large' : 'is damaged (neither gzip nor JSON)');
  }
};

const readTests = (tests: unknown, runs: readonly HistoryRun[]): HistoryTests =>
  readEntries(tests, (byName) =>
    readEntries(byName, (byDevice, test) =>
      readEntries(byDevice, (stored, device) => {
        if (test === '' || device === '') throw damaged(`tests without a name`);
        return readOutcomes(stored, runs) ?? fail(`outcomes of ${test} on ${device}`);
      }),
    ),
  );

const damaged = (what: string) => new HistoryDocumentError(`is damaged (${what})`);

const fail = (what: string): never => {
  throw damaged(what);
};

const readEntries = <Value>(value: unknown, read: (value: unknown, key: string) => Value): ReadonlyMap<string, Value> => {
  if (!isRecord(value)) throw damaged('tests');
  return new Map(
    Object.entries(value).map(([key, entry]) => {
      if (key.length > longestName) throw damaged('a name is too long');
      return [key, read(entry, key)];
    }),
  );
};

const statuses: ReadonlySet<unknown> = new Set<PastStatus>(['passed', 'flaky', 'failed']);
const isStatus = (value: unknown): value is PastStatus => statuses.has(value);

/** @returns undefined if the lists have different lengths or contain invalid values */
const readOutcomes = (value: unknown, all: readonly HistoryRun[]): readonly PastOutcome[] | undefined => {
  if (!isRecord(value)) return undefined;
  const { runs: positions, statuses: given, durationsMs } = value;
  if (!Array.isArray(positions) || !Array.isArray(given) || !Array.isArray(durationsMs)) return undefined;
  if (positions.length !== given.length || positions.length !== durationsMs.length) return undefined;
  const outcomes: PastOutcome[] = [];
  let before = -1;
  for (let nth = 0; nth < positions.length; nth++) {
    const position: unknown = positions[nth];
    const status: unknown = given[nth];
    const durationMs: unknown = durationsMs[nth];
    if (typeof position !== 'number' || position <= before || !isStatus(status)) return undefined;
    const past = all[position];
    if (past === undefined) return undefined;
    before = position;
    if (durationMs === null) outcomes.push({ status, run: past });
    else if (typeof durationMs === 'number' && durationMs >= 1 && durationMs <= longestDurationMs)
      outcomes.push({ status, run: past, durationMs });
    else return undefined;
  }
  return outcomes;
};

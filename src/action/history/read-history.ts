import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { PastOutcome, PastStatus } from '../../core/model/history.ts';
import type { CodedError } from '../../core/model/run-problem.ts';
import { isRecord } from '../../lib/is-record.ts';
import { type History, type HistoryRun, type HistoryTests, type Outcomes, runKey } from './history.ts';
import {
  format,
  type HistorySuite,
  historyVersion,
  longestDurationMs,
  longestName,
  mostJsonBytes,
  unreadableHistory,
} from './history-document.ts';

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
  projects: z
    .array(z.string().regex(/^[0-9a-f]{1,64}$/))
    .max(1_000)
    .exactOptional(),
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

/** Schema of a stored document. `readTests` reads `tests` because a schema is too slow for a million outcomes. */
const document = z.object({
  format: z.literal(format),
  version: z.literal(historyVersion),
  framework: z.string(),
  suite: z.string(),
  runs: z.array(run).max(10_000),
  tests: z.unknown(),
  uploads: z.array(commitUploads).max(10_000),
  sources: z.array(text).max(1_000),
  splitUnknown: z.boolean().exactOptional(),
});

/**
 * Reads a stored document.
 *
 * @throws CodedError `history-unreadable` for a document that is damaged, too large, or of another suite
 */
export const readHistory = (bytes: Uint8Array, suite: HistorySuite): History => {
  const read = document.safeParse(unpackDocument(bytes));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw unreadableHistory(`is damaged (${issue?.path.join('.') || 'JSON'}: ${issue?.message})`);
  }
  const { framework, suite: suiteId, runs, tests, uploads, sources, splitUnknown } = read.data;
  if (framework !== suite.framework || suiteId !== (suite.suiteId ?? ''))
    throw unreadableHistory(`is of the suite "${suiteId}" of ${framework}`);
  if (new Set(runs.map(runKey)).size < runs.length) throw damaged('a run twice');
  return { runs, tests: readTests(tests, runs), uploads, sources: new Set(sources), splitUnknown };
};

const unpackDocument = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(gunzipSync(bytes, { maxOutputLength: mostJsonBytes }).toString());
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw unreadableHistory(isTooLarge ? 'is too large' : 'is damaged (neither gzip nor JSON)');
  }
};

const readTests = (tests: unknown, runs: readonly HistoryRun[]): HistoryTests =>
  readEntries(tests, (byName) =>
    readEntries(byName, (byDevice, test) =>
      readEntries(byDevice, (stored, device) => {
        if (test === '' || device === '') throw damaged(`tests without a name`);
        const outcomes = readOutcomes(stored, runs);
        if (outcomes === undefined) throw damaged(`outcomes of ${test} on ${device}`);
        return outcomes;
      }),
    ),
  );

const damaged = (what: string): CodedError => unreadableHistory(`is damaged (${what})`);

const readEntries = <Value>(value: unknown, read: (value: unknown, key: string) => Value): ReadonlyMap<string, Value> => {
  if (!isRecord(value)) throw damaged('tests');
  return new Map(
    Object.entries(value).map(([key, entry]) => {
      if (key.length > longestName) throw damaged('a name is too long');
      return [key, read(entry, key)];
    }),
  );
};

const statuses: readonly PastStatus[] = ['passed', 'flaky', 'failed'];

/** Reads the outcomes of a test on a device. Undefined if the lists differ in length or have invalid values. */
const readOutcomes = (value: unknown, all: readonly HistoryRun[]): Outcomes | undefined => {
  if (!isRecord(value)) return undefined;
  const { runs: positions, statuses: given, durationsMs } = value;
  if (!Array.isArray(positions) || !Array.isArray(given) || !Array.isArray(durationsMs)) return undefined;
  if (positions.length !== given.length || positions.length !== durationsMs.length) return undefined;
  const outcomes: PastOutcome[] = [];
  for (const [nth, position] of positions.entries()) {
    const status = statuses.find((each) => each === given[nth]);
    const durationMs: unknown = durationsMs[nth];
    const past = typeof position === 'number' && position > (positions[nth - 1] ?? -1) ? all[position] : undefined;
    if (status === undefined || past === undefined) return undefined;
    if (durationMs === null) outcomes.push({ status, run: past });
    else if (typeof durationMs === 'number' && durationMs >= 1 && durationMs <= longestDurationMs)
      outcomes.push({ status, run: past, durationMs });
    else return undefined;
  }
  return outcomes;
};

import { z } from 'zod';
import { present } from '../lib/present.ts';
import type { Framework } from '../model/framework.ts';
import { longestName } from './durations.ts';
import { type History, type HistoryRun, type HistoryTests, keptOutcomes, limitHistory } from './history.ts';
import { createRowMaker, decodeOutcomes, encodeOutcomes } from './outcomes.ts';

const format = 'mobile-test-cloud history';
/** Part of the place where documents are stored, so that an action of another version leaves them alone. */
export const historyVersion = 1;

/** Larger documents are not read; fewer outcomes are kept to stay below it. */
const mostHistoryBytes = 4_000_000;

/** A text can stand for far more outcomes than it has characters: of each test on each device one for every run, two bytes each. */
const mostOutcomes = 100_000_000;

/** Whose history a document is. */
export interface HistorySuite {
  readonly framework: Framework;
  /** Package or bundle id; where it is not known, all suites of the framework share a history. */
  readonly suiteId?: string | undefined;
}

/** A stored document is damaged, or of something else. */
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

const row = z.tuple([z.int().min(0), z.string(), z.string()]);

const document = z.object({
  format: z.literal(format),
  version: z.literal(historyVersion),
  framework: z.string(),
  suite: z.string(),
  runs: z.array(run).max(10_000),
  devices: z.array(name).max(10_000),
  /** Class, name, then position of the device, statuses and durations as `encodeOutcomes` writes them. */
  tests: z.array(z.tuple([text, z.array(z.tuple([name, z.array(row)]))])),
  sources: z.array(text).max(1_000),
});

type TestRows = z.output<typeof document>['tests'];

/**
 * A history as JSON text of at most 4 MB: the last 50 outcomes of each test and device, or fewer where they do not fit.
 *
 * Lists instead of objects, so that no name of a test can mean anything to JSON.
 */
export const writeHistory = (history: History, { framework, suiteId = '' }: HistorySuite): string => {
  for (let kept = keptOutcomes; ; kept = Math.floor(kept / 2)) {
    const { runs, tests, sources } = limitHistory(history, kept);
    const devices = [
      ...new Set([...tests.values()].flatMap((byName) => [...byName.values()].flatMap((each) => [...each.keys()]))),
    ];
    const places = new Map(devices.map((device, at) => [device, at]));
    const rows: TestRows = [...tests].map(([className, byName]) => [
      className,
      [...byName].map(([test, byDevice]) => [
        test,
        [...byDevice].map(([device, codes]) => [places.get(device) ?? 0, ...encodeOutcomes(codes)]),
      ]),
    ]);
    const head = { format, version: historyVersion, framework, suite: suiteId, runs: runs.map(present), devices };
    const json = JSON.stringify({ ...head, tests: rows, sources: [...sources] });
    if (Buffer.byteLength(json) <= mostHistoryBytes && rowsOf(rows) * runs.length <= mostOutcomes) return json;
    if (kept <= 1) throw new HistoryDocumentError(`would be larger than ${mostHistoryBytes / 1_000_000} MB`);
  }
};

/**
 * Reads what `writeHistory` wrote.
 *
 * @param source by what name the document is stored
 * @throws HistoryDocumentError for a text that is damaged, too long, or of another suite
 */
export const readHistory = (json: string, suite: HistorySuite, source?: string): History => {
  // Characters are never fewer than a quarter of the bytes.
  if (json.length > mostHistoryBytes) throw new HistoryDocumentError('is too large');
  const read = document.safeParse(parse(json));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new HistoryDocumentError(`is damaged (${issue?.path.join('.') || 'JSON'}: ${issue?.message})`);
  }
  const { framework, suite: suiteId, runs, devices, tests, sources } = read.data;
  if (framework !== suite.framework || suiteId !== (suite.suiteId ?? ''))
    throw new HistoryDocumentError(`is of the suite "${suiteId}" of ${framework}`);
  if (rowsOf(tests) * runs.length > mostOutcomes) throw new HistoryDocumentError('would take too much memory');
  return {
    runs,
    tests: testsOf(tests, runs, devices),
    sources: new Set(source === undefined ? sources : [...sources, source]),
  };
};

/** How many tests there are, on each device. */
const rowsOf = (tests: TestRows): number =>
  tests.reduce((sum, [, names]) => sum + names.reduce((ofClass, [, byDevice]) => ofClass + byDevice.length, 0), 0);

const testsOf = (rows: TestRows, runs: readonly HistoryRun[], devices: readonly string[]): HistoryTests => {
  const damaged = (className: string, test: string) => new HistoryDocumentError(`is damaged (outcomes of ${className}#${test})`);
  const makeRow = createRowMaker(runs.length);
  return new Map(
    rows.map(([className, names]) => [
      className,
      new Map(
        names.map(([test, byDevice]) => [
          test,
          new Map(
            byDevice.map(([at, statuses, durations]) => {
              const device = devices[at];
              const codes = makeRow();
              if (device === undefined || !decodeOutcomes(statuses, durations, codes)) throw damaged(className, test);
              return [device, codes];
            }),
          ),
        ]),
      ),
    ]),
  );
};

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

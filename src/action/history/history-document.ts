import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Framework } from '../../core/model/framework.ts';
import type { PastOutcome, PastStatus } from '../../core/model/history.ts';
import { CodedError } from '../../core/model/run-problem.ts';
import { dayMs } from '../../lib/durations.ts';
import { type History, keptOutcomes, limitHistory, type Outcomes, rowsIn } from './history.ts';

export const format = 'mobile-test-cloud history';
/** Version of the stored format. It is part of storage paths, so that releases with different formats do not interfere. */
export const historyVersion = 1;

/** Maximum size of a stored document. 1,250,000 outcomes need half of this size. */
export const mostJsonBytes = 48_000_000;
const mostOutcomes = 2_000_000;
export const longestName = 500;
export const longestDurationMs = dayMs;

export interface HistorySuite {
  readonly framework: Framework;
  /** Package or bundle id. Suites without a known id share one history per framework. */
  readonly suiteId?: string;
}

/** Creates the unique name of a suite for files and cache keys. The name is the same in every release. */
export const suiteKey = ({ framework, suiteId = '' }: HistorySuite): string => {
  const hash = createHash('sha256').update(suiteId).digest('hex').slice(0, 8);
  const name = (suiteId || 'suite').replaceAll(/[^\w.-]/g, '_').slice(0, 100);
  return `${framework}-${name}-${hash}`;
};

/** Returns the suite of a `suiteKey`, or undefined if the key does not contain the complete id of the suite. */
export const suiteOfKey = (key: string, framework: Framework): HistorySuite | undefined => {
  const suiteId = key.slice(framework.length + 1, -9);
  return [{ framework, suiteId }, { framework }].find((suite) => suiteKey(suite) === key);
};

export const unreadableHistory = (why: string): CodedError =>
  new CodedError('history-unreadable', `the stored history ${why}; this run starts a new one`);

/** Outcomes of a test on a device as three parallel lists, oldest first. */
interface StoredOutcomes {
  /** Indexes into the document's list of runs. */
  readonly runs: readonly number[];
  readonly statuses: readonly PastStatus[];
  readonly durationsMs: readonly (number | null)[];
}

/** Writes gzipped JSON with the last 50 outcomes of each test and device, or fewer if the document would be too large. */
export const writeHistory = (history: History, { framework, suiteId = '' }: HistorySuite): Buffer => {
  for (let kept = keptOutcomes; ; kept = Math.floor(kept / 2)) {
    const limited = limitHistory(history, kept);
    if (rowsIn(limited.tests).reduce((sum, { outcomes }) => sum + outcomes.length, 0) <= mostOutcomes) {
      const { runs, uploads, sources, splitUnknown } = limited;
      const head = { format, version: historyVersion, framework, suite: suiteId, runs };
      const json = Buffer.from(
        JSON.stringify({ ...head, tests: storedTests(limited), uploads, sources: [...sources], splitUnknown }),
      );
      if (json.length <= mostJsonBytes) return gzipSync(json);
    }
    if (kept <= 1) throw unreadableHistory(`would be larger than ${mostJsonBytes / 1_000_000} MB`);
  }
};

const storedTests = ({ runs, tests }: History): object => {
  const positions = new Map<PastOutcome['run'], number>(runs.map((each, at) => [each, at]));
  const stored = (outcomes: Outcomes): StoredOutcomes => ({
    runs: outcomes.map((outcome) => positions.get(outcome.run) ?? 0),
    statuses: outcomes.map(({ status }) => status),
    durationsMs: outcomes.map(({ durationMs = null }) => durationMs),
  });
  // `mapEntries` accepts every class name, even `__proto__`.
  return mapEntries(tests, (byName) => mapEntries(byName, (byDevice) => mapEntries(byDevice, stored)));
};

const mapEntries = <Value>(map: ReadonlyMap<string, Value>, write: (value: Value) => object): object =>
  Object.fromEntries([...map].map(([key, value]) => [key, write(value)]));

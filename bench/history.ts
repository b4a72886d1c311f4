import { seededRandom } from '../src/embedded/random.ts';
import { emptyHistory, type History, mergeHistories, type OutcomesByDevice } from '../src/history/history.ts';
import { writeHistory } from '../src/history/history-document.ts';
import { readHistory } from '../src/history/read-history.ts';
import type { PastOutcome, PastRun } from '../src/model/history.ts';
import { elapsedMs, median, repeat } from './lib/alternate.ts';
import { duration, megabytes } from './lib/figures.ts';
import type { Row } from './row.ts';

export const measure = async (): Promise<Row> => {
  const suite = { framework: 'espresso', suiteId: 'com.example.shop.test' } as const;
  const document = writeHistory(largeHistory(50), suite);
  const next = largeHistory(1, 51);
  const readMs = await repeat(5, () => elapsedMs(() => mergeHistories(readHistory(document, suite), next)));
  return {
    what: 'history of 5,000 tests on 5 devices with 50 outcomes',
    ours: `${duration(median(readMs))}, ${megabytes(document.length)}`,
    target: '≤ 1 s, ≤ 2 MB',
    met: median(readMs) <= 1_000 && document.length <= 2e6,
    how: 'From the stored document to the history with the outcomes of one more run: 5,000 tests on 5 devices, of which one in twenty fails in one of five runs. The time is the median of five in one process.',
  };
};

/** 5,000 tests on 5 devices, of which one in twenty fails in one of five runs; durations differ from run to run. */
const largeHistory = (runs: number, firstRun = 1): History => {
  const random = seededRandom(firstRun);
  const devices = [
    'Google Pixel 7-13.0',
    'Google Pixel 8-14.0',
    'Samsung Galaxy S22-12.0',
    'Samsung Galaxy S23-13.0',
    'OnePlus 9-11.0',
  ];
  const all = Array.from({ length: runs }, (_none, index): PastRun => {
    const nth = firstRun + index;
    const [commit, startedAtMs] = ['c0ffee'.repeat(6), nth * 3_600_000];
    const url = `https://github.com/acme/shop/actions/runs/${9_000_000_000 + nth}`;
    return { id: String(nth), attempt: 1, commit, branch: 'main', startedAtMs, finishedAtMs: startedAtMs + 600_000, url };
  });
  const outcomesOf = (isFlaky: boolean, usualMs: number): readonly PastOutcome[] =>
    all.map((run) => ({
      status: random() < (isFlaky ? 0.2 : 0.002) ? 'failed' : 'passed',
      run,
      durationMs: Number((usualMs * (0.8 + random() * 0.5)).toPrecision(2)),
    }));
  const rowOf = (): OutcomesByDevice => {
    const [isFlaky, usualMs] = [random() < 0.05, 500 + random() * 20_000];
    return new Map(devices.map((each) => [each, outcomesOf(isFlaky, usualMs)]));
  };
  const namesOf = (): ReadonlyMap<string, OutcomesByDevice> =>
    new Map(Array.from({ length: 20 }, (_, nth) => [`checksSomethingUseful${nth}`, rowOf()]));
  const classes = Array.from({ length: 250 }, (_, nth) => `com.example.shop.feature${nth % 25}.Screen${nth}Test`);
  return { ...emptyHistory, runs: all, tests: new Map(classes.map((className) => [className, namesOf()])) };
};

import { emptyHistory, type History, mergeHistories } from '../src/action/history/history.ts';
import { writeHistory } from '../src/action/history/history-document.ts';
import { readHistory } from '../src/action/history/read-history.ts';
import type { PastStatus } from '../src/core/model/history.ts';
import { seededRandom } from '../src/stand-in/random.ts';
import { historyRun } from '../test/unit/action/history/histories.ts';
import { duration, elapsedMs, isQuick, median, megabytes, report, takeTurns } from './measure.ts';

const suite = { framework: 'espresso', suiteId: 'com.example.shop.test' } as const;
const devices = ['Google Pixel 7-13.0', 'Google Pixel 8-14.0', 'Galaxy S22-12.0', 'Galaxy S23-13.0', 'OnePlus 9-11.0'];

const largeHistory = (count: number, firstRun: number): History => {
  const random = seededRandom(firstRun);
  const runs = Array.from({ length: count }, (_none, index) => {
    const url = `https://github.com/acme/shop/actions/runs/${9_000_000_000 + firstRun + index}`;
    return historyRun(firstRun + index, { commit: 'c0ffee'.repeat(6), url });
  });
  const outcomesOf = (isFlaky: boolean, usualMs: number) =>
    runs.map((run) => {
      const status: PastStatus = random() < (isFlaky ? 0.2 : 0.002) ? 'failed' : 'passed';
      return { status, run, durationMs: Number((usualMs * (0.8 + random() * 0.5)).toPrecision(2)) };
    });
  const outcomesOnAll = () => {
    const [isFlaky, usualMs] = [random() < 0.05, 500 + random() * 20_000];
    return new Map(devices.map((device) => [device, outcomesOf(isFlaky, usualMs)]));
  };
  const testsOf = () => new Map(Array.from({ length: 20 }, (_, nth) => [`checksSomethingUseful${nth}`, outcomesOnAll()]));
  const nameOf = (nth: number): string => `com.example.shop.feature${nth % 25}.Screen${nth}Test`;
  return { ...emptyHistory, runs, tests: new Map(Array.from({ length: 250 }, (_, nth) => [nameOf(nth), testsOf()])) };
};

const document = writeHistory(largeHistory(isQuick ? 2 : 50, 1), suite);
const next = largeHistory(1, 51);
const [readMs = []] = await takeTurns(5, [() => elapsedMs(() => mergeHistories(readHistory(document, suite), next))], 0);
report({
  what: 'history of 5,000 tests on 5 devices with 50 outcomes',
  ours: `${duration(median(readMs))}, ${megabytes(document.length)}`,
  targets: { '≤ 1 s': median(readMs) <= 1_000, '≤ 2 MB': document.length <= 2e6 },
  how: 'From the stored document to the history with the outcomes of one more run. One in twenty tests fails in one of five runs.',
});

import { mergeHistories } from '../src/history/history.ts';
import { writeHistory } from '../src/history/history-document.ts';
import { readHistory } from '../src/history/read-history.ts';
import { elapsedMs, median, roundsOf } from './lib/alternate.ts';
import { duration, megabytes } from './lib/figures.ts';
import { largeHistory } from './lib/simulated-repository.ts';
import type { Row } from './row.ts';

export const measure = async (): Promise<Row> => {
  const suite = { framework: 'espresso', suiteId: 'com.example.shop.test' } as const;
  const document = writeHistory(largeHistory(50), suite);
  const next = largeHistory(1, 51);
  const readMs: number[] = [];
  for (let round = 0; round < roundsOf(5); round++)
    readMs.push(await elapsedMs(() => mergeHistories(readHistory(document, suite), next)));
  return {
    what: 'history of 5,000 tests on 5 devices with 50 outcomes',
    ours: `${duration(median(readMs))}, ${megabytes(document.length)}`,
    target: '≤ 1 s, ≤ 2 MB',
    met: median(readMs) <= 1_000 && document.length <= 2e6,
    how: 'From the stored document to the history with the outcomes of one more run: 5,000 tests on 5 devices, of which one in twenty fails in one of five runs. The time is the median of five in one process.',
  };
};

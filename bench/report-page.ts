import { stat } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { counted, digits } from '../src/lib/numbers.ts';
import { launchChromium } from '../test/browser/chromium.ts';
import { openReport, writeReport } from '../test/browser/report-page.ts';
import { type LargeRunSize, largeRun } from '../test/helpers/large-run.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { median, repeat } from './lib/alternate.ts';
import { duration, megabytes } from './lib/figures.ts';
import { CannotMeasureError, type Row } from './row.ts';

const rounds = 9;
const searches = ['test1', 'test12', 'test123', 'suite3', 'nowhere', 'shop', ''];

interface Case {
  readonly size: LargeRunSize;
  readonly results: string;
  readonly mostReadyMs: number;
  readonly mostBytes?: number;
  readonly mostFilterMs?: number;
}

const cases: readonly Case[] = [
  { size: { devices: 100, shards: 1, testsPerShard: 200 }, results: '20,000', mostReadyMs: 300, mostFilterMs: 50 },
  { size: { devices: 10, shards: 10, testsPerShard: 2_000 }, results: '200,000', mostReadyMs: 2_000, mostBytes: 8e6 },
  { size: { devices: 1, shards: 1, testsPerShard: 200_000 }, results: '200,000 different', mostReadyMs: 2_000, mostBytes: 8e6 },
];

/** Notes when the page is ready and its first frame with the matrix is on the screen. */
const watchStart = `new MutationObserver((changes, observer) => {
  if (document.documentElement.dataset.ready !== 'true') return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => performance.mark('bench-ready')));
}).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });`;

export const measure = async (): Promise<Row[]> => {
  const browser = await launchChromium().catch((error: unknown) => {
    throw new CannotMeasureError(error instanceof Error ? error.message : String(error));
  });
  try {
    const rows: Row[] = [];
    for (const each of cases) rows.push(await measureCase(browser, each));
    return rows;
  } finally {
    await browser.close();
  }
};

const measureCase = async (browser: Browser, { size, results, mostReadyMs, mostBytes, mostFilterMs }: Case): Promise<Row> => {
  await using place = await temporaryDirectory();
  const file = await writeReport(largeRun(size), place.path);
  const { size: bytes } = await stat(file);
  const visits = await repeat(rounds, () => visit(browser, file));
  const filterMs = visits.flatMap((seen) => seen.filterMs);
  const [ready, filter] = [median(visits.map(({ readyMs }) => readyMs)), median(filterMs)];
  const targets = [
    `ready ≤ ${duration(mostReadyMs)}`,
    ...(mostBytes === undefined ? [] : [`≤ ${megabytes(mostBytes)}`]),
    ...(mostFilterMs === undefined ? [] : [`filtering ≤ ${duration(mostFilterMs)}`]),
  ];
  return {
    what: `\`report.html\` with ${results} results`,
    ours: `${megabytes(bytes)}, ready after ${duration(ready)}, filtering takes ${duration(filter)} (slowest ${duration(Math.max(...filterMs))})`,
    target: targets.join(', '),
    met: ready <= mostReadyMs && bytes <= (mostBytes ?? Infinity) && filter <= (mostFilterMs ?? Infinity),
    how: `${counted(size.devices, 'device')} × ${size.shards === 1 ? '' : `${size.shards} shards × `}${digits(size.testsPerShard)} tests in a headless Chromium, with a new context for each visit: from the start of the navigation to the first frame that shows the matrix, and from a change of the search field to the next frame. Medians of ${rounds} visits with ${searches.length} searches each.`,
  };
};

const visit = async (browser: Browser, file: string) => {
  await using opened = await openReport(browser, file, { script: watchStart });
  const { page } = opened;
  await page.waitForFunction("performance.getEntriesByName('bench-ready').length > 0");
  const readyMs = await numberOf(page, "performance.getEntriesByName('bench-ready')[0].startTime");
  const filterMs: number[] = [];
  for (const search of searches) filterMs.push(await numberOf(page, timedSearch(search)));
  return { readyMs, filterMs };
};

const timedSearch = (text: string): string => `new Promise((resolve) => {
  const field = document.querySelector('input[type=search]');
  const start = performance.now();
  field.value = ${JSON.stringify(text)};
  field.dispatchEvent(new Event('input', { bubbles: true }));
  requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
})`;

const numberOf = async (page: Page, expression: string): Promise<number> => Number(await page.evaluate(expression));

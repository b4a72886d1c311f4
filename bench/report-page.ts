import { stat } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../test/browser/chromium.ts';
import { openReport, writeReport } from '../test/browser/report-page.ts';
import { largeRun } from '../test/helpers/large-run.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { duration, median, megabytes, report, takeTurns } from './measure.ts';

const rounds = 9;
const searches = ['test1', 'test12', 'test123', 'suite3', 'nowhere', 'shop', ''];

const watchStart = `new MutationObserver((changes, observer) => {
  if (document.documentElement.dataset.ready !== 'true') return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => performance.mark('bench-ready')));
}).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });`;
const timedSearch = (text: string): string => `new Promise((resolve) => {
  const field = document.querySelector('input[type=search]');
  const start = performance.now();
  field.value = ${JSON.stringify(text)};
  field.dispatchEvent(new Event('input', { bubbles: true }));
  requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
})`;

const visit = async (browser: Browser, file: string) => {
  await using page = await openReport(browser, file, { script: watchStart });
  await page.waitForFunction("performance.getEntriesByName('bench-ready').length > 0");
  const readyMs = Number(await page.evaluate("performance.getEntriesByName('bench-ready')[0].startTime"));
  const filterMs: number[] = [];
  for (const search of searches) filterMs.push(Number(await page.evaluate(timedSearch(search))));
  return { readyMs, filterMs };
};

await using browser = await launchChromium();
for (const [results, devices, shards, testsPerShard] of [
  ['20,000', 100, 1, 200],
  ['200,000', 10, 10, 2_000],
  ['200,000 different', 1, 1, 200_000],
] as const) {
  await using place = await temporaryDirectory();
  const file = await writeReport(largeRun({ devices, shards, testsPerShard }), place.path);
  const { size } = await stat(file);
  const [visits = []] = await takeTurns(rounds, [() => visit(browser, file)], 0);
  const filterMs = visits.flatMap((seen) => seen.filterMs);
  const [ready, filter] = [median(visits.map(({ readyMs }) => readyMs)), median(filterMs)];
  report({
    what: `\`report.html\` with ${results} results`,
    ours: `${megabytes(size)}, ready after ${duration(ready)}, filtering takes ${duration(filter)} (slowest ${duration(Math.max(...filterMs))})`,
    targets:
      results === '20,000'
        ? { 'ready ≤ 300 ms': ready <= 300, 'filtering ≤ 50 ms': filter <= 50 }
        : { 'ready ≤ 2 s': ready <= 2_000, '≤ 8 MB': size <= 8e6 },
    how: `In a headless Chromium, with a new context for each visit: from the start of the navigation to the first frame that shows the matrix, and from a change of the search field to the next frame. Medians of ${rounds} visits with ${searches.length} searches each. Different results are of one device, the others of the same tests on 100 or 10 devices.`,
  });
}

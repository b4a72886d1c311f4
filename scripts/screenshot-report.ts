/**
 * Takes pictures of `report.html`, so that people can look at it: `node scripts/screenshot-report.ts <folder>`.
 *
 * The runs are made up: one of five devices with everything fetched, and one of 100 devices with 20,000 results.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { writeHtmlReport } from '../src/action/run/report/write-html-report.ts';
import { launchChromium } from '../test/browser/chromium.ts';
import { withHistory } from '../test/browser/sample/history.ts';
import { sampleRun } from '../test/browser/sample/sample-run.ts';
import { largeRun } from '../test/helpers/large-run.ts';
import { runResult, sessionResult, testResult } from '../test/helpers/run-results.ts';

interface Picture {
  readonly name: string;
  readonly report: 'sample' | 'large' | 'passed';
  readonly width: number;
  readonly height: number;
  readonly scheme?: 'light' | 'dark';
  readonly whole?: boolean;
  readonly address?: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

const openFirstFailure = async (page: Page): Promise<void> => {
  await page.locator('.cause').filter({ hasText: 'No views' }).first().click();
};

const pictures: readonly Picture[] = [
  { name: 'light', report: 'sample', width: 1440, height: 900, whole: true },
  { name: 'dark', report: 'sample', width: 1440, height: 900, scheme: 'dark', whole: true },
  { name: 'failure', report: 'sample', width: 1440, height: 1000, prepare: openFirstFailure },
  { name: 'failure-dark', report: 'sample', width: 1440, height: 1000, scheme: 'dark', prepare: openFirstFailure },
  {
    name: 'failure-files',
    report: 'sample',
    width: 1440,
    height: 1200,
    prepare: async (page) => {
      await openFirstFailure(page);
      await page.getByRole('heading', { name: 'Network' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'failure-log',
    report: 'sample',
    width: 1440,
    height: 1200,
    prepare: async (page) => {
      await openFirstFailure(page);
      await page.getByRole('heading', { name: 'Screenshots' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'session', report: 'sample', width: 1440, height: 1000, address: '#session=9' },
  { name: 'filtered', report: 'sample', width: 1440, height: 1000, address: '#text=checkout&status=failed' },
  { name: 'phone', report: 'sample', width: 390, height: 844, whole: true },
  { name: 'phone-failure', report: 'sample', width: 390, height: 844, scheme: 'dark', prepare: openFirstFailure },
  { name: 'large', report: 'large', width: 1600, height: 1000 },
  {
    name: 'large-scrolled',
    report: 'large',
    width: 1600,
    height: 1000,
    scheme: 'dark',
    prepare: async (page) => {
      await page.locator('.matrix').scrollIntoViewIfNeeded();
      await page.evaluate("document.querySelector('.matrix-scroll').scrollTo(900, 1500)");
      await page.locator('.cell').first().waitFor();
    },
  },
  { name: 'passed', report: 'passed', width: 1200, height: 700 },
];

const writeReports = async (folder: string): Promise<Record<Picture['report'], string>> => {
  const generatedBy = 'mobile-test-cloud 1.0.0';
  const file = (name: string): string => path.join(folder, `${name}.html`);
  await writeHtmlReport(withHistory(await sampleRun(folder)), { reportDir: folder, file: file('sample'), generatedBy });
  const large = largeRun({ devices: 100, shards: 1, testsPerShard: 200 });
  await writeHtmlReport(large, { reportDir: folder, file: file('large'), generatedBy });
  const tests = ['opens', 'adds', 'removes'].map((name) => testResult(`com.shop.CartTest#${name}`));
  const passed = runResult([sessionResult({ device: 'Google Pixel 7-13.0', tests })], { simulated: true });
  await writeHtmlReport(passed, { reportDir: folder, file: file('passed'), generatedBy });
  return { sample: file('sample'), large: file('large'), passed: file('passed') };
};

const take = async (browser: Browser, picture: Picture, report: string, target: string): Promise<void> => {
  const { width, height, scheme = 'light' } = picture;
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme });
  page.on('pageerror', (error) => console.error(`${picture.name}: ${error.message}`));
  page.on('console', (message) => console.error(`${picture.name}: ${message.text()}`));
  await page.goto(`${pathToFileURL(report).href}${picture.address ?? ''}`);
  await picture.prepare?.(page);
  await page.screenshot({ path: path.join(target, `${picture.name}.png`), fullPage: picture.whole ?? false });
  await page.close();
};

const [target = 'screenshots', only] = process.argv.slice(2);
const work = await mkdtemp(path.join(tmpdir(), 'report-pictures-'));
try {
  await mkdir(target, { recursive: true });
  const reports = await writeReports(work);
  const browser = await launchChromium();
  for (const picture of pictures)
    if (only === undefined || picture.name === only) await take(browser, picture, reports[picture.report], target);
  await browser.close();
} finally {
  await rm(work, { recursive: true, force: true });
}

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { largeRun } from '../helpers/large-run.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../helpers/temp.ts';
import { launchChromium } from './chromium.ts';
import { openReport, writeReport } from './report-page.ts';
import { sampleRun } from './sample/sample-run.ts';

let browser: Browser;
let folder: TemporaryDirectory;
let report: string;

beforeAll(async () => {
  browser = await launchChromium();
  folder = await temporaryDirectory();
  report = await writeReport(await sampleRun(folder.path), folder.path);
});

afterAll(async () => {
  await browser?.close();
  await folder?.[Symbol.asyncDispose]();
});

const methods = (page: Page): Promise<string[]> => page.locator('tbody .method').allInnerTexts();
const status = (page: Page): Promise<string | null> => page.getByRole('status').textContent();
const heads = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>("[...document.querySelectorAll('.device')].map((head) => head.title)");

describe('filters', () => {
  it('find tests by name and by what went wrong', async () => {
    await using opened = await openReport(browser, report);
    const { page } = opened;
    await page.getByRole('searchbox').fill('checkout TOTALS');
    expect(await methods(page)).toEqual(['showsTotals']);
    expect(await status(page)).toBe('4 of 189 results, in 1 test');
    await page.getByRole('searchbox').fill('expected:<3>');
    expect(await methods(page)).toEqual(['formatsPrices', 'keepsStateOnRotation']);
  });

  it('keep to a device and a shard, in the matrix and in the sessions', async () => {
    await using opened = await openReport(browser, report);
    const { page } = opened;
    await page.getByLabel('Device', { exact: true }).selectOption('Samsung Galaxy S22-12.0');
    await page.getByLabel('Shard').selectOption('Shard 2');
    expect(await page.locator('.device').count()).toBe(1);
    expect(await page.locator('.device').getAttribute('title')).toBe('Samsung Galaxy S22-12.0');
    expect(await status(page)).toBe('21 of 189 results, in 21 tests');
    expect(await page.getByRole('table', { name: 'Sessions' }).locator('tbody tr').count()).toBe(1);
  });

  it('keep to the chosen outcomes, and go away all at once', async () => {
    await using opened = await openReport(browser, report);
    const { page } = opened;
    await page.getByRole('checkbox', { name: /flaky/ }).check();
    await page.getByRole('checkbox', { name: /timed out/ }).check();
    expect(await methods(page)).toEqual(['survivesOffline', 'keepsStateOnRotation']);
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await status(page)).toBe('189 results of 42 tests');
    expect(await page.getByRole('checkbox', { name: /flaky/ }).isChecked()).toBe(false);
  });

  it('sort by what a reader looks for', async () => {
    await using opened = await openReport(browser, report);
    const { page } = opened;
    await page.getByLabel('Order').selectOption('Slowest first');
    expect((await methods(page))[0]).toBe('survivesOffline');
    await page.getByLabel('Order').selectOption('By name');
    expect((await methods(page))[0]).toBe('announcesErrors');
  });

  it('are in the address, which brings them back', async () => {
    await using opened = await openReport(browser, report);
    await opened.page.getByRole('searchbox').fill('totals');
    await opened.page.getByLabel('Device', { exact: true }).selectOption('Google Pixel 3-10.0');
    await opened.page.getByRole('checkbox', { name: /failed/ }).check();
    const address = new URL(opened.page.url()).hash;
    expect(address).toBe('#text=totals&device=Google+Pixel+3-10.0&status=failed');
    await using again = await openReport(browser, report, { address: address.slice(1) });
    expect(await again.page.getByRole('searchbox').inputValue()).toBe('totals');
    expect(await status(again.page)).toBe('1 of 189 results, in 1 test');
  });

  it('say when nothing matches', async () => {
    await using opened = await openReport(browser, report, { address: 'text=nowhere' });
    expect(await status(opened.page)).toBe('0 of 189 results, in 0 tests');
    expect(await opened.page.locator('.matrix').textContent()).toContain('Nothing matches');
  });
});

describe('20,000 results', () => {
  it('are all there, though only what is seen is drawn', async () => {
    await using place = await temporaryDirectory();
    const file = await writeReport(largeRun({ devices: 100, shards: 1, testsPerShard: 200 }), place.path);
    await using opened = await openReport(browser, file);
    const { page } = opened;
    expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('202');
    expect(await page.getByRole('grid').getAttribute('aria-colcount')).toBe('101');
    expect(await page.locator('*').count()).toBeLessThan(6_000);
    await page.evaluate("document.querySelector('.matrix-scroll').scrollTo(1e6, 1e6)");
    await page.locator('[aria-rowindex="202"]').waitFor();
    expect((await heads(page)).at(-1)).toBe('Google Pixel 100-14.0');
    await page.getByRole('searchbox').fill('test123');
    expect(await methods(page)).toEqual(['test123']);
    expect(await status(page)).toBe('100 of 20\u202f000 results, in 1 test');
  });
});

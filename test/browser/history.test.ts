import { describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../helpers/temp.ts';
import { writeReport } from './report-page.ts';
import { withHistory } from './sample/history.ts';
import { sampleRun } from './sample/sample-run.ts';
import { useReports } from './use-reports.ts';

const reports = useReports(async (folder) => withHistory(await sampleRun(folder)));

describe('earlier runs', () => {
  it('tell of each failure whether it is new, known or flaky', async () => {
    await using page = await reports.open();
    const labelOf = (test: string) => page.locator('.cause').filter({ hasText: test }).locator('.history-label');
    expect(await labelOf('formatsPrices').allTextContents()).toEqual(['known since Dec 27, 2025']);
    expect(await labelOf('showsTotals').allTextContents()).toContain('new');
    expect(await labelOf('keepsStateOnRotation').allTextContents()).toContain('flaky 12%');
    expect(await labelOf('survivesOffline').count()).toBe(0);
  });

  it('are a strip in the panel, with status, run and link', async () => {
    await using page = await reports.open();
    await page.locator('.cause').filter({ hasText: 'formatsPrices' }).click();
    const strip = page.locator('.strip > li');
    expect(await strip.count()).toBe(30);
    expect((await strip.allTextContents()).map((text) => text[0]).join('')).toBe(`${'✓'.repeat(24)}${'✗'.repeat(6)}`);
    expect(await strip.last().getAttribute('title')).toBe('failed, 3.2 s, Jan 1, commit 1ec0ffe on main');
    expect(await strip.last().locator('a').getAttribute('href')).toBe('https://github.com/octo/shop/actions/runs/129');
  });

  it('have a view of their trends', async () => {
    await using page = await reports.open();
    const trends = page.getByRole('region', { name: 'Trends of the last 30 runs' });
    expect(await trends.locator('.run-bars > li').count()).toBe(30);
    expect(await trends.locator('.run-bars > li').last().getAttribute('title')).toBe(
      'Jan 1, commit 1ec0ffe on main: 185 passed, 4 failed, 4 m 14 s',
    );
    const rows = (name: string) => trends.getByRole('table', { name }).locator('tbody tr');
    expect(await rows('Flakiest tests').allTextContents()).toEqual(['com.shop.cart.CartTest#keepsStateOnRotation2% (3)8% (12)']);
    expect(await rows('Slowest tests').allTextContents()).toEqual(['com.shop.login.LoginTest#survivesOffline42 s']);
    expect(await rows('Devices').first().textContent()).toBe('Google Pixel 3-10.02% (24)–');
  });

  it('are left out where nothing is known of them', async () => {
    await using place = await temporaryDirectory();
    await using page = await reports.openFile(await writeReport(await sampleRun(place.path), place.path));
    await page.locator('.cause').first().click();
    expect(await page.locator('.history-label, .strip, .trends').count()).toBe(0);
  });
});

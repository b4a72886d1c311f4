import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { largeRun } from '../helpers/large-run.ts';
import { useReports } from './use-reports.ts';

const reports = useReports();

const methods = (page: Page): Promise<string[]> => page.locator('tbody .method').allInnerTexts();
const status = (page: Page): Promise<string | null> => page.getByRole('status').textContent();
const heads = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>("[...document.querySelectorAll('.device')].map((head) => head.title)");

describe('filters', () => {
  it('find tests by name, device, and everything that is known of a failure', async () => {
    await using page = await reports.open();
    await page.getByRole('searchbox').fill('checkout TOTALS');
    expect(await methods(page)).toEqual(['showsTotals']);
    expect(await status(page)).toBe('4 of 189 results: 1 test on 5 devices');
    for (const [words, found] of [
      ['expected:<3>', ['formatsPrices', 'keepsStateOnRotation']],
      ['Client.kt:112', ['showsTotals']],
      ['com.shop.net.TimeoutException', ['showsTotals']],
      ['cart: 3 items', ['showsTotals']],
      ['pixel 7 LoginTest survives', ['survivesOffline']],
    ] as const) {
      await page.getByRole('searchbox').fill(words);
      expect(await methods(page)).toEqual(found);
    }
  });

  it('keep to a device and a shard, in the matrix and in the sessions', async () => {
    await using page = await reports.open();
    await page.getByLabel('Device', { exact: true }).selectOption('Samsung Galaxy S22-12.0');
    await page.getByLabel('Shard').selectOption('Shard 2');
    expect(await page.locator('.device').count()).toBe(1);
    expect(await page.locator('.device').getAttribute('title')).toBe('Samsung Galaxy S22-12.0');
    expect(await status(page)).toBe('21 of 189 results: 21 tests on 1 device');
    expect(await page.getByRole('table', { name: 'Sessions' }).locator('tbody tr').count()).toBe(1);
  });

  it('have tabs whose counts add up, with and without a search', async () => {
    await using page = await reports.open();
    const counts = async (): Promise<number[]> =>
      (await page.locator('.tab b').allInnerTexts()).map((count) => Number(count.replace(/\D/g, '')));
    expect((await page.locator('.tab').allTextContents()).map((text) => text.trim())).toEqual([
      'All 189',
      '✗ Failed 8',
      '↻ Flaky 1',
      '… Missing 1',
      '✓ Passed 176',
      '– Skipped 5',
    ]);
    await page.locator('.tab.is-flaky').click();
    expect(await methods(page)).toEqual(['keepsStateOnRotation']);
    expect(await page.locator('.tab.is-flaky').getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('searchbox').fill('cart');
    // Flaky results are among those that passed, and missing ones stand apart.
    const [all = 0, failed = 0, _flaky, _missing, passed = 0, skipped = 0] = await counts();
    expect(passed + failed + skipped).toBe(all);
    expect(all).toBeLessThan(189);
  });

  it('are named, and go away one by one or all at once', async () => {
    await using page = await reports.open({ address: 'text=cart&device=OnePlus+9-11.0&shard=1&status=passed' });
    const active = page.locator('.active-filters button');
    expect(await active.allTextContents()).toEqual([
      'Search: cart ✕',
      'Device: OnePlus 9-11.0 ✕',
      'Shard: 1 ✕',
      'Status: Passed ✕',
      'Clear',
    ]);
    await page.getByRole('button', { name: 'Remove filter Device: OnePlus 9-11.0' }).click();
    expect(await page.getByLabel('Device', { exact: true }).locator('option:checked').textContent()).toBe('All devices');
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await status(page)).toBe('189 results: 43 tests on 5 devices');
    expect(await active.count()).toBe(0);
  });

  it('filters sort by what a reader looks for', async () => {
    await using page = await reports.open();
    await page.getByLabel('Order').selectOption('Slowest first');
    expect((await methods(page))[0]).toBe('survivesOffline');
    await page.getByLabel('Order').selectOption('By name');
    expect((await methods(page))[0]).toBe('announcesErrors');
  });

  it('filters group by class or package, with totals, and fold', async () => {
    await using page = await reports.open({ address: 'order=name' });
    await page.getByLabel('Group').selectOption('By class');
    const heads = page.locator('tr.group');
    expect(await heads.first().locator('th').textContent()).toMatch(/com\.shop\.cart\.CartTest\s*7 tests$/);
    expect(await heads.first().locator('td').allInnerTexts()).toEqual(['✓ 7', '✓ 7', '✓ 7', '↻ 1 of 7', '✓ 7']);
    expect((await methods(page)).slice(0, 2)).toEqual(['com.shop.cart.CartTest', 'announcesErrors']);
    await heads.first().locator('th').click();
    expect((await methods(page)).slice(0, 2)).toEqual(['com.shop.cart.CartTest', 'com.shop.checkout.CheckoutTest']);
    expect(await heads.first().locator('th').getAttribute('aria-expanded')).toBe('false');
    await page.getByRole('grid').press('Enter');
    expect((await methods(page))[1]).toBe('announcesErrors');
    await page.getByLabel('Group').selectOption('By package');
    expect((await methods(page))[0]).toBe('com.shop.cart');
    expect(new URL(page.url()).hash).toBe('#order=name&group=package');
  });

  it('are in the address, which brings them back', async () => {
    await using page = await reports.open();
    await page.getByRole('searchbox').fill('totals');
    await page.getByLabel('Device', { exact: true }).selectOption('Google Pixel 3-10.0');
    await page.locator('.tab').filter({ hasText: 'Failed' }).click();
    const address = new URL(page.url()).hash;
    expect(address).toBe('#text=totals&device=Google+Pixel+3-10.0&status=failed');
    await using again = await reports.open({ address: address.slice(1) });
    expect(await again.getByRole('searchbox').inputValue()).toBe('totals');
    expect(await status(again)).toBe('1 of 189 results: 1 test on 1 device');
  });

  it('say when nothing matches, show no empty table, and clear with one click', async () => {
    await using page = await reports.open({ address: 'text=nowhere' });
    expect(await status(page)).toBe('0 of 189 results');
    expect(await page.locator('.nothing').textContent()).toContain('No tests match.');
    expect(await page.locator('table').count()).toBe(0);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    expect(await status(page)).toBe('189 results: 43 tests on 5 devices');
  });
});

describe('20,000 results', () => {
  it('are all there, though only what is seen is drawn', async () => {
    await using page = await reports.openRun(largeRun({ devices: 100, shards: 1, testsPerShard: 200 }));
    expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('202');
    expect(await page.getByRole('grid').getAttribute('aria-colcount')).toBe('101');
    expect(await page.locator('*').count()).toBeLessThan(6_000);
    await page.evaluate("document.querySelector('.matrix-scroll').scrollTo(1e6, 1e6)");
    await page.locator('[aria-rowindex="202"]').waitFor();
    expect((await heads(page)).at(-1)).toBe('Google Pixel 100-14.0');
    await page.getByRole('searchbox').fill('test123');
    expect(await methods(page)).toEqual(['test123']);
    expect(await status(page)).toBe('100 of 20,000 results: 1 test on 100 devices');
  });
});

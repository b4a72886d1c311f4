import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReports } from './use-reports.ts';

const reports = useReports();

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const focused = (page: Page): Promise<string> =>
  page.evaluate<string>('document.activeElement.id || document.activeElement.tagName');
const active = (page: Page): Promise<string | null> => page.locator('#active-cell').getAttribute('aria-label');

type Box = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;

describe('without a mouse', () => {
  it('a slash goes to the search, Esc empties it', async () => {
    await using page = await reports.open();
    await press(page, '/');
    expect(await focused(page)).toBe('search');
    await page.keyboard.type('a/b');
    expect(await page.getByRole('searchbox').inputValue()).toBe('a/b');
    await press(page, 'Escape');
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    expect(await page.getByRole('status').textContent()).toBe('189 results: 43 tests on 5 devices');
  });

  it('arrows walk the matrix, Enter opens, Esc closes and goes back', async () => {
    await using page = await reports.open();
    await page.getByRole('grid').focus();
    await press(page, 'ArrowRight', 'ArrowDown', 'ArrowRight');
    expect(await active(page)).toBe('passed, 1.2 s');
    await press(page, 'ArrowLeft');
    expect(await active(page)).toBe('failed, 6.1 s');
    await press(page, 'Enter');
    expect(await page.locator('#panel h2').textContent()).toBe('showsTotals');
    expect(await focused(page)).toBe('panel-title');
    await press(page, 'Escape');
    expect(await page.locator('#panel').isVisible()).toBe(false);
    expect(await focused(page)).toBe('TABLE');
    expect(await active(page)).toBe('failed, 6.1 s');
  });

  it('the row of sessions is reached from above, the last test by Ctrl+End', async () => {
    await using page = await reports.open();
    await page.getByRole('grid').focus();
    await press(page, 'ArrowRight', 'ArrowUp');
    expect(await active(page)).toBe('session failed');
    await press(page, 'Enter');
    expect(await page.locator('#panel h2').textContent()).toBe('Google Pixel 3-10.0');
    await press(page, 'Escape', 'Control+End');
    const row = await page.locator('#active-cell').locator('..').getAttribute('aria-rowindex');
    expect(row).toBe('45');
    expect(await page.locator('#active-cell').isVisible()).toBe(true);
  });

  it.each([
    ['on a phone', { width: 390, height: 844 }],
    ['on a desk', { width: 1440, height: 700 }],
  ])('the active cell never hides behind the head, the names or an edge, %s', async (_where, viewport) => {
    await using page = await reports.open({ viewport });
    const name = 'tr:has(td#active-cell) > th';
    const selectors = { cell: '#active-cell', name, edge: '.matrix-scroll', head: '.matrix thead' };
    const boxes = (): Promise<{ cell: Box; name?: Box; edge: Box; head: Box }> =>
      page.evaluate(
        `Object.fromEntries(Object.entries(${JSON.stringify(selectors)}).map(([what, selector]) =>
          [what, document.querySelector(selector)?.getBoundingClientRect().toJSON()]))`,
      );
    await page.getByRole('grid').focus();
    for (const key of [...Array(30).fill('ArrowDown'), 'PageUp', ...Array(4).fill('ArrowRight'), 'ArrowLeft', 'ArrowLeft']) {
      await press(page, key);
      await page.locator('#active-cell').waitFor();
      const { cell, name, edge, head } = await boxes();
      // Sizes are fractions of pixels.
      expect(cell.top).toBeGreaterThan(head.bottom - 1);
      expect(cell.bottom).toBeLessThan(edge.bottom + 1);
      expect(cell.right).toBeLessThan(edge.right + 1);
      if (name !== undefined) expect(cell.left).toBeGreaterThan(name.right - 1);
    }
  });

  it('failures follow each other in the panel, by name', async () => {
    await using page = await reports.open({ address: 'status=failed' });
    await page.getByRole('button', { name: /No views in hierarchy/ }).focus();
    await press(page, 'Enter');
    expect(await page.locator('#panel').textContent()).toContain('Google Pixel 3-10.0');
    const next = page.getByRole('button', { name: /^Next failure/ });
    expect(await next.getAttribute('aria-label')).toBe('Next failure: formatsPrices on Google Pixel 3-10.0');
    await next.focus();
    await press(page, 'Enter');
    expect(await page.locator('#panel h2').textContent()).toBe('formatsPrices');
    expect(await page.getByRole('button', { name: /^Next failure/ }).textContent()).toBe('Next ›');
    expect(await page.locator('.step-place').textContent()).toBe('2 of 8');
    await page.getByRole('button', { name: 'Previous failure: showsTotals' }).focus();
    await press(page, 'Enter');
    expect(await page.locator('#panel h2').textContent()).toBe('showsTotals');
    await press(page, 'Escape');
    expect(await page.evaluate('document.activeElement.className')).toBe('cause');
  });

  it('Tab goes from the filters through the failures to the matrix and the sessions', async () => {
    await using page = await reports.open();
    const stops: string[] = [];
    for (let step = 0; step < 30; step++) {
      await press(page, 'Tab');
      stops.push(await page.evaluate<string>("document.activeElement.closest('search, section, footer')?.className || ''"));
    }
    expect([...new Set(stops)].filter((stop) => stop !== '')).toEqual(['filter', 'failures', 'tests', 'sessions-part']);
  });

  it('what lies under the panel of a phone is out of reach', async () => {
    await using page = await reports.open({ viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: /No views in hierarchy/ }).click();
    await page.evaluate("document.querySelector('.cause').focus()");
    expect(await focused(page)).toBe('panel-title');
    const reached = new Set<unknown>();
    for (let step = 0; step < 40; step++) {
      await press(page, 'Tab');
      reached.add(
        await page.evaluate("document.activeElement === document.body || document.activeElement.closest('#panel') !== null"),
      );
    }
    expect([...reached]).toEqual([true]);
    await press(page, 'Escape');
    expect(await page.evaluate('document.activeElement.className')).toBe('cause');
  });
});

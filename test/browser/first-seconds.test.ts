import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noFacts, triageRun } from '../../src/core/results/triage/triage.ts';
import { failedTest, runResult, sessionResult, testResult } from '../helpers/run-results.ts';
import { axe, violations } from './axe.ts';
import { situations } from './sample/situations.ts';
import { useReports } from './use-reports.ts';

const reports = useReports();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1440, height: 844 } };
const pixel = 'Google Pixel 7-13.0';
const all = situations();
const red = (name: string) => {
  const run = all[name];
  if (run === undefined) throw new Error(`no situation ${name}`);
  return run;
};

const heading = (page: Page): Promise<string | null> => page.locator('#panel h2').textContent();

describe('what to do about a failure', () => {
  it('is the first thing in the panel: next step, category, owner and suspects, the command, and everything as Markdown', async () => {
    const run = red('failed');
    const file = 'app/src/androidTest/java/com/shop/checkout/CheckoutRobot.kt';
    const triage = triageRun(run, {
      ...noFacts,
      findSource: (name) => (name === 'CheckoutRobot.kt' ? file : undefined),
      ownersOf: () => ['@shop/checkout'],
      changed: { files: [file], source: 'pull request' },
    });
    const entry = triage.entries.find(({ tests }) => tests[0]?.name.endsWith('showsPayment'));
    await using page = await reports.openRun(run, {}, { triage });
    await page.locator('.cause').filter({ hasText: 'showsPayment' }).click();
    const toDo = page.getByRole('region', { name: 'What to do' });
    expect(await toDo.locator('.to-do-next').textContent()).toBe(`Next: ${entry?.nextStep}`);
    const facts = await toDo.locator('.to-do-facts > div').allTextContents();
    expect(facts).toEqual(["Categoryelement-not-found (stated by the failure's text)", 'Owner@shop/checkout', `Suspects${file}`]);
    expect(await toDo.locator('.command').textContent()).toContain("class=com.shop.checkout.CheckoutTest#showsPayment'");
    expect(await toDo.getByRole('button').allTextContents()).toEqual([
      'Copy command',
      'Copy test name',
      'Copy test filter',
      'Copy as Markdown',
    ]);
    const [first, second] = await page.locator('#panel > :is(section, dl)').all();
    expect(await first?.getAttribute('class')).toBe('to-do');
    expect(await second?.getAttribute('class')).toBe('facts');
  });

  it('of a session is there, too', async () => {
    await using page = await reports.openRun(red('infrastructure'));
    await page.locator('.cause').filter({ hasText: 'device went offline' }).click();
    expect(await page.locator('.to-do').textContent()).toContain('Next: Use another device');
    expect(await page.locator('.to-do-facts').textContent()).toContain(
      'device-or-service (proven by a log, a counter or the service)',
    );
  });

  it('is under the reason of a run on one device', async () => {
    await using page = await reports.openRun(red('failed'));
    expect(await page.locator('.next').textContent()).toMatch(/^Next: CheckoutTest#showsPayment: Check whether the element has/);
  });
});

describe('on a small screen', () => {
  it.each(['failed', 'infrastructure', 'large', 'flaky'])(
    'the first problem of the situation "%s" is inside the first screen, and nothing names a mouse or keys',
    async (name) => {
      await using page = await reports.openRun(red(name), phone);
      const box = await page.locator('.cause, .missing summary').first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      expect(await page.locator('.filter-fields').isVisible()).toBe(false);
      const text = await page.evaluate<string>('document.body.innerText');
      expect(text).not.toMatch(/hover|click|\bkeys?\b|esc\b/i);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    },
  );

  it('the filters unfold, and are unfolded where the address has a filter', async () => {
    await using page = await reports.openRun(red('failed'), phone);
    await page.getByRole('button', { name: 'Search and filter' }).click();
    expect(await page.getByRole('searchbox').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Hide filters' }).click();
    expect(await page.getByRole('searchbox').isVisible()).toBe(false);
    await using other = await reports.openRun(red('failed'), { ...phone, address: 'status=failed' });
    expect(await other.getByRole('searchbox').isVisible()).toBe(true);
  });

  it('the bar that stays in sight takes at most a fifth of a screen at 200 % zoom', async () => {
    await using page = await reports.openRun(red('large'), { viewport: { width: 720, height: 450 } });
    await page.locator('.sessions-part').scrollIntoViewIfNeeded();
    const box = await page.locator('.filter').boundingBox();
    expect(box?.y).toBe(0);
    expect(box?.height).toBeLessThanOrEqual(90);
    expect(await page.locator('.filter-fields').isVisible()).toBe(false);
    // A key that needs the folded field unfolds it.
    await page.keyboard.press('/');
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('search');
  });
});

it.each([
  ['a phone', phone, 'failed'],
  ['a phone, with 40 devices', phone, 'large'],
  ['a desk, with 40 devices', desk, 'large'],
])('rows with failures show the class and the whole name on %s', async (_where, options, name) => {
  await using page = await reports.openRun(red(name), options);
  const cut = await page.evaluate<string[]>(`[...document.querySelectorAll('tr[data-line] .name-line')]
    .filter((line) => line.querySelector('.tally.is-failed') !== null)
    .map((line) => ({ method: line.querySelector('.method'), name: line.querySelector('.class') }))
    .filter(({ method, name }) => [method, name].some((part) =>
      part.textContent === '' || part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().width === 0))
    .map(({ method }) => method.textContent)`);
  expect(cut).toEqual([]);
  expect(await page.locator('tr[data-line] .tally.is-failed').count()).toBeGreaterThan(1);
  const first = await page.locator('.cause').first().boundingBox();
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(844);
});

it('a name far wider than its column is whole, and rows below it keep their places', async () => {
  const long = `com.shop.CartTest#${'addsAnItemThatIsOutOfStockAndShowsWhy'.repeat(4)}`;
  const tests = [failedTest(long), ...Array.from({ length: 80 }, (_none, nth) => testResult(`com.shop.CartTest#test${nth}`))];
  await using page = await reports.openRun(runResult([sessionResult({ device: pixel, tests })]), phone);
  const method = page.locator('.whole-name .method').first();
  const [outer, inner] = await Promise.all([page.locator('tr[data-line="0"]').boundingBox(), method.boundingBox()]);
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual((outer?.y ?? 0) + (outer?.height ?? 0) + 1);
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+End');
  await expect.poll(() => page.locator('#active-cell').isVisible()).toBe(true);
});

describe('sessions', () => {
  it('with problems come first and are all shown, the others are folded', async () => {
    await using page = await reports.openRun(red('large'), desk);
    const chips = page.getByRole('table', { name: 'Sessions' }).locator('tbody .chip');
    expect(await chips.allTextContents()).toEqual(Array.from({ length: 15 }, () => '✗ failed'));
    await page.getByRole('button', { name: 'Show all 160 sessions' }).click();
    expect(await chips.count()).toBe(160);
  });

  it('whose failures are quarantined do not count them in red', async () => {
    await using page = await reports.openRun(red('quarantine'));
    expect(await page.locator('.sessions b').evaluateAll((all) => all.map((each) => each.className))).toEqual([
      'is-quarantined',
      'is-quarantined',
    ]);
  });
});

describe('keys in the panel', () => {
  it('j and the right arrow open the next failure, k and the left arrow the previous one', async () => {
    await using page = await reports.openRun(red('failed'), desk);
    await page.locator('.cause').first().click();
    const names = [await heading(page)];
    for (const key of ['j', 'ArrowRight', 'k', 'ArrowLeft']) {
      await page.keyboard.press(key);
      names.push(await heading(page));
    }
    const [first, second, third] = names;
    expect(new Set([first, second, third]).size).toBe(3);
    expect(names).toEqual([first, second, third, second, first]);
  });

  it('keep their meaning in the matrix and in the search', async () => {
    await using page = await reports.openRun(red('failed'), desk);
    await page.locator('.cause').first().click();
    const before = await heading(page);
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('jk');
    expect(await page.getByRole('searchbox').inputValue()).toBe('jk');
    await page.getByRole('searchbox').fill('');
    await page.getByRole('grid').focus();
    await page.keyboard.press('ArrowRight');
    expect(await heading(page)).toBe(before);
  });
});

describe('the matrix', () => {
  it('shows no duration of a test that did not run', async () => {
    const tests = [testResult('a.B#skips', { status: 'skipped', durationMs: 0 }), testResult('a.B#quick', { durationMs: 0 })];
    await using page = await reports.openRun(runResult([sessionResult({ device: pixel, tests })]), desk);
    const texts = await page.locator('tr[data-line]:not([data-line="-1"]) .cell').allInnerTexts();
    expect(texts.map((text) => text.trim()).toSorted()).toEqual(['– skipped', '✓ 0 ms']);
  });

  it('keeps the color of a failure under the mouse', async () => {
    await using page = await reports.openRun(red('failed'), desk);
    const selector = 'tr[data-line="0"] .cell.is-failed';
    const cell = page.locator(selector);
    const color = (): Promise<string> => page.evaluate(`getComputedStyle(document.querySelector('${selector}')).backgroundColor`);
    const before = await color();
    await page.locator('tr[data-line="0"] th').hover();
    expect(await color()).toBe(before);
    await cell.hover();
    expect(await color()).toBe(before);
  });
});

it('a chosen theme wins over that of the system, stays, and axe finds nothing to blame in it', async () => {
  await using page = await reports.open({ ...desk, colorScheme: 'light', script: axe });
  const ground = (): Promise<string> => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
  const light = await ground();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.locator('.cause').first().click();
  expect(await violations(page, ['color-contrast'])).toEqual([]);
  await page.reload();
  await page.locator('html[data-ready="true"]').waitFor();
  expect(await ground()).toBe(dark);
  await page.getByRole('radio', { name: 'As the system' }).check();
  expect(await ground()).toBe(light);
});

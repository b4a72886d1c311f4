import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createFailurePlaces, createSourceIndex, lineKey } from '../../src/core/wording/failure-places.ts';
import { largeRun } from '../helpers/large-run.ts';
import { failedTest, missingSession, runResult, sessionResult, testResult } from '../helpers/run-results.ts';
import { useReports } from './use-reports.ts';

const reports = useReports();
const docsUrl = 'https://github.com/octo/cloud/blob/v1/docs';
const pixel = 'Google Pixel 7-13.0';

const openFailure = (page: Page): Promise<void> => page.getByRole('button', { name: /No views in hierarchy/ }).click();
const isPanelOpen = (page: Page): Promise<boolean> => page.locator('#panel').isVisible();
const hash = (page: Page): string => new URL(page.url()).hash;

describe('the browser goes', () => {
  it('the browser goes back from an open result to the page, and forward to the result', async () => {
    await using page = await reports.open();
    await openFailure(page);
    await page.getByRole('button', { name: /^Next failure/ }).click();
    await page.goBack();
    expect(await isPanelOpen(page)).toBe(false);
    expect(hash(page)).toBe('');
    await page.goForward();
    await page.locator('#panel').waitFor();
    expect(hash(page)).toMatch(/^#result=\d+$/);
  });

  it('the browser goes back to where it came from after a result was closed, with the filters that were chosen meanwhile', async () => {
    await using page = await reports.open();
    const before = page.url();
    await openFailure(page);
    await page.getByRole('searchbox').fill('totals');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.evaluate('history.state')).toBeNull();
    await expect.poll(() => hash(page)).toBe('#text=totals');
    expect(await isPanelOpen(page)).toBe(false);
    expect(await page.getByRole('searchbox').inputValue()).toBe('totals');
    await page.goto(`${before}#status=failed`);
    await page.goBack();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('totals');
  });

  it('the browser stays when a result is closed that the address had opened', async () => {
    await using page = await reports.open({ address: 'result=1' });
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => hash(page)).toBe('');
    expect(await isPanelOpen(page)).toBe(false);
  });
});

describe('what to do next', () => {
  it('is under the reason, whose code leads to its explanation', async () => {
    const run = runResult([missingSession({ device: pixel }, 'no such <b>device</b>')]);
    await using page = await reports.openRun(run, { address: 'session=0' }, { docsUrl });
    const explained = `${docsUrl}/troubleshooting.md#session-not-run`;
    expect(await page.locator('.reason').textContent()).toBe(
      `${pixel}: the service could not run the session: "no such <b>device</b>" [session-not-run].`,
    );
    expect(await page.locator('.reason a').getAttribute('href')).toBe(explained);
    expect(await page.locator('.next').textContent()).toBe(
      "Next: Use another device if the service's message is about this one. Otherwise run the job again; after a drop from the queue, when slots are free.",
    );
    expect(await page.locator('#panel').getByRole('link', { name: 'What is session-not-run?' }).getAttribute('href')).toBe(
      explained,
    );
  });

  it('names the test to start with as code, whatever it is called', async () => {
    const name = 'a.B#<i>x</i> `y`';
    const sessions = [
      sessionResult({ device: 'A-1', tests: [failedTest(name)] }),
      sessionResult({ device: 'B-1', tests: [failedTest(name)] }),
    ];
    await using page = await reports.openRun(runResult(sessions));
    expect(await page.locator('.next code').first().textContent()).toBe('B#<i>x</i> `y`');
    expect(await page.locator('.next').textContent()).toContain('it fails on both devices, so suspect the app');
  });
});

describe('a failure', () => {
  it('leads to its line in the repository, and shows the code around it', async () => {
    const trace = 'java.lang.AssertionError: no\n\tat com.shop.CartTest.adds(CartTest.kt:5)';
    const run = runResult([
      sessionResult({
        device: pixel,
        tests: [failedTest('com.shop.CartTest#adds', { trace }), failedTest('com.shop.CartTest#opens')],
      }),
    ]);
    const source = 'app/src/androidTest/java/com/shop/CartTest.kt';
    const excerpt = {
      first: 2,
      lines: ['fun adds() {', '  <b>', '  val two = 2', '  assert(two == 3)', '}', '', 'fun opens() {'],
    };
    const places = createFailurePlaces(
      createSourceIndex([source]),
      (file) => `https://github.com/octo/shop/blob/abc/${file}`,
      new Map([[lineKey({ file: source, line: 5 }), excerpt]]),
    );
    await using page = await reports.openRun(run, { address: 'result=0' }, { places });
    for (const name of ['CartTest.kt:5', `${source}:5`]) {
      const link = page.locator('#panel').getByRole('link', { name, exact: true });
      expect(await link.getAttribute('href')).toBe(`https://github.com/octo/shop/blob/abc/${source}#L5`);
    }
    const shown = await page.locator('.code-line').allTextContents();
    expect(shown.map((line) => line.trim())).toEqual(excerpt.lines.map((line, at) => `${at + 2} ${line}`.trim()));
    const boxes = await Promise.all((await page.locator('.code-line').all()).map((line) => line.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(excerpt.lines.length);
    expect(await page.locator('.failed-line').textContent()).toContain('assert(two == 3)');
    await page.getByRole('button', { name: /^Next failure/ }).click();
    expect(await page.locator('.code').count()).toBe(0);
  });
});

describe('on paper', () => {
  it('a large run says what it leaves out', async () => {
    const run = largeRun({ devices: 20, shards: 1, testsPerShard: 1_200 });
    await using page = await reports.openRun(run);
    expect(await page.locator('.on-paper').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await page.locator('.matrix .notice').textContent()).toBe(
      'Printed: the first 1,000 of 1,200 rows; 16 of 20 devices, those with failures first. Filter by device or text to print others.',
    );
    expect(await page.locator('.on-paper').textContent()).toContain('Traces, logs and pictures of a result are printed while');
    const width = await page.evaluate("document.querySelector('.matrix table').getBoundingClientRect().width");
    expect(width).toBeLessThanOrEqual(700);
  });

  it('missing tests are listed, and the page does not count results as tests', async () => {
    const tests = [testResult('a.B#c'), testResult('a.B#d')];
    const run = runResult([sessionResult({ device: 'A-1', tests }), sessionResult({ device: 'B-1', tests })], {
      missingTests: [{ name: 'a.B#e', devices: ['A-1'] }],
    });
    await using page = await reports.openRun(run);
    expect(await page.locator('.figures > div').first().textContent()).toBe('Results4');
    expect(await page.getByRole('region', { name: 'Tests' }).textContent()).toContain('3 tests');
    // The session passed, which does not explain why the test is missing.
    const cells = await page.locator('tr[data-line] .cell').allInnerTexts();
    expect(cells.slice(-2).map((text) => text.trim())).toEqual(['· no result', '·']);
    expect(await page.locator('.missing li').isVisible()).toBe(false);
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    await expect.poll(() => page.locator('.missing li').isVisible()).toBe(true);
  });
});

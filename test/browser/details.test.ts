import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noFacts, triageRun } from '../../src/core/results/triage/triage.ts';
import { screenPicture } from '../../src/stand-in/debug-data/pictures.ts';
import { failedTest, runResult, sessionResult, testResult } from '../helpers/run-results.ts';
import { temporaryDirectory } from '../helpers/temp.ts';
import { type ReportPage, type ReportPageOptions, writeReport } from './report-page.ts';
import { sampleRun } from './sample/sample-run.ts';
import { useReports } from './use-reports.ts';

const reports = useReports();

const openFailure = async (options?: ReportPageOptions): Promise<ReportPage> => {
  const page = await reports.open(options);
  await page.getByRole('button', { name: /No views in hierarchy/ }).click();
  return page;
};
const part = (page: Page, title: string) =>
  page.locator('#panel .part').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

describe('a failure', () => {
  it('tells its trace in full, and where it is from', async () => {
    await using page = await openFailure();
    const trace = await part(page, 'Failure').textContent();
    expect(trace).toContain('No views in hierarchy found matching');
    expect(trace).toContain('Caused by: com.shop.net.TimeoutException');
    expect(await page.locator('.frame-of-app').allInnerTexts()).toContain(
      '\tat com.shop.checkout.CheckoutTest.showsTotals(CheckoutTest.kt:31)',
    );
    expect(await page.getByRole('link', { name: 'Session on the dashboard' }).getAttribute('href')).toMatch(
      /^https:\/\/app-automate\./,
    );
    expect(await page.getByRole('link', { name: 'Device log' }).getAttribute('rel')).toContain('noopener');
  });

  it("shows its own part of each log, not its neighbors'", async () => {
    await using page = await openFailure();
    expect(await part(page, 'Device log').textContent()).toContain('started: showsTotals');
    expect(await part(page, 'Device log').textContent()).not.toContain('started: formatsPrices');
    expect(await part(page, 'Instrumentation log').textContent()).toContain('test=showsTotals');
    const hidden = '(({ scrollHeight, clientHeight, scrollTop }) => [scrollHeight - clientHeight, scrollTop])';
    const [below = 0, scrolled] = await page.evaluate<number[]>(`${hidden}(document.querySelector('[aria-label="Device log"]'))`);
    expect(below).toBeGreaterThan(0);
    expect(scrolled).toBeCloseTo(below, -1);
  });

  it('shows screenshots, and the video from just before the failure', async () => {
    await using page = await openFailure();
    const shots = part(page, 'Screenshots').locator('img');
    expect(await shots.count()).toBe(2);
    await expect.poll(() => page.evaluate("document.querySelector('.shot img').naturalWidth")).toBe(180);
    await expect.poll(() => page.evaluate("document.querySelector('video').currentTime")).toBe(5);
    await page.getByRole('button', { name: 'Start of the test (4 s)' }).click();
    await expect.poll(() => page.evaluate("document.querySelector('video').currentTime")).toBe(4);
    await page.getByRole('button', { name: 'Failure (5 s)' }).click();
    await expect.poll(() => page.evaluate("document.querySelector('video').currentTime")).toBe(5);
    expect(page.problems).toEqual([]);
  });

  it('shows its requests and the curves of the session', async () => {
    await using page = await openFailure();
    const rows = part(page, 'Network').locator('tbody tr');
    expect(await rows.count()).toBe(5);
    expect(await rows.nth(1).textContent()).toContain('/api/v2/cart');
    expect(await rows.nth(1).getByRole('img').getAttribute('aria-label')).toBe(
      'after 130 ms: connecting 2 ms, waiting 117 ms, receiving 31 ms',
    );
    expect(await page.getByRole('img', { name: /^CPU: Device .* App .* %$/ }).count()).toBe(1);
    expect(await page.getByRole('img', { name: /^Memory: / }).count()).toBe(1);
  });

  it('a failure of a test with several attempts shows them side by side, the failed one open', async () => {
    await using page = await reports.open();
    const row = page.getByRole('row', { name: /keepsStateOnRotation/ });
    await row.getByRole('gridcell').nth(3).click();
    const attempts = page.locator('.attempt');
    expect(await attempts.locator('summary').allInnerTexts()).toEqual([
      expect.stringContaining('Attempt 1 ✗ failed'),
      expect.stringContaining('Attempt 2 ✓ passed'),
    ]);
    expect(await attempts.first().locator('pre').textContent()).toContain('expected:<3> but was:<4>');
    expect(await attempts.first().locator('pre').isVisible()).toBe(true);
    const [first, second] = await Promise.all([attempts.first().boundingBox(), attempts.nth(1).boundingBox()]);
    expect(first?.y).toBe(second?.y);
  });

  it('copies the name of the test, the line and the command that run it alone, the cause and the trace', async () => {
    await using page = await openFailure({ permissions: ['clipboard-read', 'clipboard-write'] });
    const copied = async (name: string): Promise<string> => {
      await page.getByRole('button', { name }).click();
      await page.locator('#panel').getByText('Copied').first().waitFor();
      return page.evaluate<string>('navigator.clipboard.readText()');
    };
    expect(await copied('Copy test name')).toBe('com.shop.checkout.CheckoutTest#showsTotals');
    expect(await copied('Copy test filter')).toBe('com.shop.checkout.CheckoutTest#showsTotals');
    expect(await copied('Copy command')).toBe(
      "./gradlew connectedAndroidTest '-Pandroid.testInstrumentationRunnerArguments.class=com.shop.checkout.CheckoutTest#showsTotals'",
    );
    const markdown = await copied('Copy as Markdown');
    expect(markdown).toMatch(/^\*\*`com\.shop\.checkout\.CheckoutTest#showsTotals` fails on 3 devices\*\*\n\n```text\n/);
    expect(markdown).toContain('- **Next:** ');
    expect(await copied('Copy trace')).toContain('Caused by: com.shop.net.TimeoutException');
  });

  it('begins with its deepest cause, names what it broke, and says on how many devices it failed', async () => {
    await using page = await openFailure();
    const cause = page.locator('.cause').filter({ hasText: 'showsTotals' });
    expect(await cause.locator('.cause-headline').textContent()).toBe(
      'com.shop.net.TimeoutException: GET /api/v2/cart took longer than 5000 ms',
    );
    expect(await cause.locator('.cause-outer').textContent()).toMatch(/^androidx\.test\.espresso\.NoMatchingViewException/);
    expect(await cause.locator('.reach').textContent()).toBe('3 of 5 devices');
    await page.getByRole('heading', { name: 'Failed on 3 of 5 devices' }).waitFor();
  });

  it('leads to other devices and to its session, and is marked in the list of failures while it is open', async () => {
    await using page = await openFailure();
    const marked = page.locator('.causes [aria-current], .sessions [aria-current]');
    expect(await marked.allTextContents()).toEqual([expect.stringContaining('showsTotals')]);
    const background = (selector: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).backgroundColor`);
    expect(await background('.cause[aria-current]')).not.toBe(await background('.cause:not([aria-current])'));
    // The same failure on another device is still this one.
    await page.locator('.other').filter({ hasText: 'Samsung Galaxy S22' }).click();
    expect(await marked.allTextContents()).toEqual([expect.stringContaining('showsTotals')]);
    await page.locator('.other').filter({ hasText: 'Google Pixel 7' }).click();
    expect(await page.locator('.panel-bar .chip').textContent()).toBe('✓ passed');
    await page.locator('.other').filter({ hasText: 'Samsung Galaxy S22' }).click();
    await page.locator('.facts button').click();
    expect(await page.locator('#panel').textContent()).toContain('Reported by each source');
    expect(await marked.allTextContents()).toEqual([expect.stringContaining('Samsung Galaxy S22-12.0')]);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await marked.count()).toBe(0);
  });

  it('links to files of the report folder before pages of the service', async () => {
    await using page = await openFailure();
    const links = page.locator('.links a');
    expect(await links.first().getAttribute('href')).toBe('sessions/Google-Pixel-3-10.0/shard-2-of-2/device.log');
    expect(await links.last().getAttribute('href')).toMatch(/^https:/);
  });

  it('folds a very long trace, and unfolds it', async () => {
    const trace = Array.from({ length: 300 }, (_none, line) => `\tat com.shop.Deep.call${line}(Deep.kt:${line + 1})`).join('\n');
    const run = runResult([sessionResult({ device: 'Pixel-1', tests: [failedTest('a.B#deep', { trace })] })]);
    await using page = await reports.openRun(run, { address: 'result=0' });
    expect(await page.locator('#panel pre').textContent()).not.toContain('call299');
    await page.getByRole('button', { name: 'Show all 300 lines' }).click();
    expect(await page.locator('#panel pre').textContent()).toContain('call299');
  });

  it('shows the steps of a result bundle with the pictures of their moments', async () => {
    await using place = await temporaryDirectory();
    const [png, heic] = ['screenshots/a-step-2-1.png', 'screenshots/a-step-2-2.heic'];
    const step = { depth: 0, startMs: 0, durationMs: 100, failed: false, pictures: [] };
    const steps = [
      { ...step, title: 'Start Test' },
      { ...step, title: 'Tap "Add" Button', depth: 1, startMs: 2_000, failed: true, pictures: [png, heic] },
    ];
    const expectedFailures = [{ kind: 'failure' as const, message: 'a known bug' }];
    const session = sessionResult({
      device: 'iPhone 14-16',
      tests: [
        failedTest('CartTests#testAdds', { message: 'no' }, { steps }),
        testResult('CartTests#testPays', { expectedFailures }),
      ],
      files: { 'result-bundle': ['result-bundle.zip', png, heic] },
    });
    await mkdir(join(place.path, session.folder, 'screenshots'), { recursive: true });
    await writeFile(join(place.path, session.folder, png), screenPicture({ accent: [1, 2, 3] }));
    await writeFile(join(place.path, session.folder, heic), '\0\0\0\x18ftypheic and more');
    const written = await writeReport(runResult([session]), place.path);
    await using page = await reports.openFile(written, { address: 'result=0' });
    const shown = part(page, 'Steps').locator('.steps > li');
    expect(await shown.allInnerTexts()).toEqual([
      expect.stringMatching(/^0 ms\s+Start Test took 100 ms/),
      expect.stringMatching(/^2 s\s+✗ Tap "Add" Button took 100 ms/),
    ]);
    expect(await shown.nth(1).locator('img').first().getAttribute('alt')).toBe('Screenshot a-step-2-1');
    await shown.nth(1).getByText('in a format that this browser does not display').waitFor();
    // Not a second time among the files.
    expect(await page.locator('#panel .shot img').count()).toBe(1);
    await using other = await reports.openFile(written, { address: 'result=1' });
    expect(await part(other, 'Expected failure').textContent()).toContain('a known bug');
  });
});

describe('causes of failures', () => {
  it('are those of triage.json in its order, each with a link that opens it', async () => {
    await using page = await reports.open();
    await using place = await temporaryDirectory();
    const ids = triageRun(await sampleRun(place.path), noFacts)
      .entries.filter(({ outcome }) => outcome !== 'missing')
      .map(({ id }) => `#cause=${id}`);
    const links = page.locator('.cause-link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(ids);

    await links.nth(1).click();
    expect(new URL(page.url()).hash).toBe(ids[1]);
    await page.locator('li:nth-child(2) > .cause[aria-current="true"]').waitFor();
    const title = await page.locator('#panel h2').textContent();
    await using again = await reports.open({ address: ids[1]?.slice(1) ?? '' });
    expect(await again.locator('#panel h2').textContent()).toBe(title);
    await again.keyboard.press('Escape');
    expect(new URL(again.url()).hash).toBe('');
  });
});

import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { failedTest, missingSession, missingTest, runResult, sessionResult, testResult } from '../helpers/run-results.ts';
import { temporaryDirectory } from '../helpers/temp.ts';
import { hostileTexts } from '../unit/lib/escape/hostile-texts.ts';
import { writeReport } from './report-page.ts';
import { useReports } from './use-reports.ts';

const reports = useReports();

describe('the page', () => {
  it('asks for nothing over the network, whatever is opened', async () => {
    await using page = await reports.open();
    await page.getByRole('button', { name: /No views in hierarchy/ }).click();
    await page.getByRole('heading', { name: 'CPU and memory' }).waitFor();
    expect(page).toMatchObject({ asked: [], problems: [] });
  });

  it('tells verdict, reason and figures also where no script runs', async () => {
    await using folder = await temporaryDirectory();
    const run = runResult([missingSession({ device: 'Google Pixel 3-10.0' })], { simulated: true });
    const file = await writeReport(run, folder.path);
    const context = await reports.browser().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`file://${file}`);
    expect(await page.locator('h1').textContent()).toBe('! Error');
    expect(await page.locator('.reason').textContent()).toBe(
      'Google Pixel 3-10.0: the build has no session for this device [session-missing].',
    );
    expect(await page.locator('.simulated').textContent()).toContain('SIMULATED');
    expect(await page.locator('.figures').textContent()).toContain('Device minutes');
    expect(await page.locator('noscript').textContent()).toContain('results.json');
    await context.close();
  });

  it('holds a session that is missing as a row, a column and a failure', async () => {
    const tests = [testResult('com.shop.CartTest#adds')];
    const run = runResult([
      sessionResult({ device: 'Google Pixel 3-10.0', tests }),
      missingSession({ device: 'Google Pixel 7-13.0' }),
    ]);
    await using page = await reports.openRun(run);
    expect(await page.getByRole('region', { name: 'Failures' }).getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('Google Pixel 7-13.0: the build has no session for this device'),
    ]);
    expect(await page.getByRole('grid').getByRole('row', { name: /adds/ }).getByRole('gridcell').allInnerTexts()).toEqual([
      '✓ 1.2 s',
      '! no result',
    ]);
    expect(await page.getByRole('table', { name: 'Sessions' }).getByRole('row').nth(1).textContent()).toContain('missing');
    await page.getByRole('row', { name: /adds/ }).getByRole('gridcell').last().click();
    expect(await page.locator('#panel').textContent()).toContain('the build has no session');
  });

  it('uses the width for the failures of a run on one device', async () => {
    const tests = [
      failedTest('com.shop.CartTest#adds', { message: 'expected 3 but was 2' }),
      testResult('com.shop.CartTest#opens'),
    ];
    const run = runResult([sessionResult({ device: 'Google Pixel 7-13.0', tests })]);
    await using page = await reports.openRun(run);
    const cell = page.getByRole('grid').getByRole('row', { name: /adds/ }).getByRole('gridcell');
    expect(await cell.textContent()).toMatch(/^✗ 1\.2 s\s+expected 3 but was 2$/);
    expect((await cell.boundingBox())?.width).toBeGreaterThan(600);
  });

  it.each([1_200, 1_440])(
    'of %d pixels fits the timeline beside the panel, and says how uneven the shards were',
    async (width) => {
      await using page = await reports.open({ address: 'session=1', viewport: { width, height: 900 } });
      const table = page.getByRole('table', { name: 'Sessions' });
      const widths = '(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)';
      expect(await page.evaluate(`${widths}(document.querySelector('.sessions-scroll'))`)).toBe(0);
      expect((await table.locator('tbody .bar').first().boundingBox())?.width).toBeGreaterThan(120);
      const figures = table
        .locator('tbody tr')
        .filter({ hasText: 'Google Pixel 3-10.0 shard 1 of 2' })
        .first()
        .locator('.number:visible');
      expect(await figures.allTextContents()).toEqual(['–', '2 s', '1 m 34 s']);
      const section = page.getByRole('region', { name: 'Sessions' });
      expect(await section.textContent()).toContain('10 sessions, 1 of them missing');
      expect(await section.textContent()).toContain('Shards are unbalanced: shard 2 of 2 on Google Pixel 3-10.0 took 2 m 35 s');
      expect(await page.locator('.figures').textContent()).toContain('Sessions10 (1 missing)');
    },
  );

  it('shows the long names of sessions whole on a phone, with their figures below', async () => {
    const device = 'Samsung Galaxy Tab S8 Ultra-12.0';
    const session = sessionResult({
      device,
      shard: { index: 0, total: 2 },
      tests: [testResult(`a.B#${'long'.repeat(200)}`, { status: 'timed-out' })],
      durationMs: 5_638_000,
      queuedMs: 754_000,
    });
    await using page = await reports.openRun(runResult([session]), { viewport: { width: 390, height: 844 } });
    const row = page.getByRole('table', { name: 'Sessions' }).locator('tbody tr').first();
    expect((await row.locator('bdi').boundingBox())?.height).toBeLessThan(24);
    const [name, ran] = await Promise.all([row.locator('th').boundingBox(), row.locator('td.ran').boundingBox()]);
    expect(ran?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
    const title = "getComputedStyle(document.querySelector('.sessions td.ran'), '::before').content";
    expect(await page.evaluate(title)).toBe('"Ran "');
    expect(await row.locator('td:visible').allTextContents()).toEqual(['◷ timed out', '1', '1 h 34 m']);
    expect((await page.locator('.cause-tests bdi').first().boundingBox())?.height).toBeLessThan(48);
    const lines = await Promise.all((await row.locator('td:visible').all()).map((cell) => cell.boundingBox()));
    expect(new Set(lines.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))).size).toBe(1);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  it('the page of a run in which nothing started shows the reason without rows of zeros', async () => {
    await using page = await reports.openRun(runResult([]));
    expect(await page.locator('.figures dt').allTextContents()).toEqual(['Total time']);
    expect(await page.locator('table, .tab').count()).toBe(0);
  });

  it('prints all tests and all sessions, and nothing that only screens need', async () => {
    const names = Array.from({ length: 90 }, (_none, index) => testResult(`com.shop.CartTest#test${index}`));
    const run = runResult([sessionResult({ device: 'Google Pixel 3-10.0', tests: names })]);
    await using page = await reports.openRun(run);
    expect(await page.locator('tbody [data-line]').count()).toBeLessThan(60);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await page.locator('tbody [data-line]').count()).toBe(90);
    expect(await page.locator('.filter').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    await expect.poll(() => page.locator('tbody [data-line]').count()).toBeLessThan(60);
  });
});

describe('hostile text', () => {
  it('is text everywhere: nothing of it runs, ends an element or reaches out', async () => {
    await using folder = await temporaryDirectory();
    const attacks = [
      ...hostileTexts,
      '<script>window.struck = true</script>',
      '</script><script>window.struck = true</script>',
      '"><img src=x onerror="window.struck = true">',
    ];
    const tests = attacks.map((text) =>
      failedTest(
        `${text.replaceAll('#', '')}#${text}`,
        { type: text, message: text, trace: text },
        { systemOut: text, file: text, attachments: [text], properties: { [text]: text }, links: { video: text } },
      ),
    );
    const run = runResult(
      [
        sessionResult({ device: attacks.join(' ').slice(0, 400), tests }),
        missingSession({ device: '<b>x</b>-1' }, attacks.join('\n')),
      ],
      {
        project: '<img src=x onerror="window.struck = true">',
        notices: attacks,
        missingTests: attacks.map((name) => missingTest(name)),
      },
    );
    const file = await writeReport(run, folder.path);
    await using page = await reports.openFile(file);
    const { asked, problems } = page;
    for (let result = 0; result < tests.length; result += 7) {
      await page.goto(`file://${file}#result=${result}`);
      await page.locator('#panel h2').waitFor();
    }
    await page.goto(`file://${file}#session=1`);
    expect(await page.evaluate('window.struck')).toBeUndefined();
    expect(await page.locator('img, iframe, object, embed, form:not(.filter form)').count()).toBe(0);
    expect(asked).toEqual([]);
    expect(problems).toEqual([]);
    expect(await page.locator('a[href^="javascript:"]').count()).toBe(0);
    expect(await readFile(file, 'utf8')).not.toContain('<img src=x');
  });

  it('shows what hides: bidi controls and NUL are spelled out', async () => {
    const run = runResult([
      sessionResult({ device: 'Pixel-1', tests: [failedTest('a.B#rtl\u202egnp.exe', { message: 'nul\u0000 here' })] }),
    ]);
    await using page = await reports.openRun(run, { address: 'result=0' });
    expect(await page.locator('#panel h2').textContent()).toBe('rtl⟨U+202E⟩gnp.exe');
    expect(await page.locator('#panel pre').textContent()).toBe('nul␀ here');
  });
});

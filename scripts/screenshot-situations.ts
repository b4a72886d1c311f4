/**
 * Takes pictures of what people see of a run, so that people can look at them: `node scripts/screenshot-situations.ts <folder> [name …]`.
 *
 * Each situation of `test/browser/sample/situations.ts` as job summary, comment, check title and report page, at 1,440 and 390 pixels.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { renderCheck, renderComment, renderSummary } from '../src/action/markdown/reports.ts';
import { writeHtmlReport } from '../src/action/run/report/write-html-report.ts';
import type { RunAnalysis } from '../src/core/model/run-analysis.ts';
import { createFailurePlaces, createSourceIndex, lineKey, noSources } from '../src/core/wording/failure-places.ts';
import { launchChromium } from '../test/browser/chromium.ts';
import { situations } from '../test/browser/sample/situations.ts';
import { links, takeMarkdown } from './summary-pictures.ts';

const widths = [1_440, 390] as const;
const reportDir = 'mobile-test-results';
const maxHeight = 6_000;

const repository = 'https://github.com/example/shop';
const pageLinks = [
  { title: 'Pull request #12 Show the total of the cart', url: `${repository}/pull/12` },
  { title: 'Branch feature/total', url: `${repository}/tree/feature/total` },
  { title: 'Commit 1ec0ffe', url: `${repository}/commit/1ec0ffe` },
  { title: 'Workflow run', url: `${repository}/actions/runs/1` },
];
const robot = 'app/src/androidTest/java/com/shop/checkout/CheckoutRobot.kt';
const session = 'app/src/main/java/com/shop/login/Session.kt';
const places = createFailurePlaces(
  createSourceIndex([robot, session]),
  (file) => `${repository}/blob/1ec0ffe/${file}`,
  new Map([
    [
      lineKey({ file: robot, line: 48 }),
      {
        first: 45,
        lines: [
          '  /** Pays with the card that the test account has. */',
          '  fun pay(): CheckoutRobot {',
          '    scrollToEnd()',
          '    onView(withId(R.id.pay)).perform(click())',
          '    return this',
          '  }',
          '',
        ],
      },
    ],
    [
      lineKey({ file: session, line: 22 }),
      {
        first: 19,
        lines: [
          '  suspend fun open(user: User): Session {',
          '    val request = request(user)',
          '',
          '    return api.open(request)',
          '  }',
          '}',
          '',
        ],
      },
    ],
  ]),
);

const takePage = async (browser: Browser, report: string, file: string, width: number, open = false): Promise<void> => {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  page.on('pageerror', (error) => console.error(`${file}: ${error.message}`));
  await page.goto(pathToFileURL(report).href);
  await page.locator('html[data-ready="true"]').waitFor();
  if (open) await page.locator('.cause').last().click();
  await page.screenshot({ path: file, fullPage: !open });
  await page.close();
};

const takeAll = async (browser: Browser, name: string, run: RunAnalysis, target: string, work: string): Promise<void> => {
  const report = path.join(work, `${name}.html`);
  await writeHtmlReport(run, { reportDir: work, file: report, generatedBy: 'mobile-test-cloud 1.0.0', links: pageLinks, places });
  const shown = { links: { ...links, places }, reportDir };
  const texts = {
    summary: renderSummary(run, shown),
    comment: renderComment(run, '', shown),
  };
  for (const width of widths) {
    for (const [kind, text] of Object.entries(texts))
      await takeMarkdown(browser, text, path.join(target, `${name}-${kind}-${width}.png`), { width, maxHeight });
    await takePage(browser, report, path.join(target, `${name}-page-${width}.png`), width);
    if (run.failedOrFlaky.length > 0)
      await takePage(browser, report, path.join(target, `${name}-open-${width}.png`), width, true);
  }
};

const [target = 'screenshots', ...names] = process.argv.slice(2);
const all = Object.entries(situations()).filter(([name]) => names.length === 0 || names.includes(name));
const work = await mkdtemp(path.join(tmpdir(), 'situations-'));
try {
  await mkdir(target, { recursive: true });
  const titles = all.map(([name, run]) => `${name}: ${renderCheck(run, { links, reportDir, sources: noSources }).title}`);
  console.log(titles.join('\n'));
  await writeFile(path.join(target, 'check-titles.txt'), `${titles.join('\n')}\n`);
  const browser = await launchChromium();
  for (const [name, run] of all) await takeAll(browser, name, run, target, work);
  await browser.close();
} finally {
  await rm(work, { recursive: true, force: true });
}

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
import type { RunAnalysis } from '../src/model/run-analysis.ts';
import { renderCheck } from '../src/rendering/check.ts';
import { renderComment } from '../src/rendering/comment.ts';
import { noSources } from '../src/rendering/source-index.ts';
import { renderSummary, summaryBudgetBytes } from '../src/rendering/summary.ts';
import { writeHtmlReport } from '../src/run/report/write-html-report.ts';
import { launchChromium } from '../test/browser/chromium.ts';
import { situations } from '../test/browser/sample/situations.ts';
import { links, takeMarkdown } from './summary-pictures.ts';

const widths = [1_440, 390] as const;
const reportDir = 'mobile-test-results';
const maxHeight = 6_000;

const takePage = async (browser: Browser, report: string, file: string, width: number): Promise<void> => {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  page.on('pageerror', (error) => console.error(`${file}: ${error.message}`));
  await page.goto(pathToFileURL(report).href);
  await page.locator('html[data-ready="true"]').waitFor();
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
};

const takeAll = async (browser: Browser, name: string, run: RunAnalysis, target: string, work: string): Promise<void> => {
  const report = path.join(work, `${name}.html`);
  await writeHtmlReport(run, { reportDir: work, file: report, generatedBy: 'mobile-test-cloud 1.0.0' });
  const shown = { links, reportDir };
  const texts = {
    summary: renderSummary(run, { ...shown, budgetBytes: summaryBudgetBytes }),
    comment: renderComment(run, { ...shown, marker: '' }),
  };
  for (const width of widths) {
    for (const [kind, text] of Object.entries(texts))
      await takeMarkdown(browser, text, path.join(target, `${name}-${kind}-${width}.png`), { width, maxHeight });
    await takePage(browser, report, path.join(target, `${name}-page-${width}.png`), width);
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

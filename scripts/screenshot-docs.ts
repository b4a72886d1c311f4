/**
 * Takes the pictures of the documentation, `docs/images/`: the HTML report of a made-up run of five devices, the job summary of one run
 * for each kind of result, and comment and check run of one with failed tests.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { renderCheck, renderComment } from '../src/action/markdown/reports.ts';
import { writeHtmlReport } from '../src/action/run/report/write-html-report.ts';
import type { RunAnalysis } from '../src/core/model/run-analysis.ts';
import { noSources } from '../src/core/wording/failure-places.ts';
import { launchChromium } from '../test/browser/chromium.ts';
import { sampleRun } from '../test/browser/sample/sample-run.ts';
import { summaryCases } from '../test/browser/sample/situations.ts';
import { links, takeMarkdown, takeSummary } from './summary-pictures.ts';

const target = path.resolve(import.meta.dirname, '../docs/images');

const takeReport = async (browser: Browser, report: string): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.goto(pathToFileURL(report).href);
  await page.screenshot({ path: path.join(target, 'report.png') });
};

const shown = { links, reportDir: 'mobile-test-results' };
const size = { width: 1094, maxHeight: 900 };

const takeComment = (browser: Browser, run: RunAnalysis): Promise<void> =>
  takeMarkdown(browser, renderComment(run, '', shown), path.join(target, 'comment.png'), size);

/** As the tab Checks of a pull request: the title of the check, and below it the summary. */
const takeCheck = (browser: Browser, run: RunAnalysis): Promise<void> => {
  const { title, summary } = renderCheck(run, { ...shown, sources: noSources });
  return takeMarkdown(browser, `# ${title}\n\n${summary}`, path.join(target, 'check.png'), size);
};

const work = await mkdtemp(path.join(tmpdir(), 'documentation-pictures-'));
try {
  await mkdir(target, { recursive: true });
  const run = await sampleRun(work);
  const report = path.join(work, 'report.html');
  await writeHtmlReport(run, { reportDir: work, file: report, generatedBy: 'mobile-test-cloud 1.0.0' });
  const browser = await launchChromium();
  const cases = summaryCases();
  await takeSummary(browser, cases.failed, path.join(target, 'summary.png'), 860);
  for (const [name, each] of Object.entries(cases))
    await takeSummary(browser, each, path.join(target, `summary-${name}.png`), 3_000);
  await takeComment(browser, cases.failed);
  await takeCheck(browser, cases.failed);
  await takeReport(browser, report);
  await browser.close();
} finally {
  await rm(work, { recursive: true, force: true });
}

/**
 * Takes the pictures of the documentation, `docs/images/`: job summary, comment and HTML report of the demo, the job summary of a made-up
 * run for each kind of result, and the check run of one with failed tests.
 */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { renderCheck } from '../src/action/markdown/reports.ts';
import type { RunAnalysis } from '../src/core/model/run-analysis.ts';
import { noSources } from '../src/core/wording/failure-places.ts';
import { launchChromium } from '../test/browser/chromium.ts';
import { summaryCases } from '../test/browser/sample/situations.ts';
import { links, takeMarkdown, takeSummary } from './summary-pictures.ts';

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'docs/images');
const demo = path.join(root, 'demo-output');

const takeReport = async (browser: Browser): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.goto(pathToFileURL(path.join(demo, 'mobile-test-results/report.html')).href);
  await page.screenshot({ path: path.join(target, 'report.png') });
};

const size = { width: 1094, maxHeight: 880 };

/** What the demo published on GitHub. */
const takePublished = async (browser: Browser, name: 'summary' | 'comment'): Promise<void> => {
  const text = await readFile(path.join(demo, '.runner', `${name}.md`), 'utf8');
  await takeMarkdown(browser, text, path.join(target, `${name}.png`), size);
};

/** As the tab Checks of a pull request: the title of the check, and below it the summary. */
const takeCheck = (browser: Browser, run: RunAnalysis): Promise<void> => {
  const { title, summary } = renderCheck(run, { links, reportDir: 'mobile-test-results', sources: noSources });
  return takeMarkdown(browser, `# ${title}\n\n${summary}`, path.join(target, 'check.png'), size);
};

execFileSync(process.execPath, [path.join(root, 'scripts/demo.ts')]);
const browser = await launchChromium();
const cases = summaryCases();
for (const [name, each] of Object.entries(cases))
  await takeSummary(browser, each, path.join(target, `summary-${name}.png`), 3_000);
await takeCheck(browser, cases.failed);
await takePublished(browser, 'summary');
await takePublished(browser, 'comment');
await takeReport(browser);
await browser.close();

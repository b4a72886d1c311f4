/**
 * Takes the pictures of the documentation, `docs/images/`: the job summary and the HTML report of one made-up run of five devices.
 *
 * The summary is Markdown; it is rendered here roughly as GitHub does it.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { marked } from 'marked';
import type { Browser } from 'playwright-core';
import type { RunAnalysis } from '../src/model/run-analysis.ts';
import { renderSummary, summaryBudgetBytes } from '../src/rendering/summary.ts';
import { writeHtmlReport } from '../src/run/report/write-html-report.ts';
import { launchChromium } from '../test/browser/chromium.ts';
import { sampleRun } from '../test/browser/sample/sample-run.ts';

const target = path.resolve(import.meta.dirname, '../docs/images');

const style = `
  body { margin: 0; background: #fff; color: #1f2328; font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
  main { margin: 24px; padding: 8px 24px; border: 1px solid #d1d9e0; border-radius: 6px; }
  h2 { font-size: 21px; padding-bottom: 6px; border-bottom: 1px solid #d1d9e0; }
  h3 { font-size: 17.5px; }
  a { color: #0969da; text-decoration: none; }
  table { border-collapse: collapse; margin-bottom: 16px; }
  th, td { border: 1px solid #d1d9e0; padding: 6px 13px; text-align: left; }
  tr:nth-child(2n) td { background: #f6f8fa; }
  code { background: #818b981f; border-radius: 6px; padding: 0.2em 0.4em; font: 85% ui-monospace, "Liberation Mono", monospace; }
  pre { background: #f6f8fa; border-radius: 6px; padding: 16px; overflow: auto; }
  pre code { background: none; padding: 0; }
  blockquote { margin: 0 0 16px; padding: 0 1em; color: #59636e; border-left: 4px solid #d1d9e0; }
  details { margin-bottom: 16px; }
`;

const links = {
  artifactUrl: 'https://github.com/example/shop/actions/runs/1/artifacts/2',
  htmlUrl: 'https://github.com/example/shop/actions/runs/1/artifacts/3',
};

const summaryPage = async (run: RunAnalysis): Promise<string> => {
  const markdown = renderSummary(run, { links, reportDir: 'mobile-test-results', budgetBytes: summaryBudgetBytes });
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><main>${await marked.parse(markdown, { gfm: true })}</main>`;
};

const takeSummary = async (browser: Browser, run: RunAnalysis): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1180, height: 860 } });
  await page.setContent(await summaryPage(run));
  await page.screenshot({ path: path.join(target, 'summary.png') });
};

const takeReport = async (browser: Browser, report: string): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.goto(pathToFileURL(report).href);
  await page.screenshot({ path: path.join(target, 'report.png') });
};

const work = await mkdtemp(path.join(tmpdir(), 'documentation-pictures-'));
try {
  await mkdir(target, { recursive: true });
  const run = await sampleRun(work);
  const report = path.join(work, 'report.html');
  await writeHtmlReport(run, { reportDir: work, file: report, generatedBy: 'mobile-test-cloud 1.0.0' });
  const browser = await launchChromium();
  await takeSummary(browser, run);
  await takeReport(browser, report);
  await browser.close();
} finally {
  await rm(work, { recursive: true, force: true });
}

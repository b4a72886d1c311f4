import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { writeHtmlReport } from '../../src/action/run/report/write-html-report.ts';
import type { RunAnalysis } from '../../src/core/model/run-analysis.ts';
import type { PageContext } from '../../src/report-page/headline.ts';

/** A report in a browser, with everything that it should not have done. */
export interface ReportPage extends Page {
  /** Addresses that were asked for, the report itself left out. */
  readonly asked: readonly string[];
  /** Errors, messages on the console, dialogs. */
  readonly problems: readonly string[];
}

export interface ReportPageOptions extends BrowserContextOptions {
  /** After `#`. */
  readonly address?: string;
  /** Runs in the page before anything of it. */
  readonly script?: string;
}

/** Writes the run's report into its folder. */
export const writeReport = async (run: RunAnalysis, reportDir: string, context: PageContext = {}): Promise<string> => {
  const file = path.join(reportDir, 'report.html');
  await writeHtmlReport(run, { reportDir, file, generatedBy: 'mobile-test-cloud 0.0.0-test', ...context });
  return file;
};

/** Opens a report from the disk, as people do who have unpacked an artifact. */
export const openReport = async (
  browser: Browser,
  file: string,
  { address, script, ...contextOptions }: ReportPageOptions = {},
): Promise<ReportPage> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...contextOptions });
  const page = await context.newPage();
  const asked: string[] = [];
  const problems: string[] = [];
  const own = pathToFileURL(file).href;
  page.on('request', (request) => {
    // What the page holds itself is no request.
    if (!request.url().startsWith('blob:') && request.url().split('#')[0] !== own) asked.push(request.url());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => problems.push(message.text()));
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  if (script !== undefined) await page.addInitScript({ content: script });
  await page.goto(address === undefined ? own : `${own}#${address}`);
  await page.locator('html[data-ready="true"]').waitFor();
  return Object.assign(page, { asked, problems, [Symbol.asyncDispose]: () => context.close() });
};

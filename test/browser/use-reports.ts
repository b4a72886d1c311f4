import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { RunAnalysis } from '../../src/model/run-analysis.ts';
import type { PageContext } from '../../src/rendering/html/headline.ts';
import { temporaryDirectory } from '../helpers/temp.ts';
import { launchChromium } from './chromium.ts';
import { openReport, type ReportPage, type ReportPageOptions, writeReport } from './report-page.ts';
import { sampleRun } from './sample/sample-run.ts';

interface Reports {
  /** Opens the report of the file's run. */
  readonly open: (options?: ReportPageOptions) => Promise<ReportPage>;
  /** Opens the report of another run. */
  readonly openRun: (run: RunAnalysis, options?: ReportPageOptions, context?: PageContext) => Promise<ReportPage>;
  /** Opens another report. */
  readonly openFile: (file: string, options?: ReportPageOptions) => Promise<ReportPage>;
  readonly browser: () => Browser;
}

let launched: Promise<Browser> | undefined;
/** One for all test files of a worker: it ends with the worker. */
const sharedBrowser = (): Promise<Browser> => {
  launched ??= launchChromium();
  return launched;
};

/**
 * One report for all tests of a file.
 *
 * @param analyze the run of the report, whose files are in the folder; the sample run unless told
 */
export const useReports = (
  analyze: (folder: string) => RunAnalysis | Promise<RunAnalysis> = (folder) => sampleRun(folder),
): Reports => {
  const stack = new AsyncDisposableStack();
  let browser: Browser;
  let report: string;
  beforeAll(async () => {
    browser = await sharedBrowser();
    const { path } = stack.use(await temporaryDirectory());
    report = await writeReport(await analyze(path), path);
  });
  afterAll(() => stack.disposeAsync());
  return {
    open: (options) => openReport(browser, report, options),
    openRun: async (run, options, context) => {
      const { path } = stack.use(await temporaryDirectory());
      return openReport(browser, await writeReport(run, path, context), options);
    },
    openFile: (file, options) => openReport(browser, file, options),
    browser: () => browser,
  };
};

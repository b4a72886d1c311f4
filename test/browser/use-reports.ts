import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { RunAnalysis } from '../../src/core/model/run-analysis.ts';
import type { PageContext } from '../../src/report-page/headline.ts';
import { temporaryDirectory } from '../helpers/temp.ts';
import { launchChromium } from './chromium.ts';
import { openReport, type ReportPageOptions, writeReport } from './report-page.ts';
import { sampleRun } from './sample/sample-run.ts';

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
export const useReports = (analyze: (folder: string) => RunAnalysis | Promise<RunAnalysis> = (folder) => sampleRun(folder)) => {
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
    open: (options?: ReportPageOptions) => openReport(browser, report, options),
    /** Opens the report of another run. */
    openRun: async (run: RunAnalysis, options?: ReportPageOptions, context?: PageContext) => {
      const { path } = stack.use(await temporaryDirectory());
      return openReport(browser, await writeReport(run, path, context), options);
    },
    openFile: (file: string, options?: ReportPageOptions) => openReport(browser, file, options),
    browser: () => browser,
  };
};

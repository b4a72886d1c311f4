import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { RunAnalysis } from '../../model/run-analysis.ts';
import { type HtmlReportOptions, htmlReport } from '../../rendering/html/html-report.ts';
import { reportFilesIn } from './find-report-file.ts';

export interface HtmlFileOptions extends Omit<HtmlReportOptions, 'find'> {
  /** Where the sessions' folders are. */
  readonly reportDir: string;
  /** Where the page is to be. */
  readonly file: string;
}

/** @throws what the disk says where `file` cannot be written; files of sessions that cannot be read become notes in the page */
export const writeHtmlReport = (run: RunAnalysis, { reportDir, file, ...options }: HtmlFileOptions): Promise<void> =>
  pipeline(htmlReport(run, { ...options, find: reportFilesIn(reportDir) }), createWriteStream(file));

import { jsonForScript } from '../../lib/escape/html.ts';
import type { RunAnalysis } from '../../model/results.ts';
import { reportScript, reportStyle } from './assets.ts';
import { defaultBudget, type PageBudget } from './budget.ts';
import { contentPolicy } from './page/content-policy.ts';
import { headlineHtml, pageTitle } from './page/headline.ts';
import { createPageFile, type PageFile } from './page/page-file.ts';
import { dataElement, pageBody, pageEnd, pageFooter, pageStart, scriptElement } from './page/skeleton.ts';
import { dataIds } from './report-data.ts';
import { encodeRun } from './results/encode-results.ts';
import { hasFetchedFiles, type PlannedFiles, planFiles } from './session-files/session-files.ts';

export interface HtmlReportOptions {
  /** Where the sessions' folders are. */
  readonly reportDir: string;
  /** Where the page is to be. */
  readonly file: string;
  /** Name and version for the footer. */
  readonly generatedBy: string;
  readonly budget?: PageBudget;
}

/**
 * Writes the run as one HTML page that needs nothing else: no network, a strict content policy, all data in it.
 *
 * The page is written piece by piece: results and script first, so that it can be used before the browser has read the rest; then
 * traces, excerpts of logs, and media. What has no room is left out, and the page says so.
 *
 * @throws what the disk says where `file` cannot be written; files of sessions that cannot be read become notes in the page
 */
export const writeHtmlReport = async (run: RunAnalysis, options: HtmlReportOptions): Promise<void> => {
  const budget = options.budget ?? defaultBudget;
  const { results, details, sessions, notes } = encodeRun(run, budget, hasFetchedFiles);
  const files = await planFiles(sessions, options.reportDir, budget);
  const page = createPageFile(options.file);
  try {
    await page.write(pageStart(pageTitle(run), contentPolicy(reportScript, reportStyle), reportStyle));
    await page.write(headlineHtml(run));
    await page.write(pageBody);
    await page.write(pageFooter(options.generatedBy, notes));
    await page.write(dataElement(dataIds.results, jsonForScript(results)));
    await page.write(scriptElement(reportScript));
    await page.write(dataElement(dataIds.details, jsonForScript(details)));
    await writeFiles(page, files, new Map(sessions.map((session, index) => [session, index])));
    await page.write(pageEnd);
  } finally {
    await page.close();
  }
};

const writeFiles = async (
  page: PageFile,
  files: PlannedFiles,
  positions: ReadonlyMap<RunAnalysis['sessions'][number], number>,
): Promise<void> => {
  for await (const [session, data] of files.excerpts())
    await page.write(dataElement(`${dataIds.session}${positions.get(session)}`, jsonForScript(data)));
  for (const { element, absolute, bytes } of files.embedded) {
    await page.write(`<script type="text/plain" id="${dataIds.media}${element}">`);
    await page.writeBase64(absolute, bytes);
    await page.write('</script>\n');
  }
};

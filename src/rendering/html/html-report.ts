import { jsonForScript } from '../../lib/escape/html.ts';
import type { RunAnalysis } from '../../model/results.ts';
import { reportScript, reportStyle } from './assets.ts';
import { defaultBudget, type PageBudget } from './budget.ts';
import { base64Of } from './page/base64.ts';
import { contentPolicy } from './page/content-policy.ts';
import { headlineHtml, pageTitle } from './page/headline.ts';
import { dataElement, pageBody, pageEnd, pageFooter, pageStart, scriptElement } from './page/skeleton.ts';
import { dataIds } from './report-data.ts';
import { encodeRun } from './results/encode-results.ts';
import type { FindReportFile } from './session-files/report-file.ts';
import { hasFetchedFiles, type PlannedFiles, planFiles } from './session-files/session-files.ts';

export interface HtmlReportOptions {
  readonly find: FindReportFile;
  /** Name and version for the footer. */
  readonly generatedBy: string;
  readonly budget?: PageBudget;
}

/**
 * The run as one HTML page that needs nothing else: no network, a strict content policy, all data in it.
 *
 * It comes piece by piece: results and script first, so that it can be used before the browser has read the rest; then traces, excerpts of
 * logs, and media. What has no room is left out, and the page says so. Files of sessions that cannot be read become notes.
 */
export async function* htmlReport(run: RunAnalysis, options: HtmlReportOptions): AsyncGenerator<string> {
  const budget = options.budget ?? defaultBudget;
  const { results, details, sessions, notes } = encodeRun(run, budget, hasFetchedFiles);
  const files = await planFiles(sessions, options.find, budget);
  yield pageStart(pageTitle(run), contentPolicy(reportScript, reportStyle), reportStyle);
  yield headlineHtml(run);
  yield pageBody;
  yield pageFooter(options.generatedBy, notes);
  yield dataElement(dataIds.results, jsonForScript(results));
  yield scriptElement(reportScript);
  yield dataElement(dataIds.details, jsonForScript(details));
  yield* filesHtml(files, new Map(sessions.map((session, index) => [session, index])));
  yield pageEnd;
}

async function* filesHtml(
  files: PlannedFiles,
  positions: ReadonlyMap<RunAnalysis['sessions'][number], number>,
): AsyncGenerator<string> {
  for await (const [session, data] of files.excerpts())
    yield dataElement(`${dataIds.session}${positions.get(session)}`, jsonForScript(data));
  for (const { element, file } of files.embedded) {
    yield `<script type="text/plain" id="${dataIds.media}${element}">`;
    yield* base64Of(file.chunks(file.bytes));
    yield '</script>\n';
  }
}

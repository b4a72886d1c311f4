import { jsonForScript } from '../../lib/escape/html.ts';
import type { RunAnalysis } from '../../model/run-analysis.ts';
import { reportScript, reportStyle } from './assets.ts';
import { defaultBudget, type PageBudget } from './budget.ts';
import { headlineHtml, type PageLink, pageTitle } from './headline.ts';
import { dataElement, pageBody, pageEnd, pageFooter, pageStart, scriptElement } from './page.ts';
import { dataIds } from './report-data.ts';
import { encodeRun } from './results/encode-results.ts';
import type { FindReportFile } from './session-files/report-file.ts';
import { hasFetchedFiles, type PlannedFiles, planFiles } from './session-files/session-files.ts';

export interface HtmlReportOptions {
  readonly find: FindReportFile;
  /** Name and version for the footer. */
  readonly generatedBy: string;
  /** Shown in its head. */
  readonly links?: readonly PageLink[];
  readonly budget?: PageBudget;
}

/**
 * The run as one self-contained HTML page with a strict content policy.
 *
 * It is yielded in chunks: results and script first, so that readers can use it before the browser has read the rest; then traces,
 * excerpts of logs, and media. The page names what was left out for its size, and files of sessions that could not be read.
 */
export async function* htmlReport(run: RunAnalysis, options: HtmlReportOptions): AsyncGenerator<string> {
  const budget = options.budget ?? defaultBudget;
  const { results, details, sessions, notes } = encodeRun(run, budget, hasFetchedFiles);
  const files = await planFiles(sessions, options.find, budget);
  yield pageStart(pageTitle(run), reportScript, reportStyle);
  yield headlineHtml(run, options.links ?? []);
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

/** The bytes as base64 in chunks, so that memory does not grow with their number. */
async function* base64Of(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pending: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    pending = Buffer.concat([pending, chunk]);
    // A multiple of three, so that no piece but the last ends in padding.
    const whole = pending.length - (pending.length % 3);
    yield pending.subarray(0, whole).toString('base64');
    pending = pending.subarray(whole);
  }
  yield pending.toString('base64');
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { RunAnalysis } from '../core/model/run-analysis.ts';
import { noFacts, triageRun } from '../core/results/triage/triage.ts';
import { htmlAttribute, htmlText } from '../lib/escape/html.ts';
import { reportScript, reportStyle } from './assets.ts';
import { defaultBudget, type PageBudget } from './budget.ts';
import { headlineHtml, type PageContext, pageTitle } from './headline.ts';
import { dataIds } from './report-data.ts';
import { pageData } from './results/page-data.ts';
import type { FindReportFile } from './session-files/report-file.ts';
import { planFiles } from './session-files/session-files.ts';

export interface HtmlReportOptions extends PageContext {
  readonly find: FindReportFile;
  readonly generatedBy: string;
  readonly budget?: PageBudget;
}

/** Renders the run as one HTML page. Results and script come first, so that readers can use the page while it loads. */
export async function* htmlReport(run: RunAnalysis, given: HtmlReportOptions): AsyncGenerator<string> {
  const options = { ...given, triage: given.triage ?? triageRun(run, noFacts) };
  const budget = options.budget ?? defaultBudget;
  const { results, details, sessions, notes } = pageData(run, budget, options);
  const files = await planFiles(sessions, options.find, budget);
  yield pageStart(pageTitle(run));
  yield headlineHtml(run, options);
  yield pageBody;
  yield pageFooter(options.generatedBy, notes, run.tests.length > 0);
  yield await dataElement(dataIds.results, results);
  // Only a module can await its data. With `async`, it starts before the whole page is loaded.
  yield `<script type="module" async>${reportScript}</script>\n`;
  yield await dataElement(dataIds.details, details);
  for await (const [session, data] of files.excerpts()) yield await dataElement(`${dataIds.session}${session}`, data);
  for (const [element, file] of files.embedded.entries()) {
    yield `<script type="text/plain" id="${dataIds.media}${element}">`;
    yield* base64Of(file.chunks(file.bytes));
    yield '</script>\n';
  }
  yield '</body>\n</html>\n';
}

/** Encodes a file chunk by chunk, because a large file would need too much memory. */
async function* base64Of(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pending: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    pending = Buffer.concat([pending, chunk]);
    // Only the last piece may have padding, so each earlier piece has a multiple of three bytes.
    const whole = pending.length - (pending.length % 3);
    yield pending.subarray(0, whole).toString('base64');
    pending = pending.subarray(whole);
  }
  yield pending.toString('base64');
}

/** Start of the page. The content policy comes first, because it applies only to later elements. */
const pageStart = (title: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${htmlAttribute(contentPolicy())}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${htmlText(title)}</title>
<style>${reportStyle}</style>
</head>
<body>
<div class="page" id="page">
`;

/** Policy that allows only the script, style sheet, images and videos in the page, and forbids all requests. */
const contentPolicy = (): string =>
  [
    "default-src 'none'",
    `script-src ${hashSource(reportScript)}`,
    `style-src ${hashSource(reportStyle)}`,
    'img-src blob:',
    'media-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const pageBody = `<noscript><p class="notice">This page needs JavaScript to show more than the verdict. All results are also in results.json and junit.xml next to it.</p></noscript>
<main id="main"></main>
`;

const pageFooter = (generatedBy: string, notes: readonly string[], hasResults: boolean): string => `<footer class="footer">
${
  notes.length === 0
    ? ''
    : `<section aria-labelledby="left-out"><h2 id="left-out">Not on this page</h2><ul>${notes.map((note) => `<li>${htmlText(note)}</li>`).join('')}</ul></section>
`
}${hasResults ? keysHtml : ''}<div id="theme" class="on-screen"></div>
<p>Written by ${htmlText(generatedBy)}. This page is self-contained: it loads nothing over the network.</p>
</footer>
</div>
`;

const keysHtml = `<p class="on-screen keys">Keys: <kbd>/</kbd> search, arrow keys move in the matrix, <kbd>Enter</kbd> opens a result, <kbd>j</kbd> and <kbd>k</kbd> or <kbd>→</kbd> and <kbd>←</kbd> go to the next and the previous failure, <kbd>Esc</kbd> closes it.</p>
<p class="on-paper">Traces, logs and pictures of a result are printed while it is open on the page. All of them are in the report folder.</p>
`;

/** Element with data that browsers neither run nor show. In base64, the data cannot end the element. */
const dataElement = async (id: string, data: unknown): Promise<string> => {
  const deflated = await promisify(deflate)(JSON.stringify(data));
  return `<script type="text/plain" id="${htmlAttribute(id)}">${deflated.toString('base64')}</script>\n`;
};

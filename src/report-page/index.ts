/** Renders the HTML report page: data in, one self-contained file out. */
export type { PageContext, PageLink } from './headline.ts';
export { type HtmlReportOptions, htmlReport } from './html-report.ts';
export { type FindReportFile, readJsonFile } from './session-files/report-file.ts';

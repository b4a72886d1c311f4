import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeHtmlReport } from '../../../src/action/run/report/write-html-report.ts';
import type { RunAnalysis } from '../../../src/core/model/run-analysis.ts';
import type { PageBudget } from '../../../src/report-page/budget.ts';
import type { DetailsData, ResultsData, SessionFilesData } from '../../../src/report-page/report-data.ts';
import { pageJson, scriptsOf } from '../../helpers/page-elements.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

export const writePage = async (run: RunAnalysis, reportDir?: string, budget?: PageBudget) => {
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'report.html');
  const options = { reportDir: reportDir ?? folder.path, file, generatedBy: 'mobile-test-cloud 0.0.0' };
  await writeHtmlReport(run, budget === undefined ? options : { ...options, budget });
  return readPage(await readFile(file, 'utf8'));
};

/** Takes a page apart as a browser does. */
const readPage = (html: string) => {
  const scripts = scriptsOf(html);
  const texts = pageJson(html);
  const json = <Data>(id: string): Data => JSON.parse(texts.get(id) ?? 'null') as Data;
  return {
    html,
    policy: /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', "'") ?? '',
    results: json<ResultsData>('data-results'),
    details: json<DetailsData>('data-details'),
    /** `sha256-…` of every script that a browser would run. */
    scriptHashes: scripts.filter(({ attributes }) => !attributes.includes('text/plain')).map(({ text }) => hashOf(text)),
    styleHashes: [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => hashOf(text)),
    files: (session: number) => json<SessionFilesData | null>(`data-session-${session}`) ?? undefined,
    media: (element: number) => {
      const media = scripts.find(({ attributes }) => attributes.includes(`id="data-media-${element}"`));
      return media && Buffer.from(media.text, 'base64');
    },
  };
};

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

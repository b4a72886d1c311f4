import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunAnalysis } from '../../../../src/model/run-analysis.ts';
import type { PageBudget } from '../../../../src/rendering/html/budget.ts';
import type { DetailsData, ResultsData, SessionFilesData } from '../../../../src/rendering/html/report-data.ts';
import { writeHtmlReport } from '../../../../src/run/report/write-html-report.ts';
import { pageJson, scriptsOf } from '../../../helpers/page-elements.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

/** A written page, taken apart as a browser takes it apart. */
export interface ReadPage {
  readonly html: string;
  readonly policy: string;
  readonly results: ResultsData;
  readonly details: DetailsData;
  /** `sha256-…` of every script that a browser would run, and of every style sheet. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  files(session: number): SessionFilesData | undefined;
  media(element: number): Buffer | undefined;
}

export const writePage = async (run: RunAnalysis, reportDir?: string, budget?: PageBudget): Promise<ReadPage> => {
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'report.html');
  const options = { reportDir: reportDir ?? folder.path, file, generatedBy: 'mobile-test-cloud 0.0.0' };
  await writeHtmlReport(run, budget === undefined ? options : { ...options, budget });
  return readPage(await readFile(file, 'utf8'));
};

const readPage = (html: string): ReadPage => {
  const scripts = scriptsOf(html);
  const texts = pageJson(html);
  const json = <Data>(id: string): Data => JSON.parse(texts.get(id) ?? 'null') as Data;
  return {
    html,
    policy: /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', "'") ?? '',
    results: json('data-results'),
    details: json('data-details'),
    scriptHashes: scripts.filter(({ attributes }) => !attributes.includes('text/plain')).map(({ text }) => hashOf(text)),
    styleHashes: [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => hashOf(text)),
    files: (session) => json(`data-session-${session}`) ?? undefined,
    media: (element) => {
      const media = scripts.find(({ attributes }) => attributes.includes(`id="data-media-${element}"`));
      return media && Buffer.from(media.text, 'base64');
    },
  };
};

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Compares the figures of a step in its outputs, its reports and its summary. A figure with one name must be one number everywhere. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { CtrfDocument } from '../../src/core/results/ctrf/ctrf-document.ts';
import { ownClass } from '../../src/core/results/totals.ts';
import { countResults } from '../../src/report-page/client/model/filter.ts';
import { createReport } from '../../src/report-page/client/model/report.ts';
import { dataIds, type ResultsData } from '../../src/report-page/report-data.ts';

const names = ['tests', 'passed', 'failed', 'skipped', 'flaky', 'missing', 'quarantined'] as const;

type Figures = Readonly<Partial<Record<(typeof names)[number], number>>>;

interface Step {
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/**
 * Compares the figures of the outputs with those of each report that the step has written.
 *
 * @throws Error if a report has another number, with all numbers of both
 */
export const compareFigures = async ({ outputs, summary }: Step): Promise<void> => {
  const { 'report-dir': folder } = outputs;
  if (!folder) return;
  const expected = Object.fromEntries(names.map((name) => [name, Number(outputs[name])])) as Required<Figures>;
  const read = (name: string): Promise<string | undefined> => readFile(join(folder, name), 'utf8').catch(() => undefined);
  const [ctrf, junit, page] = await Promise.all(['results.json', 'junit.xml', 'report.html'].map(read));
  const reports: (readonly [place: string, figures: Figures])[] = [
    ...(ctrf === undefined ? [] : figuresOfCtrf(JSON.parse(ctrf))),
    ...(junit === undefined ? [] : [['junit.xml', figuresOfJUnit(junit, expected)] as const]),
    ...(page === undefined ? [] : figuresOfPage(page, ctrf === undefined ? 0 : countUnplaced(JSON.parse(ctrf)))),
    ['summary', figuresOfSummary(summary)],
  ];
  for (const [place, figures] of reports)
    for (const [name, count] of Object.entries(figures))
      if (count !== expected[name as keyof Figures])
        throw new Error(
          `${place} has ${JSON.stringify(figures)}, but the outputs have ${JSON.stringify(expected)}: "${name}" is not one number.`,
        );
};

const figuresOfCtrf = ({ results: { summary, tests, extra } }: CtrfDocument) => {
  const count = (...statuses: readonly string[]): number => tests.filter(({ status }) => statuses.includes(status)).length;
  const others = { pending: count('pending'), other: count('other') };
  if (summary.pending !== others.pending || summary.other !== others.other)
    throw new Error(`The summary of results.json has ${JSON.stringify(summary)}, but its entries ${JSON.stringify(others)}.`);
  const { tests: all, passed, failed, skipped, flaky } = summary;
  const entries = {
    tests: count('passed', 'failed', 'skipped'),
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    flaky: tests.filter((test) => test.flaky).length,
    quarantined: tests.filter((test) => test.extra.quarantined === true).length,
  };
  return [
    ['results.json, totals', extra.totals],
    ['results.json, summary', { tests: all, passed, failed, skipped, flaky }],
    ['results.json, entries', entries],
  ] as const;
};

/** Entries of `junit.xml` that stand for tests. Quarantined failures are skipped in it. */
const figuresOfJUnit = (text: string, { quarantined }: Required<Figures>): Figures => {
  const cases = text.match(/<testcase [^>]*?(?:\/>|>[\s\S]*?<\/testcase>)/g) ?? [];
  const tests = cases.filter((each) => !each.includes(` classname="${ownClass}"`));
  const count = (pattern: RegExp): number => tests.filter((each) => pattern.test(each)).length;
  const [failed, skipped] = [count(/<(?:failure|error)[ >/]/), count(/<skipped[ >/]/)];
  return {
    tests: tests.length,
    passed: tests.length - failed - skipped,
    failed: failed + quarantined,
    skipped: skipped - quarantined,
  };
};

/** Missing results on devices without a session, such as those that canary devices held back. */
const countUnplaced = ({ results: { extra } }: CtrfDocument): number => {
  const devices = [...new Set(extra.sessions.map(({ device }) => device))];
  // A name of a device may have the number of its build behind it.
  const hasSession = (label: string): boolean => devices.some((device) => label.startsWith(device));
  return extra.missingTests.flatMap((test) => test.devices.filter((label) => !hasSession(label))).length;
};

/**
 * Figures of the page: its headline, and the results by which it filters.
 *
 * @param unplaced number of missing results that the page cannot show, because their devices have no session
 */
const figuresOfPage = (page: string, unplaced: number): (readonly [place: string, figures: Figures])[] => {
  const [, data = ''] = new RegExp(`<script type="text/plain" id="${dataIds.results}">([^<]*)<`).exec(page) ?? [];
  const results: ResultsData = JSON.parse(inflateSync(Buffer.from(data, 'base64')).toString('utf8'));
  const report = createReport(results);
  const { perStatus, all } = countResults(report.results);
  const { missing, ...shown } = perStatus;
  // A device without a session has no results on the page, so its missing tests are only in the totals.
  const hasAll = results.missingTests.tests.length === 0 || missing > 0;
  return [
    ['report.html, headline', figuresOfHeadline(page)],
    ['report.html, totals', results.totals],
    ...(results.leftOut === undefined
      ? [['report.html, filters', { ...shown, ...(hasAll ? { missing: missing + unplaced } : {}), tests: all }] as const]
      : []),
  ];
};

const number = (text: string): number => Number(text.replaceAll(',', ''));

const figuresOfHeadline = (page: string): Figures => {
  const figures = new Map(
    page.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g).map(([, name = '', value = '']) => [name, value] as const),
  );
  const all = figures.get('Tests') ?? figures.get('Results');
  if (all === undefined) return {};
  const [passed = '0', failed = '0'] = ['Passed', 'Failed'].map((name) => figures.get(name));
  return {
    tests: number(all),
    passed: number(passed.replace(/ .*/, '')),
    failed: number(failed.replace(/ .*/, '')),
    ...inBrackets(`${passed} ${failed}`),
    skipped: number(figures.get('Skipped') ?? '0'),
    missing: number(figures.get('Missing') ?? '0'),
  };
};

/** Figures such as `(1 flaky, 2 quarantined)`. */
const inBrackets = (text: string): Figures => {
  const sum = (what: string): number =>
    [...text.matchAll(new RegExp(`([\\d,]+) ${what}[,)]`, 'g'))].reduce((all, [, count = '0']) => all + number(count), 0);
  return { flaky: sum('flaky'), quarantined: sum('quarantined') };
};

/** Figures of a line such as `**3 tests on 1 device**: ✅ 2 passed (1 flaky) · ❌ **1 failed**`. */
const figuresOfSummary = (summary: string): Figures => {
  const [, line] = /^\*\*[^*\n]* on [\d,]+ devices?[^*\n]*\*\*: (.*)$/m.exec(summary) ?? [];
  if (line === undefined) return {};
  const count = (what: string): number => number(new RegExp(`([\\d,]+) ${what}`).exec(line)?.[1] ?? '0');
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
  return { tests: passed + failed + skipped, passed, failed, skipped, missing: count('missing'), ...inBrackets(line) };
};

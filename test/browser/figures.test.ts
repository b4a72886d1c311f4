import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { RunAnalysis } from '../../src/core/model/run-analysis.ts';
import type { CtrfDocument } from '../../src/core/results/ctrf/ctrf-document.ts';
import { ctrfJson } from '../../src/core/results/ctrf/write-ctrf.ts';
import {
  failedTest,
  flakyTest,
  missingSession,
  missingTest,
  quarantineOf,
  runResult,
  sessionResult,
  testResult,
} from '../helpers/run-results.ts';
import { useReports } from './use-reports.ts';

const reports = useReports();

const [pixel, galaxy, nexus] = ['Google Pixel 7-13.0', 'Samsung Galaxy S22-12.0', 'Google Nexus 6-6.0'];
const adds = 'shop.Cart#adds';
const tests = [failedTest(adds, { message: 'late' }), flakyTest('shop.Cart#lists'), testResult('shop.Cart#opens')];
const inShard = (index: number, ...own: typeof tests) => sessionResult({ device: pixel, shard: { index, total: 2 }, tests: own });

const runs: readonly (readonly [what: string, run: RunAnalysis])[] = [
  ['failed, flaky and passed', runResult([pixel, galaxy].map((device) => sessionResult({ device, tests })))],
  ['flaky tests count as failed', runResult([sessionResult({ device: pixel, tests })], { failOnFlaky: true })],
  [
    'quarantined failures',
    runResult(
      [pixel, galaxy].map((device) => sessionResult({ device, tests })),
      { failOnFlaky: true },
      quarantineOf({ test: adds, devices: [galaxy] }, { test: '*#lists', devices: [pixel] }),
    ),
  ],
  [
    'a test that two shards of one device reported',
    runResult([inShard(0, ...tests), inShard(1, testResult(adds), testResult('shop.Cart#lists'), testResult('shop.Pay#pays'))]),
  ],
  [
    'missing tests, also of a session that never started',
    runResult([sessionResult({ device: pixel, tests }), missingSession({ device: galaxy })], {
      missingTests: [
        ...tests.map(({ name }) => missingTest(`shop.Cart#${name}`, galaxy)),
        missingTest('shop.Pay#gone', pixel, galaxy),
      ],
    }),
  ],
  [
    'missing tests of a device without a session',
    runResult([sessionResult({ device: pixel, tests })], { missingTests: [missingTest(adds, nexus)] }),
  ],
  [
    'skipped tests and other statuses',
    runResult([
      sessionResult({
        device: pixel,
        tests: [
          testResult('a.B#skips', { status: 'skipped' }),
          testResult('a.B#hangs', { status: 'timed-out' }),
          testResult('a.B#dies', { status: 'error' }),
          testResult('a.B#odd', { status: 'unknown', rawStatus: 'odd' }),
        ],
      }),
    ]),
  ],
];

const numberIn = (text: string | undefined): number =>
  Number((text ?? '0').replace(/^\D*([\d,]+).*$/s, '$1').replaceAll(',', ''));

/** Numbers of the headline, by their names in lower case. */
const headline = async (page: Page): Promise<ReadonlyMap<string, string>> => {
  const [names, values] = await Promise.all([
    page.locator('.figures dt').allInnerTexts(),
    page.locator('.figures dd').allInnerTexts(),
  ]);
  return new Map(names.map((name, at) => [name.toLowerCase(), values[at] ?? '']));
};

const pills = async (page: Page): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (await page.locator('.tab').allInnerTexts()).map((text) => [
      /[A-Z][a-z]+/.exec(text)?.[0].toLowerCase() ?? '',
      numberIn(text),
    ]),
  );

it.each(runs)('the page has the figures of results.json in headline, pills, count and panel: %s', async (_what, run) => {
  const { summary, extra }: CtrfDocument['results'] = JSON.parse([...ctrfJson(run)].join('')).results;
  const { tests: all, passed, failed, skipped, flaky } = summary;
  await using page = await reports.openRun(run);
  const figures = await headline(page);
  const named = (name: string): number => numberIn(figures.get(name));
  expect([numberIn(figures.get('tests') ?? figures.get('results')), named('passed'), named('failed')]).toEqual([
    all,
    passed,
    failed,
  ]);
  expect([named('skipped'), named('missing')]).toEqual([skipped, extra.totals.missing]);
  const quarantined = extra.totals.quarantined ?? 0;
  if (quarantined > 0) expect(figures.get('failed')).toContain(`${quarantined} quarantined`);

  const tabs = await pills(page);
  expect(tabs.get('all')).toBe(all);
  expect([tabs.get('passed'), tabs.get('failed'), tabs.get('skipped')]).toEqual([passed, failed, skipped]);
  expect([tabs.get('flaky'), tabs.get('missing'), tabs.get('quarantined') ?? 0]).toEqual([
    flaky,
    extra.totals.missing,
    quarantined,
  ]);
  expect(numberIn((await page.getByRole('status').textContent()) ?? '')).toBe(all);

  // A search that finds all tests counts the rows of the page instead of the figures of the run.
  await page.getByRole('searchbox').fill('.');
  for (const [name, count] of await pills(page))
    if (name !== 'missing' || !run.missingTests.some(({ devices }) => devices.includes(nexus)))
      expect([name, count]).toEqual([name, tabs.get(name)]);
  await page.getByRole('searchbox').fill('');

  if (failed === 0) return;
  await page.locator('.session-name').first().click();
  const place = page.locator('#panel .step-place');
  await place.waitFor();
  expect(numberIn((await place.textContent()) ?? '')).toBe(failed);
});

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, violations } from './axe.ts';
import type { ReportPageOptions } from './report-page.ts';
import { withHistory } from './sample/history.ts';
import { sampleRun } from './sample/sample-run.ts';
import { useReports } from './use-reports.ts';

const reports = useReports(async (folder) => withHistory(await sampleRun(folder, { simulated: true })));

const openFailure = (page: Page): Promise<void> => page.getByRole('button', { name: /No views in hierarchy/ }).click();
const viewport = { width: 390, height: 844 };
const checked = ['color-contrast', 'button-name', 'select-name'];

const looks: { name: string; options: ReportPageOptions; prepare?: typeof openFailure; checked: string[] }[] = [
  { name: 'a failure in light', options: { colorScheme: 'light' }, prepare: openFailure, checked },
  { name: 'a failure in dark', options: { colorScheme: 'dark' }, prepare: openFailure, checked },
  { name: 'a session in dark', options: { colorScheme: 'dark', address: 'session=1' }, checked },
  { name: 'a filter on a phone', options: { viewport, colorScheme: 'dark', address: 'text=cart&status=flaky' }, checked },
  { name: 'a failure over the page of a phone', options: { viewport }, prepare: openFailure, checked: [] },
];

it.each(looks)('axe finds nothing to blame in $name', async ({ options, prepare, checked: rules }) => {
  await using page = await reports.open({ ...options, script: axe });
  await prepare?.(page);
  expect(await violations(page, rules)).toEqual([]);
});

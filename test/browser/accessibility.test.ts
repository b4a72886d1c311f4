import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TemporaryDirectory, temporaryDirectory } from '../helpers/temp.ts';
import { launchChromium } from './chromium.ts';
import { openReport, type ReportPageOptions, writeReport } from './report-page.ts';
import { withHistory } from './sample/history.ts';
import { sampleRun } from './sample/sample-run.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
let folder: TemporaryDirectory;
let report: string;

beforeAll(async () => {
  browser = await launchChromium();
  folder = await temporaryDirectory();
  report = await writeReport(withHistory(await sampleRun(folder.path, { simulated: true })), folder.path);
});

afterAll(async () => {
  await browser?.close();
  await folder?.[Symbol.asyncDispose]();
});

interface AxeRule {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

const violations = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate<{ violations: AxeRule[]; passes: AxeRule[] }>('axe.run()');
  // What was not looked at cannot be blamed.
  expect(found.passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['color-contrast', 'button-name', 'select-name']));
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
};

const openFailure = (page: Page): Promise<void> => page.getByRole('button', { name: /No views in hierarchy/ }).click();
const nothing = async (): Promise<void> => {};
const phone = { width: 390, height: 844 };

const looks: { name: string; options: ReportPageOptions; prepare: (page: Page) => Promise<void> }[] = [
  { name: 'a failure in light', options: { colorScheme: 'light' }, prepare: openFailure },
  { name: 'a failure in dark', options: { colorScheme: 'dark' }, prepare: openFailure },
  { name: 'a session in dark', options: { colorScheme: 'dark', address: 'session=1' }, prepare: nothing },
  {
    name: 'a filter on a phone in dark',
    options: { viewport: phone, colorScheme: 'dark', address: 'text=cart&status=flaky' },
    prepare: nothing,
  },
];

describe('axe finds nothing to blame', () => {
  it.each(looks)('in $name', async ({ options, prepare }) => {
    await using opened = await openReport(browser, report, { ...options, script: axe });
    await prepare(opened.page);
    expect(await violations(opened.page)).toEqual([]);
  });

  it('on a phone with a failure over the page', async () => {
    await using opened = await openReport(browser, report, { viewport: phone, script: axe });
    await openFailure(opened.page);
    const found = await opened.page.evaluate<AxeRule[]>('axe.run().then((result) => result.violations)');
    expect(found).toEqual([]);
  });
});

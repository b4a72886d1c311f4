import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ReportPageOptions } from './report-page.ts';
import { withHistory } from './sample/history.ts';
import { sampleRun } from './sample/sample-run.ts';
import { useReports } from './use-reports.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const reports = useReports(async (folder) => withHistory(await sampleRun(folder, { simulated: true })));

interface AxeRule {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

const violations = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate<{ violations: AxeRule[]; passes: AxeRule[] }>("axe.run({ resultTypes: ['violations'] })");
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

describe('axe', () => {
  it.each(looks)('axe finds nothing to blame in $name', async ({ options, prepare }) => {
    await using opened = await reports.open({ ...options, script: axe });
    await prepare(opened.page);
    expect(await violations(opened.page)).toEqual([]);
  });

  it('axe finds nothing to blame on a phone with a failure over the page', async () => {
    await using opened = await reports.open({ viewport: phone, script: axe });
    await openFailure(opened.page);
    const found = await opened.page.evaluate<AxeRule[]>(
      "axe.run({ resultTypes: ['violations'] }).then((result) => result.violations)",
    );
    expect(found).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { failedTest, quarantineOf, runResult, sessionResult, testResult } from '../helpers/run-results.ts';
import { axe, violations } from './axe.ts';
import { useReports } from './use-reports.ts';

const [pixel, galaxy] = ['Google Pixel 7-13.0', 'Samsung Galaxy S22-12.0'];

const reports = useReports(() => {
  const tests = [
    failedTest('com.shop.CartTest#adds', { message: 'expected 3 but was 2' }),
    failedTest('com.shop.LoginTest#signsIn', { message: 'no network' }),
    testResult('com.shop.LoginTest#signsOut'),
  ];
  const quarantine = quarantineOf(
    { test: 'com.shop.CartTest#adds', reason: 'Rounds <b>differently</b>' },
    { test: '*#signsIn', devices: [galaxy] },
  );
  const run = runResult(
    [pixel, galaxy].map((device) => sessionResult({ device, tests })),
    {},
    quarantine,
  );
  const warnings = ['quarantine.yml:9: the quarantine of <i>a</i>#b matches no known test.'];
  return { ...run, quarantine: { file: '', failures: [], ...run.quarantine, warnings } };
});

describe('quarantined failures', () => {
  it('have a list of their own, with devices, reason and issue, and are no failures', async () => {
    await using page = await reports.open();
    const { problems } = page;
    const own = page.getByRole('region', { name: 'Quarantined failures' });
    expect(await own.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(
        /^⊘ com\.shop\.CartTest#adds\s*on Google Pixel 7-13\.0, Samsung Galaxy S22-12\.0\s*expected 3 but was 2\s*Until 2026-12-31: Rounds <b>differently<\/b> Issue$/,
      ),
      expect.stringMatching(/^⊘ com\.shop\.LoginTest#signsIn\s*on Samsung Galaxy S22-12\.0/),
    ]);
    expect(await own.getByRole('link', { name: 'Issue' }).first().getAttribute('href')).toBe(
      'https://github.com/octo/shop/issues/7',
    );
    expect(await own.textContent()).toContain('quarantine.yml:9: the quarantine of <i>a</i>#b matches no known test.');
    const failures = page.getByRole('region', { name: 'Failures', exact: true });
    expect(await failures.locator('.cause-headline').allInnerTexts()).toEqual(['no network']);
    expect(await failures.locator('.reach').allInnerTexts()).toEqual(['1 of 2 devices']);
    expect(await page.locator('.figures').textContent()).toMatch(/Failed4 \(3 quarantined\)/);
    expect(problems).toEqual([]);
  });

  it('are marked in the matrix, and a filter shows them', async () => {
    await using page = await reports.open({ address: 'status=quarantined' });
    expect(await page.locator('tbody .cell.is-quarantined').count()).toBe(3);
    expect(await page.locator('.tally').allInnerTexts()).toEqual(expect.arrayContaining([expect.stringContaining('⊘')]));
    await page.locator('tbody .cell.is-quarantined').first().click();
    await page.locator('#panel').getByRole('heading', { name: 'Quarantine', exact: true }).waitFor();
  });

  it('come first in the matrix, and color no device like a failure', async () => {
    await using page = await reports.open();
    expect(await page.locator('.sessions-row .cell').allInnerTexts()).toEqual(['✗ failed', '⊘ quarantined']);
    expect(await page.locator('tbody .method').allInnerTexts()).toEqual(['signsIn', 'adds', 'signsOut']);
    const results = page.getByRole('table', { name: 'Sessions' }).locator('td.result');
    expect(await results.allInnerTexts()).toEqual(['✗ failed', '⊘ quarantined']);
  });

  it.each(['light', 'dark'] as const)('can be read by everyone in %s', async (colorScheme) => {
    await using page = await reports.open({ colorScheme, script: axe });
    expect(await violations(page)).toEqual([]);
  });
});

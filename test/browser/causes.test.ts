import { describe, expect, it } from 'vitest';
import type { RunAnalysis } from '../../src/model/run-analysis.ts';
import { noFacts, triageRun } from '../../src/results/triage/triage.ts';
import { sampleRun } from './sample/sample-run.ts';
import { useReports } from './use-reports.ts';

let run: RunAnalysis | undefined;
const reports = useReports(async (folder) => {
  run = await sampleRun(folder);
  return run;
});

describe('causes of failures', () => {
  it('are those of triage.json in its order, each with a link that opens it', async () => {
    await using page = await reports.open();
    if (run === undefined) throw new Error('no run');
    const ids = triageRun(run, noFacts)
      .entries.filter(({ outcome }) => outcome !== 'missing')
      .map(({ id }) => `#cause=${id}`);
    const links = page.locator('.cause-link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(ids);

    await links.nth(1).click();
    expect(new URL(page.url()).hash).toBe(ids[1]);
    await page.locator('li:nth-child(2) > .cause[aria-current="true"]').waitFor();
    const title = await page.locator('#panel h2').textContent();
    await using again = await reports.open({ address: ids[1]?.slice(1) ?? '' });
    expect(await again.locator('#panel h2').textContent()).toBe(title);
    await again.keyboard.press('Escape');
    expect(new URL(again.url()).hash).toBe('');
  });
});

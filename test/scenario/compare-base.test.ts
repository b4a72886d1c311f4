import { describe, expect } from 'vitest';
import { it } from '../helpers/fixtures.ts';
import { pixel } from '../helpers/scenario.ts';
import { cart, failsHere, failsOnMain, mainSha, onBaseOf, openPull } from './base-steps.ts';

describe('compare-base', () => {
  it('runs a failed test on the app of the base branch, and says that it fails there, too', async () => {
    await using pull = await openPull({ changes: { overrides: [failsHere(), failsOnMain()] } });
    await using run = await pull.step({ inputs: { comment: 'true', 'check-name': 'Tests' } });
    expect(run.outputs).toMatchObject({
      verdict: 'failed',
      failed: '1',
      'failing-on-base': JSON.stringify([`${cart} @ ${pixel}`]),
    });
    expect(await onBaseOf(run)).toMatchObject({ result: 'fails-on-base', branch: 'main', commit: mainSha(1) });
    const said = 'fails on main, too (1 of 1 run at 1a2b3c4)';
    expect(run.summary).toContain(said);
    console.log(run.text, run.summary, JSON.stringify(pull.github.checkRuns.at(-1)?.output?.title));
  });
});

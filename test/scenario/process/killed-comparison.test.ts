import { expect, it } from 'vitest';
import { cart, failsHere, failsOnMain, onBaseOf, openPull } from '../base-steps.ts';

/** Matches the log when the build of the pull request and this number of builds on the base branch were started. */
const startedOnBase = (builds: number): RegExp => new RegExp(`(?:^Started [\\s\\S]*?){${builds + 1}}`, 'm');

it('a comparison that is killed is continued by the re-run, which starts no build a second time', async () => {
  await using pull = await openPull({
    changes: { overrides: [failsHere(), failsHere('*CartTest#removes', 'another'), failsOnMain()] },
    inputs: { devices: 'Google Pixel 3-10.0' },
  });
  const signal = { afterStdoutMatches: startedOnBase(1), signal: 'SIGKILL' } as const;
  await using killed = await pull.step({ more: { signal } });
  expect(killed.signal).toBe('SIGKILL');
  const before = pull.onBase().map(({ id }) => id);
  expect(before).toHaveLength(1);

  await using again = await pull.step({ attempt: 2 });
  expect(again.outputs).toMatchObject({ verdict: 'failed', failed: '2' });
  expect(again.outputs['failing-on-base']).toContain(cart);
  expect((await onBaseOf(again)).sessions).toMatchObject([{ status: 'failed', build: before[0] }]);
  // The failures of the first attempt run once more, as in every re-run, and nothing else.
  expect(pull.onBase().map(({ id }) => id)).toEqual(before);
});

import { describe, expect, it } from 'vitest';
import type { RunInputs } from '../../../../src/inputs/run-inputs.ts';
import { silentLog } from '../../../../src/lib/log.ts';
import { accountFor } from '../../../../src/run/judge/account-for.ts';
import { openLedger } from '../../../../src/run/run-state.ts';
import { createFakeClock } from '../../../helpers/fake-clock.ts';
import { pixel } from '../../../helpers/one-session.ts';
import { sessionResult, testResult } from '../../../helpers/run-results.ts';
import { planOf } from '../../../helpers/stage.ts';
import { knownSuite } from '../../results/known-suites.ts';

const account = (suite: readonly string[] | undefined, inputs: Partial<RunInputs> = {}) => {
  const lines: string[] = [];
  const log = {
    ...silentLog,
    info: (line: string) => void lines.push(line),
    warning: (line: string) => void lines.push(`warning: ${line}`),
  };
  const ledger = openLedger(createFakeClock());
  ledger.sessions.set('b1/0', sessionResult({ device: pixel, tests: [testResult('a.Cart#adds')] }));
  accountFor(planOf(inputs), suite && knownSuite(suite), { log }, ledger);
  return { lines, accounting: ledger.accounting };
};

describe('accountFor', () => {
  it('names the tests that no session reported', () => {
    const { lines, accounting } = account(['a.Cart#adds', 'a.Cart#removes', 'a.Login#signsIn']);
    expect(lines).toEqual(['warning: Tests of the suite that no session reported: a.Cart#removes, a.Login#signsIn.']);
    expect(accounting).toMatchObject({ missing: ['a.Cart#removes', 'a.Login#signsIn'], pairs: 2 });
  });

  it.each([
    [20, ''],
    [21, ' and 1 more'],
    [25, ' and 5 more'],
  ])('names twenty of %i', (count, more) => {
    const names = Array.from({ length: count }, (_, nth) => `a.Other#t${String(nth).padStart(2, '0')}`);
    const { lines } = account(['a.Cart#adds', ...names]);
    expect(lines).toEqual([`warning: Tests of the suite that no session reported: ${names.slice(0, 20).join(', ')}${more}.`]);
  });

  it('says nothing where all reported', () => {
    expect(account(['a.Cart#adds']).lines).toEqual([]);
  });

  it('says why it can claim nothing', () => {
    const { lines, accounting } = account(undefined);
    expect(lines).toEqual(['No test is called missing: the tests of the suite are not known.']);
    expect(accounting).toMatchObject({ missing: [], pairs: 0 });
  });

  it('follows the filters of the inputs', () => {
    const { accounting } = account(['a.Cart#adds', 'a.Cart#removes'], { capabilities: { class: ['a.Cart#adds'] } });
    expect(accounting.missing).toEqual([]);
  });

  it('does nothing where nobody asks', () => {
    expect(account(['a.Cart#removes'], { missingTests: 'ignore' })).toEqual({
      lines: [],
      accounting: { missing: [], pairs: 0 },
    });
    expect(account(['a.Cart#removes'], { missingTests: 'fail' }).lines).toHaveLength(1);
  });
});

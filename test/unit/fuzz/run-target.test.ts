import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeCase, encodeCase } from '../../../scripts/fuzz/case-code.ts';
import type { Regression } from '../../../scripts/fuzz/regressions.ts';
import { runTarget, type TargetReport } from '../../../scripts/fuzz/run-target.ts';
import { allowing, demand, target } from '../../../scripts/fuzz/target.ts';

const job = { target: 'planted', cases: 1_000, untilMs: Number.POSITIVE_INFINITY, seed: 1, regressions: [] };

const run = (check: (text: string) => void, regressions: readonly Regression[] = []): Promise<TargetReport> => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c')).map((parts) => parts.join(''));
  const planted = target({ name: 'planted', takes: '', holds: '', share: 1, open: () => ({ input: text, check }) });
  return runTarget(planted, { ...job, regressions, progress: new Int32Array(2) });
};

const decode = ({ input }: Regression): unknown => decodeCase(input ?? '');

describe('a target', () => {
  test('without a fault takes all of its cases', async () => {
    expect(await run(() => {})).toMatchObject({ cases: 1_000, replayed: 0, failures: [] });
  });

  test('with a fault tells the smallest case, and the seed that finds it again', async () => {
    const check = (text: string): void => demand(!text.includes('ab'), 'no ab');
    const { failures } = await run(check);
    expect(failures.length).toBeGreaterThan(0);
    expect(decode(failures[0] as Regression)).toBe('ab');
    expect(failures[0]?.found).toContain('no ab');
    const again = await run(check, [
      { target: 'planted', found: '', seed: failures[0]?.seed ?? 0, path: failures[0]?.path ?? '' },
    ]);
    expect(again.failures[0]).toEqual(failures[0]);
  });

  test('is given the kept cases first, whatever makes new ones', async () => {
    const check = (text: string): void => demand(text !== 'never made', 'found again');
    const kept = { target: 'planted', found: 'once', seed: 1, path: '0', input: encodeCase('never made') };
    expect(await run(check, [kept])).toMatchObject({
      replayed: 1,
      failures: [{ found: expect.stringContaining('found again') }],
    });
  });

  test('that changes a prototype has failed', async () => {
    const { failures } = await run(() => {
      (Object.prototype as { planted?: number }).planted = 1;
    });
    Reflect.deleteProperty(Object.prototype, 'planted');
    expect(failures[0]?.found).toContain('no prototype is changed');
  });

  test('fails with errors that are not allowed alone', async () => {
    const check = (text: string): void => {
      allowing([RangeError], () => {
        throw text === '' ? new TypeError('a crash') : new RangeError('an answer');
      });
    };
    expect((await run(check)).failures[0]?.found).toContain('TypeError: a crash');
  });
});

test.each([['text \ud800'], [Number.NaN], [{ bytes: Buffer.from('a'), at: new Date(0) }], [JSON.parse('{"__proto__": 1}')]])(
  'the case %j is kept as it was',
  (value) => {
    expect(decodeCase(encodeCase(value))).toEqual(value);
  },
);

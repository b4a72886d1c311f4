import { describe, expect, it } from 'vitest';
import { type Detail, dropOrder, fitBudget, fullDetail } from '../../../../src/action/markdown/view.ts';

/** As long as there is detail, and naming what went. */
const render = (detail: Detail, dropped: readonly string[]): string =>
  `${'x'.repeat(detail.failures * detail.traceLines)}${'y'.repeat(detail.matrixRows)}\n${dropped.join('; ')}`;

describe('fitBudget', () => {
  it('takes one step after the other, and names only those that took something away', () => {
    expect(fitBudget(render, fullDetail, 2_101)).toBe(`${'x'.repeat(2_000)}${'y'.repeat(100)}\n`);
    expect(fitBudget(render, fullDetail, 500)?.split('\n')[1]).toBe('long traces; failures after the first 40');
    expect(fitBudget(render, { ...fullDetail, traceLines: 4 }, 300)?.split('\n')[1]).toBe('failures after the first 40');
  });

  it('counts bytes, not characters, and gives up if the least is too much', () => {
    const wide = (detail: Detail): string => '日'.repeat(detail.failures);
    expect(fitBudget(wide, fullDetail, 299)).toBe('日'.repeat(40));
    expect(fitBudget(() => 'always the same', fullDetail, 5)).toBeUndefined();
  });
});

describe('dropOrder', () => {
  it('dropOrder only ever takes away, and leaves which tests fail where to the end', () => {
    let detail: Detail = fullDetail;
    for (const { limits } of dropOrder) {
      const next = { ...detail, ...limits };
      for (const key of Object.keys(detail) as (keyof Detail)[]) expect(next[key]).toBeLessThanOrEqual(detail[key]);
      detail = next;
    }
    expect(dropOrder.findIndex(({ limits }) => limits.matrixRows === 0)).toBe(dropOrder.length - 2);
    expect(detail).toMatchObject({ matrixRows: 0, failures: 0, problems: 0 });
  });
});

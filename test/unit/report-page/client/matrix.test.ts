import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureColumns, mostInSight, moveBy } from '../../../../src/report-page/client/matrix/cells.ts';
import { extentOf, linePath, roundTop } from '../../../../src/report-page/client/scale.ts';

const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false });

describe('keys', () => {
  const extent = { lines: 100, columns: 5, page: 20 };
  it.each([
    { press: key('ArrowDown'), to: { line: 11, column: 2 } },
    { press: key('ArrowUp'), to: { line: 9, column: 2 } },
    { press: key('ArrowRight'), to: { line: 10, column: 3 } },
    { press: key('ArrowLeft', true), to: { line: 10, column: -1 } },
    { press: key('PageDown'), to: { line: 30, column: 2 } },
    { press: key('PageUp'), to: { line: 0, column: 2 } },
    { press: key('Home'), to: { line: 10, column: -1 } },
    { press: key('End'), to: { line: 10, column: 4 } },
    { press: key('End', true), to: { line: 99, column: 4 } },
    { press: key('Home', true), to: { line: 0, column: -1 } },
    { press: key('x'), to: undefined },
  ])('$press.key leads to $to', ({ press, to }) => {
    expect(moveBy(press, { line: 10, column: 2 }, extent)).toEqual(to);
  });

  it('never leave the matrix', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End');
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.boolean())), fc.nat(40), fc.nat(10), (presses, lines, columns) => {
        const end = presses.reduce((place, [name, far]) => moveBy(key(name, far), place, { lines, columns, page: 7 }) ?? place, {
          line: -1,
          column: -1,
        });
        expect(end.line).toBeGreaterThanOrEqual(-1);
        expect(end.line).toBeLessThan(Math.max(lines, 0.5));
        expect(end.column).toBeLessThan(Math.max(columns, 0.5));
      }),
    );
  });
});

describe('the width', () => {
  it.each([
    { devices: 1, available: 1_200, width: 'whole' },
    { devices: 1, available: 360, width: 'whole' },
    { devices: 3, available: 1_200, width: 'wide' },
    { devices: 8, available: 1_200, width: 'wide' },
    { devices: 9, available: 1_200, width: 'narrow' },
    { devices: 5, available: 360, width: 'narrow' },
    { devices: 500, available: 1_200, width: 'narrow' },
  ])('a width of $available pixels makes the cells of $devices devices $width', ({ devices, available, width }) => {
    const measures = measureColumns(devices, available, 20);
    expect(measures.width).toBe(width);
    expect(measures.nameWidth).toBeGreaterThanOrEqual(120);
    expect(measures.nameWidth).toBeLessThan(available);
    const needed = devices * measures.columnWidth + measures.nameWidth;
    expect(needed === available || measures.nameWidth <= 420).toBe(true);
  });
});

it.each([
  [100, 30, 4],
  [0, 0, 1],
  [-200, 28, 1],
  [-1, -1, 1],
])('in %d pixels, rows of %d pixels are drawn at most %d at once', (room, size, most) => {
  expect(mostInSight(room, size)).toBe(most);
});

describe('a chart', () => {
  it.each([
    [0, 1],
    [3, 4],
    [68, 80],
    [100, 100],
    [2_380.6, 4_000],
    [Number.NaN, 1],
  ])('a chart for values up to %d reaches %d', (max, top) => {
    expect(roundTop(max)).toBe(top);
  });

  it('breaks its line where a value is missing', () => {
    expect(linePath([0, 1, 2, 3], [5, null, 6, 7])).toBe('M0.0 5.0M2.0 6.0L3.0 7.0');
    expect(extentOf([null, 4, 2])).toEqual({ min: 2, max: 4 });
    expect(extentOf([null])).toEqual({ min: 0, max: 0 });
  });
});

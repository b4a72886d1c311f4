import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extentOf, linePath, roundTop } from '../../../../../src/rendering/html/client/detail/scale.ts';
import { moveBy } from '../../../../../src/rendering/html/client/matrix/keys.ts';
import { measureColumns } from '../../../../../src/rendering/html/client/matrix/measures.ts';
import { scrollTo, visibleSpan } from '../../../../../src/rendering/html/client/matrix/span.ts';

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

describe('what is seen', () => {
  const sizes = fc.record({
    offset: fc.nat(100_000),
    extent: fc.nat(2_000),
    size: fc.integer({ min: 1, max: 200 }),
    count: fc.nat(5_000),
  });

  it('is drawn, and little more', () => {
    fc.assert(
      fc.property(sizes, fc.nat(10), ({ offset, extent, size, count }, margin) => {
        const { from, to } = visibleSpan(offset, extent, size, count, margin);
        expect(from).toBeLessThanOrEqual(to);
        expect(to).toBeLessThanOrEqual(count);
        expect(to - from).toBeLessThanOrEqual(extent / size + 2 + 2 * margin);
        for (let line = Math.floor(offset / size); line * size < offset + extent && line < count; line++) {
          expect(line).toBeGreaterThanOrEqual(from);
          expect(line).toBeLessThan(to);
        }
      }),
    );
  });

  it('holds the line that was scrolled to', () => {
    fc.assert(
      fc.property(sizes, fc.nat(5_000), ({ offset, extent, size }, line) => {
        const seen = extent + size;
        const at = scrollTo(line, offset, seen, size);
        expect(at).toBeLessThanOrEqual(line * size);
        expect(at + seen).toBeGreaterThanOrEqual((line + 1) * size);
      }),
    );
  });
});

describe('the width', () => {
  it.each([
    { devices: 3, available: 1_200, wide: true },
    { devices: 8, available: 1_200, wide: true },
    { devices: 9, available: 1_200, wide: false },
    { devices: 5, available: 360, wide: false },
    { devices: 500, available: 1_200, wide: false },
  ])('of $available pixels has room for words of $devices devices: $wide', ({ devices, available, wide }) => {
    const measures = measureColumns(devices, available, 20);
    expect(measures.wide).toBe(wide);
    expect(measures.nameWidth).toBeGreaterThanOrEqual(120);
    expect(measures.nameWidth).toBeLessThan(available);
    const needed = devices * measures.columnWidth + measures.nameWidth;
    expect(needed === available || measures.nameWidth <= 420).toBe(true);
  });
});

describe('a chart', () => {
  it.each([
    [0, 1],
    [3, 4],
    [68, 80],
    [100, 100],
    [2_380.6, 4_000],
    [Number.NaN, 1],
  ])('for values up to %d reaches %d', (max, top) => {
    expect(roundTop(max)).toBe(top);
  });

  it('breaks its line where a value is missing', () => {
    expect(linePath([0, 1, 2, 3], [5, null, 6, 7])).toBe('M0.0 5.0M2.0 6.0L3.0 7.0');
    expect(extentOf([null, 4, 2])).toEqual({ min: 2, max: 4 });
    expect(extentOf([null])).toEqual({ min: 0, max: 0 });
  });
});

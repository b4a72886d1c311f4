import { describe, expect, it } from 'vitest';
import { foldColumns } from '../../../../src/rendering/markdown/matrix.ts';

const columnsOf = (cellsOf: (device: number) => readonly string[], count = 30) =>
  Array.from({ length: count }, (_none, index) => ({ heading: `D${index + 1}`, cells: cellsOf(index) }));
const failing = (cell: string): boolean => cell === '✗';

describe('foldColumns', () => {
  it('shows every device where there is room', () => {
    const all = columnsOf((device) => [String(device)], 2);
    expect(foldColumns(all, failing, 2)).toEqual({ columns: all, notes: [] });
  });

  it('folds devices with equal results, the most troubled first', () => {
    const { columns, notes } = foldColumns(
      columnsOf((device) => [device % 15 === 3 ? '✗' : '✓', device === 7 ? '✗' : '✓']),
      failing,
      4,
    );
    expect(columns.map(({ heading, cells }) => [heading, cells.join('')])).toEqual([
      ['A (2 devices)', '✗✓'],
      ['D8', '✓✗'],
      ['B (27 devices)', '✓✓'],
    ]);
    expect(notes).toEqual(['A: D4, D19', 'B: D1, D2, D3, D5, D6, D7, D9, D10, D11, D12, D13, D14 and 15 more']);
  });

  it('counts the devices that have no room', () => {
    const { columns, notes } = foldColumns(
      columnsOf((device) => [String(device)]),
      failing,
      12,
    );
    expect(columns).toHaveLength(12);
    expect(notes).toEqual(['18 more devices with other results are not shown']);
  });
});

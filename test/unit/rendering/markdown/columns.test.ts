import { describe, expect, it } from 'vitest';
import { deviceColumns } from '../../../../src/rendering/markdown/columns.ts';

const devices = Array.from({ length: 30 }, (_none, index) => `D${index + 1}`);
const failing = (cell: string): boolean => cell === '✗';

describe('deviceColumns', () => {
  it('shows every device where there is room', () => {
    const { columns, notes } = deviceColumns(['A', 'B|'], (device) => [String(device)], failing, 2);
    expect(columns).toEqual([
      { heading: 'A', cells: ['0'] },
      { heading: 'B&#124;', cells: ['1'] },
    ]);
    expect(notes).toEqual([]);
  });

  it('folds devices with equal results, the most troubled first', () => {
    const { columns, notes } = deviceColumns(
      devices,
      (device) => [device % 15 === 3 ? '✗' : '✓', device === 7 ? '✗' : '✓'],
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
    const { columns, notes } = deviceColumns(devices, (device) => [String(device)], failing, 12);
    expect(columns).toHaveLength(12);
    expect(notes).toEqual(['18 more devices with other results are not shown']);
  });
});

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { counted, digits } from '../../../../lib/numbers.ts';
import { isBadOutcome } from '../../../../model/status.ts';
import { report } from '../data.ts';
import { isGroup, type Line } from '../model/lines.ts';
import { outcomeLooks, shortClass, splitDevice } from '../model/looks.ts';
import { isResult, type Test } from '../model/report.ts';
import { filter, folded } from '../state.ts';
import { type Cell, type CellWidth, cellsOf, emptyCell, type Measures } from './cells.ts';

/**
 * Offset from a column index to the column number for screen readers. These count from 1, and the first column is for the
 * names. There are two head rows.
 */
export const columnOffset = 2;
const lineOffset = 3;

export const activeId = 'active-cell';

/** Data that all rows of the matrix share. */
export interface Grid {
  /** Names of the devices. */
  readonly columns: readonly string[];
  /** Indexes of the columns to render. */
  readonly shown: readonly number[];
  readonly measures: Measures;
}

interface RowProps {
  readonly grid: Grid;
  readonly line: number;
  readonly of: Line | 'sessions';
  /** Column of the active cell, if the active cell is in this row. */
  readonly active: number | undefined;
}

/** Row of the matrix: one test, the head of a group, or the device results. */
export const Row = ({ grid, line, of, active }: RowProps): JSX.Element => {
  const cells = useMemo(() => cellsOf(report, of, filter.value), [of, filter.value]);
  const group = of !== 'sessions' && isGroup(of) ? of : undefined;
  const isFolded = group && folded.value.has(group.name);
  return (
    <tr data-line={line} aria-rowindex={line + lineOffset} class={of === 'sessions' ? 'sessions-row' : group && 'group'}>
      <th scope="row" {...activity(active === -1, 'name')} aria-colindex={1} aria-expanded={group && !isFolded}>
        {of === 'sessions' && 'Device result'}
        {group && (
          <span class="name-line" title={group.name}>
            <span aria-hidden="true">{isFolded ? '▸' : '▾'}</span>
            <bdi class="method">{group.name}</bdi>
            <span class="group-size">{counted(group.tests.length, 'test')}</span>
          </span>
        )}
        {of !== 'sessions' && !isGroup(of) && <TestName test={of} />}
      </th>
      <Columns grid={grid}>
        {(device, column) => {
          const cell = cells.get(device) ?? emptyCell;
          return (
            <td
              key={column}
              {...activity(active === column, `cell is-${outcomeLooks[cell.outcome].style}`)}
              aria-colindex={column + columnOffset}
              aria-label={cell.label}
              title={cell.reason ? `${cell.label}: ${cell.reason}` : cell.label}
            >
              {cellText(cell, grid.measures.width)}
            </td>
          );
        }}
      </Columns>
    </tr>
  );
};

const cellText = ({ outcome, text, reason, opens }: Cell, width: CellWidth): string => {
  const { sign } = outcomeLooks[outcome];
  if (width === 'narrow') return sign;
  return width === 'whole' && reason !== '' && isResult(opens) ? `${sign} ${text}  ${reason}` : `${sign} ${text}`;
};

/** Attributes of a cell. The active cell has an id, to which the grid refers. */
const activity = (isActive: boolean, style: string) => (isActive ? { class: `${style} active`, id: activeId } : { class: style });

export const DeviceNames = ({ grid, active }: Pick<RowProps, 'grid' | 'active'>): JSX.Element => (
  <tr class="devices" aria-rowindex={1}>
    <th scope="col" aria-colindex={1}>
      Test
    </th>
    <Columns grid={grid}>
      {(device, column) => {
        const { name, version } = splitDevice(device);
        const style = `device${active === column ? ' active' : ''}`;
        return (
          <th key={column} scope="col" class={style} aria-colindex={column + columnOffset} title={device}>
            <span class="device-name">
              <bdi>{name}</bdi> <bdi class="version">{version}</bdi>
            </span>
          </th>
        );
      }}
    </Columns>
  </tr>
);

interface ColumnsProps {
  readonly grid: Grid;
  readonly children: (device: string, column: number) => JSX.Element;
}

/** Renders the visible columns between two empty cells, which have the width of the hidden columns. */
const Columns = ({ grid: { columns, shown, measures }, children }: ColumnsProps): JSX.Element => {
  const spacer = (count: number): JSX.Element | null =>
    count <= 0 ? null : <td aria-hidden="true" class="spacer" style={{ width: `${count * measures.columnWidth}px` }} />;
  return (
    <>
      {spacer(shown[0] ?? 0)}
      {shown.map((column) => children(columns[column] ?? '', column))}
      {spacer(columns.length - 1 - (shown.at(-1) ?? -1))}
    </>
  );
};

const TestName = ({ test: { name, className, method, results } }: { test: Test }): JSX.Element => {
  const tallies = [
    { look: outcomeLooks.failed, count: results.filter(({ outcome }) => isBadOutcome(outcome)).length },
    { look: outcomeLooks.flaky, count: results.filter(({ outcome }) => outcome === 'flaky').length },
    { look: outcomeLooks.quarantined, count: results.filter(({ outcome }) => outcome === 'quarantined').length },
  ];
  const worst = tallies.find(({ count }) => count > 0);
  return (
    <span class="name-line" title={name}>
      <bdi class="method">{method}</bdi>
      <bdi class="class">{shortClass(className)}</bdi>
      {worst !== undefined && (
        <span class={`tally is-${worst.look.style}`}>
          {digits(worst.count)} <span aria-hidden="true">{worst.look.sign}</span>
          <span class="spoken">{worst.look.label}</span>
        </span>
      )}
    </span>
  );
};

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { counted, digits } from '../../../../lib/numbers.ts';
import type { Filter } from '../model/filter.ts';
import type { Group, Line } from '../model/groups.ts';
import type { Report } from '../model/report.ts';
import { outcomeLooks, shortClass, splitDevice } from '../model/words.ts';
import { type Cell, cellsOf } from './cells.ts';
import type { CellWidth, Measures } from './measures.ts';
import type { Span } from './use-virtualizer.ts';

/** In the count of assistive technology, which begins at 1, the names are the first column and the head has two rows. */
export const columnOffset = 2;
const lineOffset = 3;

export const activeId = 'active-cell';

/** What all rows of the matrix are drawn from. */
export interface Grid {
  readonly report: Report;
  readonly filter: Filter;
  readonly folded: ReadonlySet<string>;
  /** Positions in the run's devices, in the order of the columns. */
  readonly columns: readonly number[];
  /** The columns that are drawn. */
  readonly span: Span;
  readonly measures: Measures;
}

interface RowProps {
  readonly grid: Grid;
  readonly line: number;
  readonly of: Line | 'sessions';
  /** Column of the active cell, if it is in this row. */
  readonly active: number | undefined;
}

/** One test, the head of a group of tests, or how the sessions of each device ended. */
export const Row = ({ grid, line, of, active }: RowProps): JSX.Element => {
  const { report, filter, columns, span, measures } = grid;
  const group = typeof of === 'object' ? of : undefined;
  const isFolded = group && grid.folded.has(group.name);
  const cells = useMemo(() => cellsOf(report, of, filter), [report, of, filter]);
  // The same element as before is not compared again: of a scrolled matrix most rows stay.
  return useMemo(
    () => (
      <tr data-line={line} aria-rowindex={line + lineOffset} class={of === 'sessions' ? 'sessions-row' : group && 'group'}>
        <th scope="row" {...activity(active === -1, 'name')} aria-colindex={1} aria-expanded={group && !isFolded}>
          {group && <GroupName group={group} isFolded={isFolded} />}
          {typeof of === 'number' && <TestName report={report} row={of} />}
          {of === 'sessions' && 'Device result'}
        </th>
        <Columns grid={grid}>
          {(device, column) => {
            const cell = cells.get(device) ?? nothing;
            return (
              <td
                key={column}
                {...activity(active === column, `cell is-${outcomeLooks[cell.outcome].style}`)}
                aria-colindex={column + columnOffset}
                aria-label={cell.label}
                title={cell.reason ? `${cell.label}: ${cell.reason}` : cell.label}
              >
                {textOf(cell, measures.width)}
              </td>
            );
          }}
        </Columns>
      </tr>
    ),
    [cells, line, of, active, columns, span.from, span.to, measures, isFolded],
  );
};

const nothing: Cell = { outcome: 'no result', label: outcomeLooks['no result'].word, words: '' };

const textOf = ({ outcome, words, reason, selection }: Cell, width: CellWidth): string => {
  const { sign } = outcomeLooks[outcome];
  if (width === 'narrow') return sign;
  return width === 'whole' && reason && selection?.kind === 'result' ? `${sign} ${words}  ${reason}` : `${sign} ${words}`;
};

/** The active cell has the id that the grid names. */
const activity = (isActive: boolean, style: string) => (isActive ? { class: `${style} active`, id: activeId } : { class: style });

/** The names of the devices. */
export const DeviceNames = ({ grid, active }: Pick<RowProps, 'grid' | 'active'>): JSX.Element => (
  <tr class="devices" aria-rowindex={1}>
    <th scope="col" aria-colindex={1}>
      Test
    </th>
    <Columns grid={grid}>
      {(device, column) => {
        const title = grid.report.deviceName(device);
        const { name, version } = splitDevice(title);
        const style = `device${active === column ? ' active' : ''}`;
        return (
          <th key={column} scope="col" class={style} aria-colindex={column + columnOffset} title={title}>
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
  readonly children: (device: number, column: number) => JSX.Element;
}

/** The drawn columns, between empty cells as wide as those that are not. */
const Columns = ({ grid: { columns, span, measures }, children }: ColumnsProps): JSX.Element => {
  const spacer = (count: number): JSX.Element | null =>
    count <= 0 ? null : <td aria-hidden="true" class="spacer" style={{ width: `${count * measures.columnWidth}px` }} />;
  return (
    <>
      {spacer(span.from)}
      {columns.slice(span.from, span.to).map((device, index) => children(device, span.from + index))}
      {spacer(columns.length - span.to)}
    </>
  );
};

const GroupName = ({ group: { name, rows }, isFolded }: { group: Group; isFolded: boolean | undefined }): JSX.Element => (
  <span class="name-line" title={name}>
    <span aria-hidden="true">{isFolded ? '▸' : '▾'}</span>
    <bdi class="method">{name}</bdi>
    <span class="group-size">{counted(rows.length, 'test')}</span>
  </span>
);

const TestName = ({ report, row }: { report: Report; row: number }): JSX.Element => {
  const counts = report.rowFacts[row];
  const worst = (['failed', 'flaky', 'quarantined'] as const).find((outcome) => counts?.[outcome]);
  return (
    <span class="name-line" title={report.testName(row)}>
      <bdi class="method">{report.methodName(row)}</bdi>
      <bdi class="class">{shortClass(report.className(row))}</bdi>
      {worst !== undefined && (
        <span class={`tally is-${outcomeLooks[worst].style}`}>
          {digits(counts?.[worst] ?? 0)} <span aria-hidden="true">{outcomeLooks[worst].sign}</span>
          <span class="spoken">{outcomeLooks[worst].word}</span>
        </span>
      )}
    </span>
  );
};

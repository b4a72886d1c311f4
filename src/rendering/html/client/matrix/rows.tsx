import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { counted, digits } from '../../../../lib/numbers.ts';
import type { Filter } from '../model/filter.ts';
import type { Group, Line } from '../model/groups.ts';
import type { Report } from '../model/report.ts';
import { outcomeLooks, shortClass } from '../model/words.ts';
import { type Cell, cellsOfGroup, cellsOfTest, sessionCells } from './cells.ts';
import type { Measures } from './measures.ts';
import type { Span } from './use-virtualizer.ts';

/** In the count of assistive technology, which begins at 1, the names are the first column and the head has two rows. */
export const columnOffset = 2;
const lineOffset = 3;

export const activeId = 'active-cell';

/** What all rows of the matrix are drawn from. */
export interface Grid {
  readonly report: Report;
  readonly filter: Filter;
  /** Positions in the run's devices, in the order of the columns. */
  readonly columns: readonly number[];
  /** The columns that are drawn. */
  readonly span: Span;
  readonly measures: Measures;
  readonly isFolded: (group: Group) => boolean;
}

interface RowProps {
  readonly grid: Grid;
  readonly line: number;
  readonly of: Line;
  /** Column of the active cell, if it is in this row. */
  readonly active: number | undefined;
}

/** One test, or the head of a group of tests. */
export const Row = ({ grid, line, of, active }: RowProps): JSX.Element => {
  const { report, filter, columns, span, measures } = grid;
  const isGroup = typeof of !== 'number';
  const cells = useMemo(
    () => (isGroup ? cellsOfGroup(report, of.rows, filter, measures.width) : cellsOfTest(report, of, filter, measures.width)),
    [report, of, filter, measures.width],
  );
  // The same element as before is not compared again: of a scrolled matrix most rows stay.
  return useMemo(
    () => (
      <tr data-line={line} aria-rowindex={line + lineOffset} class={isGroup ? 'group' : undefined}>
        <th
          scope="row"
          class={`name${active === -1 ? ' active' : ''}`}
          id={active === -1 ? activeId : undefined}
          aria-colindex={1}
          aria-expanded={isGroup ? !grid.isFolded(of) : undefined}
          title={isGroup ? of.name : report.testName(of)}
        >
          {isGroup ? <GroupName group={of} isFolded={grid.isFolded(of)} /> : <TestName report={report} row={of} />}
        </th>
        <Cells cells={cells} columns={columns} span={span} measures={measures} active={active} />
      </tr>
    ),
    [cells, line, of, active, columns, span.from, span.to, measures, isGroup && grid.isFolded(of)],
  );
};

/** How the sessions of each device ended. */
export const SessionsRow = ({ grid, active }: { grid: Grid; active: number | undefined }): JSX.Element => {
  const { report, filter, columns, span, measures } = grid;
  const cells = useMemo(() => sessionCells(report, filter, measures.width), [report, filter, measures.width]);
  return (
    <tr class="sessions-row" aria-rowindex={2} data-line={-1}>
      <th scope="row" class={active === -1 ? 'active' : undefined} id={active === -1 ? activeId : undefined} aria-colindex={1}>
        Device result
      </th>
      <Cells cells={cells} columns={columns} span={span} measures={measures} active={active} />
    </tr>
  );
};

const nothing: Pick<Cell, 'style' | 'label' | 'text' | 'reason'> = {
  style: 'none',
  label: outcomeLooks['no result'].word,
  text: outcomeLooks['no result'].sign,
};

interface CellsProps extends Pick<Grid, 'columns' | 'span' | 'measures'> {
  readonly cells: ReadonlyMap<number, Cell>;
  readonly active: number | undefined;
}

const Cells = ({ cells, columns, span, measures, active }: CellsProps): JSX.Element => (
  <>
    <Spacer columns={span.from} measures={measures} />
    {columns.slice(span.from, span.to).map((device, index) => {
      const column = span.from + index;
      const { style, label, text, reason = '' } = cells.get(device) ?? nothing;
      return (
        <td
          key={column}
          class={`cell is-${style}${active === column ? ' active' : ''}`}
          id={active === column ? activeId : undefined}
          aria-colindex={column + columnOffset}
          aria-label={label}
          title={reason === '' ? label : `${label}: ${reason}`}
        >
          {text}
        </td>
      );
    })}
    <Spacer columns={columns.length - span.to} measures={measures} />
  </>
);

/** An empty cell as wide as the columns that are not drawn. */
export const Spacer = ({ columns, measures }: { columns: number; measures: Measures }): JSX.Element | null =>
  columns <= 0 ? null : <td aria-hidden="true" class="spacer" style={{ width: `${columns * measures.columnWidth}px` }} />;

const GroupName = ({ group: { name, rows }, isFolded }: { group: Group; isFolded: boolean }): JSX.Element => (
  <span class="name-line">
    <span aria-hidden="true">{isFolded ? '▸' : '▾'}</span>
    <bdi class="method">{name}</bdi>
    <span class="group-size">{counted(rows.length, 'test')}</span>
  </span>
);

const TestName = ({ report, row }: { report: Report; row: number }): JSX.Element => {
  const { bad = 0, flaky = 0, quarantined = 0 } = report.rowFacts[row] ?? {};
  const counts = { failed: bad, flaky, quarantined };
  const worst = (['failed', 'flaky', 'quarantined'] as const).find((outcome) => counts[outcome] > 0);
  return (
    <span class="name-line">
      <bdi class="method">{report.methodName(row)}</bdi>
      <bdi class="class">{shortClass(report.className(row))}</bdi>
      {worst !== undefined && (
        <span class={`tally is-${outcomeLooks[worst].style}`}>
          {digits(counts[worst])} <span aria-hidden="true">{outcomeLooks[worst].sign}</span>
          <span class="spoken">{outcomeLooks[worst].word}</span>
        </span>
      )}
    </span>
  );
};

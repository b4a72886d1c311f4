import { formatDuration } from '../../../../lib/durations.ts';
import { element } from '../dom/element.ts';
import type { Filter } from '../model/filter.ts';
import type { Report } from '../model/report.ts';
import { digits, outcomeLooks, shortClass } from '../model/words.ts';
import { type Cell, cellsOfRow } from './cells.ts';
import { spacer } from './head.ts';
import { type Measures, rowHeight } from './measures.ts';
import type { Span } from './span.ts';

export interface RowsParts {
  readonly report: Report;
  readonly filter: Filter;
  /** Positions in the report's rows, in the order in which they are shown. */
  readonly rows: ArrayLike<number>;
  /** Positions in the run's devices, in the order of the columns. */
  readonly columns: readonly number[];
  readonly lines: Span;
  readonly span: Span;
  readonly measures: Measures;
}

/** The visible rows between two spacers that stand for all others. */
export const drawRows = (parts: RowsParts): HTMLElement[] => {
  const { rows, lines } = parts;
  const drawn: HTMLElement[] = [];
  if (lines.from > 0) drawn.push(gap(lines.from, parts));
  for (let line = lines.from; line < lines.to; line++) drawn.push(drawRow(parts, line, rows[line] ?? -1));
  if (lines.to < rows.length) drawn.push(gap(rows.length - lines.to, parts));
  return drawn;
};

const gap = (lines: number, { columns }: RowsParts): HTMLElement => {
  const cell = element('td', { colspan: columns.length + 1, class: 'spacer' });
  cell.style.height = `${lines * rowHeight}px`;
  return element('tr', { 'aria-hidden': 'true' }, cell);
};

/** Head rows come first in the table's own count. */
const headRows = 2;

const drawRow = ({ report, filter, columns, span, measures }: RowsParts, line: number, row: number): HTMLElement => {
  const made = element(
    'tr',
    { 'aria-rowindex': line + headRows + 1 },
    nameCell(report, line, row),
    ...spacer(span.from, measures),
  );
  const cells = cellsOfRow(report, row, filter);
  for (let column = span.from; column < span.to; column++)
    made.append(resultCell(cells.get(columns[column] ?? -1), line, column, measures.wide));
  made.append(...spacer(columns.length - span.to, measures));
  return made;
};

const nameCell = (report: Report, line: number, row: number): HTMLElement => {
  const className = report.className(row);
  const facts = report.rowFacts[row];
  const troubled = facts === undefined ? 0 : facts.bad + facts.flaky;
  const { sign, word, style } = outcomeLooks[facts !== undefined && facts.bad > 0 ? 'failed' : 'flaky'];
  return element(
    'th',
    {
      scope: 'row',
      class: 'name',
      id: `cell-${line}--1`,
      'aria-colindex': 1,
      'data-row': line,
      'data-column': -1,
      title: report.testName(row),
    },
    element(
      'span',
      { class: 'name-line' },
      element('bdi', { class: 'method' }, report.methodName(row)),
      element('bdi', { class: 'class' }, shortClass(className)),
      troubled === 0
        ? undefined
        : element(
            'span',
            { class: `tally is-${style}`, 'aria-label': `${digits(facts?.bad ? facts.bad : troubled)} ${word}` },
            `${digits(facts?.bad ? facts.bad : troubled)} ${sign}`,
          ),
    ),
  );
};

const resultCell = (cell: Cell | undefined, line: number, column: number, wide: boolean): HTMLElement => {
  const { sign, word, style } = outcomeLooks[cell?.outcome ?? 'no result'];
  const duration = cell === undefined || cell.durationMs < 0 ? '' : formatDuration(cell.durationMs);
  const made = document.createElement('td');
  made.className = `cell is-${style}`;
  made.id = `cell-${line}-${column}`;
  made.setAttribute('role', 'gridcell');
  made.setAttribute('aria-colindex', String(column + 2));
  made.setAttribute('aria-label', duration === '' ? word : `${word}, ${duration}`);
  made.dataset.row = String(line);
  made.dataset.column = String(column);
  made.textContent = wide ? `${sign} ${duration}` : sign;
  return made;
};

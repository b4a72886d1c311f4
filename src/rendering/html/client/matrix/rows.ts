import { element } from '../dom/element.ts';
import type { Filter } from '../model/filter.ts';
import type { Report } from '../model/report.ts';
import { cellsOfRow } from './cells.ts';
import { type Measures, rowHeight } from './measures.ts';
import { createRowNode, type RowNode } from './row-node.ts';
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

/** Draws the visible rows between two spacers that stand for all others. Rows are used again as long as the columns stay. */
export const createRowDrawing = (body: HTMLElement): ((parts: RowsParts, columnsKey: string) => void) => {
  const pool: RowNode[] = [];
  let poolKey = '';
  return ({ report, filter, rows, columns, lines, span, measures }, columnsKey) => {
    if (columnsKey !== poolKey) pool.length = 0;
    poolKey = columnsKey;
    const drawn: HTMLElement[] = [];
    for (let line = lines.from; line < lines.to; line++) {
      const node = pool[line - lines.from] ?? createRowNode(report, columns, span, measures);
      pool[line - lines.from] = node;
      const row = rows[line] ?? -1;
      node.show(line, row, cellsOfRow(report, row, filter));
      drawn.push(node.node);
    }
    const before = gap(lines.from, columns.length);
    const after = gap(rows.length - lines.to, columns.length);
    replaceChildren(body, [...before, ...drawn, ...after]);
  };
};

/** Leaves what is in its place, since moving a row lays out the whole table. */
const replaceChildren = (parent: HTMLElement, children: readonly HTMLElement[]): void => {
  const kept = new Set<Element>(children);
  const gone = Array.from(parent.children).filter((child) => !kept.has(child));
  for (const child of gone) child.remove();
  for (const [index, child] of children.entries())
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
};

const gap = (lines: number, columns: number): HTMLElement[] => {
  if (lines <= 0) return [];
  const cell = element('td', { colspan: columns + 1, class: 'spacer' });
  cell.style.height = `${lines * rowHeight}px`;
  return [element('tr', { 'aria-hidden': 'true' }, cell)];
};

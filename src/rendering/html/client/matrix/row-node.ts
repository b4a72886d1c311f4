import { digits } from '../../../../lib/numbers.ts';
import { element, spoken } from '../dom/element.ts';
import type { Report, RowFacts } from '../model/report.ts';
import { outcomeLooks, shortClass } from '../model/words.ts';
import { type CellNode, createCellNode, resultLook, showCell } from './cell-node.ts';
import type { Cell } from './cells.ts';
import { spacer } from './head.ts';
import type { Measures } from './measures.ts';
import type { Span } from './span.ts';

/** A drawn row, which shows one test after the other as the matrix scrolls and filters. */
export interface RowNode {
  readonly node: HTMLTableRowElement;
  show(line: number, row: number, cells: ReadonlyMap<number, Cell>): void;
}

/** Head rows come first in the count of assistive technology. */
const headRows = 2;

export const createRowNode = (report: Report, columns: readonly number[], span: Span, measures: Measures): RowNode => {
  const name = element('th', { scope: 'row', class: 'name', 'aria-colindex': 1 });
  const nodes: CellNode[] = [];
  for (let column = span.from; column < span.to; column++) nodes.push(createCellNode(column));
  const node = element(
    'tr',
    {},
    name,
    ...spacer(span.from, measures),
    ...nodes.map((cell) => cell.node),
    ...spacer(columns.length - span.to, measures),
  );
  let shown = -1;
  return {
    node,
    show: (line, row, cells) => {
      node.dataset.line = String(line);
      node.setAttribute('aria-rowindex', String(line + headRows + 1));
      if (row !== shown) {
        name.title = report.testName(row);
        name.replaceChildren(drawName(report, row));
      }
      shown = row;
      for (const [index, cell] of nodes.entries())
        showCell(cell, resultLook(cells.get(columns[span.from + index] ?? -1), measures.wide));
    },
  };
};

const drawName = (report: Report, row: number): HTMLElement =>
  element(
    'span',
    { class: 'name-line' },
    element('bdi', { class: 'method' }, report.methodName(row)),
    element('bdi', { class: 'class' }, shortClass(report.className(row))),
    tally(report.rowFacts[row]),
  );

/** How often the test went wrong; where it never did, how often it was flaky, or quarantined. */
const tally = (facts: RowFacts | undefined): HTMLElement | undefined => {
  const { bad = 0, flaky = 0, quarantined = 0 } = facts ?? {};
  const counts = [
    ['failed', bad],
    ['flaky', flaky],
    ['quarantined', quarantined],
  ] as const;
  const worst = counts.find(([, count]) => count > 0);
  if (worst === undefined) return undefined;
  const { sign, word, style } = outcomeLooks[worst[0]];
  return element(
    'span',
    { class: `tally is-${style}` },
    `${digits(worst[1])} `,
    element('span', { 'aria-hidden': 'true' }, sign),
    spoken(word),
  );
};

import { counted } from '../../../../lib/numbers.ts';
import { element } from '../dom/element.ts';
import type { Selection } from '../model/address.ts';
import type { Filter } from '../model/filter.ts';
import type { Report } from '../model/report.ts';
import { columnOffset } from './cell-node.ts';
import { cellsOfRow, sessionCells, worstCell } from './cells.ts';
import { drawHead } from './head.ts';
import { moveBy, type Place } from './keys.ts';
import { type Measures, measureColumns, rowHeight } from './measures.ts';
import { createRowDrawing } from './rows.ts';
import { type Span, scrollTo, visibleSpan } from './span.ts';

/** The matrix of tests and devices. */
export interface Matrix {
  readonly node: HTMLElement;
  /** How much there is, in words. */
  readonly figures: HTMLElement;
  show(rows: Int32Array, filter: Filter): void;
  /** Draws every row up to a limit, for paper. */
  unroll(): void;
  roll(): void;
  focus(): void;
}

export interface MatrixEvents {
  /** A cell was opened. */
  open(selection: Selection): void;
  /** A cell is pointed at, or none. */
  point(place: { readonly row: number | undefined; readonly selection: Selection } | undefined): void;
}

const marginLines = 3;
const marginColumns = 3;
const activeId = 'active-cell';
/** Of the window: the rest of the page stays in reach. */
const heightShare = 0.72;
const mostHeight = 860;
const printedRows = 400;
const printedColumns = 24;

/** Draws only what can be seen of it, so that its size is no matter. Arrow keys move in it, Enter opens. */
export const createMatrix = (report: Report, events: MatrixEvents): Matrix => {
  const table = element('table', {
    role: 'grid',
    tabindex: 0,
    'aria-label': 'Tests by device',
    'aria-describedby': 'matrix-figures',
  });
  const head = element('thead');
  const body = element('tbody');
  table.append(head, body);
  const drawRows = createRowDrawing(body);
  const nothing = element('p', { class: 'nothing' }, 'Nothing matches the filter.');
  const scroller = element('div', { class: 'matrix-scroll' }, table);
  const figures = element('p', { class: 'quiet', id: 'matrix-figures' });
  const node = element('div', { class: 'matrix' }, scroller, nothing);

  const longestName = report.data.devices.reduce((most, device) => Math.max(most, device.length), 0);
  let rows: Int32Array = new Int32Array();
  let columns: number[] = [];
  let filter: Filter | undefined;
  let measures: Measures = measureColumns(0, 0, 0);
  let active: Place = { line: 0, column: -1 };
  let drawnRows = '';
  let drawnHead = '';
  let printing = false;
  let seen = { width: 0, height: 0 };

  const spans = (): { lines: Span; span: Span } => {
    if (printing)
      return {
        lines: { from: 0, to: Math.min(rows.length, printedRows) },
        span: { from: 0, to: Math.min(columns.length, printedColumns) },
      };
    return {
      lines: visibleSpan(scroller.scrollTop, seen.height, rowHeight, rows.length, marginLines),
      span: visibleSpan(
        scroller.scrollLeft,
        seen.width - measures.nameWidth,
        measures.columnWidth,
        columns.length,
        marginColumns,
      ),
    };
  };

  const draw = (anew: boolean): void => {
    if (filter === undefined) return;
    const { lines, span } = spans();
    const rowsKey = `${lines.from} ${lines.to} ${span.from} ${span.to}`;
    if (!anew && rowsKey === drawnRows) return;
    const headKey = `${span.from} ${span.to} ${columns.join()} ${filter.shard} ${measures.columnWidth}`;
    const parts = { report, filter, rows, columns, lines, span, measures };
    drawRows(parts, headKey);
    if (headKey !== drawnHead) head.replaceChildren(...drawHead({ ...parts, sessions: sessionCells(report, filter) }));
    drawnRows = rowsKey;
    drawnHead = headKey;
    markActive();
  };

  const measure = (): void => {
    measures = measureColumns(columns.length, scroller.clientWidth, longestName);
    node.dataset.mode = measures.wide ? 'wide' : 'narrow';
    const height = Math.min(mostHeight, window.innerHeight * heightShare);
    seen = { width: scroller.clientWidth, height };
    node.style.setProperty('--matrix-height', `${height}px`);
    table.style.width = `${measures.nameWidth + columns.length * measures.columnWidth}px`;
    node.style.setProperty('--name-width', `${measures.nameWidth}px`);
    node.style.setProperty('--head-height', `${measures.headHeight}px`);
    node.style.setProperty('--column-width', `${measures.columnWidth}px`);
  };

  const markActive = (): void => {
    for (const marked of table.querySelectorAll('.active')) marked.classList.remove('active');
    document.getElementById(activeId)?.removeAttribute('id');
    const index = active.column + columnOffset;
    const cell = table.querySelector(`[data-line="${active.line}"] > [aria-colindex="${index}"]`);
    cell?.classList.add('active');
    table.querySelector(`.device[aria-colindex="${index}"]`)?.classList.add('active');
    if (cell === null) {
      table.removeAttribute('aria-activedescendant');
      return;
    }
    cell.id = activeId;
    table.setAttribute('aria-activedescendant', activeId);
  };

  const selectionAt = ({ line, column }: Place): Selection | undefined => {
    if (filter === undefined) return undefined;
    const device = columns[column] ?? -1;
    if (line === -1) {
      const session = sessionCells(report, filter).get(device)?.session;
      return session === undefined ? undefined : { kind: 'session', number: session };
    }
    const cells = cellsOfRow(report, rows[line] ?? -1, filter);
    return (column === -1 ? worstCell(cells) : cells.get(device))?.selection;
  };

  const point = (place: Place | undefined): void => {
    const selection = place === undefined ? undefined : selectionAt(place);
    events.point(place === undefined || selection === undefined ? undefined : { row: rows[place.line], selection });
  };

  const activate = (place: Place): void => {
    active = place;
    const headHeight = head.offsetHeight;
    const offset = scrollTo(Math.max(0, place.line), scroller.scrollTop, scroller.clientHeight - headHeight, rowHeight);
    const across = scrollTo(
      Math.max(0, place.column),
      scroller.scrollLeft,
      scroller.clientWidth - measures.nameWidth,
      measures.columnWidth,
    );
    scroller.scrollTo({ top: offset, left: across });
    draw(false);
    markActive();
    point(place);
  };

  table.addEventListener('keydown', (event) => {
    const page = Math.max(1, Math.floor(scroller.clientHeight / rowHeight) - 4);
    const place = moveBy(event, active, { lines: rows.length, columns: columns.length, page });
    const selection = event.key === 'Enter' || event.key === ' ' ? selectionAt(active) : undefined;
    if (place === undefined && selection === undefined) return;
    event.preventDefault();
    if (place !== undefined) activate(place);
    if (selection !== undefined) events.open(selection);
  });
  table.addEventListener('focus', () => point(active));
  table.addEventListener('click', (event) => {
    const place = placeOf(event.target);
    if (place === undefined) return;
    activate(place);
    const selection = selectionAt(place);
    if (selection !== undefined) events.open(selection);
  });
  table.addEventListener('mouseover', (event) => point(placeOf(event.target)));
  table.addEventListener('mouseleave', () => point(undefined));
  scroller.addEventListener('scroll', () => requestAnimationFrame(() => draw(false)), { passive: true });
  new ResizeObserver(() => {
    if (scroller.clientWidth === seen.width) return;
    measure();
    draw(true);
  }).observe(scroller);

  return {
    node,
    figures,
    show: (newRows, newFilter) => {
      rows = newRows;
      filter = newFilter;
      const before = columns.length;
      columns = columnsOf(report, newFilter);
      table.setAttribute('aria-rowcount', String(rows.length + 2));
      table.setAttribute('aria-colcount', String(columns.length + 1));
      figures.textContent = `${counted(rows.length, 'test')} on ${counted(columns.length, 'device')}`;
      nothing.hidden = rows.length > 0;
      active = { line: 0, column: -1 };
      if (seen.width === 0 || columns.length !== before) measure();
      scroller.scrollTop = 0;
      draw(true);
    },
    unroll: () => {
      printing = true;
      draw(true);
    },
    roll: () => {
      printing = false;
      draw(true);
    },
    focus: () => table.focus(),
  };
};

/** Devices that have a session the filter lets through. */
const columnsOf = ({ data }: Report, { device, shard }: Filter): number[] => {
  if (device !== undefined) return [device];
  if (shard === undefined) return data.devices.map((_, index) => index);
  return [...new Set(data.slots.filter((slot) => slot.shard === shard).map((slot) => slot.device))];
};

const placeOf = (target: EventTarget | null): Place | undefined => {
  const cell = target instanceof Element ? target.closest('[aria-colindex]') : null;
  const line = cell?.closest<HTMLElement>('[data-line]')?.dataset.line;
  return cell === null || line === undefined
    ? undefined
    : { line: Number(line), column: Number(cell.getAttribute('aria-colindex')) - columnOffset };
};

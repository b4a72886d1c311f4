import type { JSX, RefObject, TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Filter } from '../model/filter.ts';
import type { Line } from '../model/groups.ts';
import type { Report } from '../model/report.ts';
import { usePage } from '../page-context.ts';
import { cellsOf, worstCell } from './cells.ts';
import { moveBy, type Place } from './keys.ts';
import { measureColumns, rowHeight } from './measures.ts';
import { activeId, columnOffset, DeviceNames, type Grid, Row } from './rows.tsx';
import { type Span, useVirtualizer } from './use-virtualizer.ts';

interface MatrixProps {
  readonly lines: readonly Line[];
  readonly filter: Filter;
  readonly folded: ReadonlySet<string>;
  /** Draws every row up to a limit, for paper. */
  readonly isPrinting: boolean;
  /** Of the room for it, in pixels, before it is measured. */
  readonly width: number;
  readonly onFold: (group: string) => void;
}

/** Of the window: the rest of the page stays in reach. */
const heightShare = 0.72;
const mostHeight = 860;
const printedRows = 400;
const printedColumns = 24;
const start: Place = { line: 0, column: -1 };

/** The matrix of tests and devices. It draws only what is in sight. Arrow keys move in it, Enter opens. */
export const Matrix = ({ lines, filter, folded, isPrinting, width, onFold }: MatrixProps): JSX.Element => {
  const { report, open: openSelection } = usePage();
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const seen = useMeasured(scroller, ({ clientWidth }) => clientWidth, width);
  const headHeight = useMeasured(head, ({ offsetHeight }) => offsetHeight, 0);
  const edges = useMeasured(scroller, ({ offsetHeight, clientHeight }) => offsetHeight - clientHeight, 0);
  const [active, setActive] = useState(start);
  const columns = useMemo(() => columnsOf(report, filter), [report, filter.device, filter.shard]);
  const longestName = useMemo(() => Math.max(...report.data.devices.map(({ length }) => length)), [report]);
  const measures = useMemo(() => measureColumns(columns.length, seen, longestName), [columns, seen, longestName]);
  const { nameWidth, columnWidth } = measures;
  const height = Math.min(mostHeight, window.innerHeight * heightShare);
  const rowsExtent = height - headHeight - edges;
  const columnsExtent = Math.max(0, seen - nameWidth);
  const down = useVirtualizer({ scroller, horizontal: false, count: lines.length, size: rowHeight, extent: rowsExtent });
  const across = useVirtualizer({ scroller, horizontal: true, count: columns.length, size: columnWidth, extent: columnsExtent });
  // A new list begins at its top.
  useLayoutEffect(() => {
    setActive(start);
    scroller.current?.scrollTo({ top: 0 });
  }, [filter]);

  const rows = isPrinting ? firstOf(lines, printedRows) : down;
  const span = isPrinting ? firstOf(columns, printedColumns) : across;
  const grid: Grid = { report, filter, folded, columns, span, measures };

  const open = ({ line, column }: Place): void => {
    const of = line === -1 ? 'sessions' : lines[line];
    if (of === undefined) return;
    if (typeof of === 'object') onFold(of.name);
    const cells = cellsOf(report, of, filter);
    const cell = column === -1 ? worstCell(cells) : cells.get(columns[column] ?? -1);
    if (cell?.selection !== undefined) openSelection(cell.selection);
  };
  const activate = (place: Place): void => {
    if (place.line >= 0) down.scrollTo(place.line);
    if (place.column >= 0) across.scrollTo(place.column);
    setActive(place);
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const page = Math.max(1, Math.floor(rowsExtent / rowHeight));
    const place = moveBy(event, active, { lines: lines.length, columns: columns.length, page });
    const opens = event.key === 'Enter' || event.key === ' ';
    if (place === undefined && !opens) return;
    event.preventDefault();
    if (opens) open(active);
    if (place !== undefined) activate(place);
  };
  const onClick = (event: TargetedMouseEvent<HTMLElement>): void => {
    const place = placeOf(event.target);
    if (place === undefined) return;
    activate(place);
    open(place);
  };
  const activeIn = (line: number): number | undefined => (active.line === line ? active.column : undefined);
  const isDrawn = isIn(rows, active.line) && isIn(span, active.column);
  const gap = (count: number): JSX.Element | null =>
    count <= 0 ? null : (
      <tbody aria-hidden="true">
        <tr>
          <td colSpan={columns.length + 1} class="spacer" style={{ height: `${count * rowHeight}px` }} />
        </tr>
      </tbody>
    );
  // The table has the focus, and names the cell that is active: cells are not focused one by one.
  const attributes = {
    role: 'grid',
    tabIndex: 0,
    'aria-label': 'Tests by device',
    'aria-rowcount': lines.length + 2,
    'aria-colcount': columns.length + 1,
    'aria-activedescendant': isDrawn ? activeId : undefined,
  } as const;
  const sizes = {
    '--matrix-height': `${height}px`,
    '--name-width': `${nameWidth}px`,
    '--head-height': `${measures.headHeight}px`,
    '--column-width': `${columnWidth}px`,
  };
  return (
    <div class="matrix" data-mode={measures.width} style={sizes}>
      <div class="matrix-scroll" ref={scroller}>
        <table
          {...attributes}
          style={{ width: `${nameWidth + columns.length * columnWidth}px` }}
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          <thead ref={head}>
            <DeviceNames grid={grid} active={active.column} />
            <Row grid={grid} line={-1} of="sessions" active={activeIn(-1)} />
          </thead>
          {gap(rows.from)}
          <tbody>
            {lines.slice(rows.from, rows.to).map((of, index) => {
              const line = rows.from + index;
              return <Row key={line} grid={grid} line={line} of={of} active={activeIn(line)} />;
            })}
          </tbody>
          {gap(lines.length - rows.to)}
        </table>
      </div>
    </div>
  );
};

/** A size of an element, now and whenever it changes. */
const useMeasured = <Measured extends HTMLElement>(
  of: RefObject<Measured | null>,
  measure: (element: Measured) => number,
  first: number,
): number => {
  const [measured, setMeasured] = useState(first);
  useLayoutEffect(() => {
    const element = of.current;
    if (element === null) return;
    const read = (): void => setMeasured(measure(element));
    const observer = new ResizeObserver(read);
    observer.observe(element);
    read();
    return () => observer.disconnect();
  }, []);
  return measured;
};

const firstOf = ({ length }: { readonly length: number }, most: number): Span => ({ from: 0, to: Math.min(length, most) });

/** Position -1 is that of heads and names, which are always drawn. */
const isIn = ({ from, to }: Span, position: number): boolean => position === -1 || (position >= from && position < to);

/** Devices that have a session the filter lets through. */
const columnsOf = ({ data }: Report, { device, shard }: Filter): number[] => {
  if (device !== undefined) return [device];
  if (shard === undefined) return data.devices.map((_, index) => index);
  return [...new Set(data.deviceShards.filter((each) => each.shard === shard).map((each) => each.device))];
};

const placeOf = (target: EventTarget | null): Place | undefined => {
  const cell = target instanceof Element ? target.closest('[aria-colindex]') : null;
  const line = cell?.closest<HTMLElement>('[data-line]')?.dataset.line;
  return cell === null || line === undefined
    ? undefined
    : { line: Number(line), column: Number(cell.getAttribute('aria-colindex')) - columnOffset };
};

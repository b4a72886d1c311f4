import type { JSX, RefObject, TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Filter } from '../model/filter.ts';
import type { Line } from '../model/groups.ts';
import type { Report } from '../model/report.ts';
import { splitDevice } from '../model/words.ts';
import { usePage } from '../page-context.ts';
import { type Cell, cellsOfTest, sessionCells, worstCell } from './cells.ts';
import { moveBy, type Place } from './keys.ts';
import { measureColumns, rowHeight } from './measures.ts';
import { activeId, columnOffset, type Grid, Row, SessionsRow, Spacer } from './rows.tsx';
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
  const height = Math.min(mostHeight, window.innerHeight * heightShare);
  const extent = height - headHeight - edges;
  const inView = useVirtualizer({ scroller, horizontal: false, count: lines.length, size: rowHeight, extent });
  const across = useVirtualizer({
    scroller,
    horizontal: true,
    count: columns.length,
    size: measures.columnWidth,
    extent: Math.max(0, seen - measures.nameWidth),
  });

  // A new list begins at its top.
  useLayoutEffect(() => {
    setActive(start);
    scroller.current?.scrollTo({ top: 0 });
  }, [filter]);

  const rows = isPrinting ? { from: 0, to: Math.min(lines.length, printedRows) } : inView;
  const span = isPrinting ? { from: 0, to: Math.min(columns.length, printedColumns) } : across;
  const isFolded = ({ name }: { name: string }): boolean => folded.has(name);
  const grid: Grid = { report, filter, columns, span, measures, isFolded };

  const cellAt = ({ line, column }: Place): Cell | undefined => {
    const device = columns[column] ?? -1;
    if (line === -1) return sessionCells(report, filter, 'narrow').get(device);
    const of = lines[line];
    if (typeof of !== 'number') return undefined;
    const cells = cellsOfTest(report, of, filter, 'narrow');
    return column === -1 ? worstCell(cells) : cells.get(device);
  };
  const open = (place: Place): void => {
    const of = lines[place.line];
    if (of !== undefined && typeof of !== 'number') onFold(of.name);
    const selection = cellAt(place)?.selection;
    if (selection !== undefined) openSelection(selection);
  };
  const activate = (place: Place): void => {
    if (place.line >= 0) inView.scrollTo(place.line);
    if (place.column >= 0) across.scrollTo(place.column);
    setActive(place);
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const page = Math.max(1, Math.floor(extent / rowHeight));
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
  const isDrawn = (active.line === -1 || isIn(rows, active.line)) && (active.column === -1 || isIn(span, active.column));

  const sizes = {
    '--matrix-height': `${height}px`,
    '--name-width': `${measures.nameWidth}px`,
    '--head-height': `${measures.headHeight}px`,
    '--column-width': `${measures.columnWidth}px`,
  };
  return (
    <div class="matrix" data-mode={measures.width} style={sizes}>
      <div class="matrix-scroll" ref={scroller}>
        <table
          {...gridAttributes(lines.length, columns.length, isDrawn)}
          style={{ width: `${measures.nameWidth + columns.length * measures.columnWidth}px` }}
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          <thead ref={head}>
            <DeviceNames grid={grid} active={active.column} />
            <SessionsRow grid={grid} active={active.line === -1 ? active.column : undefined} />
          </thead>
          <Gap lines={rows.from} columns={columns.length} />
          <tbody>
            {lines.slice(rows.from, rows.to).map((of, index) => {
              const line = rows.from + index;
              return <Row key={line} grid={grid} line={line} of={of} active={active.line === line ? active.column : undefined} />;
            })}
          </tbody>
          <Gap lines={lines.length - rows.to} columns={columns.length} />
        </table>
      </div>
    </div>
  );
};

/** The table has the focus, and names the cell that is active: cells are not focused one by one. */
const gridAttributes = (lines: number, columns: number, hasActive: boolean) =>
  ({
    role: 'grid',
    tabIndex: 0,
    'aria-label': 'Tests by device',
    'aria-rowcount': lines + 2,
    'aria-colcount': columns + 1,
    ...(hasActive ? { 'aria-activedescendant': activeId } : {}),
  }) as const;

const DeviceNames = ({ grid: { report, columns, span, measures }, active }: { grid: Grid; active: number }): JSX.Element => (
  <tr class="devices" aria-rowindex={1}>
    <th scope="col" aria-colindex={1}>
      Test
    </th>
    <Spacer columns={span.from} measures={measures} />
    {columns.slice(span.from, span.to).map((device, index) => {
      const { name, version } = splitDevice(report.deviceName(device));
      const column = span.from + index;
      return (
        <th
          key={column}
          scope="col"
          class={`device${active === column ? ' active' : ''}`}
          aria-colindex={column + columnOffset}
          title={report.deviceName(device)}
        >
          <span class="device-name">
            <bdi>{name}</bdi> <bdi class="version">{version}</bdi>
          </span>
        </th>
      );
    })}
    <Spacer columns={columns.length - span.to} measures={measures} />
  </tr>
);

const Gap = ({ lines, columns }: { lines: number; columns: number }): JSX.Element | null =>
  lines <= 0 ? null : (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={columns + 1} class="spacer" style={{ height: `${lines * rowHeight}px` }} />
      </tr>
    </tbody>
  );

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

const isIn = ({ from, to }: Span, index: number): boolean => index >= from && index < to;

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

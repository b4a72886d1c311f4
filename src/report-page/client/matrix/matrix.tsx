import { defaultRangeExtractor, type Range, type Rect, useVirtualizer } from '@tanstack/react-virtual';
import type { JSX, TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isBadOutcome } from '../../../core/model/status.ts';
import { counted, digits } from '../../../lib/numbers.ts';
import { report } from '../data.ts';
import { isPlaceWanted, memoized } from '../model/filter.ts';
import { isGroup, type Line } from '../model/lines.ts';
import { outcomeLooks, shortClass, splitDevice } from '../model/looks.ts';
import { isResult, type Test, worstOf } from '../model/report.ts';
import { filter, fold, folded, isPrinting, lines, open } from '../state.ts';
import {
  type Cell,
  type CellWidth,
  cellsOf,
  emptyCell,
  heightOf,
  type Measures,
  measureColumns,
  mostInSight,
  moveBy,
  type Place,
  rowHeight,
} from './cells.ts';

/** Maximum share of the window's height, so that the sections below the matrix stay reachable. */
const heightShare = 0.72;
const mostHeight = 860;
/** Limits of a printed matrix on A4 or Letter: width in pixels, and numbers of columns and rows. */
const paper = { width: 700, columns: 16, rows: 1_000 } as const;
const borders = 2;
const start: Place = { line: 0, column: -1 };
const longestName = Math.max(...report.devices.map(({ length }) => length));

/** Renders only the visible part of the matrix. Arrow keys move the active cell, and Enter opens it. */
export const Matrix = (): JSX.Element => {
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const [seen, setSeen] = useState(() => (document.getElementById('main')?.clientWidth ?? 0) - borders);
  const [active, setActive] = useState(start);
  const { device, shard } = filter.value;
  const devices = useMemo(devicesInSight, [device, shard]);
  const onPaper = isPrinting.value;
  const columns = useMemo(() => (onPaper ? devicesOnPaper(devices) : devices), [devices, onPaper]);
  const room = onPaper ? paper.width : seen;
  const measures = useMemo(() => measureColumns(columns.length, room, longestName, !onPaper), [columns, room, onPaper]);
  const { nameWidth, columnWidth } = measures;
  const [headHeight, setHeadHeight] = useState(measures.headHeight + rowHeight);
  const height = Math.min(mostHeight, window.innerHeight * heightShare);
  const optionsOf = (count: number, size: number, covered: number, room: number) => ({
    count,
    getScrollElement: () => scroller.current,
    initialRect: { width: seen, height },
    observeElementRect: ({ scrollElement }: { scrollElement: HTMLElement | null }, onSize: (size: Rect) => void) =>
      observeSize(scrollElement, onSize),
    estimateSize: () => size,
    overscan: 3,
    rangeExtractor: lastInSight(mostInSight(room, size)),
    paddingStart: covered,
    scrollPaddingStart: covered,
    useFlushSync: false,
  });
  const shownLines = lines.value;
  const rowHeightOf = (row: number): number => {
    const line = shownLines[row];
    return line === undefined ? rowHeight : heightOf(line, nameWidth);
  };
  // The library measures all rows again when this function changes.
  const rowKey = useMemo(() => (row: number) => row, [shownLines, nameWidth]);
  const down = useVirtualizer({
    ...optionsOf(shownLines.length, rowHeight, headHeight, height - headHeight),
    estimateSize: rowHeightOf,
    getItemKey: rowKey,
  });
  const across = useVirtualizer({ ...optionsOf(columns.length, columnWidth, nameWidth, seen - nameWidth), horizontal: true });
  useLayoutEffect(() => across.measure(), [across, columnWidth]);
  useLayoutEffect(() => observeSize(scroller.current, ({ width }) => !isPrinting.peek() && setSeen(width)), []);
  useLayoutEffect(() => observeSize(head.current, (size) => setHeadHeight(size.height)), []);
  useLayoutEffect(() => {
    setActive(start);
    if (down.scrollOffset !== 0) down.scrollToOffset(0);
  }, [filter.value]);

  const drawn = onPaper ? [] : down.getVirtualItems();
  const rows = onPaper ? firstOf(lines.value.length, paper.rows) : drawn.map(({ index }) => index);
  const shown = onPaper ? firstOf(columns.length, paper.columns) : across.getVirtualIndexes();
  const grid: Grid = useMemo(() => ({ columns, shown, measures }), [columns, shown, measures]);

  const openAt = ({ line, column }: Place): void => {
    const of = line === -1 ? 'sessions' : lines.value[line];
    if (of === undefined) return;
    if (of !== 'sessions' && isGroup(of)) fold(of.name);
    const cells = cellsOf(report, of, filter.value);
    const all = [...cells.values()].flatMap(({ opens }) => opens ?? []);
    const opened = column === -1 ? worstOf(all) : cells.get(columns[column] ?? '')?.opens;
    if (opened !== undefined) open(opened);
  };
  const activate = (place: Place): void => {
    if (place.line >= 0) down.scrollToIndex(place.line);
    if (place.column >= 0) across.scrollToIndex(place.column);
    setActive(place);
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const page = Math.max(1, Math.floor((height - headHeight) / rowHeight));
    const place = moveBy(event, active, { lines: lines.value.length, columns: columns.length, page });
    const opens = event.key === 'Enter' || event.key === ' ';
    if (place === undefined && !opens) return;
    event.preventDefault();
    if (opens) openAt(active);
    if (place !== undefined) activate(place);
  };
  const onClick = (event: TargetedMouseEvent<HTMLElement>): void => {
    const place = placeAt(event.target);
    if (place === undefined) return;
    activate(place);
    openAt(place);
  };
  const activeIn = (line: number): number | undefined => (active.line === line ? active.column : undefined);
  // Head rows and test names have the index -1, and are always rendered.
  const isDrawn = [-1, ...rows].includes(active.line) && [-1, ...shown].includes(active.column);
  const gap = (pixels: number): JSX.Element | null =>
    pixels <= 0 ? null : (
      <tbody aria-hidden="true">
        <tr>
          <td colSpan={columns.length + 1} class="spacer" style={{ height: `${pixels}px` }} />
        </tr>
      </tbody>
    );
  // The focus stays on the table, whose `aria-activedescendant` names the active cell.
  const attributes = {
    role: 'grid',
    tabIndex: 0,
    'aria-label': 'Tests by device',
    'aria-rowcount': lines.value.length + 2,
    'aria-colcount': columns.length + 1,
    'aria-activedescendant': isDrawn ? activeId : undefined,
  } as const;
  const sizes = {
    '--matrix-height': `${height}px`,
    '--name-width': `${nameWidth}px`,
    '--head-height': `${measures.headHeight}px`,
    '--column-width': `${columnWidth}px`,
  };
  const unprinted = [
    ...(lines.value.length > paper.rows ? [`the first ${digits(paper.rows)} of ${counted(lines.value.length, 'row')}`] : []),
    ...(devices.length > paper.columns
      ? [`${paper.columns} of ${counted(devices.length, 'device')}, those with failures first`]
      : []),
  ];
  return (
    <div class="matrix" data-mode={measures.width} style={sizes}>
      {onPaper && unprinted.length > 0 && (
        <p class="notice">Printed: {unprinted.join('; ')}. Filter by device or text to print others.</p>
      )}
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
          {gap(onPaper ? 0 : (drawn[0]?.start ?? headHeight) - headHeight)}
          <tbody>
            {rows.map((line) => {
              const of = lines.value[line];
              return of && <Row key={line} grid={grid} line={line} of={of} active={activeIn(line)} height={rowHeightOf(line)} />;
            })}
          </tbody>
          {gap(onPaper ? 0 : down.getTotalSize() - (drawn.at(-1)?.end ?? headHeight))}
        </table>
      </div>
    </div>
  );
};

/** Reports the inner size of an element now and after each change, without causing a second layout. */
const observeSize = (element: HTMLElement | null, onSize: (size: Rect) => void): (() => void) | undefined => {
  if (element === null) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    if (entry !== undefined) onSize(entry.contentRect);
  });
  observer.observe(element);
  return () => observer.disconnect();
};

/**
 * Leaves out rows and columns that are hidden behind the head cells. Memoized, because the library recomputes for each new function.
 */
const lastInSight = memoized(
  (most: number) => (range: Range) =>
    defaultRangeExtractor({ ...range, startIndex: Math.max(range.startIndex, range.endIndex - most) }),
);

const firstOf = (count: number, most: number): readonly number[] => [...Array(Math.min(count, most)).keys()];

const devicesInSight = (): readonly string[] => {
  const wanted = report.sessions.filter((session) => isPlaceWanted(filter.value, session));
  const devices = new Set(wanted.map(({ device }) => device));
  return report.devices.filter((device) => devices.has(device));
};

/** Devices to print. If there are too many devices, devices with failures come first. */
const devicesOnPaper = (devices: readonly string[]): readonly string[] => {
  if (devices.length <= paper.columns) return devices;
  const failed = new Set(report.results.flatMap(({ outcome, session }) => (isBadOutcome(outcome) ? session.device : [])));
  return devices.toSorted((a, b) => Number(failed.has(b)) - Number(failed.has(a))).slice(0, paper.columns);
};

const placeAt = (target: EventTarget | null): Place | undefined => {
  const cell = target instanceof Element ? target.closest('[aria-colindex]') : null;
  const line = cell?.closest<HTMLElement>('[data-line]')?.dataset.line;
  return cell === null || line === undefined
    ? undefined
    : { line: Number(line), column: Number(cell.getAttribute('aria-colindex')) - columnOffset };
};

/** Screen readers count columns from 1, and the first column has the names. */
const columnOffset = 2;
/** Screen readers count rows from 1, and the first two rows are head rows. */
const lineOffset = 3;

const activeId = 'active-cell';

interface Grid {
  readonly columns: readonly string[];
  readonly shown: readonly number[];
  readonly measures: Measures;
}

interface RowProps {
  readonly grid: Grid;
  readonly line: number;
  readonly of: Line | 'sessions';
  /** Column of the active cell. Undefined if the active cell is in another row. */
  readonly active: number | undefined;
  /** Height in pixels. Absent in the head. */
  readonly height?: number;
}

const Row = ({ grid, line, of, active, height }: RowProps): JSX.Element => {
  const cells = useMemo(() => cellsOf(report, of, filter.value), [of, filter.value]);
  const group = of !== 'sessions' && isGroup(of) ? of : undefined;
  const isFolded = group && folded.value.has(group.name);
  return (
    <tr
      data-line={line}
      aria-rowindex={line + lineOffset}
      class={of === 'sessions' ? 'sessions-row' : group && 'group'}
      style={height === undefined || height === rowHeight ? undefined : { height: `${height}px` }}
    >
      <th scope="row" {...activity(active === -1, 'name')} aria-colindex={1} aria-expanded={group && !isFolded}>
        {of === 'sessions' && 'Device result'}
        {group && (
          <span class="name-line" title={group.name}>
            <span aria-hidden="true">{isFolded ? '▸' : '▾'}</span>
            <bdi class="method">{group.name}</bdi>
            <span class="group-size">{counted(group.tests.length, 'test')}</span>
          </span>
        )}
        {of !== 'sessions' && !isGroup(of) && <TestName test={of} isTall={height !== rowHeight} />}
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

/** CSS class and id of a cell. Only the active cell has an id, to which the grid refers. */
const activity = (isActive: boolean, style: string) => (isActive ? { class: `${style} active`, id: activeId } : { class: style });

const DeviceNames = ({ grid, active }: Pick<RowProps, 'grid' | 'active'>): JSX.Element => (
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

/** Renders the visible columns between two empty cells with the width of the hidden columns. */
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

const TestName = ({ test, isTall }: { test: Test; isTall: boolean }): JSX.Element => {
  const { name, className, method, results } = test;
  const tallies = [
    { look: outcomeLooks.failed, count: results.filter(({ outcome }) => isBadOutcome(outcome)).length },
    { look: outcomeLooks.flaky, count: results.filter(({ outcome }) => outcome === 'flaky').length },
    { look: outcomeLooks.quarantined, count: results.filter(({ outcome }) => outcome === 'quarantined').length },
  ];
  const worst = tallies.find(({ count }) => count > 0);
  return (
    <span class={isTall ? 'name-line whole-name' : 'name-line'} title={name}>
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

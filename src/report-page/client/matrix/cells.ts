import { type Outcome, outcomes } from '../../../core/model/status.ts';
import { formatDuration } from '../../../lib/durations.ts';
import { digits } from '../../../lib/numbers.ts';
import { type Filter, isPlaceWanted } from '../model/filter.ts';
import { isGroup, type Line } from '../model/lines.ts';
import { outcomeLooks, outcomeOfSession, shortClass } from '../model/looks.ts';
import {
  isResult,
  openedBy,
  type Report,
  type Result,
  ranMs,
  reportingSessions,
  type Session,
  sessionOf,
  shownOutcome,
  worstOf,
} from '../model/report.ts';

export interface Cell {
  readonly outcome: Outcome;
  /** Label for screen readers, which do not read the sign. */
  readonly label: string;
  /** Text beside the sign, if the cell has enough space. */
  readonly text: string;
  readonly reason: string;
  /** Result or session that a click opens. Absent in the row of a group, because a click folds the group. */
  readonly opens?: Result | Session;
}

/** Creates the cells of a line, by device. A device without a cell did not have to run the test. */
export const cellsOf = ({ sessions }: Report, line: Line | 'sessions', filter: Filter): ReadonlyMap<string, Cell> => {
  const toCell = line !== 'sessions' && isGroup(line) ? cellOfCounts : cellOfWorst;
  const wanted = itemsOf(sessions, line).filter((each) =>
    (isResult(each) ? reportingSessions(each) : [each]).some((session) => isPlaceWanted(filter, session)),
  );
  const byDevice = Map.groupBy(wanted, (each) => sessionOf(each).device);
  return new Map([...byDevice].map(([device, ofDevice]) => [device, toCell(ofDevice)]));
};

const itemsOf = (sessions: readonly Session[], line: Line | 'sessions'): readonly (Result | Session)[] => {
  if (line === 'sessions') return sessions.filter(({ results }) => results !== undefined);
  return isGroup(line) ? line.tests.flatMap(({ results }) => results) : line.results;
};

export const emptyCell: Cell = { outcome: 'no result', label: outcomeLooks['no result'].label, text: '', reason: '' };

/** Cell of a test or of whole sessions, with the worst outcome of all shards. */
const cellOfWorst = (all: readonly (Result | Session)[]): Cell => {
  const worst = worstOf(all);
  if (worst === undefined) return emptyCell;
  const outcome = shownOutcome(worst);
  const opens = isResult(worst) ? openedBy(worst) : worst;
  const { label } = outcomeLooks[outcome];
  if (!isResult(opens)) {
    const ofSession = outcomeOfSession(opens);
    const text = ofSession === 'no result' ? 'no tests' : outcomeLooks[ofSession].label;
    const cell = { outcome, opens, reason: opens.reason, label: `session ${text}`, text };
    return isResult(worst) ? { ...cell, label: `no result, session ${text}`, text: 'no result' } : cell;
  }
  const reason = opens.failure?.headline ?? '';
  const durationMs = ranMs(opens);
  if (durationMs === undefined) return { outcome, opens, label, text: label, reason };
  const duration = formatDuration(durationMs);
  return { outcome, opens, label: `${label}, ${duration}`, text: duration, reason };
};

/** Cell of a group of tests: the worst outcome, and how many results have it. */
const cellOfCounts = (results: readonly (Result | Session)[]): Cell => {
  const all = results.map(shownOutcome);
  const outcome = outcomes.findLast((each) => all.includes(each)) ?? 'no result';
  const count = all.filter((each) => each === outcome).length;
  const text = count === all.length ? digits(count) : `${digits(count)} of ${digits(all.length)}`;
  return { outcome, label: `${text} ${outcomeLooks[outcome].label}`, text, reason: '' };
};

export type CellWidth =
  /** Shows only a sign. */
  | 'narrow'
  /** Shows a sign and a short text. */
  | 'wide'
  /** Shows a sign, a short text and the failure. */
  | 'whole';

/** Sizes of the matrix, in pixels. */
export interface Measures {
  readonly width: CellWidth;
  readonly nameWidth: number;
  readonly columnWidth: number;
  /** Height of the device names, which are vertical in narrow columns. */
  readonly headHeight: number;
}

export const rowHeight = 28;
const mostWideColumns = 8;
const wideColumn = { least: 96, most: 176 };
const leastNameOfWide = 230;
const goodName = 480;
/** Share of the width for the device column, if there is only one device. */
const wholeShare = 0.55;
const narrowColumn = 30;
const characterWidth = 7;
const headPadding = 24;
const leastHead = 64;
const mostHead = 200;
const leastName = 150;
const mostNameOfMany = 420;
/** Narrower pages are those of phones, where names need more of the width than results do. */
const phoneWidth = 640;
/** Share of a phone's width for the names of tests. */
const phoneShare = 0.62;

/**
 * Computes the column widths. Test names get the remaining width, or about a third if the devices must scroll.
 *
 * @param available width for all columns, in pixels
 * @param longestName length of the longest device name, in characters
 * @param canScroll whether devices may be out of sight, so that names of tests get more width
 */
export const measureColumns = (devices: number, available: number, longestName: number, canScroll = true): Measures => {
  const headHeight = Math.min(mostHead, Math.max(leastHead, longestName * characterWidth + headPadding));
  if (devices === 1) {
    const columnWidth = Math.round(available * (available < phoneWidth ? 1 - phoneShare : wholeShare));
    return { width: 'whole', columnWidth, headHeight, nameWidth: available - columnWidth };
  }
  const wide = devices <= mostWideColumns && available - devices * wideColumn.least >= leastNameOfWide;
  const roomy = Math.min(wideColumn.most, Math.max(wideColumn.least, Math.floor((available - goodName) / Math.max(1, devices))));
  const columnWidth = wide ? roomy : narrowColumn;
  const left = available - devices * columnWidth;
  const share = Math.round(available * (available < phoneWidth ? phoneShare : 1 / 3));
  // Devices scroll rather than that names are cut.
  const nameWidth = wide || (!canScroll && left >= leastName) ? left : Math.max(left, Math.min(mostNameOfMany, share));
  return { width: wide ? 'wide' : 'narrow', columnWidth, headHeight, nameWidth };
};

/** Sizes of the name of a failed test, in pixels. */
const name = { padding: 20, gap: 8, tally: 40, line: 19, edges: 9, character: 7.6, classCharacter: 7, wideCharacter: 15 };

const wide = /[^\0-\u02ff]/;

const textWidth = (text: string, character: number): number => text.length * (wide.test(text) ? name.wideCharacter : character);

/** Height of a row, in pixels. Only failed tests show their class and their whole name, in as many lines as they need. */
export const heightOf = (line: Line, nameWidth: number): number => {
  if (!line.hasFailed) return rowHeight;
  const room = Math.max(1, nameWidth - name.padding);
  const method = textWidth(line.method, name.character);
  const className = textWidth(shortClass(line.className), name.classCharacter);
  if (method + className + name.gap + name.tally <= room) return rowHeight;
  const lines = Math.ceil(method / Math.max(1, room - name.tally)) + Math.ceil(className / room);
  return Math.max(rowHeight, lines * name.line + name.edges);
};

/** Maximum number of rows or columns that are visible at once, at least 1. */
export const mostInSight = (room: number, size: number): number => (room > 0 && size > 0 ? Math.ceil(room / size) : 1);

export interface Place {
  /** Index of the row. Row -1 shows the result of each device. */
  readonly line: number;
  /** Index of the column. Column -1 has the names of the tests. */
  readonly column: number;
}

/** Finds the cell to which a key moves. `page` is the number of lines for PageUp and PageDown. */
export const moveBy = (
  { key, ctrlKey, metaKey }: { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean },
  { line, column }: Place,
  { lines, columns, page }: Readonly<Record<'lines' | 'columns' | 'page', number>>,
): Place | undefined => {
  const far = ctrlKey || metaKey;
  const places = new Map([
    ['ArrowUp', { line: far ? 0 : line - 1, column }],
    ['ArrowDown', { line: far ? lines : line + 1, column }],
    ['ArrowLeft', { line, column: far ? -1 : column - 1 }],
    ['ArrowRight', { line, column: far ? columns : column + 1 }],
    ['PageUp', { line: Math.max(0, line - page), column }],
    ['PageDown', { line: line + page, column }],
    ['Home', { line: far ? 0 : line, column: -1 }],
    ['End', { line: far ? lines : line, column: columns }],
  ]);
  const place = places.get(key);
  const within = (value: number, count: number): number => Math.max(-1, Math.min(count - 1, value));
  return place && { line: within(place.line, lines), column: within(place.column, columns) };
};

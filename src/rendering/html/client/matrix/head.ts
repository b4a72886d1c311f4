import { element } from '../dom/element.ts';
import type { Report } from '../model/report.ts';
import { splitDevice } from '../model/words.ts';
import { columnOffset, createCellNode, sessionLook, showCell } from './cell-node.ts';
import type { SessionCell } from './cells.ts';
import type { Measures } from './measures.ts';
import type { Span } from './span.ts';

/** What the head shows: the devices of the visible columns, and how their sessions ended. */
export interface HeadParts {
  readonly report: Report;
  /** Positions in the run's devices, in the order of the columns. */
  readonly columns: readonly number[];
  readonly span: Span;
  readonly measures: Measures;
  readonly sessions: ReadonlyMap<number, SessionCell>;
}

/** Two rows that stay in sight: names of devices, and how their sessions ended. */
export const drawHead = ({ report, columns, span, measures, sessions }: HeadParts): HTMLElement[] => {
  const names = element(
    'tr',
    { class: 'devices', 'aria-rowindex': 1 },
    element('th', { scope: 'col', 'aria-colindex': 1 }, 'Test'),
    ...spacer(span.from, measures),
  );
  const ends = element(
    'tr',
    { class: 'sessions-row', 'aria-rowindex': 2, 'data-line': -1 },
    element('th', { scope: 'row', 'aria-colindex': 1 }, 'Device result'),
    ...spacer(span.from, measures),
  );
  for (let column = span.from; column < span.to; column++) {
    const device = columns[column] ?? -1;
    names.append(deviceHead(report.data.devices[device] ?? '', column));
    const end = createCellNode(column);
    showCell(end, sessionLook(sessions.get(device), measures.wide));
    ends.append(end.node);
  }
  names.append(...spacer(columns.length - span.to, measures));
  ends.append(...spacer(columns.length - span.to, measures));
  return [names, ends];
};

/** An empty cell as wide as the columns that are not drawn. */
export const spacer = (columns: number, { columnWidth }: Measures): HTMLElement[] => {
  if (columns <= 0) return [];
  const cell = element('td', { 'aria-hidden': 'true', class: 'spacer' });
  cell.style.width = `${columns * columnWidth}px`;
  return [cell];
};

const deviceHead = (device: string, column: number): HTMLElement => {
  const { name, version } = splitDevice(device);
  return element(
    'th',
    { scope: 'col', class: 'device', 'aria-colindex': column + columnOffset, title: device },
    element('span', { class: 'device-name' }, element('bdi', {}, name), ' ', element('bdi', { class: 'version' }, version)),
  );
};

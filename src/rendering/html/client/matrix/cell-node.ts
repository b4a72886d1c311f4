import { formatDuration } from '../../../../lib/durations.ts';
import type { Outcome } from '../../../../model/outcome.ts';
import { outcomeLooks } from '../model/words.ts';
import type { Cell, SessionCell } from './cells.ts';

/** In the count of assistive technology, which begins at 1, the names are the first column. */
export const columnOffset = 2;

/** All that differs from one cell to the other. */
interface CellLook {
  readonly style: string;
  readonly label: string;
  readonly text: string;
}

/** A drawn cell and what it shows, so that drawing the same again costs nothing. */
export interface CellNode {
  readonly node: HTMLElement;
  look: CellLook;
}

const nothing: CellLook = { style: '', label: '', text: '' };

export const createCellNode = (column: number): CellNode => {
  const node = document.createElement('td');
  node.setAttribute('aria-colindex', String(column + columnOffset));
  return { node, look: nothing };
};

/** Changes no more than what differs: most cells of most tests look alike. */
export const showCell = (cell: CellNode, look: CellLook): void => {
  const before = cell.look;
  if (before.style !== look.style) cell.node.className = `cell is-${look.style}`;
  if (before.label !== look.label) cell.node.setAttribute('aria-label', look.label);
  if (before.text !== look.text) cell.node.textContent = look.text;
  cell.look = look;
};

/** One result. Narrow cells hold a sign only; what it means is said to those who hear it. */
export const resultLook = (cell: Cell | undefined, wide: boolean): CellLook => {
  const { sign, word, style } = outcomeLooks[cell?.outcome ?? 'no result'];
  if (cell === undefined) return { style, label: word, text: sign };
  if (cell.selection.kind === 'session')
    return { style, label: `no result, session ${word}`, text: wide ? `${sign} no result` : sign };
  if (!wide) return { style, label: word, text: sign };
  if (cell.durationMs < 0) return { style, label: word, text: `${sign} ${word}` };
  const duration = formatDuration(cell.durationMs);
  return { style, label: `${word}, ${duration}`, text: `${sign} ${duration}` };
};

/** How the sessions of one device ended. */
export const sessionLook = (cell: SessionCell | undefined, wide: boolean): CellLook => {
  const outcome: Outcome = cell?.outcome ?? 'no result';
  const { sign, word, style } = outcomeLooks[outcome];
  const said = outcome === 'no result' ? 'no tests' : word;
  return { style, label: `session ${said}`, text: wide ? `${sign} ${said}` : sign };
};

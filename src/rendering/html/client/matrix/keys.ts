/** A cell of the matrix: line -1 is the row of whole sessions, column -1 the names. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

interface Extent {
  readonly lines: number;
  readonly columns: number;
  /** Lines that Page Up and Page Down move by. */
  readonly page: number;
}

/** What of a keyboard event matters. */
interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Where a key leads, as grids are walked everywhere; undefined for keys that move nothing. */
export const moveBy = (
  { key, ctrlKey, metaKey }: Key,
  { line, column }: Place,
  { lines, columns, page }: Extent,
): Place | undefined => {
  const far = ctrlKey || metaKey;
  const at = (newLine: number, newColumn: number): Place => ({
    line: Math.max(-1, Math.min(lines - 1, newLine)),
    column: Math.max(-1, Math.min(columns - 1, newColumn)),
  });
  switch (key) {
    case 'ArrowUp':
      return at(far ? 0 : line - 1, column);
    case 'ArrowDown':
      return at(far ? lines : line + 1, column);
    case 'ArrowLeft':
      return at(line, far ? -1 : column - 1);
    case 'ArrowRight':
      return at(line, far ? columns : column + 1);
    case 'PageUp':
      return at(Math.max(0, line - page), column);
    case 'PageDown':
      return at(line + page, column);
    case 'Home':
      return at(far ? 0 : line, -1);
    case 'End':
      return at(far ? lines : line, columns);
    default:
      return undefined;
  }
};

/** Position of a cell in the matrix. Line -1 is the row of device results, column -1 is the column of test names. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

interface Extent {
  readonly lines: number;
  readonly columns: number;
  /** Number of lines by which Page Up and Page Down move. */
  readonly page: number;
}

/** Computes the cell to which a key moves, as usual in grids. Undefined for a key that does not move. */
export const moveBy = (
  { key, ctrlKey, metaKey }: { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean },
  { line, column }: Place,
  { lines, columns, page }: Extent,
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

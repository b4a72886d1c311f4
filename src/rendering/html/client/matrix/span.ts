/** Lines `from` to `to` (not included) of a list that is too long to be drawn whole. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The lines that can be seen, and a few more on both sides.
 *
 * @param offset how far is scrolled, in pixels
 * @param extent how much can be seen, in pixels
 * @param size of one line, in pixels
 */
export const visibleSpan = (offset: number, extent: number, size: number, count: number, margin: number): Span => {
  const from = Math.min(count, Math.max(0, Math.floor(offset / size) - margin));
  const to = Math.min(count, Math.max(from, Math.ceil((offset + extent) / size) + margin));
  return { from, to };
};

/** Where to scroll so that one line can be seen; as little as possible. */
export const scrollTo = (line: number, offset: number, extent: number, size: number): number => {
  const start = line * size;
  if (start < offset) return start;
  return start + size > offset + extent ? start + size - extent : offset;
};

import { elementScroll, observeElementOffset, type Rect, Virtualizer } from '@tanstack/virtual-core';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface VirtualizerOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly horizontal: boolean;
  readonly count: number;
  /** Of one item, in pixels. */
  readonly size: number;
  /** How much of the items can be seen at once, in pixels: without what stays in place beside them. */
  readonly extent: number;
}

/** Lines `from` to `to` (not included) of a list that is too long to be drawn whole. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface ShownItems extends Span {
  /** Scrolls as little as possible until the item can be seen. */
  scrollTo(index: number): void;
}

const overscan = 3;

/** Which of many items of one size to draw, as far as they are in sight. */
export const useVirtualizer = ({ scroller, horizontal, count, size, extent }: VirtualizerOptions): ShownItems => {
  const [, setDraws] = useState(0);
  const rect = horizontal ? { width: extent, height: 0 } : { width: 0, height: extent };
  const report = useRef<(seen: Rect) => void>(undefined);
  const options = {
    count,
    horizontal,
    overscan,
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    initialRect: rect,
    // The caller measures, since fixed rows and columns cover a part of what scrolls.
    observeElementRect: (_: unknown, callback: (seen: Rect) => void) => {
      report.current = callback;
      callback(rect);
    },
    observeElementOffset,
    scrollToFn: elementScroll,
    onChange: () => setDraws((draws) => draws + 1),
  };
  const [virtualizer] = useState(() => new Virtualizer<HTMLElement, HTMLElement>(options));
  virtualizer.setOptions(options);
  // The library's adapters for other frameworks call these two at the same times.
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, size]);
  useLayoutEffect(() => report.current?.(rect), [extent]);
  const items = virtualizer.getVirtualItems();
  return {
    from: items[0]?.index ?? 0,
    to: (items.at(-1)?.index ?? -1) + 1,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
};

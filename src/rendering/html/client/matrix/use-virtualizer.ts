import { type Rect, useVirtualizer as useLibrary } from '@tanstack/react-virtual';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

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

/** Which of many items of one size to draw. `scrollTo` scrolls as little as possible until an item can be seen. */
export const useVirtualizer = ({ scroller, horizontal, count, size, extent }: VirtualizerOptions) => {
  const rect = { width: extent, height: extent };
  const report = useRef<(seen: Rect) => void>(undefined);
  const library = useLibrary<HTMLElement, HTMLElement>({
    count,
    horizontal,
    overscan: 3,
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    initialRect: rect,
    // The caller measures, since the head and the names cover a part of what scrolls.
    observeElementRect: (_, seen) => {
      report.current = seen;
      seen(rect);
    },
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    report.current?.(rect);
    library.measure();
  }, [library, size, extent]);
  const items = library.getVirtualItems();
  const span: Span = { from: items[0]?.index ?? 0, to: (items.at(-1)?.index ?? -1) + 1 };
  return { ...span, scrollTo: (index: number): void => library.scrollToIndex(index, { align: 'auto' }) };
};

import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The heap of an ordinary run stays below this size, and is not collected. */
const ordinaryBytes = 32e6;
/** Amount of garbage at which a heap above `ordinaryBytes` is collected. */
const mostGarbageBytes = 48e6;

let isLarge = false;
let liveBytes = 0;
let collect: (() => void) | undefined;

/** V8 collects old objects so late that a run with many results may need more memory than its container has. */
export const limitHeap = (): void => {
  const { used_heap_size: usedBytes } = getHeapStatistics();
  if (usedBytes < ordinaryBytes) return;
  if (!isLarge) setFlagsFromString('--semi-space-growth-factor=1');
  isLarge = true;
  if (usedBytes - liveBytes < mostGarbageBytes) return;
  collect ??= exposeCollector();
  collect();
  liveBytes = getHeapStatistics().used_heap_size;
};

/** Node offers the collector only with the flag `--expose-gc`. */
const exposeCollector = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
};

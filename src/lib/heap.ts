import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Minimum size of a heap that is collected. The heap of an ordinary run stays below it. */
const ordinaryBytes = 32e6;
/** Amount of garbage at which a heap above `ordinaryBytes` is collected. */
const mostGarbageBytes = 48e6;

let isLarge = false;
let liveBytes = 0;
let collect: (() => void) | undefined;

/** Collects the garbage of a large heap, because V8 alone collects so late that a container may run out of memory. */
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

/** Finds the collector, which Node offers only with the flag `--expose-gc`. */
const exposeCollector = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
};

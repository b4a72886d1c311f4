import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Heap size below which nothing is done; ordinary runs stay below it. */
const ordinaryBytes = 32e6;
/** Garbage in a larger heap that triggers a collection. */
const mostGarbageBytes = 48e6;

let isLarge = false;
let liveBytes = 0;
let collect: (() => void) | undefined;

/**
 * Keeps the heap of a large run small. Call it between pieces of work on many results. By default, V8 keeps up to 100 MB for new
 * objects, and collects old ones only when they have grown to a multiple of what is in use. With hundreds of thousands of
 * results, that is more memory than the job's container may have left.
 */
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

/** Exposes V8's garbage collector, which Node offers only by this flag. */
const exposeCollector = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
};

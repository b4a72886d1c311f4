import zlib from 'node:zlib';

// Taken at the load: virtual time replaces them later.
const realSetImmediate = globalThis.setImmediate;
const realSetTimeout = globalThis.setTimeout;
const realNowMs = performance.now.bind(performance);

/** Events that this process has dealt with since it began: sockets, files, threads. */
export const eventsSeen = (): number => performance.nodeTiming.uvMetricsInfo.events;

/** Turns of the event loop without an event that mean that none is on its way: on loopback what is sent has arrived. */
const quietTurns = 4;

/** Turns of the event loop after which what is under way takes its time: a response on loopback comes within fewer. */
const eagerTurns = 20;

/** Real time between two looks at what takes its time: each look needs the processor, which a process or a thread may wait for. */
const lookMs = 1;

/**
 * Waits until no socket, file or thread of this process has anything to say, and every process that it
 * started follows its time.
 */
export const untilQuiet = async (isOver: () => boolean, isUnpacking: () => boolean, followers: () => number): Promise<void> => {
  let events = -1;
  for (let quiet = 0, turns = 0; quiet < quietTurns && !isOver(); turns += 1) {
    const isPatient = quiet === 0 && turns > eagerTurns;
    await new Promise((resolve) => (isPatient ? realSetTimeout(resolve, lookMs) : realSetImmediate(resolve)));
    const seen = eventsSeen();
    quiet = seen === events && !isUnpacking() && !isAtWork(followers()) ? quiet + 1 : 0;
    events = seen;
  }
};

type Transform = (chunk: Buffer, encoding: BufferEncoding, done: (...result: unknown[]) => void) => void;

/** Longer than any chunk takes; a stream that is not read to its end is not waited for. */
const longestChunkMs = 100;

/** Compression works in threads of which the process's own list says nothing. */
export const watchZlib = (): (() => boolean) => {
  const underWay = new Map<symbol, number>();
  const base: { _transform: Transform } = Object.getPrototypeOf(zlib.InflateRaw.prototype);
  const transform = base._transform;
  base._transform = function (chunk, encoding, done) {
    const id = Symbol('chunk');
    underWay.set(id, realNowMs());
    transform.call(this, chunk, encoding, (...result) => {
      underWay.delete(id);
      done(...result);
    });
  };
  return () => [...underWay.values()].some((sinceMs) => realNowMs() - sinceMs < longestChunkMs);
};

/** What may lie around without anything happening. */
const idleKinds: ReadonlySet<string> = new Set([
  'TCPSocketWrap',
  'TCPServerWrap',
  'PipeWrap',
  'TTYWrap',
  'Timeout',
  'Immediate',
  'MessagePort',
  'SignalWrap',
]);

const processKind = 'ProcessWrap';

const isAtWork = (followers: number): boolean => {
  const kinds = process.getActiveResourcesInfo().filter((kind) => !idleKinds.has(kind));
  return kinds.length > followers || kinds.some((kind) => kind !== processKind);
};

import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { CodedError } from '../../core/model/run-problem.ts';
import type { Clock } from '../../lib/clock.ts';
import { withinLimit } from '../../lib/concurrency.ts';
import { memberOf } from '../../lib/is-record.ts';

/** Byte counters of connections. A new connection adds its counter, and each request adds the counter again. */
const used: (() => number)[] = [];
const known = new WeakMap<Socket, () => number>();

const note = (socket: unknown): void => {
  if (socket instanceof Socket) used.push(known.get(socket) ?? countBytes(socket));
};

const countBytes = (socket: Socket): (() => number) => {
  // A closed socket is released because its number of bytes no longer changes.
  let open: Socket | undefined = socket;
  let atClose = 0;
  const count = (): number => (open === undefined ? atClose : open.bytesRead + open.bytesWritten);
  known.set(socket, count);
  socket.once('close', () => {
    atClose = count();
    open = undefined;
  });
  return count;
};

/** Starts to count the bytes of connections in use from now on. GitHub's clients report progress only every 8 MB or never. */
export const countTraffic = (): (() => number) => {
  const first = used.length;
  return () => new Set(used.slice(first)).values().reduce((sum, count) => sum + count(), 0);
};

subscribe('net.client.socket', (message) => note(memberOf(message, 'socket')));
// Older versions of Node announce requests, but not the TLS connections that carry these requests.
subscribe('http.client.request.start', (message) => note(memberOf(memberOf(message, 'request'), 'socket')));

export type StallGuard = ReturnType<typeof createStallGuard>;

const patienceMs = 60_000;
/** Time limit after another service has stalled, so that a step does not wait a minute for each service. */
const laterPatienceMs = 10_000;
const lookEveryMs = 1_000;

export const createStallGuard = (clock: Clock, traffic = countTraffic()) => {
  let limitMs = patienceMs;

  const untilStalled = async (ended: AbortSignal): Promise<never> => {
    let seen = traffic();
    // Pauses are counted instead of time because no bytes move while the process is busy or the machine is suspended.
    for (let silentMs = 0; silentMs < limitMs; ) {
      await clock.sleep(lookEveryMs, ended);
      const moved = traffic();
      silentMs = moved === seen ? silentMs + lookEveryMs : 0;
      seen = moved;
    }
    const error = stalled(limitMs);
    limitMs = laterPatienceMs;
    throw error;
  };

  return {
    /**
     * Runs work without a time limit as long as bytes move. Abandons a client that ignores the aborted signal.
     *
     * @throws CodedError `github-stalled`
     */
    run: <Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => withinLimit(work, untilStalled),
  };
};

export const stalled = (limitMs: number): CodedError =>
  new CodedError('github-stalled', `GitHub made no progress for ${limitMs / 1_000} s`);

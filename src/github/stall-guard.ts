import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import type { Clock } from '../lib/clock.ts';
import { CodedError, hasCode } from '../model/run-problem.ts';

/** Bytes that this process has sent and received since the count began, over connections that it opened or used since then. */
type CountTraffic = () => number;

/** One connection: its socket, or what that had moved when it was closed. */
interface Connection {
  socket?: Socket;
  movedBytes: number;
}

/** What this process opened or sent a request over, in that order. */
const used: Connection[] = [];
const known = new WeakMap<Socket, Connection>();

const note = (socket: unknown): void => {
  if (socket instanceof Socket) used.push(known.get(socket) ?? meet(socket));
};

const meet = (socket: Socket): Connection => {
  const connection: Connection = { socket, movedBytes: 0 };
  known.set(socket, connection);
  // A socket that is closed need not be kept for its figures.
  socket.once('close', () => {
    connection.movedBytes = movedBytes(connection);
    delete connection.socket;
  });
  return connection;
};

const movedBytes = ({ socket, movedBytes: atClose }: Connection): number =>
  socket === undefined ? atClose : socket.bytesRead + socket.bytesWritten;

/**
 * Counts what moves. The clients of GitHub's services report no progress of their own, or only once a block of 8 MB is through; Node
 * announces every connection that it opens, whichever client asked for it.
 */
export const countTraffic = (): CountTraffic => {
  const first = used.length;
  return () => new Set(used.slice(first)).values().reduce((sum, connection) => sum + movedBytes(connection), 0);
};

const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined;

// Once for the process, since a count never ends: each subscription of its own would see all connections from then on.
subscribe('net.client.socket', (message) => note(memberOf(message, 'socket')));
// Older versions of Node announce no TLS connections, but the requests over them.
subscribe('http.client.request.start', (message) => note(memberOf(memberOf(message, 'request'), 'socket')));

/** Gives up on work that no longer moves, however long work that moves may take. */
export interface StallGuard {
  /**
   * @param work ends its requests when the signal aborts; a client that takes no signal is left behind, and ends with the process
   * @throws CodedError `github-stalled`
   */
  readonly run: <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
}

const patienceMs = 60_000;
/** Once one service is silent, the others get less, so that a step does not wait a minute for each. */
const laterPatienceMs = 10_000;
const lookEveryMs = 1_000;

/** One guard serves all that a step publishes. */
export const createStallGuard = (clock: Clock, traffic: CountTraffic = countTraffic()): StallGuard => {
  let limitMs = patienceMs;

  const untilStalled = async (ended: AbortSignal): Promise<never> => {
    let seen = traffic();
    // Pauses are counted, not time: while this process is busy or its machine suspended, nothing can move.
    for (let silentMs = 0; silentMs < limitMs; ) {
      await clock.sleep(lookEveryMs, ended);
      const moved = traffic();
      silentMs = moved === seen ? silentMs + lookEveryMs : 0;
      seen = moved;
    }
    throw stalled(limitMs);
  };

  return {
    run: async (work) => {
      const ended = new AbortController();
      const stalled = new AbortController();
      const limit = untilStalled(ended.signal).catch((error: unknown) => {
        if (hasCode(error, 'github-stalled')) limitMs = laterPatienceMs;
        stalled.abort(error);
        throw error;
      });
      try {
        return await Promise.race([work(stalled.signal), limit]);
      } finally {
        ended.abort();
      }
    },
  };
};

export const stalled = (limitMs: number): CodedError =>
  new CodedError('github-stalled', `GitHub made no progress for ${limitMs / 1_000} s`);

import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import type { Clock } from '../lib/clock.ts';
import { withinLimit } from '../lib/concurrency.ts';
import { memberOf } from '../lib/is-record.ts';
import { CodedError } from '../model/run-problem.ts';

interface Connection {
  /** Absent after the connection was closed. */
  socket?: Socket;
  /** Set when the connection is closed. */
  movedBytes: number;
}

/** Connections in the order of their openings and requests. Each request adds its connection again. */
const used: Connection[] = [];
const known = new WeakMap<Socket, Connection>();

const note = (socket: unknown): void => {
  if (socket instanceof Socket) used.push(known.get(socket) ?? meet(socket));
};

const meet = (socket: Socket): Connection => {
  const connection: Connection = { socket, movedBytes: 0 };
  known.set(socket, connection);
  // A closed socket can be released, because its number of bytes no longer changes.
  socket.once('close', () => {
    connection.movedBytes = movedBytes(connection);
    delete connection.socket;
  });
  return connection;
};

const movedBytes = ({ socket, movedBytes: atClose }: Connection): number =>
  socket === undefined ? atClose : socket.bytesRead + socket.bytesWritten;

/**
 * Starts to count the bytes that this process sends and receives, over connections opened or used from now on. The clients of
 * GitHub's services report progress only every 8 MB or never.
 */
export const countTraffic = (): (() => number) => {
  const first = used.length;
  return () => new Set(used.slice(first)).values().reduce((sum, connection) => sum + movedBytes(connection), 0);
};

subscribe('net.client.socket', (message) => note(memberOf(message, 'socket')));
// Older versions of Node announce requests, but not the TLS connections that carry these requests.
subscribe('http.client.request.start', (message) => note(memberOf(memberOf(message, 'request'), 'socket')));

export type StallGuard = ReturnType<typeof createStallGuard>;

const patienceMs = 60_000;
/** Time limit after other work has stalled, so that a step does not wait a minute for each service. */
const laterPatienceMs = 10_000;
const lookEveryMs = 1_000;

/** Creates one guard for everything that a step publishes. */
export const createStallGuard = (clock: Clock, traffic = countTraffic()) => {
  let limitMs = patienceMs;

  const untilStalled = async (ended: AbortSignal): Promise<never> => {
    let seen = traffic();
    // Counts pauses instead of time, because no bytes can move while this process is busy or the machine is suspended.
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
     * Runs work that may take any time while bytes move. A client that ignores the aborted signal is abandoned.
     *
     * @throws CodedError `github-stalled`
     */
    run: <Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => withinLimit(work, untilStalled),
  };
};

export const stalled = (limitMs: number): CodedError =>
  new CodedError('github-stalled', `GitHub made no progress for ${limitMs / 1_000} s`);

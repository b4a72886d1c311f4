import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';

/** Bytes that this process has sent and received since the count began, over connections opened since then. */
export type CountTraffic = () => number;

/**
 * Counts what moves. The clients of GitHub's services report no progress of their own, or only once a block of 8 MB is through; Node
 * announces every connection that it opens, whichever client asked for it.
 */
export const countTraffic = (): CountTraffic => {
  const sockets = new Set<Socket>();
  const note = (socket: unknown): void => {
    if (socket instanceof Socket) sockets.add(socket);
  };
  subscribe('net.client.socket', (message) => note(memberOf(message, 'socket')));
  // Older versions of Node announce no TLS connections, but the requests over them.
  subscribe('http.client.request.start', (message) => note(memberOf(memberOf(message, 'request'), 'socket')));
  return () => sockets.values().reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, 0);
};

const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined;

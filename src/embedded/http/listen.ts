import { once } from 'node:events';
import type { Server } from 'node:http';

/** Listens on a port of this machine, or on any free port for 0. Returns the origin of the server. */
export const listenOnLoopback = async (server: Server, port: number): Promise<string> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The built-in cloud could not open a port on 127.0.0.1.');
  return `http://127.0.0.1:${address.port}`;
};

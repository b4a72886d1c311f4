import { once } from 'node:events';
import type { Server } from 'node:http';

/** Opens a port of this machine, any free one for 0, and gives its origin. */
export const listenOnLoopback = async (server: Server, port: number): Promise<string> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The built-in cloud could not open a port on 127.0.0.1.');
  return `http://127.0.0.1:${address.port}`;
};

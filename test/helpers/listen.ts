import { once } from 'node:events';
import type { Server, Socket } from 'node:net';

export interface Listening {
  readonly port: number;
  /** Stops the server and cuts every connection that it accepted, tunnels included. */
  readonly close: () => Promise<void>;
}

/** Binds a server to a free port of 127.0.0.1. */
export const listenOnLoopback = async (server: Server): Promise<Listening> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    port: address.port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};

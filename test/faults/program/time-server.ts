import { createServer, type Socket } from 'node:net';
import { type Listening, listenOnLoopback } from '../../helpers/listen.ts';
import type { Passed, VirtualTime } from '../../helpers/virtual-time.ts';
import { onLines } from './lines.ts';

/** To a process that follows: which time it is. The first one asks for no response. */
export interface TimeIs {
  readonly elapsedMs: number;
  readonly wallMs: number;
}

/** Its response, once nothing happens there. */
export interface TimePassed extends Passed {
  /** Requests that met its local fault so far. */
  readonly struck: number;
}

/** Gives this process's virtual time to child processes that load `follow-time.ts`. */
export interface TimeServer extends Listening {
  /** Requests that met a local fault, of all processes since the last call. */
  readonly takeStruck: () => number;
}

export const serveTime = async (time: VirtualTime): Promise<TimeServer> => {
  const struck = new Map<object, number>();
  const server = createServer((socket) => follow(socket));
  const listening = await listenOnLoopback(server);

  const follow = (socket: Socket): void => {
    socket.setNoDelay(true);
    const tell = (elapsedMs: number): void => {
      const message: TimeIs = { elapsedMs, wallMs: Date.now() };
      socket.write(`${JSON.stringify(message)}\n`);
    };
    let settle: ((passed: Passed | undefined) => void) | undefined;
    const follower = {
      passTo: (elapsedMs: number): Promise<Passed | undefined> => {
        if (socket.destroyed) return Promise.resolve(undefined);
        const { promise, resolve } = Promise.withResolvers<Passed | undefined>();
        settle = resolve;
        tell(elapsedMs);
        return promise;
      },
    };
    const onGone = (): void => {
      time.followers.delete(follower);
      settle?.(undefined);
    };
    // A process that ends may leave a response unread.
    socket.on('error', () => {});
    socket.once('close', onGone);
    onLines(socket, (line) => {
      const passed = JSON.parse(line) as TimePassed;
      struck.set(follower, passed.struck);
      settle?.(passed);
    });
    tell(time.elapsedMs());
    time.followers.add(follower);
  };

  return {
    ...listening,
    takeStruck: () => {
      const sum = struck.values().reduce((all, each) => all + each, 0);
      struck.clear();
      return sum;
    },
  };
};

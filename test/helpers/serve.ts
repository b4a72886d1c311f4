import { type RawResponder, type RawServer, startRawServer } from './raw-server.ts';

/** What is opened for a server of its own that gives these responses, and what that server was asked. */
export const serve = async <Opened extends AsyncDisposable, Options extends unknown[]>(
  open: (origin: string, ...options: Options) => Opened,
  responders: readonly RawResponder[],
  ...options: Options
): Promise<Opened & RawServer> => {
  const server = await startRawServer(responders);
  const opened = open(server.origin, ...options);
  const close = async (): Promise<void> => {
    await opened[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  };
  return { ...opened, ...server, [Symbol.asyncDispose]: close };
};

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { jobEnvironment, makeJobFolders } from '../../test/helpers/runner/environment.ts';
import { temporaryDirectory } from '../../test/helpers/temp.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A job with two APKs in its workspace, and a service on loopback that never responds. */
export interface StartPlace extends AsyncDisposable {
  /**
   * Starts the action and ends it when its first request has come.
   *
   * @returns the time from the start of the process to the request, with whatever `onRequest` gives while the process still waits
   * @throws Error when the action ends without a request
   */
  readonly toFirstRequest: <Seen>(
    onRequest: () => Promise<Seen>,
    nodeOptions?: readonly string[],
    variables?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly durationMs: number; readonly seen: Seen }>;
}

export const openStartPlace = async (): Promise<StartPlace> => {
  const temporary = await temporaryDirectory();
  const folders = makeJobFolders(temporary.path);
  const { workspace: cwd } = folders;
  for (const name of ['shop-debug.apk', 'shop-debug-androidTest.apk'])
    await cp(path.join(root, 'samples', name), path.join(cwd, name));

  let arrived = Promise.withResolvers<number>();
  const server = createServer(() => arrived.resolve(performance.now())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const env = {
    ...jobEnvironment(folders, root, { name: 'push', payload: {} }),
    'INPUT_BASE-URL': `http://127.0.0.1:${port}`,
    INPUT_USERNAME: 'ann',
    'INPUT_ACCESS-KEY': 'key-of-nobody',
    INPUT_FRAMEWORK: 'espresso',
    INPUT_APP: 'shop-debug.apk',
    'INPUT_TEST-SUITE': 'shop-debug-androidTest.apk',
    INPUT_DEVICES: 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0\nOnePlus 11R-13.0',
  };
  return {
    toFirstRequest: async (onRequest, nodeOptions = [], variables = {}) => {
      arrived = Promise.withResolvers();
      const startMs = performance.now();
      const options = { cwd, env: { ...env, ...variables }, stdio: 'ignore' } as const;
      const step = spawn(process.execPath, [...nodeOptions, path.join(root, 'dist/index.js')], options);
      const ended = once(step, 'close');
      try {
        const durationMs = (await Promise.race([arrived.promise, endedEarly(step)])) - startMs;
        return { durationMs, seen: await onRequest() };
      } finally {
        step.kill('SIGKILL');
        await ended;
      }
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await temporary[Symbol.asyncDispose]();
    },
  };
};

const endedEarly = async (step: ChildProcess): Promise<never> => {
  const [exitCode] = await once(step, 'close');
  throw new Error(`the action ended with ${String(exitCode)} before it sent anything`);
};

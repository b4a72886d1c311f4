import { parseScenario } from '../../src/embedded/scenario.ts';
import { startEmbeddedCloud } from '../../src/embedded/server.ts';
import { temporaryDirectory } from './temp.ts';

/** A cloud that outlives a step, as the hosted one does, on a scenario file. */
export const standingCloud = async (file: string, credentials: { username?: string; accessKey?: string } = {}) => {
  const storage = await temporaryDirectory();
  const cloud = await startEmbeddedCloud({ storageDir: storage.path, scenario: parseScenario(file), ...credentials });
  return {
    cloud,
    /** Inputs of a step that uses it. */
    service: { 'base-url': cloud.origin, username: cloud.username, 'access-key': cloud.accessKey },
    [Symbol.asyncDispose]: async () => {
      await cloud.close();
      await storage[Symbol.asyncDispose]();
    },
  };
};

export type Cloud = Awaited<ReturnType<typeof standingCloud>>;

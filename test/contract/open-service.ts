import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CloudClient, type CloudOptions, createCloudClient } from '../../src/cloud/client.ts';
import type { RequestEvent } from '../../src/cloud/transport.ts';
import type { ScenarioInput } from '../../src/embedded/schema/scenario.ts';
import type { EmbeddedCloudOptions } from '../../src/embedded/server.ts';
import { openCloud } from '../unit/embedded/open-cloud.ts';

/** The built-in cloud and clients of it, over HTTP. One clock for both sides: a simulated second is a second of the clock. */
export const openService = async (scenario: ScenarioInput = {}, options: Pick<EmbeddedCloudOptions, 'discoverTests'> = {}) => {
  const opened = await openCloud({ seed: 1, ...scenario }, options);
  const { cloud: embedded, clock, storageDir, get } = opened;
  const events: RequestEvent[] = [];
  const clients: CloudClient[] = [];
  const client = (changes: Partial<CloudOptions> = {}): CloudClient => {
    const created = createCloudClient({
      baseUrl: embedded.origin,
      username: embedded.username,
      accessKey: embedded.accessKey,
      apiVersion: 'v1',
      clock,
      random: () => 0,
      onRequest: (event) => events.push(event),
      ...changes,
    });
    clients.push(created);
    return created;
  };
  return {
    embedded,
    clock,
    /** Folder of the built-in cloud, deleted with it. */
    folder: storageDir,
    /** Sends a plain request. */
    get,
    /** A client of v1. */
    cloud: client(),
    /** Every try of every client. */
    events: events as readonly RequestEvent[],
    /** Where the built-in cloud keeps uploads, by the hash of their bytes. */
    contentDir: join(storageDir, 'content'),
    /** Another client, closed with the service. */
    client,
    /** A path for a download. */
    target: (name: string) => join(storageDir, 'downloads', name),
    /** Writes a file to upload. */
    file: async (name: string, content: string | Buffer = `content of ${name}`) => {
      const path = join(storageDir, 'files', name);
      await mkdir(join(storageDir, 'files'), { recursive: true });
      await writeFile(path, content);
      return path;
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(clients.map((created) => created.close()));
      await opened[Symbol.asyncDispose]();
    },
  };
};

export type Service = Awaited<ReturnType<typeof openService>>;

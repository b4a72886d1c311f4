import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CloudClient, type CloudOptions, createCloudClient } from '../../src/cloud/client.ts';
import type { RequestEvent } from '../../src/cloud/transport.ts';
import type { ScenarioInput } from '../../src/embedded/schema/scenario.ts';
import { type EmbeddedCloudOptions, startEmbeddedCloud } from '../../src/embedded/server.ts';
import { createApiCheck } from '../helpers/api-check.ts';
import { createFakeClock } from '../helpers/fake-clock.ts';
import { temporaryDirectory } from '../helpers/temp.ts';

/**
 * The built-in cloud and clients of it, over HTTP. One clock for both sides: a simulated second is a second of the clock. Every request and
 * response is compared with the OpenAPI document.
 */
export const openService = async (scenario: ScenarioInput = {}, options: Pick<EmbeddedCloudOptions, 'discoverTests'> = {}) => {
  const folder = await temporaryDirectory();
  const storageDir = join(folder.path, 'cloud');
  const clock = createFakeClock();
  const { rewrite, problems } = createApiCheck();
  const embedded = await startEmbeddedCloud({
    scenario: { seed: 1, ...scenario },
    storageDir,
    clock,
    timeScale: 1,
    rewrite,
    ...options,
  });
  const events: RequestEvent[] = [];
  const clients: CloudClient[] = [];
  const client = (options: Partial<CloudOptions> = {}): CloudClient => {
    const opened = createCloudClient({
      baseUrl: embedded.origin,
      username: embedded.username,
      accessKey: embedded.accessKey,
      apiVersion: 'v1',
      clock,
      random: () => 0,
      onRequest: (event) => events.push(event),
      ...options,
    });
    clients.push(opened);
    return opened;
  };
  return {
    embedded,
    clock,
    /** A client of v1. */
    cloud: client(),
    /** Every try of every client. */
    events: events as readonly RequestEvent[],
    /** Where the built-in cloud keeps uploads, by the hash of their bytes. */
    contentDir: join(storageDir, 'content'),
    /** Another client, closed with the service. */
    client,
    /** A path for a download. */
    target: (name: string) => join(folder.path, 'downloads', name),
    /** Writes a file to upload. */
    file: async (name: string, content: string | Buffer = `content of ${name}`) => {
      const path = join(folder.path, 'files', name);
      await mkdir(join(folder.path, 'files'), { recursive: true });
      await writeFile(path, content);
      return path;
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(clients.map((opened) => opened.close()));
      await embedded.close();
      await folder[Symbol.asyncDispose]();
      if (problems.length > 0) throw new Error(`Not as in docs/openapi.json:\n${problems.join('\n')}`);
    },
  };
};

export type Service = Awaited<ReturnType<typeof openService>>;

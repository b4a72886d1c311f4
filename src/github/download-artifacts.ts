import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../lib/clock.ts';
import { firstLineOf } from '../lib/first-line.ts';
import { matchesWildcard } from '../lib/wildcard.ts';
import { createStallGuard } from './stall-guard.ts';

export interface DownloadedArtifact {
  readonly name: string;
  /** The zip archive as the service keeps it: what is inside is not to be trusted. */
  readonly archive: string;
}

export class ArtifactsUnavailableError extends Error {
  readonly code = 'artifacts-unavailable';

  constructor(why: string, cause?: unknown) {
    super(`the artifacts of this workflow run cannot be read: ${why}`, { cause });
    this.name = 'ArtifactsUnavailableError';
  }
}

/** Names of the pages that a browser opens: the same report once more, without its data. */
const isPage = (name: string): boolean => name.endsWith('.html');

interface ArtifactServices {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
}

/** Opens the artifact service, and lists what this workflow run has stored. */
const openArtifacts = async ({ environment, clock }: ArtifactServices) => {
  if (!environment.ACTIONS_RUNTIME_TOKEN || !environment.ACTIONS_RESULTS_URL)
    throw new ArtifactsUnavailableError('this runner has no artifact service');
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const guard = createStallGuard(clock);
  const { artifacts } = await guard
    .run(() => client.listArtifacts())
    .catch((cause: unknown) => Promise.reject(new ArtifactsUnavailableError(firstLineOf(cause), cause)));
  return { client, guard, artifacts };
};

/**
 * The names of the artifacts of this workflow run.
 *
 * @throws ArtifactsUnavailableError
 */
export const listArtifacts = async (services: ArtifactServices): Promise<readonly string[]> =>
  (await openArtifacts(services)).artifacts.map(({ name }) => name);

/**
 * Downloads the artifacts of this workflow run whose names match, each as the archive that it is; those of earlier run attempts too, since
 * jobs of different devices may use one name.
 *
 * @param pattern in which `*` matches any characters
 * @param folder for the archives, made where it is missing
 * @throws ArtifactsUnavailableError without an artifact service, and where one of them cannot be downloaded, by its name
 */
export const downloadArtifacts = async (
  pattern: string,
  folder: string,
  services: ArtifactServices,
): Promise<readonly DownloadedArtifact[]> => {
  const { client, guard, artifacts } = await openArtifacts(services);
  const downloaded: DownloadedArtifact[] = [];
  for (const { id, name } of artifacts.filter((artifact) => matchesWildcard(pattern, artifact.name) && !isPage(artifact.name))) {
    const target = path.join(folder, String(id));
    await mkdir(target, { recursive: true });
    try {
      await guard.run(() => client.downloadArtifact(id, { path: target, skipDecompress: true }));
    } catch (cause) {
      throw new ArtifactsUnavailableError(`${name} could not be downloaded (${firstLineOf(cause)})`, cause);
    }
    const [file] = await readdir(target);
    if (file === undefined) throw new ArtifactsUnavailableError(`${name} came without content`);
    downloaded.push({ name, archive: path.join(target, file) });
  }
  return downloaded;
};

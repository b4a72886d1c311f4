import { createHash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ArtifactClient } from '@actions/artifact';
import { CodedError } from '../../core/model/run-problem.ts';
import { formatBytes } from '../../lib/durations.ts';
import { safeArtifactName } from '../../lib/escape/file-name.ts';
import { firstLineOf } from '../../lib/first-line.ts';
import { matchesWildcard } from '../../lib/wildcard.ts';
import type { GitHubContext, StepContext } from '../context.ts';
import { createStallGuard, type StallGuard } from './stall-guard.ts';

interface ArtifactRequest {
  readonly name: string;
  /** Absolute paths of files below `rootDir`. */
  readonly files: readonly string[];
  readonly rootDir: string;
  /** Number of days to keep the artifact; 0 for the repository's default. */
  readonly retentionDays: number;
  /** Whether to store one file without a zip archive, so that browsers open it. The file's name is then the artifact's name. */
  readonly unarchived?: boolean;
}

export interface StoredArtifact {
  readonly id: string;
  readonly url: string;
  readonly name: string;
}

const hasArtifactService = ({ environment }: StepContext): boolean =>
  Boolean(environment.ACTIONS_RUNTIME_TOKEN && environment.ACTIONS_RESULTS_URL);

/** Maximum number of names to try: `name`, `name-2`, … */
const maxNames = 20;

/** Stores files as a workflow artifact. If that is impossible, logs the reason and returns undefined. */
export const uploadArtifact = async (
  request: ArtifactRequest,
  services: StepContext,
  guard: StallGuard = createStallGuard(services.clock),
): Promise<StoredArtifact | undefined> => {
  const { log } = services;
  if (!hasArtifactService(services)) {
    log.notice(`This runner has no artifact service: the files stay in ${request.rootDir} and are not stored as an artifact.`);
    return undefined;
  }
  // The client is by far the largest dependency, so it is loaded only when an artifact is stored.
  const { DefaultArtifactClient, GHESNotSupportedError } = await import('@actions/artifact');
  try {
    return await guard.run(() => uploadUnderFreeName(new DefaultArtifactClient(), request, services));
  } catch (error) {
    const why = firstLineOf(error);
    if (error instanceof GHESNotSupportedError)
      log.notice(`The action does not support the artifact service of this GitHub server: the files stay in ${request.rootDir}.`);
    else log.warning(`The artifact ${request.name} could not be stored (${why}): the files stay in ${request.rootDir}.`);
    return undefined;
  }
};

const uploadUnderFreeName = async (
  client: ArtifactClient,
  request: ArtifactRequest,
  { github, log }: StepContext,
): Promise<StoredArtifact> => {
  const base = request.name;
  const options = { retentionDays: request.retentionDays || undefined, skipArchive: request.unarchived };
  for (let nth = 1; ; nth++) {
    const name = nth === 1 ? base : `${base}-${nth}`;
    try {
      const { id, size } = await client.uploadArtifact(name, [...request.files], request.rootDir, options);
      if (id === undefined) throw new Error('the artifact service returned no id');
      const url = `${github.serverUrl}/${github.repository}/actions/runs/${github.runId}/artifacts/${id}`;
      log.info(`Stored the artifact ${name} (${formatBytes(size ?? 0)}): ${url}`);
      return { id: String(id), url, name };
    } catch (error) {
      // An unarchived artifact has the name of its file, so no other name can be tried.
      if (!isNameTaken(error) || nth === maxNames || request.unarchived === true) throw error;
      log.info(`An artifact ${name} exists already in this run; trying ${base}-${nth + 1}.`);
    }
  }
};

const isNameTaken = (error: unknown): boolean => error instanceof Error && /\b409\b|already exists/i.test(error.message);

/** Creates the name of an artifact. Its hash distinguishes the jobs of a matrix, and two steps of one job. */
export const deriveArtifactName = (
  parts: { readonly framework: string; readonly shard: string; readonly identity: string },
  github: GitHubContext,
): string => {
  const hash = createHash('sha256').update(github.step).update('\0').update(parts.identity).digest('hex').slice(0, 8);
  const shard = parts.shard === '' ? '' : `-${parts.shard}`;
  return safeArtifactName(`mobile-test-results-${parts.framework}-${github.job}${shard}-attempt-${github.runAttempt}-${hash}`);
};

export interface DownloadedArtifact {
  readonly name: string;
  /** Path of the zip archive that the service returned. Its content is not trusted. */
  readonly archive: string;
}

const openArtifacts = async (services: StepContext) => {
  if (!hasArtifactService(services)) throw artifactsUnavailable('this runner has no artifact service');
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const guard = createStallGuard(services.clock);
  const { artifacts } = await guard
    .run(() => client.listArtifacts())
    .catch((cause: unknown) => Promise.reject(artifactsUnavailable(firstLineOf(cause), cause)));
  return { client, guard, artifacts };
};

/** Lists the names of this workflow run's artifacts. Throws `artifacts-unavailable`. */
export const listArtifacts = async (services: StepContext): Promise<readonly string[]> =>
  (await openArtifacts(services)).artifacts.map(({ name }) => name);

/**
 * Downloads artifacts of all attempts of this workflow run into a folder, each as an archive.
 *
 * @param pattern name in which `*` matches any characters
 * @throws CodedError `artifacts-unavailable` if there is no artifact service or an artifact cannot be downloaded
 */
export const downloadArtifacts = async (
  pattern: string,
  folder: string,
  services: StepContext,
): Promise<readonly DownloadedArtifact[]> => {
  const { client, guard, artifacts } = await openArtifacts(services);
  const downloaded: DownloadedArtifact[] = [];
  for (const { id, name } of artifacts) {
    // An artifact whose name ends with `.html` is only a report page without data.
    if (!matchesWildcard(pattern, name) || name.endsWith('.html')) continue;
    const target = path.join(folder, String(id));
    await mkdir(target, { recursive: true });
    try {
      await guard.run(() => client.downloadArtifact(id, { path: target, skipDecompress: true }));
    } catch (cause) {
      throw artifactsUnavailable(`${name} could not be downloaded (${firstLineOf(cause)})`, cause);
    }
    const [file] = await readdir(target);
    if (file === undefined) throw artifactsUnavailable(`${name} arrived without content`);
    downloaded.push({ name, archive: path.join(target, file) });
  }
  return downloaded;
};

const artifactsUnavailable = (why: string, cause?: unknown): CodedError =>
  new CodedError('artifacts-unavailable', `the artifacts of this workflow run cannot be read: ${why}`, { cause });

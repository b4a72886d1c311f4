import { createHash } from 'node:crypto';
import type { ArtifactClient, UploadArtifactOptions } from '@actions/artifact';
import type { Clock } from '../lib/clock.ts';
import { formatBytes } from '../lib/durations.ts';
import { safeArtifactName } from '../lib/escape/file-name.ts';
import { firstLineOf } from '../lib/first-line.ts';
import type { Log } from '../lib/log.ts';
import type { GitHubContext } from './github-context.ts';
import { createStallGuard, type StallGuard } from './stall-guard.ts';

interface ArtifactRequest {
  readonly name: string;
  /** Absolute paths below `rootDir`. */
  readonly files: readonly string[];
  readonly rootDir: string;
  /** 0: the repository's default. */
  readonly retentionDays: number;
  /** One file as it is, so that the browser opens it; such an artifact takes the file's name. */
  readonly unarchived?: boolean;
}

export interface StoredArtifact {
  readonly id: string;
  readonly url: string;
  readonly name: string;
}

interface ArtifactEnvironment {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly github: GitHubContext;
  readonly log: Log;
  readonly clock: Clock;
}

/** Names tried before giving up: `name`, `name-2`, … */
const maxNames = 20;

/**
 * Stores files as a workflow artifact.
 *
 * Never fails the step: without an artifact service (or with one that refuses, or falls silent) it says so once and returns undefined; the files stay.
 */
export const uploadArtifact = async (
  request: ArtifactRequest,
  services: ArtifactEnvironment,
  guard: StallGuard = createStallGuard(services.clock),
): Promise<StoredArtifact | undefined> => {
  const { environment, log } = services;
  if (!environment.ACTIONS_RUNTIME_TOKEN || !environment.ACTIONS_RESULTS_URL) {
    log.notice(`This runner has no artifact service: the files stay in ${request.rootDir} and are not stored as an artifact.`);
    return undefined;
  }
  // The client is by far the largest dependency, so it loads only once there is something to store.
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
  { github, log }: ArtifactEnvironment,
): Promise<StoredArtifact> => {
  const base = request.name;
  const options: UploadArtifactOptions = {
    ...(request.retentionDays === 0 ? {} : { retentionDays: request.retentionDays }),
    ...(request.unarchived === true ? { skipArchive: true } : {}),
  };
  for (let nth = 1; ; nth++) {
    const name = nth === 1 ? base : `${base}-${nth}`;
    try {
      const { id, size } = await client.uploadArtifact(name, [...request.files], request.rootDir, options);
      if (id === undefined) throw new Error('the artifact service returned no id');
      const url = `${github.serverUrl}/${github.repository}/actions/runs/${github.runId}/artifacts/${id}`;
      log.info(`Stored the artifact ${name} (${formatBytes(size ?? 0)}): ${url}`);
      return { id: String(id), url, name };
    } catch (error) {
      // An unarchived artifact is named by its file, so no other name can be tried.
      if (!isNameTaken(error) || nth === maxNames || request.unarchived === true) throw error;
      log.info(`An artifact ${name} exists already in this run; trying ${base}-${nth + 1}.`);
    }
  }
};

const isNameTaken = (error: unknown): boolean => error instanceof Error && /\b409\b|already exists/i.test(error.message);

/**
 * The derived artifact name: framework, job, shard, run attempt, and a short hash of the step and its inputs, so that the jobs of a
 * matrix over devices and two steps of one job differ.
 */
export const deriveArtifactName = (
  parts: { readonly framework: string; readonly shard: string; readonly identity: string },
  github: GitHubContext,
): string => {
  const hash = createHash('sha256').update(github.step).update('\0').update(parts.identity).digest('hex').slice(0, 8);
  const shard = parts.shard === '' ? '' : `-${parts.shard}`;
  return safeArtifactName(`mobile-test-results-${parts.framework}-${github.job}${shard}-attempt-${github.runAttempt}-${hash}`);
};

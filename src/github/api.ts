import type { Clock } from '../lib/clock.ts';
import { formatDuration } from '../lib/durations.ts';
import { firstLineOf } from '../lib/first-line.ts';
import type { Log } from '../lib/log.ts';
import { CodedError } from '../model/run-problem.ts';
import type { GitHubContext } from './github-context.ts';
import { createStallGuard, type StallGuard } from './stall-guard.ts';

interface GitHubServices {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly github: GitHubContext;
  readonly log: Log;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

export interface GitHubResponse {
  readonly data: unknown;
  readonly headers: Record<string, unknown>;
}

/**
 * Calls GitHub's REST API; the caller must narrow the response.
 *
 * @param findCreated for requests that create something: looks for it before a request with an unknown outcome (5xx, or no
 * response) is sent again, since it may have taken effect
 */
export type CallGitHub = (
  route: string,
  parameters: Record<string, unknown>,
  findCreated?: () => Promise<GitHubResponse | undefined>,
) => Promise<GitHubResponse>;

const maxTries = 3;
/** Limit on a pause: longer ones are not worth a job's minutes, since the summary already has the report. */
const maxPauseMs = 60_000;

/**
 * Opens the API of the server that runs the workflow, including GitHub Enterprise Server. Obeys its limits; a call without a
 * response fails with `github-stalled`.
 */
export const openGitHubApi = async (
  token: string,
  { environment, github, log, clock, signal }: GitHubServices,
  guard: StallGuard = createStallGuard(clock),
): Promise<CallGitHub> => {
  const { getOctokit } = await import('@actions/github');
  const baseUrl = environment.GITHUB_API_URL;
  const octokit = getOctokit(token, {
    ...(baseUrl ? { baseUrl } : {}),
    log: { debug: log.debug, info: log.debug, warn: log.debug, error: log.debug },
  });
  const [owner = '', repo = ''] = github.repository.split('/');
  const send = async (route: string, parameters: Record<string, unknown>): Promise<GitHubResponse> => {
    const { data, headers } = await guard.run((stalled) =>
      octokit.request(route, { owner, repo, ...parameters, request: { signal: AbortSignal.any([signal, stalled]) } }),
    );
    return { data, headers: { ...headers } };
  };
  const pause = async (error: unknown, tries: number): Promise<void> => {
    // The client gives an aborted request the status 500.
    signal.throwIfAborted();
    const pauseMs = pauseAfter(error, tries, clock.nowMs());
    if (pauseMs === undefined) throw error;
    const duration = formatDuration(pauseMs);
    if (hasRequestedPause(error)) log.info(`GitHub asked to wait for ${duration}.`);
    else log.info(`GitHub ${whatHappened(error)}; trying again in ${duration}.`);
    await clock.sleep(pauseMs, signal);
  };
  return (route, parameters, findCreated) => repeat(() => send(route, parameters), pause, findCreated);
};

/**
 * Repeats a failed call.
 *
 * @param pause waits; throws the error itself if another attempt is pointless
 */
const repeat = async (
  send: () => Promise<GitHubResponse>,
  pause: (error: unknown, tries: number) => Promise<void>,
  findCreated: (() => Promise<GitHubResponse | undefined>) | undefined,
): Promise<GitHubResponse> => {
  for (let tries = 1; ; tries++) {
    try {
      return await send();
    } catch (error) {
      const find = isUncertain(error) ? findCreated : undefined;
      if (tries >= maxTries && find === undefined) throw error;
      await pause(error, tries);
      const created = await find?.();
      if (created !== undefined) return created;
      if (tries >= maxTries) throw error;
    }
  }
};

export const httpStatusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

/** Describes a failure. The client gives a lost connection the status 500, without a response. */
const whatHappened = (error: unknown): string =>
  error instanceof Error && 'response' in error && error.response !== undefined
    ? `responded with status ${httpStatusOf(error)}`
    : `did not respond (${firstLineOf(error)})`;

/** Whether the request may have taken effect; a lost connection has the status 500, too. */
const isUncertain = (error: unknown): boolean => (httpStatusOf(error) ?? 0) >= 500;

/** Whether a permission is missing. 403 and 429 may also mean a limit, whose response contains the time to wait. */
export const isNotPermitted = (error: unknown): boolean => {
  const status = httpStatusOf(error);
  return status === 401 || status === 404 || (status === 403 && limitPauseMs(error, 0) === undefined);
};

const pauseAfter = (error: unknown, tries: number, nowMs: number): number | undefined => {
  const limitMs = limitPauseMs(error, nowMs);
  if (limitMs !== undefined) return limitMs <= maxPauseMs ? limitMs : undefined;
  return isUncertain(error) ? 1_000 * tries : undefined;
};

const limitPauseMs = (error: unknown, nowMs: number): number | undefined => {
  const status = httpStatusOf(error);
  if (status !== 403 && status !== 429) return undefined;
  const headers = headersOf(error);
  const seconds = Number(headers['retry-after']);
  if (Number.isFinite(seconds) && headers['retry-after'] !== undefined) return seconds * 1_000;
  if (headers['x-ratelimit-remaining'] === '0') return Math.max(0, Number(headers['x-ratelimit-reset']) * 1_000 - nowMs);
  return status === 429 ? maxPauseMs : undefined;
};

/** Whether the response contains the time to wait; after other failures the pause is our own. */
const hasRequestedPause = (error: unknown): boolean => {
  const headers = headersOf(error);
  return (httpStatusOf(error) ?? 0) < 500 && (headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0');
};

const headersOf = (error: unknown): Readonly<Record<string, string | undefined>> => {
  if (!(error instanceof Error) || !('response' in error)) return {};
  const { response } = error;
  if (typeof response !== 'object' || response === null || !('headers' in response)) return {};
  const { headers } = response;
  return typeof headers === 'object' && headers !== null
    ? Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    : {};
};

/**
 * Error for a missing permission.
 *
 * @param what the data to write, as the start of a sentence
 */
export const notPermitted = (what: string, permission: string, cause: unknown): CodedError =>
  new CodedError(
    'github-not-permitted',
    `${what} was left out: the token lacks "${permission}: write". Tokens of pull requests from forks and of Dependabot never have it; elsewhere grant it in the job's permissions`,
    { cause },
  );

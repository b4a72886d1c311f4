import type { StepContext } from '../context.ts';
import { formatDuration } from '../lib/durations.ts';
import { firstLineOf } from '../lib/first-line.ts';
import { isRecord, listIn, memberOf } from '../lib/is-record.ts';
import { CodedError } from '../model/run-problem.ts';
import { createStallGuard, type StallGuard } from './stall-guard.ts';

export interface GitHubResponse {
  readonly data: unknown;
}

/**
 * Calls GitHub's REST API. The caller must check the type of the response.
 *
 * @param findCreated looks for the object that a request creates. Called before a retry after an uncertain failure (5xx, or no
 * response), because the first request may have succeeded
 */
export type CallGitHub = (
  route: string,
  parameters: Record<string, unknown>,
  findCreated?: () => Promise<GitHubResponse | undefined>,
) => Promise<GitHubResponse>;

const maxTries = 3;
/** Longest pause before another attempt. Waiting costs minutes of the runner, and the job summary contains the report anyway. */
const maxPauseMs = 60_000;

/**
 * Opens the API of the server that runs the workflow, including GitHub Enterprise Server. Waits if a rate limit is reached. A
 * call without a response fails with `github-stalled`.
 */
export const openGitHubApi = async (
  token: string,
  { environment, github, log, clock, signal }: StepContext,
  guard: StallGuard = createStallGuard(clock),
): Promise<CallGitHub> => {
  const { getOctokit } = await import('@actions/github');
  const baseUrl = environment.GITHUB_API_URL;
  const octokit = getOctokit(token, {
    ...(baseUrl ? { baseUrl } : {}),
    log: { debug: log.debug, info: log.debug, warn: log.debug, error: log.debug },
  });
  const [owner = '', repo = ''] = github.repository.split('/');
  const send = (route: string, parameters: Record<string, unknown>): Promise<GitHubResponse> =>
    guard.run((stalled) =>
      octokit.request(route, { owner, repo, ...parameters, request: { signal: AbortSignal.any([signal, stalled]) } }),
    );
  /** Waits before the next attempt. Throws the error if another attempt is pointless. */
  const pause = async (error: unknown, tries: number, mayBeCreated: boolean): Promise<void> => {
    if (tries >= maxTries && !mayBeCreated) throw error;
    // The client reports an aborted request as a failure with status 500, so the signal is checked first.
    signal.throwIfAborted();
    const pauseMs = pauseAfter(error, tries, clock.nowMs());
    if (pauseMs === undefined) throw error;
    const duration = formatDuration(pauseMs);
    if (hasRequestedPause(error)) log.info(`GitHub asked to wait for ${duration}.`);
    else log.info(`GitHub ${whatHappened(error)}; trying again in ${duration}.`);
    await clock.sleep(pauseMs, signal);
  };
  return async (route, parameters, findCreated) => {
    for (let tries = 1; ; tries++) {
      try {
        return await send(route, parameters);
      } catch (error) {
        const find = isUncertain(error) ? findCreated : undefined;
        await pause(error, tries, find !== undefined);
        const created = await find?.();
        if (created !== undefined) return created;
        if (tries >= maxTries) throw error;
      }
    }
  };
};

const pageSize = 100;

/** Reads a listing page by page, until a page is not full. With `key`, the list is the value of this key in each response. */
export async function* listPages(
  call: CallGitHub,
  route: string,
  parameters: Record<string, unknown>,
  key?: string,
): AsyncGenerator<unknown> {
  for (let page = 1; ; page++) {
    const { data } = await call(route, { ...parameters, per_page: pageSize, page });
    const list = key === undefined ? data : memberOf(data, key);
    yield list;
    if (listIn(list).length < pageSize) return;
  }
}

export const httpStatusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

/** Describes a failure. For a lost connection, the client reports the status 500, but no response. */
const whatHappened = (error: unknown): string =>
  error instanceof Error && 'response' in error && error.response !== undefined
    ? `responded with status ${httpStatusOf(error)}`
    : `did not respond (${firstLineOf(error)})`;

/** Whether the request may have succeeded despite the error. For a lost connection, Octokit also reports the status 500. */
const isUncertain = (error: unknown): boolean => (httpStatusOf(error) ?? 0) >= 500;

/** Whether a permission is missing. Status 403 may also mean a rate limit; then the response contains the time to wait. */
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

/** Whether the response contains the time to wait. After other failures, the action chooses the pause. */
const hasRequestedPause = (error: unknown): boolean => {
  const headers = headersOf(error);
  return !isUncertain(error) && (headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0');
};

const headersOf = (error: unknown): Readonly<Record<string, string | undefined>> => {
  const headers = memberOf(memberOf(error, 'response'), 'headers');
  return Object.fromEntries(Object.entries(isRecord(headers) ? headers : {}).map(([name, value]) => [name, String(value)]));
};

/** Creates the error for a missing permission. `what` is the start of a sentence: what could not be written. */
export const notPermitted = (what: string, permission: string, cause: unknown): CodedError =>
  new CodedError(
    'github-not-permitted',
    `${what} was left out: the token lacks "${permission}: write". Tokens of pull requests from forks and of Dependabot never have it; elsewhere grant it in the job's permissions`,
    { cause },
  );

import { CodedError } from '../../core/model/run-problem.ts';
import { formatDuration } from '../../lib/durations.ts';
import { firstLineOf } from '../../lib/first-line.ts';
import { listIn, memberOf, textAt } from '../../lib/is-record.ts';
import type { StepContext } from '../context.ts';
import { createStallGuard, type StallGuard } from './stall-guard.ts';

export interface GitHubResponse {
  readonly data: unknown;
}

/**
 * Calls GitHub's REST API. The caller must check the type of the response.
 *
 * @param findCreated looks for the object that a request creates; called before a retry if the request may have succeeded
 */
export type CallGitHub = (
  route: string,
  parameters: Record<string, unknown>,
  findCreated?: () => Promise<GitHubResponse | undefined>,
) => Promise<GitHubResponse>;

const maxTries = 3;
/** Maximum pause before a retry. A longer pause would cost too much time on the runner. */
const maxPauseMs = 60_000;

/** Route of a GraphQL query, whose parameter is `query`. The response is the value of `data`. */
export const graphQlRoute = 'POST /graphql';

/**
 * Opens the API of the server that runs the workflow. A call without a response fails with `github-stalled`.
 *
 * @param untilMs time until which a call may wait for the end of a rate limit; without it, each wait is at most a minute
 */
export const openGitHubApi = async (
  token: string,
  { environment, github, log, clock, signal }: StepContext,
  guard: StallGuard = createStallGuard(clock),
  untilMs?: number,
): Promise<CallGitHub> => {
  const { getOctokit } = await import('@actions/github');
  const baseUrl = environment.GITHUB_API_URL;
  const octokit = getOctokit(token, {
    ...(baseUrl ? { baseUrl } : {}),
    log: { debug: log.debug, info: log.debug, warn: log.debug, error: log.debug },
  });
  const [owner = '', repo = ''] = github.repository.split('/');
  const send = (route: string, parameters: Record<string, unknown>): Promise<GitHubResponse> =>
    guard.run(async (stalled) => {
      const request = { signal: AbortSignal.any([signal, stalled]) };
      if (route !== graphQlRoute) return octokit.request(route, { owner, repo, ...parameters, request });
      // The address of GraphQL follows from the server: GitHub Enterprise Server has it beside the REST API.
      return { data: await octokit.graphql(String(parameters.query), { request }) };
    });
  /** Waits before the next attempt. Throws the error if a further attempt is pointless. */
  const pause = async (error: unknown, tries: number, mayBeCreated: boolean): Promise<void> => {
    if (tries >= maxTries && !mayBeCreated) throw error;
    // The client reports an aborted request as a failure with status 500, so the signal is checked first.
    signal.throwIfAborted();
    const nowMs = clock.nowMs();
    const pauseMs = pauseAfter(error, tries, nowMs, untilMs === undefined ? maxPauseMs : untilMs - nowMs);
    if (pauseMs === undefined) throw error;
    const duration = formatDuration(pauseMs);
    if (requestedPauseMs(error, 0) !== undefined) log.info(`GitHub asked to wait for ${duration}.`);
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

/** Reads a listing page by page. With `key`, the list of a page is the value of this key. */
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

/** Describes an error of the client. After a lost connection, the client reports status 500, but no response. */
const whatHappened = (error: unknown): string =>
  error instanceof Error && 'response' in error && error.response !== undefined
    ? `responded with status ${httpStatusOf(error)}`
    : `did not respond (${firstLineOf(error)})`;

/** Whether the request may have succeeded despite the error, as after a lost connection. */
const isUncertain = (error: unknown): boolean => (httpStatusOf(error) ?? 0) >= 500;

/** Whether the token lacks a permission. Status 403 with a time to wait means a rate limit instead. */
export const isNotPermitted = (error: unknown): boolean => {
  const status = httpStatusOf(error);
  return status === 401 || status === 404 || (status === 403 && requestedPauseMs(error, 0) === undefined);
};

const pauseAfter = (error: unknown, tries: number, nowMs: number, mostMs: number): number | undefined => {
  const pauseMs = requestedPauseMs(error, nowMs);
  if (pauseMs !== undefined) return pauseMs <= mostMs ? pauseMs : undefined;
  if (httpStatusOf(error) === 429) return maxPauseMs;
  return isUncertain(error) ? 1_000 * tries : undefined;
};

/** Time that GitHub asks to wait at a rate limit. */
const requestedPauseMs = (error: unknown, nowMs: number): number | undefined => {
  const status = httpStatusOf(error);
  if (status !== 403 && status !== 429) return undefined;
  const header = (name: string): string | undefined => textAt(error, 'response', 'headers', name);
  const afterMs = Number(header('retry-after')) * 1_000;
  if (Number.isFinite(afterMs)) return afterMs;
  if (header('x-ratelimit-remaining') === '0') return Math.max(0, Number(header('x-ratelimit-reset')) * 1_000 - nowMs);
  // GitHub asks to wait for at least a minute after a secondary rate limit without a time.
  return error instanceof Error && /secondary rate limit/i.test(error.message) ? maxPauseMs : undefined;
};

/**
 * Creates the error for a missing permission to write.
 *
 * @param what subject of the sentence: what could not be written
 */
export const notPermitted = (what: string, permission: string, cause: unknown): CodedError =>
  new CodedError(
    'github-not-permitted',
    `${what} was left out: the token lacks "${permission}: write". Tokens of pull requests from forks and of Dependabot never have it; elsewhere grant it in the job's permissions`,
    { cause },
  );

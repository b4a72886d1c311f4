import { neverStarts } from '../../core/builds/slots.ts';
import { nextStepFor } from '../../core/model/error-codes.ts';
import type { AccountQuota, DeviceOffer } from '../../core/model/records.ts';
import { describeError, problemOf } from '../../core/model/run-problem.ts';
import { isCancellation } from '../../lib/cancellation.ts';
import { firstLineOf } from '../../lib/first-line.ts';
import { counted } from '../../lib/numbers.ts';
import { CloudError, isCloudError } from '../../service/index.ts';
import type { Context, StepContext } from '../context.ts';
import { type CallGitHub, httpStatusOf, isNotPermitted } from '../github/api.ts';
import { listArtifacts } from '../github/artifacts.ts';
import { hasCacheService, mayWriteCache, unwritableCache } from '../github/cache.ts';
import { countRuns } from '../history/history.ts';
import type { StepHistory } from '../history/step-history.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { type Check, failed, passed, skipped, warning } from './check.ts';

const planRow = 'plan and free slots';

interface ServiceResults {
  readonly plan: AccountQuota | Error;
  readonly devices: readonly DeviceOffer[] | Error;
}

/** Sessions and builds that a run starts. */
export interface Demand {
  /** Sentence that says how builds are split, because not all sessions have a place at once. */
  readonly split?: string;
  /** Sentence about sessions that the service's queue may drop. */
  readonly queued?: string;
  readonly sessions: number;
  readonly builds: number;
}

/** Returns an error instead of throwing it. */
export const orError = async <Result>(work: Promise<Result>): Promise<Result | Error> => {
  try {
    return await work;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

export const readService = async ({ cloud, signal }: Context): Promise<ServiceResults> => {
  const [plan, devices] = await Promise.all([orError(cloud.quota.get()), orError(cloud.devices.list())]);
  if (isCancellation(signal.reason)) throw signal.reason;
  return { plan, devices };
};

/** Checks the address, the credentials and the plan. One response proves both address and credentials. */
export const checkService = (
  address: string,
  { plan, devices }: ServiceResults,
  demand: Demand | undefined,
): readonly Check[] => {
  const errors = [plan, devices].filter((result) => result instanceof Error);
  const reached = passed('address', `${address} responds`);
  if (errors.length < 2) return [reached, passed('credentials', 'accepted by the service'), checkPlan(plan, demand)];
  const refused =
    errors.find((error) => isCloudError(error, 'cloud-unauthorized')) ??
    errors.find((error) => isCloudError(error, 'cloud-forbidden'));
  const noPlan = (why: string): Check => skipped(planRow, `not checked, since ${why}`);
  if (refused !== undefined)
    return [reached, failed('credentials', describeError(refused), remedyOf(refused)), noPlan('the credentials are refused')];
  const [error = new Error('no response')] = errors;
  return [
    failed('address', `${address}: ${describeError(error)}`, remedyOf(error)),
    skipped('credentials', 'not checked, since this address gave no usable response'),
    noPlan('this address gave no usable response'),
  ];
};

const remedyOf = (error: Error): string => (error instanceof CloudError ? error.hint : problemOf(error).hint);

const checkPlan = (plan: ServiceResults['plan'], demand: Demand | undefined): Check => {
  if (plan instanceof Error)
    return warning(
      planRow,
      describeError(plan),
      'No action is needed: a run also starts builds if it cannot read the free slots.',
    );
  const { parallelRunning, parallelMax, queued, queuedMax } = plan;
  const free = Math.max(0, parallelMax - parallelRunning);
  const state = `${free} of ${counted(parallelMax, 'parallel slot')} free, ${queued} of ${queuedMax} queued`;
  const never = neverStarts(plan);
  if (never !== undefined) return failed(planRow, never, nextStepFor('no-parallel-slots'));
  if (demand === undefined) return passed(planRow, state);
  const { split, queued: waiting, sessions, builds } = demand;
  const starts = builds === 0 ? 'nothing' : `${counted(sessions, 'session')} in ${counted(builds, 'build')}`;
  const wanted = `${state}; this run starts ${starts}`;
  if (waiting !== undefined) return warning(planRow, wanted, split === undefined ? waiting : `${split} ${waiting}`);
  if (split !== undefined) return warning(planRow, wanted, `No action is needed. ${split}`);
  if (sessions > free + queuedMax - queued)
    return warning(planRow, wanted, 'Some sessions wait until others end, for up to `queue-timeout-minutes`.');
  return passed(planRow, wanted);
};

export const checkHistory = async (
  { history: place }: RunInputs,
  history: StepHistory | undefined,
  { environment }: StepContext,
): Promise<Check> => {
  const name = 'history';
  if (place.kind === 'off' || history === undefined) return skipped(name, '`history` is `off`');
  const runs = countRuns((await history.read()).runs);
  if (place.kind === 'cache' && !mayWriteCache(environment)) {
    const { found, remedy } = unwritableCache(environment);
    return warning(name, found, remedy);
  }
  const problem =
    place.kind === 'cache' && !hasCacheService(environment) ? 'this runner has no cache service' : history.problem();
  if (problem !== undefined)
    return warning(name, problem, 'A run works without it, but has no results of earlier runs and no prediction.');
  const where = place.kind === 'branch' ? `the branch "${place.branch}"` : 'the cache';
  return passed(name, runs === 0 ? `nothing is stored in ${where} yet` : `${where} has ${counted(runs, 'earlier run')}`);
};

/** Checks the artifact service. Lists artifacts instead of storing one, because a check must change nothing. */
export const checkArtifactService = async ({ artifactName }: RunInputs, context: StepContext): Promise<Check> => {
  const name = 'artifact service';
  if (artifactName === '') return skipped(name, '`artifact-name` is empty, so nothing is stored');
  try {
    await listArtifacts(context);
    return passed(name, 'responds');
  } catch (error) {
    context.signal.throwIfAborted();
    const remedy = 'To keep the report, upload `report-dir` in a later step; the verdict does not depend on it.';
    return warning(name, describeError(error), remedy);
  }
};

const name = 'token permissions';

/** An input that needs a permission of the token. A request to `route` checks the permission. */
interface Feature {
  readonly input: string;
  readonly permission: string;
  readonly level: 'read' | 'write';
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

interface Tested {
  readonly ref: string;
  readonly isMergeGroup: boolean;
}

const contents = { permission: 'contents', route: 'GET /repos/{owner}/{repo}/branches', parameters: { per_page: 1 } } as const;
const pulls = { permission: 'pull-requests', route: 'GET /repos/{owner}/{repo}/pulls', parameters: { per_page: 1 } } as const;
const issueList = { permission: 'issues', route: 'GET /repos/{owner}/{repo}/issues', parameters: { per_page: 1 } } as const;

const featuresOf = (
  { checkName, comment, issues, select, history }: RunInputs,
  { ref, isMergeGroup }: Tested,
): readonly Feature[] => {
  const checks = { permission: 'checks', route: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs' } as const;
  const features = [
    checkName !== undefined && ({ input: 'check-name', level: 'write', ...checks, parameters: { ref, per_page: 1 } } as const),
    comment !== false && ({ input: 'comment', level: 'write', ...pulls } as const),
    issues && ({ input: 'issues', level: 'write', ...issueList } as const),
    // Changed files come from the pull request, or in a merge queue from a comparison of commits.
    select !== undefined && ({ input: 'select', level: 'read', ...(isMergeGroup ? contents : pulls) } as const),
    history.kind === 'branch' && ({ input: 'history', level: 'write', ...contents } as const),
  ];
  return features.filter((each) => each !== false);
};

/** Checks the permissions of the token with read requests only. */
export const checkToken = async (
  call: CallGitHub | undefined,
  repository: string,
  inputs: RunInputs,
  tested: Tested,
): Promise<readonly Check[]> => {
  const features = featuresOf(inputs, tested);
  if (features.length === 0) return [skipped(name, 'no input needs a permission of the token')];
  if (call === undefined)
    return [warning(name, `no token for ${features.map(({ input }) => `\`${input}\``).join(' and ')}`, 'Set `github-token`.')];
  try {
    await call('GET /repos/{owner}/{repo}', {});
  } catch (error) {
    if (httpStatusOf(error) === 401)
      return [failed(name, 'GitHub does not accept the token', 'Set `github-token` to a valid token, or remove the input.')];
    if (!isNotPermitted(error)) return [notReached(error)];
    return [failed(name, `the token cannot see ${repository}`, 'Set `github-token` to a token of this repository.')];
  }
  return Promise.all(features.map((feature) => checkFeature(feature, call)));
};

const checkFeature = async (feature: Feature, call: CallGitHub): Promise<Check> => {
  const { input, permission, level, route, parameters } = feature;
  try {
    await call(route, parameters);
    // Write access cannot be checked without writing.
    const unknown = level === 'write' ? `; only a run shows whether it has write access, which \`${input}\` needs` : '';
    return passed(name, `the token may read ${permission}${unknown}`);
  } catch (error) {
    if (!isNotPermitted(error)) return notReached(error);
    return warning(
      name,
      `the token may not read ${permission}, so \`${input}\` has no effect`,
      `Grant "${permission}: ${level}" in the job's permissions; tokens of pull requests from forks and of Dependabot are limited.`,
    );
  }
};

const notReached = (error: unknown): Check =>
  warning(name, `GitHub did not respond (${firstLineOf(error)})`, 'Check that this runner can reach the GitHub API.');

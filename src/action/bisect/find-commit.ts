import { z } from 'zod';
import { CodedError, describeError, hasCode } from '../../core/model/run-problem.ts';
import { firstLineOf } from '../../lib/first-line.ts';
import { counted, sum } from '../../lib/numbers.ts';
import type { Context } from '../context.ts';
import { type CallGitHub, openGitHubApi } from '../github/api.ts';
import { type CommitTitle, readCommitTitles } from '../github/branch-files.ts';
import type { RunState } from '../run/run-state.ts';
import { contentOf, type Round, type StoredResult, type StoredRun, type StoredRunner } from '../run/stored/stored-runs.ts';
import type { RunCounts } from './belief.ts';
import type { BisectInputs } from './bisect-inputs.ts';
import { affordableRuns, type BisectCommit, type BisectStep, planBisect } from './planner.ts';

import type { StoredBuilds } from './stored-builds.ts';

/** Run of the test on the binaries of a commit. */
export type TestRun = Omit<StoredRun, 'resultOf' | 'device' | 'entries' | 'sessionId'> & StoredResult;

/** State of a bisect, which a cancelled step also reports. */
export interface BisectProgress {
  /** Commits from `good` to `bad`, including both. */
  readonly commits: readonly BisectCommit[];
  /** Titles of the commits that GitHub or the checkout has. */
  readonly titles: ReadonlyMap<string, CommitTitle>;
  /** Ids of binaries by commit, including binaries that cannot be run. */
  readonly contents: ReadonlyMap<string, string>;
  readonly runs: readonly TestRun[];
  readonly rounds: number;
  /** Reasons why binaries cannot be run, as clauses by id of the binaries. */
  readonly unavailable: ReadonlyMap<string, string>;
  readonly step: BisectStep | undefined;
  readonly runMs: number | undefined;
}

/** Maximum number of parallel sessions, because more sessions add little information. */
const mostSlots = 25;
/** Number of runs without a result after which the same binaries are not run again. */
const mostLostRuns = 2;

export type Search = ReturnType<typeof openSearch>;

/** Prepares a search without starting a run. */
export const openSearch = (inputs: BisectInputs, builds: StoredBuilds, context: Context, state: RunState) => {
  const { log } = context;
  const contents = new Map([...builds.uploads].map(([commit, uploads]) => [commit, contentOf(uploads)]));
  const unavailable = new Map<string, string>();
  const runs: TestRun[] = [];
  const ranges = new Map<string, Promise<readonly ListedCommit[]>>();
  let commits: readonly BisectCommit[] = [];
  let titles: ReadonlyMap<string, CommitTitle> = new Map();
  let replacement: string | undefined;
  let rounds = 0;
  let step: BisectStep | undefined;

  const isRunnable = (commit: string): boolean => {
    const content = contents.get(commit);
    return content !== undefined && !unavailable.has(content);
  };
  const endOf = (candidates: readonly string[], what: 'good' | 'bad'): string => {
    const end = candidates.find(isRunnable);
    if (end !== undefined) return end;
    const [first = ''] = candidates;
    const why = unavailable.get(contents.get(first) ?? '') ?? 'the history has no uploads of it';
    throw new CodedError('bisect-unavailable', `no build of a ${what} commit can be run: ${first.slice(0, 12)}: ${why}`);
  };
  const rangeOf = (good: string, bad: string): Promise<readonly ListedCommit[]> => {
    const key = `${good} ${bad}`;
    const range = ranges.get(key) ?? readRange(good, bad, builds, inputs, context);
    ranges.set(key, range);
    return range;
  };
  /** @throws {CodedError} if the binaries of the good or the bad commit cannot be run */
  const plan = async (): Promise<BisectStep> => {
    const [good, bad] = [endOf(builds.goods, 'good'), endOf(builds.bads, 'bad')];
    const [first = good] = builds.goods;
    if (good !== first && good !== replacement) {
      const why = unavailable.get(contents.get(first) ?? '') ?? 'the history has no uploads of it';
      log.notice(
        `The good commit ${first.slice(0, 12)} cannot be run: ${why}. The older commit ${good.slice(0, 12)} takes its place.`,
      );
      replacement = good;
    }
    const range = await rangeOf(good, bad);
    commits = range.map(({ sha }) => ({ sha, content: isRunnable(sha) ? contents.get(sha) : undefined }));
    titles = new Map(range.flatMap(({ sha, title }) => (title === undefined ? [] : [[sha, title]])));
    const usedMs = sum(runs.map(({ durationMs }) => durationMs));
    const longestMs = Math.max(builds.runMs ?? 0, ...runs.map(({ durationMs }) => durationMs));
    const runsLeft = affordableRuns(inputs.run.maxDeviceMs, usedMs, longestMs > 0 ? longestMs : undefined);
    const facts = { commits, results: countResults(runs), past: builds.past, repeats: inputs.repeats };
    step = planBisect({ ...facts, slots: await freeSlots(context), runsLeft });
    return step;
  };
  const learn = ({ runs: own, refused }: Round): void => {
    for (const [content, why] of refused) unavailable.set(content, why);
    for (const { resultOf, ...stored } of own) {
      const run = { ...stored, ...resultOf(inputs) };
      runs.push(run);
      const shown = shortShas(run.content, contents).join(', ') || 'another commit';
      log.info(`${shown}: ${describeResult(run)} (build ${run.buildId}).`);
      const lost = runs.filter((each) => each.content === run.content && each.result === 'not-run').length;
      if (run.result === 'lacks-test' || lost >= mostLostRuns) unavailable.set(run.content, run.why ?? 'it could not be run');
    }
  };

  return {
    progress: (): BisectProgress => {
      const { runMs } = builds;
      return { commits, titles, contents, runs: [...runs], rounds, unavailable: new Map(unavailable), step, runMs };
    },
    preview: plan,
    /** Runs rounds until the commit is found, or until a problem stops the search. */
    run: async (runner: Pick<StoredRunner, 'adoptEarlier' | 'run'>): Promise<void> => {
      const earlier = await runner.adoptEarlier();
      if (earlier !== undefined) learn(earlier);
      for (let next = await plan(); next.kind === 'run'; next = await plan()) {
        if (state.facts().problems.length > 0) return;
        rounds += 1;
        const requests = next.contents.map((content) => ({ content, tests: [inputs] }));
        learn(await runner.run(`Round ${rounds}: ${counted(requests.length, 'run')}`, requests));
      }
    },
  };
};

const describeResult = ({ result, why }: TestRun): string =>
  result === 'passed' || result === 'failed' ? result : `${result === 'not-run' ? 'not run' : 'cannot be run'}: ${why}`;

const shortShas = (content: string, contents: ReadonlyMap<string, string>): readonly string[] =>
  [...contents].flatMap(([sha, own]) => (own === content ? [sha.slice(0, 12)] : []));

export const countResults = (runs: readonly TestRun[]): ReadonlyMap<string, RunCounts> =>
  new Map(
    [...Map.groupBy(runs, ({ content }) => content)].map(([content, own]) => [
      content,
      {
        passed: own.filter(({ result }) => result === 'passed').length,
        failed: own.filter(({ result }) => result === 'failed').length,
      },
    ]),
  );

/** Number of sessions that the account can start now, or 1 if the number is unknown. */
const freeSlots = async ({ cloud, log, signal }: Context): Promise<number> => {
  try {
    const { parallelMax, parallelRunning } = await cloud.quota.get();
    return Math.min(mostSlots, Math.max(1, parallelMax - parallelRunning));
  } catch (error) {
    signal.throwIfAborted();
    log.info(`Could not read the free parallel slots (${describeError(error)}): one run at a time.`);
    return 1;
  }
};

/** Reads the commits from GitHub. If GitHub fails, returns the commits of the history in the order of their runs. */
const readRange = async (
  good: string,
  bad: string,
  { order }: StoredBuilds,
  { run }: BisectInputs,
  context: Context,
): Promise<readonly ListedCommit[]> => {
  const range = await listRange(good, bad, order, run.service.githubToken, context);
  const { environment, github } = context;
  const untitled = range.flatMap(({ sha, title }) => (title === undefined ? [sha] : []));
  const titles = await readCommitTitles(untitled, github.workspace, environment);
  return range.map(({ sha, title = titles.get(sha) }) => ({ sha, title }));
};

const listRange = async (
  good: string,
  bad: string,
  order: readonly string[],
  githubToken: string | undefined,
  context: Context,
): Promise<readonly ListedCommit[]> => {
  const { log, signal } = context;
  const [from, to] = [order.indexOf(good), order.indexOf(bad)];
  try {
    const listed = githubToken && (await commitsBetween(await openGitHubApi(githubToken, context), good, bad));
    if (listed) return [{ sha: good, title: undefined }, ...listed];
  } catch (error) {
    signal.throwIfAborted();
    if (hasCode(error, 'bisect-no-difference')) throw error;
    log.notice(`Could not read the commits between the two from GitHub (${describeError(error)}): those of earlier runs count.`);
  }
  if (from >= to) throw new CodedError('bisect-no-difference', `\`good\` (${good}) is not older than \`bad\` (${bad})`);
  return order.slice(from, to + 1).map((sha) => ({ sha, title: undefined }));
};

const comparison = z.object({
  status: z.string(),
  total_commits: z.int(),
  commits: z.array(
    z.object({
      sha: z.string(),
      parents: z.array(z.object({ sha: z.string() })),
      commit: z.object({ message: z.string(), author: z.object({ name: z.string() }).nullish() }).optional(),
      /** Account of the author. */
      author: z.object({ login: z.string().optional() }).nullish(),
    }),
  ),
});

interface ListedCommit {
  readonly sha: string;
  readonly title: CommitTitle | undefined;
}

const pageSize = 100;
const mostPages = 10;

/**
 * Lists the commits after `good`, up to `bad`, oldest first. Follows only the first parent of a merge.
 *
 * @returns undefined if `bad` does not descend from `good`, or if there are too many commits
 * @throws {CodedError} if `bad` is older than `good`
 */
export const commitsBetween = async (
  call: CallGitHub,
  good: string,
  bad: string,
): Promise<readonly ListedCommit[] | undefined> => {
  const parents = new Map<string, string | undefined>();
  const titles = new Map<string, CommitTitle>();
  for (let page = 1; ; page++) {
    const { data } = await call('GET /repos/{owner}/{repo}/compare/{basehead}', {
      basehead: `${good}...${bad}`,
      per_page: pageSize,
      page,
    });
    const { status, total_commits: total, commits } = comparison.parse(data);
    if (status === 'behind' || status === 'identical')
      throw new CodedError('bisect-no-difference', `\`good\` (${good}) is not older than \`bad\` (${bad})`);
    for (const { sha, parents: own, commit, author } of commits) {
      parents.set(sha, own[0]?.sha);
      const name = commit?.author?.name ?? author?.login;
      if (commit !== undefined && name !== undefined) titles.set(sha, { subject: firstLineOf(commit.message), author: name });
    }
    if (commits.length === 0 || parents.size >= total) break;
    if (page === mostPages) return undefined;
  }
  const chain: string[] = [];
  for (let sha: string | undefined = bad; sha !== undefined && parents.has(sha); sha = parents.get(sha)) chain.push(sha);
  const first = chain.at(-1);
  if (first === undefined || parents.get(first) !== good) return undefined;
  return chain.toReversed().map((sha) => ({ sha, title: titles.get(sha) }));
};

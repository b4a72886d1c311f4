import { definitionOf } from '../../core/frameworks/lookup.ts';
import { isSameName } from '../../core/model/device-name.ts';
import type { CommitUploads, PastOutcome } from '../../core/model/history.ts';
import type { NamedTest } from '../../core/model/results.ts';
import { CodedError } from '../../core/model/run-problem.ts';
import { classOf, methodOf } from '../../core/results/known-tests.ts';
import { counted, sum } from '../../lib/numbers.ts';
import { durationsOn, median, overheadOf } from '../history/durations.ts';
import { type History, isPass, rowsIn } from '../history/history.ts';
import { chanceResults } from '../history/judge-outcomes.ts';
import type { RunCounts } from './belief.ts';
import type { BisectInputs } from './bisect-inputs.ts';

export interface StoredBuilds {
  /** Uploads by commit, all of the same variant of the app. */
  readonly uploads: ReadonlyMap<string, CommitUploads>;
  /** Commits of the branch in the order of their first runs. */
  readonly order: readonly string[];
  /** Possible good commits, most suitable first, then older commits that may be good. */
  readonly goods: readonly string[];
  /** Possible bad commits, most suitable first. */
  readonly bads: readonly string[];
  /** Results up to the good commit. */
  readonly past: RunCounts;
  readonly runMs: number | undefined;
}

/** Whether the history contains the test on any device. */
export const knowsTest = ({ tests }: History, { className, name }: NamedTest): boolean =>
  tests.get(className)?.has(name) === true;

/** @throws {CodedError} `bisect-no-history` if the history has no good or no bad commit that can be run */
export const chooseBuilds = (history: History, inputs: BisectInputs, device: string, branch: string): StoredBuilds => {
  const test = `${inputs.className}#${inputs.name}`;
  const past = outcomesOn(history, inputs, device).filter(({ run }) => run.branch === branch && run.pullRequest === undefined);
  const order = orderOf(history, branch);
  const [goods, bads] = [goodCommits(past, inputs, order, history), badCommits(past, inputs, history)];
  const place = `on ${device}, branch "${branch}"`;
  if (goods.length === 0)
    throw noHistory(
      `the history has no run in which ${test} passed (${place}). Set \`good\` to a commit on which the test passes`,
    );
  if (bads.length === 0)
    throw noHistory(
      `${test} passed in its newest run (${place}), so the history has no bad commit; set \`bad\` to a commit on which it fails`,
    );
  const variants = [...Map.groupBy(history.uploads, ({ variant }) => variant).values()]
    .map((entries) => new Map(entries.map((entry) => [entry.commit, entry])))
    .filter((uploads) => goods.some((commit) => uploads.has(commit)) && bads.some((commit) => uploads.has(commit)))
    .toSorted((a, b) => b.size - a.size);
  const [uploads] = variants;
  if (uploads === undefined)
    throw noHistory(whyNoVariant(history, goods, bads, `${test} on ${device} and the branch "${branch}"`));
  const stored = goods.filter((commit) => uploads.has(commit));
  const [good = ''] = stored;
  const upTo = order.indexOf(good);
  return {
    uploads,
    order,
    // A good commit whose suite lacks the test is replaced by an older one.
    goods: [...new Set([...stored, ...order.slice(0, upTo).toReversed()])].filter((commit) => uploads.has(commit)),
    bads: bads.filter((commit) => uploads.has(commit)),
    past: chanceResults(past.filter(({ run }) => order.indexOf(run.commit) <= upTo)),
    runMs: runMsOf(history, inputs, device),
  };
};

const noHistory = (message: string): CodedError => new CodedError('bisect-no-history', message);

const outcomesOn = ({ tests }: History, { className, name }: NamedTest, device: string): readonly PastOutcome[] => {
  const byDevice = [...(tests.get(className)?.get(name) ?? [])];
  return byDevice.find(([each]) => isSameName(each, device))?.[1] ?? [];
};

/** Sorts commits by their first run. Without a stored run, uses the time of the uploads. */
const orderOf = ({ runs, uploads }: History, branch: string): readonly string[] => {
  const first = new Map<string, number>();
  const note = (commit: string, atMs: number): void =>
    void first.set(commit, Math.min(atMs, first.get(commit) ?? Number.POSITIVE_INFINITY));
  for (const run of runs) if (run.branch === branch && run.pullRequest === undefined) note(run.commit, run.startedAtMs);
  for (const { commit, usedAtMs } of uploads) if (!first.has(commit)) note(commit, usedAtMs);
  return [...first].toSorted(([, a], [, b]) => a - b).map(([commit]) => commit);
};

/** Commits on which the test passed, newest first. Leaves out commits on which the test failed later. */
const goodCommits = (
  past: readonly PastOutcome[],
  { good, bad }: BisectInputs,
  order: readonly string[],
  history: History,
): string[] => {
  if (good !== undefined) return [findCommit(good, 'good', history)];
  const end = bad === undefined ? undefined : order.indexOf(findCommit(bad, 'bad', history));
  const failing = bad === undefined ? new Set(trailingFailures(past).map(({ run }) => run.commit)) : new Set<string>();
  const passed = past.filter((outcome) => isPass(outcome) && !failing.has(outcome.run.commit)).map(({ run }) => run.commit);
  return [...new Set(passed.toReversed())].filter((commit) => end === undefined || order.indexOf(commit) < end);
};

/** Commits on which the test failed after its last pass, oldest first. */
const badCommits = (past: readonly PastOutcome[], { bad }: BisectInputs, history: History): string[] =>
  bad === undefined ? [...new Set(trailingFailures(past).map(({ run }) => run.commit))] : [findCommit(bad, 'bad', history)];

const trailingFailures = (past: readonly PastOutcome[]): readonly PastOutcome[] => past.slice(past.findLastIndex(isPass) + 1);

const findCommit = (start: string, input: 'good' | 'bad', { uploads }: History): string => {
  const commits = new Set(uploads.map((each) => each.commit));
  const [commit, ...others] = commits.values().filter((each) => each.toLowerCase().startsWith(start));
  if (commit !== undefined && others.length === 0) return commit;
  const known = counted(commits.size, 'commit');
  const why =
    commit === undefined
      ? `the history has no uploads of ${start}, only of ${known}`
      : `${start} is the start of several commits`;
  throw noHistory(`the commit in \`${input}\` cannot be run: ${why}`);
};

const whyNoVariant = ({ uploads }: History, goods: readonly string[], bads: readonly string[], where: string): string => {
  const commits = new Set(uploads.map(({ commit }) => commit));
  if (commits.size === 0)
    return 'the history has no uploads of any commit: runs of the action on the default branch store them, without `cleanup: true`';
  const lacking = [
    ...(goods.some((commit) => commits.has(commit)) ? [] : ['passed']),
    ...(bads.some((commit) => commits.has(commit)) ? [] : ['failed']),
  ];
  return lacking.length === 0
    ? `the uploads of the commits on which ${where} passed and failed are of different variants of the app`
    : `the history has uploads of ${counted(commits.size, 'commit')}, but of none on which ${where} ${lacking.join(' or ')}`;
};

/** Predicts the duration of a run, or of the whole suite if a request cannot select one test. */
const runMsOf = (history: History, { className, name, run }: BisectInputs, device: string): number | undefined => {
  const row = rowsIn(history.tests).find((each) => isSameName(each.device, device));
  const durations = durationsOn(history, row?.device ?? device);
  const methods =
    definitionOf(run.framework).testFilter === undefined
      ? [...durations.classes.values()].flatMap((byMethod) => [...byMethod.values()])
      : [durations.classes.get(classOf(className))?.get(methodOf(name)) ?? []];
  const measured = methods.flatMap((samples) => median(samples) ?? []);
  return measured.length === 0 ? undefined : overheadOf(durations) + sum(measured);
};

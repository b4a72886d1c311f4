import { setImmediate } from 'node:timers/promises';
import type { RunAnalysis } from '../../../core/model/run-analysis.ts';
import type { SelectRule, TestEntry } from '../../../core/model/run-plan.ts';
import { withMark } from '../../../core/results/selection/match-entry.ts';
import { counted, listFirst } from '../../../lib/numbers.ts';
import type { StepContext } from '../../context.ts';
import { openGitHubApi } from '../../github/api.ts';
import { readChangedFiles } from '../../github/branch-files.ts';
import { readEvent } from '../../github/github-context.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';

interface ChangeSelection {
  /** Entries of the input `tests`. An empty list selects no test. */
  readonly entries: readonly TestEntry[] | 'all';
  readonly notes: readonly string[];
}

export interface SelectedInputs {
  /** Inputs with the tests that the rules of `select` choose. */
  readonly inputs: RunInputs;
  /** Sentences for the plan: the rules that match, or why all tests run. */
  readonly notes: readonly string[];
  /** Absent if the changed files were not read. */
  readonly changedFiles?: RunAnalysis['changedFiles'];
  /** Sentence that says that only some tests run. */
  readonly notice?: string;
  /** Sentence that says why no test runs. */
  readonly nothing?: string;
}

/** Applies the rules of `select` to the changed files of a pull request or merge group. In case of doubt, all tests run. */
export const selectByChanges = async (inputs: RunInputs, context: StepContext): Promise<SelectedInputs> => {
  const { select, service, buildIds } = inputs;
  const { log } = context;
  if (select === undefined || buildIds.length > 0) return { inputs, notes: [] };
  return log.group('Select', async () => {
    const event = await readEvent(context.environment);
    const { githubToken } = service;
    const call = githubToken === undefined ? undefined : await openGitHubApi(githubToken, context);
    const changed = await readChangedFiles(call, event, context.signal);
    if (changed.kind !== 'read') {
      const isOther = changed.kind === 'other-event';
      const why = isOther
        ? '`select` applies only to pull requests and merge groups.'
        : `the list of changed files could not be read (${changed.why}).`;
      (isOther ? log.info : log.notice)(`All tests run: ${why}`);
      return { inputs, notes: [`All tests run: ${why}`] };
    }
    const { files, source } = changed;
    const { entries, notes: reasons } = await selectionOf(select, files, context.signal);
    const notes = [`${counted(files.length, 'changed file')} in ${source}.`, ...reasons];
    for (const note of notes) log.info(note);
    if (entries === 'all') return { inputs, notes, changedFiles: { files, source } };
    if (entries.length === 0) {
      const nothing = `No test is selected: all changed files of ${source} match rules of \`select\` that name no tests.`;
      return { inputs, notes, nothing };
    }
    const notice = `\`select\` selected tests by the changed files of ${source}; the others do not run.`;
    return { inputs: { ...inputs, tests: entries }, notes, changedFiles: { files, source }, notice };
  });
};

/** Selects all tests if a file matches no rule, or if no file has changed. */
export const selectionOf = async (
  rules: readonly SelectRule[],
  files: readonly string[],
  signal: AbortSignal,
): Promise<ChangeSelection> => {
  const { counts, unmatched } = await countMatches(rules, files, signal);
  if (files.length === 0) return { entries: 'all', notes: ['All tests run: no file is changed.'] };
  if (unmatched.length > 0) return { entries: 'all', notes: [`All tests run: no rule matches ${listFirst(unmatched, 1)}.`] };
  const notes = [...counts].map(([rule, count]) => describeRule(rule, count));
  const selecting = [...counts.keys()].map(({ entries }) => entries).filter((entries) => entries.length > 0);
  if (selecting.length === 0) return { entries: [], notes };
  const entries = joinEntries(selecting);
  return entries.length === 0
    ? { entries: 'all', notes: [...notes, 'All tests run: the matching rules together select every test.'] }
    : { entries, notes };
};

/** Work between two checks of the signal, in pattern characters × path characters. It takes a few milliseconds. */
const workPerTurn = 100_000;

const countMatches = async (rules: readonly SelectRule[], files: readonly string[], signal: AbortSignal) => {
  const counts = new Map<SelectRule, number>();
  const matched = new Set<string>();
  let work = 0;
  for (const rule of rules)
    for (const file of files) {
      work += rule.pattern.length * file.length;
      if (work > workPerTurn) {
        await setImmediate();
        signal.throwIfAborted();
        work = 0;
      }
      if (!rule.matches(file)) continue;
      matched.add(file);
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
    }
  return { counts, unmatched: files.filter((file) => !matched.has(file)) };
};

const mostNamed = 10;

const describeRule = ({ pattern, entries }: SelectRule, files: number): string => {
  const named = entries.map(withMark);
  return `${pattern} matches ${counted(files, 'file')} and selects ${listFirst(named, mostNamed) || 'nothing'}.`;
};

/** Joins the entries of several rules. An exclusion is kept only if all rules have it, so that no rule loses a test. */
const joinEntries = (lists: readonly (readonly TestEntry[])[]): readonly TestEntry[] => {
  const has = (list: readonly TestEntry[], { text }: TestEntry): boolean =>
    list.some((entry) => entry.excludes && entry.text === text);
  const all = [...new Map(lists.flat().map((entry) => [withMark(entry), entry])).values()];
  const excluded = all.filter((entry) => entry.excludes && lists.every((list) => has(list, entry)));
  const selectsRest = lists.some((list) => list.every(({ excludes }) => excludes));
  return selectsRest ? excluded : [...all.filter(({ excludes }) => !excludes), ...excluded];
};

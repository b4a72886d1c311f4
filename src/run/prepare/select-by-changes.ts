import { setImmediate } from 'node:timers/promises';
import type { StepContext } from '../../context.ts';
import { openGitHubApi } from '../../github/api.ts';
import { readChangedFiles } from '../../github/branch-files.ts';
import { readEvent } from '../../github/github-context.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { counted } from '../../lib/numbers.ts';
import type { SelectRule, TestEntry } from '../../model/run-plan.ts';

/** What changed files select. */
type ChangeSelection =
  | { readonly kind: 'all'; readonly notes: readonly string[] }
  /** `entries` as in the input `tests`; at least one. */
  | { readonly kind: 'some'; readonly entries: readonly TestEntry[]; readonly notes: readonly string[] }
  | { readonly kind: 'none'; readonly notes: readonly string[] };

/** The inputs, with what is left of their rules. */
export interface SelectedInputs {
  readonly inputs: RunInputs;
  /** Which rule selected what, or why all tests run; sentences for the plan. Empty without rules. */
  readonly notes: readonly string[];
  /** As far as they were read. */
  readonly changedFiles?: { readonly files: readonly string[]; readonly source: string };
  /** Only some tests run; a sentence. */
  readonly notice?: string;
  /** Why no test is to run; a sentence. Absent where tests run. */
  readonly nothing?: string;
}

/**
 * Turns the rules of `select` into entries of `tests`, by the files that the pull request or merge group changes, and says which rule
 * selected what. What is not certain selects everything.
 */
export const selectByChanges = async (inputs: RunInputs, context: StepContext): Promise<SelectedInputs> => {
  const { select, service, buildIds } = inputs;
  const { log } = context;
  if (select === undefined || buildIds.length > 0) return { inputs, notes: [] };
  return log.group('Select', async () => {
    const event = await readEvent(context.environment);
    const { githubToken } = service;
    const call = githubToken === undefined ? undefined : await openGitHubApi(githubToken, context);
    const changed = await readChangedFiles(call, event, context.signal);
    if (changed.kind === 'other-event') {
      const why = 'All tests run: `select` applies only to pull requests and merge groups.';
      log.info(why);
      return { inputs, notes: [why] };
    }
    if (changed.kind === 'unreadable') {
      const why = `All tests run: the list of changed files could not be read (${changed.why}).`;
      log.notice(why);
      return { inputs, notes: [why] };
    }
    const { files, source } = changed;
    const selection = await selectionOf(select, files, context.signal);
    const notes = [`${counted(files.length, 'changed file')} in ${source}.`, ...selection.notes];
    for (const note of notes) log.info(note);
    switch (selection.kind) {
      case 'all':
        return { inputs, notes, changedFiles: { files, source } };
      case 'some':
        return {
          inputs: { ...inputs, tests: selection.entries },
          notes,
          changedFiles: { files, source },
          notice: `\`select\` selected tests by the changed files of ${source}; the others do not run.`,
        };
      case 'none':
        return {
          inputs,
          notes,
          nothing: `No test is selected: every changed file of ${source} matches a rule of \`select\` with an empty list.`,
        };
    }
  });
};

/** A file may match several rules: what one of them selects runs. A file without a rule, and a change without files, select everything. */
export const selectionOf = async (
  rules: readonly SelectRule[],
  files: readonly string[],
  signal: AbortSignal,
): Promise<ChangeSelection> => {
  const { counts, unmatched } = await countMatches(rules, files, signal);
  const [first] = unmatched;
  if (files.length === 0) return { kind: 'all', notes: ['All tests run: no file is changed.'] };
  if (first !== undefined) {
    const others = unmatched.length === 1 ? '' : ` and ${unmatched.length - 1} more`;
    return { kind: 'all', notes: [`All tests run: no rule matches ${first}${others}.`] };
  }
  const notes = [...counts].map(([rule, count]) => describeRule(rule, count));
  const selecting = [...counts.keys()].map(({ entries }) => entries).filter((entries) => entries.length > 0);
  if (selecting.length === 0) return { kind: 'none', notes };
  const entries = joinEntries(selecting);
  return entries.length === 0
    ? { kind: 'all', notes: [...notes, 'All tests run: the matching rules together select every test.'] }
    : { kind: 'some', entries, notes };
};

/** Characters of a pattern times those of a path, summed up between two looks at the signal: a few milliseconds. */
const workPerTurn = 100_000;

/** How many files each rule matches that matches any, in the order of the rules, and the files without a rule. */
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
  const named = entries.slice(0, mostNamed).map(({ text, excludes }) => `${excludes ? '!' : ''}${text}`);
  const more = entries.length > mostNamed ? ` and ${entries.length - mostNamed} more` : '';
  return `${pattern} matches ${counted(files, 'file')} and selects ${named.length === 0 ? 'nothing' : named.join(', ')}${more}.`;
};

/**
 * Entries that select at least what each list selects on its own. A list of exclusions alone selects everything else; an exclusion holds
 * only where every list has it.
 */
const joinEntries = (lists: readonly (readonly TestEntry[])[]): readonly TestEntry[] => {
  const has = (list: readonly TestEntry[], { text }: TestEntry): boolean =>
    list.some((entry) => entry.excludes && entry.text === text);
  const all = [...new Map(lists.flat().map((entry) => [`${entry.excludes ? '!' : ''}${entry.text}`, entry])).values()];
  const excluded = all.filter((entry) => entry.excludes && lists.every((list) => has(list, entry)));
  const selectsRest = lists.some((list) => list.every(({ excludes }) => excludes));
  return selectsRest ? excluded : [...all.filter(({ excludes }) => !excludes), ...excluded];
};

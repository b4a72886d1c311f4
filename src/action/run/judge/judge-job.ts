import type { SessionResult } from '../../../core/model/results.ts';
import type { RunAnalysis } from '../../../core/model/run-analysis.ts';
import { type Accounting, accountStarted, selectedSuite } from '../../../core/results/accounting.ts';
import { analyzeShards } from '../../../core/results/expected-sessions.ts';
import { asUnstarted, stoppedBuilds } from '../../../core/results/left-out.ts';
import { mapTexts } from '../../../lib/map-texts.ts';
import type { Masker } from '../../../lib/masking/masker.ts';
import type { Context } from '../../context.ts';
import type { ResultInputs } from '../../inputs/result-inputs.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { describeJob } from '../prepare/plan.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { RepeatOutcome } from '../repeat/repeat-new.ts';
import type { RunFacts, RunState } from '../run-state.ts';
import { judgeRun, type RunOutcome } from './judge-run.ts';

export const knownOf = (
  { selection, notice, nothingToRun, target, changedFiles, repeats: prepared }: Prepared,
  { repeats, notices }: RepeatOutcome = { notices: [] },
): RunOutcome => ({
  nothingToRun,
  knownSuite: selectedSuite(selection),
  suite: selection.whole,
  suiteId: selection.suite?.suiteId,
  target,
  changedFiles: changedFiles ?? prepared?.changedFiles,
  repeats,
  notices: [...[notice, prepared?.notice].filter((each) => each !== undefined), ...notices],
});

/** Outcome of a run that starts no build, since it has nothing to run or no session could ever run; undefined for other runs. */
export const outcomeWithoutBuilds = (prepared: Prepared, state: RunState): RunOutcome | undefined => {
  const { plan, nothingToRun, unaffordable } = prepared;
  if (nothingToRun !== undefined) return knownOf(prepared);
  if (unaffordable === undefined) return undefined;
  state.onProblem(unaffordable);
  if (unaffordable.code === 'budget-exceeded') state.onUnstarted({ reason: 'budget', builds: plan.builds });
  return { ...knownOf(prepared), missing: accountRun(prepared, [], state).missing };
};

export const accountRun = ({ plan, selection }: Prepared, sessions: readonly SessionResult[], state: RunState): Accounting => {
  const { started, unstarted } = state.facts();
  const stopped = stoppedBuilds(started, analyzeShards(sessions)).filter(({ attempt }) => attempt === 0);
  return accountStarted(selection, plan.shards, sessions, [...unstarted, ...asUnstarted(stopped)]);
};

/** Limits of the cache of masked texts: characters of one text, and number of texts. */
const longestName = 300;
const mostNames = 50_000;
/** Fields with names of tests, whose masks tell tests apart. */
const nameFields = new Set(['name', 'className', 'test', 'tests', 'file']);
const place = 'results.json';

/**
 * Masks secrets in all texts. Must be called last, because masked texts cannot be compared with the service's responses.
 *
 * @param own texts that stay unmasked because other jobs compare them, such as device names
 */
export const shownFacts = (
  facts: RunFacts,
  outcome: RunOutcome,
  masker: Pick<Masker, 'text' | 'name'>,
  own: readonly string[] = [],
): { readonly facts: RunFacts; readonly outcome: RunOutcome } => {
  const cached = (mask: (text: string) => string): ((text: string) => string) => {
    const known = new Map(own.map((ownText) => [ownText, ownText]));
    return (text) => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const shown = mask(text);
      if (text.length <= longestName && known.size < mostNames) known.set(text, shown);
      return shown;
    };
  };
  const showText = cached((text) => masker.text(text, place));
  const showName = cached((text) => masker.name(text, place));
  const show = (text: string, field: string): string => (nameFields.has(field) ? showName(text) : showText(text));
  const { history, ...rest } = outcome;
  // The history holds the masked names of earlier runs.
  return { facts: mapTexts(facts, show), outcome: { ...mapTexts(rest, show), history } };
};

/** Masks names in the quarantine file like the names of the results, with which they are compared. */
export const withMaskedNames = <Inputs extends ResultInputs>(inputs: Inputs, masker: Pick<Masker, 'name'>): Inputs => {
  const { quarantine } = inputs;
  if (quarantine === undefined) return inputs;
  const entries = quarantine.entries.map((entry) => ({ ...entry, test: masker.name(entry.test) }));
  return { ...inputs, quarantine: { ...quarantine, entries } };
};

type Judging = Pick<Context, 'github' | 'baseUrl' | 'isSimulated' | 'masker'>;

export const judgeJob = (inputs: RunInputs, facts: RunFacts, outcome: RunOutcome, context: Judging): RunAnalysis => {
  const own = [...inputs.deviceLines, ...facts.devices.map(({ device }) => device)];
  const shown = shownFacts(facts, outcome, context.masker, own);
  const job = describeJob(inputs, context.github, facts.devices, outcome.suiteId);
  return judgeRun(withMaskedNames(inputs, context.masker), shown.facts, shown.outcome, {
    baseUrl: context.baseUrl,
    simulated: context.isSimulated(),
    job,
    masked: context.masker.counts(),
  });
};

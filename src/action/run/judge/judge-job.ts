import type { SessionResult } from '../../../core/model/results.ts';
import type { RunAnalysis } from '../../../core/model/run-analysis.ts';
import { type Accounting, accountStarted, selectedSuite } from '../../../core/results/accounting.ts';
import { analyzeShards } from '../../../core/results/expected-sessions.ts';
import { asUnstarted, stoppedBuilds } from '../../../core/results/left-out.ts';
import { mapTexts } from '../../../lib/map-texts.ts';
import type { Context } from '../../context.ts';
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

export const accountRun = ({ plan, selection }: Prepared, sessions: readonly SessionResult[], state: RunState): Accounting => {
  const { started, unstarted } = state.facts();
  const stopped = stoppedBuilds(started, analyzeShards(sessions)).filter(({ attempt }) => attempt === 0);
  return accountStarted(selection, plan.shards, sessions, [...unstarted, ...asUnstarted(stopped)]);
};

/** Limits of the cache of masked texts: characters of one text, and number of texts. */
const longestName = 300;
const mostNames = 50_000;

/**
 * Masks credentials in all texts. Must be called last, because masked texts cannot be compared with the service's responses.
 *
 * @param own texts that stay unmasked because other jobs compare them, such as device names
 */
export const shownFacts = (
  facts: RunFacts,
  outcome: RunOutcome,
  redact: (text: string) => string,
  own: readonly string[] = [],
): { readonly facts: RunFacts; readonly outcome: RunOutcome } => {
  const known = new Map(own.map((ownText) => [ownText, ownText]));
  const show = (text: string): string => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const shown = redact(text);
    if (text.length <= longestName && known.size < mostNames) known.set(text, shown);
    return shown;
  };
  const { knownSuite, suite, history, ...rest } = outcome;
  return {
    facts: mapTexts(facts, show),
    // Names in the suite and the history stay unmasked, because tests are looked up by name.
    outcome: { ...mapTexts(rest, show), knownSuite, suite, history },
  };
};

type Judging = Pick<Context, 'github' | 'baseUrl' | 'isSimulated'> & { readonly redact: (text: string) => string };

export const judgeJob = (inputs: RunInputs, facts: RunFacts, outcome: RunOutcome, context: Judging): RunAnalysis => {
  const own = [...inputs.deviceLines, ...facts.devices.map(({ device }) => device)];
  const shown = shownFacts(facts, outcome, context.redact, own);
  const job = describeJob(inputs, context.github, facts.devices, outcome.suiteId);
  return judgeRun(inputs, shown.facts, shown.outcome, { baseUrl: context.baseUrl, simulated: context.isSimulated(), job });
};

import type { Context } from '../../context.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { mapTexts } from '../../lib/map-texts.ts';
import { present } from '../../lib/present.ts';
import type { SessionResult } from '../../model/results.ts';
import type { RunAnalysis } from '../../model/run-analysis.ts';
import { type Accounting, accountStarted, selectedSuite } from '../../results/accounting.ts';
import { analyzeShards } from '../../results/expected-sessions.ts';
import { asUnstarted, stoppedBuilds } from '../../results/left-out.ts';
import { describeJob } from '../prepare/plan.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { RepeatOutcome } from '../repeat/repeat-new.ts';
import type { RunFacts, RunState } from '../run-state.ts';
import { judgeRun, type RunOutcome } from './judge-run.ts';

/** What is known of the suite of a run. */
export const knownOf = (
  { selection, notice, nothingToRun, bundle, changedFiles, repeats: prepared }: Prepared,
  { repeats, notices }: RepeatOutcome = { notices: [] },
): RunOutcome => ({
  nothingToRun,
  knownSuite: selectedSuite(selection),
  suite: selection.whole,
  suiteId: selection.suite?.suiteId,
  target: bundle.target,
  ...present({ changedFiles: changedFiles ?? prepared?.changedFiles }),
  repeats,
  notices: [...[notice, prepared?.notice].filter((each) => each !== undefined), ...notices],
});

/** The tests that the shards of a run had to report, and did not. */
export const accountRun = ({ plan, selection }: Prepared, sessions: readonly SessionResult[], state: RunState): Accounting => {
  const { started, unstarted } = state.facts();
  const stopped = stoppedBuilds(started, analyzeShards(sessions)).filter(({ attempt }) => attempt === 0);
  return accountStarted(selection, plan.shards, sessions, [...unstarted, ...asUnstarted(stopped)]);
};

interface Shown {
  readonly facts: RunFacts;
  readonly outcome: RunOutcome;
}

/** Names recur for every device. */
const longestName = 300;

/**
 * What is known of a run, as it may be shown: whatever leaves this step from here on holds no credentials. Until here values were compared,
 * and are as the service gave them.
 *
 * @param own words of this job's inputs, such as its devices: they stay, since other jobs know them, too
 */
export const shownFacts = ({ facts, outcome }: Shown, redact: (text: string) => string, own: readonly string[] = []): Shown => {
  const known = new Map(own.map((word) => [word, word]));
  const show = (text: string): string => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const shown = redact(text);
    if (text.length <= longestName) known.set(text, shown);
    return shown;
  };
  const { knownSuite, suite, history, ...rest } = outcome;
  return {
    facts: mapTexts(facts, show),
    // The suite's own names, and those of earlier runs, by which missing tests and quarantined ones are found.
    outcome: { ...mapTexts(rest, show), ...present({ knownSuite, suite, history }) },
  };
};

/** Where the results of a job come from, and what its report must not contain. */
type Judging = Pick<Context, 'github' | 'baseUrl' | 'isSimulated'> & { readonly redact: (text: string) => string };

/** The analysis of what one job ran, or of its plan. */
export const judgeJob = (inputs: RunInputs, facts: RunFacts, outcome: RunOutcome, context: Judging): RunAnalysis => {
  const own = [...inputs.deviceLines, ...facts.devices.map(({ device }) => device)];
  const shown = shownFacts({ facts, outcome }, context.redact, own);
  const job = describeJob(inputs, context.github, facts.devices, outcome.suiteId);
  return judgeRun(inputs, shown.facts, shown.outcome, { baseUrl: context.baseUrl, simulated: context.isSimulated(), job });
};

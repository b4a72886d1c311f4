import type { CommitUploads } from '../../../core/model/history.ts';
import type { ComparisonPlan } from '../../../core/model/run-plan.ts';
import { mostCompared, namePlaceOnBase } from '../../../core/results/base-comparison.ts';
import { counted, formatMinutes } from '../../../lib/numbers.ts';
import type { StepContext } from '../../context.ts';
import { readEvent } from '../../github/github-context.ts';
import { newestRunnable } from '../../history/base-uploads.ts';
import type { History } from '../../history/history.ts';
import { thisRun } from '../../history/run-history.ts';
import type { StepHistory } from '../../history/step-history.ts';
import type { ResolvedInputs } from '../../inputs/run-inputs.ts';
import { variantOf } from './plan.ts';

export interface PreparedComparison {
  /** Absent outside of pull requests and merge groups, where nothing is compared. */
  readonly plan?: ComparisonPlan;
  /** Commit of this change. */
  readonly head: string;
  /** Absent if no build of the base branch can be run. */
  readonly uploads?: CommitUploads;
  /** Sentences for the plan that say what is compared with which commit, or why nothing is. */
  readonly notes: readonly string[];
}

/** Plans the runs of failed tests on the app of the base branch. Undefined without `compare-base`. */
export const planComparison = async (
  inputs: ResolvedInputs,
  earlier: History,
  history: StepHistory | undefined,
  predictMs: (device: string, tests: readonly string[]) => number | undefined,
  context: StepContext,
): Promise<PreparedComparison | undefined> => {
  if (!inputs.compareBase) return undefined;
  const event = await readEvent(context.environment);
  const { baseBranches, commit: head } = thisRun(event, context);
  const [branch] = baseBranches;
  if ((event.pullRequest === undefined && event.mergeGroup === undefined) || branch === undefined)
    return { head, notes: ['`compare-base` applies only to pull requests and merge groups.'] };
  if (!inputs.wait)
    return { head, notes: ['Nothing is compared with the base branch: this step does not wait for the results.'] };
  const found = whyUnread(inputs, history) ?? newestRunnable(earlier, branch, variantOf(inputs, context.github));
  if (typeof found === 'string')
    return { head, plan: { branch, why: found }, notes: [`Failed tests will not be compared with ${branch}: ${found}.`] };
  const { commit } = found;
  const [device = ''] = inputs.devices;
  const predictedMs = predictMs(device, ['one test']);
  const price =
    predictedMs === undefined ? 'of unknown duration' : `with one test predicted ${formatMinutes(predictedMs)} device minutes`;
  const times = inputs.retries === 0 ? 'once' : `as often as here, at most ${counted(inputs.retries + 1, 'time')}`;
  const note = `Failed tests, at most ${mostCompared}, also run on ${namePlaceOnBase({ branch, commit })}, on the device where they failed, ${times} (a session ${price}).`;
  return { head, plan: { branch, commit, predictedMs }, uploads: found, notes: [note] };
};

/** Clause that says why the history tells nothing; undefined if it was read. */
const whyUnread = ({ history: place }: ResolvedInputs, history: StepHistory | undefined): string | undefined => {
  if (place.kind === 'off') return 'there is no history (`history: off`)';
  const problem = history?.problem();
  if (problem !== undefined) return `the history could not be read (${problem})`;
  return history?.store() === undefined ? 'this runner has no cache service for the history' : undefined;
};

import type { RulesPlan } from '../../alert-rules/plan-rules.ts';
import { isCancellation } from '../../lib/cancellation.ts';
import type { Log } from '../../lib/log.ts';
import { describeError } from '../ledger.ts';

/** What went wrong, and where in the file of rules. */
export interface AlertFailure {
  /** One sentence. */
  readonly message: string;
  /** In the file of rules, from 1. */
  readonly line?: number;
  /** What to do next, where an error knows. */
  readonly hint?: string;
}

/** What has been done so far, or would be; stages write here as they go, so that nothing is lost whatever stops them. */
export interface AlertOutcome {
  /** Names, as in the outputs. */
  readonly created: string[];
  readonly unchanged: string[];
  readonly drifted: string[];
  paused: string[];
  readonly resumed: string[];
  readonly failures: AlertFailure[];
  /** Sentences that should be seen and change nothing. */
  readonly remarks: string[];
  plan: RulesPlan | undefined;
}

export const openOutcome = (): AlertOutcome => ({
  created: [],
  unchanged: [],
  drifted: [],
  paused: [],
  resumed: [],
  failures: [],
  remarks: [],
  plan: undefined,
});

/** Every output of `alerts`, always all of them. */
export type AlertOutputs = Readonly<Record<'created' | 'unchanged' | 'drifted' | 'paused' | 'resumed', string>>;

export const alertOutputsOf = ({ created, unchanged, drifted, paused, resumed }: AlertOutcome): AlertOutputs => ({
  created: JSON.stringify(created),
  unchanged: JSON.stringify(unchanged),
  drifted: JSON.stringify(drifted),
  paused: JSON.stringify(paused),
  resumed: JSON.stringify(resumed),
});

/** Runs the work; what stops it becomes part of the outcome instead of ending the step without one. */
export const keepOutcome = async (outcome: AlertOutcome, log: Log, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
    outcome.failures.push(
      isCancellation(error)
        ? { message: 'The workflow was cancelled.' }
        : { message: `${describeError(error)}.`, ...hintOf(error) },
    );
  }
};

export const hintOf = (error: unknown): { readonly hint?: string } =>
  error instanceof Error && 'hint' in error && typeof error.hint === 'string' ? { hint: error.hint } : {};

import type { AlertRecord } from '../../core/model/alert.ts';
import { type ErrorCode, problem, problemSentence, type RunProblem } from '../../core/model/error-codes.ts';
import { problemOf } from '../../core/model/run-problem.ts';
import { isCancellation } from '../../lib/cancellation.ts';
import type { Log } from '../../lib/log.ts';
import type { RulesPlan } from './compare-rules.ts';

export interface AlertFailure {
  /** Sentence that ends with the error code. */
  readonly message: string;
  readonly code: ErrorCode;
  readonly hint: string;
  /** Line number in the rules file, from 1. */
  readonly line?: number;
}

/** Stored alert as the output `alerts` has it, without secrets. */
export interface ListedAlert {
  readonly id: string;
  readonly name: string;
  readonly status: AlertRecord['status'];
  readonly fields: AlertRecord['fields'];
  /** Description for people: condition and targets. */
  readonly about: string;
}

/** Changes that the step has made so far. Each change is recorded at once, because the step may be interrupted. */
export interface AlertOutcome {
  /** Names of the created alerts. Each of the five lists becomes an output with the same name. */
  readonly created: string[];
  readonly unchanged: string[];
  readonly drifted: string[];
  paused: string[];
  readonly resumed: string[];
  readonly failures: AlertFailure[];
  /** Sentences to show to the user. They have no effect on the result. */
  readonly remarks: string[];
  plan: RulesPlan | undefined;
  /** Stored alerts with `mode: list`; undefined in other modes. */
  listed: readonly ListedAlert[] | undefined;
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
  listed: undefined,
});

/** Outputs of the `alerts` action. All of them are set in every mode. */
export const alertOutputsOf = (outcome: AlertOutcome): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    (['created', 'unchanged', 'drifted', 'paused', 'resumed'] as const).map((name) => [name, JSON.stringify(outcome[name])]),
  ),
  alerts: JSON.stringify((outcome.listed ?? []).map(({ id, name, status, fields }) => ({ id, ...fields, name, status }))),
});

/** Runs `work`, and adds an error that it throws to the failures of the outcome. */
export const keepOutcome = async (outcome: AlertOutcome, log: Log, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
    outcome.failures.push(
      alertFailure(isCancellation(error) ? problem('cancelled', 'The workflow was cancelled') : problemOf(error)),
    );
  }
};

export const alertFailure = (failure: RunProblem, line?: number): AlertFailure => ({
  message: problemSentence(failure),
  code: failure.code,
  hint: failure.hint,
  line,
});

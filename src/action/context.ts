import type { RunProblem } from '../core/model/error-codes.ts';
import type { Clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import type { Masker } from '../lib/masking/masker.ts';
import type { CloudClient } from '../service/index.ts';
import type { ServiceInputs } from './inputs/service.ts';

/** Repository, run and job of a step, from the runner's environment. */
export interface GitHubContext {
  /** Name of the repository, `<owner>/<name>`. */
  readonly repository: string;
  readonly repositoryName: string;
  readonly runId: string;
  /** Number of the attempt, from 1. "Re-run jobs" increases it. */
  readonly runAttempt: number;
  /** Commit that the workflow run was started for. */
  readonly sha: string;
  readonly job: string;
  /** Id of the step in the workflow, or else an id from the runner. */
  readonly step: string;
  /** Matrix values of the job as JSON, from the default of the input `job-context`; absent without a matrix. */
  readonly matrix?: string;
  readonly workspace: string;
  readonly serverUrl: string;
  /** URL of the documentation for the version of the action in use. */
  readonly docsUrl: string;
  /** URL of this run's page, if known. */
  readonly runUrl?: string;
}

/** A message about a line of a file, shown on the run's page and in the pull request. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}

/** Environment, log, outputs, state and summary of a step. They are available before the inputs are read. */
export interface StepContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isPostStep: boolean;
  readonly github: GitHubContext;
  readonly log: Log;
  /** Masks what leaves the step. `log`, `setOutputs`, `annotate` and `writeSummary` already use it. */
  readonly masker: Masker;
  readonly clock: Clock;
  /** Aborts when the workflow is cancelled. */
  readonly signal: AbortSignal;
  readonly random: () => number;
  /** Whether a built-in cloud has responded so far, in this process or at a remote address. All results are then simulated. */
  readonly isSimulated: () => boolean;
  mask(secret: string): void;
  /**
   * Sets outputs. If the file of outputs cannot be written, restores the previous outputs with the verdict `error`, and fails
   * the step.
   *
   * @returns the problem if the file could not be written
   */
  setOutputs(outputs: Readonly<Record<string, string>>): RunProblem | undefined;
  /** @throws if the runner's state file, which the post step reads, cannot be written */
  saveState(name: string, value: string): void;
  getState(name: string): string;
  annotate(annotation: Annotation): void;
  /** Appends Markdown to the job summary, whose size the caller limits. Logs a warning if the summary cannot be written. */
  writeSummary(markdown: string): Promise<void>;
  fail(): void;
}

/** Context of a step that is connected to the service. */
export interface Context extends StepContext {
  readonly service: ServiceInputs;
  /** Address of the API, which may be the built-in cloud. */
  readonly baseUrl: string;
  readonly cloud: CloudClient;
  /** Number of jobs that use the account at the same time, including this job. */
  readonly jobs: number;
  /** Folder for files that are deleted at the end of the step. */
  readonly tempDir: string;
  /** Seconds in the built-in cloud per second of the step; absent without a built-in cloud in this job. */
  readonly timeScale?: number;
}

import type { CloudClient } from './cloud/client.ts';
import type { GitHubContext } from './github/github-context.ts';
import type { ServiceInputs } from './inputs/service.ts';
import type { Clock } from './lib/clock.ts';
import type { Log } from './lib/log.ts';
import type { RunProblem } from './model/error-codes.ts';

/** A message about a line of a file, shown on the run's page and in the pull request. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}

/** What a step can use before its inputs are read. Only this object gives access to its log, outputs, state and summary. */
export interface StepContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isPostStep: boolean;
  readonly github: GitHubContext;
  readonly log: Log;
  readonly clock: Clock;
  /** Aborts when the workflow is cancelled. */
  readonly signal: AbortSignal;
  readonly random: () => number;
  /** Whether a built-in cloud has responded so far, in this process or at a remote address. If so, all results are simulated. */
  readonly isSimulated: () => boolean;
  mask(secret: string): void;
  /**
   * Restores the previous outputs, sets the verdict to `error`, and fails the step if the file of outputs cannot be written. So
   * a later job never reads only some of the new outputs.
   *
   * @returns the problem if the file could not be written
   */
  setOutputs(outputs: Readonly<Record<string, string>>): RunProblem | undefined;
  /** @throws if the runner's state file cannot be written. The post step reads this file. */
  saveState(name: string, value: string): void;
  getState(name: string): string;
  annotate(annotation: Annotation): void;
  /** Appends Markdown to the job summary. The caller limits its size. Logs a warning if the summary cannot be written. */
  writeSummary(markdown: string): Promise<void>;
  fail(): void;
}

/** Context of a step that is connected to the service. Log, outputs and summary mask the service's credentials. */
export interface Context extends StepContext {
  readonly service: ServiceInputs;
  /** Address of the API, which may be the built-in cloud. */
  readonly baseUrl: string;
  readonly cloud: CloudClient;
  /** Number of jobs that use the account at the same time, including this job. */
  readonly jobs: number;
  /** Folder for files that are deleted at the end of the step. */
  readonly tempDir: string;
  /** Seconds in this job's built-in cloud per second in the step. Absent if the job has no built-in cloud. */
  readonly timeScale?: number | undefined;
}

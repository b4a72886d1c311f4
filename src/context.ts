import type { CloudClient } from './cloud/client.ts';
import type { GitHubContext } from './github/github-context.ts';
import type { ServiceInputs } from './inputs/service.ts';
import type { Clock } from './lib/clock.ts';
import type { Log } from './lib/log.ts';
import type { RunProblem } from './model/error-codes.ts';

/** A remark on a line of a file, shown on the run's page and in the pull request. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}

/** The step as the runner started it, before its inputs name a service. The only way to its log, outputs, state and summary. */
export interface StepContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Whether the process runs the work after the step. */
  readonly isPostStep: boolean;
  readonly github: GitHubContext;
  readonly log: Log;
  readonly clock: Clock;
  /** Aborts when the workflow is cancelled. */
  readonly signal: AbortSignal;
  readonly random: () => number;
  /** Whether the built-in cloud has answered so far, in this process or at an address: no result is real. */
  readonly isSimulated: () => boolean;
  /** Hides a value in all logs from here on. */
  mask(secret: string): void;
  /**
   * Sets all of these outputs. A later job must not take a part of them for the whole: where the runner's file cannot be written, it
   * gets back the outputs before, with the verdict `error`, and the step is red.
   *
   * @returns why the file could not be written
   */
  setOutputs(outputs: Readonly<Record<string, string>>): RunProblem | undefined;
  /** @throws where the runner's file cannot be written: the post step would know nothing of this step */
  saveState(name: string, value: string): void;
  getState(name: string): string;
  annotate(annotation: Annotation): void;
  /** Appends Markdown to the summary of the job; the caller keeps it within the runner's limit. A warning where that cannot be written. */
  writeSummary(markdown: string): Promise<void>;
  /** Makes the step red. */
  fail(): void;
}

/** The step with the service at the other end. The log, the outputs and the summary know no credential of it. */
export interface Context extends StepContext {
  readonly service: ServiceInputs;
  /** Address of the API, also of the built-in cloud. */
  readonly baseUrl: string;
  readonly cloud: CloudClient;
  /** Jobs that use the same account at the same time, this one included. */
  readonly jobs: number;
  /** For files that live no longer than the step. */
  readonly tempDir: string;
  /** Seconds that pass at the service in one of the step's: more than 1 with the built-in cloud of this job. */
  readonly timeScale?: number | undefined;
}

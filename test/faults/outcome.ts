import type { StartedBuild } from '../../src/embedded/server.ts';
import { parseBuildTag } from '../../src/model/build-tag.ts';

/** What a run left behind, and what the service saw of it. */
export interface Outcome {
  readonly outputs: Readonly<Record<string, string>>;
  /** Whether the step is red. */
  readonly failed: boolean;
  /** Of the log, without what only a debug log shows. */
  readonly lines: readonly string[];
  /** Below the report folder. */
  readonly files: readonly string[];
  /** Simulated. */
  readonly elapsedMs: number;
  /** False where the run had to be given up. */
  readonly ended: boolean;
  /** What the command started at the service. */
  readonly builds: readonly StartedBuild[];
  /** Requests that met the fault. */
  readonly struck: number;
  /** Requests to another origin that carried credentials. */
  readonly leaks: readonly string[];
}

/** The random part of the tag that the action writes into each request; a build without it stands for itself. */
export const tagOf = ({ id, capabilities }: StartedBuild): string => parseBuildTag(capabilities.buildTag)?.nonce ?? id;

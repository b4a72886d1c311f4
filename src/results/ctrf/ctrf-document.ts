import type { KnownSuite } from '../../model/known-suite.ts';

/** The part of a CTRF 0.0.x document that is written here (https://ctrf.io, `ctrf.schema.json`). Times and durations in milliseconds. */
export interface CtrfDocument {
  readonly reportFormat: 'CTRF';
  readonly specVersion: string;
  /** RFC 3339. */
  readonly timestamp: string;
  readonly generatedBy: string;
  readonly results: {
    readonly tool: { readonly name: string };
    readonly summary: CtrfSummary;
    readonly tests: readonly CtrfTest[];
    readonly environment: {
      readonly reportName: string;
      readonly testEnvironment: string;
      readonly healthy: boolean;
    };
    readonly extra: CtrfRunExtra;
  };
}

export interface CtrfSummary {
  readonly tests: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly pending: number;
  readonly other: number;
  readonly flaky: number;
  readonly start: number;
  readonly stop: number;
  readonly duration: number;
}

export type CtrfStatus = 'passed' | 'failed' | 'skipped';

export interface CtrfTest {
  readonly name: string;
  readonly status: CtrfStatus;
  readonly duration: number;
  readonly start?: number;
  readonly stop?: number;
  readonly suite?: readonly string[];
  readonly message?: string;
  readonly trace?: string;
  readonly line?: number;
  readonly rawStatus: string;
  readonly filePath?: string;
  readonly retries: number;
  readonly retryAttempts?: readonly CtrfAttempt[];
  readonly flaky: boolean;
  readonly stdout?: readonly string[];
  readonly stderr?: readonly string[];
  readonly device: string;
  readonly extra: CtrfTestExtra;
}

/** A try before the last one; 1 is the first. */
export interface CtrfAttempt {
  readonly attempt: number;
  readonly status: CtrfStatus;
  readonly duration?: number;
  readonly message?: string;
  readonly trace?: string;
  readonly extra: { readonly rawStatus: string };
}

/** Shards and attempts count from 1, as in the names of folders. */
export interface CtrfTestExtra {
  readonly device: string;
  readonly shard: number;
  readonly shards: number;
  readonly attempt: number;
  readonly build: string;
  readonly session?: string;
  readonly simulated: boolean;
  /** `session` and `verdict` stand for something that is wrong and that no test tells. */
  readonly kind: 'test' | 'session' | 'verdict';
  readonly testId?: string;
  readonly properties?: Readonly<Record<string, string>>;
  readonly attachments?: readonly string[];
  readonly links?: Readonly<Record<string, unknown>>;
}

export interface CtrfRunExtra {
  readonly simulated: boolean;
  readonly verdict: string;
  readonly reason: string;
  /** Stable name of the reason; absent where the verdict is green. */
  readonly code?: string;
  readonly framework: string;
  readonly project: string;
  /** Absent in the document of a collector job. */
  readonly job?: CtrfJob;
  readonly failOnFlaky: boolean;
  readonly deviceMs: number;
  readonly queueMs: number;
  /** Counts over (test, device) pairs, as in the outputs of the step. */
  readonly totals: Readonly<Record<string, number>>;
  readonly builds: readonly { readonly id: string; readonly shard: number; readonly shards: number; readonly attempt: number }[];
  readonly sessions: readonly CtrfSession[];
  readonly missingTests: readonly { readonly name: string; readonly devices: readonly string[] }[];
  /** The discovered tests that the run had to report; absent where they are unknown. */
  readonly knownSuite?: KnownSuite;
  readonly notices: readonly string[];
}

/** Which job of which run attempt wrote the document. */
export interface CtrfJob {
  /** Differs between the jobs of a matrix, stays over run attempts. */
  readonly hash: string;
  readonly run: string;
  readonly runAttempt: number;
  readonly name: string;
  readonly devices: readonly string[];
  readonly shards: number | 'auto';
  /** The only shard of this job. */
  readonly shard?: number;
}

export interface CtrfSession {
  readonly device: string;
  readonly shard: number;
  readonly shards: number;
  readonly attempt: number;
  readonly build: string;
  readonly session?: string;
  readonly tests: number;
  readonly start?: number;
  readonly duration?: number;
  readonly queued?: number;
  /** Inside the report folder. */
  readonly folder: string;
  readonly dashboard?: string;
  readonly video?: string;
}

import path from 'node:path';
import type { StoredArtifact } from '../../github/artifacts.ts';
import { formatMinutes } from '../../lib/numbers.ts';
import type { RunAnalysis } from '../../model/run-analysis.ts';
import { unstableTests } from '../../results/repeats.ts';
import { failedTests, newFailures } from '../../results/totals.ts';
import { outputsWithoutResult, type RunOutputs, refOutputs } from './outputs.ts';

const maxFailedTests = 100;

export interface ReportFiles {
  readonly reportDir: string;
  /** Path of `results.json`. This path and each of the next three paths is absent if its file could not be written. */
  readonly resultsPath?: string;
  readonly junitPath?: string;
  readonly htmlPath?: string;
  readonly triagePath?: string;
  readonly artifact?: StoredArtifact | undefined;
  readonly htmlArtifact?: StoredArtifact | undefined;
}

/** Every output of `run` for a run with results. Without a history, no failure is reported as new. */
export const outputsOf = (run: RunAnalysis, files: ReportFiles, keepsHistory = true): RunOutputs => ({
  ...outputsWithoutResult(run.verdict, run.simulated),
  ...refOutputs(run.refs),
  'build-ids': JSON.stringify(run.builds.map((build) => build.id)),
  tests: String(run.totals.tests),
  passed: String(run.totals.passed),
  failed: String(run.totals.failed),
  skipped: String(run.totals.skipped),
  flaky: String(run.totals.flaky),
  missing: String(run.totals.missing),
  quarantined: String(run.totals.quarantined),
  sessions: String(run.sessions.filter((session) => session.sessionId !== undefined).length),
  'device-minutes': formatMinutes(run.deviceMs + (run.repeats?.deviceMs ?? 0)),
  'predicted-device-minutes': run.prediction === undefined ? '' : formatMinutes(run.prediction.deviceMs),
  'queue-seconds': String(Math.round(run.queueMs / 1_000)),
  'duration-seconds': String(Math.round((run.finishedAt.getTime() - run.startedAt.getTime()) / 1_000)),
  'failed-tests': JSON.stringify(failedTests(run.shards, run.failOnFlaky, maxFailedTests)),
  'new-failures': JSON.stringify(keepsHistory ? newFailures(run, maxFailedTests) : []),
  unstable: JSON.stringify(unstableTests(run.repeats, maxFailedTests)),
  'report-dir': path.resolve(files.reportDir),
  'results-path': files.resultsPath ?? '',
  'junit-path': files.junitPath ?? '',
  'html-path': files.htmlPath ?? '',
  'triage-path': files.triagePath ?? '',
  'artifact-id': files.artifact?.id ?? '',
  'artifact-url': files.artifact?.url ?? '',
  'html-url': files.htmlArtifact?.url ?? '',
});

import path from 'node:path';
import type { StoredArtifact } from '../../github/artifacts.ts';
import { formatMinutes } from '../../lib/numbers.ts';
import type { Verdict } from '../../model/results.ts';
import type { RunAnalysis, UsedRefs } from '../../model/run-analysis.ts';
import { unstableTests } from '../../results/repeats.ts';
import { failedTests, newFailures } from '../../results/totals.ts';
import type { What } from '../upload/upload-file.ts';

const maxFailedTests = 100;

/** All outputs of `run` for a step that ended without a result, for instance because of invalid inputs. */
export const outputsWithoutResult = (verdict: Verdict, simulated = false) => ({
  verdict: String(verdict.kind),
  reason: verdict.reason,
  'build-ids': '[]',
  'app-ref': '',
  'test-suite-ref': '',
  'media-refs': '[]',
  tests: '0',
  passed: '0',
  failed: '0',
  skipped: '0',
  flaky: '0',
  missing: '0',
  quarantined: '0',
  sessions: '0',
  'device-minutes': '0.0',
  'predicted-device-minutes': '',
  'queue-seconds': '0',
  'duration-seconds': '0',
  'failed-tests': '[]',
  'new-failures': '[]',
  unstable: '[]',
  'report-dir': '',
  'results-path': '',
  'junit-path': '',
  'html-path': '',
  'triage-path': '',
  'artifact-id': '',
  'artifact-url': '',
  'html-url': '',
  simulated: String(simulated),
});

type RunOutputs = Readonly<ReturnType<typeof outputsWithoutResult>>;

export interface ReportFiles {
  readonly reportDir: string;
  /** Path of results.json. Like the following paths, absent if the file could not be written. */
  readonly resultsPath?: string;
  readonly junitPath?: string;
  readonly htmlPath?: string;
  readonly triagePath?: string;
  readonly artifact?: StoredArtifact | undefined;
  readonly htmlArtifact?: StoredArtifact | undefined;
}

/** @param keepsHistory whether there is a history; without it, no failure counts as new */
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

const refOutputs = ({ app = '', testSuite = '', media = [] }: UsedRefs) => ({
  'app-ref': asInput(app),
  'test-suite-ref': asInput(testSuite),
  'media-refs': JSON.stringify(media),
});

/**
 * Converts a reference to the syntax of inputs for later steps. A custom id needs a prefix, because without it an input would be
 * a path.
 */
const asInput = (reference: string): string =>
  reference === '' || reference.includes('/') ? reference : `custom-id:${reference}`;

/** Order of uploads in outputs. Uploads run in parallel, so their own order is random. */
const uploadOrder: readonly What[] = ['app', 'test-suite', 'media'];

/** All outputs of `upload`. */
export const uploadOutputsOf = (uploaded: UsedRefs, reused: readonly What[]) => ({
  ...refOutputs(uploaded),
  reused: JSON.stringify(uploadOrder.filter((what) => reused.includes(what))),
});

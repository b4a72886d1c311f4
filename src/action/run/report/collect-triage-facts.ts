import path from 'node:path';
import { type SessionResult, testName } from '../../../core/model/results.ts';
import type { LocatedTest, RunAnalysis } from '../../../core/model/run-analysis.ts';
import { isSystemError } from '../../../core/model/run-problem.ts';
import {
  causesWithUnstable,
  type FailureCauseOfRun,
  type SessionCauseOfRun,
} from '../../../core/results/triage/causes-of-run.ts';
import { codeOwnersPaths, maxCodeOwnersBytes, type OwnersOf, readCodeOwners } from '../../../core/results/triage/code-owners.ts';
import { compareWithPast } from '../../../core/results/triage/compare-with-past.ts';
import {
  failedRequests,
  findLogLines,
  findSessionEnd,
  type LogFinding,
  type WantedLines,
} from '../../../core/results/triage/file-evidence.ts';
import { maxEntries, noFacts, type TriageFacts } from '../../../core/results/triage/triage.ts';
import type { TriageEvidence } from '../../../core/results/triage/triage-document.ts';
import type { SourceIndex } from '../../../core/wording/failure-places.ts';
import { readFileText } from '../../../lib/regular-file.ts';
import { textLines } from '../../../lib/text-lines.ts';
import { type FindReportFile, readJsonFile } from '../../../report-page/index.ts';
import type { StepContext } from '../../context.ts';
import { openGitHubApi } from '../../github/api.ts';
import { changedSince, readChangedFiles } from '../../github/branch-files.ts';
import { readEvent } from '../../github/github-context.ts';
import type { StallGuard } from '../../github/stall-guard.ts';
import type { ResultInputs } from '../../inputs/result-inputs.ts';

type FactInputs = Pick<ResultInputs, 'reportDir'> & { readonly service: Pick<ResultInputs['service'], 'githubToken'> };

/**
 * Reads facts from the checkout and the report folder, and asks GitHub for the changed files unless the run knows them. Ignores
 * unreadable files.
 */
export const collectTriageFacts = async (
  run: RunAnalysis,
  { reportDir, service }: FactInputs,
  sources: SourceIndex,
  context: StepContext,
  guard: StallGuard,
): Promise<TriageFacts> => {
  const causes = causesWithUnstable(run).slice(0, maxEntries);
  const failures = causes.filter((cause) => cause.kind === 'failures');
  const sessions = causes.filter((cause) => cause.kind === 'sessions');
  const evidenceOfSession = await readSessionLogs(sessions, reportDir);
  if (failures.length === 0) return { ...noFacts, evidenceOfSession };
  const { workspace, runId, runUrl, sha } = context.github;
  const { pullRequest } = await readEvent(context.environment);
  const commit = pullRequest?.headSha ?? sha;
  return {
    findSource: sources.find,
    ownersOf: await readOwners(workspace),
    changed:
      run.changedFiles ??
      (await askForChangedFiles(service.githubToken, context, guard)) ??
      (await changedSince(workspace, context.environment, lastPass(failures))),
    evidenceOf: await readEvidence(failures, reportDir),
    evidenceOfSession,
    run: { run: runId, commit, date: run.startedAt.toISOString(), url: runUrl },
  };
};

/** Undefined outside of pull requests and merge groups, if the token may not read the list, and in a cancelled step. */
const askForChangedFiles = async (
  token: string | undefined,
  context: StepContext,
  guard: StallGuard,
): Promise<RunAnalysis['changedFiles']> => {
  const { environment, signal, log } = context;
  const event = await readEvent(environment);
  if (token === undefined || signal.aborted || (event.pullRequest === undefined && event.mergeGroup === undefined))
    return undefined;
  try {
    const changed = await readChangedFiles(await openGitHubApi(token, context, guard), event, signal);
    if (changed.kind === 'read') return { files: changed.files, source: changed.source };
    if (changed.kind === 'unreadable') log.info(`GitHub gave no list of changed files: ${changed.why}.`);
  } catch (error) {
    // A step that is cancelled meanwhile still writes its report.
    if (!signal.aborted) throw error;
  }
  return undefined;
};

/** Newest commit on which one of the failed tests passed, because later commits may be the cause. */
const lastPass = (failures: readonly FailureCauseOfRun[]): string | undefined =>
  failures
    .flatMap((failure) => compareWithPast(failure, undefined).lastPassed ?? [])
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))[0]?.commit;

const readOwners = async (workspace: string): Promise<OwnersOf> => {
  for (const name of codeOwnersPaths) {
    try {
      return readCodeOwners(await readFileText(path.join(workspace, name), maxCodeOwnersBytes));
    } catch {
      // The file may be at another path.
    }
  }
  return () => [];
};

/** Reads what the log of one session of each cause says about its end. */
const readSessionLogs = async (
  causes: readonly SessionCauseOfRun[],
  reportDir: string,
): Promise<TriageFacts['evidenceOfSession']> => {
  const sessions = causes.flatMap(({ shards: [shard] }) => (shard === undefined || !hasLogs(shard.last) ? [] : [shard.last]));
  if (sessions.length === 0) return () => [];
  const { reportFilesIn } = await import('./write-html-report.ts');
  const find = withinBytes(reportFilesIn(reportDir), maxLogBytes);
  const found = new Map<string, readonly TriageEvidence[]>();
  for (const session of sessions) {
    const lines = await eachLog(session, find, async (log) => {
      const end = await findSessionEnd(log);
      return end === undefined ? [] : [end];
    });
    found.set(session.folder, lines);
  }
  return ({ folder }) => found.get(folder) ?? [];
};

/** Limit for all logs together. */
const maxLogBytes = 64_000_000;
const maxLineChars = 2_000;
const logKinds = ['device-logs', 'instrumentation-logs'] as const;

/** Reads the logs and requests of one failed test for each cause. */
const readEvidence = async (
  failures: readonly FailureCauseOfRun[],
  reportDir: string,
): Promise<(failed: LocatedTest) => readonly TriageEvidence[]> => {
  const samples = failures.flatMap(({ cause, tests }) => {
    const sample = tests[0]?.groups[0]?.samples[0];
    return sample === undefined ? [] : [{ sample, exception: cause.exception }];
  });
  if (samples.every(({ sample }) => !hasLogs(sample.session))) return () => [];
  // Loaded late, because this import also loads the report page.
  const { reportFilesIn } = await import('./write-html-report.ts');
  const find = withinBytes(reportFilesIn(reportDir), maxLogBytes);
  const found = new Map<string, readonly TriageEvidence[]>();
  for (const [session, own] of Map.groupBy(samples, ({ sample }) => sample.session)) {
    const wanted = own.map(({ sample, exception }) => ({ test: testName(sample.test), exception }));
    const [lines, requests] = [await readLogs(session, wanted, find), await readRequests(session, wanted, find)];
    for (const { test } of wanted)
      found.set(evidenceKey(session, test), [...(lines.get(test) ?? []), ...(requests.get(test) ?? [])]);
  }
  return ({ test, session }) => found.get(evidenceKey(session, testName(test))) ?? [];
};

const withinBytes = (find: FindReportFile, maxBytes: number): FindReportFile => {
  let leftBytes = maxBytes;
  return async (folder, name) => {
    const file = await find(folder, name);
    if (file === undefined || leftBytes <= 0) return undefined;
    leftBytes -= file.bytes;
    return file;
  };
};

const evidenceKey = ({ folder }: SessionResult, test: string): string => `${folder}\n${test}`;

const hasLogs = ({ files }: SessionResult): boolean =>
  [...logKinds, 'network-logs' as const].some((kind) => (files[kind] ?? []).length > 0);

type EvidenceByTest = ReadonlyMap<string, readonly TriageEvidence[]>;

const readLogs = async (
  session: SessionResult,
  wanted: readonly WantedLines[],
  find: FindReportFile,
): Promise<EvidenceByTest> => {
  const found = new Map<string, readonly TriageEvidence[]>();
  await eachLog(session, find, async (log, file) => {
    for (const [test, finding] of await findLogLines(log, wanted))
      found.set(test, [...(found.get(test) ?? []), { kind: 'log', file, ...finding }]);
    return [];
  });
  return found;
};

/** Reads each log of a session. Returns the findings of `read` as evidence, and ignores unreadable files. */
const eachLog = async (
  session: SessionResult,
  find: FindReportFile,
  read: (log: AsyncIterable<readonly string[]>, file: string) => Promise<readonly LogFinding[]>,
): Promise<readonly TriageEvidence[]> => {
  const found: TriageEvidence[] = [];
  for (const name of logKinds.flatMap((kind) => session.files[kind] ?? [])) {
    const file = await find(session.folder, name);
    if (file === undefined) continue;
    const bytes = Math.min(file.bytes, maxLogBytes);
    try {
      for (const finding of await read(textLines(file.chunks(bytes), maxLineChars), file.shown))
        found.push({ kind: 'log', file: file.shown, ...finding });
    } catch (error) {
      if (!isSystemError(error)) throw error;
    }
  }
  return found;
};

const readRequests = async (
  session: SessionResult,
  wanted: readonly WantedLines[],
  find: FindReportFile,
): Promise<EvidenceByTest> => {
  const [name] = session.files['network-logs'] ?? [];
  const file = name === undefined ? undefined : await find(session.folder, name);
  if (file === undefined) return new Map();
  const reading = await readJsonFile(file);
  if (reading.state !== 'read') return new Map();
  return new Map(wanted.map(({ test }) => [test, failedRequests(reading.value, test, file.shown)]));
};

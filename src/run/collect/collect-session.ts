import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MalformedAnswerError } from '../../cloud/errors.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import type { SessionRecord, SessionSummary } from '../../model/records.ts';
import { type Counters, countedTests } from '../../model/status.ts';
import { countByStatus } from '../../results/counting.ts';
import { readJUnitFile } from '../../results/junit/read-file.ts';
import type { SharedNames } from '../../results/junit/shared-names.ts';
import { writeSessionJUnit } from '../../results/junit/write-session.ts';
import type { SessionEvidence, SessionFileKind, SessionResult, TestResult } from '../../results/model.ts';
import { dashboardUrl } from '../dashboard.ts';
import { clauseOf } from '../run-state.ts';
import type { StageServices } from '../services.ts';
import type { ExpectedSession } from './expected-sessions.ts';
import { joinDetails, testsOfDetails } from './join-details.ts';
import { downloadSessionFiles } from './session-files.ts';

/** Where results go, and what of them is wanted. */
export interface CollectionPlace extends Pick<RunInputs, 'framework' | 'download' | 'reportDir' | 'pollIntervalMs'> {
  readonly baseUrl: string;
  /** Folder names by device. */
  readonly deviceFolders: ReadonlyMap<string, string>;
  /** Of all reports: devices run the same tests. */
  readonly names: SharedNames;
}

type Details =
  | { readonly state: 'read'; readonly record: SessionRecord }
  | { readonly state: 'missing'; readonly message: string };
type Report = SessionEvidence['report'];

/** Fetches what the service has of one session, into its folder. What cannot be had is part of the result, never an error. */
export const collectSession = async (
  session: ExpectedSession,
  place: CollectionPlace,
  services: StageServices,
): Promise<SessionResult> => {
  const folder = folderOf(session, place);
  const target = path.join(place.reportDir, folder);
  const sessionId = session.summary?.id;
  if (sessionId === undefined) return resultOf(session, place, folder, neverSeen, { state: 'none' }, [], {});

  await mkdir(target, { recursive: true });
  const [details, reported] = await Promise.all([
    fetchDetails(session.build.id, sessionId, target, place, services),
    fetchReport(session.build, sessionId, target, place, services),
  ]);
  const files: Partial<Record<SessionFileKind, readonly string[]>> = {};
  if (details.state === 'read') files.session = ['session.json'];
  if (reported.isStored) files.junit = ['junit.xml'];
  const tests = await testsFrom(session, sessionId, target, details, reported, services.simulated);
  if (details.state === 'read')
    Object.assign(files, await downloadSessionFiles({ session, details: details.record, target, place }, services));
  return resultOf(session, place, folder, details, reported.report, tests, files);
};

/** What is known of a session whose results were not fetched. */
export const uncollectedSession = (session: ExpectedSession): SessionResult =>
  resultOf(session, { baseUrl: '' }, '', notFetched, { state: 'none' }, [], {});

const notFetched: Details = { state: 'missing', message: 'the run was cut short before they were fetched' };

const neverSeen: Details = { state: 'missing', message: 'the session never started' };

const folderOf = ({ device, shard, build }: ExpectedSession, { deviceFolders }: CollectionPlace): string => {
  const attempt = build.attempt === 0 ? '' : `/attempt-${build.attempt + 1}`;
  return `sessions/${deviceFolders.get(device) ?? 'unknown-device'}/shard-${shard.index + 1}-of-${shard.total}${attempt}`;
};

const fetchDetails = async (
  buildId: string,
  sessionId: string,
  target: string,
  { framework }: CollectionPlace,
  { cloud, signal }: StageServices,
): Promise<Details> => {
  try {
    const { record, body } = await cloud.sessions(framework).get(buildId, sessionId);
    await writeFile(path.join(target, 'session.json'), body);
    return { state: 'read', record };
  } catch (error) {
    signal.throwIfAborted();
    return { state: 'missing', message: clauseOf(error) };
  }
};

interface Reported {
  readonly report: Report;
  /** Whether there is a file of it, good or not. */
  readonly isStored: boolean;
  readonly tests: readonly TestResult[];
}

/** Only Espresso has a report at the service (specification 4.4). */
const fetchReport = async (
  { id: buildId, serviceRetries }: ExpectedSession['build'],
  sessionId: string,
  target: string,
  { framework, names }: CollectionPlace,
  { cloud, signal }: StageServices,
): Promise<Reported> => {
  if (framework !== 'espresso') return { report: { state: 'none' }, isStored: true, tests: [] };
  const file = path.join(target, 'junit.xml');
  try {
    await cloud.sessions(framework).downloadReport(buildId, sessionId, file);
  } catch (error) {
    signal.throwIfAborted();
    const state = error instanceof MalformedAnswerError ? 'unreadable' : 'missing';
    return { report: { state, message: clauseOf(error) }, isStored: false, tests: [] };
  }
  const reading = await readJUnitFile(file, { repeatedCases: serviceRetries ? 'attempts' : 'infer', names });
  const problems = reading.problems.map((problem) => problem.message);
  if (!reading.complete)
    return {
      report: { state: 'unreadable', message: problems[0] ?? 'it is not complete' },
      isStored: true,
      tests: reading.tests,
    };
  return {
    report: {
      state: 'read',
      tests: reading.found,
      ...(reading.declared === undefined ? {} : { declared: reading.declared }),
      problems,
    },
    isStored: true,
    tests: reading.tests,
  };
};

const testsFrom = async (
  session: ExpectedSession,
  sessionId: string,
  target: string,
  details: Details,
  { report, tests }: Reported,
  simulated: boolean,
): Promise<readonly TestResult[]> => {
  if (details.state === 'missing') return tests;
  if (report.state !== 'none') return joinDetails(tests, details.record.tests, report.state === 'read');
  const synthesised = testsOfDetails(details.record.tests);
  await writeSessionJUnit(
    { device: session.device, shard: session.shard, sessionId, tests: synthesised, simulated },
    path.join(target, 'junit.xml'),
  );
  return synthesised;
};

const resultOf = (
  session: ExpectedSession,
  place: Pick<CollectionPlace, 'baseUrl'>,
  folder: string,
  details: Details,
  report: Report,
  tests: readonly TestResult[],
  files: SessionResult['files'],
): SessionResult => {
  const { summary, build, deviceError } = session;
  const record = details.state === 'read' ? details.record : undefined;
  const startedAt = record?.startedAt ?? summary?.startedAt;
  const durationMs = record?.durationMs ?? summary?.durationMs;
  const dashboard = dashboardUrl(place.baseUrl, build.id, summary?.id);
  const video = record?.tests.find((test) => test.videoUrl !== undefined)?.videoUrl?.split('#')[0];
  return {
    device: session.device,
    shard: session.shard,
    attempt: build.attempt,
    ...(build.partial ? { partial: true } : {}),
    buildId: build.id,
    ...(summary?.id === undefined ? {} : { sessionId: summary.id }),
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(durationMs === undefined ? {} : { durationMs }),
    tests,
    evidence: {
      ...(summary === undefined ? {} : { summary: summaryEvidence(summary) }),
      ...(deviceError === undefined ? {} : { deviceError }),
      details: detailsEvidence(details),
      report,
    },
    folder,
    links: { ...(dashboard === undefined ? {} : { dashboard }), ...(video === undefined ? {} : { video }) },
    files,
  };
};

/** A build's word on one session, as evidence. */
export const summaryEvidence = (summary: SessionSummary): NonNullable<SessionEvidence['summary']> => ({
  status: summary.status,
  word: summary.statusWord,
  ...(summary.counters === undefined ? {} : { counters: summary.counters }),
  ...(summary.error === undefined ? {} : { error: summary.error }),
});

const detailsEvidence = (details: Details): SessionEvidence['details'] => {
  if (details.state === 'missing') return details;
  const { record } = details;
  const tests = countByStatus(record.tests);
  const counters = countersOf(record, tests);
  return {
    state: 'read',
    tests,
    ...(counters === undefined ? {} : { counters }),
    ...(record.status === undefined ? {} : { status: record.status, word: record.statusWord ?? record.status }),
  };
};

/** Tests that `test_count` knows and the list of tests does not were never run, as far as anyone can tell. */
const countersOf = (record: SessionRecord, tests: Counters): Counters | undefined => {
  if (record.counters !== undefined || record.testCount === undefined) return record.counters;
  const unlisted = Math.max(0, record.testCount - countedTests(tests));
  return { ...tests, pending: tests.pending + unlisted };
};

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MalformedAnswerError } from '../../cloud/errors.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { readFileBlocks } from '../../lib/file-blocks.ts';
import { mapTexts } from '../../lib/map-texts.ts';
import { writeTextFile } from '../../lib/text-file.ts';
import { findRequestedByName } from '../../model/device-name.ts';
import type { DetailsEvidence, Evidence, ReportEvidence, Witness } from '../../model/evidence.ts';
import type { SessionRecord, SessionSummary } from '../../model/records.ts';
import type { SessionFileKind, SessionResult, TestResult } from '../../model/results.ts';
import { clauseOf } from '../../model/run-problem.ts';
import { countByStatus } from '../../results/counting.ts';
import { isFatal } from '../../results/junit/problem.ts';
import { type JUnitReading, readJUnit } from '../../results/junit/read-junit.ts';
import type { SharedNames } from '../../results/junit/shared-names.ts';
import { sessionJUnit } from '../../results/junit/write-session.ts';
import { dashboardUrl } from '../dashboard.ts';
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
  | { readonly state: 'missing' | 'foreign'; readonly message: string };
type Report = ReportEvidence;

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
  // What is about something else is evidence of that alone.
  if (session.foreign !== undefined) return resultOf(session, place, '', notFetched, { state: 'none' }, [], {});

  await mkdir(target, { recursive: true });
  const [details, reported] = await Promise.all([
    fetchDetails(session, sessionId, target, place, services),
    fetchReport(session, sessionId, target, place, services),
  ]);
  const files: Partial<Record<SessionFileKind, readonly string[]>> = {};
  if (details.state === 'read') files.session = ['session.json'];
  if (reported.isStored) files.junit = ['junit.xml'];
  const tests = await testsFrom(session, sessionId, target, details, reported, services);
  if (details.state === 'read')
    Object.assign(files, await downloadSessionFiles({ session, details: details.record, target, place }, services));
  return resultOf(session, place, folder, details, reported.report, tests, files);
};

/** What is known of a session whose results were not fetched. */
export const uncollectedSession = (session: ExpectedSession): SessionResult =>
  resultOf(session, { baseUrl: '' }, '', notFetched, { state: 'none' }, [], {});

const notFetched: Details = { state: 'missing', message: 'they were not fetched' };

const neverSeen: Details = { state: 'missing', message: 'the session never started' };

const folderOf = ({ device, shard, build }: ExpectedSession, { deviceFolders }: CollectionPlace): string => {
  const attempt = build.attempt === 0 ? '' : `/attempt-${build.attempt + 1}`;
  const number = build.buildNumber === undefined ? '' : `/build-${build.buildNumber}`;
  return `sessions/${deviceFolders.get(device) ?? 'unknown-device'}/shard-${shard.index + 1}-of-${shard.total}${number}${attempt}`;
};

/** Details must be about the session and device of the build's entry; what they do not say is no contradiction. */
const foreignIn = (record: SessionRecord, { summary, device, build }: ExpectedSession): string | undefined => {
  if (record.buildId !== undefined && record.buildId !== build.id)
    return `the details of session ${record.id} are of build ${record.buildId}, not of build ${build.id}`;
  if (record.id !== summary?.id) return `the service answered about session ${record.id} when asked for session ${summary?.id}`;
  if (record.device === undefined) return undefined;
  const match = findRequestedByName([device], record.device);
  if (typeof match === 'object') return undefined;
  return `the details of session ${record.id} of build ${build.id} are about "${record.device}"`;
};

const fetchDetails = async (
  session: ExpectedSession,
  sessionId: string,
  target: string,
  { framework }: CollectionPlace,
  { cloud, signal }: StageServices,
): Promise<Details> => {
  try {
    const { record, body } = await cloud.sessions(framework).get(session.build.id, sessionId);
    await writeFile(path.join(target, 'session.json'), body);
    const foreign = foreignIn(record, session);
    return foreign === undefined ? { state: 'read', record } : { state: 'foreign', message: foreign };
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

/** A session that the service has no report of gets one that is written from its details. */
const fetchReport = async (
  { device, build: { id: buildId, serviceRetries } }: ExpectedSession,
  sessionId: string,
  target: string,
  { framework, names }: CollectionPlace,
  { cloud, signal }: StageServices,
): Promise<Reported> => {
  if (!definitionOf(framework).hasReports) return { report: { state: 'none' }, isStored: true, tests: [] };
  const file = path.join(target, 'junit.xml');
  try {
    await cloud.sessions(framework).downloadReport(buildId, sessionId, file);
  } catch (error) {
    signal.throwIfAborted();
    const state = error instanceof MalformedAnswerError ? 'unreadable' : 'missing';
    return { report: { state, message: clauseOf(error) }, isStored: false, tests: [] };
  }
  const reading = await readJUnit(readFileBlocks(file), { repeatedCases: serviceRetries ? 'attempts' : 'separate', names });
  await cloud.redactReport(file);
  const foreign = foreignSuiteIn(reading, sessionId, device);
  if (foreign !== undefined) return { report: { state: 'foreign', message: foreign }, isStored: true, tests: [] };
  return { report: reportEvidence(reading), isStored: true, tests: reading.tests };
};

/** The service's reports name session and device among the properties of each suite. */
const foreignSuiteIn = ({ suites }: JUnitReading, sessionId: string, device: string): string | undefined => {
  for (const { properties } of suites) {
    const { session_id: id, devicename: name, version } = properties;
    if (id && id !== sessionId) return `the JUnit report of session ${sessionId} is of session ${id}`;
    const answered = version ? `${name}-${version}` : name;
    if (name && answered && typeof findRequestedByName([device], answered) !== 'object')
      return `the JUnit report of session ${sessionId} is about "${answered}"`;
  }
  return undefined;
};

const reportEvidence = ({ complete, found, attempts, declared, crash, problems }: JUnitReading): ReportEvidence => {
  if (!complete) return { state: 'unreadable', message: problems.find(isFatal)?.message ?? 'it is not complete' };
  return {
    state: 'read',
    tests: found,
    attempts,
    ...(declared === undefined ? {} : { declared }),
    ...(crash === undefined ? {} : { crash }),
    problems: problems.map(({ message }) => message),
  };
};

const testsFrom = async (
  session: ExpectedSession,
  sessionId: string,
  target: string,
  details: Details,
  { report, tests }: Reported,
  { simulated, cloud }: Pick<StageServices, 'simulated' | 'cloud'>,
): Promise<readonly TestResult[]> => {
  if (details.state !== 'read') return tests;
  if (report.state !== 'none') return joinDetails(tests, details.record.tests, report.state === 'read');
  const synthesised = testsOfDetails(details.record.tests);
  const shown = mapTexts(synthesised, cloud.redact);
  await writeTextFile(
    path.join(target, 'junit.xml'),
    sessionJUnit({ device: session.device, shard: session.shard, sessionId, tests: shown, simulated }),
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
  const { summary, build } = session;
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
    ...(build.buildNumber === undefined ? {} : { buildNumber: build.buildNumber }),
    buildId: build.id,
    ...(summary?.id === undefined ? {} : { sessionId: summary.id }),
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(durationMs === undefined ? {} : { durationMs }),
    tests,
    evidence: { ...entryEvidence(session), details: detailsEvidence(details), report },
    folder,
    links: { ...(dashboard === undefined ? {} : { dashboard }), ...(video === undefined ? {} : { video }) },
    files,
  };
};

/** The build's entry as evidence. */
const entryEvidence = ({ summary, deviceError, foreign, build }: ExpectedSession): Partial<Evidence> => ({
  ...(summary === undefined
    ? {}
    : { summary: { ...witnessOf(summary), ...(summary.error === undefined ? {} : { error: summary.error }) } }),
  ...(deviceError === undefined ? {} : { deviceStatus: { status: deviceError.status, message: deviceError.message } }),
  ...(foreign === undefined ? {} : { foreign }),
  ...(build.serviceRetries ? { serviceRetries: true } : {}),
  ...(build.knownTests === undefined ? {} : { knownTests: build.knownTests }),
});

/** The build may have said more about the session since its results were fetched. */
export const withLatestEntry = (result: SessionResult, session: ExpectedSession): SessionResult => ({
  ...result,
  evidence: { ...result.evidence, ...entryEvidence(session) },
});

const witnessOf = ({ status, statusWord, counters, countersProblem, announcedTests }: WitnessRecord): Witness => ({
  ...(status === undefined ? {} : { status, word: statusWord ?? status }),
  ...(counters === undefined ? {} : { counters }),
  ...(countersProblem === undefined ? {} : { countersProblem }),
  ...(announcedTests === undefined ? {} : { announcedTests }),
});

type WitnessRecord = Partial<Pick<SessionSummary, 'status' | 'statusWord' | 'counters' | 'countersProblem' | 'announcedTests'>>;

const detailsEvidence = (details: Details): DetailsEvidence => {
  if (details.state !== 'read') return details;
  return { state: 'read', tests: countByStatus(details.record.tests), ...witnessOf(details.record) };
};

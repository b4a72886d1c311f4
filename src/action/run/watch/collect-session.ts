import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { definitionOf } from '../../../core/frameworks/lookup.ts';
import { findRequestedByName } from '../../../core/model/device-name.ts';
import type { BundleEvidence, DetailsEvidence, Evidence, ReportEvidence, StatedOutcome } from '../../../core/model/evidence.ts';
import type { DeviceSystem } from '../../../core/model/framework.ts';
import type { SessionRecord, SessionSummary } from '../../../core/model/records.ts';
import type { SessionResult, TestResult } from '../../../core/model/results.ts';
import { clauseOf, isSystemError } from '../../../core/model/run-problem.ts';
import { countByStatus, executedIn } from '../../../core/results/accounting.ts';
import { hasFailedAttempt, mergeRepeated } from '../../../core/results/attempts.ts';
import { type ExpectedSession, judgeSession, mayBundleArrive, mayStillSettle } from '../../../core/results/expected-sessions.ts';
import { createJUnitReader, type JUnitReading } from '../../../core/results/junit/read-junit.ts';
import { isFatal, leanTests, type SharedNames } from '../../../core/results/junit/reading-context.ts';
import { sessionJUnit } from '../../../core/results/junit/write-merged.ts';
import type { TestNaming } from '../../../core/results/known-tests.ts';
import { countPassedBefore, inBuild } from '../../../core/results/left-out.ts';
import { mapTexts } from '../../../lib/map-texts.ts';
import { listFirst } from '../../../lib/numbers.ts';
import { present } from '../../../lib/present.ts';
import { writeTextFile } from '../../../lib/write-text-file.ts';
import { isCloudError } from '../../../service/index.ts';
import type { Context } from '../../context.ts';
import type { DownloadInputs } from '../../inputs/download.ts';
import type { ResultInputs } from '../../inputs/result-inputs.ts';
import { dashboardUrl } from '../connect.ts';
import { joinDetails, joinResultBundle, testsOfDetails } from './join-result-bundle.ts';
import { withCrashes } from './read-crashes.ts';
import { explainFailures } from './scan-logs.ts';
import { downloadSessionFiles, type SessionPlace, videoOf } from './session-files.ts';

export interface CollectionSettings extends DownloadInputs, Pick<ResultInputs, 'framework' | 'pollIntervalMs' | 'reportDir'> {
  readonly baseUrl: string;
  readonly deviceFolder: (device: string) => string;
  /** Shares equal names in memory, because all devices report the same tests. */
  readonly names: SharedNames;
  /** Converts names in session details to names of the suite. */
  readonly naming: TestNaming;
  readonly system: DeviceSystem;
  /** Packages of an Android app and its tests; empty if unknown. */
  readonly packages: readonly string[];
}

type Details =
  | { readonly state: 'read'; readonly record: SessionRecord; readonly isStored: boolean }
  | { readonly state: 'missing' | 'foreign' | 'uncollected'; readonly message: string };

interface SessionFetch extends SessionPlace {
  readonly settings: CollectionSettings;
  /** Writes a file into the session's folder. Resolves to false if the file could not be written. */
  readonly store: (name: string, write: (file: string) => Promise<unknown>) => Promise<boolean>;
}

interface Fetched {
  readonly details: Details;
  readonly report: ReportEvidence;
  readonly tests: readonly TestResult[];
  readonly bundle?: BundleEvidence;
  readonly files: SessionResult['files'];
}

/**
 * Fetches the data of one session into its folder. Missing data does not throw, but is noted in the result.
 *
 * @param onUnstored called if a file could not be written; its data is still in the result
 * @param isLast whether missing data will not be requested again
 */
export const collectSession = async (
  session: ExpectedSession,
  settings: CollectionSettings,
  context: Context,
  onUnstored: (error: unknown) => void,
  isLast = false,
): Promise<SessionResult> => {
  const folder = sessionFolder(session, settings);
  const sessionId = session.summary?.id;
  if (sessionId === undefined)
    return sessionResult(session, settings.baseUrl, folder, nothingFetched('the session never started'));
  if (session.foreign !== undefined) return sessionResult(session, settings.baseUrl, '', nothingFetched('they were not fetched'));
  const target = path.join(settings.reportDir, folder);
  let isUnstored = false;
  const onFailure = (error: unknown): void => {
    const cause = isCloudError(error, 'cloud-local-file') ? error.cause : error;
    if (!isSystemError(cause)) throw error;
    isUnstored = true;
    onUnstored(cause);
  };
  const store: SessionFetch['store'] = async (name, write) => {
    const file = path.join(target, name);
    try {
      await write(file);
      return true;
    } catch (error) {
      onFailure(error);
      // A partial file is deleted, because it could be mistaken for a complete file.
      await rm(file, { force: true }).catch(() => {});
      return false;
    }
  };
  await mkdir(target, { recursive: true }).catch(onFailure);
  const fetch = { session, sessionId, target, settings, store };
  const fetched = await fetchSession(fetch, context, isLast);
  const result = sessionResult(session, settings.baseUrl, folder, fetched);
  const { details } = fetched;
  // Other files are fetched last, because a late report may show that the session did not fail.
  if (details.state !== 'read' || (isIncomplete(result) && !isLast)) return withLeanTests(result, settings);
  const known = { ...settings, details: details.record.tests };
  const explained = settings.system === 'android' ? await withCrashes(result, known, context) : result;
  // Links to logs are dropped after the search for crashes, which may need the log of a passed test.
  const whole = withLeanTests(explained, settings);
  if (isUnstored) return whole;
  const kinds = [...settings.download].filter((kind) => !settings.downloadIfFailed.has(kind) || hasFailed(whole));
  const files = await downloadSessionFiles(kinds, { ...fetch, details: details.record }, context);
  return { ...whole, files: { ...whole.files, ...files } };
};

export const isIncomplete = (result: SessionResult): boolean => mayStillSettle(result) || mayBundleArrive(result);

/** Drops from passed tests the data that only explains failures. Retries keep it, because their tests may be flaky. */
const withLeanTests = (result: SessionResult, { names }: CollectionSettings): SessionResult =>
  result.attempt === 0 ? { ...result, tests: leanTests(result.tests, names) } : result;

export const uncollectedSession = (session: ExpectedSession, why: string): SessionResult =>
  sessionResult(session, '', '', nothingFetched(why, 'uncollected'));

const nothingFetched = (message: string, state: 'missing' | 'uncollected' = 'missing'): Fetched => ({
  details: { state, message },
  report: { state: 'none' },
  tests: [],
  files: {},
});

const fetchSession = async (fetch: SessionFetch, context: Context, isLast: boolean): Promise<Fetched> => {
  const [details, { report, isStored, ...reported }] = await Promise.all([
    fetchDetails(fetch, context),
    fetchReport(fetch, context),
  ]);
  const junit = isStored ? { junit: ['junit.xml'] } : {};
  if (details.state !== 'read') return { details, report, tests: reported.tests, files: junit };
  const { record } = details;
  const files = { ...(details.isStored ? { session: ['session.json'] } : {}), ...junit };
  if (report.state !== 'none')
    return { details, report, tests: joinDetails(reported.tests, record.tests, report.state === 'read'), files };
  const all = testsOfDetails(record.tests);
  const listed: Fetched = { details, report, tests: fetch.session.build.serviceRetries ? mergeRepeated(all) : all, files };
  const joined = wantsBundle(listed, fetch) ? await withBundle(listed, fetch, context) : listed;
  // Logs are not read while the bundle may still arrive, because its messages take precedence.
  const isWaiting = !isLast && joined.bundle?.state === 'missing' && joined.bundle.mayArrive;
  const { device, build } = fetch.session;
  const session = { framework: fetch.settings.framework, device, buildId: build.id, details: record.tests };
  const tests = isWaiting ? joined.tests : await explainFailures(joined.tests, session, context);
  const isWritten = await fetch.store('junit.xml', (file) => writeReport(file, tests, fetch, context));
  return { ...joined, tests, files: { ...joined.files, ...(isWritten ? { junit: ['junit.xml'] } : {}) } };
};

const wantsBundle = (fetched: Fetched, { session, settings: { download, downloadIfFailed } }: SessionFetch): boolean =>
  download.has('result-bundle') && (!downloadIfFailed.has('result-bundle') || hasFailed(sessionResult(session, '', '', fetched)));

const withBundle = async (fetched: Fetched, fetch: SessionFetch, context: Context): Promise<Fetched> => {
  const { tests, bundle, files } = await joinResultBundle(fetched.tests, fetch, context);
  return { ...fetched, tests, bundle, files: files.length === 0 ? fetched.files : { ...fetched.files, 'result-bundle': files } };
};

const sessionFolder = ({ device, shard, build }: ExpectedSession, { deviceFolder }: CollectionSettings): string => {
  if (build.repeat !== undefined) return `sessions/${deviceFolder(device)}/repeat-${build.repeat}`;
  if (build.onBase !== undefined) return `sessions/${deviceFolder(device)}/base-${build.onBase}`;
  const attempt = build.attempt === 0 ? '' : `/attempt-${build.attempt + 1}`;
  const number = build.buildNumber === undefined ? '' : `/build-${build.buildNumber}`;
  return `sessions/${deviceFolder(device)}/shard-${shard.index + 1}-of-${shard.total}${number}${attempt}`;
};

const fetchDetails = async (
  { session, sessionId, settings, store }: SessionFetch,
  { cloud, masker, signal }: Context,
): Promise<Details> => {
  try {
    const { record: returned, body } = await cloud.sessions(settings.framework).get(session.build.id, sessionId);
    const isStored = await store('session.json', async (file) => writeFile(file, await masker.json(body, 'session.json')));
    const foreign = foreignIn(returned, session);
    const record = { ...returned, tests: returned.tests.map(settings.naming).map(inBuild(session.build.leftOut)) };
    return foreign === undefined ? { state: 'read', record, isStored } : { state: 'foreign', message: foreign };
  } catch (error) {
    signal.throwIfAborted();
    return { state: 'missing', message: clauseOf(error) };
  }
};

const fetchReport = async (
  { session, sessionId, settings: { framework, names }, store }: SessionFetch,
  { cloud, signal }: Context,
): Promise<Pick<Fetched, 'report' | 'tests'> & { readonly isStored: boolean }> => {
  if (!definitionOf(framework).hasReports) return { report: { state: 'none' }, isStored: false, tests: [] };
  const { device, build } = session;
  let reader = createJUnitReader();
  let isStored: boolean;
  try {
    isStored = await store('junit.xml', (file) =>
      cloud.sessions(framework).downloadReport(build.id, sessionId, file, () => {
        const mayLeaveOut = build.leftOut?.abortRequested === true;
        reader = createJUnitReader({ repeatedCases: build.serviceRetries ? 'attempts' : 'separate', mayLeaveOut, nameOf: names });
        return reader.write;
      }),
    );
  } catch (error) {
    signal.throwIfAborted();
    const state = isCloudError(error, 'cloud-malformed-response') ? 'unreadable' : 'missing';
    return { report: { state, message: clauseOf(error) }, isStored: false, tests: [] };
  }
  const reading = reader.end();
  const foreign = foreignSuiteIn(reading, sessionId, session.ranOn ?? device);
  if (foreign !== undefined) return { report: { state: 'foreign', message: foreign }, isStored, tests: [] };
  return { report: reportEvidence(reading), isStored, tests: reading.tests };
};

const reportEvidence = ({ complete, found, attempts, declared, crash, problems }: JUnitReading): ReportEvidence => {
  if (!complete) return { state: 'unreadable', message: clauseOf(problems.find(isFatal)?.message ?? 'it is not complete') };
  const badCount = problems.find(({ code }) => code === 'bad-count')?.message;
  const messages = problems.map(({ message }) => message);
  return {
    state: 'read',
    tests: found,
    attempts,
    declared,
    declaredProblem: badCount && clauseOf(badCount),
    crash,
    problems: messages,
  };
};

const writeReport = async (
  file: string,
  tests: readonly TestResult[],
  { session: { device, shard }, sessionId }: SessionFetch,
  { masker, isSimulated }: Context,
): Promise<void> => {
  const naming = new Set(['name', 'className']);
  const shown = mapTexts(tests, (text, field) =>
    naming.has(field) ? masker.name(text, 'junit.xml') : masker.text(text, 'junit.xml'),
  );
  await writeTextFile(file, sessionJUnit({ device, shard, sessionId, tests: shown, simulated: isSimulated() }));
};

const sessionResult = (
  session: ExpectedSession,
  baseUrl: string,
  folder: string,
  { details, report, tests, bundle, files }: Fetched,
): SessionResult => {
  const { summary, build, buildStartedAt } = session;
  const record = details.state === 'read' ? details.record : undefined;
  const startedAt = record?.startedAt ?? summary?.startedAt;
  const durationMs = record?.durationMs ?? summary?.durationMs;
  const queuedMs = (startedAt?.getTime() ?? Number.NaN) - (buildStartedAt?.getTime() ?? Number.NaN);
  const dashboard = dashboardUrl(baseUrl, build.id, summary?.id);
  const video = record && videoOf(record);
  return {
    device: session.device,
    ranOn: session.ranOn,
    shard: session.shard,
    attempt: build.attempt,
    partial: build.partial,
    repeat: build.repeat,
    onBase: build.onBase,
    buildNumber: build.buildNumber,
    buildId: build.id,
    sessionId: summary?.id,
    startedAt,
    durationMs,
    queuedMs: queuedMs >= 0 ? queuedMs : undefined,
    tests,
    evidence: {
      ...entryEvidence(session, record?.error),
      passedBefore: record && countPassedBefore(record.tests),
      details: detailsEvidence(details),
      report,
      bundle,
    },
    folder,
    links: { dashboard, video },
    files,
  };
};

/** @param error error in the details of the session, which counts where the build shows none */
const entryEvidence = (session: ExpectedSession, error?: string): Partial<Evidence> => {
  const { summary, deviceError, foreign, hidden, isUnsplit, build, buildAborted, isBuildOpen, buildCounters } = session;
  const { knownTests = build.knownTests } = session;
  return {
    summary: summary && { ...statedOutcome(summary), error: summary.error ?? error },
    deviceStatus: deviceError && { status: deviceError.status, message: deviceError.message },
    foreign,
    hidden,
    isUnsplit,
    serviceRetries: build.serviceRetries || undefined,
    abortRequested: build.leftOut?.abortRequested || undefined,
    buildAborted,
    isBuildOpen,
    buildCounters,
    knownTests,
  };
};

/** Adds evidence from the latest response about the build, which is newer than the fetched results. */
export const withLatestEntry = (result: SessionResult, session: ExpectedSession): SessionResult => ({
  ...result,
  evidence: { ...result.evidence, ...present(entryEvidence(session)) },
});

const statedOutcome = (stated: Partial<SessionSummary>): StatedOutcome => {
  const { status, rawStatus = status, counters, countersProblem, announcedTests } = stated;
  return { status, rawStatus, counters, countersProblem, announcedTests };
};

const detailsEvidence = (details: Details): DetailsEvidence =>
  details.state === 'read'
    ? { state: 'read', tests: countByStatus(details.record.tests), ...statedOutcome(details.record) }
    : details;

/** Describes how the details contradict the build's response. A missing field is no contradiction. */
const foreignIn = (record: SessionRecord, { summary, device, ranOn, build }: ExpectedSession): string | undefined => {
  if (record.buildId !== undefined && record.buildId !== build.id)
    return `the details of session ${record.id} belong to build ${record.buildId}, not to build ${build.id}`;
  if (record.id !== summary?.id) return `the service returned session ${record.id} when asked for session ${summary?.id}`;
  if (record.device === undefined) return undefined;
  const match = findRequestedByName([ranOn ?? device], record.device);
  if (typeof match === 'object') return undefined;
  return `for session ${record.id}, the service returned the details of another device, "${record.device}"`;
};

/** Describes a suite of the report that names another session or device; undefined if all suites match. */
const foreignSuiteIn = ({ suites }: JUnitReading, sessionId: string, device: string): string | undefined => {
  for (const { session_id: id, devicename: name, version } of suites) {
    if (id && id !== sessionId) return `for session ${sessionId}, the service returned the JUnit report of session ${id}`;
    const reported = version ? `${name}-${version}` : name;
    if (name && reported && typeof findRequestedByName([device], reported) !== 'object')
      return `the JUnit report of session ${sessionId} is about "${reported}"`;
  }
  return undefined;
};

/** Whether `@failed` in `download` applies to a session, even if a retry by the service passed. */
export const hasFailed = (session: SessionResult): boolean =>
  ['failed', 'timed-out', 'error'].includes(judgeSession(session).kind) || session.tests.some(hasFailedAttempt);

export const fileNotices = (
  sessions: readonly SessionResult[],
  { download, downloadIfFailed }: DownloadInputs,
): readonly string[] => {
  const ran = sessions.filter(({ tests }) => executedIn(countByStatus(tests)) > 0);
  const missing = [...download].flatMap((kind) => {
    const wanted = downloadIfFailed.has(kind) ? ran.filter(hasFailed) : ran;
    const lacking = wanted.filter(({ files }) => kind !== 'junit' && (files[kind] ?? []).length === 0);
    const devices = lacking.map(({ device }) => device);
    return devices.length === 0 ? [] : [`${kind} (${listFirst(devices, 1)})`];
  });
  const [first, ...others] = sessions.flatMap(({ device, evidence: { bundle } }) =>
    bundle?.state === 'unreadable' ? [`${device}: ${bundle.message}`] : [],
  );
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return [
    ...(missing.length === 0
      ? []
      : [`Some files of \`download\` are not available: ${missing.join(', ')}. The verdict does not depend on them.`]),
    ...(first === undefined ? [] : [`A result bundle cannot be read: ${first}${more}. The verdict uses the other evidence.`]),
  ];
};

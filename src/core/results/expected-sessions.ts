import type { RequestedSplit, StartedBuild } from '../model/builds.ts';
import { deviceKey, findRequestedByName, findRequestedDevice } from '../model/device-name.ts';
import { type DeviceShard, deviceShardKey, type ServiceShard, type Shard } from '../model/device-shard.ts';
import type { ErrorCode } from '../model/error-codes.ts';
import type { BuildRecord, DeviceError, SessionSummary } from '../model/records.ts';
import type { SessionJudgment, SessionResult } from '../model/results.ts';
import type { AnalyzedShard, JudgedSession } from '../model/run-analysis.ts';
import { type Counters, isEnded } from '../model/status.ts';
import { failedIn } from './accounting.ts';
import { hasRun, isBad, mergeAttempts } from './attempts.ts';
import { describeSession, describeShard } from './describe.ts';
import { findingsOf, whatRan } from './evidence.ts';
import type { Finding } from './evidence-reading.ts';
import { simpleTestName } from './known-tests.ts';
import { isStopped } from './left-out.ts';

/** Session that must report, with what the build's response says about it. */
export interface ExpectedSession extends DeviceShard {
  readonly key: string;
  readonly build: StartedBuild;
  readonly buildAborted?: boolean;
  /** Whether the build had not ended at its last response. Undefined without a response. */
  readonly isBuildOpen?: boolean;
  readonly buildCounters?: Counters;
  /** Start of the build, by the clock of the service. */
  readonly buildStartedAt?: Date;
  /** Entry of the session in the build's response. Absent if the build shows no session for the device. */
  readonly summary?: SessionSummary;
  readonly deviceError?: DeviceError;
  /** Number of the session's known tests. If absent, `build.knownTests` applies. */
  readonly knownTests?: number;
  /** Clause that says why the build's entry belongs to another session. */
  readonly foreign?: string;
  /** Clause that says why the session must exist although the build does not show it. */
  readonly hidden?: string;
  /** Whether the device has several sessions although the request asked for one. */
  readonly isUnsplit?: boolean;
}

/** Lists the sessions of each requested device, and all other sessions that the build shows. */
export const expectedSessions = (started: StartedBuild, record: BuildRecord | undefined): readonly ExpectedSession[] => {
  const build = withShownDevices(started, record);
  const replaced = new Set(build.replacedDevices?.map(deviceKey));
  const counts = ({ device }: { readonly device: string }): boolean => !replaced.has(deviceKey(device));
  const entries = (record?.devices ?? [])
    .filter(counts)
    .map((entry) => ({ entry, match: findRequestedDevice(build.devices, entry.device) }));
  const errors = (record?.deviceErrors ?? [])
    .filter(counts)
    .map((error) => ({ error, match: findRequestedByName(build.devices, error.device) }));

  const ofBuild = {
    build,
    buildStartedAt: record?.startedAt,
    buildCounters: replaced.size > 0 ? undefined : record?.counters,
    isBuildOpen: record && !isEnded(record.status),
  };
  const requested = build.devices.flatMap((device) => {
    const own = entries.flatMap(({ entry, match }) => (isMatch(match, device) ? [entry] : []));
    const summaries = own.flatMap(({ sessions }) => sessions);
    const deviceError = worstError(errors.flatMap(({ error, match }) => (isMatch(match, device) ? [error] : [])));
    const common = { ...ofBuild, buildAborted: record?.status === 'aborted' || undefined, device, deviceError };
    if (build.serviceShards !== undefined)
      return keepErrorOfFailed(shardSessions(common, build.serviceShards, summaries, record));
    if (summaries.length === 0 && deviceError === undefined && ranElsewhere(build, record)) return [];
    if (summaries.length === 0) return [{ ...common, key: sessionKey(build, device, 0), shard: build.shard }];
    const lacking = lackingSessions(build, record, device);
    const total = summaries.length + lacking;
    const ofShard = (nth: number) => ({ ...common, key: sessionKey(build, device, nth), shard: sessionShard(build, nth, total) });
    // The service's copy of the request may omit the split, but the sessions may still show it.
    const showsSplit = own.some(({ isSharded }) => isSharded === true) || !summaries.every(namesNoShard);
    const isUnsplit = build.requestedSplit?.sessions === 1 && summaries.length > 1 && !showsSplit;
    const shown = keepErrorOfFailed(summaries.map((summary, nth) => ({ ...ofShard(nth), summary, isUnsplit })));
    // A running build may show the lacking sessions later.
    if (build.requestedSplit === undefined || lacking === 0 || record === undefined || !isEnded(record.status)) return shown;
    return [...shown, { ...ofShard(summaries.length), hidden: hiddenClause(lacking, build.requestedSplit) }];
  });
  const others = entries.flatMap(({ entry: { device, sessions }, match }, nth): ExpectedSession[] => {
    if (typeof match === 'object') return [];
    const foreign =
      match === 'several'
        ? 'the build lists this device, which fits more than one requested device'
        : 'the build lists this device, which was not requested';
    const key = sessionKey(build, `other ${device}`, nth);
    return [{ ...ofBuild, key, device, shard: build.shard, foreign, summary: sessions[0] }];
  });
  // An error becomes a separate session if its device matches no requested device, or several.
  const failed = errors
    .filter(({ match }) => typeof match !== 'object')
    .map(({ error: deviceError }, nth): ExpectedSession => {
      const { device } = deviceError;
      return { ...ofBuild, key: sessionKey(build, `error ${device}`, nth), device, shard: build.shard, deviceError };
    });
  const { insteadOf } = build;
  const asRequested = (session: ExpectedSession): ExpectedSession =>
    insteadOf === undefined ? session : { ...session, device: insteadOf, ranOn: session.device };
  return [...requested.map(asRequested), ...others, ...failed];
};

/** Returns the most serious error, because a device may have several entries with different spellings. */
const worstError = (errors: readonly DeviceError[]): DeviceError | undefined =>
  errors.find(({ status }) => status === 'error') ?? errors.find(({ status }) => status === 'timed-out') ?? errors[0];

/** Removes the error of a failed device from sessions that did not fail, if another session failed. */
const keepErrorOfFailed = (sessions: readonly ExpectedSession[]): readonly ExpectedSession[] => {
  const failed = sessions.filter(({ summary }) => summary !== undefined && isFailedSummary(summary));
  if (failed.length === 0) return sessions;
  return sessions.map((session) =>
    session.deviceError?.status === 'failed' && !failed.includes(session) ? { ...session, deviceError: undefined } : session,
  );
};

const isFailedSummary = ({ status, counters }: SessionSummary): boolean =>
  status === 'failed' || (counters !== undefined && failedIn(counters) > 0);

/** Assigns the sessions of a device to shards. Sessions without a shard name fill the remaining shards. */
const shardSessions = (
  common: Omit<ExpectedSession, 'key' | 'shard'>,
  shards: readonly ServiceShard[],
  summaries: readonly SessionSummary[],
  record: BuildRecord | undefined,
): readonly ExpectedSession[] => {
  const { build, device } = common;
  const total = shards.length;
  const named = new Map<number, SessionSummary>();
  // The service may use its own shard names, whose order shows the shards.
  const renamed = inOrderOfOwnNames(shards, summaries, record);
  const unnamed: SessionSummary[] = [...renamed];
  const others: { readonly summary: SessionSummary; readonly foreign: string }[] = [];
  for (const summary of renamed.length === 0 ? summaries : []) {
    const index = findShard(shards, summary);
    const addOther = (what: string): void => void others.push({ summary, foreign: `the build lists ${what}` });
    if (namesNoShard(summary)) unnamed.push(summary);
    else if (index === -1) addOther(`a session of the shard "${summary.shardName ?? ''}", which was not requested`);
    else if (named.has(index)) addOther(`a second session of ${describeShard({ index, total })} on "${device}"`);
    else named.set(index, summary);
  }
  const expected = shards.map(
    ({ knownTests }, index): ExpectedSession => ({
      ...common,
      key: sessionKey(build, device, index),
      shard: { index, total },
      knownTests,
      summary: named.get(index) ?? unnamed.shift(),
    }),
  );
  for (const summary of unnamed)
    others.push({ summary, foreign: `the build lists more sessions on "${device}" than shards were requested` });
  const unexpected = others.map((other, nth): ExpectedSession => {
    const key = sessionKey(build, device, total + nth);
    return { ...common, ...other, deviceError: undefined, key, shard: build.shard };
  });
  return [...expected, ...unexpected];
};

const namesNoShard = ({ shardName, shardTests }: SessionSummary): boolean => shardName === undefined && shardTests === undefined;

/** Sorts sessions by shard names that the service chose itself. Empty if these names cannot identify the shards. */
const inOrderOfOwnNames = (
  shards: readonly ServiceShard[],
  summaries: readonly SessionSummary[],
  record: BuildRecord | undefined,
): readonly SessionSummary[] => {
  const names = new Set(summaries.flatMap(({ shardName, shardTests }) => (shardTests === undefined ? (shardName ?? []) : [])));
  const mayShowMore = record !== undefined && !isEnded(record.status) && summaries.length < shards.length;
  if (names.size < summaries.length || !(mayShowMore || summaries.length === shards.length)) return [];
  if (shards.some(({ name }) => names.has(name))) return [];
  // With `numeric`, "shard 9" comes before "shard 10".
  return summaries.toSorted((a, b) => (a.shardName ?? '').localeCompare(b.shardName ?? '', 'en', { numeric: true }));
};

/** Finds the index of a session's shard by name or by tests. -1 if no shard matches. */
const findShard = (shards: readonly ServiceShard[], { shardName, shardTests }: SessionSummary): number => {
  const byName = shards.findIndex(({ name }) => name === shardName);
  if (byName !== -1 || shardTests === undefined) return byName;
  const tests = String(shardTests.toSorted());
  return shards.findIndex((shard) => String(shard.tests.toSorted()) === tests);
};

/** Marks entries with the same session id as foreign, because it is unclear which entry is right. */
export const markSharedSessions = (sessions: readonly ExpectedSession[]): readonly ExpectedSession[] => {
  const byId = Map.groupBy(sessions, ({ summary }) => summary?.id);
  return sessions.map((session) => {
    const { summary, foreign } = session;
    const sharing = byId.get(summary?.id) ?? [];
    if (summary?.id === undefined || foreign !== undefined || new Set(sharing.map(({ key }) => key)).size < 2) return session;
    return { ...session, foreign: `session ${summary.id} is listed under ${describePlaces(sharing)}` };
  });
};

/** Names the places by what distinguishes them: the device, the build or the shard. */
const describePlaces = (sessions: readonly ExpectedSession[]): string =>
  [
    sessions.map(({ device }) => `"${device}"`),
    sessions.map(({ build }) => `build ${build.id}`),
    sessions.map(({ shard }) => describeShard(shard)),
  ]
    .map((names) => [...new Set(names)])
    .find((places) => places.length > 1)
    ?.join(' and ') ?? 'several entries';

const isMatch = (match: ReturnType<typeof findRequestedDevice>, device: string): boolean =>
  typeof match === 'object' && match.device === device;

const sessionShard = ({ shard }: StartedBuild, nth: number, sessions: number): Shard => ({
  index: shard.index * sessions + nth,
  total: shard.total * sessions,
});

/** Counts sessions that the build should show but does not. Always 0 for a retry, because omitted tests stay failed. */
const lackingSessions = (
  { requestedSplit, partial, devices }: StartedBuild,
  record: BuildRecord | undefined,
  device: string,
): number => {
  if (requestedSplit === undefined || partial) return 0;
  const { sessions, onEachDevice } = requestedSplit;
  const shown = (record?.devices ?? []).filter(
    (entry) => !onEachDevice || isMatch(findRequestedDevice(devices, entry.device), device),
  );
  return onEachDevice || device === devices[0] ? Math.max(0, sessions - shown.flatMap((entry) => entry.sessions).length) : 0;
};

/** Tells whether all requested sessions ran on other devices, which the service chose. */
const ranElsewhere = ({ requestedSplit, partial }: StartedBuild, record: BuildRecord | undefined): boolean =>
  requestedSplit?.onEachDevice === false &&
  !partial &&
  (record?.devices ?? []).flatMap(({ sessions }) => sessions).length >= requestedSplit.sessions;

const hiddenClause = (lacking: number, { sessions, onEachDevice }: RequestedSplit): string =>
  `this session is missing, because the build lists only ${sessions - lacking} of ${sessions} requested sessions${onEachDevice ? ' on this device' : ''}`;

const sessionKey = (build: StartedBuild, device: string, nth: number): string =>
  `${build.id}/${nth}/${String(deviceKey(device))}`;

/** Groups the sessions of each device and shard as attempts, and judges them. */
export const analyzeShards = (sessions: readonly SessionResult[]): readonly AnalyzedShard[] => {
  const byBuild = Map.groupBy(sessions, ({ buildId }) => buildId);
  return [...Map.groupBy(sessions, deviceShardKey).values()].flatMap((own) => {
    const attempts = own.toSorted((a, b) => a.attempt - b.attempt);
    const last = attempts.at(-1);
    if (last === undefined) return [];
    const { tests, sessionOf } = mergeAttempts(attempts);
    const neverRan = tests.filter((test) => !hasRun(test));
    const judged = attempts.map((session) => ({
      session,
      judgment: judgeSession(session),
      ...whatRan(session, byBuild.get(session.buildId) ?? []),
    }));
    const deciding = decidingSessions(judged);
    return [
      {
        attempts,
        last,
        tests: neverRan.length === 0 ? tests : tests.filter(hasRun),
        failed: tests.reduce((sum, { status }) => sum + (isBad(status) ? 1 : 0), 0),
        quarantined: none,
        neverRan,
        sessionOf,
        judgment: judgmentOf(deciding),
        judged,
        deciding,
      },
    ];
  });
};

/** Empty map that all shards without quarantined tests share. */
const none: AnalyzedShard['quarantined'] = new Map();

/** Drops sessions before the last attempt that ran the whole shard, and inconclusive retries whose tests ran again. */
const decidingSessions = (judged: readonly JudgedSession[]): readonly JudgedSession[] => {
  const lastWhole = judged.findLastIndex(({ session }) => !session.partial);
  const deciding = judged.slice(Math.max(0, lastWhole));
  return deciding.filter(
    (each, nth) => !(each.session.partial && isInconclusive(each) && isRepeated(each, deciding.slice(nth + 1))),
  );
};

/** Whether the session does not prove the results of its tests. */
export const isInconclusive = ({ judgment: { kind, isProvisional }, session }: JudgedSession): boolean =>
  kind === 'error' || kind === 'timed-out' || kind === 'waiting' || isProvisional === true || isStopped(session);

/** Whether later attempts have a result for each test of a retry. Failed tests without a name have none. */
const isRepeated = ({ session, hidesFailures }: JudgedSession, later: readonly JudgedSession[]): boolean => {
  const again = new Set(later.flatMap((each) => each.session.tests.map(simpleTestName)));
  return later.length > 0 && !hidesFailures && session.tests.every((test) => again.has(simpleTestName(test)));
};

/** Returns the worst judgment. Failed tests do not matter, because they are counted after all attempts. */
const judgmentOf = (deciding: readonly JudgedSession[]): SessionJudgment => {
  const judgments = deciding.map(({ judgment }) => judgment);
  const worst =
    judgments.find(({ kind }) => kind === 'error') ??
    judgments.find(({ kind }) => kind === 'timed-out') ??
    judgments.find(({ kind, isProvisional }) => kind === 'waiting' || isProvisional === true);
  const [whole] = judgments;
  if (whole === undefined) throw new Error('unreachable: a device and shard has at least one session');
  return worst ?? whole;
};

const kinds = ['error', 'timed-out', 'failed', 'empty'] as const;

/** Judges a session by its worst finding. Of equally bad findings, the first decides. */
export const judgeSession = (session: SessionResult): SessionJudgment => {
  const findings = findingsOf(session);
  const name = describeSession(session);
  const open = judgeOpen(session, findings, name);
  if (open !== undefined) return open;
  for (const kind of kinds) {
    const finding = findings.find((each) => each.kind === kind);
    if (finding !== undefined)
      return { kind, code: finding.code, reason: `${name}${kind === 'empty' ? '' : ':'} ${finding.clause}` };
  }
  return { kind: 'passed', reason: `${name} passed` };
};

/**
 * Judges a session of a build that had not ended by what it did: one without a device waits, and one whose tests all passed has
 * passed, though its report is to come. Undefined if anything else is wrong with it.
 */
const judgeOpen = (
  { evidence: { isBuildOpen, summary, details, report }, tests }: SessionResult,
  findings: readonly Finding[],
  name: string,
): SessionJudgment | undefined => {
  if (isBuildOpen !== true) return undefined;
  const areAll = (...codes: readonly ErrorCode[]): boolean =>
    findings.length > 0 && findings.every(({ code }) => codes.includes(code));
  if (summary?.status === 'queued' && tests.length === 0 && areAll('session-unfinished', 'report-missing', 'no-tests-ran'))
    return { kind: 'waiting', code: 'session-unfinished', reason: `${name}: waits for a device` };
  const isToCome = details.state === 'read' && report.state === 'missing' && areAll('report-missing');
  if (!isToCome || !tests.some(({ status }) => status === 'passed')) return undefined;
  return { kind: 'passed', isProvisional: true, reason: `${name} passed; its report comes when the build ends` };
};

/** Tells whether later data may change the judgment, because data is missing or outdated. */
export const mayStillSettle = (session: SessionResult): boolean =>
  !['read', 'document'].includes(session.evidence.details.state) || findingsOf(session).some(({ maySettle }) => maySettle);

const badEnds: readonly ErrorCode[] = ['session-error', 'session-not-run', 'session-timed-out'];

/** Tells whether the session has a problem that later data cannot remove. Missing data does not change how a session ended. */
export const hasLastingProblem = (session: SessionResult): boolean => {
  const problems = findingsOf(session).filter(({ kind }) => kind === 'error' || kind === 'timed-out');
  return problems.some(({ code }) => badEnds.includes(code)) || (problems.length > 0 && !mayStillSettle(session));
};

/** Tells whether the result bundle may still arrive. A session without tests has no bundle. */
export const mayBundleArrive = ({ tests, evidence: { bundle } }: SessionResult): boolean =>
  bundle?.state === 'missing' && bundle.mayArrive && tests.length > 0;

/** Adds the devices that the build shows, if the request named no devices. */
export const withShownDevices = (build: StartedBuild, record: BuildRecord | undefined): StartedBuild => {
  if (build.devicesAsShown !== true || record === undefined) return build;
  const devices = [...build.devices];
  for (const { device } of record.devices) if (findRequestedDevice(devices, device) === 'none') devices.push(device);
  return devices.length === build.devices.length ? build : { ...build, devices };
};

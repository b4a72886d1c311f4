import type { RequestedSplit, StartedBuild } from '../model/builds.ts';
import { deviceKey, findRequestedByName, findRequestedDevice } from '../model/device-name.ts';
import { type DeviceShard, deviceShardKey, type ServiceShard, type Shard } from '../model/device-shard.ts';
import type { BuildRecord, DeviceError, SessionSummary } from '../model/records.ts';
import type { SessionJudgment, SessionResult } from '../model/results.ts';
import type { AnalyzedShard, JudgedSession } from '../model/run-analysis.ts';
import { isEnded } from '../model/status.ts';
import { failedIn } from './accounting.ts';
import { hasRun, isBad, mergeAttempts } from './attempts.ts';
import { describeSession, describeShard } from './describe.ts';
import { findingsOf } from './evidence.ts';

/** A session that must report, with its data in the response about the build. */
export interface ExpectedSession extends DeviceShard {
  readonly key: string;
  readonly build: StartedBuild;
  readonly buildAborted?: boolean | undefined;
  /** On the clock of the service. */
  readonly buildStartedAt?: Date | undefined;
  /** Absent if the build shows no session for the device. */
  readonly summary?: SessionSummary | undefined;
  readonly deviceError?: DeviceError | undefined;
  /** Absent if `build.knownTests` applies to all sessions of the build. */
  readonly knownTests?: number | undefined;
  /** Why the build's entry belongs to another session, as a clause. */
  readonly foreign?: string | undefined;
  /** Why the session must exist although the build does not show it, as a clause. */
  readonly hidden?: string | undefined;
  /** Whether the device has several sessions although the request asked for one. */
  readonly isUnsplit?: boolean | undefined;
}

/**
 * Sessions of a build: one for each requested device, and all others that the build shows. A device has several if the service
 * splits the suite or lists the device twice.
 */
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

  const ofBuild = { build, buildStartedAt: record?.startedAt };
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
    // The service may omit the split from the request that it repeats, so the sessions are checked for signs of a split.
    const showsSplit = own.some(({ isSharded }) => isSharded === true) || !summaries.every(namesNoShard);
    const isUnsplit = build.requestedSplit?.sessions === 1 && summaries.length > 1 && !showsSplit;
    const shown = keepErrorOfFailed(summaries.map((summary, nth) => ({ ...ofShard(nth), summary, isUnsplit })));
    // A running build may show more sessions later.
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

/** The most serious error. A device may have entries under different spellings. */
const worstError = (errors: readonly DeviceError[]): DeviceError | undefined =>
  errors.find(({ status }) => status === 'error') ?? errors.find(({ status }) => status === 'timed-out') ?? errors[0];

/** Keeps the error of a failed device only for its failed sessions, if the build shows any. */
const keepErrorOfFailed = (sessions: readonly ExpectedSession[]): readonly ExpectedSession[] => {
  const failed = sessions.filter(({ summary }) => summary !== undefined && isFailedSummary(summary));
  if (failed.length === 0) return sessions;
  return sessions.map((session) =>
    session.deviceError?.status === 'failed' && !failed.includes(session) ? { ...session, deviceError: undefined } : session,
  );
};

const isFailedSummary = ({ status, counters }: SessionSummary): boolean =>
  status === 'failed' || (counters !== undefined && failedIn(counters) > 0);

/**
 * Sessions of a device in a split build. Sessions without a shard name fill the remaining shards in order. If the service uses
 * its own shard names, their order counts.
 */
const shardSessions = (
  common: Omit<ExpectedSession, 'key' | 'shard'>,
  shards: readonly ServiceShard[],
  summaries: readonly SessionSummary[],
  record: BuildRecord | undefined,
): readonly ExpectedSession[] => {
  const { build, device } = common;
  const total = shards.length;
  const named = new Map<number, SessionSummary>();
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

/**
 * Sessions in the order of the service's own shard names. Empty if a session lists its tests, if a name was requested, or if a
 * shard has several sessions.
 */
const inOrderOfOwnNames = (
  shards: readonly ServiceShard[],
  summaries: readonly SessionSummary[],
  record: BuildRecord | undefined,
): readonly SessionSummary[] => {
  const names = new Set(summaries.flatMap(({ shardName, shardTests }) => (shardTests === undefined ? (shardName ?? []) : [])));
  const mayShowMore = record !== undefined && !isEnded(record.status) && summaries.length < shards.length;
  if (names.size < summaries.length || !(mayShowMore || summaries.length === shards.length)) return [];
  if (shards.some(({ name }) => names.has(name))) return [];
  // "shard 9" comes before "shard 10".
  return summaries.toSorted((a, b) => (a.shardName ?? '').localeCompare(b.shardName ?? '', 'en', { numeric: true }));
};

/** Compares shard names, then tests. -1 if no shard matches. */
const findShard = (shards: readonly ServiceShard[], { shardName, shardTests }: SessionSummary): number => {
  const byName = shards.findIndex(({ name }) => name === shardName);
  if (byName !== -1 || shardTests === undefined) return byName;
  const tests = String(shardTests.toSorted());
  return shards.findIndex((shard) => String(shard.tests.toSorted()) === tests);
};

/** A session id in two places makes both entries foreign, because neither can be trusted. */
export const markSharedSessions = (sessions: readonly ExpectedSession[]): readonly ExpectedSession[] => {
  const byId = Map.groupBy(sessions, ({ summary }) => summary?.id);
  return sessions.map((session) => {
    const { summary, foreign } = session;
    const sharing = byId.get(summary?.id) ?? [];
    if (summary?.id === undefined || foreign !== undefined || new Set(sharing.map(({ key }) => key)).size < 2) return session;
    return { ...session, foreign: `session ${summary.id} is listed under ${describePlaces(sharing)}` };
  });
};

/** Places by device, build or shard, whichever differs. */
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

/** 0 for a retry, because tests that it omits stay failed. */
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

/** True if the service chose other devices for all requested sessions. */
const ranElsewhere = ({ requestedSplit, partial }: StartedBuild, record: BuildRecord | undefined): boolean =>
  requestedSplit?.onEachDevice === false &&
  !partial &&
  (record?.devices ?? []).flatMap(({ sessions }) => sessions).length >= requestedSplit.sessions;

const hiddenClause = (lacking: number, { sessions, onEachDevice }: RequestedSplit): string =>
  `the build should have ${sessions} sessions${onEachDevice ? ' on this device' : ''}, but lists only ${sessions - lacking}`;

const sessionKey = (build: StartedBuild, device: string, nth: number): string => `${build.id}/${nth}/${deviceKey(device)}`;

/** Sessions on different devices are never attempts of one shard. */
export const analyzeShards = (sessions: readonly SessionResult[]): readonly AnalyzedShard[] =>
  [...Map.groupBy(sessions, deviceShardKey).values()].flatMap((own) => {
    const attempts = own.toSorted((a, b) => a.attempt - b.attempt);
    const last = attempts.at(-1);
    if (last === undefined) return [];
    const { tests, sessionOf } = mergeAttempts(attempts);
    const neverRan = tests.filter((test) => !hasRun(test));
    const judged = attempts.map((session) => ({ session, judgment: judgeSession(session) }));
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

/** Shared by all shards without quarantined tests. */
const none: AnalyzedShard['quarantined'] = new Map();

/** An attempt of the whole shard replaces all earlier attempts. */
const decidingSessions = (judged: readonly JudgedSession[]): readonly JudgedSession[] => {
  const lastWhole = judged.findLastIndex(({ session }) => !session.partial);
  return judged.slice(Math.max(0, lastWhole));
};

/** Ignores failed tests, which are counted after all attempts. */
const judgmentOf = (deciding: readonly JudgedSession[]): SessionJudgment => {
  const judgments = deciding.map(({ judgment }) => judgment);
  const worst = judgments.find(({ kind }) => kind === 'error') ?? judgments.find(({ kind }) => kind === 'timed-out');
  const [whole] = judgments;
  if (whole === undefined) throw new Error('unreachable: a device and shard has at least one session');
  return worst ?? whole;
};

const kinds = ['error', 'timed-out', 'failed', 'empty'] as const;

/** Of equally bad findings, the first decides. */
export const judgeSession = (session: SessionResult): SessionJudgment => {
  const findings = findingsOf(session);
  const name = describeSession(session);
  for (const kind of kinds) {
    const finding = findings.find((each) => each.kind === kind);
    if (finding !== undefined)
      return { kind, code: finding.code, reason: `${name}${kind === 'empty' ? '' : ':'} ${finding.clause}` };
  }
  return { kind: 'passed', reason: `${name} passed` };
};

/** Missing data may arrive, and contradicting data may be outdated. */
export const mayStillSettle = (session: SessionResult): boolean =>
  !['read', 'document'].includes(session.evidence.details.state) || findingsOf(session).some(({ maySettle }) => maySettle);

/** A session without tests has no bundle. */
export const mayBundleArrive = ({ tests, evidence: { bundle } }: SessionResult): boolean =>
  bundle?.state === 'missing' && bundle.mayArrive && tests.length > 0;

/** If the request names no devices, every device that the build has ever shown must report. */
export const withShownDevices = (build: StartedBuild, record: BuildRecord | undefined): StartedBuild => {
  if (build.devicesAsShown !== true || record === undefined) return build;
  const devices = [...build.devices];
  for (const { device } of record.devices) if (findRequestedDevice(devices, device) === 'none') devices.push(device);
  return devices.length === build.devices.length ? build : { ...build, devices };
};

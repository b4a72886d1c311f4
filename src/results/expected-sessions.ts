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
import type { Finding } from './evidence-reading.ts';

/** One session that must report, and what the build says of it. */
export interface ExpectedSession extends DeviceShard {
  /** Tells sessions of one run apart. */
  readonly key: string;
  readonly build: StartedBuild;
  /** The service says that it aborted the build. */
  readonly buildAborted?: boolean | undefined;
  /** When the service took the build, by its own clock. */
  readonly buildStartedAt: Date | undefined;
  /** Absent: the build shows no session for the device. */
  readonly summary: SessionSummary | undefined;
  readonly deviceError: DeviceError | undefined;
  /** Tests of the suite that it must run, where that is not the same for all sessions of the build. */
  readonly knownTests: number | undefined;
  /** Why the build's entry is about something else, as a clause. */
  readonly foreign: string | undefined;
  /** Why the build shows no session, where its request tells that there must be one; a clause. */
  readonly hidden?: string | undefined;
  /** One of several sessions of a device, though the request asked for none beside the first. */
  readonly isUnsplit?: boolean | undefined;
}

/**
 * The sessions of one build: every requested device with what the build shows for it, and whatever else it shows.
 *
 * A device has several sessions where the service splits the suite itself, and where it lists the device twice: all must report.
 */
export const expectedSessions = (started: StartedBuild, record: BuildRecord | undefined): readonly ExpectedSession[] => {
  const build = withShownDevices(started, record);
  const buildStartedAt = record?.startedAt;
  const replaced = new Set(build.replacedDevices?.map(deviceKey));
  const counts = ({ device }: { readonly device: string }): boolean => !replaced.has(deviceKey(device));
  const entries = (record?.devices ?? [])
    .filter(counts)
    .map((entry) => ({ entry, match: findRequestedDevice(build.devices, entry.device) }));
  const errors = (record?.deviceErrors ?? [])
    .filter(counts)
    .map((error) => ({ error, match: findRequestedByName(build.devices, error.device) }));

  const requested = build.devices.flatMap((device) => {
    const own = entries.flatMap(({ entry, match }) => (isMatch(match, device) ? [entry] : []));
    const summaries = own.flatMap(({ sessions }) => sessions);
    const deviceError = worstError(errors.flatMap(({ error, match }) => (isMatch(match, device) ? [error] : [])));
    const buildAborted = record?.status === 'aborted' || undefined;
    const common = { ...nothingSaid, build, buildStartedAt, buildAborted, device, deviceError };
    if (build.serviceShards !== undefined) return tellingFailed(shardSessions(common, build.serviceShards, summaries, record));
    if (summaries.length === 0 && deviceError === undefined && ranElsewhere(build, record)) return [];
    if (summaries.length === 0) return [{ ...common, key: keyOf(build, device, 0), shard: build.shard }];
    const lacking = lackingSessions(build, record, device);
    const total = summaries.length + lacking;
    const ofShard = (nth: number) => ({ ...common, key: keyOf(build, device, nth), shard: shardOf(build, nth, total) });
    // The request that the service repeats may lack the split.
    const saysSplit = own.some(({ isSharded }) => isSharded === true) || !summaries.every(namesNoShard);
    const isUnsplit = build.requestedSplit?.sessions === 1 && summaries.length > 1 && !saysSplit;
    const shown = tellingFailed(summaries.map((summary, nth) => ({ ...ofShard(nth), summary, isUnsplit })));
    // A build that runs may show more of them later.
    if (build.requestedSplit === undefined || lacking === 0 || record === undefined || !isEnded(record.status)) return shown;
    return [...shown, { ...ofShard(summaries.length), hidden: hiddenClause(lacking, build.requestedSplit) }];
  });
  const others = entries.flatMap(({ entry: { device, sessions }, match }, nth): ExpectedSession[] => {
    if (typeof match === 'object') return [];
    const foreign =
      match === 'several'
        ? `the build lists "${device}", which fits more than one requested device`
        : `the build lists "${device}", which was not requested`;
    const [summary] = sessions;
    const key = keyOf(build, `other ${device}`, nth);
    return [{ ...nothingSaid, key, build, buildStartedAt, device, shard: build.shard, foreign, summary }];
  });
  // An error that fits no device, or several, is one all the same.
  const unmatched = errors.filter(({ match }) => typeof match !== 'object');
  const failed = unmatched.map(({ error: deviceError }, nth): ExpectedSession => {
    const { device } = deviceError;
    const key = keyOf(build, `error ${device}`, nth);
    return { ...nothingSaid, key, build, buildStartedAt, device, shard: build.shard, deviceError };
  });
  const { insteadOf } = build;
  const asRequested = ({ device, ...session }: ExpectedSession): ExpectedSession =>
    insteadOf === undefined ? { ...session, device } : { ...session, device: insteadOf, ranOn: device };
  return [...requested.map(asRequested), ...others, ...failed];
};

/** A device may have an entry in each of several spellings. */
const worstError = (errors: readonly DeviceError[]): DeviceError | undefined =>
  errors.find(({ status }) => status === 'error') ?? errors.find(({ status }) => status === 'timed-out') ?? errors[0];

/** A device that `Failed` may have several sessions: those of which the build says the same, if it does, and not the others. */
const tellingFailed = (sessions: readonly ExpectedSession[]): readonly ExpectedSession[] => {
  const failed = sessions.filter(({ summary }) => summary !== undefined && saysFailed(summary));
  if (failed.length === 0) return sessions;
  return sessions.map((session) =>
    session.deviceError?.status === 'failed' && !failed.includes(session) ? { ...session, deviceError: undefined } : session,
  );
};

const saysFailed = ({ status, counters }: SessionSummary): boolean =>
  status === 'failed' || (counters !== undefined && failedIn(counters) > 0);

/** Of a session of which the build shows nothing. */
const nothingSaid = { summary: undefined, deviceError: undefined, knownTests: undefined, foreign: undefined };

/**
 * The sessions of one device in a build that the service splits: one for each shard, and whatever else is listed.
 *
 * A session belongs to the shard that it names. Sessions that name none are taken in the order of the shards that no session names; so are
 * all of them, in the order of their names, where the service has names of its own.
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
    const { shardName } = summary;
    const index = findShard(shards, summary);
    if (namesNoShard(summary)) unnamed.push(summary);
    else if (index === -1)
      others.push({ summary, foreign: `the build lists a session of the shard "${shardName ?? ''}", which was not requested` });
    else if (named.has(index))
      others.push({ summary, foreign: `the build lists a second session of ${describeShard({ index, total })} on "${device}"` });
    else named.set(index, summary);
  }
  const expected = shards.map((shard, index): ExpectedSession => {
    const summary = named.get(index) ?? unnamed.shift();
    return {
      ...common,
      key: keyOf(build, device, index),
      shard: { index, total },
      knownTests: shard.knownTests,
      summary,
    };
  });
  const beyond = unnamed.map((summary) => ({
    summary,
    foreign: `the build lists more sessions on "${device}" than shards were requested`,
  }));
  return [
    ...expected,
    ...[...others, ...beyond].map(
      ({ summary, foreign }, nth): ExpectedSession => ({
        ...common,
        deviceError: undefined,
        key: keyOf(build, device, total + nth),
        shard: build.shard,
        summary,
        foreign,
      }),
    ),
  ];
};

const namesNoShard = ({ shardName, shardTests }: SessionSummary): boolean => shardName === undefined && shardTests === undefined;

/**
 * All sessions where each has a name of the service's own instead of a requested one, and there is one for each shard; a build that runs may
 * show the others later. Sessions that show tests of no shard contradict the request, whatever they are called.
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

/** By its name, or by its tests where the service names shards in its own way; -1 for none. */
const findShard = (shards: readonly ServiceShard[], { shardName, shardTests }: SessionSummary): number => {
  const byName = shards.findIndex(({ name }) => name === shardName);
  if (byName !== -1 || shardTests === undefined) return byName;
  const tests = String(shardTests.toSorted());
  return shards.findIndex((shard) => String(shard.tests.toSorted()) === tests);
};

/** A session runs one shard of one build on one device: where an id is listed in two places, neither response can be trusted. */
export const markSharedSessions = (sessions: readonly ExpectedSession[]): readonly ExpectedSession[] => {
  const byId = Map.groupBy(sessions, ({ summary }) => summary?.id);
  return sessions.map((session) => {
    const { summary, foreign } = session;
    const sharing = byId.get(summary?.id) ?? [];
    if (summary?.id === undefined || foreign !== undefined || new Set(sharing.map(({ key }) => key)).size < 2) return session;
    return { ...session, foreign: `session ${summary.id} is listed under ${placesOf(sharing)}` };
  });
};

/** By device, build or shard, whichever tells them apart. */
const placesOf = (sessions: readonly ExpectedSession[]): string => {
  const names = [
    ({ device }: ExpectedSession) => `"${device}"`,
    ({ build }: ExpectedSession) => `build ${build.id}`,
    ({ shard }: ExpectedSession) => describeShard(shard),
  ].map((name) => [...new Set(sessions.map(name))]);
  return names.find((places) => places.length > 1)?.join(' and ') ?? 'several entries';
};

const isMatch = (match: ReturnType<typeof findRequestedDevice>, device: string): boolean =>
  typeof match === 'object' && match.device === device;

const shardOf = ({ shard }: StartedBuild, nth: number, sessions: number): Shard => ({
  index: shard.index * sessions + nth,
  total: shard.total * sessions,
});

/**
 * How many sessions the request asks for beyond those that the build shows of a device. A run of failed tests needs no more than it shows:
 * what it does not show stays failed.
 */
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

/** A request may leave the choice of devices to the service, which may run all sessions on some of them. */
const ranElsewhere = ({ requestedSplit, partial }: StartedBuild, record: BuildRecord | undefined): boolean =>
  requestedSplit?.onEachDevice === false &&
  !partial &&
  (record?.devices ?? []).flatMap(({ sessions }) => sessions).length >= requestedSplit.sessions;

const hiddenClause = (lacking: number, { sessions, onEachDevice }: RequestedSplit): string =>
  `the request asks for ${sessions} sessions${onEachDevice ? ' on each device' : ''}, but the build shows only ${sessions - lacking}`;

const keyOf = (build: StartedBuild, device: string, nth: number): string => `${build.id}/${nth}/${deviceKey(device)}`;

/** Sessions by device and shard, each with its attempts, oldest first. Devices are never retries of each other. */
export const analyzeShards = (sessions: readonly SessionResult[]): readonly AnalyzedShard[] =>
  [...Map.groupBy(sessions, deviceShardKey).values()].flatMap((own) => {
    const attempts = own.toSorted((a, b) => a.attempt - b.attempt);
    const last = attempts.at(-1);
    return last === undefined ? [] : [analyzeShard(attempts, last)];
  });

const analyzeShard = (attempts: readonly SessionResult[], last: SessionResult): AnalyzedShard => {
  const { tests, sessionOf } = mergeAttempts(attempts);
  const neverRan = tests.filter((test) => !hasRun(test));
  const judged = attempts.map((session) => ({ session, judgment: judgeSession(session) }));
  const deciding = decidingSessions(judged);
  return {
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
  };
};

/** Shared: most runs quarantine nothing. */
const none: AnalyzedShard['quarantined'] = new Map();

/** What ran a device and shard whole replaces all before it; what ran some tests again only adds to it. */
const decidingSessions = (judged: readonly JudgedSession[]): readonly JudgedSession[] => {
  const lastWhole = judged.findLastIndex(({ session }) => !session.partial);
  return judged.slice(Math.max(0, lastWhole));
};

/** Failed tests are counted after all attempts; here it matters whether something went wrong that no test shows. */
const judgmentOf = (deciding: readonly JudgedSession[]): SessionJudgment => {
  const judgments = deciding.map(({ judgment }) => judgment);
  const worst = judgments.find(({ kind }) => kind === 'error') ?? judgments.find(({ kind }) => kind === 'timed-out');
  const [whole] = judgments;
  if (whole === undefined) throw new Error('unreachable: a device and shard has at least one session');
  return worst ?? whole;
};

/** From worst to least. */
const kinds = ['error', 'timed-out', 'failed', 'empty'] as const;

/** What one session proves by itself: the worst finding counts, and of several the first. */
export const judgeSession = (session: SessionResult): SessionJudgment => {
  const findings = findingsOf(session);
  const name = describeSession(session);
  for (const kind of kinds) {
    const finding = findings.find((each) => each.kind === kind);
    if (finding !== undefined) return { kind, code: finding.code, reason: sentence(name, finding) };
  }
  return { kind: 'passed', reason: `${name} passed` };
};

const sentence = (name: string, { kind, clause }: Finding): string =>
  kind === 'empty' ? `${name} ${clause}` : `${name}: ${clause}`;

/** A later request may still settle what is wrong: what is missing may arrive, and what disagrees may be outdated. */
export const mayStillSettle = (session: SessionResult): boolean =>
  !['read', 'document'].includes(session.evidence.details.state) || findingsOf(session).some(({ maySettle }) => maySettle);

/** Worth another request, though nothing is wrong without it. A session without tests has no result bundle. */
export const mayBundleArrive = ({ tests, evidence: { bundle } }: SessionResult): boolean =>
  bundle?.state === 'missing' && bundle.mayArrive && tests.length > 0;

/** A build whose request names no devices, with those that it shows by now: each that it has ever shown must report. */
export const withShownDevices = (build: StartedBuild, record: BuildRecord | undefined): StartedBuild => {
  if (build.devicesAsShown !== true || record === undefined) return build;
  const devices = [...build.devices];
  for (const { device } of record.devices) if (findRequestedDevice(devices, device) === 'none') devices.push(device);
  return devices.length === build.devices.length ? build : { ...build, devices };
};

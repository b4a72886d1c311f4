import type { CountedBuild } from '../../core/builds/lineage.ts';
import type { BaseReport } from '../../core/model/base-comparison.ts';
import type { StartedBuild } from '../../core/model/builds.ts';
import { type DeviceKey, deviceKey } from '../../core/model/device-name.ts';
import { shardsOf, totalShards } from '../../core/model/device-shard.ts';
import { type ErrorCode, problem, type RunProblem } from '../../core/model/error-codes.ts';
import type { RepeatReport } from '../../core/model/repeats.ts';
import { type MissingTest, type SessionResult, testName } from '../../core/model/results.ts';
import type { KnownSuite, KnownTest, Prediction, UnstartedShards } from '../../core/model/run-plan.ts';
import { findMissingTests } from '../../core/results/accounting.ts';
import { describeShard } from '../../core/results/describe.ts';
import { simpleNameOf, simpleTestName } from '../../core/results/known-tests.ts';
import { counted, sum } from '../../lib/numbers.ts';
import { nothingSelected, type RunOutcome } from '../run/judge/judge-run.ts';
import { type Job, repeatKey } from './read-jobs.ts';

/** Joins the suites, predictions and repeats of all jobs in a matrix. */
export const joinJobs = (jobs: readonly Job[]): RunOutcome => {
  const suiteIds = new Set(jobs.map(({ facts }) => facts.job.suiteId));
  const [suiteId] = suiteIds;
  return {
    suite: joinSuites(jobs),
    // A run of several suites gets no suite id, because each suite has a separate history.
    suiteId: suiteIds.size === 1 ? suiteId : undefined,
    prediction: joinPredictions(jobs),
    unstarted: jobs.flatMap(unstartedShards),
    repeats: joinRepeats(jobs),
    onBase: joinComparisons(jobs),
  };
};

/** Joins the suites of all jobs. Returns undefined if a job does not know its suite. */
const joinSuites = (jobs: readonly Job[]): KnownSuite | undefined => {
  const suites = jobs.flatMap(({ facts }) => facts.knownSuite ?? []);
  if (suites.length < jobs.length || suites.length === 0) return undefined;
  return {
    tests: suites.flatMap(({ tests }) => tests),
    unknown: suites.flatMap(({ unknown }) => unknown),
    unseen: suites.find(({ unseen }) => unseen !== undefined)?.unseen,
    isPart: suites.find(({ isPart }) => isPart)?.isPart,
  };
};

/** Joins the predictions of parallel jobs. Returns undefined if a job has no prediction. */
const joinPredictions = (jobs: readonly Job[]): Prediction | undefined => {
  const costly = jobs.filter(({ facts }) => facts.emptySelection !== true);
  const predictions = costly.flatMap(({ facts }) => facts.predicted ?? []);
  if (predictions.length === 0 || predictions.length < costly.length) return undefined;
  return {
    deviceMs: sum(predictions.map(({ deviceMs }) => deviceMs)),
    durationMs: Math.max(...predictions.map(({ durationMs }) => durationMs)),
    runs: Math.min(...predictions.map(({ runs }) => runs)),
  };
};

/** Joins the repeats of all jobs. Each test was repeated by one job. */
const joinRepeats = (jobs: readonly Job[]): RepeatReport | undefined => {
  const reports = jobs.flatMap(({ facts }) => facts.repeats ?? []);
  if (reports.length === 0) return undefined;
  const tests = jobs.flatMap(({ facts, repeats }) =>
    (facts.repeats?.tests ?? []).map((test) => ({ ...test, results: repeats.get(repeatKey(test, test.device)) ?? [] })),
  );
  return {
    times: Math.max(...reports.map(({ times }) => times)),
    planned: sum(reports.map(({ planned }) => planned)),
    ran: sum(reports.map(({ ran }) => ran)),
    deviceMs: sum(reports.map(({ deviceMs }) => deviceMs)),
    tests,
  };
};

/** Joins what failed tests of all jobs did on the base. Each job compared its own failures. */
const joinComparisons = (jobs: readonly Job[]): BaseReport | undefined => {
  const reports = jobs.flatMap(({ facts }) => facts.onBase ?? []);
  if (reports.length === 0) return undefined;
  return {
    tests: reports.flatMap(({ tests }) =>
      tests.map(({ sessions, ...test }) => ({
        ...test,
        sessions: sessions.map(({ build, session, ...rest }) => ({ ...rest, buildId: build, sessionId: session })),
      })),
    ),
    more: sum(reports.map(({ more }) => more)),
    deviceMs: sum(reports.map(({ deviceMs }) => deviceMs)),
  };
};

/** Converts the shard numbers of a document, which start at 1, to indexes. */
const unstartedShards = ({ facts: { unstarted = [] } }: Job): readonly UnstartedShards[] =>
  unstarted.map((each) => ({ ...each, shards: each.shards.map((number) => number - 1) }));

/** Whether the jobs report, for each device of the missing part, that they did not start the shard. */
export const isUnstarted = ({ place }: AbsentPart, jobs: readonly Job[]): boolean => {
  if (place === undefined) return false;
  const isExplainedBy = (job: Job, key: DeviceKey): boolean =>
    job.facts.job.devices.some((device) => deviceKey(device) === key) &&
    unstartedShards(job).some(({ shards }) => shards.includes(place.shard));
  return place.devices.every((key) => jobs.some((job) => isExplainedBy(job, key)));
};

/** Returns an outcome if the changed files select no test in any job, otherwise undefined. */
export const nothingSelectedBy = (jobs: readonly Job[], builds: readonly unknown[]): RunOutcome | undefined => {
  const [first] = jobs;
  const isEmpty = builds.length === 0 && first !== undefined && jobs.every(({ facts }) => facts.emptySelection === true);
  return isEmpty ? nothingSelected(first.facts.reason) : undefined;
};

/** Builds, each with the devices for which its results count. */
type Builds = readonly Pick<StartedBuild, 'id' | 'devices' | 'requestedSplit'>[];

/** Finds tests that the jobs discovered but no session reported. Compares all shards of a device together. */
export const missingTests = (jobs: readonly Job[], builds: Builds, sessions: readonly SessionResult[]): RunOutcome => {
  const anyOf = commonKeys(builds);
  const comparedKey = (device: string): DeviceKey => anyOf.get(deviceKey(device)) ?? deviceKey(device);
  const keysOf = new Map(builds.map(({ id, devices }) => [id, devices.map(comparedKey)]));
  const suites = new Map<DeviceKey, Map<string, KnownTest>>();
  const unknown = new Set<string>();
  const customRunner = jobs.some(({ facts }) => facts.knownSuite?.customRunner === true);
  for (const { builds: own, knownSuite } of jobs.map(({ facts }) => facts)) {
    if (knownSuite === undefined || !own.every(({ id }) => keysOf.has(id))) continue;
    for (const { part } of knownSuite.unknown) unknown.add(part);
    for (const key of new Set(own.flatMap(({ id }) => keysOf.get(id) ?? []))) {
      const tests = suites.get(key) ?? new Map<string, KnownTest>();
      suites.set(key, tests);
      for (const test of knownSuite.tests) tests.set(testName(test), test);
    }
  }
  const ofDevice = Map.groupBy(sessions, ({ device }) => comparedKey(device));
  const missing = [...suites].flatMap(([key, byName]) => {
    const tests = [...byName.values()];
    const parts = unknown.intersection(new Set(tests.map(({ className }) => className)));
    const suite = { tests, unknown: [...parts].map((part) => ({ part })), customRunner };
    const { missing: own } = findMissingTests(suite, ofDevice.get(key) ?? [], () => true, { onAnyDevice: anyOf.has(key) });
    return own.map((test) => withReason(test, key, jobs));
  });
  const results = new Set(
    sessions.flatMap(({ device, tests }) => tests.map((test) => `${simpleTestName(test)} @ ${String(comparedKey(device))}`)),
  );
  // Adds missing tests that only the documents of the jobs show.
  const listed = jobs.flatMap(({ facts: { missingTests: own } }) =>
    own.flatMap((test) => {
      const name = simpleNameOf(test.name);
      const isSeen = (key: DeviceKey): boolean =>
        test.notStarted === undefined ? results.has(`${name} @ ${String(key)}`) : suites.has(key);
      const devices = test.devices.filter((device) => !isSeen(comparedKey(device)));
      return devices.length === 0 ? [] : [{ ...test, devices }];
    }),
  );
  const [reported, unstarted] = [listed.filter(isUnexplained), listed.filter((test) => !isUnexplained(test))];
  const isKnown = [...keysOf.values()].flat().every((key) => suites.has(key));
  return { missing: joinMissing([...missing, ...unstarted, ...reported]), ...(isKnown ? {} : { knownSuite: 'unknown' }) };
};

const isUnexplained = ({ notStarted }: MissingTest): boolean => notStarted === undefined;

const withReason = (test: MissingTest, key: DeviceKey, jobs: readonly Job[]): MissingTest => {
  const isOn = (devices: readonly string[]): boolean => devices.some((device) => deviceKey(device) === key);
  const reported = jobs.flatMap(({ facts }) => facts.missingTests.filter(({ name }) => name === test.name));
  const notStarted =
    reported.find(({ devices }) => isOn(devices))?.notStarted ??
    jobs.find(({ facts }) => ignoresMissing(facts) && isOn(facts.job.devices))?.facts.unstarted?.[0]?.reason;
  return notStarted === undefined ? test : { ...test, notStarted };
};

/** Whether the job has unstarted shards, but does not list their tests. */
const ignoresMissing = ({ missingTests: listed, unstarted = [] }: Job['facts']): boolean =>
  listed.length === 0 && unstarted.some(({ shards }) => shards.length > 0);

const joinMissing = (missing: readonly MissingTest[]): readonly MissingTest[] =>
  [...Map.groupBy(missing, ({ name }) => name)].map(([name, all]) => ({
    name,
    devices: [...new Set(all.flatMap(({ devices }) => devices))],
    // Drops all reasons if one entry has no reason, because a job should then have run the test.
    notStarted: all.some(isUnexplained) ? undefined : all[0]?.notStarted,
  }));

/** Maps the devices of a build to one of them if the service runs each test on only one device. */
const commonKeys = (builds: Builds): ReadonlyMap<DeviceKey, DeviceKey> => {
  const common = new Map<DeviceKey, DeviceKey>();
  for (const { devices, requestedSplit } of builds) {
    if (requestedSplit?.onEachDevice !== false) continue;
    const keys = devices.map(deviceKey);
    const known = keys.find((key) => common.has(key)) ?? keys[0];
    for (const key of keys) common.set(key, common.get(known ?? key) ?? known ?? key);
  }
  return common;
};

export interface AbsentPart {
  readonly problem: RunProblem;
  /** Shard without a build, and the keys of its devices. Absent if the problem concerns the whole matrix. */
  readonly place?: { readonly shard: number; readonly devices: readonly DeviceKey[] };
}

/** Shards and devices that a build runs, or that a job should have run. */
export interface CoveredPart {
  /** Number of shards of the suite. Absent if the job never decided it. */
  readonly total?: number;
  /** Indexes of the shards, from 0. Absent if the part covers all shards. */
  readonly shards?: readonly number[];
  readonly devices: readonly string[];
  /** Fingerprint of the plan that split the suite. */
  readonly plan?: string;
  /** Indexes of the shards without tests. Absent if the build does not know them. */
  readonly emptyShards?: readonly number[];
}

const ofNoShard = (code: ErrorCode, clause: string): readonly AbsentPart[] => [{ problem: problem(code, clause) }];

export const partsOfBuilds = (builds: readonly CountedBuild[]): readonly CoveredPart[] =>
  builds
    .filter(({ attempt }) => attempt === 0)
    .map(({ build, devices }) => ({
      total: totalShards(build),
      shards: shardsOf(build).map(({ index }) => index),
      devices,
      plan: build.tag?.plan,
      emptyShards: build.tag?.emptyShards,
    }));

export const partOfJob = ({ facts: { job, sessions } }: Job): CoveredPart => {
  const { devices, shard, shards } = job;
  const planned = sessions.length === 0 ? undefined : Math.max(...sessions.map((each) => each.shards));
  const isInput = shards !== 'auto' && (shards === 1 || shard !== undefined);
  return { devices, total: isInput ? shards : planned, shards: shard === undefined ? undefined : [shard - 1] };
};

/**
 * Devices that the jobs had to test, also if a job had nothing to start there, with the shards whose absence the job explains
 * itself. A job whose changed files select no test has no such device.
 *
 * @param ids ids of the builds that the service lists
 */
export const namedParts = (jobs: readonly Job[], ids: ReadonlySet<string>): readonly CoveredPart[] =>
  jobs
    .filter(({ facts }) => facts.emptySelection !== true)
    .map((job) => (explainsAbsence(job, ids) ? partOfJob(job) : { ...partOfJob(job), shards: [] }));

/** Whether a problem of the job itself is reported: it ended red, or started a build that the service does not list. */
const explainsAbsence = ({ facts: { verdict, builds } }: Job, ids: ReadonlySet<string>): boolean =>
  !['passed', 'started', 'planned'].includes(verdict) || builds.some(({ id }) => !ids.has(id));

/**
 * Finds devices and shards without a build, and builds that split the suite differently.
 *
 * @param named parts of jobs. Their devices must run every shard with tests, and they count where no build is on their device.
 */
export const absentParts = (
  parts: readonly CoveredPart[],
  expectedShards: number | undefined,
  named: readonly CoveredPart[] = [],
): readonly AbsentPart[] => {
  const totals = [...new Set(parts.flatMap(({ total }) => total ?? []))].toSorted((a, b) => a - b);
  const [total] = totals;
  if (total === undefined) return [];
  if (totals.length > 1)
    return ofNoShard(
      'matrix-shards-differ',
      `the builds were started with different numShards (${totals.join(', ')}), so some tests may not have run`,
    );
  if (expectedShards !== undefined && total !== expectedShards)
    return ofNoShard(
      'matrix-shards-differ',
      `the builds were started with ${counted(total, 'shard')}, but \`expected-shards\` is ${expectedShards}`,
    );
  if (new Set(parts.map(({ plan }) => plan)).size > 1)
    return ofNoShard(
      'matrix-plans-differ',
      'the jobs split the suite differently because they used different durations, so some tests may not have run',
    );

  const keysOf = (own: readonly CoveredPart[]) =>
    new Map(own.flatMap(({ devices: names }) => names.map((device) => [deviceKey(device), device])));
  const built = keysOf(parts);
  const devices = new Map([
    ...built,
    ...keysOf(named)
      .entries()
      .filter(([key]) => !built.has(key)),
  ]);
  const withoutBuild = named.map((part) => ({ ...part, devices: part.devices.filter((each) => !built.has(deviceKey(each))) }));
  const [known = new Set(), ...others] = parts.map(({ emptyShards }) => new Set(emptyShards));
  const empty = others.reduce((both, each) => both.intersection(each), known);
  return Array.from({ length: total }, (_, index) => {
    if (empty.has(index)) return [];
    const covered = [...parts, ...withoutBuild]
      .filter(({ shards }) => shards === undefined || shards.includes(index))
      .flatMap(({ devices: own }) => own.map(deviceKey));
    const shard = total === 1 ? 'the run' : describeShard({ index, total });
    const missing = (clause: string, keys: readonly DeviceKey[]): AbsentPart => ({
      problem: problem('matrix-shard-missing', `${clause}: its job crashed, was skipped or never started`),
      place: { shard: index, devices: keys },
    });
    if (covered.length === 0) return [missing(`${shard} has no build`, [...devices.keys()])];
    return [...devices].flatMap(([key, device]) =>
      covered.includes(key) ? [] : [missing(`${shard} has no build on ${device}`, [key])],
    );
  }).flat();
};

import type { UploadedRefs } from '../../builds/build-request.ts';
import { ForeignBuildError } from '../../builds/foreign-build.ts';
import { type ListedBuild, listBuilds, readListedBuild, watchedBuild } from '../../builds/list-builds.ts';
import { usedRefs } from '../../builds/used-refs.ts';
import { CloudError } from '../../cloud/errors.ts';
import type { StageServices } from '../../context.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { type BuildTag, isTagOf } from '../../model/build-tag.ts';
import type { PlannedBuild, StartedBuild } from '../../model/builds.ts';
import { deviceKey } from '../../model/device-name.ts';
import { deviceShardKey, type ServiceShard, shardsOf } from '../../model/device-shard.ts';
import type { BuildRecord } from '../../model/records.ts';
import { describeError, problemOf } from '../../model/run-problem.ts';
import { isEnded } from '../../model/status.ts';
import type { Plan } from '../prepare/plan.ts';
import type { RunEvents } from '../run-state.ts';

const maxRequestsAtOnce = 8;

/**
 * Attaches to builds by their ids: they are watched as if this step had started them.
 *
 * One that the service does not know is an error of the run; the others are watched all the same.
 */
export const attachBuilds = async (
  inputs: Pick<RunInputs, 'framework' | 'buildIds'>,
  { cloud, clock, log, signal }: StageServices,
  { onStarted, onPolled, onUploaded, onProblem }: Pick<RunEvents, 'onStarted' | 'onPolled' | 'onUploaded' | 'onProblem'>,
): Promise<readonly StartedBuild[]> => {
  const attached = await mapConcurrently([...new Set(inputs.buildIds)], maxRequestsAtOnce, async (id) => {
    try {
      const { record } = await cloud.builds(inputs.framework).get(id);
      if (record.id !== id) throw new ForeignBuildError(id, record.id);
      log.info(`Attached to build ${id}, which is ${record.statusWord}.`);
      // Each is judged on its own, whatever its tag says of retries.
      const listed = readListedBuild(record, inputs.framework);
      const devicesAsShown = listed.namesDevices || isEnded(record.status) ? undefined : true;
      const part = { ...asked(listed), devicesAsShown, attempt: 0, partial: false };
      const build = watchedBuild(listed, part, clock.monotonicMs());
      return [{ build, record }];
    } catch (error) {
      signal.throwIfAborted();
      onProblem(problemOf(error, `could not attach to build ${id}: `));
      return [];
    }
  });
  const found = attached.flat();
  const builds = numberBuilds(found.map(({ build }) => build));
  const requests = found.map(({ record }) => record.capabilities);
  onUploaded(usedRefs(inputs.framework, requests));
  for (const build of builds) onStarted(build);
  for (const { record } of found) onPolled(record);
  return builds;
};

/** Builds that share a device and shard, or may show that they do, are told apart by their order in the input. */
const numberBuilds = (builds: readonly StartedBuild[]): readonly StartedBuild[] => {
  const keysOf = ({ shard, devices }: StartedBuild): readonly string[] =>
    devices.map((device) => deviceShardKey({ shard, device: deviceKey(device) }));
  const sharing = (build: StartedBuild, among: readonly StartedBuild[]): number => {
    const keys = new Set(keysOf(build));
    const mayShare = (other: StartedBuild): boolean =>
      build.devicesAsShown === true || other.devicesAsShown === true || keysOf(other).some((key) => keys.has(key));
    return among.filter((other) => other.id !== build.id && mayShare(other)).length;
  };
  return builds.map((build, nth) =>
    sharing(build, builds) === 0 ? build : { ...build, buildNumber: 1 + sharing(build, builds.slice(0, nth)) },
  );
};

type TaggedBuild = ListedBuild & { readonly tag: BuildTag };

/** Those of an earlier attempt's builds that still count, each with all that ran its failed tests again. */
export type StandingBuilds = (
  builds: readonly StartedBuild[],
  records: readonly BuildRecord[],
) => Promise<readonly StartedBuild[]>;

/** What an earlier attempt of this job started, and what it did not get to. */
export interface EarlierAttempt {
  readonly adopted: readonly StartedBuild[];
  readonly remaining: readonly PlannedBuild[];
}

/**
 * Finds what this job started before it was run again ("Re-run failed jobs", or a runner that died): by the tag in the requests, and
 * only where the content of app, suite and media is the same. Nothing is paid for twice.
 *
 * Where the service refuses to list the project, all builds start again, and the log says so.
 *
 * @throws CloudError where the project cannot be listed for the moment
 */
export const findEarlierAttempt = async (
  plan: Plan,
  uploaded: UploadedRefs,
  runAttempt: number,
  services: StageServices,
  { onStarted, onPolled }: Pick<RunEvents, 'onStarted' | 'onPolled'>,
  standing: StandingBuilds = async (earlier) => earlier,
): Promise<EarlierAttempt> => {
  const { inputs, builds } = plan;
  const afresh = { adopted: [], remaining: builds };
  if (runAttempt <= 1 || !definitionOf(inputs.framework).listsBuilds) return afresh;
  const listed = await listEarlier(inputs, services);
  const ours = listed.filter((each): each is TaggedBuild => isOurs(each.tag, plan));
  if (uploaded.content === undefined && ours.length > 0)
    services.log.notice(
      'Could not check whether the custom ids still point to what an earlier attempt of this job tested: everything runs again.',
    );
  const same = uploaded.content === undefined ? [] : ours.filter(({ tag }) => tag.content === uploaded.content);
  const newest = newestShards(same.filter(({ tag }) => tag.attempt === 0));
  if (newest.size === 0) return afresh;
  if (!fits(newest, builds)) {
    services.log.notice(
      'An earlier attempt of this job split the suite differently and did not start all of its shards, so some tests would run in none: all shards start again.',
    );
    return afresh;
  }
  // What ran failed tests again counts with the build in which they failed, not with one that was started later.
  const baseOf = ({ tag }: TaggedBuild): TaggedBuild | undefined =>
    [...newest.values()].find(
      (base) => base.tag.runAttempt <= tag.runAttempt && shardsOf(base).some(({ index }) => index === tag.shard.index),
    );
  const reruns = same.filter((one) => one.tag.attempt > 0 && baseOf(one) !== undefined);
  const nowMs = services.clock.monotonicMs();
  const planned = builds.flatMap(({ serviceShards }) => serviceShards ?? []);
  const ofJob = [...newest.values(), ...reruns];
  const earlier = ofJob.map((one) => withKnownTests(adoptedBuild(one, baseOf(one), nowMs), planned));
  const records = ofJob.map(({ record }) => record);
  const adopted = await standing(earlier, records);
  if (adopted.length === 0) return afresh;
  const ids = new Set(adopted.map(({ id }) => id));
  for (const build of adopted) onStarted(build);
  for (const record of records) if (ids.has(record.id)) onPolled(record);
  services.log.notice(
    `An earlier attempt of this job started ${adopted.length === 1 ? 'a build' : `${adopted.length} builds`} with the same binaries: passed results are kept, and the rest runs again. Builds: ${adopted.map(({ id }) => id).join(', ')}.`,
  );
  const kept = new Set(adopted.flatMap(({ shard, attempt }) => (attempt === 0 ? [shard.index] : [])));
  return { adopted, remaining: builds.filter(({ shard }) => !kept.has(shard.index)) };
};

/** A listing that fails for the moment may hide builds that run: then nothing is started, or they would be paid for twice. */
const listEarlier = async ({ framework, project }: RunInputs, services: StageServices): Promise<readonly ListedBuild[]> => {
  const { log, signal } = services;
  try {
    return await listBuilds(framework, project, services);
  } catch (error) {
    signal.throwIfAborted();
    const unknown = `Could not list the builds of an earlier attempt of this job (${describeError(error)})`;
    if (error instanceof CloudError && error.transient) {
      log.notice(`${unknown}: nothing is started, since a build may still be running.`);
      throw error;
    }
    log.notice(`${unknown}: all builds start again.`);
    return [];
  }
};

/** Other inputs give another identity, and so start afresh. So does a shard of a split that the other jobs of the matrix do not use. */
const isOurs = (tag: BuildTag | undefined, { builds }: Plan): boolean =>
  builds.some(
    (planned) =>
      tag &&
      isTagOf(tag, planned.tag.runId) &&
      planned.tag.job === tag.job &&
      holdsShard(planned, tag) &&
      (planned.tag.matrix === undefined || planned.tag.plan === tag.plan),
  );

/** A request does not tell how many tests its shards have; the plan does for those that it splits alike. */
const withKnownTests = (build: StartedBuild, planned: readonly ServiceShard[]): StartedBuild => {
  if (build.serviceShards === undefined) return build;
  const known = new Map(planned.map(({ tests, knownTests }) => [String(tests), knownTests]));
  return { ...build, serviceShards: build.serviceShards.map((one) => ({ ...one, knownTests: known.get(String(one.tests)) })) };
};

/** Builds that the service splits have retries for each of its shards, of which an earlier attempt may have had more. */
const holdsShard = ({ shard, serviceShards }: PlannedBuild, tag: BuildTag): boolean =>
  serviceShards !== undefined || (shard.index === tag.shard.index && shard.total === tag.shard.total);

/** The first runs of the shards by their indexes: of each the newest, and all of the newest split, since those of two splits do not fit. */
const newestShards = (first: readonly TaggedBuild[]): ReadonlyMap<number, TaggedBuild> => {
  const ordered = first.toReversed().toSorted((a, b) => a.tag.runAttempt - b.tag.runAttempt);
  const ofSplit = ordered.filter(({ tag }) => tag.plan === ordered.at(-1)?.tag.plan);
  return new Map(ofSplit.map((build) => [build.tag.shard.index, build]));
};

/** Durations may have changed the split since: then only all of the earlier shards together have every test. */
const fits = (earlier: ReadonlyMap<number, TaggedBuild>, builds: readonly PlannedBuild[]): boolean =>
  builds.every(({ shard }) => earlier.has(shard.index)) ||
  builds.every(({ tag }) => [...earlier.values()].every((other) => other.tag.plan === tag.plan));

/** @param base the first run of the same shard: what has another filter ran only some of its tests */
const adoptedBuild = (listed: TaggedBuild, base: TaggedBuild | undefined, nowMs: number): StartedBuild => {
  const { attempt } = listed.tag;
  const filters = base?.serviceShards?.[listed.tag.shard.index]?.tests ?? base?.filters;
  const partial = attempt > 0 && listed.filters.length > 0 && String(listed.filters) !== String(filters);
  return watchedBuild(listed, { ...asked(listed), attempt, partial }, nowMs);
};

const asked = ({ devices, filters }: ListedBuild): Pick<StartedBuild, 'devices' | 'tests'> => ({
  devices,
  tests: filters.length === 0 ? undefined : filters,
});

/** The plan with the shards of builds that were adopted: durations may have changed since, and retries name the tests of a shard. */
export const withAdoptedShards = (plan: Plan, { adopted }: EarlierAttempt): Plan => ({
  ...plan,
  builds: plan.builds.map((planned) => {
    const first = adopted.find(({ shard, attempt }) => attempt === 0 && shard.index === planned.shard.index);
    if (first === undefined) return planned;
    if (first.serviceShards !== undefined) return { ...planned, serviceShards: first.serviceShards };
    return first.tag.plan === planned.tag.plan ? planned : { ...planned, tests: first.tests, knownTests: undefined };
  }),
});

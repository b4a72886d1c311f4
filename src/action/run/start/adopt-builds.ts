import { type UploadedRefs, usedRefs } from '../../../core/builds/build-request.ts';
import { numberBuilds, traceLineage } from '../../../core/builds/lineage.ts';
import { foreignBuild, type ListedBuild, readListedBuild, watchedBuild } from '../../../core/builds/listed-build.ts';
import { havePlace, withoutPlaces } from '../../../core/builds/slots.ts';
import { definitionOf } from '../../../core/frameworks/lookup.ts';
import { type BuildTag, isTagOf } from '../../../core/model/build-tag.ts';
import type { PlannedBuild, StartedBuild } from '../../../core/model/builds.ts';
import { deviceHash, deviceKey } from '../../../core/model/device-name.ts';
import { type DeviceBuild, type ServiceShard, totalShards } from '../../../core/model/device-shard.ts';
import type { BuildRecord } from '../../../core/model/records.ts';
import { describeError, problemOf } from '../../../core/model/run-problem.ts';
import { isEnded } from '../../../core/model/status.ts';
import { mapConcurrently } from '../../../lib/concurrency.ts';
import { CloudError } from '../../../service/index.ts';
import type { Context } from '../../context.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { listBuilds } from '../list-builds.ts';
import type { Plan, PlannedRun } from '../prepare/plan.ts';
import type { RunEvents } from '../run-state.ts';

const maxRequestsAtOnce = 8;

/** Attaches to existing builds as if this step had started them. An unknown build is a problem of the run. */
export const attachBuilds = async (
  inputs: RunInputs,
  { cloud, clock, log, signal }: Context,
  { onStarted, onPolled, onUploaded, onProblem }: RunEvents,
): Promise<readonly StartedBuild[]> => {
  if (!inputs.wait)
    log.warning('`wait: false` does not apply to `build-ids`: this step waits for these builds. Remove one of the two.');
  if (inputs.repeatNew > 0)
    log.notice('Nothing is repeated: `repeat-new` does not apply to `build-ids`, with which this step starts no build.');
  if (inputs.compareBase)
    log.notice(
      'Nothing is compared with the base branch: `compare-base` does not apply to `build-ids`, with which this step starts no build.',
    );
  const attached = await mapConcurrently([...new Set(inputs.buildIds)], maxRequestsAtOnce, async (id) => {
    try {
      const { record } = await cloud.builds(inputs.framework).get(id);
      if (record.id !== id) throw foreignBuild(id, record.id);
      log.info(`Attached to build ${id}, which is ${record.rawStatus}.`);
      // Each build is judged separately, even if its tag marks it as a retry.
      const listed = readListedBuild(record, inputs.framework);
      const devicesAsShown = listed.namesDevices || isEnded(record.status) ? undefined : true;
      const part = { ...requestedPart(listed), devicesAsShown, attempt: 0, partial: false };
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

/** Selects the builds of an earlier attempt whose results this attempt uses. */
export type StandingBuilds = (
  builds: readonly StartedBuild[],
  records: readonly BuildRecord[],
) => Promise<readonly StartedBuild[]>;

export interface EarlierAttempt {
  readonly adopted: readonly StartedBuild[];
  readonly remaining: readonly PlannedBuild[];
}

/**
 * Finds the builds that an earlier attempt of this job started, so that no tests are paid for twice. Their app, suite and media
 * must have the same content.
 *
 * @param standing selects the builds to adopt; by default all
 * @throws CloudError if the builds temporarily cannot be listed
 */
export const findEarlierAttempt = async (
  { inputs, plan }: PlannedRun,
  { content }: UploadedRefs,
  context: Context,
  { onStarted, onPolled }: RunEvents,
  standing: StandingBuilds = async (earlier) => earlier,
): Promise<EarlierAttempt> => {
  const { builds, leftOut, shardPlan } = plan;
  const afresh = { adopted: [], remaining: builds };
  if (context.github.runAttempt <= 1 || !definitionOf(inputs.framework).listsBuilds) return afresh;
  const listed = await listEarlier(inputs, context);
  const isSplitByService = shardPlan.splitBy === 'service';
  const all = [...builds, ...leftOut];
  const ours = listed.filter((build) => {
    const { tag } = build;
    return tag !== undefined && isOfStage(build, all, inputs) && all.some((each) => isSameWork(tag, each, isSplitByService));
  });
  if (content === undefined && ours.length > 0)
    context.log.notice(
      'Could not check whether the custom ids still point to what an earlier attempt of this job tested: everything runs again.',
    );
  const same = content === undefined ? [] : ours.filter(({ tag }) => tag?.content === content);
  const { builds: counted } = traceLineage(same, []);
  const first = counted.filter(({ attempt }) => attempt === 0).map(({ build }) => build);
  if (first.length === 0) return afresh;
  if (!isSamePlan(first, builds) && !coversAll(first, plan)) {
    context.log.notice(
      'An earlier attempt of this job split the suite differently and did not start all of its shards, so some tests would run in none: all shards start again.',
    );
    return afresh;
  }
  const nowMs = context.clock.monotonicMs();
  const planned = builds.flatMap(
    ({ serviceShards, tests = [], knownTests }) => serviceShards ?? [{ name: '', tests, knownTests }],
  );
  const earlier = counted.map(({ build, attempt, partial, insteadOf }) => {
    const part = { ...requestedPart(build), attempt: build.tag?.attempt ?? attempt, partial, insteadOf };
    return withKnownTests(watchedBuild(build, part, nowMs), planned);
  });
  const records = counted.map(({ build }) => build.record);
  const adopted = await standing(earlier, records);
  if (adopted.length === 0) return afresh;
  const ids = new Set(adopted.map(({ id }) => id));
  for (const build of adopted) onStarted(build);
  for (const record of records) if (ids.has(record.id)) onPolled(record);
  context.log.notice(
    `An earlier attempt of this job started ${adopted.length === 1 ? 'a build' : `${adopted.length} builds`} with the same binaries: passed results are kept, and the rest runs again. Builds: ${adopted.map(({ id }) => id).join(', ')}.`,
  );
  const kept = adopted.filter(({ attempt }) => attempt === 0);
  const isKept = havePlace(kept);
  const remaining = isSamePlan(kept, builds)
    ? builds.flatMap((build) => withoutPlaces(build, isKept))
    : builds.filter((build) => !coversAll(kept, { ...plan, builds: [build] }));
  // In a requested re-run, failures are repeated once, so the service must not stop builds at the first failure.
  return { adopted, remaining: remaining.map((planned) => ({ ...planned, stopsAtFailure: undefined })) };
};

/** @throws after a temporary failure, so that no earlier build is started twice */
const listEarlier = async ({ framework, project }: RunInputs, context: Context): Promise<readonly ListedBuild[]> => {
  const { log, signal } = context;
  try {
    return await listBuilds(framework, project, context.cloud);
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

/** Whether a build runs devices of these builds. With `canary-devices`, the builds of the other devices have the same shards. */
const isOfStage = ({ tag, devices }: ListedBuild, builds: readonly PlannedBuild[], { canaryDevices }: RunInputs): boolean => {
  if (canaryDevices === 0) return true;
  const own = builds.flatMap((build) => build.devices);
  const keys = new Set(own.map(deviceKey));
  return devices.some((device) => keys.has(deviceKey(device))) || own.some((device) => deviceHash(device) === tag?.insteadOf);
};

/** Whether a build with this tag does the work of the planned build. In a matrix, both builds must have the same split. */
const isSameWork = (tag: BuildTag, planned: PlannedBuild, isSplitByService: boolean): boolean =>
  isTagOf(tag, planned.tag.runId) &&
  planned.tag.job === tag.job &&
  planned.tag.selection === tag.selection &&
  (planned.tag.matrix === undefined || planned.tag.plan === tag.plan) &&
  // Retries of a build that the service splits run single shards, so shards are not compared.
  (isSplitByService || (planned.shard.index === tag.shard.index && planned.shard.total === tag.shard.total));

/** Adds the number of tests to each shard, because the request of an adopted build does not contain it. */
const withKnownTests = (build: StartedBuild, planned: readonly ServiceShard[]): StartedBuild => {
  if (build.serviceShards === undefined) return build;
  const known = new Map(planned.map(({ tests, knownTests }) => [String(tests), knownTests]));
  return { ...build, serviceShards: build.serviceShards.map((one) => ({ ...one, knownTests: known.get(String(one.tests)) })) };
};

type FirstBuild = DeviceBuild & { readonly tag?: BuildTag };

/** Whether the earlier builds split the suite like the planned builds, so that both together run every test. */
const isSamePlan = (first: readonly FirstBuild[], builds: readonly PlannedBuild[]): boolean =>
  builds.every(({ tag }) => first.every((build) => build.tag?.plan === tag.plan));

/** Whether the earlier builds run every test on every device of the planned builds, even if they split the suite differently. */
const coversAll = (first: readonly FirstBuild[], { builds, shardPlan }: Plan): boolean => {
  const isDone = havePlace(first);
  return builds.every(({ devices, ...build }) =>
    devices.every((device) => {
      const own = first.find((each) => havePlace([each])(each.shard, device));
      if (own === undefined) return false;
      const total = totalShards(own);
      const shards =
        shardPlan.splitBy === 'service' ? Array.from({ length: total }, (_, index) => ({ index, total })) : [build.shard];
      return shards.every((shard) => isDone(shard, device));
    }),
  );
};

const requestedPart = ({ devices, filters }: ListedBuild) => ({ devices, tests: filters.length === 0 ? undefined : filters });

/** Replaces planned shards by the shards of adopted builds, because retries must name the tests of shards that ran. */
export const withAdoptedShards = (plan: Plan, { adopted }: EarlierAttempt): Plan => {
  const kept = adopted.filter(({ attempt }) => attempt === 0);
  return { ...plan, builds: plan.shardPlan.splitBy === 'service' ? splitAsKept(plan, kept) : testsAsKept(plan, kept) };
};

const splitAsKept = ({ builds }: Plan, kept: readonly StartedBuild[]): readonly PlannedBuild[] =>
  isSamePlan(kept, builds) ? builds : kept.map((build) => ({ ...build, filters: builds[0]?.filters }));

const testsAsKept = ({ builds }: Plan, kept: readonly StartedBuild[]): readonly PlannedBuild[] =>
  builds.map((planned) => {
    const first = kept.find(({ shard }) => shard.index === planned.shard.index);
    if (first === undefined) return planned;
    return first.tag.plan === planned.tag.plan ? planned : { ...planned, tests: first.tests, knownTests: undefined };
  });

import type { SuiteFramework } from '../../cloud/client.ts';
import { CloudError } from '../../cloud/errors.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { type BuildTag, buildTagKey, parseBuildTag } from '../../model/build-tag.ts';
import type { PlannedBuild, StartedBuild } from '../../model/builds.ts';
import { deviceKey } from '../../model/device-name.ts';
import type { Shard } from '../../model/device-shard.ts';
import type { BuildRecord } from '../../model/records.ts';
import { describeError, problemOf } from '../../model/run-problem.ts';
import { asksForServiceRetries, type UploadedRefs } from '../plan/build-request.ts';
import type { Plan } from '../plan/plan.ts';
import type { RunEvents } from '../run-state.ts';
import type { StageServices } from '../services.ts';
import { listBuilds } from './list-builds.ts';

const maxRequestsAtOnce = 8;

/**
 * Attaches to builds by their ids: they are watched as if this step had started them.
 *
 * One that the service does not know is an error of the run; the others are watched all the same.
 */
export const attachBuilds = async (
  inputs: Pick<RunInputs, 'framework' | 'buildIds'>,
  { cloud, clock, log, signal }: StageServices,
  { onStarted, onProblem }: Pick<RunEvents, 'onStarted' | 'onProblem'>,
): Promise<readonly StartedBuild[]> => {
  const attached = await mapConcurrently([...new Set(inputs.buildIds)], maxRequestsAtOnce, async (id) => {
    try {
      const { record } = await cloud.builds(inputs.framework).get(id);
      log.info(`Attached to build ${id}, which is ${record.statusWord}.`);
      // Each is judged on its own, whatever its tag says of retries.
      return [{ ...adoptedBuild(record, clock.monotonicMs()), attempt: 0, partial: false }];
    } catch (error) {
      signal.throwIfAborted();
      onProblem(problemOf(error, `build ${id} cannot be attached to: `));
      return [];
    }
  });
  const builds = numberBuilds(attached.flat());
  for (const build of builds) onStarted(build);
  return builds;
};

/** Builds that share a device and shard are told apart by their order in the input. */
const numberBuilds = (builds: readonly StartedBuild[]): readonly StartedBuild[] => {
  const placesOf = ({ shard, devices }: StartedBuild): readonly string[] =>
    devices.map((device) => `${shard.index}/${shard.total}/${deviceKey(device)}`);
  const counts = Map.groupBy(builds.flatMap(placesOf), (place) => place);
  const isShared = (build: StartedBuild): boolean => placesOf(build).some((place) => (counts.get(place)?.length ?? 0) > 1);
  const shared = builds.filter(isShared);
  return builds.map((build) => (isShared(build) ? { ...build, buildNumber: shared.indexOf(build) + 1 } : build));
};

/** What an earlier attempt of this job started, and what it did not get to. */
export interface EarlierAttempt {
  readonly adopted: readonly StartedBuild[];
  readonly remaining: readonly PlannedBuild[];
}

/**
 * Finds what this job started before it was run again ("Re-run failed jobs", or a runner that died): by the tag in the requests, and
 * only where app and suite are the same. Nothing is paid for twice.
 *
 * Where the service refuses to list the project, everything starts afresh, and the log says so.
 *
 * @throws CloudError where the project cannot be listed for the moment
 */
export const findEarlierAttempt = async (
  plan: Plan,
  uploaded: UploadedRefs,
  runAttempt: number,
  services: StageServices,
  { onStarted }: Pick<RunEvents, 'onStarted'>,
): Promise<EarlierAttempt> => {
  const { inputs, builds } = plan;
  const afresh = { adopted: [], remaining: builds };
  if (runAttempt <= 1 || inputs.framework === 'earlgrey') return afresh;
  const records = await listEarlier(inputs.framework, inputs.project, services);
  const ours = records.flatMap((record) => {
    const tag = parseBuildTag(record.capabilities[buildTagKey]);
    return tag !== undefined && isOurs(tag, plan) && usesSame(record, uploaded) ? [{ record, tag }] : [];
  });
  // Of the first runs of a shard the newest counts; what ran failed tests again counts with it.
  const newest = new Map<number, { record: BuildRecord; tag: BuildTag }>();
  for (const found of ours.filter(({ tag }) => tag.attempt === 0)) {
    const known = newest.get(found.tag.shard.index);
    if (known === undefined || known.tag.runAttempt < found.tag.runAttempt) newest.set(found.tag.shard.index, found);
  }
  if (newest.size === 0) return afresh;
  const reruns = ours.filter(({ tag }) => tag.attempt > 0 && newest.has(tag.shard.index));
  const nowMs = services.clock.monotonicMs();
  const adopted = [...newest.values(), ...reruns].map(({ record, tag }) =>
    adoptedBuild(record, nowMs, newest.get(tag.shard.index)?.record),
  );
  for (const build of adopted) onStarted(build);
  services.log.notice(
    `An earlier attempt of this job started ${adopted.length === 1 ? 'a build' : `${adopted.length} builds`} with the same binaries: results that passed are kept, the rest is run again. Builds: ${adopted.map(({ id }) => id).join(', ')}.`,
  );
  return { adopted, remaining: builds.filter(({ shard }) => !newest.has(shard.index)) };
};

/** A listing that fails for the moment may hide builds that run: then nothing is started, or they would be paid for twice. */
const listEarlier = async (
  framework: SuiteFramework,
  project: string,
  services: StageServices,
): Promise<readonly BuildRecord[]> => {
  const { log, signal } = services;
  try {
    return await listBuilds(framework, project, services);
  } catch (error) {
    signal.throwIfAborted();
    const unknown = `What an earlier attempt of this job started cannot be listed (${describeError(error)})`;
    if (error instanceof CloudError && error.transient) {
      log.notice(`${unknown}: nothing is started, since it may still run.`);
      throw error;
    }
    log.notice(`${unknown}: everything starts afresh.`);
    return [];
  }
};

/** Other inputs give another identity, and so start afresh. */
const isOurs = (tag: BuildTag, { builds }: Plan): boolean =>
  builds.some(
    (planned) => planned.tag.runId === tag.runId && planned.tag.job === tag.job && planned.shard.index === tag.shard.index,
  );

/** A changed binary has another reference, since equal ones are found by their content. */
const usesSame = ({ capabilities }: BuildRecord, { app, testSuite }: UploadedRefs): boolean =>
  capabilities.app === app && capabilities.testSuite === testSuite;

/** @param base the first run of the same shard, where it is known: what has another filter ran only some of its tests */
const adoptedBuild = (record: BuildRecord, nowMs: number, base?: BuildRecord): StartedBuild => {
  const { capabilities } = record;
  const tag = parseBuildTag(capabilities[buildTagKey]);
  const shard = tag?.shard ?? shardOf(capabilities);
  const tests = testsOf(capabilities);
  const attempt = tag?.attempt ?? 0;
  return {
    id: record.id,
    shard,
    tag: tag ?? { runId: '', runAttempt: 0, job: '', shard, attempt, nonce: '' },
    devices: devicesOf(record),
    attempt,
    partial: attempt > 0 && tests !== undefined && String(tests) !== String(base && testsOf(base.capabilities)),
    ...(tests === undefined ? {} : { tests }),
    serviceRetries: asksForServiceRetries(capabilities),
    queuedSinceMs: nowMs,
    queueLimitSinceMs: nowMs,
  };
};

const testsOf = (capabilities: BuildRecord['capabilities']): readonly string[] | undefined => {
  const filter = capabilities.class ?? capabilities['only-testing'];
  return Array.isArray(filter) ? filter.filter((name) => typeof name === 'string') : undefined;
};

const devicesOf = ({ capabilities, devices }: BuildRecord): readonly string[] => {
  const asked = Array.isArray(capabilities.devices) ? capabilities.devices.filter((device) => typeof device === 'string') : [];
  return asked.length > 0 ? asked : devices.map(({ device }) => device);
};

/** Specification 4.3: both or none, as numbers or as text. */
const shardOf = ({ numShards, shardIndex }: BuildRecord['capabilities']): Shard => {
  const total = Number(numShards);
  const index = Number(shardIndex);
  const known = Number.isInteger(total) && Number.isInteger(index) && index >= 0 && index < total;
  return known ? { index, total } : { index: 0, total: 1 };
};

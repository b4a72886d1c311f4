import type { SuiteFramework } from '../../cloud/client.ts';
import { CloudError } from '../../cloud/errors.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { type Mark, markKey, parseMark } from '../../model/build-tag.ts';
import type { Shard } from '../../model/device-shard.ts';
import type { BuildRecord } from '../../model/records.ts';
import { asksForServiceRetries, type UploadedRefs } from '../plan/build-request.ts';
import type { Plan, PlannedBuild } from '../plan/plan.ts';
import { describeError, type Ledger, noteError } from '../run-state.ts';
import type { StageServices } from '../services.ts';
import { listBuilds } from './list-builds.ts';
import type { StartedBuild } from './start.ts';

const maxRequestsAtOnce = 8;

/**
 * Attaches to builds by their ids: they are watched as if this step had started them.
 *
 * One that the service does not know is an error of the run; the others are watched all the same.
 */
export const attachBuilds = async (
  inputs: Pick<RunInputs, 'framework' | 'buildIds'>,
  { cloud, clock, log, signal }: StageServices,
  ledger: Ledger,
): Promise<readonly StartedBuild[]> => {
  const attached = await mapConcurrently([...new Set(inputs.buildIds)], maxRequestsAtOnce, async (id) => {
    try {
      const { record } = await cloud.builds(inputs.framework).get(id);
      log.info(`Attached to build ${id}, which is ${record.statusWord}.`);
      return [adoptedBuild(record, clock.monotonicMs())];
    } catch (error) {
      signal.throwIfAborted();
      noteError(ledger, error, `build ${id} cannot be attached to: `);
      return [];
    }
  });
  const builds = attached.flat();
  ledger.started.push(...builds);
  return builds;
};

/** What an earlier attempt of this job started, and what it did not come to. */
export interface EarlierAttempt {
  readonly adopted: readonly StartedBuild[];
  readonly remaining: readonly PlannedBuild[];
}

/**
 * Finds what this job started before it was run again ("Re-run failed jobs", or a runner that died): by the mark in the requests, and
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
  ledger: Ledger,
): Promise<EarlierAttempt> => {
  const { inputs, builds } = plan;
  const afresh = { adopted: [], remaining: builds };
  if (runAttempt <= 1 || inputs.framework === 'earlgrey') return afresh;
  const records = await listEarlier(inputs.framework, inputs.project, services);
  const ours = records.flatMap((record) => {
    const mark = parseMark(record.capabilities[markKey]);
    return mark !== undefined && isOurs(mark, plan) && usesSame(record, uploaded) ? [{ record, mark }] : [];
  });
  // Of the first runs of a shard the newest counts; what ran failed tests again counts with it.
  const newest = new Map<number, { record: BuildRecord; mark: Mark }>();
  for (const found of ours.filter(({ mark }) => mark.attempt === 0)) {
    const known = newest.get(found.mark.shard.index);
    if (known === undefined || known.mark.runAttempt < found.mark.runAttempt) newest.set(found.mark.shard.index, found);
  }
  if (newest.size === 0) return afresh;
  const reruns = ours.filter(({ mark }) => mark.attempt > 0 && newest.has(mark.shard.index));
  const nowMs = services.clock.monotonicMs();
  const adopted = [...newest.values(), ...reruns].map(({ record, mark }) =>
    adoptedBuild(record, nowMs, newest.get(mark.shard.index)?.record),
  );
  ledger.started.push(...adopted);
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
const isOurs = (mark: Mark, { builds }: Plan): boolean =>
  builds.some(
    (planned) => planned.mark.runId === mark.runId && planned.mark.job === mark.job && planned.shard.index === mark.shard.index,
  );

/** A changed binary has another reference, since equal ones are found by their content. */
const usesSame = ({ capabilities }: BuildRecord, { app, testSuite }: UploadedRefs): boolean =>
  capabilities.app === app && capabilities.testSuite === testSuite;

/** @param base the first run of the same shard, where it is known: what has another filter ran only some of its tests */
const adoptedBuild = (record: BuildRecord, nowMs: number, base?: BuildRecord): StartedBuild => {
  const { capabilities } = record;
  const mark = parseMark(capabilities[markKey]);
  const shard = mark?.shard ?? shardOf(capabilities);
  const tests = testsOf(capabilities);
  const attempt = mark?.attempt ?? 0;
  return {
    id: record.id,
    shard,
    mark: mark ?? { runId: '', runAttempt: 0, job: '', shard, attempt, nonce: '' },
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

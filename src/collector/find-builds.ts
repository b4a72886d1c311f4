import type { SuiteFramework } from '../cloud/client.ts';
import type { RunContext } from '../github/run-context.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import { formatDuration } from '../lib/durations.ts';
import type { StartedBuild } from '../model/builds.ts';
import { deviceKey } from '../model/device-name.ts';
import { problem, type RunProblem } from '../model/error-codes.ts';
import type { BuildRecord } from '../model/records.ts';
import { asksForServiceRetries } from '../run/plan/build-request.ts';
import { reportPauses } from '../run/poll/pacing.ts';
import type { StageServices } from '../run/services.ts';
import { listBuilds } from '../run/start/list-builds.ts';
import { absentBuilds } from './absent-builds.ts';
import { type ChosenBuild, chooseBuilds } from './choose-builds.ts';
import { ownBuilds } from './own-builds.ts';

export interface FoundBuilds {
  /** Those that count, by attempt and shard; each with the devices for which it does. */
  readonly builds: readonly StartedBuild[];
  /** Their requests, in the same order. */
  readonly requests: readonly BuildRecord['capabilities'][];
  /** For the verdict: what should be there and is not. */
  readonly errors: readonly RunProblem[];
}

type Search = Pick<ReportInputs, 'project' | 'isOwnProject' | 'expectedShards' | 'pollIntervalMs'>;

/** A build shows up in a listing with some delay: so many listings without it prove that it is absent. */
const looksAgain = 3;

/**
 * Finds the builds of this workflow run in their project's listing (specification 4.3), and says what is not there.
 *
 * Times of waiting count from here: how long a build has waited before is not known.
 *
 * @throws CloudError where the project cannot be listed
 */
export const findBuilds = async (
  framework: SuiteFramework,
  search: Search,
  context: Pick<RunContext, 'runId'>,
  services: StageServices,
): Promise<FoundBuilds> => {
  const { clock, log, signal, simulated } = services;
  const pauses = reportPauses(search.pollIntervalMs, simulated).slice(0, looksAgain);
  for (let looks = 0; ; looks++) {
    const listed = await listBuilds(framework, search.project, services);
    const own = ownBuilds(listed, { runId: context.runId, isOwnProject: search.isOwnProject });
    const { builds, errors: rivals } = chooseBuilds(own);
    const others = listed.length - own.length;
    const absent = builds.length === 0 ? [noBuild(search.project, others)] : absentBuilds(builds, search.expectedShards);
    const pauseMs = pauses[looks];
    if (absent.length === 0 || pauseMs === undefined) {
      if (others > 0) log.info(`${others} builds of the project are not of this workflow run, and are left out.`);
      return {
        builds: builds.map((chosen) => startedOf(chosen, context, clock.monotonicMs())),
        requests: builds.map(({ build }) => build.record.capabilities),
        errors: [...absent, ...rivals],
      };
    }
    log.info(`${absent[0]?.clause}; looking again in ${formatDuration(pauseMs)}.`);
    await clock.sleep(pauseMs, signal);
  }
};

const noBuild = (project: string, others: number): RunProblem =>
  problem(
    'matrix-no-build',
    `the project ${project} has no build of this workflow run${others === 0 ? '' : ` (${others} of others, or without its tag)`}: every job died, was skipped or never started`,
  );

const startedOf = (
  { build, devices, attempt, partial }: ChosenBuild,
  { runId }: Pick<RunContext, 'runId'>,
  nowMs: number,
): StartedBuild => ({
  id: build.record.id,
  shard: build.shard,
  tag: build.tag ?? { runId, runAttempt: 0, job: '', shard: build.shard, attempt, nonce: '' },
  devices,
  attempt,
  partial,
  serviceRetries: asksForServiceRetries(build.record.capabilities),
  queuedSinceMs: nowMs,
  queueLimitSinceMs: nowMs,
});

/** Devices of a build for which a newer build counts, which its sessions must not answer for. */
export const withoutReplaced = (
  record: BuildRecord,
  { id, devices }: StartedBuild,
  found: readonly StartedBuild[],
): BuildRecord => {
  const own = new Set(devices.map(deviceKey));
  const elsewhere = new Set(found.filter((build) => build.id !== id).flatMap((build) => build.devices.map(deviceKey)));
  const counts = ({ device }: { readonly device: string }): boolean =>
    own.has(deviceKey(device)) || !elsewhere.has(deviceKey(device));
  return { ...record, devices: record.devices.filter(counts), deviceErrors: record.deviceErrors.filter(counts) };
};

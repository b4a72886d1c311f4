import { type ListedBuild, listBuilds, watchedBuild } from '../builds/list-builds.ts';
import type { Context } from '../context.ts';
import type { GitHubContext } from '../github/github-context.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import { isEmbedded } from '../inputs/service.ts';
import { capitalized } from '../lib/capitalized.ts';
import { formatDuration } from '../lib/durations.ts';
import { isTagOf } from '../model/build-tag.ts';
import type { StartedBuild } from '../model/builds.ts';
import { deviceKey } from '../model/device-name.ts';
import { problem, type RunProblem } from '../model/error-codes.ts';
import type { Framework } from '../model/framework.ts';
import type { BuildRecord } from '../model/records.ts';
import { reportPauses } from '../run/watch/poll-schedule.ts';
import { type AbsentBuild, absentBuilds } from './absent-builds.ts';
import { type ChosenBuild, chooseBuilds } from './choose-builds.ts';
import { inProject, type ProjectVariant } from './project-variant.ts';

/** The builds of one project. */
export interface FoundBuilds {
  readonly project: string;
  /** Those that count, by attempt and shard; each with the devices for which it does. */
  readonly builds: readonly StartedBuild[];
  /** As they were listed, in the same order. */
  readonly records: readonly BuildRecord[];
  /** Ids of all builds of this workflow run, also of those that newer ones replace. */
  readonly ids: readonly string[];
  /** Device and shards without a build. */
  readonly absent: readonly AbsentBuild[];
  readonly conflicts: readonly RunProblem[];
}

interface Search extends Pick<ReportInputs, 'expectedShards' | 'pollIntervalMs'> {
  readonly project: string;
  /** The project's name holds the run id, so that no other run's builds can be in it. */
  readonly isOwnProject: boolean;
  /** Builds that must be listed sooner or later, since jobs have started them. */
  readonly startedIds?: readonly string[];
  readonly variant?: ProjectVariant | undefined;
}

/** A build shows up in a listing with some delay: so many listings without it prove that it is absent. */
const repeatedListings = 3;

/**
 * Finds the builds of this workflow run in a project's listing, and says what is not there.
 *
 * @throws CloudError where the project cannot be listed
 */
export const findBuilds = async (
  framework: Framework,
  search: Search,
  { runId }: Pick<GitHubContext, 'runId'>,
  context: Context,
): Promise<FoundBuilds> => {
  const { clock, log, signal, service } = context;
  const { project, variant, isOwnProject, expectedShards, startedIds = [] } = search;
  const pauses = reportPauses(search.pollIntervalMs, isEmbedded(service)).slice(0, repeatedListings);
  for (let listings = 0; ; listings++) {
    const listed = await listBuilds(framework, project, context);
    const own = listed.filter((build) => isOwnBuild(build, runId, isOwnProject));
    const { builds, errors } = chooseBuilds(own);
    const others = listed.length - own.length;
    const named = (each: AbsentBuild): AbsentBuild => ({ ...each, problem: inProject(each.problem, variant) });
    const absent =
      builds.length === 0 ? [{ problem: noBuild(project, others) }] : absentBuilds(builds, expectedShards).map(named);
    const pauseMs = pauses[listings];
    const ids = own.map(({ record }) => record.id);
    const late = startedIds.find((id) => !ids.includes(id));
    if ((absent.length === 0 && late === undefined) || pauseMs === undefined) {
      if (others > 0) log.info(`Ignored builds of other workflow runs in the project ${project}: ${others}.`);
      return {
        project,
        builds: builds.map(({ build, ...part }) => {
          const replacedDevices = devicesOfOthers(part, builds);
          return watchedBuild(build, { ...part, ...variant, replacedDevices }, clock.monotonicMs());
        }),
        ids,
        records: builds.map(({ build }) => build.record),
        absent,
        conflicts: errors.map((error) => inProject(error, variant)),
      };
    }
    const what = absent[0]?.problem.clause ?? `the project ${project} does not list build ${late}`;
    log.info(`${capitalized(what)}; listing the builds again in ${formatDuration(pauseMs)}.`);
    await clock.sleep(pauseMs, signal);
  }
};

/**
 * A project that the user named holds builds of other runs too: there, only the tag of this run counts. In a project with the derived
 * name a build without a tag is one of this run's, whose tag the service dropped.
 */
const isOwnBuild = ({ tag }: ListedBuild, runId: string, isOwnProject: boolean): boolean =>
  tag === undefined ? isOwnProject : isTagOf(tag, runId);

const noBuild = (project: string, others: number): RunProblem =>
  problem(
    'matrix-no-build',
    `the project ${project} has no build of this workflow run${others === 0 ? '' : ` (${others} of others, or without its tag)`}: every job died, was skipped or never started`,
  );

/** Devices for which only other builds of the project count; a retry and its base count for the same device. */
const devicesOfOthers = ({ devices }: Pick<ChosenBuild, 'devices'>, chosen: readonly ChosenBuild[]): readonly string[] => {
  const own = new Set(devices.map(deviceKey));
  return chosen.flatMap((other) => other.devices).filter((device) => !own.has(deviceKey(device)));
};

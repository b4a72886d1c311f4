import type { UploadedRefs } from '../../builds/build-request.ts';
import { type ListedBuild, listAllBuilds, watchedBuild } from '../../builds/list-builds.ts';
import type { Context } from '../../context.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import { sum } from '../../lib/numbers.ts';
import { isTagOf, newNonce } from '../../model/build-tag.ts';
import type { PlannedBuild, StartedBuild } from '../../model/builds.ts';
import type { SessionResult, TestResult } from '../../model/results.ts';
import type { NewTest } from '../../results/repeats.ts';
import { nameTests } from '../../results/selection/narrow-selection.ts';
import type { BuildPredictor } from '../prepare/prediction.ts';
import type { Prepared } from '../prepare/prepare.ts';

export interface PlannedRepeats {
  /** Builds that an earlier attempt of this job started to repeat tests with the same binaries. */
  readonly adopted: readonly StartedBuild[];
  readonly remaining: readonly PlannedBuild[];
}

interface RepeatRequest {
  readonly times: number;
  readonly device: string;
  /** Device that ran the tests instead of the requested device. */
  readonly ranOn: string | undefined;
}

export const createRepeatPlanner = (
  { plan, inputs, selection, target }: Prepared,
  { content }: UploadedRefs,
  { times, device, ranOn }: RepeatRequest,
) => {
  const { framework, project } = inputs;
  const [base] = plan.builds;
  if (base === undefined) throw new Error('unreachable: a run with results has a build');
  const runsOn = ranOn ?? device;
  const insteadOf = ranOn === undefined ? undefined : device;
  const naming = { ...inputs, target, suite: selection.whole };
  const name = (tests: readonly TestResult[]) => nameTests(tests, naming, base.filters);
  const entries = new Map<TestResult, string | undefined>();
  /** Finds the filter entry that runs the test; undefined if a request cannot name the test. */
  const entryOf = (test: TestResult): string | undefined => {
    if (!entries.has(test)) entries.set(test, name([test])?.tests[0]);
    return entries.get(test);
  };
  const buildOf = (repeated: readonly { readonly test: TestResult }[], repeat: number): PlannedBuild => {
    const named = name(repeated.map(({ test }) => test));
    const shard = { index: 0, total: 1 };
    return {
      shard,
      tag: { ...base.tag, shard, attempt: 0, plan: undefined, emptyShards: undefined, repeat, nonce: newNonce() },
      devices: [runsOn],
      insteadOf,
      attempt: 0,
      partial: true,
      tests: named?.tests,
      filters: named?.filters,
      knownTests: named?.tests.length,
      repeat,
    };
  };
  /**
   * Finds builds of an earlier attempt of this job that repeat tests with the same binaries on the same device. Builds in error
   * are left out, because they show nothing about the tests.
   *
   * @throws if the builds cannot be listed, because starting the repeats again could cost device minutes twice
   */
  const earlierRepeats = async ({ cloud, github, clock, log }: Context): Promise<readonly StartedBuild[]> => {
    if (github.runAttempt <= 1 || content === undefined || !definitionOf(framework).listsBuilds) return [];
    const isOwn = ({ tag, record, devices }: ListedBuild): boolean =>
      tag?.repeat !== undefined &&
      tag.job === plan.identity &&
      tag.content === content &&
      isTagOf(tag, github.runId) &&
      devices.length === 1 &&
      devices[0] === runsOn &&
      record.status !== 'error';
    const listed = (await listAllBuilds(framework, project, cloud)).filter(isOwn);
    if (listed.length > 0)
      log.info(
        `An earlier attempt of this job started ${listed.length} repeats with the same binaries: they are not started again.`,
      );
    const nowMs = clock.monotonicMs();
    return listed.map((build) => {
      const { devices, filters: tests, tag } = build;
      return watchedBuild(build, { devices, insteadOf, tests, repeat: tag?.repeat, attempt: 0, partial: true }, nowMs);
    });
  };
  return {
    entryOf,
    /** Plans one build for each repeat that earlier attempts of the job have not run. */
    plan: async (tests: readonly NewTest[], context: Context): Promise<PlannedRepeats> => {
      const adopted = await earlierRepeats(context);
      const covering = (entry: string): number => adopted.filter((build) => build.tests?.includes(entry)).length;
      const missing = tests.map(({ test }) => ({ test, rounds: times - covering(entryOf(test) ?? '') }));
      const rounds = Math.max(0, ...missing.map((each) => each.rounds));
      const last = Math.max(0, ...adopted.map(({ repeat = 0 }) => repeat));
      const lacking = (round: number) => missing.filter((each) => each.rounds > round);
      const remaining = Array.from({ length: rounds }, (_, round) => buildOf(lacking(round), last + round + 1));
      return { adopted: tests.length === 0 ? [] : adopted, remaining };
    },
    /** Predicts the duration of one repeat from the durations of its tests. Returns undefined if it is unknown. */
    sessionMs: (
      tests: readonly NewTest[],
      sessions: readonly SessionResult[],
      predictor: BuildPredictor | undefined,
    ): number | undefined => {
      const overheads = sessions.filter((session) => session.device === device && !session.partial).flatMap(sessionOverhead);
      const durations = tests.flatMap(({ test }) => test.durationMs ?? []);
      if (overheads.length > 0 && durations.length === tests.length) return Math.max(...overheads) + sum(durations);
      return predictor?.buildMs(buildOf(tests, 1));
    },
  };
};

const sessionOverhead = ({ durationMs, tests }: SessionResult): readonly number[] =>
  durationMs === undefined ? [] : [Math.max(0, durationMs - sum(tests.map((test) => test.durationMs ?? 0)))];

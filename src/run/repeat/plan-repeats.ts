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
  /** Builds of an earlier attempt of this job, which repeated tests with the same binaries. */
  readonly adopted: readonly StartedBuild[];
  readonly remaining: readonly PlannedBuild[];
}

interface RepeatPlanner {
  /** Finds the filter entry that runs the test; undefined if a request cannot name the test. */
  readonly entryOf: (test: TestResult) => string | undefined;
  /** Plans one build for each repeat that earlier attempts of the job have not run. */
  readonly plan: (tests: readonly NewTest[], context: Context) => Promise<PlannedRepeats>;
  /** Predicts the duration of one repeat from the durations of its tests; undefined if unknown. */
  readonly sessionMs: (
    tests: readonly NewTest[],
    sessions: readonly SessionResult[],
    predictor: BuildPredictor | undefined,
  ) => number | undefined;
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
): RepeatPlanner => {
  const [base] = plan.builds;
  if (base === undefined) throw new Error('unreachable: a run with results has a build');
  const insteadOf = ranOn === undefined ? undefined : device;
  const naming = { ...inputs, target, suite: selection.whole };
  const name = (tests: readonly TestResult[]) => nameTests(tests, naming, base.filters);
  const entries = new Map<TestResult, string | undefined>();
  const entryOf = (test: TestResult): string | undefined => {
    if (!entries.has(test)) entries.set(test, name([test])?.tests[0]);
    return entries.get(test);
  };
  const buildOf = (tests: readonly TestResult[], repeat: number): PlannedBuild => {
    const named = name(tests);
    const shard = { index: 0, total: 1 };
    return {
      shard,
      tag: { ...base.tag, shard, attempt: 0, plan: undefined, emptyShards: undefined, repeat, nonce: newNonce() },
      devices: [ranOn ?? device],
      insteadOf,
      attempt: 0,
      partial: true,
      tests: named?.tests,
      filters: named?.filters,
      knownTests: named?.tests.length,
      repeat,
    };
  };
  return {
    entryOf,
    plan: async (tests, context) => {
      const adopted = await earlierRepeats(
        { ...inputs, identity: plan.identity, content, device: ranOn ?? device, insteadOf },
        context,
      );
      const covering = (entry: string): number => adopted.filter((build) => build.tests?.includes(entry)).length;
      const missing = tests.map(({ test }) => ({ test, rounds: times - covering(entryOf(test) ?? '') }));
      const rounds = Math.max(0, ...missing.map((each) => each.rounds));
      const last = Math.max(0, ...adopted.map(({ repeat = 0 }) => repeat));
      const remaining = Array.from({ length: rounds }, (_, round) =>
        buildOf(
          missing.filter((each) => each.rounds > round).map(({ test }) => test),
          last + round + 1,
        ),
      );
      return { adopted: tests.length === 0 ? [] : adopted, remaining };
    },
    sessionMs: (tests, sessions, predictor) => {
      const overheads = sessions.filter((session) => session.device === device && !session.partial).flatMap(sessionOverhead);
      const durations = tests.flatMap(({ test }) => test.durationMs ?? []);
      if (overheads.length > 0 && durations.length === tests.length) return Math.max(...overheads) + sum(durations);
      return predictor?.buildMs(
        buildOf(
          tests.map(({ test }) => test),
          1,
        ),
      );
    },
  };
};

const sessionOverhead = ({ durationMs, tests }: SessionResult): readonly number[] =>
  durationMs === undefined ? [] : [Math.max(0, durationMs - sum(tests.map((test) => test.durationMs ?? 0)))];

interface EarlierRepeats {
  readonly identity: string;
  readonly framework: Prepared['inputs']['framework'];
  readonly project: string;
  readonly content: string | undefined;
  readonly device: string;
  readonly insteadOf: string | undefined;
}

/**
 * Builds of an earlier attempt of this job that repeat tests with the same binaries on the same device. Builds in error show
 * nothing about the tests. @throws if the builds cannot be listed, because the same repeats could be paid for twice
 */
const earlierRepeats = async (
  { framework, project, identity, content, device, insteadOf }: EarlierRepeats,
  context: Context,
): Promise<readonly StartedBuild[]> => {
  const { github, clock, log } = context;
  if (github.runAttempt <= 1 || content === undefined || !definitionOf(framework).listsBuilds) return [];
  const isOwn = ({ tag, record, devices }: ListedBuild): boolean =>
    tag?.repeat !== undefined &&
    tag.job === identity &&
    tag.content === content &&
    isTagOf(tag, github.runId) &&
    devices.length === 1 &&
    devices[0] === device &&
    record.status !== 'error';
  const listed = (await listAllBuilds(framework, project, context.cloud)).filter(isOwn);
  if (listed.length > 0)
    log.info(
      `An earlier attempt of this job started ${listed.length} repeats with the same binaries: they are not started again.`,
    );
  const nowMs = clock.monotonicMs();
  return listed.map((build) =>
    watchedBuild(
      build,
      { devices: build.devices, insteadOf, tests: build.filters, repeat: build.tag?.repeat, attempt: 0, partial: true },
      nowMs,
    ),
  );
};

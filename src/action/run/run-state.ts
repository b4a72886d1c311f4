import type { UploadedRefs } from '../../core/builds/build-request.ts';
import type { UploadKind } from '../../core/frameworks/definition.ts';
import type { PlannedBuild, StartedBuild, UnstartedBuilds } from '../../core/model/builds.ts';
import type { ChosenDevice } from '../../core/model/device-name.ts';
import { isBesideResults } from '../../core/model/device-shard.ts';
import type { RunProblem } from '../../core/model/error-codes.ts';
import type { Framework } from '../../core/model/framework.ts';
import type { BuildRecord } from '../../core/model/records.ts';
import type { SessionResult } from '../../core/model/results.ts';
import type { Prediction } from '../../core/model/run-plan.ts';
import { problemsOf } from '../../core/model/run-problem.ts';
import { isCancellation } from '../../lib/cancellation.ts';
import type { Clock } from '../../lib/clock.ts';
import { isRecord } from '../../lib/is-record.ts';
import type { Log } from '../../lib/log.ts';
import type { StepContext } from '../context.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';

/** An upload that this step sent, not a reused upload. */
export interface OwnUpload {
  readonly kind: UploadKind;
  readonly id: string;
}

/** Callbacks for progress. They are called at once, so that an interrupted step loses no data. */
export interface RunEvents {
  readonly onDevices: (choices: readonly ChosenDevice[]) => void;
  readonly onPredicted: (prediction: Prediction | undefined) => void;
  readonly onUploaded: (refs: Partial<UploadedRefs>) => void;
  readonly onSent: (upload: OwnUpload) => void;
  /** The start request is about to be sent, so the build may be running from now on. */
  readonly onStarting: (planned: PlannedBuild) => void;
  /** The service certainly did not start the build. */
  readonly onStartFailed: (planned: PlannedBuild) => void;
  readonly onStarted: (build: StartedBuild) => void;
  readonly onUnstarted: (unstarted: UnstartedBuilds) => void;
  /** Replaces earlier responses about the build. */
  readonly onPolled: (record: BuildRecord) => void;
  readonly onBuildStopped: (buildId: string) => void;
  /** Replaces earlier results with the same `key`. */
  readonly onCollected: (key: string, session: SessionResult) => void;
  readonly onQueued: (waitedMs: number) => void;
  readonly onProblem: (problem: RunProblem) => void;
}

export interface RunFacts {
  readonly startedAt: Date;
  readonly finishedAt: Date;
  /** Each line of `devices` with its device; empty if no line has a selector. */
  readonly devices: readonly ChosenDevice[];
  readonly prediction: Prediction | undefined;
  readonly uploaded: Partial<UploadedRefs>;
  readonly sent: readonly OwnUpload[];
  /** Builds whose start was requested, but not confirmed. */
  readonly starting: readonly PlannedBuild[];
  /** Builds sorted by attempt and shard, without the builds in `beside`. */
  readonly started: readonly StartedBuild[];
  /** Builds beside the results: repeats of new tests, and runs on the app of the base branch. */
  readonly beside: readonly StartedBuild[];
  readonly unstarted: readonly UnstartedBuilds[];
  readonly records: ReadonlyMap<string, BuildRecord>;
  readonly sessions: ReadonlyMap<string, SessionResult>;
  readonly besideSessions: ReadonlyMap<string, SessionResult>;
  readonly problems: readonly RunProblem[];
  /** Longest time that a session waited for a device. */
  readonly queueMs: number;
  readonly cancelled: boolean;
}

export interface RunState extends RunEvents {
  readonly facts: () => RunFacts;
  /** Runs steps. If they throw, records a problem for the verdict, and returns undefined. */
  readonly record: <Result>(log: Log, steps: () => Promise<Result>) => Promise<Result | undefined>;
}

const neverPolled = { capabilities: {}, devices: [], deviceErrors: [] } as const;
const stoppedStatus = { status: 'error', rawStatus: 'stopped' } as const;
const byAttempt = (a: StartedBuild, b: StartedBuild): number => a.attempt - b.attempt || a.shard.index - b.shard.index;

/** @param onChange saves the facts that the post step needs, after each upload and each start */
export const openRunState = (clock: Clock, onChange: (facts: RunFacts) => void = () => {}): RunState => {
  const startedAt = new Date(clock.nowMs());
  const startedMs = clock.monotonicMs();
  let known: RunFacts = {
    startedAt,
    finishedAt: startedAt,
    devices: [],
    prediction: undefined,
    uploaded: {},
    sent: [],
    starting: [],
    started: [],
    beside: [],
    unstarted: [],
    records: new Map(),
    sessions: new Map(),
    besideSessions: new Map(),
    problems: [],
    queueMs: 0,
    cancelled: false,
  };
  const facts = (): RunFacts => ({ ...known, finishedAt: new Date(startedAt.getTime() + clock.monotonicMs() - startedMs) });
  const add = (changes: Partial<RunFacts>): void => {
    known = { ...known, ...changes };
  };
  const save = (changes: Partial<RunFacts>): void => {
    add(changes);
    onChange(facts());
  };
  const startingBut = ({ tag }: PlannedBuild): readonly PlannedBuild[] =>
    known.starting.filter((each) => each.tag.nonce !== tag.nonce);
  const recordOf = (record: BuildRecord): void => add({ records: new Map(known.records).set(record.id, record) });
  const onProblem = (problem: RunProblem): void => add({ problems: [...known.problems, problem] });
  return {
    onDevices: (devices) => add({ devices }),
    onPredicted: (prediction) => add({ prediction }),
    onUploaded: (refs) => add({ uploaded: { ...known.uploaded, ...refs } }),
    onSent: (upload) => save({ sent: [...known.sent, upload] }),
    onStarting: (planned) => save({ starting: [...startingBut(planned), planned] }),
    onStartFailed: (planned) => save({ starting: startingBut(planned) }),
    onStarted: (build) => {
      const list = isBesideResults(build) ? 'beside' : 'started';
      save({ starting: startingBut(build), [list]: [...known[list], build].sort(byAttempt) });
    },
    onUnstarted: (builds) => add({ unstarted: [...known.unstarted, builds] }),
    onPolled: recordOf,
    onBuildStopped: (id) => recordOf({ ...neverPolled, id, ...known.records.get(id), ...stoppedStatus }),
    onCollected: (key, session) => {
      const list = isBesideResults(session) ? 'besideSessions' : 'sessions';
      add({ [list]: new Map(known[list]).set(key, session) });
    },
    onQueued: (waitedMs) => add({ queueMs: Math.max(known.queueMs, waitedMs) }),
    onProblem,
    facts,
    record: async (log, steps) => {
      try {
        return await steps();
      } catch (error) {
        add({ cancelled: isCancellation(error) });
        if (known.cancelled) return undefined;
        for (const each of problemsOf(error)) onProblem(each);
        log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
        return undefined;
      }
    },
  };
};

/** Data for the post step. It is saved early, because the main step may be killed. */
export interface SavedRun {
  readonly framework: Framework;
  readonly project: string;
  readonly started: readonly string[];
  /** Whether the main step only attached to builds that other steps started. */
  readonly attached?: boolean;
  /** Number of start requests without a clear response. */
  readonly unsettledStarts: number;
  /** Uploads to delete at the end, for `cleanup: true`. */
  readonly uploads: readonly OwnUpload[];
}

const stateName = 'run';

/** Name of the state that says that the main step has reported its result. */
export const finishedState = 'finished';

export const saveRun = (inputs: RunInputs, facts: RunFacts, saveState: StepContext['saveState']): void => {
  const { framework, project, cleanup, buildIds } = inputs;
  const run: SavedRun = {
    framework,
    project,
    started: [...facts.started, ...facts.beside].map(({ id }) => id),
    attached: buildIds.length > 0,
    unsettledStarts: facts.starting.length,
    uploads: cleanup ? facts.sent : [],
  };
  saveState(stateName, JSON.stringify(run));
};

/** Returns undefined if the main step started no run. */
export const readSavedRun = (getState: (name: string) => string): SavedRun | undefined => {
  try {
    const run: unknown = JSON.parse(getState(stateName));
    return isSavedRun(run) ? run : undefined;
  } catch {
    return undefined;
  }
};

const isSavedRun = (value: unknown): value is SavedRun =>
  isRecord(value) &&
  typeof value.framework === 'string' &&
  typeof value.project === 'string' &&
  typeof value.unsettledStarts === 'number' &&
  isListOf(value.started, (id) => typeof id === 'string') &&
  isListOf(value.uploads, (upload) => isRecord(upload) && typeof upload.kind === 'string' && typeof upload.id === 'string');

const isListOf = (value: unknown, isOne: (entry: unknown) => boolean): boolean => Array.isArray(value) && value.every(isOne);

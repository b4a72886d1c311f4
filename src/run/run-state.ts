import type { UploadedRefs } from '../builds/build-request.ts';
import type { StepContext } from '../context.ts';
import type { UploadKind } from '../frameworks/definition.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { isCancellation } from '../lib/cancellation.ts';
import type { Clock } from '../lib/clock.ts';
import { isRecord } from '../lib/is-record.ts';
import type { Log } from '../lib/log.ts';
import type { PlannedBuild, StartedBuild, UnstartedBuilds } from '../model/builds.ts';
import type { ChosenDevice } from '../model/device-name.ts';
import type { RunProblem } from '../model/error-codes.ts';
import type { Framework } from '../model/framework.ts';
import type { BuildRecord } from '../model/records.ts';
import type { SessionResult } from '../model/results.ts';
import type { Prediction } from '../model/run-plan.ts';
import { problemOf } from '../model/run-problem.ts';

/** One upload of this step; what was reused is none. */
export interface OwnUpload {
  readonly kind: UploadKind;
  readonly id: string;
}

/** What the steps report as they go, so that nothing is lost whatever stops them. Nothing that was reported is taken back. */
export interface RunEvents {
  /** What changed files selected of the inputs. */
  readonly onSelected: (inputs: RunInputs) => void;
  /** What each line of `devices` resolved to. */
  readonly onDevices: (choices: readonly ChosenDevice[]) => void;
  /** What the run is expected to cost. */
  readonly onPredicted: (prediction: Prediction) => void;
  readonly onUploaded: (refs: Partial<UploadedRefs>) => void;
  /** This step uploaded a file that no other job uses. */
  readonly onSent: (upload: OwnUpload) => void;
  /** It is about to be started: from here on it may run. */
  readonly onStarting: (planned: PlannedBuild) => void;
  /** The service certainly started no build. */
  readonly onStartFailed: (planned: PlannedBuild) => void;
  readonly onStarted: (build: StartedBuild) => void;
  /** They will not be started. */
  readonly onUnstarted: (unstarted: UnstartedBuilds) => void;
  /** The last response about a build replaces those before. */
  readonly onPolled: (record: BuildRecord) => void;
  /** This step has stopped the build. */
  readonly onBuildStopped: (buildId: string) => void;
  /** The last results of a session replace those before; `key` tells sessions apart. */
  readonly onCollected: (key: string, session: SessionResult) => void;
  /** How long a session has waited for a device. */
  readonly onQueued: (waitedMs: number) => void;
  readonly onProblem: (problem: RunProblem) => void;
}

/** What is known of a run at one moment: later events change nothing in it. */
export interface RunFacts {
  readonly startedAt: Date;
  readonly finishedAt: Date;
  /** With the tests that changed files select; absent where the run ended before. */
  readonly inputs: RunInputs | undefined;
  /** Every line of `devices` with its device; empty where all lines are exact, or none was resolved. */
  readonly devices: readonly ChosenDevice[];
  /** Absent where nothing is known of earlier runs. */
  readonly prediction: Prediction | undefined;
  readonly uploaded: Partial<UploadedRefs>;
  /** What this step has sent itself. */
  readonly sent: readonly OwnUpload[];
  /** Of which it is not known whether they were started. */
  readonly starting: readonly PlannedBuild[];
  /** By attempt, then by shard; without those that repeat new tests. */
  readonly started: readonly StartedBuild[];
  /** Those that repeat new tests. */
  readonly repeats: readonly StartedBuild[];
  /** What was planned and will not be started. */
  readonly unstarted: readonly UnstartedBuilds[];
  readonly records: ReadonlyMap<string, BuildRecord>;
  readonly sessions: ReadonlyMap<string, SessionResult>;
  /** Of builds that repeat new tests. */
  readonly repeatSessions: ReadonlyMap<string, SessionResult>;
  readonly problems: readonly RunProblem[];
  /** Longest wait of one session for a device. */
  readonly queueMs: number;
  readonly cancelled: boolean;
}

export interface RunState extends RunEvents {
  readonly facts: () => RunFacts;
  /** Runs the steps; what stops them becomes part of the result instead of ending the step without one. */
  readonly record: <Result>(log: Log, steps: () => Promise<Result>) => Promise<Result | undefined>;
}

const neverPolled = { capabilities: {}, devices: [], deviceErrors: [] } as const;
const stoppedStatus = { status: 'error', rawStatus: 'stopped' } as const;

/** @param onChange hears of uploads and starts, for what must outlive this process */
export const openRunState = (clock: Clock, onChange: (facts: RunFacts) => void = () => {}): RunState => {
  const startedAt = new Date(clock.nowMs());
  const startedMs = clock.monotonicMs();
  const started: StartedBuild[] = [];
  const unstarted: UnstartedBuilds[] = [];
  const records = new Map<string, BuildRecord>();
  const sessions = new Map<string, SessionResult>();
  const repeatSessions = new Map<string, SessionResult>();
  const problems: RunProblem[] = [];
  let devices: readonly ChosenDevice[] = [];
  let inputs: RunInputs | undefined;
  let prediction: Prediction | undefined;
  let uploaded: Partial<UploadedRefs> = {};
  let queueMs = 0;
  let cancelled = false;
  const sent: OwnUpload[] = [];
  const starting = new Map<string, PlannedBuild>();
  const facts = (): RunFacts => ({
    startedAt,
    finishedAt: new Date(startedAt.getTime() + clock.monotonicMs() - startedMs),
    inputs,
    devices,
    prediction,
    uploaded,
    sent: [...sent],
    starting: [...starting.values()],
    started: started
      .filter(({ repeat }) => repeat === undefined)
      .toSorted((a, b) => a.attempt - b.attempt || a.shard.index - b.shard.index),
    repeats: started.filter(({ repeat }) => repeat !== undefined),
    unstarted: [...unstarted],
    records: new Map(records),
    sessions: new Map(sessions),
    repeatSessions: new Map(repeatSessions),
    problems: [...problems],
    queueMs,
    cancelled,
  });
  return {
    onSelected: (selected) => {
      inputs = selected;
    },
    onDevices: (choices) => {
      devices = choices;
    },
    onPredicted: (predicted) => {
      prediction = predicted;
    },
    onUploaded: (refs) => {
      uploaded = { ...uploaded, ...refs };
    },
    onSent: (upload) => {
      sent.push(upload);
      onChange(facts());
    },
    onStarting: (planned) => {
      starting.set(planned.tag.nonce, planned);
      onChange(facts());
    },
    onStartFailed: ({ tag }) => {
      starting.delete(tag.nonce);
      onChange(facts());
    },
    onStarted: (build) => {
      started.push(build);
      starting.delete(build.tag.nonce);
      onChange(facts());
    },
    onUnstarted: (builds) => void unstarted.push(builds),
    onPolled: (record) => void records.set(record.id, record),
    onBuildStopped: (id) => void records.set(id, { ...neverPolled, id, ...records.get(id), ...stoppedStatus }),
    onCollected: (key, session) => void (session.repeat === undefined ? sessions : repeatSessions).set(key, session),
    onQueued: (waitedMs) => {
      queueMs = Math.max(queueMs, waitedMs);
    },
    onProblem: (problem) => void problems.push(problem),
    facts,
    record: async (log, steps) => {
      try {
        return await steps();
      } catch (error) {
        cancelled = isCancellation(error);
        if (cancelled) return undefined;
        problems.push(problemOf(error));
        log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
        return undefined;
      }
    },
  };
};

/** What the post step has to know of the step, also where the step was killed: saved anew with every change. */
export interface SavedRun {
  readonly framework: Framework;
  readonly project: string;
  /** Ids of the builds that were started. */
  readonly started: readonly string[];
  /** They were started by others, and this step only waits for them. */
  readonly attached?: boolean;
  /** Starts that may or may not have created a build. */
  readonly unsettledStarts: number;
  /** To be deleted once nothing uses them, for `cleanup: true`. */
  readonly uploads: readonly OwnUpload[];
}

const stateName = 'run';

/** The name of the state that is `true` once the step has reported. Without it, the step was ended from outside. */
export const finishedState = 'finished';

export const saveRun = (inputs: RunInputs, facts: RunFacts, saveState: StepContext['saveState']): void => {
  const { framework, project, cleanup, buildIds } = inputs;
  const run: SavedRun = {
    framework,
    project,
    started: [...facts.started, ...facts.repeats].map(({ id }) => id),
    attached: buildIds.length > 0,
    unsettledStarts: facts.starting.length,
    uploads: cleanup ? facts.sent : [],
  };
  saveState(stateName, JSON.stringify(run));
};

/** Nothing where no run was begun, and where what was saved cannot be read. */
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

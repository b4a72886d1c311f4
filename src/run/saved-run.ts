import type { StepContext } from '../context.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { isRecord } from '../lib/is-record.ts';
import type { Framework } from '../model/framework.ts';
import type { OwnUpload, RunFacts } from './run-state.ts';

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
    started: facts.started.map(({ id }) => id),
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

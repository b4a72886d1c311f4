import type { Context } from '../../context.ts';
import type { StartedBuild } from '../../model/builds.ts';
import type { SessionResult } from '../../model/results.ts';
import { createRunDeadline, type RunDeadline } from '../run-deadline.ts';
import type { RunState } from '../run-state.ts';
import type { StartedBuilds } from '../start/start.ts';
import { type CollectionInputs, collectionSettings, createCollector } from './collect-sessions.ts';
import { lookBack } from './look-back.ts';
import { type PollLimits, pollBuilds } from './poll-builds.ts';

/** Waits for builds and collects their results, all until one deadline. */
export interface BuildWatch extends Disposable {
  readonly deadline: RunDeadline;
  /** Resolves once the results of sessions that have ended so far were fetched, as far as they can be. */
  readonly caughtUp: () => Promise<void>;
  /** Polls builds once before they are waited for, or that are not waited for, and begins to fetch results of theirs. */
  readonly lookBack: (builds: readonly StartedBuild[], within: Context) => Promise<void>;
  /** The results of every session that must report, once its build has ended or the deadline is over. */
  readonly results: (started: StartedBuilds, group?: Context['log']['group']) => Promise<readonly SessionResult[]>;
}

/** @param builds those that another step started, for the names of their devices */
export const openWatch = (
  inputs: CollectionInputs & PollLimits,
  context: Context,
  state: RunState,
  builds: readonly StartedBuild[] = [],
): BuildWatch => {
  const deadline = createRunDeadline(inputs.timeoutMs, context.clock);
  const collector = createCollector(collectionSettings(inputs, context, builds), context, deadline, state);
  const events = { ...state, onSessionEnded: collector.sessionEnded };
  return {
    deadline,
    caughtUp: collector.caughtUp,
    lookBack: (earlier, within) => lookBack(earlier, inputs, within, events),
    results: async (started, group = context.log.group) => {
      const polled = await group('Wait', () => pollBuilds(started, inputs, context, deadline, events));
      return group('Collect', () => collector.finish(polled));
    },
    [Symbol.dispose]: () => deadline[Symbol.dispose](),
  };
};

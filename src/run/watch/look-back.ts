import type { Context } from '../../context.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import type { StartedBuild } from '../../model/builds.ts';
import { describeError } from '../../model/run-problem.ts';
import { isEnded } from '../../model/status.ts';
import { expectedSessions } from '../../results/expected-sessions.ts';
import type { PollEvents } from './poll-builds.ts';
import { withReplacedSessions } from './replaced-sessions.ts';

const maxRequestsAtOnce = 8;

/** Polls builds once that are not watched yet, or never will be: what they used counts. */
export const lookBack = async (
  builds: readonly StartedBuild[],
  { framework }: Pick<RunInputs, 'framework'>,
  { cloud, log, signal }: Pick<Context, 'cloud' | 'log' | 'signal'>,
  { onPolled, onSessionEnded, facts }: Pick<PollEvents, 'onPolled' | 'onSessionEnded' | 'facts'>,
): Promise<void> => {
  await mapConcurrently(builds, maxRequestsAtOnce, async (build) => {
    try {
      const { record: latest } = await cloud.builds(framework).get(build.id);
      if (latest.id !== build.id) return;
      const record = withReplacedSessions(facts().records.get(build.id), latest);
      onPolled(record);
      for (const session of expectedSessions(build, record))
        if (session.summary !== undefined && isEnded(session.summary.status)) onSessionEnded(session);
    } catch (error) {
      signal.throwIfAborted();
      log.info(`Could not read what build ${build.id} used: ${describeError(error)}.`);
    }
  });
};

import { counted } from '../../lib/numbers.ts';
import type { Collector } from '../collect/collect.ts';
import type { UploadedRefs } from '../plan/build-request.ts';
import type { Plan } from '../plan/plan.ts';
import { watchBuilds } from '../poll/watch.ts';
import type { Ledger } from '../run-state.ts';
import type { StageServices } from '../services.ts';
import { startBuilds } from '../start/start.ts';
import { planRerun, type RerunFacts } from './rerun-plan.ts';

type RerunOptions = Pick<RerunFacts, 'asked' | 'target'>;

/**
 * Runs what failed again, and only that, on the device where it failed: as often as `retries` allows, and once where somebody asked
 * for the failed jobs to be run again.
 */
export const rerunFailures = async (
  plan: Plan,
  uploaded: UploadedRefs,
  services: StageServices,
  ledger: Ledger,
  collector: Collector,
  options: RerunOptions,
): Promise<void> => {
  const { inputs } = plan;
  const { log } = services;
  const rounds = inputs.retries + (options.asked ? 1 : 0);
  for (let round = 0; round < rounds; round++) {
    if (ledger.outOfTime !== undefined || ledger.errors.length > 0) return;
    const rerun = planRerun({
      plan,
      sessions: [...ledger.sessions.values()],
      builds: [...ledger.builds.values()],
      ...options,
      asked: options.asked && round === 0,
    });
    if (rerun.notice !== undefined) {
      log.notice(rerun.notice);
      return;
    }
    if (rerun.builds.length === 0) return;
    await log.group(`Run again (${round + 1} of ${rounds} at most)`, async () => {
      for (const { devices, tests = [], partial } of rerun.builds)
        log.info(
          `${devices.join(', ')}: ${partial ? counted(tests.length, 'failed test') : 'the whole session, which proved nothing'}.`,
        );
      const builds = await startBuilds(inputs, { adopted: [], remaining: rerun.builds }, uploaded, services, ledger);
      await collector.finish(await watchBuilds(builds, inputs, services, ledger, collector.sessionEnded));
    });
  }
};

import { seededRandom } from '../../src/embedded/random.ts';
import type { StartedBuild } from '../../src/model/builds.ts';
import { createPacing } from '../../src/run/poll/pacing.ts';
import type { Polling } from './simulate.ts';

/** The polling of the action (`poll-interval-seconds: auto`). The only place in the benchmarks that knows its interface. */
export const productPolling: Polling = ({ sessions, plannedTests }) => {
  let nowMs = 0;
  const pacing = createPacing('auto', { clock: { monotonicMs: () => nowMs }, random: seededRandom(1), simulated: false });
  const shard = { index: 0, total: 1 };
  const started: StartedBuild = {
    id: 'build',
    shard,
    tag: { runId: '1', runAttempt: 1, job: 'bench', shard, attempt: 0, nonce: '' },
    devices: sessions.map(({ device }) => device),
    attempt: 0,
    partial: false,
    expected: { plannedTests },
    serviceRetries: false,
    queuedSinceMs: 0,
    queueLimitSinceMs: 0,
  };
  return (record, polledAtMs, answeredAtMs) => {
    nowMs = polledAtMs;
    pacing.due([{ started, ended: false }]);
    nowMs = answeredAtMs;
    return pacing.pauseMs([{ started, record, ended: false }]);
  };
};

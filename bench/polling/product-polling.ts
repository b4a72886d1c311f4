import { seededRandom } from '../../src/embedded/random.ts';
import type { StartedBuild } from '../../src/model/builds.ts';
import { createPollSchedule } from '../../src/run/poll/poll-schedule.ts';
import type { Polling } from './simulate.ts';

/** The polling of the action (`poll-interval-seconds: auto`). The only place in the benchmarks that knows its interface. */
export const productPolling: Polling = ({ sessions, plannedTests }) => {
  const schedule = createPollSchedule('auto', { random: seededRandom(1), simulated: false });
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
  return (record, polledMs) => schedule({ started, record, polledMs, openBuilds: 1 });
};

import { seededRandom } from '../../src/embedded/random.ts';
import { createPollSchedule } from '../../src/run/watch/poll-schedule.ts';
import { startedBuild } from '../../test/helpers/one-session.ts';
import { serviceAt } from '../../test/helpers/stage.ts';
import type { Polling } from './simulate.ts';

/** The polling of the action (`poll-interval-seconds: auto`). The only place in the benchmarks that knows its interface. */
export const productPolling: Polling = ({ sessions, plannedTests }) => {
  const schedule = createPollSchedule('auto', { random: seededRandom(1), jobs: 1, service: serviceAt('http://127.0.0.1') });
  const started = startedBuild({ devices: sessions.map(({ device }) => device), expected: { plannedTests } });
  return (record, polledMs) => schedule({ started, record, polledMs, openBuilds: 1 });
};

import { type StartedBuild } from '../../src/model/builds.ts';
import type { CloudClient } from '../../src/cloud/client.ts';
import { seededRandom } from '../../src/embedded/random.ts';
import { createLimiter } from '../../src/lib/concurrency.ts';
import { silentLog } from '../../src/lib/log.ts';
import type { BuildRecord, SessionSummary } from '../../src/model/records.ts';
import { createAutoPacing } from '../../src/run/poll/auto-pacing.ts';
import { lookLimits } from '../../src/run/poll/pacing.ts';
import { watchBuilds } from '../../src/run/poll/watch.ts';
import { openLedger } from '../../src/run/run-state.ts';
import type { StageServices } from '../../src/run/services.ts';
import { noMoreThan } from '../../src/run/start/start.ts';
import { createSimulatedClock, type SimulatedClock } from '../lib/simulated-clock.ts';
import type { Knowledge, SimulatedBuild, SimulatedSession } from './workload.ts';

export interface RunFigures {
  /** From the end of the last session at the service to the moment at which all results are there. */
  readonly lateMs: number;
  /** Status requests. */
  readonly asks: number;
  readonly tookMs: number;
}

/** As the collect stage does it: details and report of a session at the same time, so many sessions at once. */
const sessionsAtOnce = 8;

export interface Strategy {
  readonly pollIntervalMs: number | 'auto';
  /** In place of the price that `auto` has. */
  readonly priceMs?: number;
}

/** The real watch stage on a simulated clock, against a model of the service; results are fetched as the collect stage fetches them. */
export const simulateRun = async (
  builds: readonly SimulatedBuild[],
  knowledge: Knowledge,
  { pollIntervalMs, priceMs }: Strategy,
  seed: number,
): Promise<RunFigures> => {
  const clock = createSimulatedClock();
  const random = seededRandom(seed);
  const answer = (): Promise<void> => clock.sleep(60 + 90 * -Math.log(1 - random()));
  let asks = 0;
  const byId = new Map(builds.map((build) => [build.id, build]));
  const get = async (id: string): Promise<{ record: BuildRecord; raw: unknown }> => {
    asks += 1;
    const build = byId.get(id);
    if (build === undefined) throw new Error(`there is no build ${id}`);
    await answer();
    return { record: recordOf(build, knowledge, clock.monotonicMs()), raw: undefined };
  };
  const services = stageServices(clock, random, get);
  const limit = createLimiter(sessionsAtOnce);
  const fetches: Promise<void>[] = [];
  const ledger = openLedger(clock);
  const run = async (): Promise<void> => {
    await watchBuilds(
      noMoreThan(builds.map((build) => startedBuild(build, knowledge))),
      { framework: 'espresso', timeoutMs: 24 * 3_600_000, queueTimeoutMs: 24 * 3_600_000, pollIntervalMs },
      services,
      ledger,
      () => void fetches.push(limit(answer)),
      priceMs === undefined ? undefined : createAutoPacing({ ...lookLimits(1), priceMs }, services),
    );
    await Promise.all(fetches);
  };
  await clock.run(run());
  const endedMs = Math.max(...builds.flatMap(({ sessions }) => sessions.map(({ endsAtMs }) => endsAtMs)));
  return { lateMs: clock.monotonicMs() - endedMs, asks, tookMs: clock.monotonicMs() };
};

const stageServices = (
  clock: SimulatedClock,
  random: () => number,
  get: (id: string) => Promise<{ record: BuildRecord; raw: unknown }>,
): StageServices => ({
  cloud: { builds: () => ({ get }) } as unknown as CloudClient,
  baseUrl: 'https://cloud.example',
  clock,
  log: silentLog,
  signal: new AbortController().signal,
  random,
  jobs: 1,
  tempDir: '',
  simulated: false,
  saveState: () => {},
});

const startedBuild = (
  { id, shard, sessions, predictedMs, plannedTests }: SimulatedBuild,
  knowledge: Knowledge,
): StartedBuild => ({
  id,
  shard,
  tag: { runId: '1', runAttempt: 1, job: 'a', shard, attempt: 0, nonce: '' },
  devices: sessions.map(({ device }) => device),
  attempt: 0,
  partial: false,
  expected: {
    ...(knowledge.hasHistory ? { predictedMs } : {}),
    ...(knowledge.knowsTests ? { plannedTests } : {}),
  },
  serviceRetries: false,
  queuedSinceMs: 0,
  queueLimitSinceMs: 0,
});

const recordOf = (build: SimulatedBuild, knowledge: Knowledge, nowMs: number): BuildRecord => {
  const isOver = nowMs >= build.endsAtMs;
  const status = isOver ? 'done' : 'running';
  return {
    id: build.id,
    status,
    statusWord: status,
    capabilities: {},
    devices: build.sessions.map((session) => ({
      device: session.device,
      sessions: [summaryOf(session, build.tests, knowledge, nowMs)],
    })),
    deviceErrors: [],
  };
};

const summaryOf = (session: SimulatedSession, tests: number, { counters }: Knowledge, nowMs: number): SessionSummary => {
  const status = statusOf(session, nowMs);
  if (counters === 'none' || status === 'queued') return { id: session.device, status, statusWord: status };
  const passed = doneBy(session.testsEndAtMs, nowMs);
  const pending = counters === 'waiting' && status === 'running' ? tests - passed : 0;
  return {
    id: session.device,
    status,
    statusWord: status,
    counters: { passed, failed: 0, skipped: 0, timedOut: 0, error: 0, pending },
  };
};

const statusOf = ({ startsAtMs, endsAtMs, isBroken }: SimulatedSession, nowMs: number): SessionSummary['status'] => {
  if (nowMs < startsAtMs) return 'queued';
  if (nowMs < endsAtMs) return 'running';
  return isBroken ? 'error' : 'done';
};

const doneBy = (endsMs: readonly number[], nowMs: number): number => {
  let [low, high] = [0, endsMs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((endsMs[middle] ?? 0) <= nowMs) low = middle + 1;
    else high = middle;
  }
  return low;
};

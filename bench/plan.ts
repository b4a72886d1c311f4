import { readRunContext } from '../src/github/run-context.ts';
import { readRunInputs } from '../src/inputs/run-inputs.ts';
import type { BuildRecord } from '../src/model/records.ts';
import { expectedSessions } from '../src/run/collect/expected-sessions.ts';
import { buildRequest } from '../src/run/plan/build-request.ts';
import { jobIdentity, planRun } from '../src/run/plan/plan.ts';
import { planShards } from '../src/run/plan/shard-plan.ts';
import { median, processorMs, roundsOf } from './lib/alternate.ts';
import { duration } from './lib/figures.ts';
import type { Row } from './row.ts';

/** Devices × shards, by the sessions that they give. */
const sizes = [
  { devices: 10, shards: 1 },
  { devices: 25, shards: 4 },
  { devices: 100, shards: 10 },
  { devices: 500, shards: 20 },
] as const;

const rounds = 15;
const mostGrowth = 1.3;

interface Size {
  readonly devices: number;
  readonly shards: number;
}

export const measure = async (): Promise<Row> => {
  const seen = sizes.map((size) => ({ sessions: size.devices * size.shards, timesMs: [] as number[] }));
  for (let round = -3; round < roundsOf(rounds); round++) {
    for (const [place, size] of sizes.entries()) {
      const tookMs = await processorMs(() => plan(size));
      if (round >= 0) seen[place]?.timesMs.push(tookMs);
    }
  }
  const figures = seen.map(({ sessions, timesMs }) => ({ sessions, tookMs: median(timesMs) }));
  const [thousand, tenThousand] = figures.slice(-2);
  const growth = perSession(tenThousand) / perSession(thousand);
  return {
    what: 'plan of 500 devices × 20 shards',
    ours: figures.map(({ sessions, tookMs }) => `${sessions.toLocaleString('en')} sessions ${duration(tookMs)}`).join(', '),
    against: 'time per session at 1,000',
    ratio: growth,
    target: `linear: ≤ ${mostGrowth} ×`,
    met: growth <= mostGrowth,
    how: 'From the inputs as text to the plan, the body of every build request as JSON, and the list of the sessions that must come back; processor time, median of 15.',
  };
};

const perSession = (figure: { readonly sessions: number; readonly tookMs: number } | undefined): number =>
  figure === undefined ? Number.NaN : figure.tookMs / figure.sessions;

const plan = async ({ devices, shards }: Size): Promise<void> => {
  const environment = {
    INPUT_USERNAME: 'ann',
    'INPUT_ACCESS-KEY': 'key',
    INPUT_FRAMEWORK: 'espresso',
    INPUT_APP: 'bs://app',
    'INPUT_TEST-SUITE': 'bs://suite',
    INPUT_DEVICES: Array.from({ length: devices }, (_none, index) => `Google Pixel ${index + 1}-13.0`).join('\n'),
    INPUT_SHARDS: String(shards),
  };
  const context = readRunContext({});
  const inputs = await readRunInputs(environment, context);
  const planned = planRun(inputs, jobIdentity(inputs, context), context, planShards(inputs, undefined, undefined));
  const sessions = planned.builds.map((build, nth) => {
    JSON.stringify(buildRequest(inputs, { app: 'bs://app', testSuite: 'bs://suite', media: [] }, build));
    const started = { ...build, id: String(nth), serviceRetries: false, queuedSinceMs: 0, queueLimitSinceMs: 0 };
    return expectedSessions(started, runningBuild(started.id, build.devices)).length;
  });
  const total = sessions.reduce((sum, count) => sum + count, 0);
  if (total !== devices * shards) throw new Error(`the plan has ${total} sessions instead of ${devices * shards}`);
};

const runningBuild = (id: string, devices: readonly string[]): BuildRecord => ({
  id,
  status: 'running',
  statusWord: 'running',
  capabilities: {},
  devices: devices.map((device) => ({ device, sessions: [{ id: device, status: 'running', statusWord: 'running' }] })),
  deviceErrors: [],
});

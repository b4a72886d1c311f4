import { tmpdir } from 'node:os';
import type { Context } from '../../src/action/context.ts';
import { type ResolvedInputs, readRunInputs } from '../../src/action/inputs/run-inputs.ts';
import type { ServiceInputs } from '../../src/action/inputs/service.ts';
import { type PlannedRun, planRun } from '../../src/action/run/prepare/plan.ts';
import { planShards } from '../../src/action/run/prepare/shards/shard-plan.ts';
import { createRunDeadline } from '../../src/action/run/run-deadline.ts';
import { openRunState } from '../../src/action/run/run-state.ts';
import type { DiscoveredSuite } from '../../src/core/model/discovered-suite.ts';
import { selectTests } from '../../src/core/results/selection/selection.ts';
import { type Log, silentLog } from '../../src/lib/log.ts';
import { openTestClient } from './cloud-client.ts';
import { createMemoryRunner } from './memory-runner.ts';

export const serviceAt = (baseUrl: string): ServiceInputs => ({ baseUrl, username: 'a', accessKey: 'b', apiVersion: 'v1' });

/** Log that appends its lines to `lines`, without debug lines. */
export const plainLog = (lines: string[]): Log => {
  const say = (line: string): void => void lines.push(line);
  return { ...silentLog, info: say, notice: say, warning: say, error: say };
};

/** Context and state for a step of a run, with a fake clock and a client for the server of the test. */
export type Stage = ReturnType<typeof openStage>;

export const openStage = (origin: string) => {
  const runner = createMemoryRunner(tmpdir());
  const { cloud, clock, ...client } = openTestClient(origin, { signal: runner.signal });
  const lines: string[] = [];
  const context: Context = {
    ...runner,
    service: serviceAt(origin),
    baseUrl: origin,
    cloud,
    clock,
    log: plainLog(lines),
    random: () => 0.5,
    jobs: 1,
    tempDir: tmpdir(),
  };
  const { state, cancel } = runner;
  const deadline = createRunDeadline(7_200_000, clock);
  return { ...client, context, run: openRunState(clock), deadline, clock, lines, state, cancel };
};

const job = { GITHUB_SHA: 'c0ffee', GITHUB_JOB: 'test', GITHUB_ACTION: 'run' };
const { github } = createMemoryRunner(tmpdir(), {}, job);

/** Inputs of a step that sets only what is required. */
const fewInputs = await readRunInputs(
  {
    'INPUT_BASE-URL': 'http://127.0.0.1',
    INPUT_USERNAME: 'a',
    'INPUT_ACCESS-KEY': 'b',
    'INPUT_API-VERSION': 'v1',
    INPUT_FRAMEWORK: 'espresso',
    INPUT_APP: 'bs://app',
    'INPUT_TEST-SUITE': 'bs://suite',
    INPUT_DEVICES: 'Google Pixel 3-10.0',
    'INPUT_POLL-INTERVAL-SECONDS': '10',
    'INPUT_DEVICE-LOGS': 'false',
    'INPUT_SESSION-RETRIES': '0',
    'INPUT_MISSING-TESTS': 'warn',
  },
  github,
);

/**
 * Plan of a run of Espresso on one device.
 *
 * @param suite known tests; undefined for a suite whose tests are unknown
 */
export const planOf = (overrides: Partial<ResolvedInputs> = {}, suite?: DiscoveredSuite): PlannedRun => {
  const { devices = fewInputs.deviceLines } = overrides;
  const inputs: ResolvedInputs = { ...fewInputs, reportDir: tmpdir(), devices, deviceLines: devices, ...overrides };
  const { selection } = selectTests(inputs, suite);
  return { inputs, plan: planRun(inputs, github, planShards(inputs, selection, undefined), selection) };
};

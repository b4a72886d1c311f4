import { tmpdir } from 'node:os';
import type { Context } from '../../src/context.ts';
import { readGitHubContext } from '../../src/github/github-context.ts';
import type { ResolvedInputs } from '../../src/inputs/run-inputs.ts';
import type { ServiceInputs } from '../../src/inputs/service.ts';
import { type Log, silentLog } from '../../src/lib/log.ts';
import { selectTests } from '../../src/results/selection/selection.ts';
import { jobIdentity, type Plan, planRun } from '../../src/run/prepare/plan.ts';
import { planShards } from '../../src/run/prepare/shards/shard-plan.ts';
import { createRunDeadline } from '../../src/run/run-deadline.ts';
import { openRunState } from '../../src/run/run-state.ts';
import { openTestClient } from './cloud-client.ts';
import { createMemoryRunner } from './memory-runner.ts';

/** What the inputs name, for instance the built-in cloud: `embedded`. */
export const serviceAt = (baseUrl: string): ServiceInputs => ({ baseUrl, username: 'a', accessKey: 'b', apiVersion: 'v1' });

/** A log that keeps its lines, without what only a debug log shows. */
export const plainLog = (lines: string[]): Log => {
  const say = (line: string): void => void lines.push(line);
  return { ...silentLog, info: say, notice: say, warning: say, error: say };
};

/** What a stage touches, with a fake clock and a client for a server of the test's own. */
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
  const run = openRunState(clock);
  const deadline = createRunDeadline(7_200_000, clock);
  return { context, run, deadline, clock, lines, state, cancel, [Symbol.asyncDispose]: client[Symbol.asyncDispose] };
};

/** A plan for Espresso on one device, but for `overrides`. */
export const planOf = (overrides: Partial<ResolvedInputs> = {}): Plan => {
  const inputs: ResolvedInputs = {
    service: serviceAt('http://127.0.0.1'),
    framework: 'espresso',
    app: { kind: 'reference', reference: 'bs://app' },
    testSuite: { kind: 'reference', reference: 'bs://suite' },
    deviceLines: overrides.devices ?? ['Google Pixel 3-10.0'],
    devices: ['Google Pixel 3-10.0'],
    system: 'android',
    shards: 1,
    sessionRetries: 0,
    shardBy: 'hash',
    targetMs: 600_000,
    maxShards: 10,
    project: 'shop-4711',
    deviceLogs: false,
    mapping: [],
    failFast: false,
    media: [],
    capabilities: {},
    tests: [],
    preflight: 'strict',
    reuseUploads: true,
    cleanup: false,
    dryRun: false,
    wait: true,
    timeoutMs: 7_200_000,
    queueTimeoutMs: 1_800_000,
    pollIntervalMs: 10_000,
    retries: 0,
    repeatNew: 0,
    buildIds: [],
    failOn: 'any',
    failOnFlaky: false,
    missingTests: 'warn',
    history: { kind: 'cache' },
    download: new Set(['junit']),
    downloadIfFailed: new Set(),
    reportDir: tmpdir(),
    artifactName: undefined,
    artifactRetentionDays: 0,
    summary: true,
    annotations: true,
    comment: false,
    ...overrides,
  };
  const [GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_SHA] = ['ann/shop', '4711', 'c0ffee'];
  const github = readGitHubContext({ GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_SHA, GITHUB_JOB: 'test', GITHUB_ACTION: 'run' });
  const { selection } = selectTests(inputs, undefined);
  return planRun(inputs, jobIdentity(inputs, github), github, planShards(inputs, selection, undefined), selection);
};

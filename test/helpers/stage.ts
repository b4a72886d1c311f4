import { tmpdir } from 'node:os';
import type { Context } from '../../src/context.ts';
import type { GitHubContext } from '../../src/github/github-context.ts';
import type { ResolvedInputs } from '../../src/inputs/run-inputs.ts';
import type { ServiceInputs } from '../../src/inputs/service.ts';
import type { Log } from '../../src/lib/log.ts';
import { publishedDocsUrl } from '../../src/model/error-codes.ts';
import { selectTests } from '../../src/results/selection/selection.ts';
import { jobIdentity, type Plan, planRun } from '../../src/run/prepare/plan.ts';
import { planShards } from '../../src/run/prepare/shards/shard-plan.ts';
import { createRunDeadline, type RunDeadline } from '../../src/run/run-deadline.ts';
import { openRunState, type RunState } from '../../src/run/run-state.ts';
import { openTestClient, type TestClient } from './cloud-client.ts';
import { createMemoryRunner } from './memory-runner.ts';

/** What a stage touches, with a fake clock and a client for a server of the test's own. */
export interface Stage extends AsyncDisposable {
  readonly context: Context;
  readonly run: RunState;
  readonly deadline: RunDeadline;
  readonly clock: TestClient['clock'];
  readonly lines: readonly string[];
  readonly state: Readonly<Record<string, string>>;
  readonly cancel: (reason: Error) => void;
}

/** What the inputs name, for instance the built-in cloud: `embedded`. */
export const serviceAt = (baseUrl: string): ServiceInputs => ({ baseUrl, username: 'a', accessKey: 'b', apiVersion: 'v1' });

export const openStage = (origin: string): Stage => {
  const controller = new AbortController();
  const client = openTestClient(origin, { signal: controller.signal });
  const lines: string[] = [];
  const state: Record<string, string> = {};
  const say = (line: string): void => void lines.push(line);
  const log: Log = { info: say, notice: say, warning: say, error: say, debug: () => {}, group: (_title, work) => work() };
  const context: Context = {
    ...createMemoryRunner(tmpdir(), {}),
    service: serviceAt(origin),
    baseUrl: origin,
    cloud: client.cloud,
    clock: client.clock,
    log,
    signal: controller.signal,
    random: () => 0.5,
    jobs: 1,
    tempDir: tmpdir(),
    saveState: (name, value) => {
      state[name] = value;
    },
  };
  return {
    context,
    run: openRunState(client.clock),
    deadline: createRunDeadline(7_200_000, client.clock),
    clock: client.clock,
    lines,
    state,
    cancel: (reason) => controller.abort(reason),
    [Symbol.asyncDispose]: () => client[Symbol.asyncDispose](),
  };
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
  const github: GitHubContext = {
    repository: 'ann/shop',
    repositoryName: 'shop',
    runId: '4711',
    runAttempt: 1,
    sha: 'c0ffee',
    job: 'test',
    step: 'run',
    workspace: '/workspace',
    serverUrl: 'https://github.com',
    docsUrl: publishedDocsUrl,
  };
  const { selection } = selectTests(inputs, undefined);
  return planRun(inputs, jobIdentity(inputs, github), github, planShards(inputs, selection, undefined), selection);
};

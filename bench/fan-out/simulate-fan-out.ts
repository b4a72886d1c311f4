import { createCaller } from '../../src/cloud/caller.ts';
import { createCalls } from '../../src/cloud/calls.ts';
import type { CloudClient } from '../../src/cloud/client.ts';
import { path } from '../../src/cloud/path.ts';
import { createRedact } from '../../src/cloud/redaction.ts';
import { pacedTransport } from '../../src/cloud/request-pace.ts';
import { createApps } from '../../src/cloud/resources/apps.ts';
import { createBuilds } from '../../src/cloud/resources/builds.ts';
import { createDevices } from '../../src/cloud/resources/devices.ts';
import { createPlan } from '../../src/cloud/resources/plan.ts';
import { createSessions } from '../../src/cloud/resources/sessions.ts';
import { createTestSuites } from '../../src/cloud/resources/test-suites.ts';
import { defaultRetryPolicy } from '../../src/cloud/retry.ts';
import { parseServiceAddress } from '../../src/cloud/service-address.ts';
import type { Transport } from '../../src/cloud/transport.ts';
import { seededRandom } from '../../src/embedded/random.ts';
import { readRunContext } from '../../src/github/run-context.ts';
import type { BinaryRef } from '../../src/inputs/binary-ref.ts';
import { type RunInputs, readRunInputs } from '../../src/inputs/run-inputs.ts';
import { createLimiter } from '../../src/lib/concurrency.ts';
import { silentLog } from '../../src/lib/log.ts';
import { jobIdentity, planRun } from '../../src/run/plan/plan.ts';
import { planShards } from '../../src/run/plan/shard-plan.ts';
import { watchBuilds } from '../../src/run/poll/watch.ts';
import { openLedger } from '../../src/run/run-state.ts';
import type { StageServices } from '../../src/run/services.ts';
import { jobsOf, requestPace, waitForTurn } from '../../src/run/start/account-share.ts';
import { startBuilds } from '../../src/run/start/start.ts';
import { contentId } from '../../src/run/upload/reused-uploads.ts';
import { uploadTurn } from '../../src/run/upload/shared-uploads.ts';
import { uploadBinaries } from '../../src/run/upload/upload.ts';
import { createSimulatedClock, type SimulatedClock } from '../lib/simulated-clock.ts';
import { drawRun } from '../polling/workload.ts';
import { createServiceModel } from './service-model.ts';

export interface FanOut {
  readonly jobs: number;
  /** For each job. */
  readonly devices: number;
  /** In which the files are. */
  readonly workspace: string;
  readonly pollIntervalSeconds: string;
  readonly seed: number;
}

export interface FanOutFigures {
  /** Jobs whose builds were all watched to their end. */
  readonly finished: number;
  /** Requests in each second from the first to the last. */
  readonly perSecond: readonly number[];
  readonly refused: number;
  readonly uploads: number;
  /** Until the last job had started its build. */
  readonly startedMs: number;
  readonly errors: readonly string[];
}

/** The files are taken to be as large, and to take as long. */
const sizeBytes = 100_000_000;
const uploadMs = 20_000;
const sessionsAtOnce = 8;

/** All jobs of a matrix, started in the same moment: the real stages and the real client on one simulated clock. */
export const simulateFanOut = async (fanOut: FanOut): Promise<FanOutFigures> => {
  const { jobs, devices, workspace, seed } = fanOut;
  const clock = createSimulatedClock();
  const { signal } = new AbortController();
  const model = createServiceModel({
    clock,
    random: seededRandom(seed),
    builds: drawRun({ devices, shards: jobs }, seed),
    uploadMs,
    customIds: {
      '/app-automate/upload': await contentId(`${workspace}/app.apk`, signal),
      '/app-automate/espresso/test-suite': await contentId(`${workspace}/suite.apk`, signal),
    },
  });
  const runs = Array.from({ length: jobs }, (_, index) => runJob(index, fanOut, model.transport, clock));
  const results = await clock.run(Promise.all(runs));
  return {
    finished: results.filter(({ isFinished }) => isFinished).length,
    perSecond: countPerSecond(model.requestsMs),
    refused: model.refused(),
    uploads: model.uploads(),
    startedMs: Math.max(...results.map(({ startedMs }) => startedMs)),
    errors: [...new Set(results.flatMap(({ errors }) => errors))],
  };
};

interface JobResult {
  readonly isFinished: boolean;
  readonly startedMs: number;
  readonly errors: readonly string[];
}

const runJob = async (index: number, fanOut: FanOut, transport: Transport, clock: SimulatedClock): Promise<JobResult> => {
  const { jobs, devices, workspace, pollIntervalSeconds, seed } = fanOut;
  const context = readRunContext({ GITHUB_WORKSPACE: workspace });
  const given = await readRunInputs(
    {
      INPUT_USERNAME: 'ann',
      'INPUT_ACCESS-KEY': 'key',
      INPUT_FRAMEWORK: 'espresso',
      INPUT_APP: 'app.apk',
      'INPUT_TEST-SUITE': 'suite.apk',
      INPUT_DEVICES: Array.from({ length: devices }, (_none, nth) => `Device ${nth + 1}-13.0`).join('\n'),
      INPUT_SHARDS: String(jobs),
      'INPUT_SHARD-INDEX': String(index),
      'INPUT_POLL-INTERVAL-SECONDS': pollIntervalSeconds,
    },
    context,
  );
  const inputs: RunInputs = {
    ...given,
    app: sized(given.app),
    ...(given.testSuite === undefined ? {} : { testSuite: sized(given.testSuite) }),
  };
  const random = seededRandom(seed * 1_000 + index);
  const services = servicesOf(transport, clock, random, jobsOf(inputs));
  const plan = planRun(inputs, jobIdentity(inputs, context), context, planShards(inputs, undefined, undefined));
  const ledger = openLedger(clock);
  await waitForTurn(inputs, services);
  await services.cloud.devices.list();
  const turn = uploadTurn(inputs, jobs, context, services);
  const shared = turn === undefined ? inputs : { ...inputs, turn };
  const uploaded = await uploadBinaries(shared, services, ledger);
  const started = await startBuilds(inputs, { adopted: [], remaining: plan.builds }, uploaded, services, ledger);
  const startedMs = clock.monotonicMs();
  const limit = createLimiter(sessionsAtOnce);
  const fetches: Promise<unknown>[] = [];
  const watched = await watchBuilds(started, inputs, services, ledger, ({ build, summary }) => {
    const get = () => services.cloud.sessions('espresso').get(build.id, summary?.id ?? 'none');
    // Details and report.
    fetches.push(limit(() => Promise.all([get(), get()])));
  });
  await Promise.all(fetches);
  const isFinished = watched.length === plan.builds.length && watched.every(({ ended }) => ended) && ledger.errors.length === 0;
  return { isFinished, startedMs, errors: [...ledger.errors, ledger.outOfTime].flatMap((cause) => cause?.clause ?? []) };
};

const sized = (ref: BinaryRef): BinaryRef => (ref.kind === 'file' ? { ...ref, sizeBytes } : ref);

/** The client with a transport of its own in place of sockets. */
const servicesOf = (transport: Transport, clock: SimulatedClock, random: () => number, jobs: number): StageServices => {
  const calls = createCalls({
    run: createCaller({
      transport: pacedTransport(transport, requestPace(jobs), clock),
      policy: defaultRetryPolicy,
      clock,
      random,
      redact: createRedact('ann', 'key'),
      onRequest: () => {},
    }),
    address: parseServiceAddress('https://cloud.example'),
    clock,
  });
  const root = path`/app-automate/espresso`;
  const cloud: Partial<CloudClient> = {
    apps: createApps(calls),
    devices: createDevices(calls),
    plan: createPlan(calls),
    testSuites: () => createTestSuites(calls, root),
    builds: () => createBuilds(calls, root),
    sessions: () => createSessions(calls, 'espresso', root),
  };
  return {
    cloud: cloud as CloudClient,
    baseUrl: 'https://cloud.example',
    clock,
    log: silentLog,
    signal: new AbortController().signal,
    random,
    jobs,
    tempDir: '',
    simulated: false,
    saveState: () => {},
  };
};

const countPerSecond = (momentsMs: readonly number[]): readonly number[] => {
  const seconds = momentsMs.map((ms) => Math.floor(ms / 1_000));
  const counts = Array.from({ length: Math.max(...seconds) + 1 }, () => 0);
  for (const second of seconds) counts[second] = (counts[second] ?? 0) + 1;
  return counts.slice(Math.min(...seconds));
};

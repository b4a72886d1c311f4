import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CloudClient, createCloudClient } from '../../src/cloud/client.ts';
import { startEmbedded } from '../../src/commands/start-embedded.ts';
import { openGitHubApi } from '../../src/github/api.ts';
import { readRunContext } from '../../src/github/run-context.ts';
import { InputError, type InputProblem } from '../../src/inputs/problems.ts';
import { type Environment, InputReader } from '../../src/inputs/reader.ts';
import { type RunInputs, readRunInputs } from '../../src/inputs/run-inputs.ts';
import { embeddedBaseUrl, readServiceInputs, type ServiceInputs } from '../../src/inputs/service.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { silentLog } from '../../src/lib/log.ts';
import { inspectBinaries, inspectionFindings } from '../../src/run/preflight/inspect-binaries.ts';
import { type Check, warning } from './check.ts';
import { checkGitHub } from './github-checks.ts';
import { checkInputs, checkOfProblem } from './input-checks.ts';
import { checkService, type Demand, type ServiceAnswers } from './service-checks.ts';

/** Patience for everything together: a service that does not answer is an answer here. */
const limitMs = 60_000;

/** The inputs, or every mistake in them. */
const orProblems = async <Inputs>(read: () => Promise<Inputs>): Promise<Inputs | readonly InputProblem[]> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
};

const hasProblems = (inputs: object): inputs is readonly InputProblem[] => Array.isArray(inputs);

const readService = async (environment: Environment): Promise<ServiceInputs> => {
  const reader = new InputReader(environment);
  const inputs = await readServiceInputs(reader, readRunContext(environment));
  reader.finish();
  return inputs;
};

const orError = async <Answer>(call: Promise<Answer>): Promise<Answer | Error> => {
  try {
    return await call;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/** Asks the service for plan and devices. */
const ask = async (
  service: ServiceInputs,
  signal: AbortSignal,
): Promise<{ readonly address: string; readonly answers: ServiceAnswers }> => {
  const storageDir = await mkdtemp(path.join(tmpdir(), 'mobile-test-cloud-'));
  const { scenarioPath } = service;
  const embedded =
    service.baseUrl === embeddedBaseUrl
      ? await startEmbedded({ storageDir, ...(scenarioPath === undefined ? {} : { scenarioPath }) })
      : undefined;
  const address = embedded?.origin ?? service.baseUrl;
  let cloud: CloudClient | undefined;
  try {
    cloud = createCloudClient({
      baseUrl: address,
      username: embedded?.username ?? service.username,
      accessKey: embedded?.accessKey ?? service.accessKey,
      apiVersion: service.apiVersion,
      clock: systemClock,
      signal,
      proxy: embedded === undefined,
      userAgent: 'mobile-test-cloud/1',
    });
    const [plan, devices] = await Promise.all([orError(cloud.plan.get()), orError(cloud.devices.list())]);
    return { address, answers: { plan, devices } };
  } finally {
    await cloud?.close();
    await embedded?.close();
    await rm(storageDir, { recursive: true, force: true });
  }
};

const demandOf = ({ devices, shards, shardIndex, maxShards }: RunInputs): Demand | undefined => {
  if (devices.length === 0) return undefined;
  const all = shards === 'auto' ? maxShards : shards;
  return { ofOneBuild: devices.length, builds: shardIndex === undefined ? all : 1 };
};

const examineGitHub = async (
  inputs: RunInputs | undefined,
  token: string,
  environment: Environment,
  signal: AbortSignal,
): Promise<readonly Check[]> => {
  const context = readRunContext(environment);
  const needsToken = inputs?.checkName !== undefined || inputs?.comment === true;
  if (!environment.GITHUB_REPOSITORY && !needsToken) return [];
  if (!environment.GITHUB_REPOSITORY)
    return [warning('github-token', 'not checked: the repository is not known', 'Set GITHUB_REPOSITORY to <owner>/<name>.')];
  const call = await openGitHubApi(token, { environment, context, log: silentLog, clock: systemClock, signal });
  return checkGitHub(call, context.repository, inputs ?? { comment: false }, context.sha || 'HEAD');
};

/** Without any of these somebody asks for the service alone. */
const isAboutRun = (environment: Environment): boolean =>
  ['FRAMEWORK', 'APP', 'TEST-SUITE', 'DEVICES', 'BUILD-IDS'].some((name) => environment[`INPUT_${name}`]);

/** Looks at everything that a run with these inputs needs. Sends only reading requests. */
export const examine = async (environment: Environment): Promise<readonly Check[]> => {
  const signal = AbortSignal.timeout(limitMs);
  const service = await orProblems(() => readService(environment));
  const run = isAboutRun(environment)
    ? await orProblems(() => readRunInputs(environment, readRunContext(environment)))
    : undefined;
  const problems = [service, run ?? []].flatMap((inputs) => (hasProblems(inputs) ? inputs : []));
  const inputs = run === undefined || hasProblems(run) ? undefined : run;
  const distinct = [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];

  const asked = hasProblems(service) ? undefined : await ask(service, signal);
  const offers = asked === undefined || asked.answers.devices instanceof Error ? undefined : asked.answers.devices;
  const binaries = inputs === undefined ? undefined : await inspectBinaries(inputs);
  const token = environment['INPUT_GITHUB-TOKEN'];
  return [
    ...distinct.map(checkOfProblem),
    ...(asked === undefined
      ? []
      : checkService(asked.address, asked.answers, inputs === undefined ? undefined : demandOf(inputs))),
    ...(inputs === undefined || binaries === undefined
      ? []
      : checkInputs(inputs, binaries, offers, inspectionFindings(inputs, binaries, offers))),
    ...(run === undefined
      ? [warning('app, devices', 'not checked: no inputs of a run', 'Give --framework, --app, --test-suite and --devices.')]
      : []),
    ...(token ? await examineGitHub(inputs, token, environment, signal) : []),
  ];
};

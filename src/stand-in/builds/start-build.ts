import { holdsTestPlan } from '../../binaries/index.ts';
import { buildShape } from '../build-shapes/response-fields.ts';
import type { CloudState, DiscoveredTest } from '../cloud-state.ts';
import { type Framework, type Platform, traitsOf } from '../framework.ts';
import { invalid, Refusal } from '../http/response.ts';
import type { TestEntry } from '../schema/sessions.ts';
import { unreadableSuite } from '../uploads/suite-file.ts';
import type { UploadRecord } from '../uploads/upload-registry.ts';
import type { Build } from './build-registry.ts';
import { type BuildRequest, readBuildRequest } from './build-request.ts';
import type { Capabilities } from './capabilities.ts';
import { defaultSuites } from './default-suites.ts';
import { createPassedBefore, stopAtFailures } from './leave-out.ts';
import { partsOfDevice, shardOf } from './parts.ts';
import { createSessionPlanner } from './plan-session.ts';
import { createRuleBook } from './rule-book.ts';
import type { SuiteTest } from './suite-test.ts';

const busySentence = 'All parallel tests are currently in use, including the queued tests. Wait for one to end.';

const checkRoom = ({ plan, spelling, time }: CloudState, sessions: number): void => {
  if (plan.hasRoomFor(sessions)) return;
  time.passWait();
  if (spelling.shapes['busy-response'] === 'sentence') throw new Refusal(422, busySentence);
  throw invalid('ALL_PARALLELS_IN_USE', busySentence);
};

const requestedTests = (
  { scenario }: CloudState,
  { filter, shard, byPlan }: BuildRequest,
  suite: readonly SuiteTest[],
): readonly SuiteTest[] => {
  const filtered = suite.filter((test) => !(byPlan && test.leftOutByPlan === true) && filter(test));
  if (shard === undefined) return filtered;
  return filtered.filter((test) => shardOf(test, shard.total, scenario['shard-split']) === shard.index);
};

const names = ['project', 'projectNotifyURL', 'buildTag', 'customBuildName', 'customBuildNotifyURL', 'callbackURL'];

/** Returns the same text for build requests that run the same tests in the same way. */
const workOf = (capabilities: Capabilities): string =>
  JSON.stringify(Object.entries(capabilities).filter(([key]) => !names.includes(key)));

/** With `byPlan`, the test plan of the suite selects the tests of the build. Rejects with Refusal. */
export type BuildStarter = (framework: Framework, body: unknown, platform?: Platform, byPlan?: boolean) => Promise<Build>;

export const createBuildStarter = (cloud: CloudState): BuildStarter => {
  const rules = createRuleBook(cloud.scenario, () => cloud.newId('chance'));
  const readSuite = createSuiteReader(cloud);
  return async (framework, body, platform = traitsOf(framework).platforms[0] ?? 'android', byPlan = false) => {
    const request = readBuildRequest(cloud, body, framework, platform, byPlan);
    if (byPlan) await checkPlan(cloud, request.suite);
    const suite = await readSuite(framework, request.suite, request.app);
    const tests = requestedTests(cloud, request, suite);
    const sessions = request.devices.flatMap((device, nth) =>
      partsOfDevice(request, nth, request.devices.length).map((part) => ({ device, part })),
    );
    checkRoom(cloud, sessions.length);
    const createdAtMs = cloud.time.nowMs();
    const { leaveOut = {} } = request;
    const passedBefore = createPassedBefore(leaveOut, (each) => cloud.builds.find(framework, each)?.sessions);
    const id = cloud.newId('build', framework, workOf(request.capabilities));
    const planSession = createSessionPlanner(
      cloud,
      rules,
      { id, request, parseError: parseErrorOf(suite) },
      createdAtMs,
      passedBefore,
    );
    const planned = sessions.map(({ device, part }) =>
      planSession(device, part === undefined ? tests : tests.filter(part.includes), part),
    );
    const build: Build = {
      id,
      request,
      createdAtMs,
      sessions: stopAtFailures(planned, leaveOut, cloud.plan),
      orders: rules.ordersForBuild(framework, request.project, request.shard?.index),
    };
    cloud.builds.add(build);
    const version = traitsOf(framework).v1 === undefined ? 'v2' : 'v1';
    cloud.callbacks.started(build, () => buildShape(version, cloud, build));
    return build;
  };
};

/** A build ends without tests if any flow of its suite needs a missing file, even a flow that is not selected. */
const parseErrorOf = (suite: readonly SuiteTest[]): string | undefined => {
  const lacking = suite.find(({ flow }) => flow?.lacks !== undefined)?.flow;
  if (lacking === undefined) return undefined;
  return `[BROWSERSTACK_TESTSUITE_PARSE_ERROR] No Tests Ran: ${lacking.file} needs ${lacking.lacks}`;
};

const checkPlan = async ({ discoverTests }: CloudState, { name, content }: UploadRecord): Promise<void> => {
  if (discoverTests === undefined || content === undefined || (await holdsTestPlan(content.path))) return;
  throw invalid('INVALID_TESTSUITE', `"${name.slice(0, 200)}" has no .xctestrun file at its top`);
};

const maxDiscoveredTests = 100_000;
const maxKnownSuites = 10;

const fromScenario = (framework: Framework, { class: className, size, tags = [], ...entry }: TestEntry): SuiteTest => ({
  ...entry,
  className,
  sizes: size === undefined ? undefined : [size],
  ...(traitsOf(framework).runner === 'maestro' && {
    flow: { file: `${className}.yaml`, tags, runsByDefault: true, commands: [] },
  }),
  outcome: entry.outcome ?? (entry.crash === undefined ? 'pass' : 'error'),
  durationMs: (entry['duration-seconds'] ?? 4) * 1_000,
  flaky: entry.flaky ?? 0,
  failingRuns: entry['failing-runs'],
  flakeRate: entry['flake-rate'],
});

const fromDiscovery = ({ conditional, ignored, ...test }: DiscoveredTest): SuiteTest => ({
  ...test,
  leftOutByPlan: conditional === true,
  outcome: ignored === true ? 'skip' : 'pass',
  // The real duration is unknown, so a duration is computed from the name of the test.
  durationMs: 1_000 + shardOf(test, 7_000, 'floor-mod'),
  flaky: 0,
});

/** Returns the tests of the scenario, else of the uploaded file, else the default tests. Rejects with Refusal. */
type SuiteReader = (framework: Framework, suite: UploadRecord, app: UploadRecord) => Promise<readonly SuiteTest[]>;

const createSuiteReader = ({ scenario, discoverTests }: CloudState): SuiteReader => {
  // The tests of a file are cached, because each shard of a suite starts a build with the same file.
  const discovered = new Map<string, Promise<readonly SuiteTest[] | undefined>>();
  const discover = async (framework: Framework, path: string, suite: UploadRecord, app: UploadRecord) => {
    const tests = await discoverTests?.(framework, path, app.content?.path).catch((error: unknown) =>
      Promise.reject(unreadableSuite(error, [suite, app])),
    );
    return tests?.slice(0, maxDiscoveredTests).map(fromDiscovery);
  };
  const fromFile = (framework: Framework, suite: UploadRecord, app: UploadRecord) => {
    const { content } = suite;
    if (content === undefined) return undefined;
    const key = `${framework} ${content.sha256} ${app.content?.sha256 ?? ''}`;
    const tests = discovered.get(key) ?? discover(framework, content.path, suite, app);
    if (discovered.size >= maxKnownSuites) discovered.clear();
    discovered.set(key, tests);
    return tests;
  };
  return async (framework, suite, app) =>
    scenario.tests[framework]?.map((entry) => fromScenario(framework, entry)) ??
    (await fromFile(framework, suite, app)) ??
    defaultSuites[framework];
};

import type { CloudState, DiscoveredTest, DiscoverTests } from '../cloud-state.ts';
import { type Framework, traitsOf } from '../framework.ts';
import type { TestEntry } from '../schema/tests.ts';
import { unreadableSuite } from '../uploads/suite-file.ts';
import type { UploadRecord } from '../uploads/upload-record.ts';
import { defaultSuites } from './default-suites.ts';
import { shardOf } from './shards.ts';
import type { SuiteTest } from './suite-test.ts';

const maxDiscoveredTests = 100_000;
const maxKnownSuites = 10;
const defaultDurationMs = 4_000;

const fromScenario = (framework: Framework, entry: TestEntry): SuiteTest => ({
  className: entry.class,
  name: entry.name,
  target: entry.target,
  annotations: entry.annotations,
  sizes: entry.size === undefined ? undefined : [entry.size],
  command: entry.command,
  ...(traitsOf(framework).runner === 'maestro' && {
    flow: { file: `${entry.class}.yaml`, tags: entry.tags ?? [], runsByDefault: true, commands: [] },
  }),
  outcome: entry.outcome ?? 'pass',
  durationMs: entry['duration-seconds'] === undefined ? defaultDurationMs : entry['duration-seconds'] * 1_000,
  message: entry.message,
  trace: entry.trace,
  flaky: entry.flaky ?? 0,
});

/** The same test takes the same time in every run, as on a real device. */
const plausibleDurationMs = (test: Pick<SuiteTest, 'className' | 'name'>): number => 1_000 + shardOf(test, 7_000, 'floor-mod');

const fromDiscovery = ({ className, name, ignored, target, annotations, sizes, flow }: DiscoveredTest): SuiteTest => ({
  className,
  name,
  target,
  annotations,
  sizes,
  flow,
  outcome: ignored === true ? 'skip' : 'pass',
  durationMs: plausibleDurationMs({ className, name }),
  flaky: 0,
});

const discover = async (
  discoverTests: DiscoverTests,
  framework: Framework,
  path: string,
  uploads: { readonly suite: UploadRecord; readonly app: UploadRecord },
): Promise<readonly SuiteTest[] | undefined> => {
  const { suite, app } = uploads;
  const tests = await discoverTests(framework, path, app.content?.path).catch((error: unknown) =>
    Promise.reject(unreadableSuite(error, [suite, app])),
  );
  return tests?.slice(0, maxDiscoveredTests).map(fromDiscovery);
};

/** The tests of a suite: from the scenario, else from the uploaded file, else the default ones. Rejects with Refusal. */
type SuiteReader = (framework: Framework, suite: UploadRecord, app: UploadRecord) => Promise<readonly SuiteTest[]>;

export const createSuiteReader = ({ scenario, discoverTests }: Pick<CloudState, 'scenario' | 'discoverTests'>): SuiteReader => {
  // Shards of one suite start one after another: the file is read once.
  const discovered = new Map<string, Promise<readonly SuiteTest[] | undefined>>();
  const fromFile = async (
    framework: Framework,
    suite: UploadRecord,
    app: UploadRecord,
  ): Promise<readonly SuiteTest[] | undefined> => {
    const { content } = suite;
    if (discoverTests === undefined || content === undefined) return undefined;
    const key = `${framework} ${content.sha256} ${app.content?.sha256 ?? ''}`;
    const tests = discovered.get(key) ?? discover(discoverTests, framework, content.path, { suite, app });
    if (discovered.size >= maxKnownSuites) discovered.clear();
    discovered.set(key, tests);
    return tests;
  };
  return async (framework, suite, app) =>
    scenario.tests[framework]?.map((entry) => fromScenario(framework, entry)) ??
    (await fromFile(framework, suite, app)) ??
    defaultSuites[framework];
};

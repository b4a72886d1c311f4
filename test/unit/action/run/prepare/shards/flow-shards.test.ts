import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResolvedInputs } from '../../../../../../src/action/inputs/run-inputs.ts';
import type { FileTree } from '../../../../../../src/binaries/folder.ts';
import { discoverFlows, type MaestroSuite, readFlows } from '../../../../../../src/binaries/maestro/suite.ts';
import { buildRequest } from '../../../../../../src/core/builds/build-request.ts';
import type { DiscoveredSuite } from '../../../../../../src/core/model/discovered-suite.ts';
import { testName } from '../../../../../../src/core/model/results.ts';
import { nameTests } from '../../../../../../src/core/results/selection/narrow-selection.ts';
import { selectTests } from '../../../../../../src/core/results/selection/selection.ts';
import { textsIn } from '../../../../../../src/lib/is-record.ts';
import { readParts } from '../../../../../../src/stand-in/builds/parts.ts';
import type { SuiteTest } from '../../../../../../src/stand-in/builds/suite-test.ts';
import { readTestFilter } from '../../../../../../src/stand-in/builds/test-filters.ts';
import { failedTest } from '../../../../../helpers/run-results.ts';
import { planOf } from '../../../../../helpers/stage.ts';
import { readEntries } from '../../../../core/results/selection/entries.ts';

type Files = Readonly<Record<string, string>>;

const treeOf = (files: Files): FileTree => {
  const contents = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
  const read = async (path: string): Promise<Buffer> => contents.get(path) ?? Buffer.alloc(0);
  return {
    file: 'flows',
    container: 'folder',
    sizeBytes: 1,
    entries: new Map([...contents].map(([path, bytes]) => [path, { kind: 'file', sizeBytes: bytes.length }])),
    read,
    readStart: read,
    readBlocks: () => {
      throw new Error('unreachable: flows are read as a whole');
    },
  };
};

const flow = (tags: readonly string[] = []): string =>
  `appId: com.example.shop\n${tags.length === 0 ? '' : `tags: ${JSON.stringify(tags)}\n`}---\n- launchApp\n`;

interface OpenSuite {
  readonly flows: MaestroSuite;
  readonly suite: DiscoveredSuite;
  /** The suite as the built-in cloud reads it. */
  readonly served: readonly SuiteTest[];
}

const openSuite = async (files: Files): Promise<OpenSuite> => {
  const flows = await readFlows(treeOf(files));
  const { includeTags, excludeTags, selects } = flows.config;
  const served = flows.flows.map(
    ({ path, name, tags }): SuiteTest => ({
      className: path.replace(/\.yaml$/, ''),
      name,
      outcome: 'pass',
      durationMs: 1,
      flaky: 0,
      flow: { file: path, tags, runsByDefault: selects(path), commands: [], workspace: { includeTags, excludeTags } },
    }),
  );
  return { flows, suite: discoverFlows(flows), served };
};

type Request = Readonly<Record<string, unknown>>;

const requestsOf = (suite: DiscoveredSuite, inputs: Partial<ResolvedInputs>): readonly Request[] => {
  const { plan, inputs: read } = planOf({ framework: 'maestro', ...inputs }, suite);
  return plan.builds.map((build) => buildRequest(read, { app: 'bs://a', testSuite: 'bs://b', media: [] }, build));
};

/** Flows of each session of a build, as the built-in cloud reads the request. Throws for a request that it refuses. */
const sessionsOf = (request: Request, served: readonly SuiteTest[]): readonly (readonly string[])[] => {
  const isRun = readTestFilter(request, 'maestro');
  const parts = readParts(request, 'maestro', 'floor-mod');
  const filters = parts.length === 0 ? [() => true] : parts.map(({ includes }) => includes);
  return filters.map((includes) => served.filter((test) => isRun(test) && includes(test)).map(({ className }) => className));
};

/** Another reading of a folder than the built-in cloud's: only its own files, and only those that `config.yaml` selects. */
const narrowly = (execute: readonly string[], { flows, config }: MaestroSuite): readonly string[] =>
  execute.flatMap((entry) => {
    if (entry.endsWith('.yaml')) return [entry];
    const own = flows.filter(({ path }) => posix.dirname(path) === entry);
    return own.filter(({ runsByDefault }) => runsByDefault || !config.decides).map(({ path }) => path);
  });

const expectOnce = ({ flows, served }: OpenSuite, requests: readonly Request[], wanted: readonly string[]): void => {
  const ran = requests.flatMap((request) => sessionsOf(request, served)).flat();
  expect(ran.toSorted()).toEqual(wanted.toSorted());
  for (const { execute } of requests) {
    if (!Array.isArray(execute)) continue;
    expect(JSON.stringify(execute).length).toBeLessThan(1_000);
    expect(execute.join(', ').length).toBeLessThan(1_000);
    const read = sessionsOf({ execute }, served).flat();
    expect(
      narrowly(execute, flows)
        .map((path) => path.replace(/\.yaml$/, ''))
        .toSorted(),
    ).toEqual(read.toSorted());
  }
};

const numbered = (count: number, pathOf: (nth: number) => string, tags: readonly string[] = []): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [`${pathOf(nth)}.yaml`, flow(tags)]));

const inFolders = (count: number): Files => numbered(count, (nth) => `area-${nth % 10}/flow-${nth}`);
const everywhere = { 'config.yaml': 'flows: ["**"]\n' };

describe('a suite of Maestro whose flows are too long for one request', () => {
  it.each<[what: string, files: Files, lines: readonly string[], builds: number, request: Request]>([
    ['by its root where all flows are there', numbered(300, (nth) => `flow-${nth}`), [], 1, { execute: ['.'] }],
    [
      'by folders that are selected whole',
      { ...inFolders(300), ...everywhere },
      [],
      1,
      { execute: Array.from({ length: 10 }, (_, nth) => `area-${nth}`) },
    ],
    [
      'by a tag that only these flows have',
      { ...numbered(300, (nth) => `flow-${nth}`, ['smoke']), 'help/open.yaml': flow() },
      [],
      1,
      { tags: { includeTags: ['smoke'] } },
    ],
    ['by a folder and single flows', { ...inFolders(300), ...everywhere }, ['area-1', 'area-2/flow-2.yaml'], 1, {}],
    [
      'in several builds where a folder holds more',
      { ...numbered(300, (nth) => `flow-${nth}`), 'help/open.yaml': flow() },
      [],
      5,
      {},
    ],
    [
      'in several builds where config.yaml leaves out flows of the folder',
      { ...numbered(300, (nth) => `flow-${nth}`), 'other.yaml': flow(), 'config.yaml': 'flows: ["flow-*"]\n' },
      [],
      5,
      {},
    ],
    [
      'in several builds where config.yaml selects by tags, too',
      { ...numbered(300, (nth) => `flow-${nth}`, ['smoke']), 'a.yaml': flow(), 'config.yaml': 'includeTags: [smoke]\n' },
      [],
      5,
      {},
    ],
    ['in several builds where one flow is left out', numbered(300, (nth) => `flow-${nth}`), ['!flow-7.yaml'], 5, {}],
  ])('is requested %s', async (_what, files, lines, builds, request) => {
    const open = await openSuite(files);
    const tests = readEntries('maestro', lines);
    const requests = requestsOf(open.suite, { tests });
    expect(requests).toHaveLength(builds);
    expect(requests[0]).toMatchObject(request);
    const selected = selectTests({ framework: 'maestro', tests, capabilities: {} }, open.suite).selection.suite?.tests ?? [];
    expectOnce(
      open,
      requests,
      selected.map(({ className }) => className),
    );
  });

  it('keeps the order of flowsOrder within one build', async () => {
    const order = ['flow-299', 'flow-5', 'flow-100'];
    const config = `executionOrder:\n  flowsOrder: ${JSON.stringify(order)}\n`;
    const { suite } = await openSuite({ ...numbered(300, (nth) => `flow-${nth}`), 'config.yaml': config });
    const [first = {}] = requestsOf(suite, {});
    expect(textsIn(first.execute).slice(0, 3)).toEqual(order.map((name) => `${name}.yaml`));
  });

  it('says in the plan how the flows are requested', async () => {
    const { suite } = await openSuite(numbered(300, (nth) => `flow-${nth}`));
    expect(planOf({ framework: 'maestro' }, suite).plan.shardPlan.notes).toEqual([
      'The build selects 300 flows by whole folders, since their files would be too long for one request.',
    ]);
    const tests = readEntries('maestro', ['!flow-7.yaml']);
    expect(planOf({ framework: 'maestro', tests }, suite).plan.shardPlan.notices).toEqual([
      '299 flows are divided over 5 builds: the service takes less than 1,000 characters of flows in one request. Each build counts as a shard.',
    ]);
  });

  it('stays one build with the shards of the service where each shard fits', async () => {
    const open = await openSuite(numbered(100, (nth) => `flow-${nth}`));
    const requests = requestsOf(open.suite, { shards: 4 });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toHaveProperty('shards.numberOfShards', 4);
  });
});

/** Suite with flows in nested folders, of which some have tags, and perhaps with a configuration. */
const suites = fc
  .record({
    count: fc.constantFrom(3, 40, 300),
    depth: fc.integer({ min: 0, max: 3 }),
    folders: fc.integer({ min: 1, max: 12 }),
    longName: fc.boolean(),
    config: fc.constantFrom(
      '',
      'flows: ["**"]\n',
      'flows: ["a-*/**", "*"]\n',
      'excludeTags: [slow]\n',
      'flows: ["**"]\nincludeTags: [smoke]\n',
    ),
    helpers: fc.boolean(),
  })
  .map(({ count, depth, folders, longName, config, helpers }) => {
    const pathOf = (nth: number): string => {
      const own = Array.from({ length: nth % (depth + 1) }, (_, level) => `${'ab'[(nth + level) % 2]}-${nth % folders}`);
      return [...own, `${longName ? 'a-flow-with-a-rather-long-name-' : 'f'}${nth}`].join('/');
    };
    const tagsOf = (nth: number): string[] => [...(nth % 3 === 0 ? ['smoke'] : []), ...(nth % 7 === 0 ? ['slow'] : [])];
    const files = Array.from({ length: count }, (_, nth) => [`${pathOf(nth)}.yaml`, flow(tagsOf(nth))] as const);
    return {
      ...Object.fromEntries(files),
      ...(config === '' ? {} : { 'config.yaml': config }),
      ...(helpers ? { 'a-1/data.yaml': 'elements: {}\n' } : {}),
    };
  });

const selections = fc.constantFrom<readonly string[]>(
  [],
  ['!tag:slow'],
  ['tag:smoke'],
  ['a-1', 'a-2', 'b-0'],
  ['.', '!f7.yaml'],
  ['*'],
);

const splits = fc.record({
  shards: fc.constantFrom<number | 'auto'>(1, 2, 5, 'auto'),
  shardIndex: fc.constantFrom('none', 'each'),
  quarterMinutes: fc.integer({ min: 1, max: 40 }),
});

describe('of any suite of Maestro', () => {
  const runs = { numRuns: Number(process.env.FUZZ_RUNS ?? 60) };

  it('exactly the selected flows run, each once', async () => {
    await fc.assert(
      fc.asyncProperty(suites, selections, splits, async (files, lines, { shards, shardIndex, quarterMinutes }) => {
        const open = await openSuite(files);
        const tests = readEntries('maestro', lines);
        const { selection, findings } = selectTests({ framework: 'maestro', tests, capabilities: {} }, open.suite);
        fc.pre(findings.length === 0 && (selection.suite?.tests.length ?? 0) > 0);
        const targetMs = quarterMinutes * 15_000;
        const jobs = shardIndex === 'none' || shards === 'auto' ? [undefined] : Array.from({ length: shards }, (_, nth) => nth);
        const requests = jobs.flatMap((own) => requestsOf(open.suite, { tests, shards, shardIndex: own, targetMs }));
        expectOnce(open, requests, selection.suite?.tests.map(({ className }) => className) ?? []);
      }),
      runs,
    );
  });

  it('the shards of all jobs of a matrix have different numbers below one total', async () => {
    await fc.assert(
      fc.asyncProperty(suites, fc.integer({ min: 2, max: 5 }), async (files, shards) => {
        const { suite } = await openSuite(files);
        fc.pre(suite.tests.length > 0);
        const built = Array.from(
          { length: shards },
          (_, shardIndex) => planOf({ framework: 'maestro', shards, shardIndex }, suite).plan,
        );
        const places = built.flatMap(({ builds }) => builds.map(({ shard }) => shard));
        expect(new Set(places.map(({ index }) => index)).size).toBe(places.length);
        expect(new Set(places.map(({ total }) => total)).size).toBe(1);
        expect(places.every(({ index, total }) => index < total)).toBe(true);
      }),
      runs,
    );
  });

  it('a retry names exactly the failed flows, or runs the whole request again', async () => {
    await fc.assert(
      fc.asyncProperty(suites, fc.integer({ min: 1, max: 400 }), async (files, count) => {
        const open = await openSuite(files);
        const failed = open.suite.tests.slice(0, count);
        fc.pre(failed.length > 0);
        const results = failed.map((test) => failedTest(testName(test)));
        const named = nameTests(results, { framework: 'maestro', capabilities: {}, suite: open.suite }, {});
        if (named === undefined) expect(JSON.stringify(failed.map(({ file }) => file)).length).toBeGreaterThanOrEqual(1_000);
        else
          expectOnce(
            open,
            [{ execute: named.tests }],
            failed.map(({ className }) => className),
          );
      }),
      runs,
    );
  });

  it('1,000 flows with long names run once, in shards, too', async () => {
    const open = await openSuite({
      ...numbered(1_000, (nth) => `area/of/${nth % 3}/flow-with-a-long-name-${nth}`),
      ...everywhere,
    });
    const all = open.suite.tests.map(({ className }) => className);
    const tests = readEntries('maestro', ['!area/of/0/flow-with-a-long-name-0.yaml', '!area/of/1/flow-with-a-long-name-1.yaml']);
    for (const shards of [1, 4] as const) {
      const requests = requestsOf(open.suite, { tests, shards });
      expect(requests.length).toBeGreaterThan(1);
      expectOnce(
        open,
        requests,
        all.filter((name) => !/-(?:0|1)$/.test(name.replace(/.*name/, ''))),
      );
    }
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Context } from '../../src/action/context.ts';
import { openRunState, type RunFacts } from '../../src/action/run/run-state.ts';
import { startAll, startBuilds } from '../../src/action/run/start/start.ts';
import { parseBuildTag } from '../../src/core/model/build-tag.ts';
import type { PlannedBuild, StartedBuild } from '../../src/core/model/builds.ts';
import { isTimeoutCode } from '../../src/core/model/error-codes.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import type { StartedBuild as BuildOfService } from '../../src/stand-in/server.ts';
import { createMemoryRunner } from '../helpers/memory-runner.ts';
import { planOf } from '../helpers/stage.ts';
import { openService, uploadFor } from './open-service.ts';

type FaultInput = NonNullable<ScenarioInput['faults']>[number];

/** Faults of a request that starts a build. */
const startFaults = {
  none: undefined,
  'reset before acting': { action: 'reset-before' },
  'reset after acting': { action: 'reset-after-acting' },
  '502 before acting': { action: 'html' },
  '502 after acting': { action: 'html', 'after-acting': true },
  '500 after acting': { action: 'status', status: 500, 'after-acting': true, json: { message: 'oops' } },
  '504 after acting': {
    action: 'status',
    status: 504,
    'after-acting': true,
    json: { message: '[GATEWAY_TIMEOUT] The service did not answer' },
  },
  'a parse error of the suite': {
    action: 'status',
    status: 422,
    json: { message: '[BROWSERSTACK_TESTSUITE_PARSE_ERROR] The suite cannot be read' },
  },
  'a response that is cut': { action: 'truncate' },
  'half of the JSON': { action: 'invalid-json' },
  'another shape': { action: 'status', status: 200, json: { unexpected: true } },
  'silence before acting': { action: 'hang' },
  'silence after acting': { action: 'hang', 'after-acting': true },
  'too many requests': { action: 'status', status: 429, json: {} },
} as const satisfies Record<string, FaultInput | undefined>;

/** Faults of a request that lists the builds of the project. */
const listingFaults = {
  none: undefined,
  reset: { action: 'reset-before' },
  '503 for long': { action: 'status', status: 503, json: {}, times: 5 },
  'a page of HTML': { action: 'html' },
  'another shape for long': { action: 'status', status: 200, json: { unexpected: true }, times: 5 },
  'half of the JSON': { action: 'invalid-json' },
} as const satisfies Record<string, FaultInput | undefined>;

type StartFault = keyof typeof startFaults;
type ListingFault = keyof typeof listingFaults;
/** Builds of other users in the same project. */
type Neighbor = 'with a tag' | 'without a tag, of another app' | 'without a tag, of the same app';

interface StartWorld {
  readonly framework: 'espresso' | 'xcuitest' | 'earlgrey';
  readonly shards: number;
  /** The nth request gets the nth fault. Later requests get none. */
  readonly onStart: readonly StartFault[];
  readonly onListing: readonly ListingFault[];
  readonly listedAfterSeconds: number;
  readonly neighbors: readonly Neighbor[];
  /** Also the length of the queue. */
  readonly parallel: number;
}

interface StartTrial {
  readonly planned: readonly PlannedBuild[];
  readonly reported: readonly StartedBuild[];
  readonly facts: RunFacts;
  /** Builds of the service, without the neighbors. */
  readonly atService: readonly BuildOfService[];
  readonly lines: readonly string[];
}

const devices = { espresso: 'Google Pixel 7-13.0', xcuitest: 'iPhone 14-16', earlgrey: 'iPhone 14-16' } as const;

const tryStarts = async (world: StartWorld): Promise<StartTrial> => {
  const { framework, parallel, listedAfterSeconds } = world;
  const builds = [{ 'listed-after-seconds': listedAfterSeconds }];
  await using service = await openService({ plan: { parallel, queue: parallel }, builds });
  const { embedded, clock, folder } = service;
  const { origin: baseUrl, username, accessKey } = embedded;
  const cloud = service.client({ random: () => 0.5, deadlines: { start: { idleMs: 250, totalMs: 1_000 } } });
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const context: Context = {
    ...createMemoryRunner(folder, {}),
    service: { username, accessKey, baseUrl, apiVersion: 'v1' },
    cloud,
    baseUrl,
    clock,
    log: { info: say, notice: say, warning: say, error: say, debug: () => {}, group: (_title, work) => work() },
    random: () => 0.5,
    jobs: 1,
    tempDir: folder,
  };
  const { appDir, app = appDir, testSuite } = (await uploadFor(service, cloud, framework)) as Record<string, string>;
  const refs: Refs = { app: app ?? '', ...(testSuite !== undefined && { testSuite }), media: [] };
  await startNeighbors(world, refs, context);
  const earlier = new Set(embedded.startedBuilds().map(({ id }) => id));
  embedded.setFaults([
    ...faultsAt(
      '/app-automate/*/build',
      world.onStart.map((name) => startFaults[name]),
    ),
    ...faultsAt(
      '/app-automate/*/projects/*',
      world.onListing.map((name) => listingFaults[name]),
    ),
  ]);
  const {
    inputs,
    plan: { builds: planned },
  } = planOf({
    framework,
    devices: [devices[framework]],
    shards: framework === 'espresso' ? world.shards : 1,
  });
  const run = openRunState(clock);
  const started = await startBuilds({ inputs, adopted: [], remaining: planned, refs }, context, run);
  const reported = await startAll(started, context);
  const atService = embedded.startedBuilds().filter(({ id }) => !earlier.has(id));
  return { planned, reported, facts: run.facts(), atService, lines };
};

interface Refs {
  readonly app: string;
  readonly testSuite?: string;
  readonly media: readonly string[];
}

const startNeighbors = async ({ framework, neighbors }: StartWorld, refs: Refs, { cloud }: Context): Promise<void> => {
  if (framework === 'earlgrey') return;
  for (const [nth, neighbor] of neighbors.entries()) {
    const other = neighbor === 'without a tag, of another app';
    await cloud.builds(framework).start({
      app: refs.app,
      testSuite: refs.testSuite,
      devices: [other ? otherDevices[framework] : devices[framework]],
      project: 'shop-4711',
      ...(neighbor === 'with a tag' ? { buildTag: `mtc1 run=1 attempt=1 job=ab shard=0/1 try=0 id=ee${nth}` } : {}),
    });
  }
};

const otherDevices = { espresso: 'Samsung Galaxy S22-12.0', xcuitest: 'iPhone 13-15' } as const;

/** The nth request gets the nth fault. A fault that lasts replaces the next ones. */
const faultsAt = (glob: string, faults: readonly (object | undefined)[]): FaultInput[] =>
  faults.flatMap((fault, index) => (fault === undefined ? [] : [{ ...fault, path: glob, nth: index + 1 } as FaultInput]));

/** Random part of the tag, which identifies a planned build. */
const nonceOf = ({ capabilities }: BuildOfService): string | undefined => parseBuildTag(capabilities.buildTag)?.nonce;

/** Number of random worlds; `STARTS=2000 npx vitest run test/contract/start-once.test.ts` tries more. */
const runs = Number(process.env.STARTS ?? 25);

const namesOf = <Name extends string>(faults: Readonly<Record<Name, unknown>>): readonly Name[] => Object.keys(faults) as Name[];

const worlds: fc.Arbitrary<StartWorld> = fc.record({
  framework: fc.constantFrom('espresso', 'espresso', 'espresso', 'xcuitest', 'earlgrey'),
  shards: fc.integer({ min: 1, max: 3 }),
  onStart: fc.array(fc.constantFrom(...namesOf<StartFault>(startFaults)), { maxLength: 5 }),
  onListing: fc.array(fc.constantFrom('none' as const, 'none' as const, ...namesOf<ListingFault>(listingFaults)), {
    maxLength: 6,
  }),
  listedAfterSeconds: fc.constantFrom(0, 0, 3, 20, 50),
  neighbors: fc.array(
    fc.constantFrom<Neighbor>('with a tag', 'without a tag, of another app', 'without a tag, of the same app'),
    { maxLength: 2 },
  ),
  parallel: fc.constantFrom(1, 2, 25),
});

/** Only the builds of the service count, whatever its responses were. */
const violations = ({ planned, reported, facts, atService }: StartTrial): string[] => {
  const errors = facts.problems.filter(({ code }) => !isTimeoutCode(code)).map(({ clause }) => clause);
  const inDoubt = errors.filter((error) => error.includes('may be running: ')).length;
  const found: string[] = [];
  let unreported = 0;
  for (const { tag } of planned) {
    const running = atService.filter((build) => nonceOf(build) === tag.nonce);
    const said = reported.filter((build) => build.tag.nonce === tag.nonce);
    if (running.length > 1) found.push(`${running.length} builds were started for one plan`);
    if (said.length > 1) found.push('one plan is reported twice');
    if (said.some(({ id }) => !running.some((build) => build.id === id))) found.push('an id of another build is reported');
    if (running.length === 1 && said.length === 0) unreported += 1;
  }
  if (unreported > inDoubt) found.push(`${unreported} builds run that no message names (${errors.join('; ')})`);
  if (atService.some((build) => !planned.some(({ tag }) => tag.nonce === nonceOf(build)))) found.push('a build without a plan');
  const settled = reported.length + errors.length;
  if (facts.starting.length !== inDoubt)
    found.push(`${facts.starting.length} starts are unsettled, ${inDoubt} are said to be in doubt`);
  if (settled < planned.length && !facts.problems.some(({ code }) => isTimeoutCode(code)))
    found.push('a planned build is neither reported nor an error');
  return found;
};

const acts = (fault: StartFault): boolean => {
  const what = startFaults[fault];
  return what !== undefined && (fault.includes('after acting') || what.action === 'truncate' || what.action === 'invalid-json');
};

describe('starting builds over a service that loses responses', () => {
  test('starts each at most once, reports what is its own, and says what is in doubt', { timeout: runs * 10_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        expect(violations(await tryStarts(world))).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  const lossy = namesOf<StartFault>(startFaults).filter((name) => name !== 'none');
  const calm: StartWorld = {
    framework: 'espresso',
    shards: 1,
    onStart: [],
    onListing: [],
    listedAfterSeconds: 0,
    neighbors: ['with a tag', 'without a tag, of another app'],
    parallel: 25,
  };

  test.each(lossy)('brings the build home after %s, where the project can be listed', async (fault) => {
    const trial = await tryStarts({ ...calm, onStart: [fault], listedAfterSeconds: acts(fault) ? 50 : 0 });
    expect(violations(trial)).toEqual([]);
    expect([trial.reported.length, trial.atService.length, trial.facts.problems]).toEqual([1, 1, []]);
    const isSentAgain = trial.lines.some((line) => line.includes('starting it again') || line.includes('is sent once more'));
    expect(isSentAgain).toBe(!acts(fault) && fault !== 'too many requests');
  });

  test.each<readonly StartFault[]>([
    ['reset before acting', 'reset after acting'],
    ['502 before acting', '502 before acting', '502 before acting', '500 after acting'],
    ['reset before acting', 'silence before acting', 'none'],
  ])('looks every time before it sends again: %s', async (...onStart) => {
    const trial = await tryStarts({ ...calm, onStart });
    expect(violations(trial)).toEqual([]);
    expect([trial.reported.length, trial.atService.length, trial.facts.problems]).toEqual([1, 1, []]);
  });

  test('gives up on a start that the service never responds to, and says so', async () => {
    const trial = await tryStarts({ ...calm, onStart: Array.from({ length: 9 }, () => '502 before acting' as const) });
    expect(violations(trial)).toEqual([]);
    expect(trial.atService).toEqual([]);
    expect(trial.facts.problems).toMatchObject([{ code: expect.stringMatching(/^cloud-/) }]);
    expect(trial.facts.starting).toEqual([]);
  });

  test.each<[string, Partial<StartWorld>, number]>([
    ['the listing fails', { onListing: ['503 for long'] }, 1],
    ['the listing has another shape', { onListing: ['another shape for long'] }, 1],
    ['a build without a tag may be it', { onStart: ['reset before acting'], neighbors: ['without a tag, of the same app'] }, 0],
    ['its builds cannot be listed', { framework: 'earlgrey' }, 1],
  ])('says that a build may be running where %s', async (_what, change, running) => {
    const trial = await tryStarts({ ...calm, onStart: ['reset after acting'], listedAfterSeconds: 3, ...change });
    expect(violations(trial)).toEqual([]);
    expect(trial.atService).toHaveLength(running);
    expect(trial.facts.problems).toMatchObject([{ clause: expect.stringContaining('may be running: ') }]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Plan, PlannedRun } from '../../../../../src/action/run/prepare/plan.ts';
import { attachBuilds, findEarlierAttempt, withAdoptedShards } from '../../../../../src/action/run/start/adopt-builds.ts';
import type { UploadedRefs } from '../../../../../src/core/builds/build-request.ts';
import { type BuildTag, formatBuildTag } from '../../../../../src/core/model/build-tag.ts';
import type { Framework } from '../../../../../src/core/model/framework.ts';
import { rejection } from '../../../../helpers/cloud-client.ts';
import { json, type RawResponder, routed, serve } from '../../../../helpers/loopback-server.ts';
import { openStage, planOf, type Stage } from '../../../../helpers/stage.ts';

const pixel = 'Google Pixel 3-10.0';
const refs = { app: 'bs://app', testSuite: 'bs://suite', media: [], content: 'c0' };

interface AtService {
  readonly id: string;
  readonly tag?: Partial<BuildTag>;
  readonly asks?: Readonly<Record<string, unknown>>;
  readonly devices?: Readonly<Record<string, unknown>>;
}

/** A listed build of this job with the same binaries. Without `tag`, its request has no tag. */
const listed = (plan: Plan, { id, tag, asks, devices = {} }: AtService) => ({
  build_id: id,
  status: 'running',
  devices,
  input_capabilities: {
    app: 'bs://app',
    testSuite: 'bs://suite',
    devices: [pixel],
    ...(tag === undefined ? {} : { buildTag: formatBuildTag({ ...plan.builds[0]!.tag, content: 'c0', nonce: 'f0', ...tag }) }),
    ...asks,
  },
});

const listing = 'GET /app-automate/espresso/projects/shop-4711';

const findWith = async (
  respond: RawResponder,
  planned: PlannedRun,
  runAttempt = 2,
  onOpen: (stage: Stage) => void = () => {},
  uploaded: UploadedRefs = refs,
) => {
  await using stage = await serve(openStage, [routed({ [listing]: respond })]);
  onOpen(stage);
  const context = { ...stage.context, github: { ...stage.context.github, runAttempt } };
  const earlier = await findEarlierAttempt(planned, uploaded, context, stage.run);
  const { started, records } = stage.run.facts();
  return { ...earlier, lines: stage.lines, started, records: [...records.keys()], asked: stage.requests.length };
};

const find = (builds: readonly AtService[], planned = planOf({ shards: 2 }), runAttempt = 2) =>
  findWith(json({ builds: builds.map((build) => listed(planned.plan, build)) }), planned, runAttempt);

const ids = (builds: readonly { readonly id: string }[]) => builds.map(({ id }) => id);
const second = { shard: { index: 1, total: 2 } };

describe('what an earlier attempt of a job started', () => {
  it('is taken over, and the rest is left to start', async () => {
    const { adopted, remaining, started, records, lines } = await find([{ id: 'b1', tag: {} }, { id: 'other' }]);
    expect(records).toEqual(['b1']);
    expect(adopted).toMatchObject([
      {
        id: 'b1',
        shard: { index: 0, total: 2 },
        tag: { nonce: 'f0' },
        devices: [pixel],
        attempt: 0,
        partial: false,
        serviceRetries: false,
        queuedSinceMs: 0,
        queueLimitSinceMs: 0,
      },
    ]);
    expect(adopted[0]?.tests).toBeUndefined();
    expect(started).toEqual(adopted);
    expect(remaining.map(({ shard }) => shard.index)).toEqual([1]);
    expect(lines).toEqual([
      'An earlier attempt of this job started a build with the same binaries: passed results are kept, and the rest runs again. Builds: b1.',
    ]);
  });

  it('is the newest of each shard, with what ran failed tests of it again', async () => {
    const tests = ['a.A#f'];
    const { adopted } = await find([
      { id: 'r1', tag: { runAttempt: 3, attempt: 1 }, asks: { class: tests } },
      { id: 'ofFirst', tag: { attempt: 1 }, asks: { class: tests } },
      { id: 'second', tag: { runAttempt: 2 } },
      { id: 'third', tag: { runAttempt: 3 } },
      { id: 'first', tag: { runAttempt: 1 } },
      { id: 'alone', tag: { ...second, attempt: 1 }, asks: { class: tests } },
    ]);
    expect(adopted).toMatchObject([
      { id: 'third', attempt: 0, partial: false },
      { id: 'r1', attempt: 1, partial: true, tests },
    ]);
    expect(adopted).toHaveLength(2);
  });

  it('knows a rerun of the whole shard by its filter', async () => {
    const filter = { class: ['a.A', 'a.B'] };
    const { adopted } = await find([
      { id: 'base', tag: {}, asks: filter },
      { id: 'whole', tag: { attempt: 1 }, asks: filter },
      { id: 'part', tag: { attempt: 2 }, asks: { class: ['a.A'] } },
      { id: 'unnamed', tag: { attempt: 3 } },
    ]);
    expect(adopted).toMatchObject([
      { id: 'base', partial: false, tests: ['a.A', 'a.B'] },
      { id: 'whole', partial: false },
      { id: 'part', partial: true },
      { id: 'unnamed', partial: false },
    ]);
  });

  it.each<[string, AtService]>([
    ['of another run', { id: 'b1', tag: { runId: '1' } }],
    ['of another job', { id: 'b1', tag: { job: 'ab' } }],
    ['of a shard that this job does not have', { id: 'b1', tag: { shard: { index: 2, total: 3 } } }],
    ['of a split into another number of shards', { id: 'b1', tag: { shard: { index: 0, total: 3 } } }],
    ['with other content', { id: 'b1', tag: { content: 'c1' } }],
    ['without a tag', { id: 'b1' }],
    ['that ran failed tests of a build that is not there', { id: 'b1', tag: { attempt: 1 } }],
  ])('is not a build %s', async (_what, build) => {
    const { adopted, remaining, lines, started } = await find([build]);
    expect([adopted, started, lines]).toEqual([[], [], []]);
    expect(remaining).toHaveLength(2);
  });

  const otherPlan = (id: string, index: number, runAttempt = 1): AtService => ({
    id,
    tag: { shard: { index, total: 2 }, plan: 'ab', runAttempt },
    asks: { class: [`a.Shard${index}`] },
  });

  it('is nothing where only some shards of another split were started, and says so', async () => {
    const { adopted, remaining, lines } = await find([otherPlan('b1', 1)]);
    expect(adopted).toEqual([]);
    expect(remaining).toHaveLength(2);
    expect(lines).toEqual([
      expect.stringMatching(/^An earlier attempt of this job split the suite differently .* start again\.$/),
    ]);
  });

  it('is all of another split, with the tests that its shards ran', async () => {
    const { inputs, plan } = planOf({ shards: 2 });
    const named = { ...plan, builds: plan.builds.map((build) => ({ ...build, tests: ['a.Now'], knownTests: 7 })) };
    const earlier = await find([otherPlan('b2', 1), otherPlan('b1', 0)], { inputs, plan: named });
    expect(ids(earlier.adopted)).toEqual(['b1', 'b2']);
    expect(earlier.remaining).toEqual([]);
    expect(withAdoptedShards(named, earlier).builds).toMatchObject([
      { tests: ['a.Shard0'], knownTests: undefined },
      { tests: ['a.Shard1'], knownTests: undefined },
    ]);
  });

  it('is of the newest split alone', async () => {
    const { adopted, remaining } = await find([{ id: 'again', tag: { runAttempt: 2 } }, otherPlan('b2', 1), otherPlan('b1', 0)]);
    expect(ids(adopted)).toEqual(['again']);
    expect(remaining.map(({ shard }) => shard.index)).toEqual([1]);
  });

  it('is nothing where the custom ids could not be resolved, and says so', async () => {
    const planned = planOf();
    const { content: _unknown, ...unresolved } = refs;
    const respond = json({ builds: [listed(planned.plan, { id: 'b1', tag: {} })] });
    const { adopted, lines } = await findWith(respond, planned, 2, undefined, unresolved);
    expect([adopted, lines]).toEqual([[], [expect.stringMatching(/^Could not check whether the custom ids .*runs again\.$/)]]);
  });

  it.each([
    ['has no builds yet', 404, []],
    [
      'may not be listed',
      403,
      [
        expect.stringMatching(
          /^Could not list the builds of an earlier attempt of this job \(.*\[.*\]\): all builds start again\.$/,
        ),
      ],
    ],
  ])('is nothing where the project %s', async (_what, status, lines) => {
    const planned = planOf();
    const found = await findWith(json({ message: 'no' }, status), planned);
    expect(found).toMatchObject({ adopted: [], remaining: planned.plan.builds, lines });
  });

  it('holds everything back where the project cannot be listed for the moment', async () => {
    let lines: readonly string[] = [];
    const finding = findWith(json({ message: 'later' }, 503), planOf(), 2, (stage) => {
      lines = stage.lines;
    });
    expect(await rejection(finding)).toMatchObject({ code: 'cloud-unavailable' });
    expect(lines).toEqual([
      expect.stringMatching(
        /^Could not list the builds of an earlier attempt of this job \(.*\): nothing is started, since a build may still be running\.$/,
      ),
    ]);
  });
});

describe('attachBuilds', () => {
  const attach = async (
    builds: Readonly<Record<string, object>>,
    buildIds: readonly string[],
    onOpen = (_stage: Stage) => {},
    framework: Framework = 'espresso',
  ) => {
    const routes = Object.entries(builds).map(([id, build]) => [
      `GET /app-automate/${framework}/builds/${id}`,
      json({ build_id: id, status: 'running', devices: {}, input_capabilities: {}, ...build }),
    ]);
    await using stage = await serve(openStage, [routed(Object.fromEntries(routes))]);
    stage.clock.advance(5_000);
    onOpen(stage);
    const attached = await attachBuilds({ ...planOf().inputs, framework, buildIds }, stage.context, stage.run);
    return { attached, lines: stage.lines, run: stage.run.facts(), asked: stage.requests.length };
  };
  const shown = { [pixel]: { session_id: 's1', status: 'running' } };

  it('watches each of them once, from now on', async () => {
    const { attached, lines, run, asked } = await attach({ b1: { devices: shown }, b2: {} }, ['b1', 'b2', 'b1']);
    expect(asked).toBe(2);
    expect(attached).toEqual(run.started);
    expect([...run.records.keys()].toSorted()).toEqual(['b1', 'b2']);
    expect(attached).toEqual([
      {
        id: 'b1',
        shard: { index: 0, total: 1 },
        tag: { runId: '', runAttempt: 0, job: '', shard: { index: 0, total: 1 }, attempt: 0, nonce: '' },
        devices: [pixel],
        devicesAsShown: true,
        buildNumber: 1,
        attempt: 0,
        partial: false,
        serviceRetries: false,
        queuedSinceMs: 5_000,
        queueLimitSinceMs: 5_000,
      },
      expect.objectContaining({ id: 'b2', devices: [], devicesAsShown: true, buildNumber: 2 }),
    ]);
    expect(lines.toSorted()).toEqual(['Attached to build b1, which is running.', 'Attached to build b2, which is running.']);
  });

  it('knows what was asked of them', async () => {
    const tag: BuildTag = { runId: '1', runAttempt: 1, job: 'aa', shard: { index: 2, total: 3 }, attempt: 1, nonce: 'f0' };
    const input_capabilities = { buildTag: formatBuildTag(tag), devices: ['A-1', 7], class: ['a.A', 1] };
    const { attached } = await attach({ b1: { input_capabilities, devices: shown } }, ['b1']);
    expect(attached).toMatchObject([{ tag, shard: tag.shard, attempt: 0, devices: ['A-1'], tests: ['a.A'], partial: false }]);
    const only = { 'only-testing': ['Shop/CartTests'], devices: [] };
    const named = await attach({ b1: { input_capabilities: only, devices: shown } }, ['b1'], () => {}, 'xcuitest');
    expect(named.attached).toMatchObject([{ tests: ['Shop/CartTests'], partial: false, devices: [pixel] }]);
  });

  it('names the app directory that builds of EarlGrey used', async () => {
    const { run } = await attach({ b1: { input_capabilities: { appDir: 'bs://dir' } } }, ['b1'], () => {}, 'earlgrey');
    expect(run.uploaded).toEqual({ app: 'bs://dir', media: [] });
  });

  it('takes the devices of a build that has ended as final, whatever its request names', async () => {
    const { attached } = await attach({ b1: { status: 'done', devices: shown }, b2: { status: 'done' } }, ['b1', 'b2']);
    expect(attached.map(({ devices, devicesAsShown, buildNumber }) => [devices, devicesAsShown, buildNumber])).toEqual([
      [[pixel], undefined, undefined],
      [[], undefined, undefined],
    ]);
  });

  it.each([
    ['one that is not there', {}, /: the service found nothing/],
    ['a response about another build', { b1: { build_id: 'b3' } }, /: the service returned build b3 when asked for build b1$/],
  ])('makes an error of %s, and watches the others', async (_what, builds, clause) => {
    const { attached, run } = await attach({ ...builds, b2: {} }, ['b1', 'b2']);
    expect(ids(attached)).toEqual(['b2']);
    expect(run.problems.map((each) => each.clause)).toEqual([expect.stringMatching(/^could not attach to build b1: /)]);
    expect(run.problems[0]?.clause).toMatch(clause);
  });
});

import { describe, expect, it } from 'vitest';
import { findBuilds } from '../../../src/collector/find-builds.ts';
import { type BuildTag, formatBuildTag } from '../../../src/model/build-tag.ts';
import { json, type RawResponder } from '../../helpers/raw-server.ts';
import { serve } from '../../helpers/serve.ts';
import { openStage, routed } from '../../helpers/stage.ts';
import { pixel } from './listed-build.ts';

interface Listed {
  readonly id: string;
  readonly tag?: Partial<BuildTag>;
  readonly asks?: Readonly<Record<string, unknown>>;
  readonly start?: string;
}

/** Builds of run 4711, whose tag says shard 1 of 1 of the first attempt of one job unless told. */
const listed = ({ id, tag, asks, start = '2026-01-02 10:00:00 UTC' }: Listed) => {
  const own = { runId: '4711', runAttempt: 1, job: 'aa', shard: { index: 0, total: 1 }, attempt: 0, nonce: 'f0' };
  return {
    build_id: id,
    status: 'done',
    start_time: start,
    input_capabilities: {
      devices: [pixel],
      ...(tag === undefined ? {} : { buildTag: `ours ${formatBuildTag({ ...own, ...tag })}` }),
      ...asks,
    },
    devices: {},
  };
};

const shard = (index: number, total: number, tag: Partial<BuildTag> = {}, asks: Listed['asks'] = {}): Listed => ({
  id: `s${index}`,
  tag: { job: `a${index}`, shard: { index, total }, ...tag },
  asks: { numShards: total, shardIndex: String(index), ...asks },
});

const find = async (
  responses: readonly (readonly Listed[])[],
  search: { expectedShards?: number; isOwnProject?: boolean; variant?: { buildNumber: number; project: string } } = {},
) => {
  const route = responses.map<RawResponder>((builds) => json({ builds: builds.map(listed) }));
  await using stage = await serve(openStage, [routed({ 'GET /app-automate/espresso/projects/nightly': route })]);
  const found = await findBuilds(
    'espresso',
    { project: 'nightly', isOwnProject: false, pollIntervalMs: 1_000, ...search },
    { runId: '4711' },
    stage.context,
  );
  const builds = found.builds.map(({ id, attempt, partial, devices }) => ({ id, attempt, partial, devices }));
  return {
    builds,
    errors: [...found.absent.map(({ problem }) => problem), ...found.conflicts].map(({ clause, code }) => `${clause} [${code}]`),
    sleeps: stage.clock.sleeps,
  };
};

const counts = (id: string, attempt = 0, partial = false, devices: readonly string[] = [pixel]) => ({
  id,
  attempt,
  partial,
  devices,
});

describe('the builds of a workflow run', () => {
  it.each<[string, readonly Listed[], readonly object[]]>([
    ['all shards, in their order', [shard(1, 2), shard(0, 2)], [counts('s0'), counts('s1')]],
    [
      'not those of other runs, nor those without a tag',
      [{ id: 'other', tag: { runId: '4000' } }, { id: 'ours', tag: {} }, { id: 'unmarked' }],
      [counts('ours')],
    ],
  ])('are %s', async (_what, builds, expected) => {
    const found = await find([builds]);
    expect(found).toEqual({ builds: expect.arrayContaining([...expected]), errors: [], sleeps: [] });
    expect(found.builds).toHaveLength(expected.length);
  });

  it.each<[string, readonly Listed[], number | undefined, RegExp]>([
    ['a shard without build', [shard(0, 3), shard(2, 3)], undefined, /^shard 2 of 3 has no build: its job died, was skipped/],
    ['a shard that cannot be', [shard(0, 2), shard(7, 2, {}, { numShards: 1e9 })], undefined, /different numShards \(1, 2\)/],
    ['no build at all', [], 2, /^the project nightly has no build of this workflow run: /],
    ['builds of others only', [{ id: 'x' }], undefined, /\(1 of others, or without its tag\)/],
    [
      'jobs that test different things on one device and shard',
      [
        { id: 'a', tag: {}, asks: { testSuite: 'bs://smoke' } },
        { id: 'b', tag: { job: 'bb' }, asks: { testSuite: 'bs://all' } },
      ],
      undefined,
      /^the builds a and b both ran on Google Pixel/,
    ],
  ])('are an error with %s', async (_what, builds, expectedShards, message) => {
    const { errors } = await find([builds], expectedShards === undefined ? {} : { expectedShards });
    expect(errors).toEqual([expect.stringMatching(message)]);
  });

  it('name the project of what is wrong where several are collected', async () => {
    const variant = { buildNumber: 1, project: 'nightly' };
    const missing = await find([[shard(0, 2)]], { variant });
    expect(missing.errors).toEqual([expect.stringMatching(/^in the project nightly, shard 2 of 2 has no build: /)]);
    const twice = await find([['a', 'b'].map((id) => ({ id, tag: { job: id } }))], { variant });
    expect(twice.errors).toEqual([expect.stringMatching(/^in the project nightly, the builds a and b both ran on /)]);
    const none = await find([[]], { variant });
    expect(none.errors).toEqual([expect.stringMatching(/^the project nightly has no build /)]);
  });

  it('are looked for again, since a listing may be late', async () => {
    expect(await find([[], [shard(0, 2)], [shard(0, 2), shard(1, 2)]])).toEqual({
      builds: [counts('s0'), counts('s1')],
      errors: [],
      sleeps: [1_000, 2_000],
    });
    expect((await find([[]])).sleeps).toEqual([1_000, 2_000, 4_000]);
  });

  it('are none where the service does not know the project', async () => {
    await using stage = await serve(openStage, [routed({})]);
    const search = { project: 'nightly', isOwnProject: true, pollIntervalMs: 1_000 };
    const found = await findBuilds('xcuitest', search, { runId: '4711' }, stage.context);
    expect(found.absent).toMatchObject([
      { problem: { code: 'matrix-no-build', clause: expect.stringContaining('has no build of this workflow run') } },
    ]);
  });
});

describe('findBuilds', () => {
  const lookFor = async (responders: readonly RawResponder[], isOwnProject = false) => {
    await using stage = await serve(openStage, [routed({ 'GET /app-automate/espresso/projects/nightly': responders })]);
    const search = { project: 'nightly', isOwnProject, pollIntervalMs: 1_000 };
    const found = await findBuilds('espresso', search, { runId: '4711' }, stage.context);
    return { ...found, lines: stage.lines };
  };
  const listing = (...builds: readonly Listed[]): RawResponder => json({ builds: builds.map(listed) });

  it('says what it still looks for, and how many builds are of others', async () => {
    const other: Listed = { id: 'other', tag: { runId: '4000' } };
    const { lines } = await lookFor([listing(), listing(other, shard(0, 2)), listing(other, other, shard(0, 2), shard(1, 2))]);
    expect(lines).toEqual([
      'The project nightly has no build of this workflow run: every job died, was skipped or never started; listing the builds again in 1 s.',
      'Shard 2 of 2 has no build: its job died, was skipped or never started; listing the builds again in 2 s.',
      'Ignored builds of other workflow runs in the project nightly: 1.',
    ]);
    expect((await lookFor([listing({ id: 'ours', tag: {} })])).lines).toEqual([]);
  });

  it('gives what was asked of each build, and counts waiting from now', async () => {
    const asks = { app: 'bs://app', singleRunnerInvocation: true };
    const { builds, records } = await lookFor([listing(shard(1, 2, {}, asks), shard(0, 2))]);
    expect(records.map(({ capabilities }) => capabilities)).toMatchObject([{ shardIndex: '0' }, { shardIndex: '1', ...asks }]);
    expect(builds).toMatchObject([
      { id: 's0', tag: { job: 'a0' }, serviceRetries: false, queuedSinceMs: 0, queueLimitSinceMs: 0 },
      { id: 's1', tag: { job: 'a1' }, shard: { index: 1, total: 2 } },
    ]);
  });

  it('makes up a tag where the service kept none', async () => {
    const { builds } = await lookFor([listing({ id: 'unmarked' })], true);
    const shardOf = { index: 0, total: 1 };
    expect(builds[0]?.tag).toEqual({ runId: '', runAttempt: 0, job: '', shard: shardOf, attempt: 0, nonce: '' });
  });

  it('numbers the builds of several projects, which are never attempts of each other', async () => {
    await using stage = await serve(openStage, [
      routed({ 'GET /app-automate/espresso/projects/nightly': listing({ id: 'ours', tag: {} }) }),
    ]);
    const search = {
      project: 'nightly',
      isOwnProject: false,
      pollIntervalMs: 1_000,
      variant: { buildNumber: 2, project: 'nightly' },
    };
    const { builds } = await findBuilds('espresso', search, { runId: '4711' }, stage.context);
    expect(builds).toMatchObject([{ id: 'ours', buildNumber: 2, project: 'nightly' }]);
  });

  it('takes a build once that the listing repeats, and does not wait', async () => {
    const twice: readonly Listed[] = [shard(1, 2), shard(0, 2), shard(1, 2), shard(0, 2)];
    expect(await find([twice])).toEqual({ builds: [counts('s0'), counts('s1')], errors: [], sleeps: [] });
  });

  it('does not take a listing that fails for one without builds', async () => {
    await expect(lookFor([json({ message: 'no' }, 401)])).rejects.toThrow('401');
  });
});

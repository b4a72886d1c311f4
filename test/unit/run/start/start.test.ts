import { describe, expect, it } from 'vitest';
import { CancelledError } from '../../../../src/lib/cancellation.ts';
import { formatBuildTag } from '../../../../src/model/build-tag.ts';
import type { Plan } from '../../../../src/run/plan/plan.ts';
import { noMoreThan, startAll, startBuilds } from '../../../../src/run/start/start.ts';
import { hang, json, type RawAnswer, type RawServer, reset, startRawServer, text } from '../../../helpers/raw-server.ts';
import { openStage, planOf, routed, type Stage } from '../../../helpers/stage.ts';

const post = 'POST /app-automate/espresso/build';
const listing = 'GET /app-automate/espresso/projects/shop-4711';
const refs = { app: 'bs://app', testSuite: 'bs://suite', media: [] };
const started: RawAnswer = json({ message: 'Success', build_id: 'b1' });
const inUse: RawAnswer = json({ message: 'All parallel tests are currently in use, including the queued tests.' }, 422);

const posts = (server: RawServer): number => server.requests.filter(({ method }) => method === 'POST').length;

/** A project listing that holds these builds. */
const listed = (...builds: readonly Record<string, unknown>[]): RawAnswer =>
  json({
    builds: builds.map((capabilities, nth) => ({
      build_id: `listed${nth}`,
      status: 'running',
      devices: {},
      input_capabilities: capabilities,
    })),
  });

const begin = (plan: Plan, stage: Stage) =>
  startBuilds(plan.inputs, { adopted: [], remaining: plan.builds }, refs, stage.services, stage.run);

/** Until all have started, or none can be any more. */
const start = async (plan: Plan, stage: Stage) => {
  const started = await begin(plan, stage);
  await startAll(started, stage.services);
  return started.builds;
};

describe('startBuilds', () => {
  it('starts one build a shard and keeps their order', async () => {
    // The first shard is answered last.
    const late: (() => void)[] = [];
    const echo: RawAnswer = (response, request) => {
      const { shardIndex } = JSON.parse(request.body.toString());
      const answer = (): void => json({ message: 'Success', build_id: `b${shardIndex}` })(response, request);
      if (shardIndex === 0) late.push(answer);
      else answer();
      if (posts(server) === 3) setImmediate(() => late[0]?.());
    };
    await using server = await startRawServer([routed({ [post]: echo })]);
    await using stage = openStage(server.origin);
    const builds = await start(planOf({ shards: 3 }), stage);
    expect(builds.map(({ id, shard }) => [id, shard.index])).toEqual([
      ['b0', 0],
      ['b1', 1],
      ['b2', 2],
    ]);
    expect(stage.lines.toSorted()).toEqual([0, 1, 2].map((nth) => `Started the build of shard ${nth + 1} of 3: b${nth}`));
  });

  it('puts what starts beside what an earlier attempt of the job started, by shard and attempt', async () => {
    await using server = await startRawServer([routed({ [post]: started })]);
    await using stage = openStage(server.origin);
    const plan = planOf({ shards: 3 });
    const [one, two, three] = plan.builds;
    const earlier = { serviceRetries: false, queuedSinceMs: 0, queueLimitSinceMs: 0 };
    const adopted = [
      { ...one!, ...earlier, id: 'a0' },
      { ...three!, ...earlier, id: 'a2' },
    ];
    for (const build of [...adopted, { ...one!, ...earlier, id: 'again', attempt: 1 }]) stage.run.onStarted(build);
    const { builds } = await startBuilds(plan.inputs, { adopted, remaining: [two!] }, refs, stage.services, stage.run);
    expect(builds.map(({ id }) => id)).toEqual(['a0', 'b1', 'a2']);
    expect(stage.run.facts().started.map(({ id }) => id)).toEqual(['a0', 'b1', 'a2', 'again']);
  });

  it('knows of every start that is not answered yet, and of none afterwards', async () => {
    const plan = planOf();
    await using server = await startRawServer([
      routed({
        [post]: (response, request) => {
          expect(stage.run.facts()).toMatchObject({ starting: [expect.anything()], started: [] });
          started(response, request);
        },
      }),
    ]);
    await using stage = openStage(server.origin);
    await start(plan, stage);
    expect(stage.run.facts()).toMatchObject({ starting: [], problems: [], started: [{ id: 'b1' }] });
  });

  it('waits while all parallel sessions are in use', async () => {
    await using server = await startRawServer([routed({ [post]: [inUse, inUse, started] })]);
    await using stage = openStage(server.origin);
    const [build] = await start(planOf(), stage);
    expect(stage.clock.sleeps).toEqual([15_000, 30_000]);
    expect(build).toMatchObject({ id: 'b1', queuedSinceMs: 0 });
  });

  /** A plan with one session that runs, and one that waits. */
  const planWith = (slots: number, places: number): Record<string, RawAnswer> => ({
    'GET /app-automate/plan.json': json({
      parallel_sessions_running: 1,
      parallel_sessions_max_allowed: slots,
      queued_sessions: 1,
      queued_sessions_max_allowed: places,
    }),
  });

  it('starts as many builds at once as parallel slots are free for', async () => {
    await using server = await startRawServer([routed({ [post]: started, ...planWith(2, 2) })]);
    await using stage = openStage(server.origin);
    expect(await start(planOf({ shards: 3 }), stage)).toHaveLength(3);
    expect(stage.lines[0]).toBe('Slots are free for 2 of 3 builds now; the others start as slots become free.');
    expect(stage.clock.sleeps).toEqual([15_000]);
  });

  it.each([
    [2, 1, 2, 1],
    [2, 2, 3, 2],
    [3, 2, 9, 3],
  ])('with %i slots and %i places in the queue of %i builds starts %i at once', async (slots, places, shards, room) => {
    await using server = await startRawServer([routed({ [post]: started, ...planWith(slots, places) })]);
    await using stage = openStage(server.origin);
    expect((await begin(planOf({ shards }), stage)).builds).toHaveLength(room);
  });

  it('says nothing of the plan where it has room for all', async () => {
    await using server = await startRawServer([routed({ [post]: started, ...planWith(5, 5) })]);
    await using stage = openStage(server.origin);
    expect((await begin(planOf({ shards: 3 }), stage)).builds).toHaveLength(3);
    expect(stage.lines.filter((line) => !line.startsWith('Started'))).toEqual([]);
  });

  it('tries no further builds once one has found no room', async () => {
    await using server = await startRawServer([routed({ [post]: inUse })]);
    await using stage = openStage(server.origin);
    const { builds, moreInMs } = await begin(planOf({ shards: 20 }), stage);
    expect(builds).toEqual([]);
    expect(moreInMs()).toBe(15_000);
    // Eight requests at most are on their way at the same time.
    expect(posts(server)).toBeLessThanOrEqual(8);
  });

  it('asks for a slot when it is time, or when one is free, and not before', async () => {
    await using server = await startRawServer([routed({ [post]: [inUse, inUse, started] })]);
    await using stage = openStage(server.origin);
    const { builds, startMore, slotFreed, moreInMs } = await begin(planOf(), stage);
    await startMore();
    expect(posts(server)).toBe(1);
    slotFreed();
    await startMore();
    expect(posts(server)).toBe(2);
    stage.clock.advance(moreInMs());
    await startMore();
    expect(builds.map(({ id }) => id)).toEqual(['b1']);
    expect(moreInMs()).toBe(Number.POSITIVE_INFINITY);
  });

  it('gives up on a free slot when the time for the queue is over', async () => {
    await using server = await startRawServer([routed({ [post]: inUse })]);
    await using stage = openStage(server.origin);
    await start(planOf({ queueTimeoutMs: 100_000 }), stage);
    expect(stage.run.facts()).toMatchObject({
      problems: [{ code: 'queue-timeout', clause: 'no parallel slot became free for the build within 1 m 40 s' }],
      starting: [],
    });
    expect(stage.clock.monotonicMs()).toBe(100_000);
  });

  it('keeps the builds that started where another is refused', async () => {
    const one: RawAnswer = (response, request) =>
      (JSON.parse(request.body.toString()).shardIndex === 0
        ? started
        : json({ message: '[BROWSERSTACK_INVALID_DEVICE] no such device' }, 422))(response, request);
    await using server = await startRawServer([routed({ [post]: one })]);
    await using stage = openStage(server.origin);
    expect(await start(planOf({ shards: 2 }), stage)).toHaveLength(1);
    expect(stage.run.facts().problems).toMatchObject([
      {
        code: 'cloud-build-rejected',
        clause: expect.stringMatching(/^the build of shard 2 of 2 could not be started: .*INVALID_DEVICE/),
      },
    ]);
  });

  it.each([
    ['reset', reset],
    ['a 500', json({ message: 'oops' }, 500)],
    ['a 502 with HTML', text('<html>bad gateway</html>', 502)],
    ['a 200 without an id', json({ message: 'Success' })],
    ['broken JSON', text('{"message":"Succ', 200)],
  ])('finds the build by its tag when the answer is lost to %s', async (_what, lost) => {
    const plan = planOf();
    const tag = plan.builds.map((planned) => formatBuildTag(planned.tag))[0];
    await using server = await startRawServer([
      routed({
        [post]: lost,
        [listing]: [
          listed(),
          listed({ buildTag: 'other mtc1 run=4711 attempt=1 job=ab shard=0/1 try=0 id=00' }, { buildTag: tag }),
        ],
      }),
    ]);
    await using stage = openStage(server.origin);
    expect(await start(plan, stage)).toMatchObject([{ id: 'listed1' }]);
    expect(posts(server)).toBe(1);
    expect(stage.lines).toEqual([
      expect.stringMatching(
        /^The response to the start of the build was lost \(.+ \[cloud-start-uncertain\]\); looking for the build\.$/,
      ),
      'Found the build; nothing is started twice.',
      'Started the build: listed1',
    ]);
  });

  it('sends a start once more only after its absence is proven', async () => {
    await using server = await startRawServer([routed({ [post]: [reset, started], [listing]: listed() })]);
    await using stage = openStage(server.origin);
    expect(await start(planOf(), stage)).toMatchObject([{ id: 'b1' }]);
    expect(posts(server)).toBe(2);
    expect(server.requests.filter(({ method }) => method === 'GET')).toHaveLength(6);
    expect(stage.lines[1]).toBe('The service does not have the build; starting it again.');
  });

  it('takes a project that does not exist for one without builds', async () => {
    await using server = await startRawServer([routed({ [post]: [reset, started] })]);
    await using stage = openStage(server.origin);
    expect(await start(planOf(), stage)).toHaveLength(1);
  });

  it.each([
    ['the listing fails', { [listing]: json({ message: 'oops' }, 500) }, {}],
    ['an unmarked build of the project may be the one', { [listing]: listed({ app: 'bs://app', testSuite: 'bs://suite' }) }, {}],
    ['EarlGrey builds cannot be listed', {}, { framework: 'earlgrey' as const }],
  ])('never sends a start again where %s', async (_what, routes, inputs) => {
    await using server = await startRawServer([routed({ [post]: reset, 'POST /app-automate/earlgrey/build': reset, ...routes })]);
    await using stage = openStage(server.origin);
    expect(await start(planOf(inputs), stage)).toEqual([]);
    expect(posts(server)).toBe(1);
    expect(stage.run.facts().problems).toMatchObject([
      { code: 'build-may-be-running', clause: expect.stringMatching(/a build may be running/) },
    ]);
  });

  it('says what may be running once the workflow is cancelled, and keeps what has started', async () => {
    const one: RawAnswer = (response, request) => {
      if (JSON.parse(request.body.toString()).shardIndex === 0) return started(response, request);
      hang(response, request);
      stage.cancel(new CancelledError());
    };
    await using server = await startRawServer([routed({ [post]: one })]);
    await using stage = openStage(server.origin);
    await expect(start(planOf({ shards: 2 }), stage)).rejects.toThrow(CancelledError);
    expect(stage.run.facts()).toMatchObject({
      started: [{ id: 'b1' }],
      starting: [expect.anything()],
      problems: [
        { code: 'build-may-be-running', clause: expect.stringMatching(/^the build of shard 2 of 2 could not be started: /) },
      ],
    });
  });

  it('starts nothing more where the workflow was cancelled before', async () => {
    await using server = await startRawServer([routed({ [post]: started })]);
    await using stage = openStage(server.origin);
    stage.cancel(new CancelledError());
    await expect(begin(planOf(), stage)).rejects.toThrow(CancelledError);
    expect(posts(server)).toBe(0);
    expect(stage.run.facts()).toMatchObject({ problems: [], starting: [] });
  });
});

it('builds that were started elsewhere are not followed by more', async () => {
  const { builds, moreInMs, startMore, slotFreed } = noMoreThan([]);
  slotFreed();
  await startMore();
  expect([builds, moreInMs()]).toEqual([[], Number.POSITIVE_INFINITY]);
});

import { describe, expect, it } from 'vitest';
import type { PlannedRun } from '../../../../../src/action/run/prepare/plan.ts';
import { outOfTime } from '../../../../../src/action/run/run-deadline.ts';
import { openGate, type StartGate } from '../../../../../src/action/run/start/gates.ts';
import { noMoreThan, startAll, startBuilds } from '../../../../../src/action/run/start/start.ts';
import { json, type RawResponder, type RawServer, reset, routed, serve } from '../../../../helpers/loopback-server.ts';
import { startedBuild } from '../../../../helpers/one-session.ts';
import { openStage, planOf, type Stage } from '../../../../helpers/stage.ts';

const post = 'POST /app-automate/espresso/build';
const listing = 'GET /app-automate/espresso/projects/shop-4711';
const quota = 'GET /app-automate/plan.json';
const quotaOf = (running: number, slots: number, queued: number, places: number): RawResponder =>
  json({
    parallel_sessions_running: running,
    parallel_sessions_max_allowed: slots,
    queued_sessions: queued,
    queued_sessions_max_allowed: places,
  });
const refs = { app: 'bs://app', testSuite: 'bs://suite', media: [] };
const started: RawResponder = json({ message: 'Success', build_id: 'b1' });
/** Gives each build another id. */
const startedEach = (): RawResponder => {
  let count = 0;
  return (response, request) => {
    count += 1;
    json({ message: 'Success', build_id: `b${count}` })(response, request);
  };
};
const inUse: RawResponder = json({ message: 'All parallel tests are currently in use, including the queued tests.' }, 422);

const posts = ({ requests }: Pick<RawServer, 'requests'>): number => requests.filter(({ method }) => method === 'POST').length;

const begin = ({ inputs, plan }: PlannedRun, stage: Stage, gate = openGate) =>
  startBuilds({ inputs, adopted: [], remaining: plan.builds, refs, gate }, stage.context, stage.run);

const start = async (planned: PlannedRun, stage: Stage) => startAll(await begin(planned, stage), stage.context);

describe('startBuilds', () => {
  it('starts one build a shard and keeps their order', async () => {
    // The response for the first shard comes last.
    const late: (() => unknown)[] = [];
    const echo: RawResponder = (response, request) => {
      const { shardIndex } = JSON.parse(request.body.toString());
      const respond = () => json({ message: 'Success', build_id: `b${shardIndex}` })(response, request);
      if (shardIndex === 0) late.push(respond);
      else respond();
      if (posts(stage) === 3) setImmediate(() => late[0]?.());
    };
    await using stage = await serve(openStage, [routed({ [post]: echo })]);
    const builds = await start(planOf({ shards: 3 }), stage);
    expect(builds.map(({ id, shard }) => `${id} ${shard.index}`)).toEqual(['b0 0', 'b1 1', 'b2 2']);
    expect(stage.lines.toSorted()).toEqual([0, 1, 2].map((nth) => `Started the build of shard ${nth + 1} of 3: b${nth}`));
  });

  it('puts what starts beside what an earlier attempt of the job started, by shard and attempt', async () => {
    await using stage = await serve(openStage, [routed({ [post]: started })]);
    const { inputs, plan } = planOf({ shards: 3 });
    const [one, two, three] = plan.builds;
    const adopted = [startedBuild({ ...one!, id: 'a0' }), startedBuild({ ...three!, id: 'a2' })];
    for (const build of [...adopted, startedBuild({ ...one!, id: 'again', attempt: 1 })]) stage.run.onStarted(build);
    const { builds } = await startBuilds({ inputs, adopted, remaining: [two!], refs }, stage.context, stage.run);
    expect(builds.map(({ id }) => id)).toEqual(['a0', 'b1', 'a2']);
    expect(stage.run.facts().started.map(({ id }) => id)).toEqual(['a0', 'b1', 'a2', 'again']);
  });

  it('does not take the id of a build that it has already for another build', async () => {
    await using stage = await serve(openStage, [routed({ [post]: started })]);
    const builds = await start(planOf({ shards: 2 }), stage);
    expect(builds.map(({ id }) => id)).toEqual(['b1']);
    expect(stage.run.facts()).toMatchObject({
      started: [{ id: 'b1' }],
      starting: [expect.anything()],
      problems: [
        {
          code: 'response-foreign',
          clause: expect.stringMatching(
            /^the build of shard \d of 2 may be running: the response to the start request has the id b1, which belongs to another build of this run/,
          ),
        },
      ],
    });
  });

  /** A plan with one session that runs, and one that waits. */
  const planWith = (slots: number, places: number) => ({ [quota]: quotaOf(1, slots, 1, places) });

  it('starts as many builds at once as parallel slots are free for', async () => {
    await using stage = await serve(openStage, [routed({ [post]: startedEach(), ...planWith(2, 2) })]);
    expect(await start(planOf({ shards: 3 }), stage)).toHaveLength(3);
    expect(stage.lines[0]).toBe('Slots are free for 2 of 3 builds now; the others start as slots become free.');
    expect(stage.clock.sleeps).toEqual([15_000]);
  });

  it.each([
    [2, 1, 2, 1],
    [2, 2, 3, 2],
    [3, 2, 9, 3],
  ])(
    'startBuilds with %i slots and %i places in the queue of %i builds starts %i at once',
    async (slots, places, shards, room) => {
      await using stage = await serve(openStage, [routed({ [post]: startedEach(), ...planWith(slots, places) })]);
      expect((await begin(planOf({ shards }), stage)).builds).toHaveLength(room);
    },
  );

  it('tries no further builds once one has found no room', async () => {
    await using stage = await serve(openStage, [routed({ [post]: inUse })]);
    const { builds, moreInMs } = await begin(planOf({ shards: 20 }), stage);
    expect(builds).toEqual([]);
    expect(moreInMs()).toBe(15_000);
    // At most eight requests are sent at the same time.
    expect(posts(stage)).toBeLessThanOrEqual(8);
  });

  it('asks for a slot when it is time, or when one is free, and not before', async () => {
    await using stage = await serve(openStage, [routed({ [post]: [inUse, inUse, started] })]);
    const { builds, startMore, moreInMs } = await begin(planOf(), stage);
    await startMore();
    expect(posts(stage)).toBe(1);
    await startMore(true);
    expect(posts(stage)).toBe(2);
    stage.clock.advance(moreInMs());
    expect((await startMore()).map(({ id }) => id)).toEqual(['b1']);
    expect(builds).toEqual([]);
    expect(moreInMs()).toBe(Number.POSITIVE_INFINITY);
  });

  it('sends a start once more only after its absence is proven', async () => {
    await using stage = await serve(openStage, [routed({ [post]: [reset, started], [listing]: json({ builds: [] }) })]);
    expect(await start(planOf(), stage)).toMatchObject([{ id: 'b1' }]);
    expect(posts(stage)).toBe(2);
    expect(stage.requests.filter(({ method }) => method === 'GET')).toHaveLength(6);
    expect(stage.lines[1]).toBe('The service does not have the build; starting it again.');
  });
});

describe('once the run is to end, startBuilds', () => {
  const timedOut = [{ code: 'run-timeout', clause: 'the run timed out' }];
  /** Stops the time, so that the grace period never ends. */
  const withoutEnd = (stage: Stage): Stage => {
    const clock = { ...stage.context.clock, sleep: () => new Promise<void>(() => {}) };
    return { ...stage, context: { ...stage.context, clock } };
  };

  it('sends nothing, and gives the end as the only reason', async () => {
    await using stage = await serve(openStage, [routed({ [post]: started })]);
    stage.cancel(outOfTime());
    const { builds, moreInMs } = await begin(planOf(), withoutEnd(stage));
    expect([builds, moreInMs(), posts(stage)]).toEqual([[], Number.POSITIVE_INFINITY, 0]);
    expect(stage.run.facts()).toMatchObject({ problems: timedOut, starting: [] });
  });

  it('keeps the build whose start is under way, and leaves the others unstarted', async () => {
    const lastOne: RawResponder = (response, request) => {
      stage.cancel(outOfTime());
      started(response, request);
    };
    await using stage = await serve(openStage, [routed({ [post]: lastOne, [quota]: quotaOf(0, 1, 0, 0) })]);
    const { builds, moreInMs } = await begin(planOf({ shards: 3 }), withoutEnd(stage));
    expect(builds.map(({ id }) => id)).toEqual(['b1']);
    expect([moreInMs(), posts(stage)]).toEqual([Number.POSITIVE_INFINITY, 1]);
    expect(stage.run.facts()).toMatchObject({ problems: timedOut, starting: [] });
  });

  it('sends nothing for what waits for a slot, and does not wait for the results that a gate needs', async () => {
    await using stage = await serve(openStage, [routed({ [post]: [inUse, started] })]);
    const judged: unknown[] = [];
    const gate: StartGate = async (planned) => void judged.push(planned);
    const { builds, startMore, moreInMs } = await begin(planOf(), withoutEnd(stage), gate);
    const none = await startMore(true, AbortSignal.abort(outOfTime()));
    expect([builds, none, posts(stage), judged.length]).toEqual([[], [], 1, 1]);
    expect(stage.run.facts()).toMatchObject({ problems: [], starting: [] });
    stage.clock.advance(moreInMs());
    const more = await startMore();
    expect([more.map(({ id }) => id), posts(stage), judged.length]).toEqual([['b1'], 2, 2]);
  });
});

it('builds that were started elsewhere are not followed by more', async () => {
  const { builds, moreInMs, startMore } = noMoreThan([]);
  expect([builds, await startMore(true), moreInMs()]).toEqual([[], [], Number.POSITIVE_INFINITY]);
});

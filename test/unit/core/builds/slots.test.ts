import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeQueued,
  havePlace,
  neverStarts,
  slotLimits,
  splitBySlots,
  withoutPlaces,
} from '../../../../src/core/builds/slots.ts';
import type { PlannedBuild } from '../../../../src/core/model/builds.ts';
import { countSessions, shardsOf } from '../../../../src/core/model/device-shard.ts';
import type { AccountQuota } from '../../../../src/core/model/records.ts';

const named = (count: number): string[] => Array.from({ length: count }, (_, nth) => `Phone ${nth + 1}-15`);

const buildOf = (devices: number, serviceShards = 0, index = 0, total = 1): PlannedBuild => {
  const shard = { index, total };
  return {
    shard,
    tag: { runId: '1', runAttempt: 1, job: 'a', shard, attempt: 0, plan: 'p', nonce: `n${index}` },
    devices: named(devices),
    attempt: 0,
    partial: false,
    serviceShards:
      serviceShards === 0
        ? undefined
        : Array.from({ length: serviceShards }, (_, nth) => ({ name: `${nth}`, tests: [`T${nth}`], knownTests: nth + 1 })),
  };
};

const quotaOf = (parallelMax: number, queuedMax: number, used: Partial<AccountQuota> = {}): AccountQuota => ({
  parallelMax,
  queuedMax,
  parallelRunning: 0,
  queued: 0,
  ...used,
});

/** Shard and device of each session. */
const placesOf = (builds: readonly PlannedBuild[]): readonly string[] =>
  builds.flatMap((build) => build.devices.flatMap((device) => shardsOf(build).map(({ index }) => `${index} on ${device}`)));

const shapeOf = (builds: readonly PlannedBuild[]): readonly string[] =>
  builds.map(({ devices, shard, serviceShards, tests }) =>
    serviceShards === undefined
      ? `${devices.length} × ${shard.index}/${shard.total} ${tests?.join() ?? ''}`.trim()
      : `${devices.length} × all ${serviceShards.length}`,
  );

describe('sessions that the queue of the service may drop', () => {
  const minute = 60_000;
  const unknown = '(how long others run is not known)';
  const after = "sessions will wait in the service's queue, which drops a session after 15 m";

  it.each<[string, AccountQuota | undefined, number | undefined, number | undefined, string | undefined]>([
    ['all have a slot', quotaOf(3, 5), undefined, undefined, undefined],
    ['the quota is unknown', undefined, undefined, undefined, undefined],
    ['other sessions end in time', quotaOf(2, 5), undefined, 14 * minute, undefined],
    ['`max-sessions` lets none wait', quotaOf(2, 5), 2, 40 * minute, undefined],
    [
      'two wait behind a long one',
      quotaOf(2, 5, { parallelRunning: 1 }),
      undefined,
      40 * minute,
      `At first, 2 of 3 ${after} (the last one is predicted to wait 1 h 20 m); \`max-sessions: 1\` starts no more than have a slot now.`,
    ],
    [
      'as many as `max-sessions` are too many beside others',
      quotaOf(2, 5, { parallelRunning: 1 }),
      2,
      undefined,
      `At first, 1 of 3 ${after} ${unknown}; \`max-sessions: 1\` starts no more than have a slot now.`,
    ],
    [
      'one waits behind a row of short ones',
      quotaOf(1, 5),
      undefined,
      8 * minute,
      `At first, 2 of 3 ${after} (the last one is predicted to wait 16 m); \`max-sessions: 1\` starts no more than have a slot now.`,
    ],
    [
      'others have all slots, however short these sessions are',
      quotaOf(2, 5, { parallelRunning: 2 }),
      undefined,
      minute,
      `At first, 3 of 3 ${after} ${unknown}; no slot is free now.`,
    ],
    [
      'others have all slots',
      quotaOf(2, 5, { parallelRunning: 2 }),
      undefined,
      undefined,
      `At first, 3 of 3 ${after} ${unknown}; no slot is free now.`,
    ],
    [
      'nothing has a place now',
      quotaOf(2, 1, { parallelRunning: 2, queued: 1 }),
      undefined,
      minute,
      "Nothing can start now: the first build needs 3 places, and none is free among the account's slots and in its queue. It waits for up to `queue-timeout-minutes`.",
    ],
  ])('are told in the plan: %s', (_, quota, maxSessions, sessionMs, note) => {
    const limits = slotLimits(quota, maxSessions);
    expect(describeQueued(splitBySlots([buildOf(3)], limits), limits, sessionMs)).toBe(note);
  });
});

describe('builds are split by slots', () => {
  it.each<[string, readonly PlannedBuild[], AccountQuota | undefined, number | undefined, readonly string[]]>([
    ['all devices have a place', [buildOf(3)], quotaOf(1, 2), undefined, ['3 × 0/1']],
    ['a build can never get all its devices', [buildOf(3)], quotaOf(1, 1), undefined, ['2 × 0/1', '1 × 0/1']],
    [
      'other jobs use the account',
      [buildOf(3)],
      quotaOf(1, 1, { parallelRunning: 1, queued: 1 }),
      undefined,
      ['1 × 0/1', '1 × 0/1', '1 × 0/1'],
    ],
    ['the quota could not be read', [buildOf(300)], undefined, undefined, ['300 × 0/1']],
    ['`max-sessions` holds without a quota', [buildOf(3)], undefined, 2, ['2 × 0/1', '1 × 0/1']],
    ['`max-sessions` is above the quota', [buildOf(3)], quotaOf(1, 1), 9, ['2 × 0/1', '1 × 0/1']],
    ['`max-sessions` is enough', [buildOf(3)], quotaOf(5, 5), 3, ['3 × 0/1']],
    [
      'shards of the service fit on some devices',
      [buildOf(3, 2)],
      quotaOf(4, 0),
      undefined,
      ['2 × all 2', '1 × 0/2 T0', '1 × 1/2 T1'],
    ],
    ['shards of the service fit on no device', [buildOf(1, 3)], undefined, 2, ['1 × 0/3 T0', '1 × 1/3 T1', '1 × 2/3 T2']],
    [
      'later builds fit into the queue',
      [buildOf(2, 0, 0, 3), buildOf(2, 0, 1, 3), buildOf(2, 0, 2, 3)],
      quotaOf(2, 2),
      undefined,
      ['2 × 0/3', '2 × 1/3', '2 × 2/3'],
    ],
    [
      'later builds would leave a slot idle',
      [buildOf(2, 0, 0, 2), buildOf(2, 0, 1, 2)],
      quotaOf(3, 0),
      undefined,
      ['2 × 0/2', '1 × 1/2', '1 × 1/2'],
    ],
  ])('%s', (_, builds, quota, maxSessions, expected) => {
    const split = splitBySlots(builds, slotLimits(quota, maxSessions));
    expect(shapeOf(split)).toEqual(expected);
    expect(placesOf(split).toSorted()).toEqual(placesOf(builds).toSorted());
    expect(new Set(split.map(({ tag }) => tag.nonce)).size).toBe(split.length);
    for (const { tag, shard } of split) expect(tag.shard).toEqual(shard);
  });

  it('keeps what a part must prove: tests, their number, and the tag apart from shard and nonce', () => {
    const [part] = splitBySlots([buildOf(1, 3)], slotLimits(undefined, 1));
    expect(part).toMatchObject({
      isPart: true,
      tests: ['T0'],
      knownTests: 1,
      tag: { runId: '1', job: 'a', plan: 'p', attempt: 0 },
    });
    expect(part?.serviceShards).toBeUndefined();
  });

  it.each([
    [quotaOf(0, 5), true],
    [quotaOf(1, 0, { parallelRunning: 1 }), false],
    [undefined, false],
  ])('no session can ever run only where there is no slot at all: %j', (quota, never) => {
    expect(neverStarts(quota) !== undefined).toBe(never);
  });
});

describe('what an earlier attempt ran is left out', () => {
  const isDone = (...places: readonly [number, string][]) =>
    havePlace(places.map(([index, device]) => ({ shard: { index, total: 3 }, devices: [device] })));

  it.each<[string, PlannedBuild, readonly [number, string][], readonly string[]]>([
    ['nothing ran', buildOf(2), [], ['2 × 0/1']],
    ['a device ran', buildOf(2), [[0, 'phone 1-15.0']], ['1 × 0/1']],
    ['all ran', buildOf(1), [[0, 'Phone 1-15']], []],
    [
      'all shards of a device ran',
      buildOf(2, 2),
      [
        [0, 'Phone 1-15'],
        [1, 'Phone 1-15'],
      ],
      ['1 × all 2'],
    ],
    ['one shard of a device ran', buildOf(2, 2), [[1, 'Phone 1-15']], ['2 × 0/2 T0', '1 × 1/2 T1']],
  ])('%s', (_, build, done, expected) => {
    expect(shapeOf(withoutPlaces(build, isDone(...done)))).toEqual(expected);
  });
});

interface Played {
  readonly most: number;
  readonly endMs: number;
  readonly ran: readonly string[];
}

/**
 * Plays builds against an account: a build starts, in order, once all its sessions have a place; sessions take slots in the order in
 * which they came.
 */
const play = (builds: readonly PlannedBuild[], places: number, slots: number, lengths: ReadonlyMap<string, number>): Played => {
  const waiting = [...builds];
  const queue: string[] = [];
  let running: { readonly place: string; readonly endMs: number }[] = [];
  const ran: string[] = [];
  let nowMs = 0;
  let most = 0;
  while (waiting.length > 0 || queue.length > 0 || running.length > 0) {
    for (
      let [first] = waiting;
      first !== undefined && queue.length + running.length + countSessions([first]) <= places;
      [first] = waiting
    ) {
      queue.push(...placesOf([first]));
      waiting.shift();
    }
    for (const place of queue.splice(0, slots - running.length)) {
      ran.push(place);
      running.push({ place, endMs: nowMs + (lengths.get(place) ?? 0) });
    }
    most = Math.max(most, queue.length + running.length);
    if (running.length === 0) break;
    nowMs = Math.min(...running.map(({ endMs }) => endMs));
    running = running.filter(({ endMs }) => endMs > nowMs);
  }
  return { most, endMs: nowMs, ran };
};

/** Duration of the best schedule, by trying all of them; sessions are few. */
const bestMs = (lengths: readonly number[], slots: number): number => {
  const [longest = 0, ...rest] = lengths.toSorted((a, b) => b - a);
  let best = Number.POSITIVE_INFINITY;
  const place = (nth: number, loads: readonly number[]): void => {
    const length = rest[nth];
    if (Math.max(...loads) >= best) return;
    if (length === undefined) {
      best = Math.max(...loads);
      return;
    }
    const tried = new Set<number>();
    for (const [slot, load] of loads.entries()) {
      if (tried.has(load)) continue;
      tried.add(load);
      place(nth + 1, loads.with(slot, load + length));
    }
  };
  place(0, [longest, ...Array.from({ length: slots - 1 }, () => 0)]);
  return best;
};

it('with 1 to 5 slots and 1 to 12 sessions, never too many run, none is lost or paid twice, and the run takes at most one session longer than the best schedule', () => {
  const layout = fc.oneof(
    fc.integer({ min: 1, max: 12 }).map((devices) => [buildOf(devices)]),
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))
      .map(([devices, shards]) => [buildOf(devices, shards)]),
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))
      .map(([devices, total]) => Array.from({ length: total }, (_, index) => buildOf(devices, 0, index, total))),
  );
  const lengths = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 12, maxLength: 12 });
  const limit = fc.record({
    parallel: fc.integer({ min: 1, max: 5 }),
    queue: fc.integer({ min: 0, max: 5 }),
    maxSessions: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(layout, lengths, limit, (builds, durations, { parallel, queue, maxSessions }) => {
      const planned = placesOf(builds);
      const times = new Map(planned.map((place, nth) => [place, durations[nth] ?? 1]));
      const limits = slotLimits(quotaOf(parallel, queue), maxSessions);
      const played = play(splitBySlots(builds, limits), limits.places, limits.slots, times);
      expect(played.most).toBeLessThanOrEqual(limits.places);
      expect(played.ran.toSorted()).toEqual(planned.toSorted());
      const all = [...times.values()];
      expect(played.endMs).toBeLessThanOrEqual(bestMs(all, limits.slots) + Math.max(...all));
    }),
  );
});

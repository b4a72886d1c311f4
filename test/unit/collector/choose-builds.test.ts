import { describe, expect, it } from 'vitest';
import { chooseBuilds } from '../../../src/collector/choose-builds.ts';
import type { ListedBuild } from '../../../src/run/start/list-builds.ts';
import { galaxy, type ListedParts, listedBuild, pixel } from './listed-build.ts';

const choose = (listed: readonly ListedBuild[]) => {
  const { builds, errors } = chooseBuilds(listed);
  return {
    builds: builds.map(({ build, attempt, partial, devices }) => [build.record.id, attempt, partial, ...devices]),
    errors: errors.map(({ code, clause }) => [code, clause]),
  };
};

const conflict = (one: string, other: string, where = pixel) => [
  [
    'matrix-conflicting-builds',
    `the builds ${one} and ${other} both ran on ${where} in the same run attempt, so it is unclear which one counts: give each variant a \`project\` of its own, shared by its shards`,
  ],
];

const first = (index: number, total: number): ListedParts => ({ tag: {}, shard: { index, total } });
const at = (hour: number) => ({ record: { startedAt: new Date(Date.UTC(2026, 0, 2, hour)) } });
const tests = ['a.B#c'];

describe('builds that the service splits', () => {
  const serviceShards = ['A', 'B'].map((name) => ({ name, tests: [`UI/${name}`] }));
  const split = (id: string, parts: ListedParts = {}): ListedBuild => listedBuild(id, { tag: {}, serviceShards, ...parts });
  const retry = (id: string, index: number, filters: readonly string[]): ListedBuild =>
    listedBuild(id, { tag: { attempt: 1 }, shard: { index, total: 2 }, filters });

  it('hold every shard, and are followed by the retries of each', () => {
    expect(choose([retry('whole', 1, ['UI/B']), retry('part', 0, ['UI/A/test']), split('all')])).toEqual({
      builds: [
        ['all', 0, false, pixel],
        ['part', 1, true, pixel],
        ['whole', 1, false, pixel],
      ],
      errors: [],
    });
  });

  it('are replaced by those of a newer run attempt, also with another number of shards', () => {
    const again = split('again', { tag: { runAttempt: 2 }, serviceShards: serviceShards.slice(0, 1) });
    expect(choose([again, split('all')]).builds).toEqual([['again', 0, false, pixel]]);
  });

  it('conflict with a build of one of their shards', () => {
    const alone = listedBuild('alone', { tag: { job: 'bb' }, shard: { index: 1, total: 2 }, filters: ['UI/B'] });
    expect(choose([alone, split('all')]).errors).toEqual(conflict('all', 'alone', `${pixel}, shard 2 of 2`));
  });
});

describe('builds with a tag', () => {
  it('come in the order of shards, with the retries behind', () => {
    const rerun: ListedParts = { tag: { attempt: 1 }, filters: tests };
    expect(
      choose([
        listedBuild('r1', { ...rerun, shard: { index: 1, total: 3 } }),
        listedBuild('r0', { ...rerun, shard: { index: 0, total: 3 } }),
        ...[2, 0, 1].map((index) => listedBuild(`s${index}`, first(index, 3))),
      ]).builds.map(([id]) => id),
    ).toEqual(['s0', 's1', 's2', 'r0', 'r1']);
  });

  it('count by the attempt in which they ran, whatever their time says', () => {
    const builds = [
      listedBuild('base', { tag: {}, ...at(14) }),
      listedBuild('r1', { tag: { attempt: 1 }, filters: tests, ...at(13) }),
      listedBuild('r2', { tag: { attempt: 2 }, filters: tests, ...at(12) }),
    ];
    const counting = [
      ['base', 0, false, pixel],
      ['r1', 1, true, pixel],
      ['r2', 2, true, pixel],
    ];
    expect(choose(builds).builds).toEqual(counting);
    expect(choose(builds.toReversed()).builds).toEqual(counting);
  });

  it('are on one device however it is spelled', () => {
    const spelled = listedBuild('new', { tag: { runAttempt: 2 }, devices: ['google pixel_3, 10.0'] });
    expect(choose([spelled, listedBuild('old', { tag: {} })]).builds).toEqual([['new', 0, false, 'google pixel_3, 10.0']]);
  });

  it('count for all their devices together', () => {
    expect(choose([listedBuild('both', { tag: {}, devices: [pixel, galaxy] })]).builds).toEqual([
      ['both', 0, false, pixel, galaxy],
    ]);
  });
});

describe('retries', () => {
  const base = listedBuild('base', { tag: {}, devices: [pixel, galaxy] });
  const rerun = (id: string, parts: ListedParts = {}) =>
    listedBuild(id, { filters: tests, ...parts, tag: { attempt: 1, ...parts.tag } });

  it('on two devices are the first of each', () => {
    expect(choose([rerun('g'), rerun('p', { devices: [galaxy] }), base]).builds).toEqual([
      ['base', 0, false, pixel, galaxy],
      ['p', 1, true, galaxy],
      ['g', 1, true, pixel],
    ]);
  });

  it('of both devices come behind the last of either', () => {
    const both = rerun('both', { tag: { attempt: 2 }, devices: [pixel, galaxy] });
    expect(choose([both, rerun('one'), base]).builds.slice(1)).toEqual([
      ['one', 1, true, pixel],
      ['both', 2, true, pixel, galaxy],
    ]);
  });

  it('without a filter ran all of the shard again', () => {
    const narrow = listedBuild('narrow', { tag: {}, filters: ['a.B'] });
    expect(choose([rerun('whole', { filters: [] }), base]).builds[1]).toEqual(['whole', 1, false, pixel]);
    expect(choose([rerun('whole', { filters: [] }), narrow]).builds[1]).toEqual(['whole', 1, false, pixel]);
  });

  it('answer for the tests that they name alone where one of their devices had another filter', () => {
    const same = listedBuild('same', { tag: {}, filters: tests });
    const other = listedBuild('other', { tag: {}, filters: ['a.B'], devices: [galaxy] });
    expect(choose([rerun('both', { devices: [pixel, galaxy] }), other, same]).builds.at(-1)).toEqual([
      'both',
      1,
      true,
      pixel,
      galaxy,
    ]);
  });

  it('count on those of their devices alone that a base has', () => {
    const narrow = listedBuild('narrow', { tag: {}, devices: [galaxy] });
    expect(choose([rerun('both', { devices: [pixel, galaxy] }), narrow]).builds).toEqual([
      ['narrow', 0, false, galaxy],
      ['both', 1, true, galaxy],
    ]);
  });

  it('of another job, of an earlier run attempt or of nothing do not count', () => {
    const own = [['base', 0, false, pixel, galaxy]];
    expect(choose([rerun('other', { tag: { job: 'bb' } }), base]).builds).toEqual(own);
    expect(choose([rerun('other', { shard: { index: 0, total: 2 } }), base]).builds).toEqual(own);
    const later = listedBuild('later', { tag: { runAttempt: 2 } });
    expect(choose([later, rerun('early')]).builds).toEqual([['later', 0, false, pixel]]);
    expect(choose([rerun('alone')])).toEqual({ builds: [], errors: [] });
  });

  it('of a later run attempt continue what the earlier one started', () => {
    expect(choose([rerun('later', { tag: { runAttempt: 2 } }), base]).builds[1]).toEqual(['later', 1, true, pixel]);
  });
});

describe('builds without a tag', () => {
  const whole = listedBuild('whole', at(8));
  const named = (id: string, parts: ListedParts = {}) => listedBuild(id, { filters: tests, ...at(9), ...parts });

  it('that name tests after one that named none are retries, one after the other', () => {
    expect(choose([named('second', at(10)), named('first'), whole])).toEqual({
      builds: [
        ['whole', 0, false, pixel],
        ['first', 1, true, pixel],
        ['second', 2, true, pixel],
      ],
      errors: [],
    });
  });

  it.each<[string, readonly ListedBuild[], readonly string[]]>([
    ['alone', [named('named')], ['named']],
    ['on another device', [named('named', { devices: [galaxy] }), whole], ['whole', 'named']],
    ['of another shard', [named('named', { shard: { index: 1, total: 2 } }), whole], ['whole', 'named']],
  ])('that name tests %s are no retries', (_what, builds, ids) => {
    const { builds: found } = choose(builds);
    expect(found.map(([id, attempt]) => [id, attempt])).toEqual(ids.map((id) => [id, 0]));
  });

  it('that name tests before one that names none conflict with it', () => {
    expect(choose([whole, named('named')]).errors).toEqual(conflict('named', 'whole'));
  });

  it('are retries also where they share one device of several', () => {
    const both = listedBuild('both', { devices: [galaxy, pixel], ...at(8) });
    expect(choose([named('named', { devices: [pixel, 'Other-1'] }), both]).builds).toEqual([
      ['both', 0, false, galaxy, pixel],
      ['named', 1, true, pixel],
    ]);
  });

  it('are no retries of one with a tag', () => {
    const marked = listedBuild('marked', { tag: {}, record: { ...at(8).record, capabilities: { app: 'bs://1' } } });
    const { builds, errors } = choose([named('named'), marked]);
    expect(builds.map(([id, attempt]) => [id, attempt])).toEqual([['marked', 0]]);
    expect(errors).toEqual([]);
  });

  it('with a tag and named tests it is no rerun either: a shard by duration names its classes', () => {
    const byDuration = listedBuild('shard', { tag: {}, filters: ['a.B'], ...at(9) });
    expect(choose([byDuration, whole]).builds).toEqual([['shard', 0, false, pixel]]);
  });
});

describe('a job that ran again', () => {
  it('with another split has replaced all of the old one, its retries too', () => {
    const again = [0, 1].map((index) => listedBuild(`n${index}`, { tag: { runAttempt: 2 }, shard: { index, total: 2 } }));
    const old = [0, 1, 2].map((index) => listedBuild(`o${index}`, first(index, 3)));
    const rerun = listedBuild('rerun', { tag: { attempt: 1, runAttempt: 1 }, shard: { index: 2, total: 3 }, filters: tests });
    expect(choose([...again, rerun, ...old]).builds.map(([id]) => id)).toEqual(['n0', 'n1']);
  });

  it('keeps what other jobs started with another split', () => {
    const other = listedBuild('other', { tag: { job: 'bb' }, shard: { index: 2, total: 3 } });
    const again = listedBuild('again', { tag: { runAttempt: 2 } });
    expect(choose([again, other]).builds.map(([id]) => id)).toEqual(['again', 'other']);
  });

  it('is one job, whose splits in one run attempt all count: nothing tells which is right', () => {
    const builds = [listedBuild('whole', { tag: {} }), listedBuild('half', first(1, 2))];
    expect(choose(builds).builds.map(([id]) => id)).toEqual(['whole', 'half']);
  });

  it('is measured by the newest first run, not by a retry of the old split', () => {
    const rerun = listedBuild('rerun', { tag: { runAttempt: 3, attempt: 1 }, shard: { index: 0, total: 3 }, filters: tests });
    const again = listedBuild('again', { tag: { runAttempt: 2 }, shard: { index: 0, total: 2 } });
    const old = listedBuild('old', first(0, 3));
    expect(choose([rerun, again, old]).builds.map(([id]) => id)).toEqual(['again']);
  });

  it('leaves builds without a tag alone', () => {
    const unmarked = [
      listedBuild('half', { shard: { index: 0, total: 2 } }),
      listedBuild('whole', { shard: { index: 0, total: 1 } }),
    ];
    expect(choose(unmarked).builds.map(([id]) => id)).toEqual(expect.arrayContaining(['half', 'whole']));
  });
});

describe('two first builds on one device and shard', () => {
  it.each<[string, ListedParts, ListedParts]>([
    ['of one job', {}, {}],
    ['of two jobs', {}, { tag: { job: 'bb' } }],
    ['of two jobs that ask for something else', {}, { tag: { job: 'bb' }, record: { capabilities: { app: 'bs://2' } } }],
    ['of one request that was sent twice', { tag: { nonce: 'f1' } }, { tag: { nonce: 'f1' } }],
  ])('conflict within one run attempt: %s', (_what, one, other) => {
    const builds = [listedBuild('b', { tag: {}, ...other }), listedBuild('a', { tag: {}, ...one })];
    expect(choose(builds).errors).toEqual(conflict('a', 'b'));
    expect(choose(builds.toReversed()).errors).toEqual(conflict('a', 'b'));
  });

  it('conflict without a tag, whose run attempt is unknown', () => {
    expect(choose([listedBuild('b'), listedBuild('a')]).errors).toEqual(conflict('a', 'b'));
  });

  it('are named with their shard where there are several, and once for all devices', () => {
    const parts: ListedParts = { tag: {}, shard: { index: 1, total: 2 }, devices: [pixel, galaxy] };
    expect(choose([listedBuild('b', parts), listedBuild('a', parts)]).errors).toEqual(
      conflict('a', 'b', `${pixel}, shard 2 of 2`),
    );
  });

  it('still conflict when one of the jobs ran again', () => {
    const again = listedBuild('c', { tag: { runAttempt: 2 } });
    expect(choose([again, listedBuild('b', { tag: {} }), listedBuild('a', { tag: {} })]).errors).toEqual(conflict('a', 'b'));
  });

  it('of different run attempts do not, whatever their jobs: the newer replaces the older', () => {
    const changed = listedBuild('b', { tag: { job: 'bb', runAttempt: 2 } });
    expect(choose([changed, listedBuild('a', { tag: {} })])).toEqual({ builds: [['b', 0, false, pixel]], errors: [] });
  });
});

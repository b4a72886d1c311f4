import { describe, expect, it } from 'vitest';
import { chooseBuilds } from '../../../src/collector/choose-builds.ts';
import type { OwnBuild } from '../../../src/collector/own-builds.ts';
import { galaxy, type OwnParts, ownBuild, pixel } from './listed-build.ts';

const choose = (listed: readonly OwnBuild[]) => {
  const { builds, errors } = chooseBuilds(listed);
  return {
    builds: builds.map(({ build, attempt, partial, devices }) => [build.record.id, attempt, partial, ...devices]),
    errors: errors.map(({ code, clause }) => [code, clause]),
  };
};

const first = (index: number, total: number): OwnParts => ({ tag: {}, shard: { index, total } });
const at = (hour: number) => ({ record: { startedAt: new Date(Date.UTC(2026, 0, 2, hour)) } });
const tests = ['a.B#c'];

describe('builds with a tag', () => {
  it('come in the order of shards, with the reruns behind', () => {
    const rerun: OwnParts = { tag: { attempt: 1 }, filters: tests };
    expect(
      choose([
        ownBuild('r1', { ...rerun, shard: { index: 1, total: 3 } }),
        ownBuild('r0', { ...rerun, shard: { index: 0, total: 3 } }),
        ...[2, 0, 1].map((index) => ownBuild(`s${index}`, first(index, 3))),
      ]).builds.map(([id]) => id),
    ).toEqual(['s0', 's1', 's2', 'r0', 'r1']);
  });

  it('count by the attempt in which they ran, whatever their time says', () => {
    const builds = [
      ownBuild('base', { tag: {}, ...at(14) }),
      ownBuild('r1', { tag: { attempt: 1 }, filters: tests, ...at(13) }),
      ownBuild('r2', { tag: { attempt: 2 }, filters: tests, ...at(12) }),
    ];
    const counting = [
      ['base', 0, false, pixel],
      ['r1', 1, true, pixel],
      ['r2', 2, true, pixel],
    ];
    expect(choose(builds).builds).toEqual(counting);
    expect(choose(builds.toReversed()).builds).toEqual(counting);
  });

  it('of the same time: the one that is listed first is the newest', () => {
    const undated = (id: string): OwnBuild => {
      const build = ownBuild(id, { tag: {} });
      const { startedAt: _never, ...record } = build.record;
      return { ...build, record };
    };
    const builds = [undated('new'), undated('old')];
    expect(choose(builds).builds).toEqual([['new', 0, false, pixel]]);
    expect(choose([ownBuild('dated', { tag: {} }), ...builds]).builds).toEqual([['dated', 0, false, pixel]]);
    expect(choose([...builds, ownBuild('dated', { tag: {} })]).builds).toEqual([['dated', 0, false, pixel]]);
  });

  it('are on one device however it is spelt', () => {
    const spelt = ownBuild('new', { tag: { runAttempt: 2 }, devices: ['google pixel_3, 10.0'] });
    expect(choose([spelt, ownBuild('old', { tag: {} })]).builds).toEqual([['new', 0, false, 'google pixel_3, 10.0']]);
  });

  it('count for all their devices together', () => {
    expect(choose([ownBuild('both', { tag: {}, devices: [pixel, galaxy] })]).builds).toEqual([['both', 0, false, pixel, galaxy]]);
  });
});

describe('reruns', () => {
  const base = ownBuild('base', { tag: {}, devices: [pixel, galaxy] });
  const rerun = (id: string, parts: OwnParts = {}) =>
    ownBuild(id, { filters: tests, ...parts, tag: { attempt: 1, ...parts.tag } });

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
    const narrow = ownBuild('narrow', { tag: {}, filters: ['a.B'] });
    expect(choose([rerun('whole', { filters: [] }), base]).builds[1]).toEqual(['whole', 1, false, pixel]);
    expect(choose([rerun('whole', { filters: [] }), narrow]).builds[1]).toEqual(['whole', 1, false, pixel]);
  });

  it('answer for the tests that they name alone where one of their devices had another filter', () => {
    const same = ownBuild('same', { tag: {}, filters: tests });
    const other = ownBuild('other', { tag: {}, filters: ['a.B'], devices: [galaxy] });
    expect(choose([rerun('both', { devices: [pixel, galaxy] }), other, same]).builds.at(-1)).toEqual([
      'both',
      1,
      true,
      pixel,
      galaxy,
    ]);
  });

  it('count on those of their devices alone that a base has', () => {
    const narrow = ownBuild('narrow', { tag: {}, devices: [galaxy] });
    expect(choose([rerun('both', { devices: [pixel, galaxy] }), narrow]).builds).toEqual([
      ['narrow', 0, false, galaxy],
      ['both', 1, true, galaxy],
    ]);
  });

  it('of another job, of an earlier run attempt or of nothing do not count', () => {
    const own = [['base', 0, false, pixel, galaxy]];
    expect(choose([rerun('other', { tag: { job: 'bb' } }), base]).builds).toEqual(own);
    expect(choose([rerun('other', { shard: { index: 0, total: 2 } }), base]).builds).toEqual(own);
    const later = ownBuild('later', { tag: { runAttempt: 2 } });
    expect(choose([later, rerun('early')]).builds).toEqual([['later', 0, false, pixel]]);
    expect(choose([rerun('alone')])).toEqual({ builds: [], errors: [] });
  });

  it('of a later run attempt continue what the earlier one started', () => {
    expect(choose([rerun('later', { tag: { runAttempt: 2 } }), base]).builds[1]).toEqual(['later', 1, true, pixel]);
  });
});

describe('builds without a tag', () => {
  const whole = ownBuild('whole', at(8));
  const named = (id: string, parts: OwnParts = {}) => ownBuild(id, { filters: tests, ...at(9), ...parts });

  it('that name tests after one that named none are reruns, one after the other', () => {
    expect(choose([named('second', at(10)), named('first'), whole])).toEqual({
      builds: [
        ['whole', 0, false, pixel],
        ['first', 1, true, pixel],
        ['second', 2, true, pixel],
      ],
      errors: [],
    });
  });

  it.each<[string, readonly OwnBuild[], readonly string[]]>([
    ['alone', [named('named')], ['named']],
    ['on another device', [named('named', { devices: [galaxy] }), whole], ['whole', 'named']],
    ['of another shard', [named('named', { shard: { index: 1, total: 2 } }), whole], ['whole', 'named']],
    ['after one that named tests too', [named('named'), ownBuild('earlier', { filters: tests, ...at(8) })], ['named']],
  ])('that name tests %s are no reruns', (_what, builds, ids) => {
    const { builds: found } = choose(builds);
    expect(found.map(([id, attempt]) => [id, attempt])).toEqual(ids.map((id) => [id, 0]));
  });

  it('that name tests before one that names none are replaced by it, or beside it', () => {
    const early = named('named', at(7));
    expect(choose([whole, early]).errors).toEqual([]);
    expect(choose([whole, early]).builds.map(([id]) => id)).toEqual(['whole']);
    const differing = named('named', { record: { ...at(7).record, capabilities: { class: tests } } });
    expect(choose([whole, differing]).errors).toEqual([
      ['matrix-builds-rival', `builds named and whole test different things on ${pixel}`],
    ]);
  });

  it('are reruns also where they share one device of several', () => {
    const both = ownBuild('both', { devices: [galaxy, pixel], ...at(8) });
    expect(choose([named('named', { devices: [pixel, 'Other-1'] }), both]).builds).toEqual([
      ['both', 0, false, galaxy, pixel],
      ['named', 1, true, pixel],
    ]);
  });

  it('are no reruns of one with a tag', () => {
    const marked = ownBuild('marked', { tag: {}, record: { ...at(8).record, capabilities: { app: 'bs://1' } } });
    const { builds, errors } = choose([named('named'), marked]);
    expect(builds.map(([id, attempt]) => [id, attempt])).toEqual([['marked', 0]]);
    expect(errors).toEqual([]);
  });

  it('with a tag and named tests it is no rerun either: a shard by duration names its classes', () => {
    const byDuration = ownBuild('shard', { tag: {}, filters: ['a.B'], ...at(9) });
    expect(choose([byDuration, whole]).builds).toEqual([['shard', 0, false, pixel]]);
  });
});

describe('a job that ran again', () => {
  it('with another split has replaced all of the old one, its reruns too', () => {
    const again = [0, 1].map((index) => ownBuild(`n${index}`, { tag: { runAttempt: 2 }, shard: { index, total: 2 } }));
    const old = [0, 1, 2].map((index) => ownBuild(`o${index}`, first(index, 3)));
    const rerun = ownBuild('rerun', { tag: { attempt: 1, runAttempt: 1 }, shard: { index: 2, total: 3 }, filters: tests });
    expect(choose([...again, rerun, ...old]).builds.map(([id]) => id)).toEqual(['n0', 'n1']);
  });

  it('keeps what other jobs started with another split', () => {
    const other = ownBuild('other', { tag: { job: 'bb' }, shard: { index: 2, total: 3 } });
    const again = ownBuild('again', { tag: { runAttempt: 2 } });
    expect(choose([again, other]).builds.map(([id]) => id)).toEqual(['again', 'other']);
  });

  it('is one job, whose splits in one run attempt all count: nothing tells which is right', () => {
    const builds = [ownBuild('whole', { tag: {} }), ownBuild('half', first(1, 2))];
    expect(choose(builds).builds.map(([id]) => id)).toEqual(['whole', 'half']);
  });

  it('is measured by the newest first run, not by a rerun of the old split', () => {
    const rerun = ownBuild('rerun', { tag: { runAttempt: 3, attempt: 1 }, shard: { index: 0, total: 3 }, filters: tests });
    const again = ownBuild('again', { tag: { runAttempt: 2 }, shard: { index: 0, total: 2 } });
    const old = ownBuild('old', first(0, 3));
    expect(choose([rerun, again, old]).builds.map(([id]) => id)).toEqual(['again']);
  });

  it('leaves builds without a tag alone', () => {
    const unmarked = [ownBuild('half', { shard: { index: 0, total: 2 } }), ownBuild('whole', { shard: { index: 0, total: 1 } })];
    expect(choose(unmarked).builds.map(([id]) => id)).toEqual(expect.arrayContaining(['half', 'whole']));
  });
});

describe('builds of two jobs in one place', () => {
  const asking = (id: string, tag: OwnParts['tag'], capabilities: object, parts: OwnParts = {}) =>
    ownBuild(id, { ...parts, ...(tag && { tag }), record: { capabilities: { ...capabilities } } });
  const clash = (older: string, newer: string, where = pixel) => [
    ['matrix-builds-rival', `builds ${older} and ${newer} test different things on ${where}`],
  ];

  it('are rivals where they test different things, and the newer counts', () => {
    expect(choose([asking('b', { job: 'bb' }, { app: 'bs://2' }), asking('a', {}, { app: 'bs://1' })])).toEqual({
      builds: [['b', 0, false, pixel]],
      errors: clash('a', 'b'),
    });
  });

  it('are named with their shard where there are several', () => {
    const second = { shard: { index: 1, total: 2 } };
    const rivals = [asking('b', { job: 'bb' }, { app: 'bs://2' }, second), asking('a', {}, { app: 'bs://1' }, second)];
    expect(choose(rivals).errors).toEqual(clash('a', 'b', `${pixel}, shard 2 of 2`));
  });

  it('are rivals on each device that both have', () => {
    const both = { devices: [pixel, galaxy] };
    const rivals = [asking('b', { job: 'bb' }, { app: 'bs://2' }, both), asking('a', {}, { app: 'bs://1' }, both)];
    expect(choose(rivals).errors).toEqual([...clash('a', 'b'), ...clash('a', 'b', galaxy)]);
  });

  it.each(['buildTag', 'devices', 'project'])('are no rivals where only %s differs', (key) => {
    const [one, other] = [
      { app: 'bs://1', [key]: 'x' },
      { app: 'bs://1', [key]: 'y' },
    ];
    expect(choose([asking('b', { job: 'bb' }, one), asking('a', {}, other)]).errors).toEqual([]);
  });

  it('are no rivals where a job with changed inputs came in a later run attempt', () => {
    const changed = asking('b', { job: 'bb', runAttempt: 2 }, { app: 'bs://2' });
    expect(choose([changed, asking('a', {}, { app: 'bs://1' })]).errors).toEqual([]);
  });

  it('are rivals in a later run attempt too where the newer one ran in the earlier as well', () => {
    const again = asking('b2', { job: 'bb', runAttempt: 2 }, { app: 'bs://2' });
    const before = asking('b1', { job: 'bb' }, { app: 'bs://2' });
    expect(choose([again, before, asking('a', {}, { app: 'bs://1' })]).errors).toEqual(clash('a', 'b2'));
  });

  it('are told apart without a tag by the tests that they name', () => {
    const one = asking('a', undefined, { class: ['a.A'] }, { filters: ['a.A'] });
    const other = asking('b', undefined, { class: ['a.B'] }, { filters: ['a.B'] });
    expect(choose([other, one]).errors).toEqual(clash('a', 'b'));
    const again = asking('b', undefined, { class: ['a.A'], app: 'bs://2' }, { filters: ['a.A'] });
    expect(choose([again, one]).errors).toEqual([]);
  });
});

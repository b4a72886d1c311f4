import { describe, expect, it } from 'vitest';
import { numberBuilds } from '../../../src/builds/lineage.ts';
import { startedBuild } from '../../helpers/one-session.ts';
import { galaxy, pixel } from '../collector/listed-build.ts';
import { between, lost, traced } from './traced-lineage.ts';

const rows: Readonly<Record<string, readonly (readonly [rule: string, listed: string, expected: string])[]>> = {
  'builds that the service splits': [
    [
      'hold every shard, and are followed by the retries of each',
      'whole retry=1 of=1/2 names=UI/B; part retry=1 of=0/2 names=UI/A/test; all split=2',
      'all 0 P; part 1~ P; whole 1 P',
    ],
    [
      'are replaced by those of a newer run attempt, also with another number of shards',
      'again run=2 split=1; all split=2',
      'again 0 P',
    ],
    [
      'conflict with a build of one of their shards',
      'alone job=bb of=1/2 names=UI/B; all split=2',
      between('all', 'alone', `${pixel}, shard 2 of 2`),
    ],
  ],
  'builds with a tag': [
    [
      'come in the order of shards, with the retries behind',
      'r1 retry=1 names=a.B#c of=1/3; r0 retry=1 names=a.B#c of=0/3; s2 of=2/3; s0 of=0/3; s1 of=1/3',
      's0 0 P; s1 0 P; s2 0 P; r0 1~ P; r1 1~ P',
    ],
    [
      'count by their attempt, whatever their place in the listing',
      'base; r1 retry=1 names=a.B#c; r2 retry=2 names=a.B#c',
      'base 0 P; r1 1~ P; r2 2~ P',
    ],
    ['are on one device however it is spelled', 'new run=2 on=spelled; old', 'new 0 spelled'],
    ['count for all their devices together', 'both on=P,G', 'both 0 P,G'],
    ['count on the devices that a newer run attempt left out', 'new run=2; old on=P,G', 'old 0 G; new 0 P'],
  ],
  retries: [
    [
      'on two devices are the first of each',
      'g retry=1 names=a.B#c; p retry=1 names=a.B#c on=G; base on=P,G',
      'base 0 P,G; p 1~ G; g 1~ P',
    ],
    [
      'of both devices come behind the last of either',
      'both retry=2 names=a.B#c on=P,G; one retry=1 names=a.B#c; base on=P,G',
      'base 0 P,G; one 1~ P; both 2~ P,G',
    ],
    ['without a filter ran all of the shard again', 'whole retry=1; base on=P,G', 'base 0 P,G; whole 1 P'],
    ['without a filter ran all of the shard again, which has one', 'whole retry=1; narrow names=a.B', 'narrow 0 P; whole 1 P'],
    [
      'count for the tests that they name alone where one of their devices had another filter',
      'both retry=1 names=a.B#c on=P,G; other names=a.B on=G; same names=a.B#c',
      'same 0 P; other 0 G; both 1~ P,G',
    ],
    [
      'of a later run attempt continue what the earlier one started',
      'later retry=1 names=a.B#c run=2; base on=P,G',
      'base 0 P,G; later 1~ P',
    ],
    [
      'of the same content and selection continue their base',
      'r1 retry=1 names=a.B#c content=c1 select=e1; base content=c1 select=e1',
      'base 0 P; r1 1~ P',
    ],
  ],
  'retries without a base': [
    ['are of nothing', 'alone retry=1 names=a.B#c', `; ${lost('alone')}`],
    ['are of another job', 'r1 retry=1 names=a.B#c job=bb; base on=P,G', `base 0 P,G; ${lost('r1')}`],
    ['are of another split', 'r1 retry=1 names=a.B#c of=0/2; base on=P,G', `base 0 P,G; ${lost('r1', `${pixel}, shard 1 of 2`)}`],
    [
      'are of other content of app and suite',
      'r1 run=2 retry=1 names=a.B#c content=c2; base content=c1',
      `base 0 P; ${lost('r1')}`,
    ],
    ['are of unknown content', 'r1 retry=1 names=a.B#c; base content=c1', `base 0 P; ${lost('r1')}`],
    ['are of another selection', 'r1 retry=1 names=a.B#c select=e2; base select=e1', `base 0 P; ${lost('r1')}`],
    ['are of a selection, and the base has none', 'r1 retry=1 names=a.B#c select=e2; base', `base 0 P; ${lost('r1')}`],
    [
      'are so on one of their devices, and count on the other',
      'both retry=1 names=a.B#c on=P,G; narrow on=G',
      `narrow 0 G; both 1~ G; ${lost('both', `${pixel}, ${galaxy}`)}`,
    ],
    ['were replaced where their job ran the suite again since', 'later run=2; early retry=1 names=a.B#c', 'later 0 P'],
    [
      'were replaced where their job ran the suite of other content again since',
      'later run=2 content=c2; early retry=1 names=a.B#c content=c1; base content=c1',
      'later 0 P',
    ],
    [
      'were not replaced by the suite of another job',
      'later run=2 job=bb on=G; early retry=1 names=a.B#c',
      `later 0 G; ${lost('early')}`,
    ],
    [
      'were not replaced by another retry',
      'later run=2 retry=1 names=a.B#c; early retry=1 names=a.B#c',
      `; ${lost('early')}; ${lost('later')}`,
    ],
  ],
  'builds without a tag': [
    [
      'that name tests after one that named none are retries, one after the other',
      'second bare names=a.B#c; first bare names=a.B#c; whole bare',
      'whole 0 P; first 1~ P; second 2~ P',
    ],
    ['that name tests alone are no retries', 'named bare names=a.B#c', 'named 0 P'],
    ['that name tests on another device are no retries', 'named bare names=a.B#c on=G; whole bare', 'whole 0 P; named 0 G'],
    ['that name tests of another shard are no retries', 'named bare names=a.B#c of=1/2; whole bare', 'whole 0 P; named 0 P'],
    [
      'are retries also where they share one device of several, and lack a base on the others',
      'named bare names=a.B#c on=P,other; both bare on=G,P',
      `both 0 G,P; named 1~ P; ${lost('named', `${pixel}, Other-1`)}`,
    ],
    ['are no retries of one with a tag', 'named bare names=a.B#c; tagged', between('named', 'tagged')],
    ['are first ones beside one with a tag that names its classes', 'shard names=a.B; whole bare', between('shard', 'whole')],
    ['count beside one with a tag on another device', 'tagged on=G; whole bare', 'whole 0 P; tagged 0 G'],
    [
      'are not replaced by another split, since nothing shows that one job started both',
      'half bare of=0/2; whole bare',
      'whole 0 P; half 0 P',
    ],
  ],
  'a job that ran again': [
    ['has replaced what it started before', 'b run=2; a', 'b 0 P'],
    [
      'with another number of shards has replaced all of the old split, its retries too',
      'n0 run=2 of=0/2; n1 run=2 of=1/2; rerun retry=1 of=2/3 names=a.B#c; o0 of=0/3; o1 of=1/3; o2 of=2/3',
      'n0 0 P; n1 0 P',
    ],
    [
      'with another plan has replaced all of the old split, also shards that it did not start again',
      'n0 run=2 of=0/2 plan=b2; o1 of=1/2 plan=a1; o0 of=0/2 plan=a1',
      'n0 0 P',
    ],
    [
      'with the same plan has replaced the shards alone that it started again',
      'n0 run=2 of=0/2 plan=a1; o1 of=1/2 plan=a1; o0 of=0/2 plan=a1',
      'n0 0 P; o1 0 P',
    ],
    ['keeps what other jobs started with another split', 'again run=2; other job=bb of=2/3', 'again 0 P; other 0 P'],
    [
      'is one job, whose splits in one run attempt all count: nothing shows which is right',
      'whole; half of=1/2',
      'whole 0 P; half 0 P',
    ],
    [
      'is measured by the newest first build, not by a retry of the old split',
      'rerun run=3 retry=1 of=0/3 names=a.B#c; again run=2 of=0/2; old of=0/3',
      `again 0 P; ${lost('rerun', `${pixel}, shard 1 of 3`)}`,
    ],
  ],
  'two first builds on one device and shard': [
    ['conflict within one run attempt of a job', 'b; a', between('a', 'b')],
    ['conflict within one run attempt of a job, whichever is listed first', 'a; b', between('a', 'b')],
    ['conflict where they are of two jobs', 'b job=bb; a', between('a', 'b')],
    ['conflict where they are of two jobs in two run attempts', 'b job=bb run=2; a', between('a', 'b')],
    ['conflict where they are of two jobs, the older of which ran later', 'b job=bb; a run=2', between('a', 'b')],
    ['conflict where one of them has no tag', 'b bare; a run=2', between('a', 'b')],
    ['conflict without a tag, whose run attempt is unknown', 'b bare; a bare', between('a', 'b')],
    [
      'conflict without a tag where one that names tests came before one that names none',
      'whole bare; named bare names=a.B#c',
      between('named', 'whole'),
    ],
    ['conflict however the device is spelled', 'b job=bb on=spelled; a', between('a', 'b')],
    [
      'are named with their shard where there are several, and once for all devices',
      'b job=bb of=1/2 on=P,G; a of=1/2 on=P,G',
      between('a', 'b', `${pixel}, shard 2 of 2`),
    ],
    ['still conflict when one of the jobs ran again', 'c run=2; b; a', between('a', 'b')],
    ['do not conflict on different devices', 'b job=bb on=G; a', 'a 0 P; b 0 G'],
    ['do not conflict in different shards', 'b job=bb of=1/2; a of=0/2', 'a 0 P; b 0 P'],
  ],
};

describe.each(Object.entries(rows))('%s', (what, rules) => {
  it.each(rules)(`${what} %s`, (_rule, listed, expected) => {
    expect(traced(listed)).toBe(expected);
  });
});

describe('numberBuilds', () => {
  const numbers = (...builds: readonly (readonly [id: string, devices: readonly string[], devicesAsShown?: true])[]) =>
    numberBuilds(
      builds.map(([id, on, devicesAsShown]) => startedBuild({ id, devices: on, ...(devicesAsShown && { devicesAsShown }) })),
    ).map(({ buildNumber }) => buildNumber);

  it('numbers builds that share a device and shard, in their order', () => {
    expect(numbers(['a', [pixel]], ['b', [galaxy]], ['c', ['google pixel_3, 10.0']])).toEqual([1, undefined, 2]);
    expect(numbers(['a', [pixel]], ['b', [galaxy]])).toEqual([undefined, undefined]);
  });

  it('numbers builds that may yet show a shared device', () => {
    expect(numbers(['a', [pixel], true], ['b', [galaxy]])).toEqual([1, 2]);
  });
});

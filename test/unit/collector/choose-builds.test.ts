import { describe, expect, it } from 'vitest';
import type { ListedBuild } from '../../../src/builds/list-builds.ts';
import { chooseBuilds } from '../../../src/collector/choose-builds.ts';
import { galaxy, type ListedParts, listedBuild, pixel } from './listed-build.ts';

const devices: Readonly<Record<string, string>> = { P: pixel, G: galaxy, spelled: 'google pixel_3, 10.0', other: 'Other-1' };
const serviceShards = ['A', 'B'].map((name) => ({ name, tests: [`UI/${name}`] }));

/**
 * `id job=bb run=2 retry=1 of=0/3 on=P,G names=a.B#c at=9`: a build, for the whole suite on one device unless told. It has a tag unless
 * `bare`; one that the service splits into so many shards is `split=2`.
 */
const buildOf = (text: string): ListedBuild => {
  const [id = '', ...words] = text.split(' ');
  const told = Object.fromEntries(words.map((word) => word.split('=')));
  const [index, total] = (told.of ?? '0/1').split('/').map(Number);
  const parts: ListedParts = {
    shard: { index, total },
    devices: (told.on ?? 'P').split(',').map((name: string) => devices[name]),
    filters: told.names?.split(',') ?? [],
    record: { startedAt: new Date(Date.UTC(2026, 0, 2, Number(told.at ?? 10))), capabilities: told.app ? { app: told.app } : {} },
    ...(told.split === undefined ? {} : { serviceShards: serviceShards.slice(0, Number(told.split)) }),
  };
  const tag = { attempt: Number(told.retry ?? 0), runAttempt: Number(told.run ?? 1), job: told.job ?? 'aa' };
  return listedBuild(id, words.includes('bare') ? parts : { ...parts, tag });
};

const letters = new Map(Object.entries(devices).map(([letter, device]) => [device, letter]));

/** The builds that count, each with its attempt, `~` where it counts for its tests alone, and its devices; or `!` and the conflict. */
const chosen = (listed: readonly ListedBuild[]): string => {
  const { builds, errors } = chooseBuilds(listed);
  const counting = builds.map(({ build, attempt, partial, devices: on }) =>
    [build.record.id, `${attempt}${partial ? '~' : ''}`, on.map((device) => letters.get(device)).join(',')].join(' '),
  );
  return errors.length === 0 ? counting.join('; ') : errors.map(({ code, clause }) => `! ${code}: ${clause}`).join('; ');
};

const conflict = (one: string, other: string, where = pixel): string =>
  `! matrix-conflicting-builds: the builds ${one} and ${other} both ran on ${where} in the same run attempt, so it is unclear which one counts: give each variant a \`project\` of its own, shared by its shards`;

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
      conflict('all', 'alone', `${pixel}, shard 2 of 2`),
    ],
  ],
  'builds with a tag': [
    [
      'come in the order of shards, with the retries behind',
      'r1 retry=1 names=a.B#c of=1/3; r0 retry=1 names=a.B#c of=0/3; s2 of=2/3; s0 of=0/3; s1 of=1/3',
      's0 0 P; s1 0 P; s2 0 P; r0 1~ P; r1 1~ P',
    ],
    [
      'count by the attempt in which they ran, whatever their time says',
      'base at=14; r1 retry=1 names=a.B#c at=13; r2 retry=2 names=a.B#c at=12',
      'base 0 P; r1 1~ P; r2 2~ P',
    ],
    [
      'count by that attempt, whatever their place in the listing says',
      'r2 retry=2 names=a.B#c at=12; r1 retry=1 names=a.B#c at=13; base at=14',
      'base 0 P; r1 1~ P; r2 2~ P',
    ],
    ['are on one device however it is spelled', 'new run=2 on=spelled; old', 'new 0 spelled'],
    ['count for all their devices together', 'both on=P,G', 'both 0 P,G'],
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
      'count on those of their devices alone that a base has',
      'both retry=1 names=a.B#c on=P,G; narrow on=G',
      'narrow 0 G; both 1~ G',
    ],
    ['of another job do not count', 'other retry=1 names=a.B#c job=bb; base on=P,G', 'base 0 P,G'],
    ['of another split do not count', 'other retry=1 names=a.B#c of=0/2; base on=P,G', 'base 0 P,G'],
    ['of an earlier run attempt do not count', 'later run=2; early retry=1 names=a.B#c', 'later 0 P'],
    ['of nothing do not count', 'alone retry=1 names=a.B#c', ''],
    [
      'of a later run attempt continue what the earlier one started',
      'later retry=1 names=a.B#c run=2; base on=P,G',
      'base 0 P,G; later 1~ P',
    ],
  ],
  'builds without a tag': [
    [
      'that name tests after one that named none are retries, one after the other',
      'second bare names=a.B#c at=10; first bare names=a.B#c at=9; whole bare at=8',
      'whole 0 P; first 1~ P; second 2~ P',
    ],
    ['that name tests alone are no retries', 'named bare names=a.B#c', 'named 0 P'],
    [
      'that name tests on another device are no retries',
      'named bare names=a.B#c at=9 on=G; whole bare at=8',
      'whole 0 P; named 0 G',
    ],
    [
      'that name tests of another shard are no retries',
      'named bare names=a.B#c at=9 of=1/2; whole bare at=8',
      'whole 0 P; named 0 P',
    ],
    [
      'are retries also where they share one device of several',
      'named bare names=a.B#c at=9 on=P,other; both bare on=G,P at=8',
      'both 0 G,P; named 1~ P',
    ],
    ['are no retries of one with a tag', 'named bare names=a.B#c at=9; marked at=8 app=bs://1', 'marked 0 P'],
    [
      'are first ones beside a shard by duration with a tag, which names its classes and is no rerun either',
      'shard names=a.B at=9; whole bare at=8',
      'shard 0 P',
    ],
  ],
  'a job that ran again': [
    [
      'with another split has replaced all of the old one, its retries too',
      'n0 run=2 of=0/2; n1 run=2 of=1/2; rerun retry=1 of=2/3 names=a.B#c; o0 of=0/3; o1 of=1/3; o2 of=2/3',
      'n0 0 P; n1 0 P',
    ],
    ['keeps what other jobs started with another split', 'again run=2; other job=bb of=2/3', 'again 0 P; other 0 P'],
    [
      'is one job, whose splits in one run attempt all count: nothing tells which is right',
      'whole; half of=1/2',
      'whole 0 P; half 0 P',
    ],
    [
      'is measured by the newest first run, not by a retry of the old split',
      'rerun run=3 retry=1 of=0/3 names=a.B#c; again run=2 of=0/2; old of=0/3',
      'again 0 P',
    ],
    ['leaves builds without a tag alone', 'half bare of=0/2; whole bare', 'whole 0 P; half 0 P'],
  ],
  'two first builds on one device and shard': [
    ['conflict within one run attempt', 'b; a', conflict('a', 'b')],
    ['conflict within one run attempt, whichever is listed first', 'a; b', conflict('a', 'b')],
    ['conflict where they are of two jobs', 'b job=bb; a', conflict('a', 'b')],
    ['conflict where they are of two jobs that ask for something else', 'b job=bb app=bs://2; a', conflict('a', 'b')],
    ['conflict without a tag, whose run attempt is unknown', 'b bare; a bare', conflict('a', 'b')],
    [
      'conflict without a tag where one that names tests came before one that names none',
      'whole bare at=8; named bare names=a.B#c at=9',
      conflict('named', 'whole'),
    ],
    [
      'are named with their shard where there are several, and once for all devices',
      'b of=1/2 on=P,G; a of=1/2 on=P,G',
      conflict('a', 'b', `${pixel}, shard 2 of 2`),
    ],
    ['still conflict when one of the jobs ran again', 'c run=2; b; a', conflict('a', 'b')],
    ['of different run attempts do not, whatever their jobs: the newer replaces the older', 'b job=bb run=2; a', 'b 0 P'],
  ],
};

describe.each(Object.entries(rows))('%s', (_what, rules) => {
  it.each(rules)('%s', (_rule, listed, expected) => {
    expect(chosen(listed.split('; ').map(buildOf))).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import type { Job } from '../../../../src/action/collector/read-jobs.ts';
import { numberBuilds, traceLineage } from '../../../../src/core/builds/lineage.ts';
import type { ListedBuild } from '../../../../src/core/builds/listed-build.ts';
import { startedBuild } from '../../../helpers/one-session.ts';
import { galaxy, type ListedParts, listedBuild, pixel } from '../../action/collector/listed-build.ts';
import { jobDocument, jobIdentity, jobSession, storedJob } from '../../action/collector/stored-job.ts';

const devices: Readonly<Record<string, string>> = { P: pixel, G: galaxy, spelled: 'google pixel_3, 10.0', other: 'Other-1' };
const serviceShards = ['A', 'B'].map((name) => ({ name, tests: [`UI/${name}`] }));

type Word = 'on' | 'of' | 'names' | 'split' | 'retry' | 'run' | 'job' | 'plan' | 'content' | 'select' | 'ran' | 'started';

const partsOf = (text: string) => {
  const [name = '', ...words] = text.split(' ');
  const given = Object.fromEntries(words.map((word) => word.split('='))) as Partial<Record<Word, string>>;
  const on = (given.on ?? 'P').split(',').map((letter) => devices[letter] ?? letter);
  return { name, words, given, on };
};

/**
 * `id job=bb run=2 retry=1 of=0/3 on=P,G names=a.B plan=a1 content=c1 select=e1`: a build, by default for the whole suite on one device.
 * It has a tag unless `bare`; `some` names one test; `split=2` is a build that the service splits into two shards.
 */
const buildOf = (text: string): ListedBuild => {
  const { name, words, given, on } = partsOf(text);
  const [index = 0, total = 1] = (given.of ?? '0/1').split('/').map(Number);
  const parts: ListedParts = {
    shard: { index, total },
    devices: on,
    filters: words.includes('some') ? ['a.B#c'] : (given.names?.split(',') ?? []),
    ...(given.split === undefined ? {} : { serviceShards: serviceShards.slice(0, Number(given.split)) }),
  };
  const tag = {
    attempt: Number(given.retry ?? 0),
    runAttempt: Number(given.run ?? 1),
    job: given.job ?? 'aa',
    plan: given.plan,
    content: given.content,
    selection: given.select,
  };
  return listedBuild(name, words.includes('bare') ? parts : { ...parts, tag });
};

/**
 * `name job=bb run=2 on=P,G of=0/3 ran=a,b started=c`: the document of a job that reports, on each device, the sessions of these builds;
 * with none it ended before. `of=all/2` are all shards in one job, `of=0/auto` is one of an undecided number. An `attached` job waited for
 * builds of others; one that `started` builds and reports no session of them did not wait.
 */
const jobOf = (text: string): Job => {
  const { name, words, given, on } = partsOf(text);
  const [index = '', number = ''] = (given.of ?? '/1').split('/');
  const total = number === 'auto' ? 1 : Number(number);
  const numbers = index === 'all' ? Array.from({ length: total }, (_, nth) => nth + 1) : [1 + Number(index)];
  const ran = given.ran?.split(',') ?? [];
  const sessions = on.flatMap((device) =>
    numbers.flatMap((shard) => ran.map((build, nth) => jobSession({ device, shard, shards: total, attempt: nth + 1, build }))),
  );
  const started = [...ran, ...(given.started?.split(',') ?? [])];
  const job = jobIdentity({
    hash: given.job ?? 'aa',
    runAttempt: Number(given.run ?? 1),
    devices: words.includes('attached') ? [] : on,
    shards: number === 'auto' ? 'auto' : total,
    ...(['', 'all'].includes(index) ? {} : { shard: 1 + Number(index) }),
  });
  const builds = started.map((id, nth) => ({ id, shard: 1, shards: total, attempt: nth + 1 }));
  return storedJob(name, jobDocument({ job, sessions, builds }, []));
};

const letters = new Map(Object.entries(devices).map(([letter, device]) => [device, letter]));
const listOf = <One>(text: string, one: (text: string) => One): One[] => (text === '' ? [] : text.split('; ').map(one));

/**
 * The builds that count, each with its attempt, `~` where it counts for its tests alone, and its devices; behind `|` the documents that
 * count. Problems follow; where jobs conflict, they alone.
 */
const traced = (listed: string, documents = ''): string => {
  const { builds, current, problems } = traceLineage(listOf(listed, buildOf), listOf(documents, jobOf));
  expect(problems.filter(({ code }) => code !== 'matrix-conflicting-builds')).toEqual([]);
  const clauses = problems.map(({ clause }) => `! ${clause}`);
  if (clauses.some((clause) => clause.includes('unclear which of these results count'))) return clauses.join('; ');
  const counting = builds.map(({ build, attempt, partial, devices: on }) =>
    [build.record.id, `${attempt}${partial ? '~' : ''}`, on.map((device) => letters.get(device)).join(',')].join(' '),
  );
  const names = current.map(({ name }) => name).join(', ');
  return [`${counting.join('; ')}${documents === '' ? '' : ` | ${names}`}`, ...clauses].join('; ');
};

const projects = 'If the jobs test different variants of the app, such as debug and release, give each variant its own `project`';

const conflict = (one: string, other: string, where = pixel): string =>
  `! two jobs with the same project have results for ${where}: ${one} and ${other}. It is unclear which of these results count. ${projects}`;

const between = (one: string, other: string, where?: string): string => conflict(`build ${one}`, `build ${other}`, where);

const lost = (id: string, where = pixel): string =>
  `! build ${id} ran failed tests again on ${where}, but the build that failed before does not count. ${projects}`;

const rows: Readonly<Record<string, readonly (readonly [rule: string, listed: string, expected: string])[]>> = {
  'builds that the service splits': [
    [
      'hold every shard, and are followed by the retries of each',
      'whole retry=1 of=1/2 names=UI/B; part retry=1 of=0/2 names=UI/A/test; all split=2',
      'all 0 P; part 1~ P; whole 1 P',
    ],
    ['are replaced by a newer run attempt, also with another number of shards', 'again run=2 split=1; all split=2', 'again 0 P'],
    [
      'conflict with a build of one of their shards',
      'alone job=bb of=1/2 names=UI/B; all split=2',
      between('all', 'alone', `${pixel}, shard 2 of 2`),
    ],
  ],
  'builds with a tag': [
    [
      'come in the order of shards, with the retries behind',
      'r1 retry=1 some of=1/3; r0 retry=1 some of=0/3; s2 of=2/3; s0 of=0/3; s1 of=1/3',
      's0 0 P; s1 0 P; s2 0 P; r0 1~ P; r1 1~ P',
    ],
    [
      'count by their attempt, whatever their place in the listing',
      'base; r1 retry=1 some; r2 retry=2 some',
      'base 0 P; r1 1~ P; r2 2~ P',
    ],
    ['are on one device however it is spelled', 'new run=2 on=spelled; old', 'new 0 spelled'],
    ['count for all their devices together', 'both on=P,G', 'both 0 P,G'],
    ['count on the devices that a newer run attempt left out', 'new run=2; old on=P,G', 'old 0 G; new 0 P'],
  ],
  retries: [
    ['on two devices are the first of each', 'g retry=1 some; p retry=1 some on=G; base on=P,G', 'base 0 P,G; p 1~ G; g 1~ P'],
    [
      'of both devices come behind the last of either',
      'both retry=2 some on=P,G; one retry=1 some; base on=P,G',
      'base 0 P,G; one 1~ P; both 2~ P,G',
    ],
    ['without a filter ran all of the shard again', 'whole retry=1; base on=P,G', 'base 0 P,G; whole 1 P'],
    ['without a filter ran all of the shard again, which has one', 'whole retry=1; narrow names=a.B', 'narrow 0 P; whole 1 P'],
    [
      'count for the tests that they name alone where one of their devices had another filter',
      'both retry=1 some on=P,G; other names=a.B on=G; same some',
      'same 0 P; other 0 G; both 1~ P,G',
    ],
    [
      'of a later run attempt continue what the earlier one started',
      'later retry=1 some run=2; base on=P,G',
      'base 0 P,G; later 1~ P',
    ],
    [
      'of the same content and selection continue their base',
      'r1 retry=1 some content=c1 select=e1; base content=c1 select=e1',
      'base 0 P; r1 1~ P',
    ],
  ],
  'retries without a base': [
    ['are of nothing', 'alone retry=1 some', `; ${lost('alone')}`],
    ['are of another job', 'r1 retry=1 some job=bb; base on=P,G', `base 0 P,G; ${lost('r1')}`],
    ['are of another split', 'r1 retry=1 some of=0/2; base on=P,G', `base 0 P,G; ${lost('r1', `${pixel}, shard 1 of 2`)}`],
    ['are of other content of app and suite', 'r1 run=2 retry=1 some content=c2; base content=c1', `base 0 P; ${lost('r1')}`],
    ['are of unknown content', 'r1 retry=1 some; base content=c1', `base 0 P; ${lost('r1')}`],
    ['are of another selection', 'r1 retry=1 some select=e2; base select=e1', `base 0 P; ${lost('r1')}`],
    ['are of a selection, and the base has none', 'r1 retry=1 some select=e2; base', `base 0 P; ${lost('r1')}`],
    [
      'are so on one of their devices, and count on the other',
      'both retry=1 some on=P,G; narrow on=G',
      `narrow 0 G; both 1~ G; ${lost('both', `${pixel}, ${galaxy}`)}`,
    ],
    ['were replaced where their job ran the suite again since', 'later run=2; early retry=1 some', 'later 0 P'],
    [
      'were replaced where their job ran the suite of other content again since',
      'later run=2 content=c2; early retry=1 some content=c1; base content=c1',
      'later 0 P',
    ],
    [
      'were not replaced by the suite of another job',
      'later run=2 job=bb on=G; early retry=1 some',
      `later 0 G; ${lost('early')}`,
    ],
    [
      'were not replaced by another retry',
      'later run=2 retry=1 some; early retry=1 some',
      `; ${lost('early')}; ${lost('later')}`,
    ],
  ],
  'builds without a tag': [
    [
      'that name tests after one that named none are retries, one after the other',
      'second bare some; first bare some; whole bare',
      'whole 0 P; first 1~ P; second 2~ P',
    ],
    ['that name tests alone are no retries', 'named bare some', 'named 0 P'],
    ['that name tests on another device are no retries', 'named bare some on=G; whole bare', 'whole 0 P; named 0 G'],
    ['that name tests of another shard are no retries', 'named bare some of=1/2; whole bare', 'whole 0 P; named 0 P'],
    [
      'are retries also where they share one device of several, and lack a base on the others',
      'named bare some on=P,other; both bare on=G,P',
      `both 0 G,P; named 1~ P; ${lost('named', `${pixel}, Other-1`)}`,
    ],
    ['are no retries of one with a tag', 'named bare some; tagged', between('named', 'tagged')],
    ['are first ones beside one with a tag that names its classes', 'shard names=a.B; whole bare', between('shard', 'whole')],
    ['count beside one with a tag on another device', 'tagged on=G; whole bare', 'whole 0 P; tagged 0 G'],
    ['are not replaced by another split, perhaps of another job', 'half bare of=0/2; whole bare', 'whole 0 P; half 0 P'],
  ],
  'a job that ran again': [
    ['has replaced what it started before', 'b run=2; a', 'b 0 P'],
    [
      'with another number of shards has replaced all of the old split, its retries too',
      'n0 run=2 of=0/2; n1 run=2 of=1/2; rerun retry=1 of=2/3 some; o0 of=0/3; o1 of=1/3; o2 of=2/3',
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
    ['is one job, whose splits in one run attempt all count', 'whole; half of=1/2', 'whole 0 P; half 0 P'],
    [
      'is measured by the newest first build, not by a retry of the old split',
      'rerun run=3 retry=1 of=0/3 some; again run=2 of=0/2; old of=0/3',
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
      'whole bare; named bare some',
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

type DocumentRow = readonly [rule: string, listed: string, documents: string, expected: string];

const reports = (one: string, other: string, where?: string): string =>
  conflict(`the report ${one}`, `the report ${other}`, where);

const documentRows: Readonly<Record<string, readonly DocumentRow[]>> = {
  'the document of a job': [
    ['counts beside its own builds', 'r1 retry=1 some; a', 'ra ran=a,r1', 'a 0 P; r1 1~ P | ra'],
    ['counts beside those of all its shards', 'b of=1/2; a of=0/2', 'ra of=all/2 ran=a,b', 'a 0 P; b 0 P | ra'],
    ['counts beside that of a job on another device', '', 'ra ran=a; rb job=bb on=G ran=b', ' | ra, rb'],
    ['counts in the newest run attempt alone', '', 'r1 ran=a; r2 run=2 ran=b', ' | r2'],
    ['counts in the newest run attempt alone, whichever is listed first', '', 'r2 run=2 ran=b; r1 ran=a', ' | r2'],
    ['counts by the number of the run attempt', '', 'r9 run=9 ran=a; r10 run=10 ran=b', ' | r10'],
    ['counts where its job ended before its build started', '', 'dead; rb job=bb on=G ran=b', ' | dead, rb'],
    ['counts no more once its job, which ended before its build started, ran again', '', 'dead; r2 run=2 ran=b', ' | r2'],
    ['counts no more once the job ended before its build started again', '', 'r1 ran=a; dead run=2', ' | dead'],
    ['counts no more once a newer run attempt left a build', 'b run=2; a', 'ra ran=a', 'b 0 P | '],
    ['counts no more once a newer run attempt left a retry', 'b run=2 retry=1 some; a', 'ra ran=a', 'a 0 P; b 1~ P | '],
    ['counts where a newer run attempt of another job left a build', 'b job=bb run=2 on=G; a', 'ra ran=a', 'a 0 P; b 0 G | ra'],
    ['counts where an older run attempt left the build that it reports', 'a', 'ra run=2 ran=a', 'a 0 P | ra'],
    ['counts beside its build whose tag the service dropped', 'a bare', 'ra ran=a', 'a 0 P | ra'],
    ['counts beside its build where it did not wait', 'a', 'ra started=a', 'a 0 P | ra'],
    ['counts beside its build whose tag the service dropped, where it did not wait', 'a bare', 'ra started=a', 'a 0 P | ra'],
  ],
  'documents of two jobs on one device and shard': [
    ['conflict', '', 'ra ran=a; rb job=bb ran=b', reports('ra', 'rb')],
    ['conflict within one run attempt of a job', '', 'ra ran=a; rb ran=b', reports('ra', 'rb')],
    ['conflict in two run attempts', '', 'ra ran=a; rb job=bb run=2 ran=b', reports('ra', 'rb')],
    ['conflict however the device is spelled', '', 'ra ran=a; rb job=bb on=spelled ran=b', reports('ra', 'rb')],
    [
      'still conflict when both jobs ran again elsewhere',
      '',
      'ra ran=a; rb job=bb ran=b; ra2 run=2 on=G ran=c; rb2 job=bb run=2 on=other ran=d',
      reports('ra', 'rb'),
    ],
    ['conflict where one of them ended before its build started', '', 'ra ran=a; dead job=bb', reports('dead', 'ra')],
    ['conflict where both ended before their builds started', '', 'dead; dead2 job=bb', reports('dead', 'dead2')],
    ['conflict where one of them ended, in two run attempts', '', 'ra run=2 ran=a; dead job=bb', reports('dead', 'ra')],
    [
      'conflict where one had to run all shards',
      '',
      'ra of=1/2 ran=a; dead job=bb of=all/2',
      reports('dead', 'ra', `${pixel}, shard 2 of 2`),
    ],
    [
      'conflict where one ended before its shards were decided',
      '',
      'ra of=1/2 ran=a; dead job=bb of=/auto',
      reports('dead', 'ra', `${pixel}, shard 2 of 2`),
    ],
    ['conflict in one shard of an undecided number', '', 'ra of=1/auto; dead job=bb of=1/auto', reports('dead', 'ra')],
    ['do not conflict in different shards', '', 'ra of=0/2 ran=a; rb job=bb of=1/2 ran=b', ' | ra, rb'],
    ['do not conflict in different shards, one of them not started', '', 'ra of=0/2 ran=a; dead job=bb of=1/2', ' | ra, dead'],
    ['do not conflict in shards of an undecided number', '', 'ra of=0/auto ran=a; dead job=bb of=1/auto', ' | ra, dead'],
    ['do not conflict on different devices, one of which has no session', '', 'ra ran=a; dead job=bb on=G', ' | ra, dead'],
    ['do not conflict where both attached to one build', '', 'ra attached job=cc ran=a; rb attached job=bb ran=a', ' | ra, rb'],
    ['do not conflict where one attached to the build of the other', 'a', 'ra ran=a; rb attached job=bb ran=a', 'a 0 P | ra, rb'],
    ['conflict where one attached to a build of no job', '', 'ra ran=a; rb attached job=bb ran=b', reports('ra', 'rb')],
  ],
  'a job that attached to the builds of another job': [
    [
      'continues it, so that the newest run attempt of both counts',
      'b run=2; a',
      'a1 started=a; w1 attached job=ww ran=a; a2 run=2 started=b; w2 attached job=ww run=2 ran=b',
      'b 0 P | a2, w2',
    ],
    [
      'continues it without a listing',
      '',
      'a1 started=a; w1 attached job=ww ran=a; a2 run=2 started=b; w2 attached job=ww run=2 ran=b',
      ' | a2, w2',
    ],
    [
      'continues it where its first run attempt ended before its build started',
      'b run=2',
      'a1; a2 run=2 started=b; w attached job=ww run=2 ran=b',
      'b 0 P | a2, w',
    ],
    [
      'continues it where its first document is lost',
      'b run=2; a',
      'a2 run=2 started=b; w attached job=ww run=2 ran=b',
      'b 0 P | a2, w',
    ],
    [
      'counts no more once the other job started a newer build',
      'b run=2; a',
      'a1 started=a; w1 attached job=ww ran=a; a2 run=2 started=b',
      'b 0 P | a2',
    ],
    [
      'counts where the other job kept its build in a newer run attempt',
      'a',
      'a1 started=a; w1 attached job=ww ran=a; a2 run=2 started=a; w2 attached job=ww run=2 ran=a',
      'a 0 P | a2, w2',
    ],
    [
      'counts where only it ran again',
      'a',
      'a1 started=a; w1 attached job=ww ran=a; w2 attached job=ww run=2 ran=a',
      'a 0 P | a1, w2',
    ],
    [
      'is a conflict where it names a build of an older run attempt beside a newer one',
      'b run=2; a',
      'a1 started=a; a2 run=2 started=b; w2 attached job=ww run=2 ran=a,b',
      `b 0 P | a2, w2; ! the report w2 has results of build a, which a newer run attempt of its job replaced by build b, on ${pixel}. Set \`build-ids\` to the output of the newest run attempt alone`,
    ],
    [
      'is a conflict where two jobs started the builds',
      'b job=bb; a',
      'ra started=a; rb job=bb started=b; w attached job=ww ran=a,b',
      between('a', 'b'),
    ],
    [
      'is none on devices of their own',
      'b job=bb on=G; a',
      'ra started=a; rb job=bb on=G started=b; wa attached job=ww ran=a; wb attached job=wx on=G ran=b',
      'a 0 P; b 0 G | ra, rb, wa, wb',
    ],
  ],
  'a build and the document of another job on one device and shard': [
    ['conflict', 'a', 'rb job=bb ran=b', conflict('build a', 'the report rb')],
    ['conflict where the job ended before its build started', 'a', 'dead job=bb', conflict('build a', 'the report dead')],
    ['conflict where the job of the build ran later', 'a run=2', 'dead job=bb', conflict('build a', 'the report dead')],
    ['are no conflict where both are of one job', 'a run=2', 'dead', 'a 0 P | '],
    ['are no conflict on different devices', 'a', 'dead job=bb on=G', 'a 0 P | dead'],
    ['are no conflict in different shards', 'a of=0/2', 'dead job=bb of=1/2', 'a 0 P | dead'],
  ],
};

describe.each(Object.entries(documentRows))('%s', (what, rules) => {
  it.each(rules)(`${what} %s`, (_rule, listed, documents, expected) => {
    expect(traced(listed, documents)).toBe(expected);
  });
});

/** Sessions and builds of two documents of one job. */
const joined = (one: Job, other: Job): Pick<Job['facts'], 'sessions' | 'builds'> => ({
  sessions: [...one.facts.sessions, ...other.facts.sessions],
  builds: [...one.facts.builds, ...other.facts.builds],
});

describe('what current documents report', () => {
  const shardsOf = (...documents: readonly string[]) => traceLineage([], documents.map(jobOf)).shards;

  it('is each device and shard once, with its attempts, oldest first', () => {
    const sessions = [2, 1, 3].map((attempt) => jobSession({ attempt }));
    const { shards } = traceLineage([], [storedJob('ios', jobDocument({ sessions }))]);
    expect(shards.map(({ attempts, last }) => [attempts.map(({ attempt }) => attempt), last.attempt])).toEqual([[[1, 2, 3], 3]]);
  });

  it('has shards from 0, which the document counts from 1', () => {
    const shards = shardsOf('ra of=all/2 ran=a');
    expect(shards.map(({ shard, device }) => ({ shard, device }))).toEqual([
      { shard: { index: 0, total: 2 }, device: pixel },
      { shard: { index: 1, total: 2 }, device: pixel },
    ]);
    expect(new Set(shards.map(({ key }) => key)).size).toBe(2);
  });

  it('is of the newest build of a place, where a job attached to an older one', () => {
    const documents = listOf(
      'w2 attached job=ww run=2 ran=a; wx attached job=ww run=2 on=G ran=c; a1 started=a; a2 run=2 ran=b',
      jobOf,
    );
    const [w2, wx, ...others] = documents;
    const both = w2 && wx && { ...w2, facts: { ...w2.facts, ...joined(w2, wx) } };
    const { shards } = traceLineage([], [...others, ...(both ? [both] : [])]);
    expect(shards.map(({ device, last }) => `${last.build} ${letters.get(device)}`).toSorted()).toEqual(['b P', 'c G']);
  });

  it('is of the newest run attempt of each job, and names the job', () => {
    const shards = shardsOf('r1 on=P,G ran=a', 'r2 run=2 ran=b', 'rc job=cc on=other ran=c');
    expect(shards.map(({ device, job }) => `${device}: ${job.name}`)).toEqual([`${pixel}: r2`, 'Other-1: rc']);
  });

  it('is nothing of a job that ended before its build started', () => {
    expect(shardsOf('dead')).toEqual([]);
  });
});

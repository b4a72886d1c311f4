import { expect } from 'vitest';
import { traceLineage } from '../../../src/builds/lineage.ts';
import type { ListedBuild } from '../../../src/builds/list-builds.ts';
import type { Job } from '../../../src/collector/read-jobs.ts';
import { galaxy, type ListedParts, listedBuild, pixel } from '../collector/listed-build.ts';
import { jobDocument, jobIdentity, jobSession, storedJob } from '../collector/stored-job.ts';

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
 * `id job=bb run=2 retry=1 of=0/3 on=P,G names=a.B#c plan=a1 content=c1 select=e1`: a build, by default for the whole suite on one device.
 * It has a tag unless `bare`; `split=2` is a build that the service splits into two shards.
 */
const buildOf = (text: string): ListedBuild => {
  const { name, words, given, on } = partsOf(text);
  const [index = 0, total = 1] = (given.of ?? '0/1').split('/').map(Number);
  const parts: ListedParts = {
    shard: { index, total },
    devices: on,
    filters: given.names?.split(',') ?? [],
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
export const jobOf = (text: string): Job => {
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
export const traced = (listed: string, documents = ''): string => {
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

export const conflict = (one: string, other: string, where = pixel): string =>
  `! two jobs with the same project have results for ${where}: ${one} and ${other}. It is unclear which of these results count. ${projects}`;

export const between = (one: string, other: string, where?: string): string => conflict(`build ${one}`, `build ${other}`, where);

export const lost = (id: string, where = pixel): string =>
  `! build ${id} ran failed tests again on ${where}, but the build that failed before does not count. ${projects}`;

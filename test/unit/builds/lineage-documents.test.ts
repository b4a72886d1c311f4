import { describe, expect, it } from 'vitest';
import { traceLineage } from '../../../src/builds/lineage.ts';
import { pixel } from '../collector/listed-build.ts';
import { jobDocument, jobSession, storedJob } from '../collector/stored-job.ts';
import { conflict, jobOf, traced } from './traced-lineage.ts';

type DocumentRow = readonly [rule: string, listed: string, documents: string, expected: string];

const reports = (one: string, other: string, where?: string): string =>
  conflict(`the report ${one}`, `the report ${other}`, where);

const documentRows: Readonly<Record<string, readonly DocumentRow[]>> = {
  'the document of a job': [
    ['counts beside its own builds', 'r1 retry=1 names=a.B#c; a', 'ra ran=a,r1', 'a 0 P; r1 1~ P | ra'],
    ['counts beside those of all its shards', 'b of=1/2; a of=0/2', 'ra of=all/2 ran=a,b', 'a 0 P; b 0 P | ra'],
    ['counts beside that of a job on another device', '', 'ra ran=a; rb job=bb on=G ran=b', ' | ra, rb'],
    ['counts in the newest run attempt alone', '', 'r1 ran=a; r2 run=2 ran=b', ' | r2'],
    ['counts in the newest run attempt alone, whichever is listed first', '', 'r2 run=2 ran=b; r1 ran=a', ' | r2'],
    ['counts by the number of the run attempt', '', 'r9 run=9 ran=a; r10 run=10 ran=b', ' | r10'],
    ['counts where its job ended before its build started', '', 'dead; rb job=bb on=G ran=b', ' | dead, rb'],
    ['counts no more once its job, which ended before its build started, ran again', '', 'dead; r2 run=2 ran=b', ' | r2'],
    ['counts no more once the job ended before its build started again', '', 'r1 ran=a; dead run=2', ' | dead'],
    ['counts no more once a newer run attempt left a build', 'b run=2; a', 'ra ran=a', 'b 0 P | '],
    ['counts no more once a newer run attempt left a retry', 'b run=2 retry=1 names=a.B#c; a', 'ra ran=a', 'a 0 P; b 1~ P | '],
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
      'conflict where one of them had to run all shards',
      '',
      'ra of=1/2 ran=a; dead job=bb of=all/2',
      reports('dead', 'ra', `${pixel}, shard 2 of 2`),
    ],
    [
      'conflict where one of them ended before its shards were decided',
      '',
      'ra of=1/2 ran=a; dead job=bb of=/auto',
      reports('dead', 'ra', `${pixel}, shard 2 of 2`),
    ],
    [
      'conflict where both have the same of an undecided number of shards',
      '',
      'ra of=1/auto; dead job=bb of=1/auto',
      reports('dead', 'ra'),
    ],
    ['do not conflict in different shards', '', 'ra of=0/2 ran=a; rb job=bb of=1/2 ran=b', ' | ra, rb'],
    [
      'do not conflict in different shards, one of which was never started',
      '',
      'ra of=0/2 ran=a; dead job=bb of=1/2',
      ' | ra, dead',
    ],
    [
      'do not conflict in different shards of an undecided number',
      '',
      'ra of=0/auto ran=a; dead job=bb of=1/auto',
      ' | ra, dead',
    ],
    ['do not conflict on different devices, one of which has no session', '', 'ra ran=a; dead job=bb on=G', ' | ra, dead'],
    ['do not conflict where both attached to one build', '', 'ra attached job=cc ran=a; rb attached job=bb ran=a', ' | ra, rb'],
    ['do not conflict where one attached to the build of the other', 'a', 'ra ran=a; rb attached job=bb ran=a', 'a 0 P | ra, rb'],
    ['conflict where one attached to another build', '', 'ra ran=a; rb attached job=bb ran=b', reports('ra', 'rb')],
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

  it('is of the newest run attempt of each job, and names the job', () => {
    const shards = shardsOf('r1 on=P,G ran=a', 'r2 run=2 ran=b', 'rc job=cc on=other ran=c');
    expect(shards.map(({ device, job }) => [device, job.name])).toEqual([
      [pixel, 'r2'],
      ['Other-1', 'rc'],
    ]);
  });

  it('is nothing of a job that ended before its build started', () => {
    expect(shardsOf('dead')).toEqual([]);
  });
});

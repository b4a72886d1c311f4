import type { JobDocument } from '../../../src/collector/job-document.ts';
import { createJobs, type Job } from '../../../src/collector/read-jobs.ts';

export const iphone14 = 'iPhone 14-16';
export const iphone15 = 'iPhone 15-17';

type JobTest = JobDocument['results']['tests'][number];
type JobSession = JobDocument['results']['extra']['sessions'][number];
type Extra = JobDocument['results']['extra'];
type Identity = NonNullable<Extra['job']>;

/** The first attempt on an iPhone, a minute long, but for `parts`. */
export const jobSession = (parts: Partial<JobSession> = {}): JobSession => {
  const { device = iphone14, attempt = 1 } = parts;
  const build = `build of ${device}, ${attempt}`;
  return { device, shard: 1, shards: 1, attempt, build, folder: `sessions/${device}`, duration: 60_000, ...parts };
};

/** A test that passed there, but for `parts`. */
export const jobTest = (
  parts: Partial<Omit<JobTest, 'extra'>> & { readonly extra?: Partial<JobTest['extra']> } = {},
): JobTest => ({
  name: 'testAdds',
  status: 'passed',
  duration: 1_200,
  suite: ['CartTests'],
  rawStatus: 'passed',
  flaky: false,
  retryAttempts: [],
  ...parts,
  extra: { device: iphone14, shard: 1, shards: 1, attempt: 1, build: 'b1', kind: 'test', ...parts.extra },
});

/** A job for an iPhone in the first run attempt, but for `parts`. */
export const jobIdentity = (parts: Partial<Identity> = {}): Identity => ({
  hash: 'aa',
  run: '4711',
  runAttempt: 1,
  name: 'test',
  devices: [iphone14],
  shards: 1,
  ...parts,
});

/** What a green EarlGrey job with these tests stored. */
export const jobDocument = (extra: Partial<Extra> = {}, tests: readonly JobTest[] = [jobTest()]): JobDocument => ({
  timestamp: '2026-01-02T10:00:00.000Z',
  results: {
    summary: { tests: tests.length },
    tests: [...tests],
    extra: {
      simulated: false,
      verdict: 'passed',
      reason: '1 test passed.',
      framework: 'earlgrey',
      project: 'shop-4711',
      job: jobIdentity(),
      queueMs: 0,
      builds: [{ id: 'b1', shard: 1, shards: 1, attempt: 1 }],
      sessions: [jobSession()],
      missingTests: [],
      ...extra,
    },
  },
});

export const storedJob = (name: string, document: JobDocument = jobDocument()): Job =>
  createJobs(true)({ name, archive: `${name}.zip` }, document);

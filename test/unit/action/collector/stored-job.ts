import { createJobs, type Job } from '../../../../src/action/collector/read-jobs.ts';
import type { ReportInputs } from '../../../../src/action/inputs/report-inputs.ts';
import type {
  CtrfDocument,
  CtrfJob,
  CtrfRunExtra,
  CtrfSession,
  CtrfTest,
} from '../../../../src/core/results/ctrf/ctrf-document.ts';
import { planOf } from '../../../helpers/stage.ts';

export const iphone14 = 'iPhone 14-16';
export const iphone15 = 'iPhone 15-17';

export const jobSession = (parts: Partial<CtrfSession> = {}): CtrfSession => {
  const { device = iphone14, attempt = 1 } = parts;
  const build = `build of ${device}, ${attempt}`;
  return { device, shard: 1, shards: 1, attempt, build, tests: 1, folder: `sessions/${device}`, duration: 60_000, ...parts };
};

/** A test that passed on an iPhone. */
export const jobTest = (
  parts: Partial<Omit<CtrfTest, 'extra'>> & { readonly extra?: Partial<CtrfTest['extra']> } = {},
): CtrfTest => ({
  name: 'testAdds',
  status: 'passed',
  duration: 1_200,
  suite: ['CartTests'],
  rawStatus: 'passed',
  retries: 0,
  flaky: false,
  device: iphone14,
  ...parts,
  extra: { device: iphone14, shard: 1, shards: 1, attempt: 1, build: 'b1', simulated: false, kind: 'test', ...parts.extra },
});

/** A job for an iPhone in the first run attempt. */
export const jobIdentity = (parts: Partial<CtrfJob> = {}): CtrfJob => ({
  hash: 'aa',
  run: '4711',
  runAttempt: 1,
  name: 'test',
  devices: [iphone14],
  shards: 1,
  ...parts,
});

const noTests = { failed: 0, skipped: 0, pending: 0, other: 0, flaky: 0, start: 0, stop: 0, duration: 0 };

/** Document of a green EarlGrey job. */
export const jobDocument = (extra: Partial<CtrfRunExtra> = {}, tests: readonly CtrfTest[] = [jobTest()]): CtrfDocument => ({
  reportFormat: 'CTRF',
  specVersion: '0.0.0',
  timestamp: '2026-01-02T10:00:00.000Z',
  generatedBy: 'Mobile Test Cloud',
  results: {
    tool: { name: 'EarlGrey' },
    summary: { ...noTests, tests: tests.length, passed: tests.length },
    environment: { reportName: 'shop-4711', testEnvironment: 'device cloud', healthy: true },
    tests,
    extra: {
      simulated: false,
      verdict: 'passed',
      reason: '1 test passed.',
      framework: 'earlgrey',
      project: 'shop-4711',
      job: jobIdentity(),
      failOnFlaky: false,
      deviceMs: 60_000,
      queueMs: 0,
      totals: { tests: tests.length, passed: tests.length, failed: 0, skipped: 0, flaky: 0, missing: 0 },
      builds: [{ id: 'b1', shard: 1, shards: 1, attempt: 1 }],
      sessions: [jobSession()],
      missingTests: [],
      notices: [],
      ...extra,
    },
  },
});

/** Document of a collector job, which has no job identity. */
export const collectorDocument = (): CtrfDocument => {
  const { results, ...document } = jobDocument();
  const { job: _none, ...extra } = results.extra;
  return { ...document, results: { ...results, extra } };
};

export const storedJob = (name: string, document: CtrfDocument = jobDocument()): Job => {
  const { onTest, stored } = createJobs(true)();
  for (const test of document.results.tests) onTest(test);
  return { name, archive: `${name}.zip`, ...stored, facts: { job: jobIdentity(), ...document.results.extra } };
};

export const reportInputs: ReportInputs = { ...planOf().inputs, ownProject: 'shop-4711', needs: [], artifactPattern: '*' };

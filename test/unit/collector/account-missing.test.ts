import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountMissing, missingOf } from '../../../src/collector/account-missing.ts';
import type { JobDocument } from '../../../src/collector/job-document.ts';
import { readReportInputs } from '../../../src/inputs/report-inputs.ts';
import { openLedger } from '../../../src/run/run-state.ts';
import { rejection } from '../../helpers/cloud-client.ts';
import { createMemoryRunner } from '../../helpers/memory-runner.ts';
import { startedBuild } from '../../helpers/one-session.ts';
import { sessionResult, testResult } from '../../helpers/run-results.ts';
import { openStage } from '../../helpers/stage.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';
import { openArtifactStore } from './artifact-store.ts';
import { jobDocument } from './job-report.ts';
import { pixel } from './listed-build.ts';

const ofBuilds = (ids: readonly string[], missingTests: readonly string[], pairs: number): JobDocument =>
  jobDocument({
    builds: ids.map((id) => ({ id, shard: 1, shards: 1, attempt: 1 })),
    missingTests: [...missingTests],
    totals: { missing: pairs },
  });

/** With what these tests were reported here, and these builds count. */
const missing = (documents: readonly JobDocument[], ids: readonly string[], reported: readonly string[] = []) => {
  const tests = reported.map((name) => testResult(name));
  return missingOf(
    documents.map(({ results }) => results.extra),
    { started: ids.map((id) => startedBuild({ id })), sessions: new Map([['s', sessionResult({ device: pixel, tests })]]) },
  );
};

describe('what the jobs found missing', () => {
  it('adds up over jobs, each test named once', () => {
    const jobs = [ofBuilds(['b1'], ['a.A#f', 'a.A#g'], 4), ofBuilds(['b2', 'b3'], ['a.A#g', 'a.A#h'], 3)];
    expect(missing(jobs, ['b1', 'b2', 'b3'])).toEqual({ missing: ['a.A#f', 'a.A#g', 'a.A#h'], pairs: 7 });
  });

  it('is only that of jobs whose builds all count', () => {
    const jobs = [ofBuilds(['b1', 'b2'], ['a.A#f'], 1), ofBuilds([], ['a.A#g'], 1), ofBuilds(['b3'], ['a.A#h'], 1)];
    expect(missing(jobs, ['b1', 'b3'])).toEqual({ missing: ['a.A#h'], pairs: 1 });
  });

  it('is without what a session here reported, and then counts the rest once', () => {
    expect(missing([ofBuilds(['b1'], ['a.A#f', 'a.A#g'], 6)], ['b1'], ['a.A#g'])).toEqual({ missing: ['a.A#f'], pairs: 1 });
    expect(missing([ofBuilds(['b1'], ['a.A#f'], 2)], ['b1'], ['a.A#f'])).toEqual({ missing: [], pairs: 0 });
    expect(missing([ofBuilds(['b1'], ['a.A#f'], 2)], ['b1'], ['a.A#other'])).toEqual({ missing: ['a.A#f'], pairs: 2 });
  });
});

describe('accountMissing', () => {
  const account = async (choice: string, job: JobDocument | 'no service', before = (_cancel: (reason: Error) => void) => {}) => {
    await using store = await openArtifactStore();
    await using folder = await temporaryDirectory();
    await using stage = openStage('http://127.0.0.1:9');
    if (job !== 'no service') await store.addReport('mobile-test-results-espresso-1', job);
    const inputs = { 'base-url': 'embedded', framework: 'espresso', 'missing-tests': choice };
    const runner = createMemoryRunner(folder.path, inputs, job === 'no service' ? {} : store.env);
    const services = { ...stage.services, tempDir: folder.path, log: runner.log };
    const ledger = openLedger(stage.clock);
    ledger.started.push(startedBuild());
    before(stage.cancel);
    await accountMissing(await readReportInputs(runner.environment, runner.context), runner, services, ledger);
    return { accounting: ledger.accounting, lines: runner.lines, left: existsSync(path.join(folder.path, 'artifacts')) };
  };
  const none = { missing: [], pairs: 0 };

  it('takes it from the reports of the jobs, and leaves no archive behind', async () => {
    expect(await account('warn', ofBuilds(['b1'], ['a.A#f'], 2))).toEqual({
      accounting: { missing: ['a.A#f'], pairs: 2 },
      lines: ['Read mobile-test-results-espresso-1: passed. 1 test passed.'],
      left: false,
    });
  });

  it('reads nothing where missing tests are ignored', async () => {
    expect(await account('ignore', ofBuilds(['b1'], ['a.A#f'], 2))).toEqual({ accounting: none, lines: [], left: false });
  });

  it.each([
    ['fail', 'warning: '],
    ['warn', ''],
  ])('claims nothing without the reports, and says so with missing-tests: %s', async (choice, level) => {
    expect(await account(choice, 'no service')).toEqual({
      accounting: none,
      lines: [
        `${level}Whether tests of the suite are missing is not known here: the artifacts of this workflow run cannot be read: this runner has no artifact service [artifacts-unavailable].`,
      ],
      left: false,
    });
  });

  it('ends with the workflow', async () => {
    const reason = new Error('cancelled');
    expect(await rejection(account('warn', 'no service', (cancel) => cancel(reason)))).toBe(reason);
  });
});

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
import { knownSuite } from '../results/known-suites.ts';
import { openArtifactStore } from './artifact-store.ts';
import { jobDocument } from './job-report.ts';
import { pixel } from './listed-build.ts';

/** A job with these builds that discovered these tests; without any it knows none. */
const ofBuilds = (ids: readonly string[], discovered?: readonly string[], unknown: readonly string[] = []): JobDocument => {
  const known = discovered === undefined ? undefined : knownSuite(discovered);
  return jobDocument({
    builds: ids.map((id) => ({ id, shard: 1, shards: 1, attempt: 1 })),
    ...(known === undefined ? {} : { knownSuite: { tests: [...known.tests], unknown: unknown.map((part) => ({ part })) } }),
  });
};

/** With builds on these devices, and what each device reported here. */
const missing = (
  documents: readonly JobDocument[],
  builds: Readonly<Record<string, string>>,
  reported: Readonly<Record<string, readonly string[]>> = {},
) => {
  const sessions = Object.entries(reported).map(([device, names]) =>
    sessionResult({ device, tests: names.map((name) => testResult(name)) }),
  );
  return missingOf(
    documents.map(({ results }) => results.extra),
    {
      started: Object.entries(builds).map(([id, device]) => startedBuild({ id, devices: [device] })),
      sessions: new Map(sessions.map((session, nth) => [String(nth), session])),
    },
  );
};

describe('the tests that jobs discovered and no session reported', () => {
  const [one, two] = [pixel, 'Galaxy S22-12.0'];

  it('are named once, and counted on each device', () => {
    const jobs = [ofBuilds(['b1'], ['a.A#f', 'a.A#g']), ofBuilds(['b2'], ['a.A#f', 'a.A#g'])];
    const found = missing(jobs, { b1: one, b2: two }, { [one]: ['a.A#f'], [two]: [] });
    expect(found).toEqual({ accounting: { missing: ['a.A#g', 'a.A#f'], pairs: 3 }, knownSuite: undefined });
  });

  it('are told by any job of the device, whatever shard it ran', () => {
    const jobs = [ofBuilds(['b1'], ['a.A#f', 'a.A#g']), ofBuilds(['b2'])];
    const found = missing(jobs, { b1: one, b2: one }, { [one]: ['a.A#f'] });
    expect(found).toEqual({ accounting: { missing: ['a.A#g'], pairs: 1 }, knownSuite: undefined });
  });

  it('are told by jobs whose builds all count', () => {
    const jobs = [ofBuilds(['b1', 'replaced'], ['a.A#f']), ofBuilds(['b1'], ['a.A#h'])];
    expect(missing(jobs, { b1: one }, { [one]: [] }).accounting).toEqual({ missing: ['a.A#h'], pairs: 1 });
  });

  it('leave out classes that nobody could look into', () => {
    const found = missing([ofBuilds(['b1'], ['a.A#f', 'a.B#g'], ['a.B'])], { b1: one }, { [one]: [] });
    expect(found.accounting).toEqual({ missing: ['a.A#f'], pairs: 1 });
  });

  it.each([
    ['no job stored anything', []],
    ['its job knows none', [ofBuilds(['b1'], ['a.A#f']), ofBuilds(['b2'])]],
  ])('are unknown of a device where %s', (_what, jobs) => {
    const found = missing(jobs, { b1: one, b2: two }, { [one]: ['a.A#f'], [two]: [] });
    expect(found).toEqual({ accounting: { missing: [], pairs: 0 }, knownSuite: 'unknown' });
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
    ledger.sessions.set('s', sessionResult({ device: pixel }));
    before(stage.cancel);
    await accountMissing(await readReportInputs(runner.environment, runner.context), runner, services, ledger);
    const { accounting, knownSuite: known } = ledger;
    return { accounting, known, lines: runner.lines, left: existsSync(path.join(folder.path, 'artifacts')) };
  };
  const none = { missing: [], pairs: 0 };

  it('takes it from the reports of the jobs, and leaves no archive behind', async () => {
    expect(await account('warn', ofBuilds(['b1'], ['a.A#f']))).toEqual({
      accounting: { missing: ['a.A#f'], pairs: 1 },
      known: undefined,
      lines: ['Read mobile-test-results-espresso-1: passed. 1 test passed.'],
      left: false,
    });
  });

  it('reads nothing where missing tests are ignored', async () => {
    expect(await account('ignore', ofBuilds(['b1'], ['a.A#f']))).toEqual({
      accounting: none,
      known: undefined,
      lines: [],
      left: false,
    });
  });

  it.each([
    ['fail', 'warning: '],
    ['warn', ''],
  ])('claims nothing without the reports, and says so with missing-tests: %s', async (choice, level) => {
    expect(await account(choice, 'no service')).toEqual({
      accounting: none,
      known: 'unknown',
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

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectArtifacts } from '../../../src/collector/collect-artifacts.ts';
import type { JobDocument } from '../../../src/collector/job-document.ts';
import { readReportInputs } from '../../../src/inputs/report-inputs.ts';
import type { Ledger } from '../../../src/run/run-state.ts';
import { rejection } from '../../helpers/cloud-client.ts';
import { createMemoryRunner } from '../../helpers/memory-runner.ts';
import { openStage } from '../../helpers/stage.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../helpers/temp.ts';
import { type ArtifactStore, openArtifactStore } from './artifact-store.ts';
import { iphone14, iphone15, jobDocument, jobSession, jobTest } from './job-report.ts';

let store: ArtifactStore;
let folder: TemporaryDirectory;

beforeEach(async () => {
  store = await openArtifactStore();
  folder = await temporaryDirectory();
});

afterEach(async () => {
  await store[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

type Collected = { readonly ledger: Ledger; readonly isSimulated: boolean };

const collect = async (more: Readonly<Record<string, string>> = {}): Promise<Collected> => {
  await using stage = openStage('http://127.0.0.1:9');
  const inputs = { 'base-url': 'embedded', framework: 'earlgrey', ...more };
  const runner = createMemoryRunner(folder.path, inputs, store.env);
  const services = { ...stage.services, tempDir: path.join(folder.path, 'temp') };
  const given = await readReportInputs(runner.environment, runner.context);
  try {
    return { isSimulated: await collectArtifacts(given, runner, services, stage.ledger), ledger: stage.ledger };
  } finally {
    expect(existsSync(path.join(services.tempDir, 'artifacts'))).toBe(false);
  }
};

const name = (hash: string) => `mobile-test-results-earlgrey-test-attempt-1-${hash.padEnd(8, '0')}`;

/** A job on this device with one test that passed there. */
const jobOn = (device: string, extra: Partial<JobDocument['results']['extra']> = {}): JobDocument =>
  jobDocument({ sessions: [jobSession({ device })], ...extra }, [jobTest({ extra: { device } })]);

const saidOf = ({ errors }: Ledger) => errors.map(({ code, clause }) => `${clause} [${code}]`);

describe('collectArtifacts', () => {
  it('brings builds, sessions and their files of all jobs together', async () => {
    const files = (device: string) => ({
      [`sessions/${device}/junit.xml`]: `<testsuite name="${device}"/>`,
      [`sessions/${device}/session.json`]: '{}',
      [`sessions/${device}/device.log`]: 'not wanted',
    });
    await store.addReport(
      name('aa'),
      jobOn(iphone14, { builds: [{ id: 'b1', shard: 1, shards: 1, attempt: 1 }] }),
      files(iphone14),
    );
    await store.addReport(
      name('bb'),
      jobOn(iphone15, { builds: [{ id: 'b2', shard: 1, shards: 1, attempt: 2 }] }),
      files(iphone15),
    );
    const { ledger, isSimulated } = await collect();
    expect(isSimulated).toBe(false);
    expect(ledger.errors).toEqual([]);
    expect(Object.fromEntries(ledger.started.map(({ id, attempt }) => [id, attempt]))).toEqual({ b1: 0, b2: 1 });
    expect([...ledger.builds.keys()].toSorted()).toEqual(['b1', 'b2']);
    const sessions = [...ledger.sessions.values()].toSorted((a, b) => a.device.localeCompare(b.device));
    expect(sessions.map(({ device, tests }) => [device, tests.length])).toEqual([
      [iphone14, 1],
      [iphone15, 1],
    ]);
    expect(sessions[0]).toMatchObject({
      folder: 'sessions/iPhone-14-16/shard-1-of-1',
      files: { junit: ['junit.xml'], session: ['session.json'] },
    });
    const target = path.join(folder.path, 'mobile-test-results', sessions[1]?.folder ?? '');
    expect(await readFile(path.join(target, 'junit.xml'), 'utf8')).toBe(`<testsuite name="${iphone15}"/>`);
    expect(existsSync(path.join(target, 'device.log'))).toBe(false);
  });

  it('copies no file that is not there, nor one outside of the report', async () => {
    const session = jobSession({ folder: '../..' });
    await store.addReport(name('aa'), jobOn(iphone14, { sessions: [session] }), { 'sessions/x/junit.xml': '<x/>' });
    const { ledger } = await collect();
    expect([...ledger.sessions.values()]).toMatchObject([{ folder: 'sessions/iPhone-14-16/shard-1-of-1', files: {} }]);
    expect(existsSync(path.join(folder.path, 'mobile-test-results'))).toBe(false);
  });

  it('counts from 1 in the names of folders', async () => {
    const sessions = [jobSession({ shard: 2, shards: 3, folder: 's' })];
    await store.addReport(name('aa'), jobOn(iphone14, { sessions }), { 's/session.json': '{}' });
    const { ledger } = await collect();
    expect([...ledger.sessions.values()]).toMatchObject([
      { folder: 'sessions/iPhone-14-16/shard-2-of-3', files: { session: ['session.json'] } },
    ]);
  });

  it('is an error without any report of the project', async () => {
    await store.addReport(name('aa'), jobDocument({ project: 'nightly' }));
    const { ledger, isSimulated } = await collect();
    expect(isSimulated).toBe(false);
    expect(saidOf(ledger)).toEqual([
      'no artifact of this workflow run is named mobile-test-results-earlgrey-* and holds a report of the project shop-4711: every job died, was skipped or never started [matrix-no-build]',
    ]);
  });

  it('keeps what is against a job, and which two cannot both count', async () => {
    await store.addReport(name('aa'), { ...jobOn(iphone14), timestamp: '2026-01-02T09:00:00Z' });
    await store.addReport(name('bb'), jobOn(iphone14));
    await store.addReport(name('cc'), jobOn(iphone15, { verdict: 'timed-out', reason: 'Time was over.' }));
    await store.addReport(name('dd'), jobOn('iPad 9-15', { verdict: 'error', reason: 'No test ran.' }));
    const { ledger } = await collect();
    expect(saidOf(ledger)).toEqual([
      `the artifacts ${name('aa')} and ${name('bb')} both report ${iphone14} [matrix-builds-rival]`,
      `the job of ${name('dd')} ended error: No test ran [matrix-job-red]`,
    ]);
    expect(ledger.outOfTime?.clause).toBe(`the job of ${name('cc')} ended timed-out: Time was over`);
  });

  it('keeps the longest wait, and that any of it is simulated', async () => {
    await store.addReport(name('aa'), jobOn(iphone14, { queueMs: 9_000, simulated: true }));
    await store.addReport(name('bb'), jobOn(iphone15, { queueMs: 4_000 }));
    const { ledger, isSimulated } = await collect();
    expect([ledger.queueMs, isSimulated]).toEqual([9_000, true]);
  });

  it('adds up what the jobs found missing, unless that is ignored', async () => {
    await store.addReport(name('aa'), jobOn(iphone14, { missingTests: ['A#f', 'A#g'], totals: { missing: 2 } }));
    await store.addReport(name('bb'), jobOn(iphone15, { missingTests: ['A#g'], totals: { missing: 1 } }));
    const { accounting } = (await collect({ 'missing-tests': 'warn' })).ledger;
    expect([accounting.missing.toSorted(), accounting.pairs]).toEqual([['A#f', 'A#g'], 3]);
    expect((await collect({ 'missing-tests': 'ignore' })).ledger.accounting).toEqual({ missing: [], pairs: 0 });
  });

  it('names an artifact that cannot be read, and leaves nothing behind', async () => {
    await store.addArtifact(name('aa'), { 'results.json': '{}' });
    expect(await rejection(collect())).toMatchObject({ code: 'matrix-artifact-unusable' });
  });
});

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectDocuments } from '../../../src/collector/collect-documents.ts';
import { readReportInputs } from '../../../src/inputs/report-inputs.ts';
import type { CtrfDocument } from '../../../src/results/ctrf/ctrf-document.ts';
import type { RunOutcome } from '../../../src/run/judge/judge-run.ts';
import type { RunFacts } from '../../../src/run/run-state.ts';
import { rejection } from '../../helpers/cloud-client.ts';
import { createMemoryRunner } from '../../helpers/memory-runner.ts';
import { openStage } from '../../helpers/stage.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../helpers/temp.ts';
import { type ArtifactStore, openArtifactStore } from './artifact-store.ts';
import { iphone14, iphone15, jobDocument, jobIdentity, jobSession, jobTest } from './stored-job.ts';

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

type Collected = { readonly facts: RunFacts; readonly outcome: RunOutcome & { readonly simulated: boolean } };

const collect = async (more: Readonly<Record<string, string>> = {}): Promise<Collected> => {
  await using stage = openStage('http://127.0.0.1:9');
  const inputs = { 'base-url': 'embedded', framework: 'earlgrey', ...more };
  const runner = createMemoryRunner(folder.path, inputs, store.env);
  const services = { ...stage.services, tempDir: path.join(folder.path, 'temp') };
  const given = await readReportInputs(runner.environment, runner.context);
  try {
    const outcome = await collectDocuments(given, runner, services, stage.run);
    return { outcome, facts: stage.run.facts() };
  } finally {
    expect(existsSync(path.join(services.tempDir, 'artifacts'))).toBe(false);
  }
};

const name = (hash: string) => `mobile-test-results-earlgrey-test-attempt-1-${hash.padEnd(8, '0')}`;

/** A job on this device with one test that passed there. */
const jobOn = (device: string, extra: Partial<CtrfDocument['results']['extra']> = {}): CtrfDocument =>
  jobDocument({ sessions: [jobSession({ device })], job: jobIdentity({ hash: device, devices: [device] }), ...extra }, [
    jobTest({ extra: { device } }),
  ]);

const saidOf = ({ problems }: RunFacts) => problems.map(({ code, clause }) => `${clause} [${code}]`);

describe('collectDocuments', () => {
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
    const { facts, outcome } = await collect();
    expect(outcome.simulated).toBe(false);
    expect(facts.problems).toEqual([]);
    expect(Object.fromEntries(facts.started.map(({ id, attempt }) => [id, attempt]))).toEqual({ b1: 0, b2: 1 });
    expect([...facts.records.keys()].toSorted()).toEqual(['b1', 'b2']);
    const sessions = [...facts.sessions.values()].toSorted((a, b) => a.device.localeCompare(b.device));
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
    const { facts } = await collect();
    expect([...facts.sessions.values()]).toMatchObject([{ folder: 'sessions/iPhone-14-16/shard-1-of-1', files: {} }]);
    expect(existsSync(path.join(folder.path, 'mobile-test-results'))).toBe(false);
  });

  it('counts from 1 in the names of folders', async () => {
    const sessions = [jobSession({ shard: 2, shards: 3, folder: 's' })];
    await store.addReport(name('aa'), jobOn(iphone14, { sessions }), { 's/session.json': '{}' });
    const { facts } = await collect();
    expect([...facts.sessions.values()]).toMatchObject([
      { folder: 'sessions/iPhone-14-16/shard-2-of-3', files: { session: ['session.json'] } },
    ]);
  });

  it('is an error without any report of the project', async () => {
    await store.addReport(name('aa'), jobDocument({ project: 'nightly' }));
    const { facts, outcome } = await collect();
    expect(outcome.simulated).toBe(false);
    expect(saidOf(facts)).toEqual([
      'no artifact of this workflow run is named mobile-test-results-earlgrey-* and contains a report of the project shop-4711: every job died, was skipped or never started [matrix-no-build]',
    ]);
  });

  it('keeps what is against a job, and which builds conflict', async () => {
    await store.addReport(name('aa'), jobOn(iphone14));
    await store.addReport(name('bb'), jobOn(iphone14, { sessions: [jobSession({ build: 'another' })] }));
    await store.addReport(name('cc'), jobOn(iphone15, { verdict: 'timed-out', reason: 'Time was over.' }));
    await store.addReport(name('dd'), jobOn('iPad 9-15', { verdict: 'error', reason: 'No test ran.', sessions: [] }));
    const { problems } = (await collect({ needs: '{"test":{"result":"failure"},"tablets":{"result":"cancelled"}}' })).facts;
    expect(problems.map(({ code }) => code).toSorted()).toEqual([
      'matrix-conflicting-builds',
      'matrix-job-red',
      'matrix-job-timed-out',
      'matrix-needed-job',
    ]);
    expect(problems.find(({ code }) => code === 'matrix-needed-job')?.clause).toMatch(/^the needed job tablets was cancelled/);
  });

  it('keeps the longest wait, and that any of it is simulated', async () => {
    await store.addReport(name('aa'), jobOn(iphone14, { queueMs: 9_000, simulated: true }));
    await store.addReport(name('bb'), jobOn(iphone15, { queueMs: 4_000 }));
    const { facts, outcome } = await collect();
    expect([facts.queueMs, outcome.simulated]).toEqual([9_000, true]);
  });

  it('adds up what the jobs found missing', async () => {
    const lacks = (device: string, ...names: readonly string[]) => ({
      missingTests: names.map((each) => ({ name: each, devices: [device] })),
      knownSuite: { tests: [], unknown: [] },
    });
    await store.addReport(name('aa'), jobOn(iphone14, lacks(iphone14, 'A#f', 'A#g')));
    await store.addReport(name('bb'), jobOn(iphone15, lacks(iphone15, 'A#g')));
    const { outcome } = await collect();
    expect(outcome).not.toHaveProperty('knownSuite');
    expect(outcome.missing?.map((test) => [test.name, test.devices.length]).toSorted()).toEqual([
      ['A#f', 1],
      ['A#g', 2],
    ]);
  });

  it('keeps several projects apart, each in folders of its own, and names one without any report', async () => {
    const variant = (project: string) => jobOn(iphone14, { project, sessions: [jobSession({ build: project })] });
    await store.addReport(name('aa'), variant('debug'));
    await store.addReport(name('bb'), variant('staging'));
    const { facts } = await collect({ project: 'debug\nstaging\nrelease' });
    expect(saidOf(facts)).toEqual([expect.stringMatching(/contains a report of the project release: .*\[matrix-no-build\]$/)]);
    const sessions = [...facts.sessions.values()].map(({ buildId, buildNumber, folder: at }) => [buildId, buildNumber, at]);
    expect(sessions).toEqual([
      ['debug', 1, 'sessions/iPhone-14-16/shard-1-of-1/build-1'],
      ['staging', 2, 'sessions/iPhone-14-16/shard-1-of-1/build-2'],
    ]);
  });

  it('merges the attempts of a session: it began with the first and ended with the last', async () => {
    const start = Date.UTC(2026, 0, 2, 10);
    const video = (nth: number) => `https://v/${nth}`;
    const first = jobSession({ start, duration: 60_000, queued: 7_000, build: 'b1', session: 's1', video: video(1) });
    const later = {
      attempt: 2,
      start: start + 90_000,
      duration: 5_000,
      build: 'b2',
      session: 's2',
      video: video(2),
      dashboard: 'https://d/2',
    };
    const tests = [
      jobTest({ name: 'here' }),
      jobTest({ name: 'failing', status: 'failed', rawStatus: 'failed' }),
      jobTest({ name: 'on another device', extra: { device: iphone15 } }),
      jobTest({ name: 'in another shard', extra: { shard: 2 } }),
      jobTest({ name: 'of no test', extra: { kind: 'session' } }),
    ];
    await store.addReport(name('aa'), jobDocument({ sessions: [jobSession(later), first] }, tests));
    const [session] = (await collect()).facts.sessions.values();
    expect(session?.tests.map((test) => test.name)).toEqual(['here', 'failing']);
    expect(session).toMatchObject({
      device: iphone14,
      shard: { index: 0, total: 1 },
      attempt: 0,
      buildId: 'b2',
      sessionId: 's2',
      startedAt: new Date(start),
      durationMs: 65_000,
      queuedMs: 7_000,
      evidence: { details: { state: 'read', tests: { passed: 1, failed: 1 } }, report: { state: 'none' } },
      links: { dashboard: 'https://d/2', video: 'https://v/2' },
    });
  });

  it('names an artifact that cannot be read, and leaves nothing behind', async () => {
    await store.addArtifact(name('aa'), { 'results.json': '{}' });
    expect(await rejection(collect())).toMatchObject({ code: 'matrix-artifact-unusable' });
  });
});

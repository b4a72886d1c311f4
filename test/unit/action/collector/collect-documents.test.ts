import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectDocuments } from '../../../../src/action/collector/collect-documents.ts';
import { readReportInputs } from '../../../../src/action/inputs/report-inputs.ts';
import type { RunOutcome } from '../../../../src/action/run/judge/judge-run.ts';
import type { RunFacts } from '../../../../src/action/run/run-state.ts';
import type { CtrfDocument } from '../../../../src/core/results/ctrf/ctrf-document.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { openStage } from '../../../helpers/stage.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../../helpers/temp.ts';
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
  const context = {
    ...stage.context,
    environment: runner.environment,
    github: runner.github,
    clock: runner.clock,
    tempDir: path.join(folder.path, 'temp'),
  };
  const given = await readReportInputs(runner.environment, runner.github);
  try {
    const outcome = await collectDocuments(given, context, stage.run);
    return { outcome, facts: stage.run.facts() };
  } finally {
    expect(existsSync(path.join(context.tempDir, 'artifacts'))).toBe(false);
  }
};

const name = (hash: string) => `mobile-test-results-earlgrey-test-attempt-1-${hash.padEnd(8, '0')}`;

/** A job on a device with one passed test. */
const jobOn = (device: string, extra: Partial<CtrfDocument['results']['extra']> = {}): CtrfDocument =>
  jobDocument({ sessions: [jobSession({ device })], job: jobIdentity({ hash: device, devices: [device] }), ...extra }, [
    jobTest({ extra: { device } }),
  ]);

describe('collectDocuments', () => {
  it('copies no file that is not there, nor one outside of the report, and counts from 1 in the names of folders', async () => {
    const sessions = ['../..', 's'].map((from, nth) => jobSession({ shard: nth + 1, shards: 2, folder: from }));
    const files = { 'sessions/x/junit.xml': '<x/>', 's/session.json': '{}' };
    await store.addReport(name('aa'), jobOn(iphone14, { sessions }), files);
    const { facts } = await collect();
    expect([...facts.sessions.values()]).toMatchObject([
      { folder: 'sessions/iPhone-14-16/shard-1-of-2', files: {} },
      { folder: 'sessions/iPhone-14-16/shard-2-of-2', files: { session: ['session.json'] } },
    ]);
  });

  it('keeps the longest wait, and that any of it is simulated', async () => {
    await store.addReport(name('aa'), jobOn(iphone14, { queueMs: 9_000, simulated: true }));
    await store.addReport(name('bb'), jobOn(iphone15, { queueMs: 4_000 }));
    const { facts, outcome } = await collect();
    expect([facts.queueMs, outcome.simulated]).toEqual([9_000, true]);
  });

  it.each([
    ['bs://dir', { app: 'bs://dir', media: ['media://a'] }],
    ['bs://other', { media: ['media://a'] }],
  ])('names what all jobs with a build used alike, with %s as the app of the second', async (app, expected) => {
    const used = (nth: number, refs: CtrfDocument['results']['extra']['refs'] & object) => ({
      builds: [{ id: `b${nth}`, shard: 1, shards: 1, attempt: 1 }],
      refs: { media: ['media://a'], ...refs },
    });
    await store.addReport(name('aa'), jobOn(iphone14, used(1, { app: 'bs://dir' })));
    await store.addReport(name('bb'), jobOn(iphone15, used(2, { app })));
    await store.addReport(name('cc'), jobOn('iPhone 13-15', { builds: [], verdict: 'error' }));
    expect((await collect()).facts.uploaded).toEqual(expected);
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
    expect(outcome.missing?.map((test) => `${test.name} ${test.devices.length}`).toSorted()).toEqual(['A#f 1', 'A#g 2']);
  });

  it('lists the builds of current documents, which it does not follow', async () => {
    const builds = (...ids: readonly string[]) => ids.map((id, nth) => ({ id, shard: 2, shards: 3, attempt: nth + 1 }));
    await store.addReport(name('aa'), jobOn(iphone14, { builds: builds('old') }));
    const job = jobIdentity({ hash: iphone14, runAttempt: 2 });
    await store.addReport(name('bb'), jobOn(iphone14, { builds: builds('b1', 'b2'), job }));
    const { facts, outcome } = await collect();
    expect(outcome.documentedBuilds).toEqual([
      { id: 'b1', shard: { index: 1, total: 3 }, attempt: 0 },
      { id: 'b2', shard: { index: 1, total: 3 }, attempt: 1 },
    ]);
    expect(facts.started).toEqual([]);
  });

  it('merges the attempts of a session: it began with the first and ended with the last', async () => {
    const start = Date.UTC(2026, 0, 2, 10);
    const first = jobSession({ start, duration: 60_000, queued: 7_000, build: 'b1', session: 's1', video: 'https://v/1' });
    const links = { video: 'https://v/2', dashboard: 'https://d/2' };
    const later = { attempt: 2, start: start + 90_000, duration: 5_000, build: 'b2', session: 's2', ...links };
    const tests = [
      jobTest({ name: 'here' }),
      jobTest({ name: 'failing', status: 'failed', rawStatus: 'failed' }),
      jobTest({ name: 'on another device', extra: { device: iphone15 } }),
      jobTest({ name: 'in another shard', extra: { shard: 2 } }),
      jobTest({ name: 'of no test', status: 'other', extra: { kind: 'session' } }),
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
      evidence: { details: { state: 'document', job: `the job "test" (${iphone14})` }, report: { state: 'none' } },
      links,
    });
  });
});

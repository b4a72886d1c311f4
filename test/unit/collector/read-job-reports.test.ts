import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StoredReport } from '../../../src/collector/job-report.ts';
import { readJobReports, UnusableArtifactError } from '../../../src/collector/read-job-reports.ts';
import { ArtifactsUnavailableError } from '../../../src/github/download-artifacts.ts';
import { rejection } from '../../helpers/cloud-client.ts';
import { createMemoryRunner } from '../../helpers/memory-runner.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../helpers/temp.ts';
import { type ArtifactStore, openArtifactStore } from './artifact-store.ts';
import { jobDocument } from './job-report.ts';

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

const read = async (search: { artifactPattern?: string; project?: string } = {}) => {
  const runner = createMemoryRunner(folder.path, {}, store.env);
  const reports: StoredReport[] = [];
  const stored = readJobReports({ artifactPattern: 'ios-*', project: 'shop-4711', ...search }, folder.path, runner);
  for await (const report of stored) reports.push(report);
  return { reports, lines: runner.lines };
};

describe('readJobReports', () => {
  it('reads those whose names fit, as archives that hold more', async () => {
    await store.addReport('ios-14', jobDocument());
    await store.addReport('ios-15', jobDocument({ verdict: 'failed', reason: '1 of 1 tests failed.' }));
    await store.addReport('android', jobDocument());
    const { reports, lines } = await read();
    expect(reports).toEqual([
      expect.objectContaining({ name: 'ios-15' }),
      { name: 'ios-14', archive: expect.stringContaining(folder.path), document: jobDocument() },
    ]);
    expect(existsSync(reports[1]?.archive ?? '')).toBe(true);
    expect(lines).toEqual(['Read ios-15: failed. 1 of 1 tests failed.', 'Read ios-14: passed. 1 test passed.']);
  });

  it('leaves out those of another project, and says so', async () => {
    await store.addReport('ios-14', jobDocument({ project: 'nightly' }));
    const { reports, lines } = await read();
    expect(reports).toEqual([]);
    expect(lines).toEqual(['Left out ios-14, which is of the project nightly.']);
  });

  it('reads the next when the one before has been looked at, so that no two are in memory', async () => {
    await store.addArtifact('ios-14', { 'results.json': '{}' });
    await store.addReport('ios-15', jobDocument());
    const runner = createMemoryRunner(folder.path, {}, store.env);
    const reports = readJobReports({ artifactPattern: 'ios-*', project: 'shop-4711' }, folder.path, runner);
    expect(await reports.next()).toMatchObject({ value: { name: 'ios-15' } });
    expect(await rejection(reports.next())).toBeInstanceOf(UnusableArtifactError);
  });

  it('reads none where no name fits', async () => {
    await store.addReport('android', jobDocument());
    expect(await read()).toEqual({ reports: [], lines: [] });
  });

  it.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['has no results', { 'notes.txt': 'none' }, /^the artifact ios-1 cannot be read: .*results\.json/],
    [
      'holds something else',
      { 'results.json': '{}' },
      /^the artifact ios-1 cannot be read: it is no results\.json of the run action/,
    ],
    ['is cut', { 'results.json': '{"results":' }, /^the artifact ios-1 cannot be read: .*JSON/],
  ])('names an artifact that %s', async (_what, files, message) => {
    await store.addArtifact('ios-1', files);
    const error = await rejection(read());
    expect(error).toBeInstanceOf(UnusableArtifactError);
    expect(error).toMatchObject({
      name: 'UnusableArtifactError',
      code: 'matrix-artifact-unusable',
      message: expect.stringMatching(message),
    });
  });

  it('cannot be without an artifact service', async () => {
    const runner = createMemoryRunner(folder.path, {});
    const reading = readJobReports({ artifactPattern: '*', project: 'shop-4711' }, folder.path, runner);
    expect(await rejection(reading.next())).toBeInstanceOf(ArtifactsUnavailableError);
  });
});

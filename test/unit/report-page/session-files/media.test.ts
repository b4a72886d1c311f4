import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SessionResult, TestResult } from '../../../../src/core/model/results.ts';
import { defaultBudget, type PageBudget } from '../../../../src/report-page/budget.ts';
import { sampleVideo, screenPicture } from '../../../../src/stand-in/debug-data/pictures.ts';
import { sampleRun } from '../../../browser/sample/sample-run.ts';
import { failedTest, runResult, sessionResult, testResult } from '../../../helpers/run-results.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';
import { writePage } from '../read-page.ts';

const own = 'sessions/A-1/shard-1-of-1';
const png = screenPicture({ accent: [1, 2, 3] });

/** A run of one session whose folder holds these files. */
const runWith = async (
  reportDir: string,
  files: Readonly<Record<string, Buffer | string>>,
  named: SessionResult['files'],
  tests: readonly TestResult[] = [failedTest('a.B#c')],
) => {
  const session = sessionResult({ device: 'A-1', tests, files: named });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(reportDir, session.folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return runResult([session]);
};

/** The page of a run of one session whose folder holds these files. */
const pageOf = async (
  files: Parameters<typeof runWith>[1],
  named: SessionResult['files'],
  more: { tests?: TestResult[]; budget?: PageBudget } = {},
) => {
  await using folder = await temporaryDirectory();
  return await writePage(await runWith(folder.path, files, named, more.tests), folder.path, more.budget);
};

describe('screenshots and videos', () => {
  it('are in the page byte by byte, screenshots with their test', async () => {
    const shot = 'screenshots/a.B_c-1.png';
    const page = await pageOf({ [shot]: png, 'video.mp4': sampleVideo }, { screenshots: [shot], video: ['video.mp4'] });
    const [picture, video] = [
      { kind: 'screenshot', name: 'a.B_c-1', test: 'a.B#c' },
      { kind: 'video', name: 'video' },
    ];
    expect(page.files(0)?.media).toEqual([
      { ...picture, path: `${own}/${shot}`, bytes: png.length, type: 'image/png', element: 0 },
      { ...video, path: `${own}/video.mp4`, bytes: sampleVideo.length, type: 'video/mp4', element: 1 },
    ]);
    expect(page.media(0)?.equals(png)).toBe(true);
    expect(page.media(1)?.equals(sampleVideo)).toBe(true);
  });

  it('screenshots and videos of result bundles belong to the steps of their test', async () => {
    const name = 'screenshots/a.B_c-step-2-1.png';
    const heic = 'screenshots/a.B_c-step-2-2.heic';
    const steps = [
      { title: 'Start Test', depth: 0, startMs: 0, durationMs: 100, failed: false, pictures: [] },
      { title: 'Tap "Add"', depth: 1, startMs: 2_000, durationMs: 500, failed: true, pictures: [name, heic] },
    ];
    const files = { [name]: png, [heic]: '\0\0\0\x18ftypheic and more' };
    const expectedFailures = [{ kind: 'failure' as const, message: 'a known bug' }];
    const tests = [failedTest('a.B#c', {}, { steps }), testResult('a.B#d', { expectedFailures })];
    const { details, ...page } = await pageOf(files, { 'result-bundle': ['result-bundle.zip', name, heic] }, { tests });
    expect(page.files(0)?.media).toMatchObject([
      { path: `${own}/${name}`, test: 'a.B#c', type: 'image/png', element: 0 },
      { path: `${own}/${heic}`, test: 'a.B#c', type: 'image/heic', element: 1 },
    ]);
    expect(details.results[0]?.steps).toEqual(steps);
    expect(details.failures[details.results[1]?.expectedFailures?.[0] ?? -1]?.message).toBe('a known bug');
  });

  it('screenshots and videos of more than one piece survive the way into the page', async () => {
    const large = Buffer.concat([sampleVideo, Buffer.alloc(500_001, 'abcdefg')]);
    const page = await pageOf({ 'video.mp4': large }, { video: ['video.mp4'] });
    expect(page.media(0)?.equals(large)).toBe(true);
  });

  it('screenshots and videos that have no room are named with their size', async () => {
    const files = { 'a.png': png, 'video.mp4': sampleVideo };
    const budget = { ...defaultBudget, mediaBytes: Math.ceil(png.length / 3) * 4 };
    const page = await pageOf(files, { screenshots: ['a.png'], video: ['video.mp4'] }, { budget });
    expect(page.files(0)?.media.map(({ name, element, bytes }) => [name, element, bytes])).toEqual([
      ['a', 0, png.length],
      ['video', undefined, sampleVideo.length],
    ]);
  });

  it.each([
    { what: 'SVG, which can hold script', content: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>' },
    { what: 'HTML under the name of a picture', content: '<!doctype html><script>alert(1)</script>' },
    { what: 'a video under the name of a picture', content: sampleVideo },
    { what: 'nothing at all', content: '' },
  ])('are not shown when they are $what', async ({ content }) => {
    const page = await pageOf({ 'a.png': content }, { screenshots: ['a.png'] });
    expect(page.files(0)?.media).toEqual([{ kind: 'screenshot', path: `${own}/a.png`, name: 'a', bytes: content.length }]);
    expect(page.media(0)).toBeUndefined();
  });
});

describe('files of a session', () => {
  it('outside of the report folder stay there', async () => {
    await using folder = await temporaryDirectory();
    await using outside = await temporaryDirectory();
    await writeFile(path.join(outside.path, 'secret.log'), 'secret');
    await writeFile(path.join(outside.path, 'secret.png'), png);
    const reportDir = path.join(folder.path, 'report');
    const run = await runWith(
      reportDir,
      { 'x.txt': '' },
      {
        'device-logs': [path.join(outside.path, 'secret.log'), '../../../../secret.log', 'link.log'],
        screenshots: [path.join(outside.path, 'secret.png')],
      },
    );
    await writeFile(path.join(folder.path, 'secret.log'), 'secret');
    await symlink(path.join(outside.path, 'secret.log'), path.join(reportDir, own, 'link.log'));
    const page = await writePage(run, reportDir);
    expect(page.html).not.toContain('secret');
    expect(page.files(0)).toEqual({
      logs: [],
      media: [],
      notes: Array.from({ length: 3 }, () => 'Device log: the file is missing from the report folder.'),
    });
  });

  it('files of a session that are broken become notes', async () => {
    const page = await pageOf(
      { 'network.har': '{"log":', 'profiling.json': '[{"x":1}]' },
      { 'network-logs': ['network.har'], 'app-profiling': ['profiling.json'], 'instrumentation-logs': ['gone.log'] },
    );
    expect(page.files(0)?.notes).toEqual([
      'Instrumentation log: the file is missing from the report folder.',
      `Network log: ${own}/network.har is left out: it is not valid JSON.`,
      `App profiling: ${own}/profiling.json contains no recognized samples.`,
    ]);
  });

  it('files of sessions in trouble are sure of their room', async () => {
    await using folder = await temporaryDirectory();
    const run = await sampleRun(folder.path);
    const page = await writePage(run, folder.path, { ...defaultBudget, excerptBytes: 60_000 });
    const hasLogs = (session: number): boolean => (page.files(session)?.logs.length ?? 0) > 0;
    const shown = page.results.sessions.map(({ bad, hasFiles }, session) => ({ bad, hasFiles, has: hasLogs(session) }));
    expect(shown.filter(({ has }) => has).length).toBeGreaterThan(0);
    expect(shown.filter(({ has, bad }) => has && bad === 0)).toEqual([]);
    const without = shown.findIndex(({ has, hasFiles }) => hasFiles && !has);
    expect(page.files(without)?.notes[0]).toContain('The page has reached its size limit');
  });
});

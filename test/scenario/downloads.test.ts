import { describe, expect } from 'vitest';
import { it } from '../helpers/fixtures.ts';
import { runAction } from '../helpers/runner.ts';
import { embedded, espresso, scenario } from '../helpers/scenario.ts';
import { type Cloud, standingCloud } from '../helpers/standing-cloud.ts';

/** Kinds of files, with the ending of their requests and the stored file. */
const kinds = [
  ['device-logs', 'devicelogs', 'device.log'],
  ['instrumentation-logs', 'instrumentationlogs', 'instrumentation.log'],
  ['network-logs', 'networklogs', 'network.har'],
  ['app-profiling', 'appprofiling', 'profiling.json'],
  ['video', 'video', 'video.mp4'],
  ['screenshots', 'screenshot.png', 'screenshots/com.shop.CartTest_adds-1.png'],
  ['coverage', 'coverage', 'coverage.ec'],
] as const;

const good = 'Google Pixel 7-13.0';
const bad = 'Samsung Galaxy S22-12.0';

/** Ids of the sessions of which a file of this kind was requested. */
const sessionsAsked = ({ cloud }: Cloud, ending: string): readonly string[] => [
  ...new Set(
    cloud.requests
      .filter(({ path }) => path.endsWith(`/${ending}`))
      .map(({ path }) => /\/sessions\/(?:tests\/)?([0-9a-f]{40})/.exec(path)?.[1] ?? path),
  ),
];

const filesOf = (files: readonly string[], device: string): readonly string[] => {
  const folder = `mobile-test-results/sessions/${device.replaceAll(' ', '-')}/shard-1-of-1/`;
  return files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));
};

const reportsMissing = { device: 'Samsung*', report: { form: 'missing' as const } };

describe('download of failed sessions only', () => {
  it.each([
    ['a failed test', scenario({ overrides: [{ device: 'Samsung*', test: '*adds', outcome: 'fail' }] }), 'failed'],
    ['a test in error', scenario({ overrides: [{ device: 'Samsung*', test: '*adds', outcome: 'error' }] }), 'error'],
    ['a timeout', scenario({ sessions: [{ device: 'Samsung*', fate: 'times-out', 'after-tests': 2 }] }), 'timed-out'],
    ['a report that stays missing', scenario({ sessions: [reportsMissing] }), 'error'],
  ])('fetches every kind of the session with %s, and of no other', async (_what, file, verdict) => {
    await using cloud = await standingCloud(file);
    const download = kinds.map(([kind]) => `${kind}@failed`).join('\n');
    await using step = await runAction(espresso({ ...cloud.service, devices: `${good}\n${bad}`, download }));
    expect(step.outputs.verdict).toBe(verdict);
    const files = await step.files();
    expect(filesOf(files, good)).toEqual(['junit.xml', 'session.json']);
    const hasCoverage = verdict !== 'timed-out';
    for (const [kind, ending, name] of kinds) {
      expect({ kind, sessions: sessionsAsked(cloud, ending).length }).toEqual({ kind, sessions: 1 });
      if (kind !== 'coverage' || hasCoverage) expect(filesOf(files, bad)).toContain(name);
    }
    if (!hasCoverage) expect(step.stdout).toContain(`::notice::Some files of \`download\` are not available: coverage (${bad})`);
    // Files are recorded for every session, because it is unknown which session will fail.
    expect(cloud.cloud.startedBuilds()[0]?.capabilities).toMatchObject({
      deviceLogs: true,
      instrumentationLogs: true,
      networkLogs: true,
      appProfiling: true,
      video: true,
      screenshots: true,
      coverage: true,
    });
  });

  it('fetches nothing where all passed, also while a report is late', async () => {
    await using cloud = await standingCloud(scenario({ sessions: [{ report: { 'delay-seconds': 30 } }] }));
    await using step = await runAction(espresso({ ...cloud.service, download: 'all@failed' }));
    expect(step.outputs.verdict).toBe('passed');
    expect(kinds.map(([, ending]) => sessionsAsked(cloud, ending))).toEqual(kinds.map(() => []));
    expect(filesOf(await step.files(), good)).toEqual(['junit.xml', 'session.json']);
  });

  it('leaves other kinds alone, which are fetched of every session', async ({ cloud }) => {
    await using step = await runAction(espresso({ ...cloud.service, download: 'video\nscreenshots@failed' }));
    expect(filesOf(await step.files(), good)).toEqual(['junit.xml', 'session.json', 'video.mp4']);
    expect(sessionsAsked(cloud, 'screenshot.png')).toEqual([]);
  });
});

describe('coverage', () => {
  it.for(['v1', 'v2'])('is requested from the build and stored with its session in %s', async (version, { cloud }) => {
    await using step = await runAction(espresso({ ...cloud.service, 'api-version': version, download: 'coverage' }));
    expect(step.outputs.verdict).toBe('passed');
    expect(cloud.cloud.startedBuilds()[0]?.capabilities).toMatchObject({ coverage: true });
    expect(filesOf(await step.files(), good)).toEqual(['coverage.ec', 'junit.xml', 'session.json']);
  });

  it('is left out of all for a framework that has none', async ({ cloud }) => {
    const inputs = { framework: 'xcuitest' };
    await using step = await runAction(embedded({ ...inputs, ...cloud.service, download: 'all' }));
    expect(step.outputs.verdict).toBe('passed');
    expect(cloud.cloud.startedBuilds()[0]?.capabilities).not.toHaveProperty('coverage');
  });
});

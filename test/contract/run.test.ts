import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../src/commands/command.ts';
import type { ScenarioInput } from '../../src/embedded/schema/scenario.ts';
import { CancelledError } from '../../src/lib/cancellation.ts';
import { saveRun } from '../../src/run/saved-run.ts';
import { startGitHubServices } from '../helpers/github-services.ts';
import { createMemoryRunner, type MemoryRunner } from '../helpers/memory-runner.ts';
import { scenario } from '../helpers/scenario.ts';
import { temporaryDirectory } from '../helpers/temp.ts';

const pixel = 'Google Pixel 7-13.0';
const samples = path.resolve(import.meta.dirname, '../../samples');

interface Workspace extends AsyncDisposable {
  readonly path: string;
}

/** A workspace with the samples and a scenario. */
const workspaceWith = async (changes: ScenarioInput = {}): Promise<Workspace> => {
  const folder = await temporaryDirectory();
  await cp(samples, folder.path, { recursive: true });
  await writeFile(path.join(folder.path, 'scenario.yml'), scenario(changes));
  return folder;
};

const inputs = {
  'base-url': 'embedded',
  'embedded-scenario': 'scenario.yml',
  'poll-interval-seconds': '0.02',
  'missing-tests': 'ignore',
  framework: 'espresso',
  app: 'shop-debug.apk',
  'test-suite': 'shop-debug-androidTest.apk',
  devices: pixel,
};

const run = async (
  folder: Workspace,
  more: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<MemoryRunner> => {
  const runner = createMemoryRunner(folder.path, { ...inputs, ...more }, env);
  await runCommand(runner);
  return runner;
};

afterEach(() => vi.unstubAllEnvs());

describe('run against the built-in cloud, in this process', () => {
  it.each<[string, ScenarioInput, string, RegExp]>([
    ['everything agrees', {}, 'passed', /^3 tests passed, 1 skipped on 1 device/],
    ['the report comes late', { sessions: [{ report: { 'delay-seconds': 20 } }] }, 'passed', /every session reported/],
    ['the report never comes', { sessions: [{ report: { form: 'missing' } }] }, 'error', /JUnit report stayed missing/],
    ['the report is cut off', { sessions: [{ report: { form: 'truncated' } }] }, 'error', /JUnit report cannot be read/],
    ['the report is a web page', { sessions: [{ report: { form: 'html' } }] }, 'error', /JUnit report cannot be read/],
    ['the report is empty', { sessions: [{ report: { form: 'empty' } }] }, 'error', /JUnit report cannot be read/],
    [
      'the build says done and "Success" though a test failed',
      {
        overrides: [{ test: '*adds', outcome: 'fail' }],
        builds: [{ 'status-word': 'done' }],
        sessions: [{ shows: { 'device-status': 'done', 'device-statuses': 'success' } }],
      },
      'failed',
      /1 of 4 tests failed/,
    ],
    ['the build fails though no test did', { builds: [{ 'status-word': 'failed' }] }, 'error', /but no test of it failed/],
    [
      "the build's counters tell of failures that the report lacks",
      { sessions: [{ shows: { 'build-counters': { SUCCESS: 1, FAILED: 2 } } }] },
      'error',
      /the build counts 2 failed tests/,
    ],
    [
      "the session's counters tell of lost tests",
      { sessions: [{ shows: { 'session-counters': { SUCCESS: 9 } } }] },
      'error',
      /9 executed tests, the JUnit report only 3/,
    ],
    [
      'device_statuses lists the device in error',
      { sessions: [{ shows: { 'device-statuses': 'error' } }] },
      'error',
      /Google Pixel 7-13\.0/,
    ],
    ['a device lags behind its build', { sessions: [{ shows: { 'lag-seconds': 10 } }] }, 'passed', /every session reported/],
    ['a session crashes', { sessions: [{ fate: 'crashes', 'after-tests': 1 }] }, 'error', /./],
    ['a session is timed out', { sessions: [{ fate: 'times-out', 'after-tests': 1 }] }, 'timed-out', /timed/],
    ['a session vanishes', { sessions: [{ fate: 'vanishes' }] }, 'error', /the service started no session/],
    [
      'a test times out at the service',
      { overrides: [{ test: '*adds', outcome: 'timeout' }] },
      'timed-out',
      /1 test that the service timed out/,
    ],
    ['a test is in error', { overrides: [{ test: '*adds', outcome: 'error' }] }, 'error', /state ERROR/],
    ['every test is ignored', { overrides: [{ outcome: 'skip' }] }, 'error', /no test was executed/i],
    [
      'requests fail now and then',
      { faults: [{ action: 'status', status: 503, path: '/app-automate/**', nth: 2, times: 3 }] },
      'passed',
      /every session reported/,
    ],
  ])('when %s', async (_what, changes, verdict, reason) => {
    await using folder = await workspaceWith(changes);
    const runner = await run(folder);
    expect(runner.outputs).toMatchObject({ verdict, reason: expect.stringMatching(reason), simulated: 'true' });
    expect(runner.failed).toBe(verdict !== 'passed');
  });

  it('waits a build whose word nobody knows out', async () => {
    await using folder = await workspaceWith({ builds: [{ 'status-word': 'exploded' }] });
    const { outputs } = await run(folder, { 'timeout-minutes': '0.02' });
    expect(outputs).toMatchObject({
      verdict: 'timed-out',
      reason: expect.stringContaining('"exploded" (unrecognized)'),
      passed: '3',
    });
  });

  it('gives the same under the second version of the interface', async () => {
    await using folder = await workspaceWith({ overrides: [{ test: '*adds', outcome: 'fail' }] });
    const [one, two] = [await run(folder), await run(folder, { 'api-version': 'v2', 'report-dir': 'two' })];
    for (const name of ['verdict', 'reason', 'tests', 'passed', 'failed', 'skipped', 'sessions', 'failed-tests'])
      expect(two.outputs[name]).toBe(one.outputs[name]);
  });

  it('stores the report, annotates, and writes check run and comment', async () => {
    await using folder = await workspaceWith({ overrides: [{ test: '*adds', outcome: 'fail' }] });
    await using github = await startGitHubServices();
    for (const [name, value] of Object.entries(github.env)) vi.stubEnv(name, value);
    const event = path.join(folder.path, 'event.json');
    await writeFile(event, JSON.stringify({ pull_request: { number: 7, head: { sha: 'a'.repeat(40) } } }));
    const reviews = { 'github-token': github.token, 'check-name': 'Device tests', comment: 'true', download: 'all' };
    const runner = await run(folder, reviews, { ...github.env, GITHUB_EVENT_PATH: event });
    expect(runner.outputs).toMatchObject({ verdict: 'failed', 'artifact-id': expect.stringMatching(/^\d+$/) });
    expect(await github.artifacts()).not.toEqual([]);
    expect(runner.annotations).toHaveLength(1);
    expect(github.checkRuns).toMatchObject([{ name: 'Device tests', conclusion: 'failure', headSha: 'a'.repeat(40) }]);
    expect(github.comments).toMatchObject([{ body: expect.stringContaining('adds') }]);
    expect(runner.summaries.join('')).toContain('adds');
  });

  it('leaves check run and comment out, with one notice, where the token may not', async () => {
    await using folder = await workspaceWith();
    await using github = await startGitHubServices();
    const { forbidden } = await import('../helpers/github/rest.ts');
    github.fail({ path: /check-runs|comments/, reply: forbidden });
    const event = path.join(folder.path, 'event.json');
    await writeFile(event, JSON.stringify({ pull_request: { number: 7, head: { sha: 'a'.repeat(40) } } }));
    const reviews = { 'github-token': github.token, 'check-name': 'Device tests', comment: 'true', 'artifact-name': '' };
    const runner = await run(folder, reviews, { GITHUB_API_URL: github.origin, GITHUB_EVENT_PATH: event });
    expect(runner.outputs.verdict).toBe('passed');
    expect(runner.lines.filter((line) => line.startsWith('notice: '))).toEqual([
      expect.stringMatching(/checks: write.*pull-requests: write/),
    ]);
  });

  it('reports what is known when the workflow is cancelled', async () => {
    await using folder = await workspaceWith({ sessions: [{ fate: 'hangs' }] });
    const runner = createMemoryRunner(folder.path, { ...inputs, 'artifact-name': '' });
    const info = runner.log.info;
    Object.assign(runner.log, {
      info: (line: string) => {
        info(line);
        if (line.includes('running (session')) runner.cancel(new CancelledError());
      },
    });
    await runCommand(runner);
    expect(runner.outputs).toMatchObject({ verdict: 'cancelled' });
    expect(JSON.parse(runner.outputs['build-ids'] ?? '')).toHaveLength(1);
    expect(runner.failed).toBe(true);
  });

  it('has nothing to say in the post step of a step that ended well', async () => {
    await using folder = await workspaceWith();
    const runner = await run(folder);
    runner.lines.splice(0);
    await runCommand(runner);
    expect(runner.lines).toEqual([]);
  });

  it('names the builds in the post step of a step that was killed', async () => {
    await using folder = await workspaceWith();
    const runner = createMemoryRunner(folder.path, inputs);
    runner.saveState('is-post', 'true');
    saveRun({ framework: 'espresso', project: 'shop', started: ['b1'], unsettledStarts: 0, uploads: [] }, runner.saveState);
    await runCommand(runner);
    expect(runner.lines).toEqual([
      'warning: The step was ended before it could report. These builds are still running, in the project shop: b1',
    ]);
  });

  it('refuses a command that does not exist', async () => {
    await using folder = await workspaceWith();
    const runner = createMemoryRunner(folder.path, { command: '__proto__' });
    await runCommand(runner);
    expect(runner.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('command') });
  });

  it('prints a plan with media and custom ids, and sends nothing', async () => {
    await using folder = await workspaceWith();
    const runner = await run(folder, {
      'dry-run': 'true',
      app: 'custom-id:Shop',
      'test-suite': 'bs://suite',
      media: 'media://one\nREADME.md',
    });
    expect(runner.outputs.verdict).toBe('planned');
    expect(runner.lines.join('\n')).toContain('custom id');
  });

  it('uploads media and packed folders', async () => {
    await using folder = await workspaceWith();
    const runner = await run(folder, {
      framework: 'earlgrey',
      app: 'ShopEarlGrey',
      'test-suite': '',
      devices: 'iPhone 14-16',
      media: 'README.md',
      'media-custom-id': 'readme',
    });
    expect(runner.outputs).toMatchObject({ verdict: 'passed', 'media-refs': expect.stringMatching(/^\["media:\/\/[^"]+"\]$/) });
    expect(runner.lines).toContainEqual(expect.stringMatching(/^Packed the folder ShopEarlGrey/));
  });
});

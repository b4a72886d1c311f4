import { beforeAll, describe, expect, test } from 'vitest';
import type { Framework } from '../../src/core/model/framework.ts';
import type { BuildRecord, SessionRecord } from '../../src/core/model/records.ts';
import type { CloudClient } from '../../src/service/client.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { openService, startBuild, untilEndMs } from './open-service.ts';

type Shapes = NonNullable<ScenarioInput['shapes']>;

const tests = [
  { class: 'CartTest', name: 'passes', 'duration-seconds': 3 },
  { class: 'CartTest', name: 'fails', outcome: 'fail' as const, 'duration-seconds': 2 },
  { class: 'LoginTest', name: 'isSkipped', outcome: 'skip' as const },
  { class: 'LoginTest', name: 'isSlow', outcome: 'timeout' as const, 'duration-seconds': 9 },
  { class: 'LoginTest', name: 'breaks', outcome: 'error' as const, 'duration-seconds': 1 },
];

const scenario = (shapes: Shapes): ScenarioInput => ({
  tests: { espresso: tests, xcuitest: tests, earlgrey: tests },
  sessions: [{ device: 'Broken*', fate: 'errors', message: 'No network' }],
  devices: { 'accept-unknown': true },
  shapes,
});

/** Leaves out statuses in the wording of the service, and counters of tests that still wait. */
const essenceOfBuild = ({ rawStatus: _word, capabilities: _capabilities, ...build }: BuildRecord) => ({
  ...build,
  devices: build.devices.map(({ device, sessions }) => ({
    device,
    sessions: sessions.map(({ rawStatus: _sessionWord, counters, ...session }) => ({
      ...session,
      counters: counters && { ...counters, pending: 0 },
    })),
  })),
});

const essenceOfSession = ({ tests: found, rawStatus: _word, ...session }: SessionRecord) => ({
  ...session,
  tests: found.map(({ className, name, status, startedAt, durationMs, id, screenshotUrls }) => ({
    className,
    name,
    status,
    startedAt,
    durationMs,
    id,
    screenshotUrls,
  })),
});

/** Reads one build while it runs and after its end, and the lists around it. */
const readAll = async (framework: Framework, shapes: Shapes, apiVersion: 'v1' | 'v2' = 'v1') => {
  await using service = await openService(scenario(shapes));
  const cloud: CloudClient = service.client({ apiVersion, ...(framework !== 'earlgrey' && { appFramework: framework }) });
  const request = { devices: ['Good One-1.0', 'Broken One-1.0'], project: 'Shop' };
  const id = await startBuild(service, framework, request, cloud);
  const read = async () => {
    const { record } = await cloud.builds(framework).get(id);
    const sessionId = record.devices.find(({ device }) => device === 'Good One-1.0')?.sessions[0]?.id ?? '';
    const session = await cloud.sessions(framework).get(id, sessionId);
    return { build: essenceOfBuild(record), session: essenceOfSession(session.record) };
  };
  service.clock.advance(17_000);
  const running = await read();
  service.clock.advance(untilEndMs);
  const ended = await read();
  const listed = {
    apps: await cloud.apps.list(),
    suites: await (framework === 'earlgrey' ? cloud.testSuites('earlgrey') : cloud.testSuites(framework)).list(),
    projects: framework === 'earlgrey' ? [] : (await cloud.projects(framework).builds('Shop')).map(essenceOfBuild),
    unknownProject: framework === 'earlgrey' ? [] : await cloud.projects(framework).builds('Nobody'),
    devices: await cloud.devices.list(),
  };
  return { running, ended, listed };
};

const spellings: readonly Shapes[] = [
  { timestamps: 'utc' },
  { timestamps: 'offset' },
  { timestamps: 'unix' },
  { timestamps: 'iso' },
  { durations: 'words' },
  { durations: 'short' },
  { durations: 'text' },
  { durations: 'number' },
  { lists: 'wrapped' },
  { 'empty-lists': 'array' },
  { 'unknown-project': 'message' },
  { 'v2-builds': 'bare' },
  { 'suite-url-key': 'test_suite_url' },
  { 'suite-url-key': 'module_url' },
  { 'device-status-separator': 'hyphen' },
  { counters: 'lower' },
  { counters: 'v2' },
  { 'test-words': 'v2' },
  { 'timeout-word': 'timed out' },
  { 'queued-build-word': 'queued' },
  { errors: 'nested' },
  { 'real-mobile-key': 'real_mobile' },
  { 'xcuitest-class-keys': 'slashed' },
  { 'disabled-log-keys': 'absent' },
  { 'disabled-log-keys': 'null' },
];

const interfaces = [
  { framework: 'espresso', apiVersion: 'v1' },
  { framework: 'xcuitest', apiVersion: 'v1' },
  { framework: 'earlgrey', apiVersion: 'v1' },
  { framework: 'espresso', apiVersion: 'v2' },
  { framework: 'xcuitest', apiVersion: 'v2' },
] as const;

describe.each(interfaces)('$framework in $apiVersion', ({ framework, apiVersion }) => {
  let usual: Awaited<ReturnType<typeof readAll>>;
  beforeAll(async () => {
    usual = await readAll(framework, {}, apiVersion);
  });

  test.each(spellings)('the client reads the same results with %o', async (shapes) => {
    expect(await readAll(framework, shapes, apiVersion)).toEqual(usual);
  });
});

test('the usual spelling is read completely', async () => {
  const { running, ended, listed } = await readAll('espresso', {});
  expect(running.build).toMatchObject({ status: 'running', durationMs: 17_000 });
  expect(ended.build).toMatchObject({ status: 'failed', deviceErrors: [{ device: 'Broken One-1.0', message: 'No network' }] });
  expect(ended.session.counters).toEqual({ passed: 1, failed: 1, skipped: 1, timedOut: 1, error: 1, pending: 0 });
  expect(ended.session.tests.map(({ status }) => status)).toEqual(['passed', 'failed', 'skipped', 'timed-out', 'error']);
  expect(listed).toMatchObject({ apps: [{ name: 'shop.apk' }], suites: [{ name: 'shop-test.apk' }], unknownProject: [] });
  expect(listed.projects).toEqual([ended.build]);
});

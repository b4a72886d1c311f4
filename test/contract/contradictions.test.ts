import { describe, expect, test } from 'vitest';
import type { BuildRequest } from '../../src/core/model/builds.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { openService, startBuild, untilEndMs } from './open-service.ts';

const twoFail: ScenarioInput = {
  tests: {
    espresso: [
      { class: 'com.shop.CartTest', name: 'one' },
      { class: 'com.shop.CartTest', name: 'two', outcome: 'fail' },
      { class: 'com.shop.CartTest', name: 'three', outcome: 'fail' },
    ],
  },
};

/** Runs a build to its end. Returns every response about it. */
const runToEnd = async (
  scenario: ScenarioInput,
  {
    request = {},
    apiVersion = 'v1',
    afterMs = untilEndMs,
  }: { request?: BuildRequest; apiVersion?: 'v1' | 'v2'; afterMs?: number } = {},
) => {
  await using service = await openService(scenario);
  const cloud = service.client({ apiVersion, appFramework: 'espresso' });
  const id = await startBuild(service, 'espresso', request, cloud);
  service.clock.advance(afterMs);
  const { record: build, raw } = await cloud.builds('espresso').get(id);
  const summary = build.devices[0]?.sessions[0];
  const { record: session } = await cloud.sessions('espresso').get(id, summary?.id ?? '');
  return { build, raw, summary, session };
};

describe('what v1 says of failed tests (observed shapes 3.2)', () => {
  test('the device is done and a "Success", the counters say otherwise', async () => {
    const { build, raw, summary } = await runToEnd(twoFail);
    expect(raw).toMatchObject({ device_statuses: { success: { 'Google Pixel 7,13.0': 'Success' }, error: {} } });
    expect(build).toMatchObject({ status: 'failed', deviceErrors: [] });
    expect(summary).toMatchObject({ status: 'done', rawStatus: 'done', counters: { passed: 1, failed: 2 } });
  });

  test('a build is done with failed tests', async () => {
    const { build, summary } = await runToEnd({ ...twoFail, builds: [{ 'status-word': 'done' }] });
    expect(build.status).toBe('done');
    expect(summary?.counters).toMatchObject({ failed: 2 });
  });

  test('a device still runs when its build is done', async () => {
    const lagging: ScenarioInput = { ...twoFail, sessions: [{ shows: { 'lag-seconds': 60 } }] };
    const soon = await runToEnd(lagging, { afterMs: 40_000 });
    expect(soon.build.status).toBe('failed');
    expect(soon.summary).toMatchObject({ status: 'running' });
    const later = await runToEnd(lagging, { afterMs: 110_000 });
    expect(later.summary).toMatchObject({ status: 'done', counters: { failed: 2 } });
  });

  test('of the sessions of a device only one is shown; v2 shows them all', async () => {
    const request = { shards: { numberOfShards: 3 } };
    const { build } = await runToEnd(twoFail, { request });
    expect(build.devices.map(({ sessions }) => sessions.length)).toEqual([1]);
    const { build: newer } = await runToEnd(twoFail, { request, apiVersion: 'v2' });
    expect(newer.devices[0]?.sessions.map(({ shardName }) => shardName)).toEqual(['Shard 1', 'Shard 2', 'Shard 3']);
  });
});

describe('counters against details', () => {
  test('a build and its session may count differently, and both are told', async () => {
    const shows = { 'build-counters': { SUCCESS: 3 }, 'session-counters': { SUCCESS: 0, FAILED: 3 }, 'test-count': 7 };
    const { summary, session } = await runToEnd({ ...twoFail, sessions: [{ shows }] });
    expect(summary?.counters).toMatchObject({ passed: 3, failed: 0 });
    expect(session.counters).toMatchObject({ passed: 0, failed: 3 });
    expect(session.announcedTests).toBe(7);
    expect(session.tests.map(({ status }) => status)).toEqual(['passed', 'failed', 'failed']);
  });

  test('counters that are missing are not zeros', async () => {
    const { summary } = await runToEnd({ ...twoFail, sessions: [{ shows: { 'build-counters': {} } }] });
    expect(summary).toMatchObject({ counters: undefined });
  });

  test('a test that the session lost is in no count', async () => {
    const { session, summary } = await runToEnd({ ...twoFail, sessions: [{ 'lost-tests': ['*#two'] }] });
    expect(session.tests.map(({ name }) => name)).toEqual(['one', 'three']);
    expect(summary?.counters).toMatchObject({ passed: 1, failed: 1 });
  });

  test('a session that crashes leaves a test in error and others that never ran', async () => {
    const { build, summary, session } = await runToEnd({ ...twoFail, sessions: [{ fate: 'crashes', 'after-tests': 1 }] });
    expect(build.status).toBe('error');
    expect(summary).toMatchObject({ status: 'error', counters: { passed: 1, error: 1 } });
    expect(session.tests.map(({ status }) => status)).toEqual(['passed', 'error', 'pending']);
  });
});

test('with retries of the service the build stays failed though the last try passed (observed shapes 3.5)', async () => {
  const flaky: ScenarioInput = { tests: { espresso: [{ class: 'com.shop.CartTest', name: 'one', flaky: 1 }] } };
  const { build, summary, session } = await runToEnd(flaky, { request: { retryTestsOnFailure: true, testIterations: 3 } });
  expect(build.status).toBe('failed');
  expect(summary?.counters).toMatchObject({ passed: 1, failed: 0 });
  expect(session.tests).toMatchObject([{ name: 'one', status: 'passed' }]);
});

test.each(['v1', 'v2'] as const)(
  'an unrecognized status is reported as it is, and does not end a session, in %s',
  async (apiVersion) => {
    const invented: ScenarioInput = {
      ...twoFail,
      builds: [{ 'status-word': 'Hibernating' }],
      sessions: [{ shows: { 'device-status': 'frozen solid' } }],
    };
    const { build, summary } = await runToEnd(invented, { apiVersion });
    expect(build).toMatchObject({ status: 'unknown', rawStatus: 'Hibernating' });
    expect(summary).toMatchObject({ status: 'unknown', rawStatus: 'frozen solid' });
  },
);

test.each(['timedout', 'timed_out', 'timed out', 'time out', 'timeout', 'TIMEDOUT', 'Timed-Out'])(
  'a time-out spelled "%s" is one, in both versions',
  async (word) => {
    const slow: ScenarioInput = {
      tests: { espresso: [{ class: 'com.shop.CartTest', name: 'one', outcome: 'timeout' }] },
      shapes: { 'timeout-word': word },
    };
    for (const apiVersion of ['v1', 'v2'] as const) {
      const { build, summary, session } = await runToEnd(slow, { apiVersion });
      expect(build.status).toBe('timed-out');
      expect(summary?.counters).toMatchObject({ timedOut: 1, passed: 0 });
      expect(session.tests).toMatchObject([{ status: 'timed-out' }]);
    }
  },
);

test('a suite without tests ends without any', async () => {
  const empty: ScenarioInput = { tests: { espresso: [] } };
  const { build, summary, session } = await runToEnd(empty);
  expect(build.status).toBe('done');
  expect(summary?.counters).toMatchObject({ passed: 0, failed: 0, skipped: 0 });
  expect(session.tests).toEqual([]);
});

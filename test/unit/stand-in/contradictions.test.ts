import { describe, expect, test } from 'vitest';
import type { ScenarioInput } from '../../../src/stand-in/schema/scenario.ts';
import { openCloud, pixel } from './open-cloud.ts';

test('before the end the truth is shown', async () => {
  await using open = await openCloud({
    builds: [{ 'status-word': 'done' }],
    sessions: [{ shows: { 'device-status': 'done' } }],
  });
  expect(await open.build(await open.start())).toMatchObject({ status: 'running', devices: { [pixel]: { status: 'running' } } });
});

describe('spellings of responses', () => {
  const testOf = (test: object) => ({ test_details: { 'a.B': { c: test } } });
  const countersOf = (counters: object) => ({ devices: { [pixel]: { test_status: counters } } });

  test.each<[shapes: NonNullable<ScenarioInput['shapes']>, read: 'build' | 'session', expected: object]>([
    [{ timestamps: 'utc' }, 'build', { start_time: '2026-01-02 10:00:00 UTC' }],
    [{ timestamps: 'offset' }, 'build', { start_time: '2026-01-02 10:00:00 +0000' }],
    [{ timestamps: 'unix' }, 'build', { start_time: 1_767_348_000 }],
    [{ timestamps: 'iso' }, 'build', { start_time: '2026-01-02T10:00:00.000Z' }],
    [{ durations: 'words' }, 'build', { duration: '147 seconds' }],
    [{ durations: 'short' }, 'build', { duration: '2 mins' }],
    [{ durations: 'text' }, 'build', { duration: '147' }],
    [{ durations: 'number' }, 'build', { duration: 147 }],
    [{ counters: 'upper' }, 'build', countersOf({ SUCCESS: 0, FAILED: 0, IGNORED: 0, TIMEDOUT: 1 })],
    [{ counters: 'lower' }, 'build', countersOf({ success: 0, failed: 0, ignored: 0, timedout: 1 })],
    [{ counters: 'v2' }, 'build', countersOf({ passed: 0, failed: 0, skipped: 0, timedout: 1, error: 0, running: 0, queued: 0 })],
    [{ 'device-status-separator': 'hyphen' }, 'build', { device_statuses: { success: { [pixel]: 'Success' } } }],
    [{}, 'session', testOf({ status: 'TIMEDOUT', device_log: expect.stringMatching(/devicelogs$/) })],
    [{ 'test-words': 'v2' }, 'session', testOf({ status: 'timedout' })],
    [{ 'timeout-word': 'timed out' }, 'session', testOf({ status: 'timed out' })],
    [{ 'test-words': 'v2', 'timeout-word': 'time out' }, 'session', testOf({ status: 'time out' })],
    [{ 'disabled-log-keys': 'null' }, 'session', testOf({ device_log: null })],
    [{ 'disabled-log-keys': 'absent' }, 'session', testOf(expect.not.objectContaining({ device_log: null }))],
    [{ 'disabled-log-keys': 'absent' }, 'session', testOf(expect.not.objectContaining({ device_log: expect.anything() }))],
  ])('a response with the shapes %j has its spelling in the %s', async (shapes, read, expected) => {
    const tests = { espresso: [{ class: 'a.B', name: 'c', outcome: 'timeout' as const, 'duration-seconds': 130 }] };
    await using open = await openCloud({ tests, shapes });
    const id = await open.run();
    expect(await open[read](id)).toMatchObject(expected);
  });

  test('a queued build has a word of its own', async () => {
    await using open = await openCloud({ shapes: { 'queued-build-word': 'queued' }, sessions: [{ 'queue-seconds': 5 }] });
    expect((await open.build(await open.start())).status).toBe('queued');
  });

  test('classes of XCUITest can have a slash', async () => {
    await using open = await openCloud({ shapes: { 'xcuitest-class-keys': 'slashed' } });
    const session = await open.session(await open.start({}, 'xcuitest'), 'iPhone 15-17', 'xcuitest');
    expect(Object.entries(session.test_details)[0]).toMatchObject([
      'LoginTests/testSignsInWithPassword',
      { testSignsInWithPassword: {} },
    ]);
  });

  test('listings can have another form', async () => {
    await using open = await openCloud({
      shapes: { lists: 'wrapped', 'empty-lists': 'array', 'v2-builds': 'bare', 'real-mobile-key': 'real_mobile' },
    });
    expect((await open.get('/app-automate/recent_apps')).json).toEqual({ apps: [] });
    expect((await open.get('/app-automate/espresso/v2/builds')).json).toEqual([]);
    expect((await open.get('/app-automate/devices.json')).text).toContain('"real_mobile":true');
  });

  test.each([
    ['empty', 200, { builds: [] }],
    ['message', 200, { message: 'No results found' }],
    ['not-found', 404, { message: 'Project not found' }],
  ] as const)('a response for a project without builds is %s', async (form, status, json) => {
    await using open = await openCloud({ shapes: { 'unknown-project': form } });
    expect(await open.get('/app-automate/espresso/projects/None')).toMatchObject({ status, json });
  });

  test.each(['test_url', 'test_suite_url', 'module_url'] as const)(
    'a response holds the address of a suite under %s',
    async (key) => {
      await using open = await openCloud({ shapes: { 'suite-url-key': key } });
      expect((await open.upload('/app-automate/espresso/test-suite')).json).toEqual({ [key]: expect.stringMatching(/^bs:/) });
    },
  );

  test.each([
    ['observed', { message: 'Build not found' }],
    ['message', { message: 'Build not found' }],
    ['error', { error: 'Build not found' }],
    ['nested', { error: { message: 'Build not found' } }],
    ['text', undefined],
  ] as const)('a response spells errors as %s', async (errors, json) => {
    await using open = await openCloud({ shapes: { errors } });
    const response = await open.get('/app-automate/espresso/builds/none');
    expect([response.status, response.json]).toEqual([404, json]);
    expect(response.text).toContain('Build not found');
  });
});

import { describe, expect, test } from 'vitest';
import type { ScenarioInput } from '../../../src/embedded/schema/scenario.ts';
import { openCloud, pixel } from './open-cloud.ts';

const ended = async (scenario: ScenarioInput) => {
  const open = await openCloud(scenario);
  const id = await open.run();
  return { open, id, build: await open.build(id) };
};

describe('the traps of the build body', () => {
  test('before the end the truth is shown', async () => {
    await using open = await openCloud({
      builds: [{ 'status-word': 'done' }],
      sessions: [{ shows: { 'device-status': 'done' } }],
    });
    expect(await open.build(await open.start())).toMatchObject({
      status: 'running',
      devices: { [pixel]: { status: 'running' } },
    });
  });
});

describe('spellings of responses', () => {
  const shape = async (shapes: ScenarioInput['shapes'], path: 'build' | 'session' = 'build') => {
    const { open, id, build } = await ended({
      tests: { espresso: [{ class: 'a.B', name: 'c', outcome: 'timeout', 'duration-seconds': 130 }] },
      ...(shapes !== undefined && { shapes }),
    });
    await using _ = open;
    return path === 'build' ? build : await open.session(id);
  };

  test.each([
    ['utc', '2026-01-02 10:00:00 UTC'],
    ['offset', '2026-01-02 10:00:00 +0000'],
    ['unix', 1_767_348_000],
    ['iso', '2026-01-02T10:00:00.000Z'],
  ] as const)('a response spells timestamps as %s', async (timestamps, expected) => {
    expect(await shape({ timestamps })).toMatchObject({ start_time: expected });
  });

  test.each([
    ['words', '147 seconds'],
    ['short', '2 mins'],
    ['text', '147'],
    ['number', 147],
  ] as const)('a response spells durations as %s', async (durations, expected) => {
    expect(await shape({ durations })).toMatchObject({ duration: expected });
  });

  test.each([
    ['upper', { SUCCESS: 0, FAILED: 0, IGNORED: 0, TIMEDOUT: 1 }],
    ['lower', { success: 0, failed: 0, ignored: 0, timedout: 1 }],
    ['v2', { passed: 0, failed: 0, skipped: 0, timedout: 1, error: 0, running: 0, queued: 0 }],
  ] as const)('a response spells counters as %s', async (counters, expected) => {
    expect((await shape({ counters })) as { devices: object }).toMatchObject({ devices: { [pixel]: { test_status: expected } } });
  });

  test.each([
    [{}, 'TIMEDOUT'],
    [{ 'test-words': 'v2' }, 'timedout'],
    [{ 'timeout-word': 'timed out' }, 'timed out'],
    [{ 'test-words': 'v2', 'timeout-word': 'time out' }, 'time out'],
  ] as const)('a response spells the status of tests as %j says', async (shapes, status) => {
    expect(await shape(shapes, 'session')).toMatchObject({ test_details: { 'a.B': { c: { status } } } });
  });

  test.each([
    ['present', expect.stringMatching(/devicelogs$/)],
    ['absent', undefined],
    ['null', null],
  ] as const)('a response spells keys of logs that are off as %s', async (keys, expected) => {
    const session = (await shape({ 'disabled-log-keys': keys }, 'session')) as {
      test_details: Record<string, Record<string, { device_log: unknown }>>;
    };
    expect(session.test_details['a.B']?.c?.device_log).toEqual(expected);
  });

  test('the separator of device_statuses can be chosen', async () => {
    expect(await shape({ 'device-status-separator': 'hyphen' })).toMatchObject({
      device_statuses: { success: { [pixel]: 'Success' } },
    });
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

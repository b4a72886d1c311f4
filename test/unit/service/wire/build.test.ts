import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBuild, readBuildIds, readBuilds } from '../../../../src/service/wire/build.ts';
import { UnexpectedShapeError } from '../../../../src/service/wire/values.ts';

const counters = { passed: 2, failed: 2, skipped: 0, timedOut: 0, error: 0, pending: 0 };

const v1 = {
  build_id: 'b1',
  framework: 'espresso',
  status: 'failed',
  input_capabilities: { devices: ['Google Pixel 3-10.0'], app: 'bs://1', testSuite: 'bs://2', project: 'Shop', deviceLogs: true },
  start_time: '2026-01-02 10:20:30 UTC',
  device_statuses: { success: { 'Google Pixel 3,10.0': 'Success' }, error: {} },
  app_details: { url: 'bs://1', custom_id: null },
  test_suite_details: { url: 'bs://2' },
  duration: '127 seconds',
  devices: {
    'Google Pixel 3-10.0': {
      session_id: 's1',
      status: 'done',
      session_details: 'https://api.browserstack.com/app-automate/espresso/builds/b1/sessions/s1',
      test_status: { SUCCESS: 2, FAILED: 2, IGNORED: 0, TIMEDOUT: 0 },
    },
  },
};

const v2 = {
  id: 'b1',
  framework: 'espresso',
  duration: 83,
  status: 'failed',
  input_capabilities: {},
  start_time: '2026-01-02 10:20:30 UTC',
  devices: [
    {
      device: 'Google Pixel 3',
      os: 'Android',
      os_version: '10.0',
      sharding: true,
      sessions: [
        {
          id: 's1',
          status: 'failed',
          start_time: '2026-01-02 10:20:40 +0000',
          duration: 62,
          shard: { name: 'Shard 1' },
          testcases: { count: 4, status: { passed: 2, failed: 2, skipped: 0, timedout: 0, error: 0, running: 0, queued: 0 } },
        },
        { id: 's2', status: 'error', error: { message: 'App could not be\ninstalled' } },
        { status: 'queued' },
      ],
    },
  ],
};

describe('a build of v1', () => {
  test('is read whole', () => {
    expect(readBuild(v1)).toEqual({
      id: 'b1',
      framework: 'espresso',
      status: 'failed',
      rawStatus: 'failed',
      startedAt: new Date('2026-01-02T10:20:30Z'),
      durationMs: 127_000,
      capabilities: v1.input_capabilities,
      devices: [{ device: 'Google Pixel 3-10.0', sessions: [{ id: 's1', status: 'done', rawStatus: 'done', counters }] }],
      deviceErrors: [],
    });
  });

  test('names the devices that failed, whatever separator and form', () => {
    const device_statuses = {
      error: {
        'Google Pixel 3,10.0': 'Device not\u0007 available',
        'iPhone 8-11': { message: 'x' },
        'S9,Plus,9': 7,
        'iPad, 2018-12': 'y',
        'iPhone 9-11': 'Failed',
        'iPhone 10-11': 'Timedout',
      },
    };
    expect(readBuild({ ...v1, device_statuses }).deviceErrors).toEqual([
      { device: 'Google Pixel 3-10.0', status: 'error', message: 'Device not available' },
      { device: 'iPhone 8-11', status: 'error', message: 'x' },
      { device: 'S9,Plus-9', status: 'error', message: '7' },
      { device: 'iPad, 2018-12', status: 'error', message: 'y' },
      { device: 'iPhone 9-11', status: 'failed', message: 'Failed' },
      { device: 'iPhone 10-11', status: 'timed-out', message: 'Timedout' },
    ]);
  });

  const pixel = 'Google Pixel 3-10.0';
  const unspecified = { device: pixel, status: 'error', message: 'an unspecified error' };
  test.each([
    { statuses: { error: [] }, errors: [] },
    { statuses: { error: [{ device: pixel }] }, errors: [unspecified] },
    { statuses: { failed: [{ name: pixel }] }, errors: [{ device: pixel, status: 'failed', message: 'failed' }] },
    { statuses: { error: '' }, errors: [] },
    { statuses: { error: null }, errors: [] },
    { statuses: { failed: {}, success: { [pixel]: 'Success' }, running: [pixel] }, errors: [] },
    { statuses: [], errors: [] },
    { statuses: { error: { [pixel]: null } }, errors: [unspecified] },
    { statuses: { error: [pixel] }, errors: [unspecified] },
    { statuses: [pixel, { ERROR: [pixel] }], errors: [unspecified, unspecified] },
    { statuses: pixel, errors: [unspecified] },
    {
      statuses: { error: [{ device: pixel, message: 'slow' }, { code: 1 }] },
      errors: [
        { device: pixel, status: 'error', message: 'slow' },
        { device: '(an error without a text: an object with the key "code")', status: 'error', message: 'an unspecified error' },
      ],
    },
    {
      statuses: { Failed: [pixel], timed_out: [pixel] },
      errors: [
        { device: pixel, status: 'failed', message: 'Failed' },
        { device: pixel, status: 'timed-out', message: 'timed_out' },
      ],
    },
  ])('reads the devices that failed from $statuses', ({ statuses, errors }) => {
    expect(readBuild({ ...v1, device_statuses: statuses }).deviceErrors).toEqual(errors);
  });

  test.each([
    { name: 'no entry yet', entry: null, sessions: [] },
    { name: 'an empty entry', entry: {}, sessions: [] },
    { name: 'no session yet', entry: { status: 'queued' }, sessions: [{ status: 'queued', rawStatus: 'queued' }] },
    {
      name: 'a new word',
      entry: { session_id: 's1', status: 'Paused' },
      sessions: [{ id: 's1', status: 'unknown', rawStatus: 'Paused' }],
    },
    { name: 'no word', entry: { session_id: 's1' }, sessions: [{ id: 's1', status: 'unknown', rawStatus: '' }] },
    {
      name: 'an error',
      entry: { session_id: 's1', status: 'error', error: 'gone' },
      sessions: [{ id: 's1', status: 'error', rawStatus: 'error', error: 'gone' }],
    },
    {
      name: 'a list of sessions',
      entry: { sessions: [{ id: 's1', status: 'passed' }] },
      sessions: [{ id: 's1', status: 'passed', rawStatus: 'passed' }],
    },
  ])('a build of v1 is read with $name of a device', ({ entry, sessions }) => {
    expect(readBuild({ ...v1, devices: { 'Pixel-1': entry } }).devices).toEqual([{ device: 'Pixel-1', sessions }]);
  });
});

describe('a build of v2', () => {
  test('is read whole', () => {
    expect(readBuild(v2)).toEqual({
      id: 'b1',
      framework: 'espresso',
      status: 'failed',
      rawStatus: 'failed',
      startedAt: new Date('2026-01-02T10:20:30Z'),
      durationMs: 83_000,
      capabilities: {},
      devices: [
        {
          device: 'Google Pixel 3-10.0',
          sessions: [
            {
              id: 's1',
              status: 'failed',
              rawStatus: 'failed',
              startedAt: new Date('2026-01-02T10:20:40Z'),
              durationMs: 62_000,
              counters,
              announcedTests: 4,
              shardName: 'Shard 1',
            },
            { id: 's2', status: 'error', rawStatus: 'error', error: 'App could not be installed' },
            { status: 'queued', rawStatus: 'queued' },
          ],
          isSharded: true,
        },
      ],
      deviceErrors: [],
    });
  });

  test.each([
    [[], []],
    [undefined, []],
    [null, []],
    [[{ device: 'iPhone 8', os_version: '11' }], [{ device: 'iPhone 8-11', sessions: [] }]],
    [[{ device: 'iPhone 8-11', os_version: '11', sessions: [] }], [{ device: 'iPhone 8-11', sessions: [] }]],
    [[{ device: 'iPhone 8', sharding: false }], [{ device: 'iPhone 8', sessions: [] }]],
  ])('a build of v2 is read with the devices %j', (devices, read) => {
    expect(readBuild({ ...v2, devices }).devices).toEqual(read);
  });
});

test('an unrecognized status is kept beside "unknown"', () => {
  expect(readBuild({ ...v2, status: 'Hibernating' })).toMatchObject({ status: 'unknown', rawStatus: 'Hibernating' });
});

const incomplete = [
  {},
  { build_id: 'b1' },
  { status: 'done' },
  { build_id: '', status: 'done' },
  { build_id: 'b1', status: null },
];
const wrongDevices = ['none', [null], [{ os_version: '10' }], [{ device: 'x', sessions: [7] }]];
const misread = wrongDevices.map((devices) => ({ id: 'b1', status: 'done', devices }));
test.each([null, [], 'b1', { message: 'No results found' }, ...incomplete, ...misread])('%j is no build', (body) => {
  expect(() => readBuild(body)).toThrow(UnexpectedShapeError);
});

test('projects list whole builds, v2 may list ids', () => {
  expect(readBuilds({ builds: [v1] })).toEqual([readBuild(v1)]);
  expect(readBuilds([v1, v2]).map((build) => build.id)).toEqual(['b1', 'b1']);
  expect(readBuilds({ builds: [] })).toEqual([]);
  expect(readBuildIds({ builds: [{ build_id: 'b1', start_time: 'x' }, { id: 'b2' }] })).toEqual(['b1', 'b2']);
  expect(() => readBuilds({ builds: [v1, { build_id: 'b2' }] })).toThrow('expected a build with id and status');
  expect(() => readBuildIds([{ start_time: 'x' }])).toThrow('expected a build with its id');
});

test('whatever JSON says, it is a build or refused by name', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (devices, more) => {
      try {
        const build = readBuild({ ...Object(more), build_id: 'b1', status: 'running', devices });
        expect(build).toMatchObject({ id: 'b1', status: 'running' });
      } catch (error) {
        expect(error).toBeInstanceOf(UnexpectedShapeError);
      }
    }),
  );
});

import { describe, expect, test } from 'vitest';
import { readDeviceOffers, readDeviceUses, readQuota } from '../../../../src/service/wire/account.ts';
import { readAutomationSession, readHar, readProfiling } from '../../../../src/service/wire/session.ts';

describe('devices', () => {
  test('devices of every spelling are read', () => {
    const body = [
      { os: 'android', os_version: '13.0', device: 'Google Pixel 7', realMobile: true },
      { os: 'iOS', os_version: 16, device: 'iPhone 14', real_mobile: true },
      { os: 'harmony', os_version: '4', device: 'Mate' },
    ];
    expect(readDeviceOffers(body)).toEqual([
      { device: 'Google Pixel 7', osVersion: '13.0', os: 'android' },
      { device: 'iPhone 14', osVersion: '16', os: 'ios' },
      { device: 'Mate', osVersion: '4', os: 'unknown' },
    ]);
  });

  test.each([[{}], [[{ device: 'x' }]], [[null]], ['x']])('%j are none', (body) => {
    expect(() => readDeviceOffers(body)).toThrow(/^expected (a device|a list of devices)/);
  });
});

describe('the use of devices', () => {
  const row = { os: 'android', os_version: '13.0', device: 'Google Pixel 7', group_usage: 1, device_limit: '2' };

  test('is read from rows that tell it, and the others are left out', () => {
    const others = [null, {}, { ...row, group_usage: 'some' }, { ...row, device: '' }, { ...row, device_limit: undefined }];
    expect(readDeviceUses([...others, row])).toEqual([{ device: 'Google Pixel 7', osVersion: '13.0', used: 1, limit: 2 }]);
  });

  test.each([[{}], ['x'], [null]])('%j is none', (body) => {
    expect(() => readDeviceUses(body)).toThrow(/^expected a list of device limits/);
  });
});

describe('a plan', () => {
  const plan = {
    automate_plan: 'x',
    parallel_sessions_running: 1,
    team_parallel_sessions_max_allowed: 9,
    parallel_sessions_max_allowed: 5,
  };
  test('is read, numbers as text too', () => {
    expect(readQuota({ ...plan, queued_sessions: '2', queued_sessions_max_allowed: 5 })).toEqual({
      parallelRunning: 1,
      parallelMax: 5,
      queued: 2,
      queuedMax: 5,
    });
  });

  test.each([[plan], [{}], [null], [{ ...plan, queued_sessions: -1, queued_sessions_max_allowed: 5 }]])('%j is none', (body) => {
    expect(() => readQuota(body)).toThrow('expected a plan with');
  });
});

describe('debug data', () => {
  test('a HAR log keeps what it holds', () => {
    const har = { log: { version: '1.2', creator: { name: 'x' }, entries: [{ time: 1 }] } };
    expect(readHar(har)).toEqual(har);
  });

  test.each([[{}], [{ log: {} }], [{ log: { entries: {} } }], [[]]])('%j is no HAR log', (body) => {
    expect(() => readHar(body)).toThrow('expected a HAR log with entries');
  });

  test.each([[[{ ts: 1 }]], [{ data: [{ ts: 1 }] }], [{ app_profiling: [{ ts: 1 }] }]])(
    'profiling samples are read from %j',
    (body) => {
      expect(readProfiling(body)).toEqual([{ ts: 1 }]);
    },
  );

  test.each([[[7]], [{}], ['x']])('%j are no profiling samples', (body) => {
    expect(() => readProfiling(body)).toThrow(/^expected a/);
  });

  test.each([
    [
      { automation_session: { video_url: 'https://h/v', public_url: 'https://h/p', status: 'done', x: 1 } },
      { videoUrl: 'https://h/v', publicUrl: 'https://h/p', rawStatus: 'done' },
    ],
    [{ automation_session: {} }, {}],
    [{ automation_session: { video_url: 'javascript:alert(1)', public_url: 7, status: 'a\nb' } }, { rawStatus: 'a b' }],
  ])('the session is read from %j', (body, session) => {
    expect(readAutomationSession(body)).toEqual(session);
  });

  test.each([[{}], [{ automation_session: null }]])('%j is no automation session', (body) => {
    expect(() => readAutomationSession(body)).toThrow('expected an automation session');
  });
});

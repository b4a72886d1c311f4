import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSession } from '../../../../src/service/wire/session.ts';
import { UnexpectedShapeError } from '../../../../src/service/wire/values.ts';

const v1 = {
  session_id: 's1',
  build_id: 'b1',
  device: 'Google Pixel 3-10.0',
  start_time: '2026-01-02 10:20:40 +0000',
  duration: '20',
  deviceLogs: 'true',
  coverage: null,
  test_count: 4,
  test_status: { SUCCESS: 2, FAILED: 2, IGNORED: 0, QUEUED: 0, TIMEDOUT: 0 },
  test_details: {
    'com.shop.CartTest': {
      addsItem: {
        test_id: 't1',
        status: 'FAILED',
        start_time: '2026-01-02 10:20:50 +0000',
        duration: '1.784',
        video: 'https://www.browserstack.com/v#t=0,4',
        device_log: 'https://api.browserstack.com/d/devicelogs',
        instrumentation_log: 'https://api.browserstack.com/d/instrumentationlogs',
        network_log: null,
        screenshots: ['https://h.example/1.png', 'javascript:alert(1)', 7],
      },
      removesItem: { test_id: 't2', status: 'QUEUED', screenshots: null },
    },
  },
};

test('a session of v1 is read whole', () => {
  expect(readSession(v1)).toEqual({
    id: 's1',
    buildId: 'b1',
    device: 'Google Pixel 3-10.0',
    startedAt: new Date('2026-01-02T10:20:40Z'),
    durationMs: 20_000,
    counters: { passed: 2, failed: 2, skipped: 0, timedOut: 0, error: 0, pending: 0 },
    announcedTests: 4,
    tests: [
      {
        id: 't1',
        className: 'com.shop.CartTest',
        name: 'addsItem',
        status: 'failed',
        rawStatus: 'FAILED',
        startedAt: new Date('2026-01-02T10:20:50Z'),
        durationMs: 1_784,
        videoUrl: 'https://www.browserstack.com/v#t=0,4',
        deviceLogUrl: 'https://api.browserstack.com/d/devicelogs',
        instrumentationLogUrl: 'https://api.browserstack.com/d/instrumentationlogs',
        screenshotUrls: ['https://h.example/1.png'],
      },
      {
        id: 't2',
        className: 'com.shop.CartTest',
        name: 'removesItem',
        status: 'pending',
        rawStatus: 'QUEUED',
        screenshotUrls: [],
      },
    ],
  });
});

test('a session of v2 is read whole', () => {
  const body = {
    id: 's1',
    status: 'timed out',
    start_time: '2026-01-02 10:20:40 +0000',
    duration: 43,
    testcases: {
      count: 6,
      status: { passed: 4, failed: 2, skipped: 0, timedout: 0, error: 0, running: 0, queued: 0 },
      data: [
        { class: 'CartTest', testcases: [{ id: 't1', name: 'addsItem', status: 'passed', duration: 2.057, screenshots: [] }] },
      ],
    },
  };
  expect(readSession(body)).toEqual({
    id: 's1',
    status: 'timed-out',
    rawStatus: 'timed out',
    startedAt: new Date('2026-01-02T10:20:40Z'),
    durationMs: 43_000,
    counters: { passed: 4, failed: 2, skipped: 0, timedOut: 0, error: 0, pending: 0 },
    announcedTests: 6,
    tests: [
      {
        id: 't1',
        className: 'CartTest',
        name: 'addsItem',
        status: 'passed',
        rawStatus: 'passed',
        durationMs: 2_057,
        screenshotUrls: [],
      },
    ],
  });
});

describe('classes and names of tests', () => {
  const passed = { status: 'SUCCESS' };
  const test1 = (className: string, name: string) => ({ className, name, status: 'passed' });
  test.each([
    { name: 'a slashed key', details: { 'CartTest/ShopUITests': { testAdds: passed } }, tests: [test1('CartTest', 'testAdds')] },
    { name: 'a key that holds the test too', details: { 'CartTest/testAdds': passed }, tests: [test1('CartTest', 'testAdds')] },
    {
      name: 'keys that would fall together',
      details: { 'ShopUITests/CartTest': { testAdds: passed }, 'ShopUITests/MenuTest': { testAdds: passed } },
      tests: [test1('ShopUITests/CartTest', 'testAdds'), test1('ShopUITests/MenuTest', 'testAdds')],
    },
    {
      name: 'tests of one class, each under its own key',
      details: { 'CartTest/testAdds': passed, 'CartTest/testRemoves': passed },
      tests: [test1('CartTest', 'testAdds'), test1('CartTest', 'testRemoves')],
    },
    { name: 'no tests', details: {}, tests: [] },
    { name: 'no tests as a list', details: [], tests: [] },
    { name: 'no tests as null', details: null, tests: [] },
    { name: 'a class without tests', details: { CartTest: {} }, tests: [] },
  ])('classes and names are read from $name', ({ details, tests }) => {
    expect(readSession({ session_id: 's1', test_details: details }).tests).toMatchObject(tests);
    expect(readSession({ session_id: 's1', test_details: details }).tests).toHaveLength(tests.length);
  });
});

test.each([
  { body: { id: 's1' }, record: { id: 's1', tests: [] } },
  {
    body: { id: 's1', status: 'error', error: { message: 'never started' } },
    record: { id: 's1', status: 'error', rawStatus: 'error', error: 'never started', tests: [] },
  },
  { body: { id: 's1', device: 'Pixel', os_version: '10' }, record: { id: 's1', device: 'Pixel-10', tests: [] } },
  { body: { session_id: 's1', test_count: '3', testcases: null }, record: { id: 's1', announcedTests: 3, tests: [] } },
  {
    body: { session_id: 's1', test_count: 'many', test_status: {} },
    record: { id: 's1', countersProblem: 'the announced number of tests is not a number', tests: [] },
  },
])('$body is read as far as it goes', ({ body, record }) => {
  expect(readSession(body)).toEqual(record);
});

const wrongDetails = ['none', [1], { CartTest: 'x' }, { CartTest: { testAdds: 'x' } }];
const wrongCases = [{}, [7], [{ class: 'C' }], [{ class: 'C', testcases: [{ status: 'passed' }] }]];
test.each([
  null,
  {},
  { session_id: '' },
  { status: 'passed' },
  ...wrongDetails.map((test_details) => ({ session_id: 's1', test_details })),
  ...wrongCases.map((data) => ({ id: 's1', testcases: { data } })),
])('%j is no session', (body) => {
  expect(() => readSession(body)).toThrow(UnexpectedShapeError);
});

test('whatever JSON says, it is a session or refused by name', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (details, data) => {
      for (const body of [
        { session_id: 's1', test_details: details },
        { id: 's1', testcases: { data } },
      ]) {
        try {
          expect(readSession(body).id).toBe('s1');
        } catch (error) {
          expect(error).toBeInstanceOf(UnexpectedShapeError);
        }
      }
    }),
  );
});

test('the error of a session is read with its code, whatever its form is', () => {
  const errorOf = (error: unknown) => readSession({ id: 's1', error }).error;
  const code = 'BROWSERSTACK_TESTSUITE_PARSE_ERROR';
  expect(errorOf({ message: 'No Tests Ran', code, short_error_message: 'No tests' })).toBe(`[${code}] No Tests Ran`);
  expect(errorOf({ message: null, code, short_error_message: 'No tests' })).toBe(`[${code}] No tests`);
  expect(errorOf({ message: `[${code}] No Tests Ran`, code })).toBe(`[${code}] No Tests Ran`);
  expect(errorOf({ message: 'No Tests Ran' })).toBe('No Tests Ran');
  expect([errorOf(undefined), errorOf(null), errorOf({})]).toEqual([undefined, undefined, undefined]);
});

test('tests of v2 may be listed without their classes', () => {
  const testcases = [
    { id: 't1', name: 'flows/checkout/pay.yaml', status: 'passed', duration: 3 },
    { id: 't2', name: 'Sign in', class: 'sign-in', status: 'failed' },
    { class: 'search', testcases: [{ id: 't3', name: 'Search', status: 'skipped' }] },
  ];
  const { tests, counters, announcedTests, countersProblem } = readSession({ id: 's1', testcases });
  expect(tests.map(({ className, name, status }) => [className, name, status])).toEqual([
    ['flows/checkout/pay', 'pay', 'passed'],
    ['sign-in', 'Sign in', 'failed'],
    ['search', 'Search', 'skipped'],
  ]);
  expect([counters, announcedTests, countersProblem]).toEqual([undefined, undefined, undefined]);
  expect(() => readSession({ id: 's1', testcases: [{ status: 'passed' }] })).toThrow(UnexpectedShapeError);
});

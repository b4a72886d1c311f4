import { describe, expect, test } from 'vitest';
import { galaxy, openCloud, pixel } from './open-cloud.ts';

const tests = {
  espresso: [
    { class: 'com.shop.CartTest', name: 'adds', 'duration-seconds': 10 },
    { class: 'com.shop.CartTest', name: 'removes', 'duration-seconds': 10, outcome: 'fail' as const },
    { class: 'com.shop.PayTest', name: 'pays', 'duration-seconds': 5, outcome: 'skip' as const },
    { class: 'com.shop.PayTest', name: 'declines', 'duration-seconds': 20, outcome: 'timeout' as const },
    { class: 'com.shop.PayTest', name: 'crashes', 'duration-seconds': 10, outcome: 'error' as const },
  ],
};

test('numbers and booleans are texts in a session of the older interface', async () => {
  await using open = await openCloud({ tests });
  const id = await open.run({ deviceLogs: true, networkLogs: 'true', video: false, idleTimeout: 60 });
  expect(await open.session(id)).toMatchObject({
    session_id: expect.stringMatching(/^[0-9a-f]{40}$/),
    build_id: id,
    device: pixel,
    start_time: '2026-01-02 10:00:00 +0000',
    duration: '67',
    deviceLogs: 'true',
    networkLogs: 'true',
    video: 'false',
    acceptInsecureCerts: 'false',
    idle_timeout: '60',
    coverage: null,
    test_count: 5,
    test_suite_details: { instrumentation: 'androidx.test.runner.AndroidJUnitRunner' },
    test_details: { 'com.shop.CartTest': { adds: { test_id: expect.stringMatching(/^[0-9a-f]{48}$/), duration: '10.000' } } },
  });
});

test('hostile names of classes and tests come through', async () => {
  const hostile = {
    espresso: [
      { class: '__proto__', name: 'constructor' },
      { class: '<a>&"\u0000', name: '../..' },
    ],
  };
  await using open = await openCloud({ tests: hostile });
  const id = await open.start();
  const sessionId = await open.sessionId(id);
  const { text } = await open.get(`/app-automate/espresso/builds/${id}/sessions/${sessionId}`);
  expect(text).toContain('"__proto__":{"constructor":{"test_id"');
  expect(text).toContain(JSON.stringify('<a>&"\u0000'));
});

describe('flaky tests', () => {
  const flaky = { espresso: [{ class: 'com.shop.CartTest', name: 'adds', flaky: 2 }] };

  test('fail their first runs on each device', async () => {
    await using open = await openCloud({ tests: flaky });
    const request = { ...(await open.request()), devices: [pixel, galaxy] };
    const outcomes: unknown[] = [];
    for (let run = 0; run < 3; run++) {
      const id = await open.run(request);
      const { devices, status } = await open.build(id);
      outcomes.push([status, devices[pixel]?.test_status.FAILED, devices[galaxy]?.test_status.FAILED]);
    }
    expect(outcomes).toEqual([
      ['failed', 1, 1],
      ['failed', 1, 1],
      ['done', 0, 0],
    ]);
  });

  test('fail in the runs that the scenario names', async () => {
    await using open = await openCloud({ tests: { espresso: [{ class: 'A', name: 'b', 'failing-runs': [2, 3] }] } });
    const failed: unknown[] = [];
    for (let run = 0; run < 4; run++) {
      const id = await open.run();
      failed.push((await open.build(id)).devices[pixel]?.test_status.FAILED);
    }
    expect(failed).toEqual([0, 1, 1, 0]);
  });

  test('fail at their rate, in the same runs for the same seed, whatever runs beside them', async () => {
    const failuresOf = async (others: number): Promise<readonly number[]> => {
      const chancy = Array.from({ length: 20 }, (_, nth) => ({ class: 'A', name: `t${nth}`, 'flake-rate': 0.3 }));
      await using open = await openCloud({ seed: 7, tests: { espresso: chancy } });
      for (let other = 0; other < others; other++) await open.start({ devices: [galaxy] });
      const failed: number[] = [];
      for (let run = 0; run < 20; run++) {
        const id = await open.run();
        failed.push((await open.build(id)).devices[pixel]?.test_status.FAILED ?? -1);
      }
      return failed;
    };
    const failed = await failuresOf(0);
    expect(await failuresOf(3)).toEqual(failed);
    const rate = failed.reduce((sum, each) => sum + each, 0) / 400;
    expect(rate).toBeGreaterThan(0.2);
    expect(rate).toBeLessThan(0.4);
  });

  test('stay failed where the retries of the service are too few', async () => {
    await using open = await openCloud({ tests: flaky });
    const id = await open.run({ retryTestsOnFailure: 'true', testIterations: 2 });
    expect((await open.build(id)).devices[pixel]?.test_status).toMatchObject({ FAILED: 1 });
  });
});

test('overrides change chosen tests on chosen devices, the last one wins', async () => {
  await using open = await openCloud({
    overrides: [
      { test: '*CartTest#*', outcome: 'fail' },
      { test: '*#addsItem', device: 'Google *', outcome: 'error' },
      { test: '*#addsItem', framework: 'xcuitest', outcome: 'timeout' },
    ],
  });
  const id = await open.run({ devices: [pixel, galaxy], class: ['com.example.shop.CartTest'] });
  const { devices } = await open.build(id);
  expect(devices[pixel]?.test_status).toEqual({ SUCCESS: 0, FAILED: 3, IGNORED: 0, TIMEDOUT: 0, ERROR: 1 });
  expect(devices[galaxy]?.test_status).toEqual({ SUCCESS: 0, FAILED: 4, IGNORED: 0, TIMEDOUT: 0 });
});

import { describe, expect, test } from 'vitest';
import { galaxy, openCloud, pixel } from './open-cloud.ts';

const tests = {
  espresso: [
    { class: 'com.shop.CartTest', name: 'adds', 'duration-seconds': 10 },
    { class: 'com.shop.CartTest', name: 'removes', 'duration-seconds': 10 },
    { class: 'com.shop.PayTest', name: 'pays', 'duration-seconds': 10 },
  ],
};
const failsOnPixel = { tests, overrides: [{ test: '*#removes', device: 'Google *', outcome: 'fail' as const }] };
const stopAt = (maxFailures: number) => ({ testOrchestrationOptions: { abortBuildOnFailure: { enabled: true, maxFailures } } });

describe('abortBuildOnFailure', () => {
  test('ends all sessions of the build when the first test has failed', async () => {
    await using open = await openCloud(failsOnPixel);
    const id = await open.run({ devices: [pixel, galaxy], ...stopAt(1) });
    const { status, devices } = await open.build(id);
    expect(status).toBe('aborted');
    expect([devices[pixel]?.status, devices[galaxy]?.status]).toEqual(['aborted', 'aborted']);
    expect(devices[pixel]?.test_status).toMatchObject({ SUCCESS: 1, FAILED: 1, NOT_RUN: 1 });
    expect((await open.session(id)).test_details).toMatchObject({
      'com.shop.CartTest': { adds: { status: 'SUCCESS' }, removes: { status: 'FAILED' } },
      'com.shop.PayTest': { pays: { status: 'NOT-RUN (FAIL-FAST)' } },
    });
    expect(await open.session(id)).toMatchObject({ duration: '35' });
  });

  test('leaves a build alone that has fewer failures, or whose last test is the one that fails', async () => {
    await using open = await openCloud({ ...failsOnPixel, overrides: [{ test: '*#pays', outcome: 'fail' }] });
    for (const request of [stopAt(1), stopAt(2)]) {
      const id = await open.run({ devices: [pixel], ...request });
      expect(await open.build(id)).toMatchObject({ status: 'failed', devices: { [pixel]: { status: 'done' } } });
    }
  });

  test('frees the slots of the build when it ends it', async () => {
    await using open = await openCloud({ ...failsOnPixel, plan: { parallel: 1, queue: 5 } });
    await open.start({ devices: [pixel, galaxy], ...stopAt(1) });
    const next = await open.start({ devices: [galaxy] });
    open.clock.advance(45_000);
    expect((await open.build(next)).devices[galaxy]).toMatchObject({ status: 'running' });
  });

  test.each([
    ['without maxFailures', { testOrchestrationOptions: { abortBuildOnFailure: { enabled: true } } }],
    ['with singleRunnerInvocation', { ...stopAt(1), singleRunnerInvocation: true }],
    ['with too many failures', stopAt(1_001)],
  ])('is refused %s', async (_, request) => {
    await using open = await openCloud(failsOnPixel);
    const body = { ...(await open.request()), devices: [pixel], ...request };
    expect(await open.post('/app-automate/espresso/build', body)).toMatchObject({ status: 422 });
  });
});

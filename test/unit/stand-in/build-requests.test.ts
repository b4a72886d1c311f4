import { describe, expect, test } from 'vitest';
import { openCloud } from './open-cloud.ts';

describe('refused build requests', () => {
  test.each<[string, string, number]>([
    ['that is not JSON', '{', 422],
    ['that is a list', '[]', 422],
    ['that is null', 'null', 422],
    ['that is larger than a megabyte', JSON.stringify({ x: 'y'.repeat(1_100_000) }), 413],
  ])('a build request is refused %s', async (_what, body, status) => {
    await using open = await openCloud();
    expect((await open.post('/app-automate/espresso/build', body)).status).toBe(status);
  });

  test.each([
    ['an app for the other platform', 'app', 'INVALID_APP_CAP'],
    ['the suite of another framework', 'testSuite', 'INVALID_TESTSUITE'],
  ])('a build request is refused with %s', async (_what, key, code) => {
    await using open = await openCloud();
    const request = { ...(await open.request()), [key]: (await open.request('xcuitest'))[key] };
    expect((await open.post('/app-automate/espresso/build', request)).text).toContain(code);
  });
});

describe('accepted build requests', () => {
  test('a build request is kept whole, unknown and hostile keys included', async () => {
    await using open = await openCloud();
    const request = await open.request();
    const text = `{"buildTag":"run-7","__proto__":{"polluted":true},${JSON.stringify(request).slice(1)}`;
    const { json } = await open.post('/app-automate/espresso/build', text);
    const { input_capabilities: kept } = await open.build((json as { build_id: string }).build_id);
    expect(JSON.stringify(kept)).toBe(text);
  });

  test('a build request is accepted with a minor version of iOS', async () => {
    await using open = await openCloud();
    const id = await open.start({ devices: ['iPhone 15-17.4'] }, 'xcuitest');
    expect(Object.keys((await open.build(id, 'xcuitest')).devices)).toEqual(['iPhone 15-17.4']);
  });
});

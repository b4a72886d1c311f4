import { describe, expect, test } from 'vitest';
import type { ScenarioInput } from '../../../src/stand-in/schema/scenario.ts';
import { iphone, openCloud, pixel, untilEndedMs } from './open-cloud.ts';

const openReport = async (scenario: ScenarioInput) => {
  const open = await openCloud(scenario);
  const id = await open.start();
  return { ...open, id, path: `${await open.sessionPath(id)}/report` };
};

const message = 'expected <1> & "2"\u0000 ]]> \ud800';

const tests: ScenarioInput['tests'] = {
  espresso: [
    { class: 'com.shop.CartTest', name: 'adds', 'duration-seconds': 2.5 },
    { class: 'com.shop.CartTest', name: 'removes', outcome: 'fail', message },
    { class: 'com.shop.CartTest', name: 'waits', outcome: 'skip' },
    { class: 'com.shop.PayTest', name: 'pays', outcome: 'error', trace: 'java.lang.Oops\n\tat x' },
    { class: 'com.shop.PayTest', name: 'declines', outcome: 'timeout' },
  ],
};

describe('a report', () => {
  test('holds one suite for each class, in the form of the service, marked as simulated', async () => {
    await using open = await openReport({ tests });
    const { id, path } = open;
    open.clock.advance(untilEndedMs);
    const response = await open.get(path);
    expect(response.headers.get('content-type')).toContain('application/xml');
    const { text } = response;
    expect(text.match(/<testsuite .*>/g)).toEqual([
      '<testsuite name="com.shop.CartTest" tests="3" failures="1" skipped="1" timedout="0" errors="0" time="6.500" timestamp="2026-01-02 10:00:15 +0000">',
      '<testsuite name="com.shop.PayTest" tests="2" failures="0" skipped="0" timedout="1" errors="1" time="8.000" timestamp="2026-01-02 10:00:21 +0000">',
    ]);
    const sessionId = await open.sessionId(id);
    const properties = [`session_id="${sessionId}"`, 'devicename="Google Pixel 7"', 'os="Android"', 'version="13.0"'];
    const ofSuite = [...properties, 'name="simulated" value="true"'].map((property) => `<property ${property}/>`);
    expect(text.match(/<property [^>]*>/g)).toEqual([...ofSuite, ...ofSuite]);
    expect([...text.matchAll(/<testcase name="(\w+)" .*result="(\w+)"/g)].map(([, name, result]) => [name, result])).toEqual([
      ['adds', 'passed'],
      ['removes', 'failed'],
      ['waits', 'skipped'],
      ['pays', 'error'],
      ['declines', 'timedout'],
    ]);
    expect(text).toContain('<failure>java.lang.AssertionError: expected &lt;1&gt; &amp; "2"\ufffd ]]&gt; \ufffd\n');
    expect(text).toMatch(/\tat com\.shop\.CartTest\.removes\(CartTest\.kt:\d+\)/);
    expect(text).toContain('<error>java.lang.Oops\n\tat x</error>');
  });

  test.each<[NonNullable<ScenarioInput['sessions']>[number]['report'], number, RegExp]>([
    [{ form: 'missing' }, 404, /Report not found/],
    [{ form: 'empty' }, 200, /^$/],
    [{ form: 'html' }, 200, /^<!DOCTYPE html>/],
    [{ form: 'truncated' }, 200, /^<\?xml(?!.*<\/testsuites>)/s],
  ])('a report has the form %j', async (report, status, text) => {
    await using open = await openReport({ tests, sessions: [{ report: report ?? {} }] });
    open.clock.advance(untilEndedMs);
    expect(await open.get(open.path)).toMatchObject({ status, text: expect.stringMatching(text) });
  });

  test('can be large', async () => {
    await using open = await openReport({ tests, sessions: [{ report: { 'output-kilobytes': 200 } }] });
    open.clock.advance(untilEndedMs);
    const { text } = await open.get(open.path);
    expect(text.length).toBeGreaterThan(200 * 1_024);
    expect(text.match(/<system-out>/g)).toHaveLength(1);
  });

  test.each(['xcuitest', 'earlgrey'] as const)('does not exist for %s', async (framework) => {
    await using open = await openCloud();
    const id = await open.run({}, framework);
    expect((await open.get(`${await open.sessionPath(id, iphone, framework)}/report`)).status).toBe(404);
  });
});

describe('debug data', () => {
  const everything = { deviceLogs: true, networkLogs: true, appProfiling: true, screenshots: true };

  const openTest = async () => {
    const open = await openCloud({ tests });
    const id = await open.run(everything);
    const details = (await open.session(id)).test_details['com.shop.CartTest']?.removes;
    return { ...open, id, root: `/app-automate/espresso/builds/${id}/sessions/tests/${details?.test_id ?? ''}` };
  };

  test('a failure of XCUITest stands in the logs, in the manner of the framework', async () => {
    await using open = await openCloud({
      overrides: [{ test: '*#testAddsItem', outcome: 'fail', message: 'XCTAssertTrue failed' }],
    });
    const id = await open.run({ deviceLogs: 'true' }, 'xcuitest');
    const session = await open.session(id, 'iPhone 15-17', 'xcuitest');
    const testId = session.test_details.CartTests?.testAddsItem?.test_id ?? '';
    const root = `/app-automate/xcuitest/builds/${id}/sessions/tests/${testId}`;
    const failure = /CartTests\.swift:\d+: error: -\[ShopUITests\.CartTests testAddsItem\] : XCTAssertTrue failed/;
    expect((await open.get(`${root}/instrumentationlogs`)).text).toMatch(failure);
    expect((await open.get(`${root}/devicelogs`)).text).toMatch(failure);
  });

  test.each(['espresso', 'xcuitest'] as const)(
    'debug data of a whole session of %s exist in the newer interface',
    async (framework) => {
      await using open = await openCloud();
      const logOf = async (capabilities: Readonly<Record<string, unknown>>) => {
        const id = await open.run(capabilities, framework);
        const device = framework === 'espresso' ? pixel : iphone;
        const session = await open.sessionId(id, device, framework);
        return open.get(`/app-automate/${framework}/v2/builds/${id}/sessions/${session}/devicelogs`);
      };
      const { status, text } = await logOf({ deviceLogs: 'true' });
      expect([status, text.match(/started: /g)?.length]).toEqual([200, 12]);
      expect((await logOf({})).status).toBe(404);
    },
  );

  test('the session by its id alone', async () => {
    await using open = await openTest();
    const { id } = open;
    const sessionId = await open.sessionId(id);
    const { json } = await open.get(`/app-automate/sessions/${sessionId}.json`);
    expect(json).toMatchObject({
      automation_session: { hashed_id: sessionId, status: 'failed', device: 'Google Pixel 7', duration: 32 },
    });
    const { automation_session: shown } = json as { automation_session: Record<string, string> };
    for (const address of [shown.video_url, shown.logs])
      expect((await open.get(address?.slice(open.cloud.origin.length) ?? '')).status).toBe(200);
    expect(shown).toMatchObject({
      reason: 'CLIENT_STOPPED_SESSION',
      browser_url: expect.stringContaining(`/builds/${id}/sessions/${sessionId}`),
      app_details: { app_name: 'shop.apk', app_version: '1.0', app_url: expect.stringMatching(/^bs:/), app_custom_id: null },
    });
    expect((await open.get('/app-automate/sessions/nothing.json')).status).toBe(404);
  });

  test('debug data of a test that has not started is not there', async () => {
    await using open = await openCloud({ tests });
    const id = await open.start(everything);
    const testId = `${await open.sessionId(id)}00000001`;
    const path = `/app-automate/espresso/builds/${id}/sessions/tests/${testId}/devicelogs`;
    expect(await open.get(path)).toMatchObject({ status: 404, json: { message: 'Test not found' } });
    open.clock.advance(15_000);
    expect((await open.get(path)).status).toBe(200);
  });
});

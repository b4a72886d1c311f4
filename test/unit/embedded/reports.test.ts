import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import type { ScenarioInput } from '../../../src/embedded/schema/scenario.ts';
import { iphone, openCloud, pixel, untilEndedMs } from './open-cloud.ts';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

const elements = (xml: string): Element[] => {
  const found: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes }, text: '' };
    found.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return found;
};

const openReport = async (scenario: ScenarioInput) => {
  const open = await openCloud(scenario);
  const id = await open.start();
  const path = `/app-automate/espresso/builds/${id}/sessions/${await open.sessionId(id)}/report`;
  return { open, id, path };
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
    const { open, path, id } = await openReport({ tests });
    await using _ = open;
    open.clock.advance(untilEndedMs);
    const reply = await open.get(path);
    expect(reply.headers.get('content-type')).toContain('application/xml');
    const all = elements(reply.text);
    expect(all.filter(({ name }) => name === 'testsuite').map(({ attributes }) => attributes)).toEqual([
      {
        name: 'com.shop.CartTest',
        tests: '3',
        failures: '1',
        skipped: '1',
        timedout: '0',
        errors: '0',
        time: '6.500',
        timestamp: '2026-01-02 10:00:15 +0000',
      },
      {
        name: 'com.shop.PayTest',
        tests: '2',
        failures: '0',
        skipped: '0',
        timedout: '1',
        errors: '1',
        time: '8.000',
        timestamp: '2026-01-02 10:00:21 +0000',
      },
    ]);
    const sessionId = await open.sessionId(id);
    expect(
      all
        .filter(({ name }) => name === 'property')
        .slice(0, 5)
        .map(({ attributes }) => attributes),
    ).toEqual([
      { session_id: sessionId },
      { devicename: 'Google Pixel 7' },
      { os: 'Android' },
      { version: '13.0' },
      { name: 'simulated', value: 'true' },
    ]);
    expect(all.filter(({ attributes }) => attributes.name === 'simulated')).toHaveLength(2);
    expect(all.filter(({ name }) => name === 'testcase').map(({ attributes: { name, result } }) => [name, result])).toEqual([
      ['adds', 'passed'],
      ['removes', 'failed'],
      ['waits', 'skipped'],
      ['pays', 'error'],
      ['declines', 'timedout'],
    ]);
    const failure = all.find(({ name }) => name === 'failure')?.text ?? '';
    expect(failure.split('\n')[0]).toBe('java.lang.AssertionError: expected <1> & "2"\ufffd ]]> \ufffd');
    expect(failure).toMatch(/\tat com\.shop\.CartTest\.removes\(CartTest\.kt:\d+\)/);
    expect(all.find(({ name }) => name === 'error')?.text).toBe('java.lang.Oops\n\tat x');
  });

  test('is not there before the build has ended, and the delay is over', async () => {
    const { open, path } = await openReport({ tests, sessions: [{ report: { 'delay-seconds': 60 } }] });
    await using _ = open;
    const missing = { status: 404, json: { message: 'Report not found' } };
    expect(await open.get(path)).toMatchObject(missing);
    // 15 s to start, 14.5 s of tests, 2 s to end.
    open.clock.advance(31_500 + 59_999);
    expect(await open.get(path)).toMatchObject(missing);
    open.clock.advance(1);
    expect((await open.get(path)).status).toBe(200);
    expect((await open.get(path.replace('/espresso/', '/espresso/v2/'))).text).toBe((await open.get(path)).text);
  });

  test.each<[NonNullable<ScenarioInput['sessions']>[number]['report'], number, RegExp]>([
    [{ form: 'missing' }, 404, /Report not found/],
    [{ form: 'empty' }, 200, /^$/],
    [{ form: 'html' }, 200, /^<!DOCTYPE html>/],
    [{ form: 'truncated' }, 200, /^<\?xml(?!.*<\/testsuites>)/s],
  ])('in the form %j', async (report, status, text) => {
    const { open, path } = await openReport({ tests, sessions: [{ report: report ?? {} }] });
    await using _ = open;
    open.clock.advance(untilEndedMs);
    expect(await open.get(path)).toMatchObject({ status, text: expect.stringMatching(text) });
  });

  test('can be large', async () => {
    const { open, path } = await openReport({ tests, sessions: [{ report: { 'output-kilobytes': 200 } }] });
    await using _ = open;
    open.clock.advance(untilEndedMs);
    const { text } = await open.get(path);
    expect(text.length).toBeGreaterThan(200 * 1_024);
    expect(elements(text).filter(({ name }) => name === 'system-out')).toHaveLength(1);
  });

  test.each(['xcuitest', 'earlgrey'] as const)('does not exist for %s', async (framework) => {
    await using open = await openCloud();
    const id = await open.start({}, framework);
    open.clock.advance(untilEndedMs);
    expect(
      (
        await open.get(
          `/app-automate/${framework}/builds/${id}/sessions/${await open.sessionId(id, 'iPhone 15-17', framework)}/report`,
        )
      ).status,
    ).toBe(404);
  });
});

describe('debug data', () => {
  const everything = { deviceLogs: true, networkLogs: true, appProfiling: true, screenshots: true };

  const openTest = async (capabilities: Record<string, unknown> = everything) => {
    const open = await openCloud({ tests });
    const id = await open.start(capabilities);
    open.clock.advance(untilEndedMs);
    const session = await open.session(id);
    const details = session.test_details['com.shop.CartTest']?.removes;
    const root = `/app-automate/espresso/builds/${id}/sessions/tests/${details?.test_id ?? ''}`;
    return { open, id, root, details };
  };

  test.each(['devicelogs', 'instrumentationlogs'])('%s: a text whose first line says that it is simulated', async (kind) => {
    const { open, root } = await openTest();
    await using _ = open;
    const { text } = await open.get(`${root}/${kind}`);
    expect(text.split('\n')[0]).toMatch(/^Simulated by the built-in cloud/);
    expect(text).toContain('java.lang.AssertionError: expected <1>');
  });

  test('a failure of XCUITest stands in the logs, in the manner of the framework', async () => {
    await using open = await openCloud({
      overrides: [{ test: '*#testAddsItem', outcome: 'fail', message: 'XCTAssertTrue failed' }],
    });
    const id = await open.start({ deviceLogs: 'true' }, 'xcuitest');
    open.clock.advance(untilEndedMs);
    const session = await open.session(id, 'iPhone 15-17', 'xcuitest');
    const testId = session.test_details.CartTests?.testAddsItem?.test_id ?? '';
    const root = `/app-automate/xcuitest/builds/${id}/sessions/tests/${testId}`;
    const failure = /CartTests\.swift:\d+: error: -\[ShopUITests\.CartTests testAddsItem\] : XCTAssertTrue failed/;
    expect((await open.get(`${root}/instrumentationlogs`)).text).toMatch(failure);
    expect((await open.get(`${root}/devicelogs`)).text).toMatch(failure);
  });

  test('network logs: a HAR document', async () => {
    const { open, root } = await openTest();
    await using _ = open;
    expect((await open.get(`${root}/networklogs`)).json).toMatchObject({
      log: {
        version: '1.2',
        creator: { comment: expect.stringMatching(/^Simulated/) },
        entries: [{ response: { status: 200 } }, {}, {}],
      },
    });
  });

  test('app profiling: an array with the keys of the app', async () => {
    const { open, root } = await openTest();
    await using _ = open;
    const samples = (await open.get(`${root}/appprofiling`)).json as object[];
    expect(samples).toHaveLength(5);
    expect(samples[0]).toMatchObject({ ts: 1_767_348_017, comexampleshop_cpu: null, simulated: true });
    expect(samples[1]).toMatchObject({
      cpu: expect.any(Number),
      comexampleshop_mem: expect.any(Number),
      comexampleshop_nets: 512,
    });
  });

  test.each([
    ['video', 'video/mp4', 'ftyp'],
    ['screenshot.png', 'image/png', 'PNG'],
  ])('%s', async (kind, type, mark) => {
    const { open, root } = await openTest();
    await using _ = open;
    const { headers, text } = await open.get(`${root}/${kind}`);
    expect([headers.get('content-type'), text.includes(mark)]).toEqual([type, true]);
  });

  test.each(['devicelogs', 'networklogs', 'appprofiling', 'video'])('%s that are off are not there', async (kind) => {
    const { open, root } = await openTest({ video: false });
    await using _ = open;
    expect((await open.get(`${root}/${kind}`)).status).toBe(404);
  });

  test('the session by its id alone', async () => {
    const { open, id } = await openTest();
    await using _ = open;
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

  test.each(['espresso', 'xcuitest'] as const)('of a whole session of %s in the newer interface', async (framework) => {
    await using open = await openCloud();
    const logOf = async (capabilities: Readonly<Record<string, unknown>>) => {
      const id = await open.start(capabilities, framework);
      open.clock.advance(untilEndedMs);
      const device = framework === 'espresso' ? pixel : iphone;
      const session = await open.sessionId(id, device, framework);
      return open.get(`/app-automate/${framework}/v2/builds/${id}/sessions/${session}/devicelogs`);
    };
    const { status, text } = await logOf({ deviceLogs: 'true' });
    expect([status, text.match(/started: /g)?.length]).toEqual([200, 12]);
    expect((await logOf({})).status).toBe(404);
  });

  test.each(['builds/x/sessions/tests/y/devicelogs', 'builds/x', 'builds/x/sessions/y'])(
    '%s of a build that does not exist',
    async (path) => {
      await using open = await openCloud();
      expect(await open.get(`/app-automate/espresso/${path}`)).toMatchObject({
        status: 404,
        json: { message: 'Build not found' },
      });
    },
  );

  test('of a test that has not started is not there', async () => {
    await using open = await openCloud({ tests });
    const id = await open.start(everything);
    const testId = `${await open.sessionId(id)}00000001`;
    const path = `/app-automate/espresso/builds/${id}/sessions/tests/${testId}/devicelogs`;
    expect(await open.get(path)).toMatchObject({ status: 404, json: { message: 'Test not found' } });
    open.clock.advance(15_000);
    expect((await open.get(path)).status).toBe(200);
  });
});

test('addresses in bodies are on the origin of the server, or on the host of the scenario', async () => {
  await using own = await openCloud({ tests });
  const idHere = await own.start({ deviceLogs: true });
  expect(JSON.stringify((await own.session(idHere)).test_details)).toContain(`"${own.cloud.origin}/app-automate/`);
  await using foreign = await openCloud({ tests, 'url-host': 'https://api.example.com' });
  const idThere = await foreign.start({ deviceLogs: true });
  const build = await foreign.build(idThere);
  expect(build.devices[pixel]).toMatchObject({
    session_details: expect.stringMatching(/^https:\/\/api\.example\.com\/app-automate\//),
  });
});

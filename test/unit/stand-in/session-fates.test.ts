import { describe, expect, test } from 'vitest';
import type { ScenarioInput } from '../../../src/stand-in/schema/scenario.ts';
import { galaxy, openCloud, pixel, untilEndedMs } from './open-cloud.ts';

const scenario = (rule: NonNullable<ScenarioInput['sessions']>[number]): ScenarioInput => ({
  sessions: [{ device: pixel, ...rule }],
});

const bothDevices = { devices: [pixel, galaxy] };
describe('one of two sessions', () => {
  test('never starts: the build runs on for ever', async () => {
    await using open = await openCloud(scenario({ fate: 'never-starts' }));
    const id = await open.start(bothDevices);
    open.clock.advance(100 * untilEndedMs);
    expect(await open.build(id)).toMatchObject({
      status: 'running',
      devices: { [pixel]: { status: 'queued' }, [galaxy]: { status: 'done' } },
    });
    expect((await open.get('/app-automate/plan.json')).json).toMatchObject({ parallel_sessions_running: 0, queued_sessions: 1 });
  });

  test('crashes: one test in error, the rest never run, no report', async () => {
    await using open = await openCloud(scenario({ fate: 'crashes', 'after-tests': 2 }));
    const id = await open.run(bothDevices);
    expect(await open.build(id)).toMatchObject({ status: 'error', devices: { [pixel]: { status: 'error' } } });
    const session = await open.session(id);
    expect(session.test_status).toEqual({ SUCCESS: 2, FAILED: 0, IGNORED: 0, TIMEDOUT: 0, ERROR: 1, QUEUED: 9 });
    const report = `${await open.sessionPath(id)}/report`;
    expect(await open.get(report)).toMatchObject({ status: 404, json: { message: 'Report not found' } });
  });

  test('one of two sessions times out: one test timed out, the rest were skipped, with a report', async () => {
    await using open = await openCloud(scenario({ fate: 'times-out', 'after-tests': 3 }));
    const id = await open.run({ ...bothDevices, idleTimeout: 60 });
    const { status, devices, device_statuses: statuses } = await open.build(id);
    expect([status, devices[pixel]?.status, statuses.error]).toEqual(['timeout', 'timeout', {}]);
    expect((await open.session(id)).test_status).toEqual({ SUCCESS: 3, FAILED: 0, IGNORED: 8, TIMEDOUT: 1, QUEUED: 0 });
    const report = await open.get(`${await open.sessionPath(id)}/report`);
    expect(report.text).toContain('result="timedout"');
  });

  test('vanishes: the service does not list it', async () => {
    await using open = await openCloud(scenario({ fate: 'vanishes' }));
    const id = await open.run(bothDevices);
    const { status, devices } = await open.build(id);
    expect([status, Object.keys(devices)]).toEqual(['done', [galaxy]]);
  });
});

const tests = {
  espresso: ['a', 'b', 'c', 'd'].map((name) => ({ class: 'A', name, ...(name < 'c' && { outcome: 'skip' as const }) })),
};
const onlyIgnored = { espresso: tests.espresso.slice(0, 2) };

test.each([
  ['crashes in the first test that is not ignored', tests, 'crashes', 0, { SUCCESS: 0, IGNORED: 2, ERROR: 1, QUEUED: 1 }],
  ['crashes in the test after the given number: control', tests, 'crashes', 3, { SUCCESS: 1, IGNORED: 2, ERROR: 1, QUEUED: 0 }],
  ['crashes in no test where all are ignored', onlyIgnored, 'crashes', 0, { SUCCESS: 0, IGNORED: 2, QUEUED: 0 }],
  ['times out in a test that is not ignored', tests, 'times-out', 1, { SUCCESS: 0, IGNORED: 3, TIMEDOUT: 1 }],
] as const)('a session that ends early %s', async (_what, suite, fate, afterTests, counts) => {
  await using open = await openCloud({ tests: suite, ...scenario({ fate, 'after-tests': afterTests }) });
  const id = await open.run({ devices: [pixel], idleTimeout: 60 });
  expect((await open.build(id)).status).toBe(fate === 'crashes' ? 'error' : 'timeout');
  const { test_status: shown } = await open.session(id);
  expect({ ERROR: undefined, ...shown }).toMatchObject({ ERROR: undefined, ...counts });
});

test('rules can be meant for the first sessions, or for one shard', async () => {
  await using open = await openCloud({
    sessions: [
      { fate: 'errors', times: 1 },
      { shard: 1, fate: 'crashes' },
    ],
  });
  const words: string[] = [];
  for (const shardIndex of [0, 0, 1]) {
    const id = await open.run({ numShards: 2, shardIndex });
    words.push((await open.build(id)).status);
  }
  expect(words).toEqual(['error', 'done', 'error']);
});

test('rules are laid over each other', async () => {
  await using open = await openCloud({
    sessions: [
      { 'queue-seconds': 100, 'startup-seconds': 5, report: { form: 'empty' } },
      { 'queue-seconds': 10, report: { 'delay-seconds': 1_000 } },
    ],
  });
  const id = await open.run({ class: ['com.example.shop.CartTest#addsItem'] });
  // 10 s of queue, 5 s to start, 3.2 s of test, 2 s to end.
  expect((await open.build(id)).duration).toBe('20 seconds');
  const report = `${await open.sessionPath(id)}/report`;
  expect((await open.get(report)).status).toBe(404);
  open.clock.advance(1_000_000);
  expect(await open.get(report)).toMatchObject({ status: 200, text: '' });
});

test.each([
  ['ends', 'done'],
  ['errors', 'error'],
] as const)('a session without tests %s', async (fate, word) => {
  await using open = await openCloud({ 'empty-session': fate });
  const id = await open.run({ class: ['com.example.Nothing'] });
  expect((await open.build(id)).status).toBe(word);
  if (fate === 'ends') expect(await open.session(id)).toMatchObject({ test_count: 0, test_details: {} });
});

import { describe, it } from 'vitest';
import type { ScenarioInput } from '../../../src/stand-in/schema/scenario.ts';
import type { Deviation, Json } from '../../helpers/deviations.ts';
import { galaxy, type Inputs, pixel } from '../../helpers/scenario.ts';
import { checkRule } from './rule-case.ts';

const foreign = 'f'.repeat(40);
const twoDevices = { devices: `${pixel}\n${galaxy}` };
const v2 = { 'api-version': 'v2' };

type Place = 'first' | 'last';

/** Replaces every value by the first value. */
const firstForAll = (): ((before: Json) => Json) => {
  let first: Json;
  return (before) => {
    first ??= before;
    return first;
  };
};

/** Lists the device again in a build of v1. */
const listedAgain =
  (key: string, change: Readonly<Record<string, Json>>, place: Place) =>
  (before: Json): Json => {
    const devices = before as Readonly<Record<string, Readonly<Record<string, Json>>>>;
    const again = { [key]: { ...devices[pixel], ...change } };
    return place === 'first' ? { ...again, ...devices } : { ...devices, ...again };
  };

/** Lists the device again in a build of v2. */
const listedAgainV2 =
  (change: Readonly<Record<string, Json>>, place: Place) =>
  (before: Json): Json => {
    const devices = before as readonly Readonly<Record<string, Json>>[];
    const again = devices.map((device) => ({
      ...device,
      sessions: (device.sessions as readonly Readonly<Record<string, Json>>[]).map((session) => ({ ...session, ...change })),
    }));
    return place === 'first' ? [...again, ...devices] : [...devices, ...again];
  };

/** Replaces the session of the pixel when the build has ended. */
const replacedAtTheEnd = (body: string, change: Readonly<Record<string, Json>>): string => {
  const build = JSON.parse(body);
  if (build.status === 'done') Object.assign(build.devices[pixel], change);
  return JSON.stringify(build);
};

const brokenV1 = { status: 'error', test_status: { SUCCESS: 0, FAILED: 3 } };
const failedV1 = { test_status: { SUCCESS: 2, FAILED: 1, IGNORED: 1 } };
const failedV2 = { status: 'failed', testcases: { count: 4, status: { passed: 2, failed: 1, skipped: 1 } } };
const renamed = (to: string): Deviation => ({ of: 'build', text: (body) => body.replaceAll(`"${pixel}":{`, `"${to}":{`) });

describe('responses about something else', () => {
  const inBuild = (set: Deviation['set']): Deviation => ({ of: 'build', set: set ?? {} });
  const inSession = (set: Deviation['set']): Deviation => ({ of: 'session', set: set ?? {} });
  const inReport = (text: (xml: string) => string): Deviation => ({ of: 'report', text });
  it.each<[name: string, deviation: Deviation, reason: RegExp, inputs?: Inputs]>([
    ['another build', inBuild({ build_id: foreign }), /build/],
    ['another build, v2', inBuild({ id: foreign }), /build/, v2],
    ['another session', inSession({ session_id: foreign }), /session/],
    ['another session, v2', inSession({ id: foreign }), /session/, v2],
    ['another device, of a session', inSession({ device: galaxy }), /Samsung Galaxy S22/],
    ['another device, of a build', renamed(galaxy), /Samsung Galaxy S22/],
    ['another version of the device, of a build', renamed('Google Pixel 7-13.1'), /Google Pixel 7-13\.1/],
    ['another session, of a report', inReport((xml) => xml.replaceAll(/session_id="\w+"/g, `session_id="${foreign}"`)), /report/],
    [
      'another device, of a report',
      inReport((xml) => xml.replaceAll('devicename="Google Pixel 7"', 'devicename="Samsung Galaxy S22"')),
      /report/,
    ],
  ])('a response about something else is an error: %s', (name, deviation, reason, inputs = {}) =>
    checkRule({ name, inputs, deviations: [deviation], verdict: 'error', reason }),
  );

  it('a response that names nothing else is accepted: control', () =>
    checkRule({
      name: '',
      deviations: [
        { of: 'session', set: { build_id: undefined, device: undefined } },
        { of: 'report', text: (xml) => xml.replaceAll(/<property (session_id|devicename|os|version)="[^"]*"\/>/g, '') },
      ],
      verdict: 'passed',
    }));
});

describe('session ids', () => {
  const twoShards = { shards: '2', 'shard-by': 'hash', 'missing-tests': 'ignore' };
  it.each<[name: string, path: string, inputs: Inputs]>([
    ['under two devices', 'devices/*/session_id', twoDevices],
    ['under two devices, v2', 'devices/*/sessions/*/id', { ...twoDevices, ...v2 }],
    ['under two builds', 'devices/*/session_id', twoShards],
    ['under two builds, v2', 'devices/*/sessions/*/id', { ...twoShards, ...v2 }],
  ])('one session id is an error %s', (name, path, inputs) =>
    checkRule({
      name,
      inputs,
      deviations: [{ of: 'build', set: { [path]: firstForAll() } }],
      verdict: 'error',
      reason: /session \w+ is listed under/,
    }),
  );

  it('one session id under each device passes: control', () =>
    checkRule({ name: '', inputs: twoDevices, verdict: 'passed', outputs: { sessions: '2', tests: '8' } }));
});

it('a build id that two starts return is polled once, and the other start is an error', () => {
  const sameId = firstForAll();
  return checkRule({
    name: '',
    inputs: { shards: '2', 'shard-by': 'hash', 'missing-tests': 'ignore' },
    deviations: [{ of: 'start', set: { build_id: sameId } }],
    verdict: 'error',
    reason: /has the id \w+, which belongs to another build of this run/,
  });
});

it('a failure of a session that another one replaces stays one', async () => {
  const scenario: ScenarioInput = {
    overrides: [{ test: '*adds', device: 'Google*', outcome: 'fail' }],
    builds: [{ 'status-word': 'done' }],
    sessions: [{ device: 'Samsung*', 'startup-seconds': 90 }],
  };
  const replaced = { session_id: foreign, test_status: { SUCCESS: 3, IGNORED: 1 } };
  await checkRule({
    name: '',
    inputs: twoDevices,
    scenario,
    deviations: [{ of: 'build', text: (body) => replacedAtTheEnd(body, replaced) }],
    verdict: 'error',
    outputs: { 'failed-tests': `["com.shop.CartTest#adds @ ${pixel}"]` },
  });
});

describe('devices that are listed twice', () => {
  const again = (change: Readonly<Record<string, Json>>, place: Place) => listedAgain('google pixel 7-13.0', change, place);
  it.each<[name: string, devices: (before: Json) => Json, inputs?: Inputs]>([
    ['failed the first time', again(failedV1, 'first')],
    ['ended in error the last time, in another session', again({ ...brokenV1, session_id: foreign }, 'last')],
    ['failed the last time, v2', listedAgainV2(failedV2, 'last'), v2],
    ['failed the first time in another session, v2', listedAgainV2({ ...failedV2, id: foreign }, 'first'), v2],
  ])('a device that is listed twice stays failed if it %s', (name, devices, inputs = {}) =>
    checkRule({ name, inputs, deviations: [{ of: 'build', set: { devices } }], verdict: 'error' }),
  );

  it('a device is an error or keeps its failure, where two inputs differ only in spelling', () =>
    checkRule({
      name: '',
      inputs: { devices: `google pixel 7-13.0\n${pixel}` },
      scenario: { devices: { 'accept-unknown': true }, overrides: [{ test: '*adds', device: pixel, outcome: 'fail' }] },
      verdict: /^(error|failed)$/,
    }));
});

describe('spellings of devices', () => {
  const spelled = (spelling: string): Deviation[] => [renamed(spelling), { of: 'session', set: { device: spelling } }];
  it.each<[name: string, deviations: Deviation[], inputs?: Inputs]>([
    ['of its name', spelled('Google_Pixel_7,13.0')],
    ['os_version 13 of v2, a number', [{ of: 'build', set: { 'devices/*/os_version': 13 } }], v2],
    [
      'iOS 16.4 for the major version, v2',
      [{ of: 'build', set: { 'devices/*/os_version': '16.4' } }],
      { ...v2, framework: 'xcuitest' },
    ],
  ])('another spelling of a device counts the same: %s', (name, deviations, inputs = {}) =>
    checkRule({ name, inputs, deviations, verdict: 'passed', outputs: { sessions: '1', tests: '4' } }),
  );
});

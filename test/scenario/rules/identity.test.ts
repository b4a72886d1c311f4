import { describe, it } from 'vitest';
import type { Deviation, Json } from '../../helpers/deviations.ts';
import { checkRule, galaxy, pixel, type RuleCase } from '../../helpers/rule-case.ts';

const foreign = 'f'.repeat(40);
const twoDevices = { devices: `${pixel}\n${galaxy}` };
const v2 = { 'api-version': 'v2' };

/** Every value becomes the first one. */
const firstForAll = (): ((before: Json) => Json) => {
  let first: Json;
  return (before) => {
    first ??= before;
    return first;
  };
};

/** A further entry of a device in the list of v1, first or last. */
const listedAgain =
  (key: string, change: Readonly<Record<string, Json>>, place: 'first' | 'last' = 'last') =>
  (before: Json): Json => {
    const devices = before as Readonly<Record<string, Readonly<Record<string, Json>>>>;
    const again = { [key]: { ...devices[pixel], ...change } };
    return place === 'first' ? { ...again, ...devices } : { ...devices, ...again };
  };

/** The same in the list of v2. */
const listedAgainV2 =
  (change: Readonly<Record<string, Json>>, place: 'first' | 'last' = 'last') =>
  (before: Json): Json => {
    const devices = before as readonly Readonly<Record<string, Json>>[];
    const again = devices.map((device) => ({
      ...device,
      sessions: (device.sessions as readonly Readonly<Record<string, Json>>[]).map((session) => ({ ...session, ...change })),
    }));
    return place === 'first' ? [...again, ...devices] : [...devices, ...again];
  };

const brokenV1 = { status: 'error', test_status: { SUCCESS: 0, FAILED: 3 } };
const failedV1 = { test_status: { SUCCESS: 2, FAILED: 1, IGNORED: 1 } };
const failedV2 = { status: 'failed', testcases: { count: 4, status: { passed: 2, failed: 1, skipped: 1 } } };
const renamed = (to: string): Deviation => ({ of: 'build', text: (body) => body.replaceAll(`"${pixel}":{`, `"${to}":{`) });

describe('an answer about something else', () => {
  it.each<RuleCase>([
    { name: 'another build', deviations: [{ of: 'build', set: { build_id: foreign } }], verdict: 'error', reason: /build/ },
    {
      name: 'another build, v2',
      inputs: v2,
      deviations: [{ of: 'build', set: { id: foreign } }],
      verdict: 'error',
      reason: /build/,
    },
    {
      name: 'another build, of a session',
      deviations: [{ of: 'session', set: { build_id: foreign } }],
      verdict: 'error',
      reason: /session/,
    },
    {
      name: 'another session',
      deviations: [{ of: 'session', set: { session_id: foreign } }],
      verdict: 'error',
      reason: /session/,
    },
    {
      name: 'another session, v2',
      inputs: v2,
      deviations: [{ of: 'session', set: { id: foreign } }],
      verdict: 'error',
      reason: /session/,
    },
    {
      name: 'another session, XCUITest',
      inputs: { framework: 'xcuitest' },
      deviations: [{ of: 'session', set: { session_id: foreign } }],
      verdict: 'error',
      reason: /session/,
    },
    {
      name: 'another device, of a session',
      deviations: [{ of: 'session', set: { device: galaxy } }],
      verdict: 'error',
      reason: /Samsung Galaxy S22/,
    },
    {
      name: 'another version of the device, of a session',
      deviations: [{ of: 'session', set: { device: 'Google Pixel 7-14.0' } }],
      verdict: 'error',
    },
    { name: 'another device, of a build', deviations: [renamed(galaxy)], verdict: 'error' },
    {
      name: 'another session, of a report',
      deviations: [{ of: 'report', text: (xml) => xml.replaceAll(/session_id="\w+"/g, `session_id="${foreign}"`) }],
      verdict: 'error',
      reason: /report/,
    },
    {
      name: 'another device, of a report',
      deviations: [
        { of: 'report', text: (xml) => xml.replaceAll('devicename="Google Pixel 7"', 'devicename="Samsung Galaxy S22"') },
      ],
      verdict: 'error',
      reason: /report/,
    },
    {
      name: 'nothing that tells: control',
      deviations: [
        { of: 'session', remove: ['build_id', 'device'] },
        { of: 'report', text: (xml) => xml.replaceAll(/<property (session_id|devicename|os|version)="[^"]*"\/>/g, '') },
      ],
      verdict: 'passed',
    },
  ])('$name', (row) => checkRule(row));
});

describe('one session id', () => {
  it.each<RuleCase>([
    {
      name: 'under two devices',
      deviations: [{ of: 'build', set: { 'devices/*/session_id': firstForAll() } }],
      verdict: 'error',
    },
    {
      name: 'under two devices, v2',
      inputs: v2,
      deviations: [{ of: 'build', set: { 'devices/*/sessions/*/id': firstForAll() } }],
      verdict: 'error',
    },
    {
      name: 'under two devices, XCUITest',
      inputs: { framework: 'xcuitest', devices: 'iPhone 14-16\niPhone 15-17' },
      deviations: [{ of: 'build', set: { 'devices/*/session_id': firstForAll() } }],
      verdict: 'error',
    },
    { name: 'under each device: control', verdict: 'passed', outputs: { sessions: '2', tests: '8' } },
  ])('$name', (row) => checkRule({ ...row, inputs: { ...twoDevices, ...row.inputs } }));
});

describe('a device that is listed twice', () => {
  it.each<RuleCase>(
    (['first', 'last'] as const).flatMap((place) => [
      {
        name: `failed the ${place} time`,
        deviations: [{ of: 'build' as const, set: { devices: listedAgain('google pixel 7-13.0', failedV1, place) } }],
        verdict: 'error',
      },
      {
        name: `ended in error the ${place} time, in another session`,
        deviations: [
          {
            of: 'build' as const,
            set: { devices: listedAgain('Google Pixel 7,13.0', { ...brokenV1, session_id: foreign }, place) },
          },
        ],
        verdict: 'error',
      },
      {
        name: `failed the ${place} time, v2`,
        inputs: v2,
        deviations: [{ of: 'build' as const, set: { devices: listedAgainV2(failedV2, place) } }],
        verdict: 'error',
      },
      {
        name: `failed the ${place} time in another session, v2`,
        inputs: v2,
        deviations: [{ of: 'build' as const, set: { devices: listedAgainV2({ ...failedV2, id: foreign }, place) } }],
        verdict: 'error',
      },
    ]),
  )('$name', (row) => checkRule(row));

  it.each([
    ['Google-Pixel 7-13.0', pixel],
    [pixel, 'Google-Pixel 7-13.0'],
    [pixel, 'google pixel 7-13.0'],
  ])('is an error or keeps its failure, where two inputs differ only in spelling: %s, %s', (bad, good) =>
    checkRule({
      name: '',
      inputs: {
        devices: `${good}
${bad}`,
      },
      scenario: {
        devices: { 'accept-unknown': true },
        overrides: [{ test: '*adds', device: bad, outcome: 'fail' }],
      },
      verdict: /^(error|failed)$/,
    }),
  );
});

describe('a spelling of a device', () => {
  it.each<RuleCase>([
    ...['google pixel 7-13', 'Google_Pixel_7,13.0'].map((spelling) => ({
      name: `"${spelling}" answers "${pixel}"`,
      deviations: [renamed(spelling), { of: 'session' as const, set: { device: spelling } }],
      verdict: 'passed',
      outputs: { sessions: '1', tests: '4' },
    })),
    {
      name: `"${pixel}" answers "google pixel 7-13"`,
      inputs: { devices: 'google pixel 7-13' },
      scenario: { devices: { 'accept-unknown': true } },
      deviations: [
        { of: 'build', text: (body) => body.replaceAll('"google pixel 7-13":{', `"${pixel}":{`) },
        { of: 'session', set: { device: pixel } },
      ],
      verdict: 'passed',
      outputs: { sessions: '1' },
    },
    {
      name: 'os_version "13" of v2',
      inputs: v2,
      deviations: [{ of: 'build', set: { 'devices/*/os_version': '13' } }],
      verdict: 'passed',
      outputs: { sessions: '1' },
    },
    {
      name: 'os_version 13 of v2, a number',
      inputs: v2,
      deviations: [{ of: 'build', set: { 'devices/*/os_version': 13 } }],
      verdict: 'passed',
      outputs: { sessions: '1' },
    },
    ...['16.0', '16.4.1'].map((version) => ({
      name: `iOS ${version} answers the major version`,
      inputs: { framework: 'xcuitest' },
      deviations: [
        { of: 'build' as const, text: (body: string) => body.replaceAll('"iPhone 14-16":{', `"iPhone 14-${version}":{`) },
        { of: 'session' as const, set: { device: `iPhone 14-${version}` } },
      ],
      verdict: 'passed',
      outputs: { sessions: '1' },
    })),
    {
      name: 'iOS 16.4 answers the major version, v2',
      inputs: { ...v2, framework: 'xcuitest' },
      deviations: [{ of: 'build', set: { 'devices/*/os_version': '16.4' } }],
      verdict: 'passed',
      outputs: { sessions: '1' },
    },
    {
      name: 'iOS 17.0 does not answer 16',
      inputs: { framework: 'xcuitest' },
      deviations: [{ of: 'build', text: (body) => body.replaceAll('"iPhone 14-16":{', '"iPhone 14-17.0":{') }],
      verdict: 'error',
    },
    {
      name: 'iOS 16.4 does not answer 16.1',
      inputs: { framework: 'xcuitest', devices: 'iPhone 14-16.1' },
      deviations: [{ of: 'build', text: (body) => body.replaceAll('"iPhone 14-16.1":{', '"iPhone 14-16.4":{') }],
      verdict: 'error',
    },
    { name: 'Android 13.1 does not answer 13.0', deviations: [renamed('Google Pixel 7-13.1')], verdict: 'error' },
    {
      name: 'Google Pixel 7 Pro does not answer Google Pixel 7',
      deviations: [renamed('Google Pixel 7 Pro-13.0')],
      verdict: 'error',
    },
  ])('$name', (row) => checkRule(row));
});

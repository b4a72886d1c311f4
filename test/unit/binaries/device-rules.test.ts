import { describe, expect, it } from 'vitest';
import type { BinaryFacts, InspectedPair } from '../../../src/binaries/facts.ts';
import { checkDevices } from '../../../src/binaries/preflight/device-rules.ts';
import { formatFinding } from '../../../src/core/model/finding.ts';
import type { Framework } from '../../../src/core/model/framework.ts';
import type { DeviceOffer } from '../../../src/core/model/records.ts';
import { createDeviceList } from '../../../src/stand-in/account/device-catalog.ts';
import { apk, bundle, ipa } from './sample-facts.ts';

const offers: readonly DeviceOffer[] = [
  { device: 'Google Pixel 7', osVersion: '13.0', os: 'android' },
  { device: 'Google Pixel 7', osVersion: '14.0', os: 'android' },
  { device: 'Google Pixel 6', osVersion: '12.0', os: 'android' },
  { device: 'Samsung Galaxy S23', osVersion: '13.0', os: 'android' },
  { device: 'iPhone 14', osVersion: '16.4', os: 'ios' },
  { device: 'iPhone 14 Pro Max', osVersion: '16', os: 'ios' },
];
const nothing: InspectedPair = { app: undefined, testSuite: undefined };

const findings = (framework: Framework, device: string, list: readonly DeviceOffer[] = offers): string[] =>
  checkDevices({ framework }, [device], list, nothing).map((finding) => `${finding.code}: ${formatFinding(finding)}`);

describe('devices against the list of the service', () => {
  it.each<[device: string, says: RegExp, framework?: Framework]>([
    ['Pixel 7-13.0', /^unknown-device: devices: the service has no "Pixel 7-13\.0"\. Did you mean Google Pixel 7-13\.0\?/],
    ['Gogle Pixl 7-14.0', /Did you mean Google Pixel 7-14\.0 or /],
    ['Google Pixel 8-14.0', /Did you mean Google Pixel 6-12\.0 or Google Pixel 7-14\.0\?/],
    ['iPhone 13-16', /Did you mean iPhone 14-16\.4\?/, 'xcuitest'],
    ['google pixel 7-14.0', /^unknown-device: .*Did you mean Google Pixel 7-14\.0 or /],
    ['Google Pixel 7-13', /^unknown-os-version: devices: the service has no Google Pixel 7 with version 13\. Did you mean/],
    ['Google Pixel 7-14.0.0', /^unknown-os-version: .* no Google Pixel 7 with version 14\.0\.0\. Did you mean/],
    ['Nokia 3310-1.0', /^unknown-device: devices: the service has no "Nokia 3310-1\.0"\. Use a device that the service lists\./],
    ['Google Pixel 7', /^unknown-os-version: devices: the service has no Google Pixel 7 with version \. It has Google Pixel/],
    ['Google Pixel 7-9.0', /^unknown-os-version: devices: the service has no Google Pixel 7 with version 9\.0\. It has/],
    ['iPhone 14-1', /^unknown-os-version/, 'xcuitest'],
    ['iPhone 14-16', /^wrong-os: devices: "iPhone 14-16" runs iOS, but Espresso tests run on Android\. Correct the device or/],
    ['Google Pixel 7-13.0', /^wrong-os: .*"Google Pixel 7-13\.0" runs Android, but XCUITest tests run on iOS\./, 'xcuitest'],
  ])('a build does not take the device %s', (device, says, framework = 'espresso') => {
    expect(findings(framework, device)).toEqual([expect.stringMatching(says)]);
  });

  it('judges nothing where the service gave no list', () => {
    expect(checkDevices({ framework: 'espresso' }, ['Nokia 3310-1.0'], undefined, nothing)).toEqual([]);
    expect(findings('espresso', 'Nokia 3310-1.0', [])).toEqual([]);
  });
});

describe('devices against the oldest version that a file runs on', () => {
  const withMinSdk = (minSdk: number): BinaryFacts => ({ ...apk, manifest: { ...apk.manifest, minSdk } });
  const withMinimumOs = (minimumOs: string): BinaryFacts => ({ ...ipa, app: bundle('Shop.app', { minimumOs }) });

  it('does not compare the versions of two systems', () => {
    const pair = { app: withMinimumOs('15.0'), testSuite: undefined };
    for (const list of [undefined, offers])
      expect(
        checkDevices({ framework: 'xcuitest' }, ['Google Pixel 7-13.0'], list, pair).filter(({ code }) => code === 'os-too-old'),
      ).toEqual([]);
  });

  it.each<[Framework, BinaryFacts, string, boolean]>([
    ['espresso', withMinSdk(33), 'Google Pixel 6-12.0', true],
    ['espresso', withMinSdk(33), 'Google Pixel 7-13.0', false],
    ['espresso', withMinSdk(33), 'Google Pixel 7-13', false],
    ['espresso', withMinSdk(32), 'Google Pixel 6-12.0', false],
    ['espresso', withMinSdk(14), 'Old-4.4', false],
    ['xcuitest', withMinimumOs('16.4'), 'iPhone 14-16', false],
    ['xcuitest', withMinimumOs('16.4'), 'iPhone 14-16.3', true],
    ['xcuitest', withMinimumOs('16.4'), 'iPhone 14-15', true],
    ['xcuitest', withMinimumOs('nonsense'), 'iPhone 14-15', false],
    ['xcuitest', withMinimumOs('16.4'), 'iPhone 14-beta', false],
  ])('%s with %j compares the system of %s, too old: %s', (framework, app, device, tooOld) => {
    const codes = checkDevices({ framework }, [device], undefined, { app, testSuite: undefined }).map(({ code }) => code);
    expect(codes).toEqual(tooOld ? ['os-too-old'] : []);
  });

  it('looks at the test suite too, and says each device once', () => {
    const pair = { app: withMinSdk(33), testSuite: withMinSdk(34) };
    const linesFor = (device: string): string[] =>
      checkDevices({ framework: 'espresso' }, [device], undefined, pair).map(formatFinding);
    expect(linesFor('Google Pixel 6-12.0')).toEqual([expect.stringContaining('Android 13.0 (API 33) or newer')]);
    expect(linesFor('Google Pixel 7-13.0')).toEqual([expect.stringContaining('Android 14.0 (API 34) or newer')]);
  });
});

describe('devices against the built-in cloud', () => {
  const scenario = {
    known: offers.map(
      ({ device, osVersion, os }) => ({ device, 'os-version': osVersion, os: os === 'ios' ? os : 'android' }) as const,
    ),
    'accept-unknown': false,
  };
  const takes = (framework: Framework, entry: string): boolean => {
    try {
      createDeviceList(scenario).resolve(entry, framework === 'espresso' ? 'android' : 'ios');
      return true;
    } catch {
      return false;
    }
  };
  const names = [...new Set(offers.map(({ device }) => device)), 'google pixel 7', 'Google Pixel *', 'Nokia'];
  const versions = ['13', '13.0', '13.0.0', '12', '1', '16', '16.0', '16.4', '16.4.1', '16.5', '*', '', 'latest'];
  const entries = names.flatMap((name) => versions.map((version) => `${name}-${version}`));

  it.each(['espresso', 'xcuitest'] as const)('%s accepts exactly what a build takes', (framework) => {
    const accepted = entries.filter((entry) => findings(framework, entry).length === 0);
    expect(accepted).toEqual(entries.filter((entry) => takes(framework, entry)));
    expect(accepted.length).toBeGreaterThan(1);
  });

  it('takes no pattern, even where it runs any device', () => {
    const anyDevice = createDeviceList({ ...scenario, 'accept-unknown': true });
    expect(anyDevice.resolve('Nokia 3310-1.0', 'android').name).toBe('Nokia 3310');
    expect(() => anyDevice.resolve('Google Pixel *-13.0', 'android')).toThrow(/is a pattern/);
  });
});

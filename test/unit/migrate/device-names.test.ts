import { describe, expect, it, test } from 'vitest';
import names from '../../../src/migrate/device-names.json' with { type: 'json' };
import { addRealDevice, addSauceDevice, addTestLabDevice } from '../../../src/migrate/device-names.ts';
import { type MigratedStep, openStep, type Platform } from '../../../src/migrate/settings.ts';
import { problemsOfStep } from '../../../src/migrate/write-workflow.ts';
import { check, remarksOf } from './convert-text.ts';

const added = (
  platform: Platform,
  add: (step: MigratedStep) => void,
): { readonly devices: readonly string[]; readonly remarks: readonly string[] } => {
  const step = openStep('tests', platform);
  add(step);
  return { devices: step.devices, remarks: remarksOf({ steps: [step], findings: [], unread: [] }) };
};

const similarAndroid = (release: string): string => `Google Pixel *-${release} | Google Pixel *-latest`;

describe('known devices of Test Lab', () => {
  test.each<readonly [platform: Platform, model: string, version: string, line: string]>([
    ['android', 'redfin', '30', 'Google Pixel 5-11.0'],
    ['android', 'oriole', '33', 'Google Pixel 6-13.0'],
    ['android', 'panther', '33', 'Google Pixel 7-13.0'],
    ['android', 'shiba', '34', 'Google Pixel 8-14.0'],
    ['android', 'blueline', '28', 'Google Pixel 3-9.0'],
    ['android', 'b0q', '33', 'Samsung Galaxy S22 Ultra-13.0'],
    ['android', 'redfin', '', 'Google Pixel 5-latest'],
    ['ios', 'iphone13pro', '15.7', 'iPhone 13 Pro-15'],
    ['ios', 'iphone14promax', '16', 'iPhone 14 Pro Max-16'],
    ['ios', 'iphone12mini', '14.7', 'iPhone 12 Mini-14'],
    ['ios', 'iphone8', '16.6', 'iPhone 8-16'],
    ['ios', 'iphone8plus', '13.6', 'iPhone 8 Plus-13'],
    ['ios', 'iphonexsmax', '12.1', 'iPhone XS Max-12'],
    ['ios', 'iphonexr', '13.2', 'iPhone XR-13'],
    ['ios', 'iphonese3', '17.0', 'iPhone SE 2022-17'],
    ['ios', 'ipad10', '16.6', 'iPad 10th-16'],
    ['ios', 'iPhone', '15', 'iPhone *-15'],
    ['ios', 'iphone11pro', '', 'iPhone 11 Pro-latest'],
  ])('a device of Test Lab is converted: %s %s, %s', (platform, model, version, line) => {
    expect(added(platform, (step) => addTestLabDevice(model, version, step))).toEqual({ devices: [line], remarks: [] });
  });
});

describe('unknown devices of Test Lab', () => {
  test.each<readonly [platform: Platform, model: string, version: string, line: string, remark: string]>([
    ['android', 'nobody', '30', similarAndroid('11.0'), 'The device nobody is not known'],
    ['android', 'nobody', '', 'Google Pixel *-latest', 'The device nobody is not known'],
    ['android', 'Pixel2', '28', similarAndroid('9.0'), 'Pixel2 is a virtual device'],
    ['android', 'Nexus6P', '27', similarAndroid('8.1'), 'Nexus6P is a virtual device'],
    ['android', 'MediumPhone.arm', '34', similarAndroid('14.0'), 'MediumPhone.arm is a virtual device'],
    ['android', '', '33', similarAndroid('13.0'), 'The source names no model'],
    ['ios', 'watch', '9', 'iPhone *-9 | iPhone *-latest', 'The device watch is not known'],
  ])(
    'an unknown device of Test Lab becomes a selector, with a line in the report: %s %s, %s',
    (platform, model, version, line, remark) => {
      const { devices, remarks } = added(platform, (step) => addTestLabDevice(model, version, step));
      expect(devices).toEqual([line]);
      expect(remarks).toEqual([expect.stringContaining(remark)]);
      expect(remarks[0]).toContain(line);
    },
  );

  it('a device becomes a selector where only its version is unknown', () => {
    for (const version of ['99', 'soon', '__proto__', 'constructor'])
      expect(added('android', (step) => addTestLabDevice('redfin', version, step))).toEqual({
        devices: ['Google Pixel 5-latest'],
        remarks: [`The version ${version} of redfin is not known: Google Pixel 5-latest takes the newest.`],
      });
  });
});

test('a device that is named twice is one line', () => {
  const twice = added('android', (step) => {
    addTestLabDevice('redfin', '30', step);
    addTestLabDevice('redfin', '30', step);
  });
  expect(twice.devices).toEqual(['Google Pixel 5-11.0']);
});

describe('devices of Sauce Labs', () => {
  test.each<readonly [platform: Platform, name: string, version: string, line: string, remarks: number]>([
    ['android', 'Google Pixel 7', '13', 'Google Pixel 7-13.0', 0],
    ['android', 'Samsung_Galaxy_S21_real_us', '', 'Samsung Galaxy S21-latest', 0],
    ['android', 'Google.*', '12', 'Google*-12.0', 0],
    ['android', '^Samsung Galaxy.*$', '8.1', 'Samsung Galaxy*-8.1', 0],
    ['ios', 'iPhone 14', '16.4.1', 'iPhone 14-16', 0],
    ['ios', 'iPhone.*', '', 'iPhone*-latest', 0],
    ['ios', '(iPhone|iPad) 1[0-9]', '17', 'iPhone *-17 | iPhone *-latest', 1],
    ['android', '', '', 'Google Pixel *-latest', 0],
    ['android', 'Google Pixel 7', '^1[34]', 'Google Pixel 7-latest', 1],
  ])('a device of Sauce Labs is converted: %s %s, %s', (platform, name, version, line, remarks) => {
    const result = added(platform, (step) => addSauceDevice(name, version, step));
    expect(result.devices).toEqual([line]);
    expect(result.remarks).toHaveLength(remarks);
  });

  it('a simulator becomes a real device', () => {
    expect(added('ios', (step) => addRealDevice('iPad Air Simulator', '17.0', step)).devices).toEqual([
      'iPad *-17 | iPad *-latest',
    ]);
    expect(added('ios', (step) => addRealDevice('iPhone 14 Simulator', '', step)).devices).toEqual(['iPhone *-latest']);
  });
});

describe('the file of names', () => {
  it('says where it is from', () => {
    expect(names.source).toMatch(/https:\/\//);
    expect(names.source).toContain('scripts/studies/device-names.ts');
  });

  it('has names that the input devices accepts, and no virtual devices', async () => {
    const step = openStep('tests', 'android');
    const all = [...new Set(Object.values(names.names))];
    step.devices.push(...all.map((name) => `${name}-14.0`));
    expect(await problemsOfStep(step, check)).toEqual([]);
    expect(all.length).toBeGreaterThan(200);
  });
});

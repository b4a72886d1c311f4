import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alternativesOfAll,
  chooseDevices,
  explainChoice,
} from '../../../../../../src/action/run/prepare/devices/resolve-devices.ts';
import { isSelector, matchesName, parseSelector } from '../../../../../../src/core/model/device-name.ts';
import type { DeviceOffer, DeviceUse } from '../../../../../../src/core/model/records.ts';

const offersOf = (os: DeviceOffer['os'], entries: readonly string[]): readonly DeviceOffer[] =>
  entries.map((entry) => {
    const hyphen = entry.lastIndexOf('-');
    return { device: entry.slice(0, hyphen), osVersion: entry.slice(hyphen + 1), os };
  });

const android = offersOf('android', [
  'Google Pixel 7-13.0',
  'Google Pixel 9-15.0',
  'Google Pixel 8-14.0',
  'Samsung Galaxy S24-15.0',
  'Google Pixel 9 Pro-9.0',
  'Samsung Galaxy S9-8.0',
]);
const ios = offersOf('ios', [
  'iPhone 14-16',
  'iPhone 15-17.2',
  'iPhone 15-17.10',
  'iPad Air-17.10',
  'iPhone 13-17',
  'iPhone 16-27 Beta',
]);

const choose = (lines: readonly string[], offers = android, uses: readonly DeviceUse[] = []) =>
  chooseDevices(lines, offers, uses).map((choice) => ('device' in choice ? choice.device : choice.problem));

describe('chooseDevices', () => {
  it.each<[string, string]>([
    ['Google Pixel *-latest', 'Google Pixel 9-15.0'],
    ['Google Pixel *-latest-1', 'Google Pixel 8-14.0'],
    ['Google Pixel *-latest-0', 'Google Pixel 9-15.0'],
    ['Google Pixel *-latest-3', 'Google Pixel 9 Pro-9.0'],
    ['Google Pixel *-latest-4', 'no-match'],
    ['Samsung Galaxy S24-latest', 'Samsung Galaxy S24-15.0'],
    ['android-latest', 'Google Pixel 9-15.0'],
    ['android-latest-2', 'Google Pixel 7-13.0'],
    ['android-13.*', 'Google Pixel 7-13.0'],
    ['Google Pixel *-1*', 'Google Pixel 9-15.0'],
    ['*-*', 'Google Pixel 9-15.0'],
    ['* Pro-latest', 'Google Pixel 9 Pro-9.0'],
    ['Google Pixel *-13', 'Google Pixel 7-13.0'],
    ['google pixel *-latest', 'no-match'],
    ['Google Pixel *-12.*', 'no-match'],
    ['Google Pixel 6-12.0 | Google Pixel 8-14.0|Google Pixel 7-13.0', 'Google Pixel 8-14.0'],
    ['Nokia *-latest | Samsung *-latest-1', 'Samsung Galaxy S9-8.0'],
    ['Google Pixel 99-1.0', 'Google Pixel 99-1.0'],
  ])('%s is %s', (line, device) => {
    expect(choose([line])).toEqual([device]);
  });

  it.each<[string, string]>([
    ['iPhone *-17.*', 'iPhone 15-17.10'],
    ['iPhone 13-17.*', 'iPhone 13-17'],
    ['iPhone *-17', 'iPhone 15-17.10'],
    ['ios-latest', 'iPhone 16-27 Beta'],
    ['ios-latest-1', 'iPhone 15-17.10'],
    ['iPad *-latest', 'iPad Air-17.10'],
    ['android-latest', 'no-match'],
  ])('on iOS, %s is %s', (line, device) => {
    expect(choose([line], ios)).toEqual([device]);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['exact lines come first', ['android-latest', 'Google Pixel 9-15.0'], ['Samsung Galaxy S24-15.0', 'Google Pixel 9-15.0']],
    ['the next of equals is taken', ['android-latest', 'android-latest'], ['Google Pixel 9-15.0', 'Samsung Galaxy S24-15.0']],
    ['older versions follow', ['Google Pixel *-latest', 'Google Pixel *-latest'], ['Google Pixel 9-15.0', 'Google Pixel 8-14.0']],
    [
      'versions that others have still count',
      ['Google Pixel *-latest', 'Google Pixel *-latest-1'],
      ['Google Pixel 9-15.0', 'Google Pixel 8-14.0'],
    ],
    [
      'an alternative that is taken is passed over',
      ['Google Pixel 7-13.0', 'Google Pixel 7-13.0 | Google Pixel 8-14.0'],
      ['Google Pixel 7-13.0', 'Google Pixel 8-14.0'],
    ],
    ['nothing may be left', ['Samsung *-8.0', 'Samsung *-8.*'], ['Samsung Galaxy S9-8.0', 'taken']],
  ])('two lines never have the same device: %s', (_what, lines, devices) => {
    expect(choose(lines)).toEqual(devices);
  });

  it('knows the device of an exact line in other spellings', () => {
    expect(choose(['iPhone 14-16.0', 'iPhone 14-latest'], ios)).toEqual(['iPhone 14-16.0', 'taken']);
    expect(choose(['iPhone 15-17', 'iPhone *-17.*'], ios)).toEqual(['iPhone 15-17', 'iPhone 13-17']);
  });

  describe('alternatives by use', () => {
    const line = 'Google Pixel 9-15.0 | Google Pixel 8-14.0 | Google Pixel 7-13.0';
    const use = (entry: string, used: number, limit: number): DeviceUse => {
      const [offer] = offersOf('android', [entry]);
      return { device: offer?.device ?? '', osVersion: offer?.osVersion ?? '', used, limit };
    };
    it.each<[string, readonly DeviceUse[], string]>([
      ['the first one without any', [], 'Google Pixel 9-15.0'],
      ['the first one that is free', [use('Google Pixel 9-15.0', 2, 2), use('Google Pixel 8-14.0', 1, 2)], 'Google Pixel 8-14.0'],
      ['one that the list does not name', [use('Google Pixel 9-15.0', 2, 2)], 'Google Pixel 8-14.0'],
      [
        'the first one where all are busy',
        [use('Google Pixel 9-15.0', 2, 2), use('Google Pixel 8-14.0', 3, 2), use('Google Pixel 7-13.0', 0, 0)],
        'Google Pixel 9-15.0',
      ],
    ])('are %s', (_what, uses, device) => {
      expect(choose([line], android, uses)).toEqual([device]);
    });

    it('does not count within one pattern', () => {
      expect(choose(['android-latest'], android, [use('Google Pixel 9-15.0', 2, 2)])).toEqual(['Google Pixel 9-15.0']);
    });
  });

  const name = fc.constantFrom('Google Pixel 7', 'Google Pixel 8', 'Galaxy S9', 'Galaxy Tab-A');
  const version = fc.constantFrom('9.0', '10.0', '13.0', '13.1', '14.0');
  const lists = fc.uniqueArray(
    fc.tuple(name, version).map(([device, osVersion]): DeviceOffer => ({ device, osVersion, os: 'android' })),
    { selector: ({ device, osVersion }) => `${device}-${osVersion}`, maxLength: 12 },
  );
  const part = fc.oneof(
    fc.constantFrom('android-latest', 'android-latest-1', 'Google Pixel *-latest', '*-13.*', 'G*-1*', 'Galaxy Tab-A-latest'),
    fc.tuple(name, version).map((pair) => pair.join('-')),
  );
  const lineSets = fc.uniqueArray(
    fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' | ')),
    { maxLength: 5 },
  );

  it('gives no device twice, only devices on offer, and none that no alternative names', () => {
    fc.assert(
      fc.property(lineSets, lists, (lines, offers) => {
        const choices = chooseDevices(lines, offers).flatMap((choice) => ('device' in choice ? [choice] : []));
        expect(new Set(choices.map(({ device }) => device)).size).toBe(choices.length);
        for (const { line, device } of choices.filter((choice) => isSelector(choice.line))) {
          const offer = offers.find((each) => `${each.device}-${each.osVersion}` === device);
          expect(offer).toBeDefined();
          expect(
            line.split(' | ').some((each) => {
              const selector = parseSelector(each);
              return selector && offer && matchesName(selector, offer);
            }),
          ).toBe(true);
        }
      }),
    );
  });

  it('gives one line the newest version of all matches', () => {
    fc.assert(
      fc.property(lists, (offers) => {
        const [choice] = choose(['android-latest'], offers);
        const newest = Math.max(...offers.map(({ osVersion }) => Number(osVersion)));
        if (offers.length === 0) expect(choice).toBe('no-match');
        else expect(Number(choice?.slice(choice.lastIndexOf('-') + 1))).toBe(newest);
      }),
    );
  });
});

describe('explainChoice', () => {
  it.each<[string, RegExp]>([
    ['Google Pixel *-12.*', /nearest devices are Google Pixel 9-15\.0, Google Pixel 8-14\.0, Google Pixel 7-13\.0\.$/],
    ['Gogle Pixl 8*-latest', /nearest devices are Google Pixel 8-14\.0/],
    ['Nokia *-latest', /nearest devices are Google Pixel 9-15\.0, Samsung Galaxy S24-15\.0, Google Pixel 8-14\.0\.$/],
  ])('names the nearest devices for %s', (line, remedy) => {
    const finding = explainChoice({ line, problem: 'no-match' }, android);
    expect(finding.found).toContain(JSON.stringify(line));
    expect(finding.remedy).toMatch(remedy);
  });

  it('names no device where the service has none', () => {
    expect(explainChoice({ line: 'Nokia *-latest', problem: 'no-match' }, []).remedy).toBe('Correct the line.');
  });

  it('says that other lines have the device', () => {
    expect(explainChoice({ line: 'Samsung *-8.*', problem: 'taken' }, android).found).toMatch(/other lines already use/);
  });
});

describe('alternativesOfAll', () => {
  it.each<[what: string, offers: readonly DeviceOffer[] | undefined, expected: readonly string[]]>([
    ['those that name a device, without the list of the service', undefined, ['Nokia 3-9.0', 'Google Pixel 7-13.0']],
    ['those that the service has, first those after the chosen one', android, ['Samsung Galaxy S24-15.0', 'Google Pixel 7-13.0']],
  ])('lists the other alternatives of a line: %s', (_what, offers, expected) => {
    const line = 'Google Pixel 7-13.0 | Google Pixel 8-14.0 | Samsung *-latest | Nokia 3-9.0';
    expect(alternativesOfAll([{ line, device: 'Google Pixel 8-14.0' }], offers, 'android').get('Google Pixel 8-14.0')).toEqual(
      expected,
    );
  });
});

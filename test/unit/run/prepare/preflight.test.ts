import { describe, expect, it } from 'vitest';
import { type Log, silentLog } from '../../../../src/lib/log.ts';
import type { DeviceOffer } from '../../../../src/model/records.ts';
import { enforcePreflight, examineBinaries } from '../../../../src/run/prepare/preflight.ts';
import { rejection } from '../../../helpers/cloud-client.ts';
import { planOf } from '../../../helpers/stage.ts';
import { testApk, testManifest } from '../../binaries/writers/archive.ts';
import { dexClass } from '../../binaries/writers/dex-class.ts';

type Inputs = Parameters<typeof examineBinaries>[0];

const file = (path: string) => ({ kind: 'file', path, sizeBytes: 1 }) as const;
const reference = { kind: 'reference', reference: 'bs://a' } as const;
const app = file('samples/shop-debug.apk');
const testSuite = file('samples/shop-debug-androidTest.apk');

const inputsOf = (overrides: Partial<Inputs>): Inputs => ({
  ...planOf().inputs,
  app,
  testSuite,
  devices: ['Google Pixel 7-13.0'],
  ...overrides,
});

const checkBinaries = async (inputs: Inputs, log: Log, listed?: readonly DeviceOffer[]) => {
  const examined = await examineBinaries(inputs, process.cwd(), listed && { offers: Promise.resolve(listed) });
  enforcePreflight(examined, inputs.preflight, log);
  return examined;
};

const check = async (overrides: Partial<Inputs>, listed?: readonly DeviceOffer[]) => {
  const lines: string[] = [];
  const log = {
    ...silentLog,
    info: (line: string) => void lines.push(line),
    warning: (line: string) => void lines.push(`warning: ${line}`),
  };
  const inspected = await checkBinaries(inputsOf(overrides), log, listed).catch((error: unknown) => ({ error }));
  return { inspected, lines };
};

const notTheApp =
  'app: samples/shop-debug-androidTest.apk is an Android test APK, not the APK of the app. Use the app itself, in most projects build/outputs/apk/debug/*.apk';
const offers: readonly DeviceOffer[] = [{ device: 'Google Pixel 3', osVersion: '10.0', os: 'android' }];

describe('preflight', () => {
  it('says what it found, and hands the suite on', async () => {
    const { inspected, lines } = await check({});
    expect(lines).toEqual(['Found 12 tests in the suite.']);
    expect(inspected).toMatchObject({
      selection: { suite: { suiteId: 'com.example.shop.test' }, filters: {} },
      target: undefined,
    });
  });

  it.each([
    [
      'XCUITest',
      { framework: 'xcuitest', app: file('samples/Shop.ipa'), testSuite: file('samples/ShopUITests.zip') },
      'ShopUITests',
    ],
    [
      'EarlGrey',
      { framework: 'earlgrey', app: { kind: 'directory', path: 'samples/ShopEarlGrey' }, preflight: 'warn' },
      'ShopEarlGreyTests',
    ],
  ] as const)('knows the bundle that filters of %s name', async (_what, inputs, target) => {
    const { inspected } = await check({ ...inputs, devices: ['iPhone 14-16'] });
    expect(inspected).toMatchObject({ target });
  });

  it('is empty for references to uploads, which it cannot read', async () => {
    const { inspected, lines } = await check({ app: reference, testSuite: reference });
    expect({ inspected, lines }).toMatchObject({ inspected: { target: undefined, selection: { suite: undefined } }, lines: [] });
  });

  it('counts nothing where one error is all', async () => {
    const error = await rejection(checkBinaries(inputsOf({ app: testSuite }), silentLog));
    expect(error).toMatchObject({ message: `${notTheApp}. Nothing was uploaded` });
  });

  it.each([
    [{ runnerBuilder: 'a.Builder' }, 'tests-unknown', /the runner builder a\.Builder may find tests/],
    [{ runnerBuilder: 'de.mannodermaus.junit5.AndroidJUnit5Builder' }, 'no-tests', undefined],
    [{ clearPackageData: 'true' }, 'no-tests', undefined],
  ])('refuses no suite whose tests a runner builder may find: %j', async (instrumentationOptions, code, unseen) => {
    const empty = file(await testApk([[dexClass('a.Scenarios: runs')]], { ...testManifest, package: 'com.example.shop.test' }));
    const { inspected, lines } = await check({ testSuite: empty, capabilities: { instrumentationOptions }, preflight: 'warn' });
    expect(lines.join()).toContain(`[preflight-${code}]`);
    expect('selection' in inspected && inspected.selection.suite?.unseen).toEqual(unseen && expect.stringMatching(unseen));
  });

  it('warns in a strict run of what may work', async () => {
    const { inspected, lines } = await check({ media: [file('samples/README.md')] });
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(
        /^warning: media: the service does not list the type of README\.md, only \.jpg, \.jpeg, \.png, \.gif, \.bmp,/,
      ),
    ]);
    expect(inspected).toHaveProperty('selection.suite.tests.length', 12);
  });

  it('finds nothing wrong where it is off, and still looks for tests', async () => {
    const { inspected, lines } = await check({ app: testSuite, preflight: 'off' }, offers);
    expect(lines).toEqual(['Found 12 tests in the suite.']);
    expect(inspected).toHaveProperty('selection.suite.tests.length', 12);
  });
});

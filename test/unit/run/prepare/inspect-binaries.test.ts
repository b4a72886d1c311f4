import { describe, expect, it } from 'vitest';
import { BinaryError } from '../../../../src/binaries/binary-error.ts';
import {
  type FindingInputs,
  type InspectedBinaries,
  inspectBinaries,
  inspectionFindings,
} from '../../../../src/run/prepare/preflight.ts';
import { planOf } from '../../../helpers/stage.ts';
import { apk, suite, testApk } from '../../binaries/sample-facts.ts';

const file = (path: string) => ({ kind: 'file', path, sizeBytes: 1 }) as const;
const reference = { kind: 'reference', reference: 'bs://a' } as const;

const inputsOf = (overrides: Partial<FindingInputs> = {}): FindingInputs => ({
  ...planOf().inputs,
  app: file('samples/shop-debug.apk'),
  testSuite: file('samples/shop-debug-androidTest.apk'),
  devices: ['Google Pixel 7-13.0'],
  ...overrides,
});

describe('inspectBinaries', () => {
  it('looks into both files, and for tests into the suite', async () => {
    expect(await inspectBinaries(inputsOf())).toMatchObject({
      app: { kind: 'apk' },
      testSuite: { kind: 'test-apk' },
      tests: { suiteId: 'com.example.shop.test' },
    });
  });

  it('looks for the tests of EarlGrey in the app, a folder', async () => {
    const inputs = inputsOf({ framework: 'earlgrey', app: { kind: 'directory', path: 'samples/ShopEarlGrey' } });
    const { testSuite: _none, ...withoutSuite } = inputs;
    expect(await inspectBinaries(withoutSuite)).toMatchObject({
      app: { kind: 'earlgrey-directory' },
      testSuite: undefined,
      tests: { suiteId: 'com.example.shop.earlgrey' },
    });
  });

  it('looks at nothing that is not on this machine', async () => {
    const inputs = inputsOf({ app: { kind: 'url', url: 'https://a' }, testSuite: reference });
    expect(await inspectBinaries(inputs)).toEqual({ app: undefined, testSuite: undefined, tests: undefined });
  });

  it('gives the reason in place of what cannot be read', async () => {
    const { app, testSuite, tests } = await inspectBinaries(inputsOf({ app: file('none.apk'), testSuite: file('none.apk') }));
    for (const found of [app, testSuite, tests]) expect(found).toBeInstanceOf(BinaryError);
  });
});

const nothing: InspectedBinaries = { app: undefined, testSuite: undefined, tests: undefined };

const codes = (inputs: Partial<FindingInputs>, binaries: InspectedBinaries = nothing): readonly string[] =>
  inspectionFindings(inputsOf(inputs), binaries, undefined).map(({ input, code }) => `${input} ${code}`);

describe('findingsOf', () => {
  it('finds nothing in binaries that fit', () => {
    expect(codes({}, { app: apk, testSuite: testApk, tests: suite })).toEqual([]);
  });

  it.each([
    [true, ['app not-debuggable']],
    ['true', ['app not-debuggable']],
    [false, []],
    ['false', []],
    [undefined, []],
  ])('asks coverage %j for a debuggable app', (coverage, expected) => {
    const release = { ...apk, manifest: { ...apk.manifest, debuggable: false } };
    expect(codes({ capabilities: { coverage } }, { ...nothing, app: release })).toEqual(expected);
  });

  it('checks the media that are sent, and counts them all', () => {
    expect(codes({ media: [file('film.avi'), reference] })).toEqual(['media media-type']);
    expect(codes({ media: Array.from({ length: 6 }, () => reference) })).toEqual(['media too-many-media']);
  });

  it('compares the devices with those that the service lists', () => {
    const findings = inspectionFindings(inputsOf(), nothing, [{ device: 'Google Pixel 3', osVersion: '10.0', os: 'android' }]);
    expect(findings.map(({ code }) => code)).toEqual(['unknown-device']);
  });
});

import { describe, expect, it } from 'vitest';
import { readAndroidManifest } from '../../../src/binaries/android/android-manifest.ts';
import { isFormatError } from '../../../src/binaries/byte-readers.ts';
import { type ManifestSpec, writeManifest } from './writers/manifest.ts';

const full: ManifestSpec = {
  package: 'com.shop',
  versionName: '1.4.2 “Ünïcode”',
  minSdk: 26,
  targetSdk: 35,
  debuggable: true,
  split: 'config.de',
  instrumentation: { runner: 'androidx.test.runner.AndroidJUnitRunner', targetPackage: 'com.shop', runnerBuilder: 'a.Builder' },
};

describe('readAndroidManifest', () => {
  it.each([{ utf8: true }, { utf8: false }])('reads every value, with strings in UTF-8: $utf8', ({ utf8 }) => {
    const { utf8: _, package: packageName, instrumentation, ...rest } = { ...full, versionName: '1.4.2', utf8 };
    expect(readAndroidManifest(writeManifest({ ...full, versionName: '1.4.2', utf8 }))).toEqual({
      ...rest,
      packageName,
      instrumentations: [instrumentation],
      launchable: false,
    });
  });

  it('reads text beyond ASCII', () => {
    expect(readAndroidManifest(writeManifest(full)).versionName).toBe('1.4.2 “Ünïcode”');
  });

  it('leaves what is not there undefined; not debuggable is the default', () => {
    expect(readAndroidManifest(writeManifest({ package: 'com.shop' }))).toEqual({
      packageName: 'com.shop',
      versionName: undefined,
      minSdk: undefined,
      targetSdk: undefined,
      debuggable: false,
      split: undefined,
      instrumentations: [],
      launchable: false,
    });
  });

  it.each([
    [true, [{ action: 'VIEW' }, { action: 'MAIN', category: 'LAUNCHER' }]],
    [false, [{ category: 'LAUNCHER' }]],
    [false, [{ action: 'MAIN' }, { action: 'VIEW', category: 'LAUNCHER' }]],
  ])('tells whether a person can open it: %s', (launchable, intentFilters) => {
    expect(readAndroidManifest(writeManifest({ package: 'com.shop', intentFilters })).launchable).toBe(launchable);
  });

  it('goes by the numbers of attributes where a shrinker took their names', () => {
    const bytes = writeManifest(full);
    const renamed = Buffer.from(bytes.toString('latin1').replaceAll(utf16('minSdkVersion'), utf16('xxxxxxxxxxxxx')), 'latin1');
    expect(renamed.equals(bytes)).toBe(false);
    expect(readAndroidManifest(renamed).minSdk).toBe(26);
  });

  const bytes = writeManifest(full);

  it.each([
    ['XML as text', Buffer.from('<?xml version="1.0"?><manifest package="com.shop"/>')],
    ['a manifest without a package', writeManifest({ ...full, package: '' })],
    ['half a manifest', bytes.subarray(0, bytes.length >>> 1)],
    ['a part of no size', changed(bytes, 12, 0)],
    ['a part that is larger than the file', changed(bytes, 12, 0x7fff_ffff)],
    ['more names than there are strings', changed(bytes, 16, 2)],
    ['strings that begin outside', changed(bytes, 28, 0x7fff_ffff)],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', (_name, damaged) => {
    expect(() => readAndroidManifest(damaged)).toThrow(expect.toSatisfy(isFormatError));
  });
});

const utf16 = (text: string): string => Buffer.from(text, 'utf16le').toString('latin1');

function changed(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(value, at);
  return copy;
}

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BinaryFacts } from '../../../src/binaries/facts.ts';
import { inspectBinary } from '../../../src/binaries/inspect-binary.ts';
import { appFiles, infoPlist, machO, testBundleFiles } from './writers/apple.ts';
import { fileWith, folderWith, temporaryFolder, testManifest, zipFile } from './writers/archive.ts';
import { protoManifest, writeManifest } from './writers/manifest.ts';
import { writeBinaryPlist } from './writers/plist.ts';

const inspectZip = async (entries: Readonly<Record<string, Buffer | string>>): Promise<BinaryFacts> =>
  inspectBinary(await zipFile(entries));

describe('Android files', () => {
  const manifest = { package: 'com.shop', versionName: '1.4.2', minSdk: 26, debuggable: true };

  it('is an app bundle, with its manifest, its signature and the processors of its native code', async () => {
    const intentFilters = [{ action: 'MAIN', category: 'LAUNCHER' }];
    const entries = {
      'base/manifest/AndroidManifest.xml': protoManifest({ ...manifest, intentFilters }),
      'base/lib/arm64-v8a/a.so': '',
      'META-INF/KEY0.RSA': '',
    };
    expect(await inspectZip(entries)).toMatchObject({
      kind: 'app-bundle',
      appManifest: { packageName: 'com.shop', versionName: '1.4.2', minSdk: 26, debuggable: true, launchable: true },
      abis: ['arm64-v8a'],
      isSigned: true,
    });
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['no protocol buffer', Buffer.from('<manifest package="a"/>')],
    ['cut', protoManifest(manifest).subarray(0, 20)],
    ['a number without an end', Buffer.alloc(30, 0xff)],
    ['without a package', protoManifest({ ...manifest, package: '' })],
  ])('is an app bundle without a manifest where it is %s', async (_what, bytes) => {
    const facts = await inspectZip({ 'base/manifest/AndroidManifest.xml': bytes });
    expect(facts).toMatchObject({ kind: 'app-bundle', isSigned: false });
    expect(facts).toHaveProperty('appManifest', undefined);
  });

  it('is an app, with the processors of its native code', async () => {
    const entries = {
      'AndroidManifest.xml': writeManifest(manifest),
      'lib/x86/a.so': '',
      'lib/arm64-v8a/a.so': '',
      'lib/x86/b.so': '',
    };
    expect(await inspectZip(entries)).toMatchObject({
      kind: 'apk',
      container: 'archive',
      manifest: { packageName: 'com.shop', versionName: '1.4.2', minSdk: 26, debuggable: true },
      abis: ['arm64-v8a', 'x86'],
    });
  });

  const opened = [{ action: 'MAIN', category: 'LAUNCHER' }];

  it.each([
    ['another package is tested', testManifest.instrumentation, 'test-apk'],
    ['another package is tested by what can be opened', testManifest.instrumentation, 'test-apk', opened],
    ['a library tests itself with a runner of its own', { runner: '.Instrumented', targetPackage: 'com.shop.test' }, 'test-apk'],
    ['a library tests itself', { runner: 'androidx.test.runner.AndroidJUnitRunner', targetPackage: 'com.shop.test' }, 'test-apk'],
    ['an app watches itself', { runner: '.StartupWatcher', targetPackage: 'com.shop.test' }, 'apk', opened],
  ])('an Android file is recognized where %s', async (_name, instrumentation, kind, intentFilters: typeof opened = []) => {
    const entries = {
      'AndroidManifest.xml': writeManifest({
        package: 'com.shop.test',
        intentFilters,
        ...(instrumentation && { instrumentation }),
      }),
    };
    expect((await inspectZip(entries)).kind).toBe(kind);
  });

  it('is an error where the manifest is damaged', async () => {
    await expect(inspectZip({ 'AndroidManifest.xml': writeManifest(manifest).subarray(0, 200) })).rejects.toMatchObject({
      code: 'damaged',
      message: expect.stringContaining('AndroidManifest.xml'),
    });
  });
});

describe('iOS files', () => {
  it('is an IPA, with what its property list says in either form', async () => {
    const values = {
      CFBundleIdentifier: 'com.shop',
      CFBundleShortVersionString: '1.4.2',
      MinimumOSVersion: '15.0',
    };
    for (const plist of [infoPlist('com.shop'), writeBinaryPlist(values)]) {
      expect(await inspectZip({ 'Payload/Shop.app/Info.plist': plist, 'Payload/Shop.app/Shop': machO(2) })).toMatchObject({
        kind: 'ipa',
        app: { name: 'Shop.app', bundleId: 'com.shop', version: '1.4.2', minimumOs: '15.0', target: 'device' },
      });
    }
  });

  it.each([
    ['the executable says so', { 'A.app/Info.plist': infoPlist('a'), 'A.app/A': machO(7) }, 'simulator'],
    ['another name', { 'A.app/Info.plist': infoPlist('a', { CFBundleExecutable: 'B' }), 'A.app/B': machO(7) }, 'simulator'],
    ['only the list says so', { 'A.app/Info.plist': infoPlist('a', { DTPlatformName: 'iphonesimulator' }) }, 'simulator'],
    ['by platforms', { 'A.app/Info.plist': infoPlist('a', { CFBundleSupportedPlatforms: ['iPhoneSimulator'] }) }, 'simulator'],
    ['it is for phones', { 'A.app/Info.plist': infoPlist('a', { DTPlatformName: 'iphoneos' }), 'A.app/A': 'text' }, 'device'],
    ['nothing says', { 'A.app/Info.plist': infoPlist('a'), 'A.app/A': machO(1) }, 'unknown'],
  ])('tells what an app was built for: %s', async (_name, entries, target) => {
    expect(await inspectZip(entries)).toMatchObject({ kind: 'app-directory', app: { target } });
  });

  it('knows an executable from before build versions by its processor, also behind a head for several', async () => {
    const words = (...values: number[]): Buffer => Buffer.from(Uint32Array.from(values).buffer);
    const old = (processor: number): Buffer => words(0xfeedfacf, processor, 0, 2, 1, 16, 0, 0, 0x25, 16, 9 << 16, 9 << 16);
    const head = Buffer.alloc(64);
    head.writeUInt32BE(0xcafebabe, 0);
    head.writeUInt32BE(1, 4);
    head.writeUInt32BE(head.length, 16);
    const targets = [old(0x01000007), old(0x0100000c), Buffer.concat([head, old(0x01000007)])].map(async (executable) => {
      const facts = await inspectZip({ 'A.app/Info.plist': infoPlist('a'), 'A.app/A': executable });
      return facts.kind === 'app-directory' ? facts.app.target : undefined;
    });
    expect(await Promise.all(targets)).toEqual(['simulator', 'device', 'simulator']);
  });

  it('is an XCUITest archive with its bundles, and the folders above', async () => {
    const files = { ...appFiles('', 'UITests-Runner'), ...testBundleFiles('UITests-Runner.app', 'UITests'), '__MACOSX/._x': '' };
    expect(await inspectZip(files)).toMatchObject({
      kind: 'xcuitest-archive',
      runner: { name: 'UITests-Runner.app' },
      tests: [{ name: 'UITests.xctest', bundleId: 'com.shop.UITests' }],
      above: '',
    });
    expect(await inspectZip(appFiles('Debug-iphoneos/', 'UITests-Runner'))).toMatchObject({ tests: [], above: 'Debug-iphoneos' });
  });

  it('is an EarlGrey directory, as a zip, as the app folder, and as the folder that holds it', async () => {
    const files = { ...appFiles('', 'Shop'), ...testBundleFiles('Shop.app', 'ShopTests') };
    const expected = { kind: 'earlgrey-directory', app: { path: 'Shop.app' }, tests: [{ name: 'ShopTests.xctest' }], above: '' };
    const folder = await folderWith(files);
    expect(await inspectZip(files)).toMatchObject({ ...expected, container: 'archive' });
    expect(await inspectBinary(folder)).toMatchObject({ ...expected, container: 'folder' });
    expect(await inspectBinary(join(folder, 'Shop.app'))).toMatchObject({ ...expected, container: 'folder' });
  });

  it('does not take an app inside of an app for one of its own', async () => {
    const files = { ...appFiles('Payload/', 'Shop'), ...appFiles('Payload/Shop.app/Watch/', 'AWatch') };
    expect(await inspectZip(files)).toMatchObject({ kind: 'ipa', app: { name: 'Shop.app' } });
  });

  it('is an error where the property list is missing or damaged', async () => {
    await expect(inspectZip({ 'Payload/Shop.app/Shop': '' })).rejects.toThrow(
      /Payload\/Shop\.app has no Info\.plist\. Pack the complete folder that Xcode created\./,
    );
    await expect(inspectZip({ 'Payload/Shop.app/Info.plist': 'bplist00' })).rejects.toMatchObject({ code: 'damaged' });
  });
});

describe('other files', () => {
  it.each([
    ['version https://git-lfs.github.com/spec/v1\noid sha256:4d7a', 'a Git LFS pointer'],
    ['<!DOCTYPE html><html>', 'a web page'],
    ['{"message":"Not Found"}', 'a JSON document'],
    ['<?xml version="1.0"?><Error/>', 'an XML document'],
    ['dex\n035\0', 'a bare DEX file'],
    ['\x1f\x8b\x08', 'a gzip file'],
    ['whatever', 'an unknown kind'],
  ])('a file is named that is no app: %j', async (content, title) => {
    const facts = await inspectBinary(await fileWith('app.apk', Buffer.from(content, 'latin1')));
    expect(facts).toMatchObject({ kind: 'other', sizeBytes: content.length, looksLike: expect.stringContaining(title) });
  });

  it.each([
    [{ 'base-master.apk': '', 'toc.pb': '' }, 'an archive of APKs'],
    [{ 'Shop.xctest/Info.plist': '' }, 'a test bundle without its runner app'],
    [{ 'b/c.txt': '', 'a.txt': '' }, undefined],
  ])('an archive of %j without an app looks like %s', async (entries, looksLike) => {
    expect(await inspectZip(entries)).toMatchObject({ kind: 'zip', container: 'archive', looksLike });
  });

  it('an empty folder is named', async () => {
    expect(await inspectBinary(await temporaryFolder())).toMatchObject({ kind: 'zip', container: 'folder', looksLike: 'empty' });
  });

  it('is an error where there is no file', async () => {
    await expect(inspectBinary('/nowhere/app.apk')).rejects.toMatchObject({ code: 'unreadable', file: '/nowhere/app.apk' });
  });
});

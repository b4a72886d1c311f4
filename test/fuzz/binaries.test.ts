import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe } from 'vitest';
import { readAndroidManifest } from '../../src/binaries/android/android-manifest.ts';
import { listSymbolTests } from '../../src/binaries/apple/discover-ui-tests.ts';
import { openMachO, readMachOHead } from '../../src/binaries/apple/mach-o.ts';
import { readClassSymbols } from '../../src/binaries/apple/objc/class-symbols.ts';
import { loadImage } from '../../src/binaries/apple/objc/image-memory.ts';
import { readObjcClasses } from '../../src/binaries/apple/objc/objc-classes.ts';
import { parsePlist } from '../../src/binaries/apple/plist.ts';
import { withArchive } from '../../src/binaries/archive.ts';
import { BinaryError, FormatError } from '../../src/binaries/binary-error.ts';
import { flagsByAnnotation } from '../../src/binaries/dex/annotation-flags.ts';
import { annotationTypes } from '../../src/binaries/dex/annotation-types.ts';
import { emptyIndex, indexClasses } from '../../src/binaries/dex/class-index.ts';
import { openDex } from '../../src/binaries/dex/dex-file.ts';
import { findTestClasses } from '../../src/binaries/dex/test-classes.ts';
import { discoverSuite } from '../../src/binaries/discover-suite.ts';
import { inspectBinary } from '../../src/binaries/inspect-binary.ts';
import { damagedFiles } from '../unit/binaries/damage/damaged-files.ts';
import { mutations, randomFrom } from '../unit/binaries/damage/mutations.ts';
import { temporaryFolder } from '../unit/binaries/writers/archive.ts';
import { writeBinaryPlist, writeXmlPlist } from '../unit/binaries/writers/plist.ts';
import { allowing, allowingAsync, fuzz } from './fuzz.ts';
import { root } from './generators/samples.ts';

/** One to three kinds of damage as numbers, so that a case is small however large the file is. */
const damage = fc.array(fc.record({ mutation: fc.nat(mutations.length - 1), seed: fc.nat() }), { minLength: 1, maxLength: 3 });

/** What readers of bytes throw; their callers turn both into a `BinaryError`. */
const refusals = [FormatError, RangeError];

const fuzzBytes = (name: string, samples: readonly Buffer[], read: (bytes: Buffer) => void): void =>
  fuzz(name, fc.record({ sample: fc.nat(samples.length - 1), changes: damage }), ({ sample, changes }) => {
    const apply = (bytes: Buffer, { mutation, seed }: (typeof changes)[number]): Buffer =>
      mutations[mutation]!.apply(bytes, randomFrom(seed));
    allowing(refusals, () => read(changes.reduce(apply, samples[sample]!)));
  });

const entriesOf = async (archives: readonly string[], wanted: (name: string) => boolean): Promise<Buffer[]> => {
  const found: Buffer[] = [];
  for (const archive of archives)
    await withArchive(join(root, archive), async (tree) => {
      for (const [name, { kind }] of tree.entries)
        if (kind === 'file' && wanted(name)) found.push(await tree.read(name, 1_000_000));
    });
  return found;
};

const plist = {
  CFBundleIdentifier: 'com.example.shop',
  DTPlatformName: 'iphoneos',
  UIDeviceFamily: [1, 2],
  Nested: { On: true, Size: 12, Name: 'é <&>' },
};
const machOMagic = 0xfeedfacf;
const apks = ['samples/shop-debug.apk', 'samples/shop-debug-androidTest.apk'];
const apple = ['samples/Shop.ipa', 'samples/ShopUITests.zip'];
const fixtures = ['bound-names', 'chained-fixups', 'relative-methods'].map((name) => `test/fixtures/binaries/${name}.zip`);

const dexes = await entriesOf([apks[1]!], (name) => name.endsWith('.dex'));
const manifests = await entriesOf(apks, (name) => name === 'AndroidManifest.xml');
const plists = await entriesOf(apple, (name) => name.endsWith('.plist'));
const images = (await entriesOf([...apple, ...fixtures], () => true)).filter(
  (bytes) => bytes.length > 32 && bytes.readUInt32LE(0) === machOMagic,
);
const damaged = await damagedFiles();
const file = join(await temporaryFolder(), 'damaged.bin');

describe('damaged binaries are read, or refused with what is wrong', () => {
  fuzzBytes('DEX files', dexes, (bytes) => {
    const index = emptyIndex({ annotationFlags: flagsByAnnotation, hasJupiter: true });
    const dex = openDex(bytes);
    Array.from(annotationTypes(dex));
    indexClasses(index, dex, 0);
    const found = findTestClasses(index.classes, [...index.classes.values()], { left: 10_000_000 });
    for (const { lineage } of found.classes) assert(lineage.classes.length > 0, 'a test class is its own first ancestor');
  });

  fuzzBytes('binary manifests', manifests, (bytes) => void readAndroidManifest(bytes));

  fuzzBytes(
    'property lists',
    [writeBinaryPlist(plist), writeXmlPlist(plist), ...plists].map((bytes) => Buffer.from(bytes)),
    (bytes) => void parsePlist(bytes),
  );

  fuzzBytes('Mach-O images', images, (bytes) => {
    readMachOHead(bytes);
    const image = openMachO(bytes);
    listSymbolTests(image);
    readClassSymbols(image);
    const memory = loadImage(image);
    if (memory !== undefined) readObjcClasses(memory, { left: 1_000_000 });
  });

  fuzz('whole APK, IPA and ZIP files', fc.nat(), async (number) => {
    await writeFile(file, (await damaged(number)).bytes);
    await allowingAsync([BinaryError], () => inspectBinary(file));
    await allowingAsync([BinaryError], () => discoverSuite(file));
  });
});

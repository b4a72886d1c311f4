import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { readAndroidManifest } from '../../../src/binaries/android/android-manifest.ts';
import { openMachO, readMachOHead } from '../../../src/binaries/apple/mach-o.ts';
import { readClassSymbols } from '../../../src/binaries/apple/objc/class-symbols.ts';
import { loadImage } from '../../../src/binaries/apple/objc/image-memory.ts';
import { readObjcClasses } from '../../../src/binaries/apple/objc/objc-classes.ts';
import { parsePlist } from '../../../src/binaries/apple/plist.ts';
import { listSymbolTests } from '../../../src/binaries/apple/symbol-tests.ts';
import { withArchive } from '../../../src/binaries/archive.ts';
import { BinaryError, FormatError } from '../../../src/binaries/binary-error.ts';
import { annotationTypes } from '../../../src/binaries/dex/annotation-types.ts';
import { emptyIndex, indexClasses } from '../../../src/binaries/dex/class-index.ts';
import { openDex } from '../../../src/binaries/dex/dex-file.ts';
import { annotationMarks } from '../../../src/binaries/dex/marks.ts';
import { findTestClasses } from '../../../src/binaries/dex/test-classes.ts';
import { discoverSuite } from '../../../src/binaries/discover-suite.ts';
import { inspectBinary } from '../../../src/binaries/inspect-binary.ts';
import { damagedFiles } from '../../../test/unit/binaries/mutation/damaged-files.ts';
import { mutations, randomFrom } from '../../../test/unit/binaries/mutation/mutate.ts';
import { writeBinaryPlist, writeXmlPlist } from '../../../test/unit/binaries/writers/plist.ts';
import { allowing, allowingLater, demand, type Target, target } from '../target.ts';

/** What readers of bytes raise; `readingPart` turns both into a `BinaryError`. */
const refusals = [FormatError, RangeError];
const root = join(import.meta.dirname, '../../..');

/** One or more kinds of damage, by numbers, so that a case is small however large the file is. */
const damage = fc.array(fc.record({ mutation: fc.nat(mutations.length - 1), seed: fc.nat() }), { minLength: 1, maxLength: 3 });

const damaged = (sample: Buffer, changes: readonly { readonly mutation: number; readonly seed: number }[]): Buffer =>
  changes.reduce((bytes, { mutation, seed }) => mutations[mutation]?.apply(bytes, randomFrom(seed)) ?? bytes, sample);

const entriesOf = async (archive: string, wanted: (name: string) => boolean): Promise<Buffer[]> => {
  const found: Buffer[] = [];
  await withArchive(join(root, archive), async (tree) => {
    for (const [name, { kind }] of tree.entries)
      if (kind === 'file' && wanted(name)) found.push(await tree.read(name, 1_000_000));
  });
  return found;
};

const bytesTarget = (
  name: string,
  takes: string,
  share: number,
  samples: () => Promise<readonly Buffer[]>,
  read: (bytes: Buffer) => void,
): Target =>
  target({
    name,
    takes,
    holds: 'facts, or a refusal that names the fault',
    share,
    open: async () => {
      const loaded = await samples();
      if (loaded.length === 0) throw new Error(`there are no samples for ${name}`);
      return {
        input: fc.record({ sample: fc.nat(loaded.length - 1), changes: damage }),
        check: ({ sample, changes }) => {
          allowing(refusals, () => read(damaged(loaded[sample] ?? Buffer.alloc(0), changes)));
        },
      };
    },
  });

const plists = async (): Promise<Buffer[]> => {
  const value = {
    CFBundleIdentifier: 'com.example.shop',
    DTPlatformName: 'iphoneos',
    UIDeviceFamily: [1, 2],
    Nested: { On: true, Size: 12, Name: 'é <&>' },
  };
  const real = (
    await Promise.all(
      ['samples/Shop.ipa', 'samples/ShopUITests.zip'].map((archive) => entriesOf(archive, (name) => name.endsWith('.plist'))),
    )
  ).flat();
  return [writeBinaryPlist(value), writeXmlPlist(value), ...real].map((bytes) => Buffer.from(bytes));
};

const archives = [
  'samples/Shop.ipa',
  'samples/ShopUITests.zip',
  ...['bound-names', 'framework-bound-names', 'framework-chained-fixups', 'relative-methods'].map(
    (name) => `test/fixtures/binaries/${name}.zip`,
  ),
];
const machOMagic = 0xfeedfacf;

const images = async (): Promise<Buffer[]> =>
  (await Promise.all(archives.map((archive) => entriesOf(archive, () => true))))
    .flat()
    .filter((bytes) => bytes.length > 32 && bytes.readUInt32LE(0) === machOMagic);

const readDex = (bytes: Buffer): void => {
  const index = emptyIndex({ marks: annotationMarks, hasJupiter: true });
  const dex = openDex(bytes);
  Array.from(annotationTypes(dex));
  indexClasses(index, dex, 0);
  for (const { lineage } of findTestClasses(index.classes, [...index.classes.values()], { left: 10_000_000 }).classes)
    demand(lineage.classes.length > 0, 'a test class has itself as its first ancestor');
};

const readImage = (bytes: Buffer): void => {
  readMachOHead(bytes);
  const image = openMachO(bytes);
  listSymbolTests(image);
  readClassSymbols(image);
  const memory = loadImage(image);
  if (memory !== undefined) readObjcClasses(memory, { left: 1_000_000 });
};

export const binaryTargets: readonly Target[] = [
  bytesTarget(
    'binaries/dex',
    'DEX files',
    6,
    () => entriesOf('samples/shop-debug-androidTest.apk', (name) => name.endsWith('.dex')),
    readDex,
  ),
  bytesTarget(
    'binaries/manifest',
    'binary manifests of Android',
    6,
    async () =>
      (
        await Promise.all(
          ['samples/shop-debug.apk', 'samples/shop-debug-androidTest.apk'].map((apk) =>
            entriesOf(apk, (name) => name === 'AndroidManifest.xml'),
          ),
        )
      ).flat(),
    (bytes) => void readAndroidManifest(bytes),
  ),
  bytesTarget('binaries/plist', 'property lists, binary and XML', 6, plists, (bytes) => void parsePlist(bytes)),
  bytesTarget('binaries/mach-o', 'Mach-O images with Objective-C classes', 5, images, readImage),
  target({
    name: 'binaries/files',
    takes: 'whole APK, IPA and ZIP files, damaged anywhere',
    holds: 'facts, or a BinaryError',
    share: 0.3,
    open: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'fuzz-binaries-'));
      const file = join(folder, 'damaged.bin');
      const make = await damagedFiles();
      return {
        input: fc.nat(),
        check: async (number) => {
          await writeFile(file, (await make(number)).bytes);
          await allowingLater([BinaryError], () => inspectBinary(file));
          await allowingLater([BinaryError], () => discoverSuite(file));
        },
        close: () => rm(folder, { recursive: true, force: true }),
      };
    },
  }),
];

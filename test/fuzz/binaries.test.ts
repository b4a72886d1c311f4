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
import { BinaryError, FormatError, UnknownVersionError } from '../../src/binaries/binary-error.ts';
import { flagsByAnnotation } from '../../src/binaries/dex/annotation-flags.ts';
import { annotationTypes } from '../../src/binaries/dex/annotation-types.ts';
import { emptyIndex, indexClasses } from '../../src/binaries/dex/class-index.ts';
import { openDex } from '../../src/binaries/dex/dex-file.ts';
import { findTestClasses } from '../../src/binaries/dex/test-classes.ts';
import { discoverSuite } from '../../src/binaries/discover-suite.ts';
import { inspectBinary } from '../../src/binaries/inspect-binary.ts';
import { temporaryFolder, writeZip } from '../unit/binaries/writers/archive.ts';
import { writeBinaryPlist, writeXmlPlist } from '../unit/binaries/writers/plist.ts';
import { fuzz } from './fuzz.ts';
import { mutatedText } from './mutations.ts';
import { root } from './samples.ts';

const paths = [
  ...['shop-debug.apk', 'shop-debug-androidTest.apk', 'Shop.ipa', 'ShopUITests.zip', 'suites/junit5.apk'].map(
    (name) => `samples/${name}`,
  ),
  ...['bound-names', 'chained-fixups', 'framework-chained-fixups', 'relative-methods'].map(
    (name) => `test/fixtures/binaries/${name}.zip`,
  ),
];
const archives = await Promise.all(
  paths.map((path) =>
    withArchive(join(root, path), async ({ entries, read }) => {
      const names = [...entries].filter(([, { kind }]) => kind === 'file').map(([name]) => name);
      return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name, 1_000_000)] as const)));
    }),
  ),
);
const entriesLike = (wanted: (name: string, bytes: Buffer) => boolean): Buffer[] =>
  archives.flatMap((archive) => Object.entries(archive).flatMap(([name, bytes]) => (wanted(name, bytes) ? [bytes] : [])));

const damaged = (...samples: readonly Uint8Array[]): fc.Arbitrary<Buffer> =>
  mutatedText(samples.map((bytes) => Buffer.from(bytes).toString('latin1'))).map((text) => Buffer.from(text, 'latin1'));

const readDex = (bytes: Buffer): void => {
  const index = emptyIndex({ annotationFlags: flagsByAnnotation, hasJupiter: true, inherited: new Set() });
  const dex = openDex(bytes);
  Array.from(annotationTypes(dex));
  indexClasses(index, dex, 0);
  findTestClasses(index.classes, [...index.classes.values()], { left: 10_000_000 });
};
const readMachO = (bytes: Buffer): void => {
  readMachOHead(bytes);
  const image = openMachO(bytes);
  listSymbolTests(image);
  readClassSymbols(image);
  const memory = loadImage(image);
  if (memory !== undefined) readObjcClasses(memory, { left: 1_000_000 });
};

const plist = { CFBundleIdentifier: 'com.example.shop', UIDeviceFamily: [1, 2], Nested: { On: true, Size: 12, Name: 'é <&>' } };
const machOMagic = 0xfeedfacf;
/** Callers of these readers turn them into a `BinaryError`. */
const refusals = [FormatError, UnknownVersionError, RangeError];
const file = join(await temporaryFolder(), 'damaged.bin');

/** Damaged anywhere, or in one entry with a valid checksum, so that the damage reaches the reader of that entry. */
const damagedArchive = fc.oneof(
  damaged(...(await Promise.all(archives.map((archive) => writeZip(archive))))),
  fc
    .constantFrom(...archives.flatMap((archive) => Object.entries(archive).map(([name, bytes]) => ({ archive, name, bytes }))))
    .chain(({ archive, name, bytes }) => damaged(bytes).map((entry) => ({ ...archive, [name]: entry }))),
);

describe('damaged binaries are read, or refused with what is wrong', () => {
  fuzz('DEX files', damaged(...entriesLike((name) => name.endsWith('.dex'))), readDex, refusals);
  fuzz(
    'binary manifests',
    damaged(...entriesLike((name) => name === 'AndroidManifest.xml')),
    (bytes) => void readAndroidManifest(bytes),
    refusals,
  );
  const plists = entriesLike((name) => name.endsWith('.plist'));
  fuzz(
    'property lists',
    damaged(writeBinaryPlist(plist), writeXmlPlist(plist), ...plists),
    (bytes) => void parsePlist(bytes),
    refusals,
  );
  const images = entriesLike((_name, bytes) => bytes.length > 32 && bytes.readUInt32LE(0) === machOMagic);
  fuzz('Mach-O images', damaged(...images), readMachO, refusals);
  for (const read of [inspectBinary, discoverSuite])
    fuzz(
      `whole APK, IPA and ZIP files by ${read.name}`,
      damagedArchive,
      async (archive) => {
        await writeFile(file, Buffer.isBuffer(archive) ? archive : await writeZip(archive));
        await read(file);
      },
      [BinaryError],
    );
});

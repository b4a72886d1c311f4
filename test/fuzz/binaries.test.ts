import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe } from 'vitest';
import { readAndroidManifest } from '../../src/binaries/android/android-manifest.ts';
import { listSymbolTests } from '../../src/binaries/apple/discover-ui-tests.ts';
import { openMachO, platformOf } from '../../src/binaries/apple/mach-o.ts';
import { loadImage, readClassSymbols } from '../../src/binaries/apple/objc/image-memory.ts';
import { readObjcClasses } from '../../src/binaries/apple/objc/test-cases.ts';
import { parsePlist } from '../../src/binaries/apple/plist.ts';
import { parseObject } from '../../src/binaries/apple/xcresult/bundle-store.ts';
import { withResultBundle } from '../../src/binaries/apple/xcresult/read-result-bundle.ts';
import { withArchive } from '../../src/binaries/archive.ts';
import { BinaryError } from '../../src/binaries/binary-error.ts';
import { FormatError, UnknownVersionError } from '../../src/binaries/byte-readers.ts';
import { flagsByAnnotation } from '../../src/binaries/dex/annotation-flags.ts';
import { annotationTypes } from '../../src/binaries/dex/annotations.ts';
import { emptyIndex, indexClasses } from '../../src/binaries/dex/class-index.ts';
import { openDex } from '../../src/binaries/dex/dex-file.ts';
import { findTestClasses } from '../../src/binaries/dex/test-classes.ts';
import { discoverSuite } from '../../src/binaries/discover-suite.ts';
import { inspectBinary } from '../../src/binaries/inspect-binary.ts';
import { readFlow } from '../../src/binaries/maestro/flow.ts';
import { readWorkspace } from '../../src/binaries/maestro/suite.ts';
import { sampleScreenshot } from '../../src/stand-in/debug-data/pictures.ts';
import { temporaryFolder, writeZip } from '../unit/binaries/writers/archive.ts';
import { writeBinaryPlist } from '../unit/binaries/writers/plist.ts';
import { bundleFiles, emptySpec } from '../unit/binaries/xcresult/bundle-files.ts';
import { fuzz } from './fuzz.ts';
import { mutatedText } from './mutations.ts';
import { root } from './samples.ts';

type Archive = Readonly<Record<string, Buffer>>;
const readArchive = (path: string): Promise<Archive> =>
  withArchive(join(root, path), async ({ entries, read }) => {
    const names = [...entries].filter(([, { kind }]) => kind === 'file').map(([name]) => name);
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name, 1_000_000)] as const)));
  });
const flows = await Promise.all(
  ['sign-in.yaml', 'search.yaml', 'config.yaml', 'checkout/pay-with-card.yaml'].map((name) =>
    readFile(join(root, 'samples/maestro', name), 'utf8'),
  ),
);
const samples = ['shop-debug.apk', 'shop-debug-androidTest.apk', 'Shop.ipa', 'ShopUITests.zip', 'suites/junit5.apk'];
const built = ['bound-names', 'chained-fixups', 'framework-chained-fixups', 'relative-methods'];
const paths = [...samples.map((name) => `samples/${name}`), ...built.map((name) => `test/fixtures/binaries/${name}.zip`)];
const archives = await Promise.all(paths.map(readArchive));
const entries = archives.flatMap((archive) => Object.entries(archive).map(([name, bytes]) => ({ archive, name, bytes })));

const damaged = (...bytes: readonly Buffer[]): fc.Arbitrary<Buffer> =>
  mutatedText(bytes.map((each) => each.toString('latin1'))).map((text) => Buffer.from(text, 'latin1'));
/**
 * Archives damaged anywhere, or in one entry with a valid checksum. The checksum lets the damage reach the reader of the entry.
 */
const damagedArchive: fc.Arbitrary<Archive | Buffer> = fc.oneof(
  damaged(...(await Promise.all(archives.map((archive) => writeZip(archive))))),
  fc.constantFrom(...entries).chain(({ archive, name, bytes }) => damaged(bytes).map((entry) => ({ ...archive, [name]: entry }))),
);

const readDex = (bytes: Buffer): void => {
  const index = emptyIndex({ annotationFlags: flagsByAnnotation, hasJupiter: true, inherited: new Set() });
  const dex = openDex(bytes);
  Array.from(annotationTypes(dex));
  indexClasses(index, dex, 0);
  findTestClasses(index.classes, [...index.classes.values()], { left: 10_000_000 });
};
const readMachO = (bytes: Buffer): void => {
  const image = openMachO(bytes);
  platformOf(image);
  listSymbolTests(image);
  readClassSymbols(image);
  const memory = loadImage(image);
  if (memory !== undefined) readObjcClasses(memory, { left: 1_000_000 });
};
const machOMagic = 0xfeedfacf;
const isMachO = (_name: string, bytes: Buffer): boolean => bytes.length > 32 && bytes.readUInt32LE(0) === machOMagic;
const binaryPlist = writeBinaryPlist({ Id: 'com.example.shop', Family: [1, 2], Nested: { On: true, Name: 'é <&>' } });

type Reader = readonly [what: string, read: (bytes: Buffer) => unknown, isRead: (name: string, bytes: Buffer) => boolean];
const readers: readonly Reader[] = [
  ['DEX files', readDex, (name) => name.endsWith('.dex')],
  ['binary manifests', readAndroidManifest, (name) => name === 'AndroidManifest.xml'],
  ['property lists', parsePlist, (name) => name.endsWith('.plist')],
  ['Mach-O images', readMachO, isMachO],
];
/** Callers of these readers turn them into a `BinaryError`. */
const refusals = [FormatError, UnknownVersionError, RangeError];
const file = join(await temporaryFolder(), 'damaged.bin');

describe('damaged binaries are read, or refused with what is wrong', () => {
  for (const [what, read, isRead] of readers) {
    const valid = entries.filter(({ name, bytes }) => isRead(name, bytes)).map(({ bytes }) => bytes);
    fuzz(`damaged ${what} are read or refused`, damaged(...valid), (bytes) => void read(bytes), refusals);
  }
  fuzz('damaged binary property lists are read or refused', damaged(binaryPlist), (bytes) => void parsePlist(bytes), refusals);
  // Problems of a flow are part of the result, not errors.
  fuzz('any Maestro flow is read', mutatedText(flows), (text) => void readFlow('checkout/pay.yaml', text), []);
  fuzz('Maestro settings are read or refused', mutatedText(flows), (text) => void readWorkspace('suite', 'config.yaml', text), [
    BinaryError,
  ]);
  for (const read of [inspectBinary, discoverSuite]) {
    const readFile = async (archive: Archive | Buffer): Promise<void> => {
      await writeFile(file, Buffer.isBuffer(archive) ? archive : await writeZip(archive));
      await read(file);
    };
    fuzz(`${read.name} reads or refuses any APK, IPA or ZIP file`, damagedArchive, readFile, [BinaryError]);
  }
});

const picture = { name: 'Screen', fileName: 'a.png', uniformType: 'public.png', bytes: sampleScreenshot, atMs: 5 };
const step = { title: 'Tap', startedAtMs: 1, finishedAtMs: 2, attachments: [picture] };
const failure = { message: 'no', type: 'Assertion Failure', file: '/a.swift', line: 7, symbol: 'a.testAdds()', atMs: 6 };
const row = {
  className: 'A/B',
  name: 'testAdds',
  status: 'Failure',
  durationMs: 9,
  failures: [failure],
  steps: [{ ...step, steps: [step] }],
};
const rows = [
  { ...row, iteration: 1 },
  { ...row, iteration: 2, status: 'Success' },
  {
    className: '',
    name: 'free',
    status: 'Skipped',
    durationMs: 0,
    skipReason: 'not now',
    arguments: [{ label: 'a', value: '1' }],
  },
];
const packed = bundleFiles({ ...emptySpec, targets: [{ name: 'UITests', rows, failures: [failure] }] });
const plain = Object.entries(packed).map(([path, bytes]) => ({
  path,
  bytes: path.includes('/data.') ? zstdDecompressSync(bytes) : bytes,
}));
const ids = plain.flatMap(({ path }) => path.split('data.')[1] ?? []);

const damagedObject = fc
  .constantFrom(...plain)
  .chain(({ path, bytes }) =>
    mutatedText([bytes.toString('latin1')]).map((text) => ({ path, bytes: Buffer.from(text, 'latin1') })),
  );
/** Objects with a reference exchanged for another. Some references then lead in a circle. */
const exchanged = fc
  .tuple(fc.constantFrom(...plain), fc.constantFrom(...ids), fc.constantFrom(...ids))
  .map(([{ path, bytes }, id, other]) => ({
    path,
    bytes: Buffer.from(bytes.toString('latin1').replaceAll(id, other), 'latin1'),
  }));

describe('damaged result bundles', () => {
  const limits = { objectValues: 1_000, textBytes: 100 };
  fuzz('damaged objects are read or refused', damagedObject, ({ bytes }) => void parseObject(bytes, limits), [FormatError]);

  const readWhole = async (changes: readonly { readonly path: string; readonly bytes: Buffer }[]): Promise<void> => {
    const files = { ...packed, ...Object.fromEntries(changes.map(({ path, bytes }) => [path, bytes])) };
    await writeFile(file, await writeZip(files, { compress: false }));
    await withResultBundle(file, async (bundle) => {
      const attempts = bundle.runs.flatMap(({ tests }) => tests).flatMap((test) => test.attempts);
      for (const attachment of attempts.flatMap(({ attachments }) => attachments))
        for await (const chunk of bundle.readAttachment(attachment)) void chunk;
    });
  };
  fuzz(
    'whole damaged bundles are read or refused',
    fc.array(fc.oneof(damagedObject, exchanged), { minLength: 1, maxLength: 3 }),
    readWhole,
    [BinaryError],
  );
});

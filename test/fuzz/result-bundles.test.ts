import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe } from 'vitest';
import { parseObject } from '../../src/binaries/apple/xcresult/bundle-store.ts';
import { withResultBundle } from '../../src/binaries/apple/xcresult/read-result-bundle.ts';
import { BinaryError } from '../../src/binaries/binary-error.ts';
import { FormatError } from '../../src/binaries/byte-readers.ts';
import { sampleScreenshot } from '../../src/embedded/debug-data/pictures.ts';
import { temporaryFolder, writeZip } from '../unit/binaries/writers/archive.ts';
import { bundleFiles, emptySpec } from '../unit/binaries/xcresult/bundle-files.ts';
import { fuzz } from './fuzz.ts';
import { mutatedText } from './mutations.ts';

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
const file = join(await temporaryFolder(), 'damaged.zip');

const damaged = fc
  .constantFrom(...plain)
  .chain(({ path, bytes }) =>
    mutatedText([bytes.toString('latin1')]).map((text) => ({ path, bytes: Buffer.from(text, 'latin1') })),
  );
/** A reference to another object: some lead back. */
const exchanged = fc
  .tuple(fc.constantFrom(...plain), fc.constantFrom(...ids), fc.constantFrom(...ids))
  .map(([{ path, bytes }, id, other]) => ({
    path,
    bytes: Buffer.from(bytes.toString('latin1').replaceAll(id, other), 'latin1'),
  }));

describe('damaged result bundles', () => {
  const limits = { objectValues: 1_000, textBytes: 100 };
  fuzz('damaged objects are read or refused', damaged, ({ bytes }) => void parseObject(bytes, limits), [FormatError]);

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
    fc.array(fc.oneof(damaged, exchanged), { minLength: 1, maxLength: 3 }),
    readWhole,
    [BinaryError],
  );
});

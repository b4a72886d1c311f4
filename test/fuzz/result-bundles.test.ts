import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe } from 'vitest';
import { fieldNames, parseObject } from '../../src/binaries/apple/xcresult/parse-object.ts';
import { withResultBundle } from '../../src/binaries/apple/xcresult/read-result-bundle.ts';
import { BinaryError, FormatError } from '../../src/binaries/binary-error.ts';
import { sampleScreenshot } from '../../src/embedded/debug-data/video.ts';
import { mutations, randomFrom } from '../unit/binaries/damage/mutations.ts';
import { temporaryFolder, writeZip } from '../unit/binaries/writers/archive.ts';
import { bundleFiles, emptySpec } from '../unit/binaries/xcresult/bundle-files.ts';
import { allowing, allowingAsync, fuzz } from './fuzz.ts';

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

const change = fc.record({ file: fc.nat(plain.length - 1), mutation: fc.nat(mutations.length), seed: fc.nat() });

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** One kind of damage more: a reference to another object, of which some lead back. */
const damage = (bytes: Buffer, { mutation, seed }: Change): Buffer => {
  const random = randomFrom(seed);
  const known = mutations[mutation];
  if (known !== undefined) return known.apply(bytes, random);
  const pick = (): string => ids[Math.floor(random() * ids.length)] ?? '';
  return Buffer.from(bytes.toString('latin1').replaceAll(pick(), pick()), 'latin1');
};

describe('damaged result bundles are read, or refused with what is wrong', () => {
  fuzz('objects', change, (one) => {
    const options = { fields: fieldNames('tests summaries actions id'), maxValues: 1_000, maxTextBytes: 100 };
    allowing([FormatError], () => parseObject(damage(plain[one.file]!.bytes, one), options));
  });

  fuzz('whole bundles', fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
    const files = plain.map(({ path, bytes }, index) => {
      const own = changes.filter((one) => one.file === index);
      return [path, own.length === 0 ? packed[path]! : own.reduce(damage, bytes)] as const;
    });
    await writeFile(file, await writeZip(Object.fromEntries(files), { compress: false }));
    await allowingAsync([BinaryError], () =>
      withResultBundle(file, async (bundle) => {
        const attempts = bundle.runs.flatMap(({ tests }) => tests).flatMap((test) => test.attempts);
        for (const attachment of attempts.flatMap(({ attachments }) => attachments))
          await allowingAsync([BinaryError], async () => {
            for await (const chunk of bundle.readAttachment(attachment)) void chunk;
          });
      }),
    );
  });
});

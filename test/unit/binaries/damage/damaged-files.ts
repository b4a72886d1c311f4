import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withArchive } from '../../../../src/binaries/archive.ts';
import { writeZip } from '../writers/archive.ts';
import { mutations, randomFrom } from './mutations.ts';

const root = join(import.meta.dirname, '../../../..');
const sources = [
  'samples/shop-debug.apk',
  'samples/shop-debug-androidTest.apk',
  'samples/Shop.ipa',
  'samples/ShopUITests.zip',
  'test/fixtures/binaries/bound-names.zip',
  'samples/suites/junit5.apk',
  'test/fixtures/binaries/chained-fixups.zip',
  'test/fixtures/binaries/framework-chained-fixups.zip',
  'test/fixtures/binaries/relative-methods.zip',
];

export interface DamagedFile {
  /** Source, part and mutation. */
  readonly name: string;
  readonly mutation: string;
  readonly bytes: Buffer;
}

interface Source {
  readonly path: string;
  readonly bytes: Buffer;
  readonly entries: Readonly<Record<string, Buffer>>;
}

/**
 * Makes damaged files, the same for the same number: half of them with damage anywhere in the file, half with damage
 * inside of an entry and a checksum that is right, so that it reaches the reader of that entry.
 */
export const damagedFiles = async (): Promise<(number: number) => Promise<DamagedFile>> => {
  const loaded = await Promise.all(sources.map(load));
  return async (number) => {
    const random = randomFrom(number);
    const source = pick(loaded, random);
    const mutation = pick(mutations, random);
    if (random() < 0.5) {
      return { name: `${source.path}: ${mutation.name}`, mutation: mutation.name, bytes: mutation.apply(source.bytes, random) };
    }
    const entry = pick(Object.keys(source.entries), random);
    const damaged = mutation.apply(source.entries[entry] ?? Buffer.alloc(0), random);
    return {
      name: `${source.path}, ${entry}: ${mutation.name}`,
      mutation: mutation.name,
      bytes: await writeZip({ ...source.entries, [entry]: damaged }),
    };
  };
};

const pick = <Item>(items: readonly Item[], random: () => number): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

const load = async (path: string): Promise<Source> => {
  const file = join(root, path);
  const entries: Record<string, Buffer> = {};
  await withArchive(file, async (tree) => {
    for (const [name, { kind }] of tree.entries) if (kind === 'file') entries[name] = await tree.read(name, 1_000_000);
  });
  return { path, bytes: await readFile(file), entries };
};

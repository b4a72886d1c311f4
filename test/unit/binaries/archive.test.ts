import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withArchive } from '../../../src/binaries/archive.ts';
import { BinaryError, type BinaryErrorCode } from '../../../src/binaries/binary-error.ts';
import { fileWith, temporaryFolder, writeZip, zipFile } from './writers/archive.ts';
import { u16, u32, u64 } from './writers/words.ts';

const codeOf = async (work: Promise<unknown>): Promise<BinaryErrorCode | 'none'> => {
  try {
    await work;
    return 'none';
  } catch (error) {
    if (error instanceof BinaryError) return error.code;
    throw error;
  }
};

const read = (file: string, path: string, maxBytes = 1_000_000): Promise<string> =>
  withArchive(file, async (tree) => (await tree.read(path, maxBytes)).toString());

const readBlocks = (file: string, path: string, maxBytes = 1_000_000): Promise<string> =>
  withArchive(file, async (tree) => {
    let text = '';
    for await (const block of tree.readBlocks(path, maxBytes)) text += Buffer.from(block).toString('latin1');
    return text;
  });

/** Overwrites bytes of a zip at every place where `marker` begins. */
const patched = (zip: Buffer, marker: string, offset: number, patch: Buffer): Buffer => {
  const copy = Buffer.from(zip);
  const places: number[] = [];
  for (let at = copy.indexOf(marker, 0, 'latin1'); at !== -1; at = copy.indexOf(marker, at + 1, 'latin1')) places.push(at);
  for (const at of places) patch.copy(copy, at + offset);
  return copy;
};

const directoryEntry = 'PK\x01\x02';

describe('withArchive', () => {
  it('lists entries and reads them, stored and deflated', async () => {
    const file = await zipFile({ 'a/': '', 'a/small.txt': 'x', 'long.txt': 'hello '.repeat(5_000) });
    await withArchive(file, async (tree) => {
      expect([...tree.entries].map(([path, { kind, sizeBytes }]) => [path, kind, sizeBytes])).toEqual([
        ['a', 'folder', 0],
        ['a/small.txt', 'file', 1],
        ['long.txt', 'file', 30_000],
      ]);
      expect((await tree.read('a/small.txt', 10)).toString()).toBe('x');
      expect((await tree.read('long.txt', 30_000)).length).toBe(30_000);
      expect((await tree.readStart('long.txt', 12)).toString()).toBe('hello hello ');
      expect((await tree.readStart('a/small.txt', 12)).toString()).toBe('x');
    });
  });

  it('unpacks an entry block by block', async () => {
    const long = Array.from({ length: 100_000 }, (_none, index) => `line ${index}\n`).join('');
    const file = await zipFile({ 'small.txt': 'x', 'long.txt': long });
    expect(await readBlocks(file, 'small.txt')).toBe('x');
    expect(await readBlocks(file, 'long.txt', long.length)).toBe(long);
    expect(await codeOf(readBlocks(file, 'long.txt', long.length - 1))).toBe('too-large');
    expect(await codeOf(readBlocks(file, 'other.txt'))).toBe('damaged');
  });

  it('closes the archive where the reader of blocks stops early', async () => {
    const file = await zipFile({ 'long.txt': Array.from({ length: 300_000 }, (_none, index) => index).join(' ') });
    const stops = withArchive(file, async (tree) => {
      for await (const block of tree.readBlocks('long.txt', 10_000_000)) throw new RangeError(String(block.length > 0));
    });
    await expect(stops).rejects.toThrow('true');
  });

  it('reads an archive of many entries, whose directory is longer than one block', async () => {
    const long = 'long'.repeat(50);
    const file = await zipFile(
      Object.fromEntries(Array.from({ length: 1_200 }, (_, index) => [`${long}/${index}.txt`, `${index}`])),
    );
    expect(await read(file, `${long}/1199.txt`)).toBe('1199');
  });

  it('refuses what is no archive', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'folder'));
    await writeFile(join(folder, 'empty.apk'), '');
    await writeFile(join(folder, 'text.apk'), 'hello');
    expect(await codeOf(read(join(folder, 'missing.apk'), 'a'))).toBe('unreadable');
    expect(await codeOf(read(join(folder, 'folder'), 'a'))).toBe('unreadable');
    expect(await codeOf(read(join(folder, 'empty.apk'), 'a'))).toBe('empty');
    expect(await codeOf(read(join(folder, 'text.apk'), 'a'))).toBe('not-an-archive');
    expect(await codeOf(read('/dev/zero', 'a'))).toBe('unreadable');
  });

  it('knows a file that was cut short, and says so in words', async () => {
    const file = await zipFile({ 'a.txt': 'hello '.repeat(1_000) });
    await truncate(file, 100);
    await expect(read(file, 'a.txt')).rejects.toThrow(
      /the file \(100 B\) is an archive without its end, so it is probably truncated\. Compare its/,
    );
    expect(await codeOf(read(file, 'a.txt'))).toBe('cut-short');
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'a/../../b', 'C:/windows', 'a\0b'])('refuses the entry name %j', async (name) => {
    const zip = await writeZip({ ['x'.repeat(name.length)]: 'content' });
    const file = await fileWith('names.zip', patched(zip, 'x'.repeat(name.length), 0, Buffer.from(name)));
    expect(await codeOf(read(file, 'a'))).toBe('unsafe-name');
  });

  it('refuses entries that unpack to more than is plausible, or than is asked for', async () => {
    const bomb = await zipFile({ 'zeros.bin': Buffer.alloc(20_000_000) });
    expect(await codeOf(read(bomb, 'zeros.bin', 100_000_000))).toBe('too-large');
    const large = await zipFile({ 'a.txt': 'hello '.repeat(100) });
    expect(await codeOf(read(large, 'a.txt', 599))).toBe('too-large');
    expect(await codeOf(read(large, 'a.txt', 600))).toBe('none');
  });

  const deflated = writeZip({ 'a.txt': 'hello '.repeat(1_000) });
  const stored = writeZip({ 'a.txt': '' });

  it.each<[string, BinaryErrorCode, (zip: Buffer) => Buffer]>([
    ['a larger size than unpacks', 'damaged', (zip) => patched(zip, directoryEntry, 24, u32(6_100))],
    ['a smaller size than unpacks', 'damaged', (zip) => patched(zip, directoryEntry, 24, u32(5_900))],
    ['a packed size beyond the file', 'too-large', (zip) => patched(zip, directoryEntry, 20, u32(0x7fff_ffff))],
    ['a header beyond the file', 'damaged', (zip) => patched(zip, directoryEntry, 42, u32(0x7fff_ffff))],
    ['another checksum', 'damaged', (zip) => patched(zip, directoryEntry, 16, u32(1))],
    ['another method', 'unsupported', (zip) => patched(zip, directoryEntry, 10, u16(93))],
    ['a password', 'unsupported', (zip) => patched(zip, directoryEntry, 8, u16(1))],
    ['no local header', 'damaged', (zip) => patched(zip, 'PK\x03\x04', 0, u32(0))],
    ['damaged contents', 'damaged', (zip) => patched(zip, 'PK\x03\x04', 35, Buffer.from([0xff, 0xff, 0xff]))],
    ['an entry that is no entry', 'cut-short', (zip) => patched(zip, directoryEntry, 0, u32(0))],
  ])('refuses %s', async (_name, code, damage) => {
    const file = await fileWith('damaged.zip', damage(await deflated));
    expect(await codeOf(read(file, 'a.txt'))).toBe(code);
    expect(await codeOf(readBlocks(file, 'a.txt'))).toBe(code);
    expect(await codeOf(withArchive(file, (tree) => tree.readStart('a.txt', 10)))).toMatch(/none|damaged|unsupported|cut-short/);
  });

  it('names an entry that is asked for and is not there', async () => {
    await expect(read(await fileWith('one.zip', await stored), 'b.txt')).rejects.toThrow(
      /the archive has no b\.txt\. Build the file again\./,
    );
  });

  it('gives up on more entries than any app has, soon', async () => {
    const zip = await writeZip({ x: '' });
    const entry = zip.subarray(zip.indexOf(directoryEntry, 0, 'latin1'), zip.indexOf('PK\x05\x06', 0, 'latin1'));
    const count = 120_000;
    const directory = Buffer.concat(Array.from({ length: count }, () => entry));
    const counts = u64(count, count, directory.length, 0);
    const zip64End = [Buffer.from('PK\x06\x06', 'latin1'), u64(44), u32(0, 0, 0), counts];
    const locator = [Buffer.from('PK\x06\x07', 'latin1'), u32(0, directory.length, 0, 1)];
    const end = [Buffer.from('PK\x05\x06', 'latin1'), u32(0), u16(0xffff, 0xffff), u32(0xffff_ffff, 0xffff_ffff), u16(0)];
    const file = await fileWith('many.zip', Buffer.concat([directory, ...zip64End, ...locator, ...end]));
    // CPU time of this thread, which does not depend on other processes.
    const before = process.threadCpuUsage();
    expect(await codeOf(read(file, 'a'))).toBe('too-large');
    expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000);
  });
});

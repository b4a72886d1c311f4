import { open } from 'node:fs/promises';

const signatures: readonly { readonly start: Buffer; readonly title: string }[] = [
  { start: Buffer.from('version https://git-lfs'), title: 'a Git LFS pointer, not the file that it stands for' },
  { start: Buffer.from([0x1f, 0x8b]), title: 'a gzip file' },
  { start: Buffer.from('BZh'), title: 'a bzip2 file' },
  { start: Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a]), title: 'an xz file' },
  { start: Buffer.from('7z\xbc\xaf', 'latin1'), title: 'a 7-Zip archive' },
  { start: Buffer.from('Rar!'), title: 'a RAR archive' },
  { start: Buffer.from('dex\n'), title: 'a bare DEX file' },
  { start: Buffer.from([0xcf, 0xfa, 0xed, 0xfe]), title: 'a bare iOS executable' },
  { start: Buffer.from([0x7f, 0x45, 0x4c, 0x46]), title: 'a bare Linux or Android executable' },
  { start: Buffer.from('bplist'), title: 'a property list' },
];

/** Guesses what a file is that is no zip archive, so that the usual mix-ups are named. */
export const guessContent = async (file: string): Promise<{ readonly sizeBytes: number; readonly looksLike: string }> => {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const buffer = Buffer.alloc(512);
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    return { sizeBytes: size, looksLike: titleOf(buffer.subarray(0, bytesRead)) };
  } finally {
    await handle.close();
  }
};

const titleOf = (start: Buffer): string => {
  const known = signatures.find(({ start: wanted }) => start.subarray(0, wanted.length).equals(wanted));
  if (known !== undefined) return known.title;
  const text = start.toString('latin1').trimStart().toLowerCase();
  if (text.startsWith('<!doctype html') || text.startsWith('<html')) return 'a web page, perhaps the answer to a failed download';
  if (text.startsWith('<?xml') || text.startsWith('<error')) return 'an XML document, perhaps the answer to a failed download';
  if (text.startsWith('{') || text.startsWith('[')) return 'a JSON document, perhaps the answer to a failed download';
  return 'a file of an unknown kind';
};

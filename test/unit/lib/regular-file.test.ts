import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileBlocks, readFileText, UnreadableFileError } from '../../../src/lib/regular-file.ts';
import { makePipe } from '../../helpers/programs.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../helpers/temp.ts';

let folder: TemporaryDirectory;
beforeAll(async () => {
  folder = await temporaryDirectory();
  await mkdir(path.join(folder.path, 'folder'));
});
afterAll(() => folder[Symbol.asyncDispose]());

const write = async (name: string, content: string | Buffer): Promise<string> => {
  const file = path.join(folder.path, name);
  await writeFile(file, content);
  return file;
};

describe('readFileText', () => {
  it('reads UTF-8, also where a block ends inside of a character, without a byte order mark', async () => {
    const text = 'ä'.repeat(200_000);
    expect(await readFileText(await write('long', `a${text}`), 400_001)).toBe(`a${text}`);
    expect(await readFileText(await write('mark', '\uFEFFa: 1'), 100)).toBe('a: 1');
  });

  it('accepts the size that is the limit, and refuses one more', async () => {
    const file = await write('limit', '12345');
    expect(await readFileText(file, 5)).toBe('12345');
    await expect(readFileText(file, 4)).rejects.toThrow(UnreadableFileError);
  });

  it('refuses a huge file without reading it', async () => {
    const file = await write('huge', '');
    await truncate(file, 1e12);
    await expect(readFileText(file, 1e9)).rejects.toThrow(UnreadableFileError);
  });
});

describe.each([
  ['readFileText', (file: string) => readFileText(file, 1e9)],
  ['readFileBlocks', (file: string) => readFileBlocks(file).next()],
])('%s', (name, read) => {
  it('refuses a folder, and has the error of the system for a path with nothing', async () => {
    await expect(read(path.join(folder.path, 'folder'))).rejects.toThrow(new UnreadableFileError('this path is a folder'));
    await expect(read(path.join(folder.path, 'none'))).rejects.toThrow(/ENOENT/);
  });

  it.skipIf(process.platform === 'win32')('refuses a pipe and a device at once, also behind a link', async () => {
    const at = (kind: string): string => path.join(folder.path, `${kind} for ${name}`);
    makePipe(at('pipe'));
    await symlink('/dev/zero', at('zero'));
    for (const file of [at('pipe'), at('zero'), '/dev/zero'])
      await expect(read(file)).rejects.toThrow('this path is a pipe, a socket or a device');
  });
});

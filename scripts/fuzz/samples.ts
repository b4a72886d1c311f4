import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Every file of a folder of this repository whose name ends so, as bytes. */
export const sampleFiles = async (folder: string, ending: string): Promise<Buffer[]> => {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith(ending)).sort();
  return Promise.all(names.map((name) => readFile(join(root, folder, name))));
};

export const sampleTexts = async (folder: string, ending: string): Promise<string[]> =>
  (await sampleFiles(folder, ending)).map((bytes) => bytes.toString('utf8'));

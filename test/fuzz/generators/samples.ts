import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/** The files of a folder of this repository whose names end with `ending`, in the order of their names. */
export const sampleFiles = (folder: string, ending: string): readonly Buffer[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => readFileSync(join(root, folder, name)));

export const sampleTexts = (folder: string, ending: string): readonly string[] =>
  sampleFiles(folder, ending).map((bytes) => bytes.toString('utf8'));

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The place where the processes of one mutation run meet. Kept between runs, outside of git. */
export const workspace = path.resolve(import.meta.dirname, '../../node_modules/.cache/mutation');

export const root = path.resolve(import.meta.dirname, '../..');

export const statesFile = path.join(workspace, 'states.bin');

/** Instrumented text of a source, by its path relative to the repository. */
export const instrumentedFile = (source: string): string =>
  path.join(workspace, 'instrumented', `${source.replaceAll(/[\\/]/g, '+')}`);

/** Modules as vitest transformed them, good for one planting only. */
export const transformedFolder = path.join(workspace, 'transformed');

/** What the worker in `slot` does at the moment: `<mutant> <since, in ms>`, or empty. */
export const heartbeatFile = (slot: number): string => path.join(workspace, `heartbeat-${slot}`);

/** Which tests of the file in `slot` are through, one name a line; and the word that the whole file is. */
export const progressFile = (slot: number): string => path.join(workspace, `progress-${slot}`);

export const fileIsThrough = 'through';

export const writeText = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

export const readTextIfThere = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

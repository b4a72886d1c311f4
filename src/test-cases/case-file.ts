import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { CaseFormat } from './case-formats.ts';
import type { TracedCase } from './trace-case.ts';

/** A file of test cases that is being written. It gets its final name when it is complete. */
export interface CaseFile {
  readonly path: string;
  readonly write: (traced: TracedCase) => Promise<void>;
  readonly finish: () => Promise<void>;
  /** Deletes the unfinished file. */
  readonly discard: () => Promise<void>;
}

const blockChars = 65_536;

/**
 * Opens a file for test cases. Rows are written in blocks, so that memory holds at most one block.
 *
 * @throws the error of the file system if the file cannot be created
 */
export const openCaseFile = async (file: string, format: CaseFormat): Promise<CaseFile> => {
  const part = `${file}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  // The path may already exist as a link to another place.
  await rm(part, { force: true });
  const handle = await open(part, 'wx');
  let block = format.head;
  let isFirst = true;
  const flush = async (): Promise<void> => {
    const text = block;
    block = '';
    await handle.writeFile(text);
  };
  return {
    path: file,
    write: async (traced) => {
      block += format.row(traced, isFirst);
      isFirst = false;
      if (block.length >= blockChars) await flush();
    },
    finish: async () => {
      block += format.tail;
      await flush();
      await handle.close();
      await rename(part, file);
    },
    discard: async () => {
      await handle.close();
      await rm(part, { force: true });
    },
  };
};

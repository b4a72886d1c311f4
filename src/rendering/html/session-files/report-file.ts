import { lstat, open, realpath } from 'node:fs/promises';
import path from 'node:path';

/** A file that was fetched. */
export interface ReportFile {
  readonly absolute: string;
  /** Inside the report folder, with forward slashes. */
  readonly shown: string;
  readonly bytes: number;
}

/**
 * Finds a regular file inside the report folder.
 *
 * @returns undefined for whatever is not there, is no plain file, or lies elsewhere: a link could show any file of the machine
 */
export const findReportFile = async (reportDir: string, folder: string, name: string): Promise<ReportFile | undefined> => {
  try {
    const root = await realpath(reportDir);
    const absolute = path.resolve(root, folder, name);
    const status = await lstat(absolute);
    if (!status.isFile() || (await realpath(absolute)) !== absolute) return undefined;
    const inside = path.relative(root, absolute);
    if (inside === '' || inside.startsWith('..') || path.isAbsolute(inside)) return undefined;
    return { absolute, shown: inside.split(path.sep).join('/'), bytes: status.size };
  } catch {
    return undefined;
  }
};

/** Up to `length` bytes from `start`. */
export const readPart = async (file: string, start: number, length: number): Promise<Buffer> => {
  await using handle = await open(file);
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, start);
  return buffer.subarray(0, bytesRead);
};

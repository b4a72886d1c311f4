import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, open, realpath } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { RunAnalysis } from '../../../core/model/run-analysis.ts';
import type { FindReportFile } from '../../../report-page/index.ts';
import { type HtmlReportOptions, htmlReport } from '../../../report-page/index.ts';
import { renderCause } from '../../markdown/triage.ts';

interface HtmlFileOptions extends Omit<HtmlReportOptions, 'find'> {
  /** Folder that contains the folders of all sessions. */
  readonly reportDir: string;
  readonly file: string;
}

/** @throws if `file` cannot be written. An unreadable file of a session becomes a note in the page. */
export const writeHtmlReport = (run: RunAnalysis, { reportDir, file, ...options }: HtmlFileOptions): Promise<void> =>
  pipeline(htmlReport(run, { causeMarkdown: renderCause, ...options, find: reportFilesIn(reportDir) }), createWriteStream(file));

const chunkBytes = 3 * 64 * 1_024;

/** Finds files in the report folder. Follows no symbolic links, because they could point to any file of the machine. */
export const reportFilesIn = (reportDir: string): FindReportFile => {
  let realRoot: Promise<string> | undefined;
  return async (folder, name) => {
    try {
      realRoot ??= realpath(reportDir);
      const root = await realRoot;
      const absolute = path.resolve(root, folder, name);
      const status = await lstat(absolute);
      if (!status.isFile() || (await realpath(absolute)) !== absolute) return undefined;
      const inside = path.relative(root, absolute);
      if (inside === '' || inside.startsWith('..') || path.isAbsolute(inside)) return undefined;
      return {
        shown: inside.split(path.sep).join('/'),
        bytes: status.size,
        read: (start, length) => readPart(absolute, start, length),
        chunks: (length) => readChunks(absolute, length),
      };
    } catch {
      return undefined;
    }
  };
};

const readPart = async (file: string, start: number, length: number): Promise<Buffer> => {
  await using handle = await open(file);
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, start);
  return buffer.subarray(0, bytesRead);
};

async function* readChunks(file: string, length: number): AsyncGenerator<Buffer> {
  if (length <= 0) return;
  yield* createReadStream(file, { end: length - 1, highWaterMark: chunkBytes });
}

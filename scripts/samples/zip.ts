import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** One file of an archive. `mode` holds the permission bits, 0o644 unless told. */
export interface ZipEntry {
  readonly path: string;
  readonly content: Buffer;
  readonly mode?: number;
  readonly stored?: boolean;
}

const regularFile = 0o100000;

/** An archive whose bytes depend on the entries alone: their order, names, modes and content. */
export const zip = async (entries: readonly ZipEntry[]): Promise<Buffer> => {
  const archive = new ZipFile();
  for (const { path, content, mode = 0o644, stored = false } of entries) {
    archive.addBuffer(content, path, {
      mode: regularFile | mode,
      compress: !stored,
      // A DOS time is written from local fields, so a local date gives the same bytes in every time zone.
      mtime: new Date(1980, 0, 1),
      forceDosTimestamp: true,
    });
  }
  archive.end();
  return buffer(archive.outputStream);
};

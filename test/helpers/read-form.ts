import { Readable } from 'node:stream';
import { receiveForm } from '../../src/embedded/uploads/accept-upload.ts';
import type { ContentStore } from '../../src/embedded/uploads/content-store.ts';

export interface ReadForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file?: { readonly name: string; readonly content: string };
  /** Files that were opened and neither kept nor discarded. */
  readonly open: number;
}

/** What the built-in cloud reads from a form that arrives in these pieces. Rejects with Refusal. */
export const readForm = async (
  pieces: readonly Buffer[],
  contentType = 'multipart/form-data; boundary=mark',
  maxFileBytes = 1_000_000,
): Promise<ReadForm> => {
  const chunks: Buffer[] = [];
  let open = 0;
  const store: ContentStore = {
    receive: () => {
      open++;
      return Promise.resolve({
        write: (chunk) => {
          chunks.push(chunk);
          return Promise.resolve();
        },
        commit: () => {
          open--;
          return Promise.resolve({ sha256: '', sizeBytes: 0, path: '' });
        },
        discard: () => {
          open--;
          return Promise.resolve();
        },
      });
    },
    remove: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  };
  const request = Object.assign(Readable.from(pieces, { objectMode: false }), { headers: { 'content-type': contentType } });
  try {
    const { fields, file } = await receiveForm(request, store, maxFileBytes);
    const content = Buffer.concat(chunks).toString('latin1');
    return { fields: Object.fromEntries(fields), ...(file !== undefined && { file: { name: file.name, content } }), open };
  } catch (error) {
    if (open !== 0) throw new Error('a file was left open', { cause: error });
    throw error;
  }
};

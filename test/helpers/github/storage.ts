import { randomUUID } from 'node:crypto';
import { type Call, type Reply, type Routes, text } from '../loopback-server.ts';

export type BlobStorage = ReturnType<typeof blobStorage>;

const storageError = (status: number, code: string): Reply =>
  text(`<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`, status, {
    'content-type': 'application/xml',
    'x-ms-error-code': code,
  });

const created = text('', 201, { etag: '"0x1"', 'x-ms-request-server-encrypted': 'true', 'x-ms-version': '2025-01-05' });

/** Serves blobs like Azure Storage. The routes must be served at the origin of `signedUrl`. */
export const blobStorage = () => {
  const sig = randomUUID();
  const blobs = new Map<string, { readonly content: Buffer; readonly type: string }>();
  /** Blocks that are not committed yet, by `<blob>/<block>`. */
  const staged = new Map<string, Buffer>();

  const upload = ({ params: { blob = '' }, request: { query, headers, body } }: Call): Reply => {
    const kind = query.get('comp');
    if (kind === 'block') {
      staged.set(`${blob}/${query.get('blockid')}`, body);
      return created;
    }
    if (kind !== 'blocklist' && headers['x-ms-blob-type'] !== 'BlockBlob') return storageError(400, 'MissingRequiredHeader');
    const listed = [...body.toString().matchAll(/<(?:Latest|Uncommitted)>([^<]*)</g)];
    const blocks = kind === 'blocklist' ? listed.map(([, block]) => staged.get(`${blob}/${block}`)) : [body];
    const known = blocks.filter((block) => block !== undefined);
    if (known.length < blocks.length) return storageError(400, 'InvalidBlockList');
    const type = String(headers['x-ms-blob-content-type'] ?? 'application/octet-stream');
    blobs.set(blob, { content: Buffer.concat(known), type });
    return created;
  };

  const download = ({ params: { blob = '' }, request: { query } }: Call): Reply => {
    const stored = blobs.get(blob);
    if (stored === undefined) return storageError(404, 'BlobNotFound');
    const name = query.get('rscd');
    return text(stored.content, 200, { 'content-type': stored.type, ...(name !== null && { 'content-disposition': name }) });
  };

  const signed = (handle: (call: Call) => Reply) => (call: Call) =>
    call.request.query.get('sig') === sig ? handle(call) : storageError(403, 'AuthenticationFailed');

  return {
    routes: { 'PUT /storage/container/:blob': signed(upload), 'GET /storage/container/:blob': signed(download) } satisfies Routes,
    /** Adds a blob, with or without content. @returns its id */
    reserve: (content?: Buffer, type = 'application/octet-stream'): string => {
      const id = randomUUID();
      if (content !== undefined) blobs.set(id, { content, type });
      return id;
    },
    /** Content of a blob; undefined until its upload is complete. */
    get: (id: string | undefined): Buffer | undefined => blobs.get(id ?? '')?.content,
    /** URL for uploads and downloads. `fileName` is the name of a downloaded file. */
    signedUrl: (origin: string, id: string, fileName?: string): string => {
      const query = new URLSearchParams({ sig });
      if (fileName !== undefined) query.set('rscd', `attachment; filename="${fileName}"`);
      return `${origin}/storage/container/${id}?${query.toString()}`;
    },
  };
};

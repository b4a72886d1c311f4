import { randomUUID } from 'node:crypto';
import type { Call, LoopbackResponse, Route } from '../loopback-server.ts';

export interface Blob {
  readonly content: Buffer;
  readonly contentType: string;
}

/** Storage behind signed URLs, as Azure's: a signature fits one blob, and everything else is refused. */
export interface BlobStorage {
  readonly routes: readonly Route[];
  /** Reserves a blob. */
  readonly reserve: () => string;
  readonly put: (id: string, blob: Blob) => void;
  /** `undefined` until an upload is complete. */
  readonly get: (id: string) => Blob | undefined;
  /** The address for uploads and downloads. `fileName` is what a download is called. */
  readonly signedUrl: (origin: string, id: string, fileName?: string) => string;
}

const storageError = (status: number, code: string): LoopbackResponse => ({
  status,
  headers: { 'content-type': 'application/xml', 'x-ms-error-code': code },
  body: `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

const created: LoopbackResponse = {
  status: 201,
  headers: { etag: '"0x1"', 'x-ms-request-server-encrypted': 'true', 'x-ms-version': '2025-01-05' },
};

const contentTypeOf = ({ request }: Call): string =>
  String(request.headers['x-ms-blob-content-type'] ?? 'application/octet-stream');

/** An empty storage. Serve its routes under the origin that `signedUrl` is given. */
export const blobStorage = (): BlobStorage => {
  const signatures = new Map<string, string>();
  const blobs = new Map<string, Blob>();
  /** Blocks that were sent and not yet committed, by `<blob>/<block>`. */
  const staged = new Map<string, Buffer>();

  const commitBlocks = (call: Call, id: string): LoopbackResponse => {
    const list = call.request.body.toString('utf8');
    const blocks = [...list.matchAll(/<(?:Latest|Uncommitted)>([^<]*)</g)].map(([, block]) => staged.get(`${id}/${block}`));
    const known = blocks.filter((block) => block !== undefined);
    if (known.length !== blocks.length) return storageError(400, 'InvalidBlockList');
    blobs.set(id, { content: Buffer.concat(known), contentType: contentTypeOf(call) });
    return created;
  };

  const upload = (call: Call): LoopbackResponse => {
    const id = call.params.blob ?? '';
    const { query, headers, body } = call.request;
    if (query.get('comp') === 'blocklist') return commitBlocks(call, id);
    if (query.get('comp') === 'block') staged.set(`${id}/${query.get('blockid')}`, body);
    else if (headers['x-ms-blob-type'] === 'BlockBlob') blobs.set(id, { content: body, contentType: contentTypeOf(call) });
    else return storageError(400, 'MissingRequiredHeader');
    return created;
  };

  const download = ({ params, request }: Call): LoopbackResponse => {
    const blob = blobs.get(params.blob ?? '');
    if (blob === undefined) return storageError(404, 'BlobNotFound');
    const disposition = request.query.get('rscd');
    return {
      status: 200,
      headers: { 'content-type': blob.contentType, ...(disposition === null ? {} : { 'content-disposition': disposition }) },
      body: blob.content,
    };
  };

  const signed =
    (handle: (call: Call) => LoopbackResponse) =>
    (call: Call): LoopbackResponse =>
      signatures.get(call.params.blob ?? '') === call.request.query.get('sig')
        ? handle(call)
        : storageError(403, 'AuthenticationFailed');

  return {
    routes: [
      { method: 'PUT', path: '/storage/container/:blob', handle: signed(upload) },
      { method: 'GET', path: '/storage/container/:blob', handle: signed(download) },
    ],
    reserve: () => {
      const id = randomUUID();
      signatures.set(id, randomUUID());
      return id;
    },
    put: (id, blob) => {
      blobs.set(id, blob);
    },
    get: (id) => blobs.get(id),
    signedUrl: (origin, id, fileName) => {
      const url = new URL(`/storage/container/${id}`, origin);
      url.searchParams.set('sig', signatures.get(id) ?? '');
      if (fileName !== undefined) url.searchParams.set('rscd', `attachment; filename="${fileName}"`);
      return url.href;
    },
  };
};

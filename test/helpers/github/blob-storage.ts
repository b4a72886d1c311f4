import { randomUUID } from 'node:crypto';
import type { Call, LoopbackResponse, Routes } from '../loopback-server.ts';

interface Blob {
  readonly content: Buffer;
  readonly contentType: string;
}

/** Storage behind signed URLs. */
export type BlobStorage = ReturnType<typeof blobStorage>;

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

/** An empty storage, as Azure's: a signature fits one blob, and everything else is refused. Serve its routes under the origin of `signedUrl`. */
export const blobStorage = () => {
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
    routes: {
      'PUT /storage/container/:blob': signed(upload),
      'GET /storage/container/:blob': signed(download),
    } satisfies Routes,
    reserve: (): string => {
      const id = randomUUID();
      signatures.set(id, randomUUID());
      return id;
    },
    put: (id: string, blob: Blob): void => {
      blobs.set(id, blob);
    },
    /** `undefined` until an upload is complete. */
    get: (id: string): Blob | undefined => blobs.get(id),
    /** The address for uploads and downloads. `fileName` is what a download is called. */
    signedUrl: (origin: string, id: string, fileName?: string): string => {
      const url = new URL(`/storage/container/${id}`, origin);
      url.searchParams.set('sig', signatures.get(id) ?? '');
      if (fileName !== undefined) url.searchParams.set('rscd', `attachment; filename="${fileName}"`);
      return url.href;
    },
  };
};

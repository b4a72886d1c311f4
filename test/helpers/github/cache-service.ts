import { z } from 'zod';
import type { LoopbackResponse, Route } from '../loopback-server.ts';
import type { BlobStorage } from './blob-storage.ts';
import { twirpError, twirpMethod, twirpRoutes } from './twirp.ts';

export interface CacheEntry {
  readonly id: number;
  /** The ref whose runs saved it, for instance `refs/heads/main`. */
  readonly scope: string;
  readonly key: string;
  /** Hash of the paths and the compression; entries of another version do not exist for a client. */
  readonly version: string;
  /** The tar archive, compressed as the client chose. */
  readonly archive: Buffer;
}

export interface CacheService {
  readonly routes: readonly Route[];
  /** Saved entries, oldest first. */
  readonly entries: () => CacheEntry[];
  /** Saves an entry of another repository's cache here. */
  readonly add: (entry: CacheEntry) => void;
  /** The ref that the next requests are made for. */
  useScope: (ref: string) => void;
  /** Makes all saved entries those of another system, which this one cannot restore. */
  changeVersion: (version: string) => void;
}

interface Reserved {
  readonly id: number;
  readonly scope: string;
  readonly key: string;
  version: string;
  readonly blob: string;
  archive: Buffer | undefined;
}

const entrySchema = z.object({ key: z.string().min(1).max(512), version: z.string() });
// 64-bit integers are text in Protobuf's JSON, and zeros are left out.
const finalizeSchema = entrySchema.extend({ size_bytes: z.string().default('0') });
const lookUpSchema = entrySchema.extend({ restore_keys: z.array(z.string()).default([]) });

const notFound: LoopbackResponse = { status: 200, body: { ok: false } };

/**
 * The cache service, version 2, as `@actions/cache` 6 speaks to it.
 *
 * A run reads what its own ref saved, then what the default branch saved; in each the exact key first, then the newest entry whose key starts
 * with one of the keys, in their order. Entries are never replaced.
 */
export const cacheService = (token: string, storage: BlobStorage, defaultScope: string): CacheService => {
  const entries: Reserved[] = [];
  let scope = defaultScope;

  const find = (key: string, version: string): Reserved | undefined =>
    entries.find((entry) => entry.scope === scope && entry.key === key && entry.version === version);

  const reserve = ({ key, version }: z.infer<typeof entrySchema>, origin: string): LoopbackResponse => {
    if (find(key, version) !== undefined) {
      return twirpError(409, 'already_exists', 'cache entry with the same key, version, and scope already exists');
    }
    const blob = storage.reserve();
    entries.push({ id: 1 + entries.length, scope, key, version, blob, archive: undefined });
    return { status: 200, body: { ok: true, signed_upload_url: storage.signedUrl(origin, blob) } };
  };

  const finalize = ({ key, version, size_bytes }: z.infer<typeof finalizeSchema>): LoopbackResponse => {
    const entry = find(key, version);
    const archive = entry === undefined ? undefined : storage.get(entry.blob)?.content;
    if (entry === undefined || archive === undefined) return twirpError(404, 'not_found', 'cache entry not found');
    if (Number(size_bytes) !== archive.length) return twirpError(400, 'invalid_argument', 'the size differs from the upload');
    entry.archive = archive;
    return { status: 200, body: { ok: true, entry_id: String(entry.id) } };
  };

  const lookUp = ({ key, version, restore_keys }: z.infer<typeof lookUpSchema>, origin: string): LoopbackResponse => {
    const saved = entries.filter((entry) => entry.archive !== undefined && entry.version === version).reverse();
    for (const readable of [scope, defaultScope]) {
      const visible = saved.filter((entry) => entry.scope === readable);
      const match =
        visible.find((entry) => entry.key === key) ??
        [key, ...restore_keys].map((prefix) => visible.find((entry) => entry.key.startsWith(prefix))).find(Boolean);
      if (match !== undefined) {
        return {
          status: 200,
          body: { ok: true, matched_key: match.key, signed_download_url: storage.signedUrl(origin, match.blob) },
        };
      }
    }
    return notFound;
  };

  return {
    routes: twirpRoutes('github.actions.results.api.v1.CacheService', token, [
      twirpMethod('CreateCacheEntry', entrySchema, reserve),
      twirpMethod('FinalizeCacheEntryUpload', finalizeSchema, finalize),
      twirpMethod('GetCacheEntryDownloadURL', lookUpSchema, lookUp),
    ]),
    entries: () =>
      entries.flatMap(({ archive, blob: _blob, ...entry }) => (archive === undefined ? [] : [{ ...entry, archive }])),
    add: ({ archive, ...entry }) => {
      const blob = storage.reserve();
      storage.put(blob, { content: archive, contentType: 'application/octet-stream' });
      entries.push({ ...entry, id: 1 + entries.length, blob, archive });
    },
    useScope: (ref) => {
      scope = ref;
    },
    changeVersion: (version) => {
      for (const entry of entries) entry.version = version;
    },
  };
};

import { z } from 'zod';
import type { LoopbackResponse, Routes } from '../loopback-server.ts';
import type { BlobStorage } from './blob-storage.ts';
import { pageOf } from './rest.ts';
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

interface Reserved extends Omit<CacheEntry, 'version' | 'archive'> {
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
export const cacheService = (token: string, storage: BlobStorage, defaultScope: string) => {
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
    const known = entries.filter((entry) => entry.archive !== undefined && entry.version === version).reverse();
    for (const readable of [scope, defaultScope]) {
      const visible = known.filter((entry) => entry.scope === readable);
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

  const saved = (): CacheEntry[] =>
    entries.flatMap(({ archive, blob: _blob, ...entry }) => (archive === undefined ? [] : [{ ...entry, archive }]));

  return {
    routes: twirpRoutes('github.actions.results.api.v1.CacheService', token, {
      CreateCacheEntry: twirpMethod(entrySchema, reserve),
      FinalizeCacheEntryUpload: twirpMethod(finalizeSchema, finalize),
      GetCacheEntryDownloadURL: twirpMethod(lookUpSchema, lookUp),
    }),
    listing: listing(saved),
    /** Saved entries, oldest first. */
    cacheEntries: saved,
    addCacheEntry: ({ archive, ...entry }: CacheEntry): void => {
      const blob = storage.reserve();
      storage.put(blob, { content: archive, contentType: 'application/octet-stream' });
      entries.push({ ...entry, id: 1 + entries.length, blob, archive });
    },
    /** The ref that the next requests are made for; `refs/heads/main`, the default branch, at first. */
    useCacheScope: (ref: string): void => {
      scope = ref;
    },
    /** Makes all saved entries those of another system, which this one cannot restore. */
    changeCacheVersion: (version: string): void => {
      for (const entry of entries) entry.version = version;
    },
  };
};

/** The entries of the cache as the REST interface lists them: newest first, by the start of their key. */
const listing = (entries: () => readonly CacheEntry[]): Routes => ({
  'GET /repos/:owner/:repo/actions/caches': (call) => {
    const { query } = call.request;
    const found = entries()
      .toReversed()
      .filter(({ key, scope }) => key.startsWith(query.get('key') ?? '') && (query.get('ref') ?? scope) === scope);
    return pageOf(
      call,
      found.map(({ id, scope, key, version, archive }) => ({ id, ref: scope, key, version, size_in_bytes: archive.length })),
      (actions_caches, total_count) => ({ total_count, actions_caches }),
    );
  },
});

import { z } from 'zod';
import type { CallGitHub } from './api.ts';

const pageSize = 100;

const listingSchema = z.object({ actions_caches: z.array(z.object({ key: z.string(), ref: z.string() })) });

/**
 * The keys of the newest entries of the repository's cache, newest first, at most 100. The token needs `actions: read`.
 *
 * @param prefix of the keys
 * @param refs the branches whose entries this run may restore; others are left out
 */
export const listCacheKeys = async (call: CallGitHub, prefix: string, refs: readonly string[]): Promise<readonly string[]> => {
  const { data } = await call('GET /repos/{owner}/{repo}/actions/caches', {
    key: prefix,
    sort: 'created_at',
    direction: 'desc',
    per_page: pageSize,
  });
  return listingSchema
    .parse(data)
    .actions_caches.flatMap(({ key, ref }) => (key.startsWith(prefix) && refs.includes(ref) ? [key] : []));
};

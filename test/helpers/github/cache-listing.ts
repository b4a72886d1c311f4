import type { Route } from '../loopback-server.ts';
import type { CacheService } from './cache-service.ts';
import { pageOf } from './pages.ts';

/** The entries of the cache as the REST interface lists them: newest first, by the start of their key. */
export const cacheListing = ({ entries }: CacheService): Route[] => [
  {
    method: 'GET',
    path: '/repos/:owner/:repo/actions/caches',
    handle: (call) => {
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
  },
];

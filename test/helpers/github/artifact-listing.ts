import type { Route } from '../loopback-server.ts';
import { type ArtifactRecord, type ArtifactService, downloadName } from './artifact-service.ts';
import type { BlobStorage } from './blob-storage.ts';
import { pageOf } from './pages.ts';
import { notFound } from './rest.ts';

const shown = ({ id, name, content, createdAt, expiresAt }: ArtifactRecord): unknown => ({
  id,
  name,
  size_in_bytes: content?.length ?? 0,
  expired: false,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt?.toISOString() ?? null,
});

/** The artifacts of the run as the REST interface shows them: list by `name`, download by redirect, delete is not offered. */
export const artifactListing = (service: ArtifactService, storage: BlobStorage): Route[] => [
  {
    method: 'GET',
    path: '/repos/:owner/:repo/actions/runs/:run/artifacts',
    handle: (call) => {
      const name = call.request.query.get('name');
      const found = service.records().filter((record) => (name ?? record.name) === record.name);
      return pageOf(call, found.map(shown), (artifacts, total_count) => ({ total_count, artifacts }));
    },
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/actions/artifacts/:id/zip',
    handle: ({ params, request }) => {
      const record = service.records().find(({ id }) => String(id) === params.id);
      if (record === undefined) return notFound;
      const location = storage.signedUrl(`http://${request.headers.host}`, record.blob, downloadName(record));
      return { status: 302, headers: { location } };
    },
  },
];

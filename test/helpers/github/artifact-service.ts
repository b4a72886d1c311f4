import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { LoopbackResponse, Routes } from '../loopback-server.ts';
import { unzip, zipOf } from '../zip.ts';
import type { BlobStorage } from './blob-storage.ts';
import { notFound, pageOf } from './rest.ts';
import { type JobScope, runtimeToken, twirpError, twirpMethod, twirpRoutes } from './twirp.ts';

export interface StoredArtifact {
  readonly id: number;
  readonly name: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly expiresAt: Date | undefined;
  /** What is in the archive by path; an artifact uploaded without archive is one file under the artifact's name. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** What is kept of an artifact. */
interface ArtifactRecord {
  readonly id: number;
  readonly name: string;
  /** The run of the job that stored it; another job may use the same name. */
  readonly jobBackendId: string;
  readonly mimeType: string;
  readonly blob: string;
  readonly expiresAt: Date | undefined;
  readonly createdAt: Date;
  /** Absent until FinalizeArtifact. */
  content: Buffer | undefined;
}

const owner = { workflow_run_backend_id: z.string(), workflow_job_run_backend_id: z.string() };
const named = z.object({ ...owner, name: z.string().min(1) });
const createSchema = named.extend({
  version: z.number(),
  mime_type: z.string().optional(),
  expires_at: z.iso.datetime().optional(),
});
// 64-bit integers are text in Protobuf's JSON, and zeros are left out.
const finalizeSchema = named.extend({ size: z.string().default('0'), hash: z.string().optional() });
const listSchema = z.object({ ...owner, name_filter: z.string().optional(), id_filter: z.string().optional() });

const forbiddenInNames = /["<>|*?\r\n\\/:]/;

const digest = (content: Buffer): string => `sha256:${createHash('sha256').update(content).digest('hex')}`;

/**
 * The artifact service, version 2, as `@actions/artifact` 6 speaks to it: names are unique in a run, sizes and hashes are checked,
 * and an artifact is not listed before it is finalized.
 */
export const artifactService = (job: JobScope, storage: BlobStorage) => {
  const records: ArtifactRecord[] = [];
  let lastId = 1_000;
  const nextId = (): number => {
    lastId += 1;
    return lastId;
  };
  const finished = (): ArtifactRecord[] => records.filter(({ content }) => content !== undefined);
  const byName = (name: string): ArtifactRecord | undefined => records.find((record) => record.name === name);
  const isOurs = (request: z.infer<typeof listSchema>): boolean => request.workflow_run_backend_id === job.runBackendId;
  const foreign = twirpError(403, 'permission_denied', 'the run is not the token’s');
  const unknown = twirpError(404, 'not_found', 'artifact not found');

  const create = (request: z.infer<typeof createSchema>, origin: string): LoopbackResponse => {
    const { name } = request;
    if (!isOurs(request)) return foreign;
    if (forbiddenInNames.test(name)) return twirpError(400, 'invalid_argument', 'the name has a character that is not allowed');
    if (byName(name) !== undefined) {
      return twirpError(409, 'already_exists', 'Conflict: an artifact with this name already exists on the workflow run');
    }
    const blob = storage.reserve();
    records.push({
      id: nextId(),
      name,
      jobBackendId: job.jobBackendId,
      mimeType: request.mime_type ?? 'application/zip',
      blob,
      expiresAt: request.expires_at === undefined ? undefined : new Date(request.expires_at),
      createdAt: new Date(),
      content: undefined,
    });
    return { status: 200, body: { ok: true, signed_upload_url: storage.signedUrl(origin, blob) } };
  };

  const finalize = (request: z.infer<typeof finalizeSchema>): LoopbackResponse => {
    const record = byName(request.name);
    const content = record === undefined ? undefined : storage.get(record.blob)?.content;
    if (!isOurs(request)) return foreign;
    if (record === undefined || content === undefined) return unknown;
    if (Number(request.size) !== content.length) return twirpError(400, 'invalid_argument', 'the size differs from the upload');
    if (request.hash !== undefined && request.hash !== digest(content)) {
      return twirpError(400, 'invalid_argument', 'the hash differs from the upload');
    }
    record.content = content;
    return { status: 200, body: { ok: true, artifact_id: String(record.id) } };
  };

  const list = (request: z.infer<typeof listSchema>): LoopbackResponse => {
    if (!isOurs(request)) return foreign;
    const { name_filter: name, id_filter: id } = request;
    const artifacts = finished()
      .filter((record) => (name ?? record.name) === record.name && (id ?? String(record.id)) === String(record.id))
      .map((record) => ({
        workflow_run_backend_id: job.runBackendId,
        workflow_job_run_backend_id: record.jobBackendId,
        database_id: String(record.id),
        name: record.name,
        size: String(record.content?.length ?? 0),
        created_at: record.createdAt.toISOString(),
        digest: digest(record.content ?? Buffer.alloc(0)),
      }));
    return { status: 200, body: { artifacts } };
  };

  const sign = (request: z.infer<typeof named>, origin: string): LoopbackResponse => {
    const record = finished().find(
      ({ name, jobBackendId }) => name === request.name && jobBackendId === request.workflow_job_run_backend_id,
    );
    if (!isOurs(request)) return foreign;
    if (record === undefined) return unknown;
    return { status: 200, body: { signed_url: storage.signedUrl(origin, record.blob, downloadName(record)) } };
  };

  return {
    routes: twirpRoutes('github.actions.results.api.v1.ArtifactService', runtimeToken(job), {
      CreateArtifact: twirpMethod(createSchema, create),
      FinalizeArtifact: twirpMethod(finalizeSchema, finalize),
      ListArtifacts: twirpMethod(listSchema, list),
      GetSignedArtifactURL: twirpMethod(named, sign),
    }),
    listing: listing(finished, storage),
    /** Finished artifacts of the run, unpacked, oldest first. */
    artifacts: () => Promise.all(finished().map(readArtifact)),
    /** Stores an artifact as if another job of the run had uploaded it. */
    addArtifact: async (name: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> => {
      const blob = storage.reserve();
      const content = await zipOf(files);
      storage.put(blob, { content, contentType: 'application/zip' });
      const id = nextId();
      records.push({
        id,
        name,
        jobBackendId: `other-job-${id}`,
        mimeType: 'application/zip',
        blob,
        expiresAt: undefined,
        createdAt: new Date(),
        content,
      });
    },
  };
};

const isZip = ({ mimeType }: ArtifactRecord): boolean => mimeType === 'application/zip';

/** What a browser calls the download. */
const downloadName = (record: ArtifactRecord): string => (isZip(record) ? `${record.name}.zip` : record.name);

const readArtifact = async (record: ArtifactRecord): Promise<StoredArtifact> => {
  const content = record.content ?? Buffer.alloc(0);
  return {
    id: record.id,
    name: record.name,
    mimeType: record.mimeType,
    sizeBytes: content.length,
    expiresAt: record.expiresAt,
    files: isZip(record) ? await unzip(content) : new Map([[record.name, content]]),
  };
};

const shown = ({ id, name, content, createdAt, expiresAt }: ArtifactRecord): unknown => ({
  id,
  name,
  size_in_bytes: content?.length ?? 0,
  expired: false,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt?.toISOString() ?? null,
});

/** The artifacts of the run as the REST interface shows them: list by `name`, download by redirect, delete is not offered. */
const listing = (records: () => readonly ArtifactRecord[], storage: BlobStorage): Routes => ({
  'GET /repos/:owner/:repo/actions/runs/:run/artifacts': (call) => {
    const name = call.request.query.get('name');
    const found = records().filter((record) => (name ?? record.name) === record.name);
    return pageOf(call, found.map(shown), (artifacts, total_count) => ({ total_count, artifacts }));
  },
  'GET /repos/:owner/:repo/actions/artifacts/:id/zip': ({ params, request }) => {
    const record = records().find(({ id }) => String(id) === params.id);
    if (record === undefined) return notFound;
    const location = storage.signedUrl(`http://${request.headers.host}`, record.blob, downloadName(record));
    return { status: 302, headers: { location } };
  },
});

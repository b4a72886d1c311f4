/** The services of a job's results, version 2, as `@actions/artifact` 6 and `@actions/cache` 6 speak to them: Twirp in JSON, and REST to list. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Call, LoopbackResponse, Routes } from '../loopback-server.ts';
import { unzip, zipOf } from '../zip.ts';
import { authorized, done, ifFound, jsonBody, pageOf } from './rest.ts';
import type { BlobStorage } from './storage.ts';

/** The identifiers that the services know a job by. */
interface JobScope {
  readonly runBackendId: string;
  readonly jobBackendId: string;
}

const part = (text: string): string => Buffer.from(text).toString('base64url');

/** A JSON Web Token of the form of `ACTIONS_RUNTIME_TOKEN`. Clients read its `scp` claim and check no signature. */
export const runtimeToken = ({ runBackendId, jobBackendId }: JobScope): string => {
  const claims = { scp: `Actions.GenericRead Actions.Results:${runBackendId}:${jobBackendId}`, iss: 'https://token.example' };
  return [JSON.stringify({ typ: 'JWT', alg: 'none' }), JSON.stringify(claims), 'signature'].map(part).join('.');
};

/** A failure as Twirp words it: `code` is one of its own, for instance `already_exists`. */
const twirpError = (status: number, code: string, msg: string): LoopbackResponse => done({ code, msg }, status);

const originOf = ({ request }: Call): string => `http://${request.headers.host}`;

/** A method whose request must fit `schema`; one that does not is refused with `malformed`. */
const method =
  <Schema extends z.ZodType>(schema: Schema, respond: (request: z.infer<Schema>, origin: string) => LoopbackResponse) =>
  (call: Call): LoopbackResponse => {
    const { data, error } = schema.safeParse(jsonBody(call));
    return error === undefined ? respond(data as z.infer<Schema>, originOf(call)) : twirpError(400, 'malformed', error.message);
  };

/** Routes of a service, open to the bearer of the job's token alone. */
const service = (name: string, job: JobScope, methods: Routes): Routes => {
  const routes = Object.entries(methods).map(([method, handle]) => [
    `POST /twirp/github.actions.results.api.v1.${name}/${method}`,
    handle,
  ]);
  const refused = twirpError(401, 'unauthenticated', 'the token is not this job’s');
  return authorized(runtimeToken(job), Object.fromEntries(routes), refused);
};

/** What is kept of an artifact. */
interface Artifact {
  readonly id: number;
  readonly name: string;
  /** The run of the job that stored it; another job may use the same name. */
  readonly jobBackendId: string;
  readonly isZip: boolean;
  readonly blob: string;
  readonly expiresAt: Date | undefined;
  readonly createdAt: string;
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

const digest = (content: Buffer = Buffer.alloc(0)): string => `sha256:${createHash('sha256').update(content).digest('hex')}`;

/** Artifacts: names are unique in a run, sizes and hashes are checked, and none is listed before it is finalized. */
export const artifactService = (job: JobScope, storage: BlobStorage) => {
  const all: Artifact[] = [];
  const finished = (): Artifact[] => all.filter(({ content }) => content !== undefined);
  const add = (artifact: Omit<Artifact, 'id' | 'createdAt'>): void =>
    void all.push({ ...artifact, id: 1_001 + all.length, createdAt: new Date().toISOString() });
  const urlOf = (origin: string, { blob, name, isZip }: Artifact): string =>
    // With what a browser calls the download.
    storage.signedUrl(origin, blob, isZip ? `${name}.zip` : name);

  /** A method for artifacts of the job's run alone. */
  const ofRun = <Schema extends z.ZodType<{ workflow_run_backend_id: string }>>(
    schema: Schema,
    respond: (request: z.infer<Schema>, origin: string) => LoopbackResponse,
  ) =>
    method(schema, (request, origin) =>
      request.workflow_run_backend_id === job.runBackendId
        ? respond(request, origin)
        : twirpError(403, 'permission_denied', 'the run is not the token’s'),
    );

  const create = ofRun(createSchema, ({ name, mime_type: type = 'application/zip', expires_at: end }, origin) => {
    if (/["<>|*?\r\n\\/:]/.test(name)) return twirpError(400, 'invalid_argument', 'the name has a character that is not allowed');
    if (all.some((artifact) => artifact.name === name)) {
      return twirpError(409, 'already_exists', 'Conflict: an artifact with this name already exists on the workflow run');
    }
    const blob = storage.reserve();
    const [isZip, expiresAt] = [type === 'application/zip', end === undefined ? undefined : new Date(end)];
    add({ name, jobBackendId: job.jobBackendId, isZip, blob, expiresAt, content: undefined });
    return done({ ok: true, signed_upload_url: storage.signedUrl(origin, blob) });
  });

  const finalize = ofRun(finalizeSchema, ({ name, size, hash }) => {
    const artifact = all.find((each) => each.name === name);
    const content = storage.get(artifact?.blob);
    if (artifact === undefined || content === undefined) return twirpError(404, 'not_found', 'artifact not found');
    if (Number(size) !== content.length) return twirpError(400, 'invalid_argument', 'the size differs from the upload');
    if (digest(content) !== (hash ?? digest(content))) {
      return twirpError(400, 'invalid_argument', 'the hash differs from the upload');
    }
    artifact.content = content;
    return done({ ok: true, artifact_id: String(artifact.id) });
  });

  const list = ofRun(listSchema, ({ name_filter, id_filter }) => {
    const isMeant = ({ id, name }: Artifact): boolean =>
      (name_filter ?? name) === name && (id_filter ?? String(id)) === String(id);
    const artifacts = finished()
      .filter(isMeant)
      .map(({ id, name, jobBackendId, createdAt, content }) => ({
        workflow_run_backend_id: job.runBackendId,
        workflow_job_run_backend_id: jobBackendId,
        database_id: String(id),
        name,
        size: String(content?.length ?? 0),
        created_at: createdAt,
        digest: digest(content),
      }));
    return done({ artifacts });
  });

  const sign = ofRun(named, ({ name, workflow_job_run_backend_id: from }, origin) => {
    const artifact = finished().find((each) => each.name === name && each.jobBackendId === from);
    if (artifact === undefined) return twirpError(404, 'not_found', 'artifact not found');
    return done({ signed_url: urlOf(origin, artifact) });
  });

  const methods = { CreateArtifact: create, FinalizeArtifact: finalize, ListArtifacts: list, GetSignedArtifactURL: sign };
  return {
    routes: service('ArtifactService', job, methods),
    /** As the REST interface shows them: list by `name`, download by redirect, delete is not offered. */
    listing: {
      'GET /repos/:owner/:repo/actions/runs/:run/artifacts': (call) => {
        const wanted = call.request.query.get('name');
        const found = finished().filter(({ name }) => (wanted ?? name) === name);
        const shown = found.map(({ id, name, content, createdAt, expiresAt = null }) => ({
          ...{ id, name, expired: false, created_at: createdAt, expires_at: expiresAt },
          size_in_bytes: content?.length,
        }));
        return pageOf(call, shown, 'artifacts');
      },
      'GET /repos/:owner/:repo/actions/artifacts/:id/zip': (call) =>
        ifFound(
          finished().find(({ id }) => String(id) === call.params.id),
          (artifact) => ({ status: 302, headers: { location: urlOf(originOf(call), artifact) } }),
        ),
    } satisfies Routes,
    /** Finished artifacts of the run, unpacked, oldest first; one uploaded without archive is one file under its name. */
    artifacts: () =>
      Promise.all(
        finished().map(async ({ id, name, isZip, expiresAt, content = Buffer.alloc(0) }) => {
          const files: ReadonlyMap<string, Buffer> = isZip ? await unzip(content) : new Map([[name, content]]);
          return { id, name, expiresAt, files };
        }),
      ),
    /** Stores an artifact as if another job of the run had uploaded it. */
    addArtifact: async (name: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> => {
      const content = await zipOf(files);
      const blob = storage.reserve(content, 'application/zip');
      add({ name, jobBackendId: `other-job-${all.length}`, isZip: true, blob, expiresAt: undefined, content });
    },
  };
};

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

const entrySchema = z.object({ key: z.string().min(1).max(512), version: z.string() });
const savedSchema = entrySchema.extend({ size_bytes: z.string().default('0') });
const lookUpSchema = entrySchema.extend({ restore_keys: z.array(z.string()).default([]) });

/**
 * The cache. A run reads what its own ref saved, then what the default branch saved; in each the exact key first, then the newest entry
 * whose key starts with one of the keys, in their order. Entries are never replaced.
 */
export const cacheService = (job: JobScope, storage: BlobStorage, defaultScope: string) => {
  let entries: (Omit<CacheEntry, 'archive'> & { readonly blob: string; readonly archive: Buffer | undefined })[] = [];
  let scope = defaultScope;
  const saved = (): CacheEntry[] =>
    entries.flatMap(({ blob: _blob, archive, ...entry }) => (archive === undefined ? [] : [{ ...entry, archive }]));
  const find = (key: string, version: string) =>
    entries.find((entry) => entry.scope === scope && entry.key === key && entry.version === version);

  const create = method(entrySchema, ({ key, version }, origin) => {
    if (find(key, version) !== undefined) {
      return twirpError(409, 'already_exists', 'cache entry with the same key, version, and scope already exists');
    }
    const blob = storage.reserve();
    entries.push({ id: 1 + entries.length, scope, key, version, blob, archive: undefined });
    return done({ ok: true, signed_upload_url: storage.signedUrl(origin, blob) });
  });

  const finalize = method(savedSchema, ({ key, version, size_bytes }) => {
    const reserved = find(key, version);
    const archive = storage.get(reserved?.blob);
    if (reserved === undefined || archive === undefined) return twirpError(404, 'not_found', 'cache entry not found');
    if (Number(size_bytes) !== archive.length) return twirpError(400, 'invalid_argument', 'the size differs from the upload');
    entries = entries.map((entry) => (entry === reserved ? { ...entry, archive } : entry));
    return done({ ok: true, entry_id: String(reserved.id) });
  });

  const lookUp = method(lookUpSchema, ({ key, version, restore_keys }, origin) => {
    const known = entries.filter((entry) => entry.archive !== undefined && entry.version === version).reverse();
    const prefixes = [key, ...restore_keys];
    const [match] = [scope, defaultScope].flatMap((readable) => {
      const visible = known.filter((entry) => entry.scope === readable);
      const exact = visible.filter((entry) => entry.key === key);
      return [...exact, ...prefixes.flatMap((prefix) => visible.filter((entry) => entry.key.startsWith(prefix)))];
    });
    if (match === undefined) return done({ ok: false });
    return done({ ok: true, matched_key: match.key, signed_download_url: storage.signedUrl(origin, match.blob) });
  });

  const methods = { CreateCacheEntry: create, FinalizeCacheEntryUpload: finalize, GetCacheEntryDownloadURL: lookUp };
  return {
    routes: service('CacheService', job, methods),
    /** As the REST interface lists them: newest first, by the start of their key. */
    listing: {
      'GET /repos/:owner/:repo/actions/caches': (call) => {
        const { key: start = '', ref } = Object.fromEntries(call.request.query);
        const found = saved().filter((entry) => entry.key.startsWith(start) && (ref ?? entry.scope) === entry.scope);
        const shown = found.map(({ id, key, version, ...entry }) => ({ id, ref: entry.scope, key, version }));
        return pageOf(call, shown.reverse(), 'actions_caches');
      },
    } satisfies Routes,
    /** Saved entries, oldest first. */
    cacheEntries: saved,
    addCacheEntry: (entry: CacheEntry): void =>
      void entries.push({ ...entry, id: 1 + entries.length, blob: storage.reserve(entry.archive) }),
    /** The ref that the next requests are made for; `refs/heads/main`, the default branch, at first. */
    useCacheScope: (ref: string): void => {
      scope = ref;
    },
    /** Makes all saved entries those of another system, which this one cannot restore. */
    changeCacheVersion: (version: string): void => {
      entries = entries.map((entry) => ({ ...entry, version }));
    },
  };
};

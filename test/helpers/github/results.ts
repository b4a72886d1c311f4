/** Artifact and cache services (v2) for `@actions/artifact` 6 and `@actions/cache` 6: Twirp with JSON, and REST for listings. */
import { type Call, json, type Reply, type Routes, redirect } from '../loopback-server.ts';
import { unzip, zipOf } from '../zip.ts';
import { authorized, ifFound, pageOf } from './rest.ts';
import type { BlobStorage } from './storage.ts';

interface JobScope {
  readonly runBackendId: string;
  readonly jobBackendId: string;
}

/** JSON Web Token in the form of `ACTIONS_RUNTIME_TOKEN`. Clients read its claim `scp`, and do not check its signature. */
export const runtimeToken = ({ runBackendId, jobBackendId }: JobScope): string => {
  const claims = { scp: `Actions.GenericRead Actions.Results:${runBackendId}:${jobBackendId}`, iss: 'https://token.example' };
  const parts = [JSON.stringify({ typ: 'JWT', alg: 'none' }), JSON.stringify(claims), 'signature'];
  return parts.map((part) => Buffer.from(part).toString('base64url')).join('.');
};

const twirpError = (status: number, code: string, msg: string): Reply => json({ code, msg }, status);
const unknown = twirpError(404, 'not_found', 'not found');
const wrongSize = twirpError(400, 'invalid_argument', 'the size differs from the upload');

/** Request of a client. In the JSON form of Protobuf, 64-bit integers are text and zeros are omitted. */
type Request = Partial<Record<ArtifactField | 'key' | 'version' | 'size_bytes', string> & { readonly restore_keys: string[] }>;
type ArtifactField = 'name' | 'mime_type' | 'expires_at' | 'size' | 'name_filter' | 'id_filter' | 'workflow_job_run_backend_id';

const originOf = ({ request }: Call): string => `http://${request.headers.host}`;

const service = (
  name: string,
  job: JobScope,
  methods: Readonly<Record<string, (request: Request, origin: string) => Reply>>,
): Routes => {
  const routes = Object.entries(methods).map(([method, respond]) => [
    `POST /twirp/github.actions.results.api.v1.${name}/${method}`,
    (call: Call) => respond(JSON.parse(call.request.body.toString()), originOf(call)),
  ]);
  const refused = twirpError(401, 'unauthenticated', 'the token is not this job’s');
  return authorized(runtimeToken(job), Object.fromEntries(routes), refused);
};

interface Artifact {
  readonly id: number;
  readonly name: string;
  /** Id of the job that stored it. Another job may use the same name. */
  readonly jobBackendId: string;
  readonly isZip: boolean;
  readonly blob: string;
  readonly expiresAt: Date | undefined;
  readonly createdAt: string;
  /** Undefined until FinalizeArtifact. */
  content: Buffer | undefined;
}

/** Serves artifacts. Checks that names are unique and sizes are right, and lists only finalized artifacts. */
export const artifactService = (job: JobScope, storage: BlobStorage) => {
  const all: Artifact[] = [];
  /** Finalized artifacts, of one name if it is given. */
  const finished = (wanted?: string | null) =>
    all.filter(({ name, content }) => content !== undefined && (wanted ?? name) === name);
  const add = (artifact: Omit<Artifact, 'id' | 'createdAt'>): void =>
    void all.push({ ...artifact, id: 1_001 + all.length, createdAt: new Date().toISOString() });
  const urlOf = (origin: string, { blob, name, isZip }: Artifact): string =>
    storage.signedUrl(origin, blob, isZip ? `${name}.zip` : name);

  const routes = service('ArtifactService', job, {
    CreateArtifact: ({ name = '', mime_type: type = 'application/zip', expires_at: end }, origin) => {
      if (/["<>|*?\r\n\\/:]/.test(name))
        return twirpError(400, 'invalid_argument', 'the name has a character that is not allowed');
      if (all.some((artifact) => artifact.name === name))
        return twirpError(409, 'already_exists', 'Conflict: an artifact with this name already exists on the workflow run');
      const blob = storage.reserve();
      const expiresAt = end === undefined ? undefined : new Date(end);
      add({ name, jobBackendId: job.jobBackendId, isZip: type === 'application/zip', blob, expiresAt, content: undefined });
      return json({ ok: true, signed_upload_url: storage.signedUrl(origin, blob) });
    },
    FinalizeArtifact: ({ name, size = 0 }) => {
      const artifact = all.find((each) => each.name === name);
      const content = storage.get(artifact?.blob);
      if (artifact === undefined || content === undefined) return unknown;
      if (Number(size) !== content.length) return wrongSize;
      artifact.content = content;
      return json({ ok: true, artifact_id: String(artifact.id) });
    },
    ListArtifacts: ({ name_filter, id_filter }) => {
      const found = finished(name_filter).filter(({ id }) => (id_filter ?? String(id)) === String(id));
      const artifacts = found.map(({ id, name, jobBackendId, createdAt, content }) => {
        const ids = { workflow_run_backend_id: job.runBackendId, workflow_job_run_backend_id: jobBackendId };
        return { ...ids, database_id: String(id), name, size: String(content?.length ?? 0), created_at: createdAt };
      });
      return json({ artifacts });
    },
    GetSignedArtifactURL: ({ name, workflow_job_run_backend_id: from }, origin) => {
      const artifact = finished(name).find(({ jobBackendId }) => jobBackendId === from);
      return artifact === undefined ? unknown : json({ signed_url: urlOf(origin, artifact) });
    },
  });

  return {
    routes,
    listing: {
      'GET /repos/:owner/:repo/actions/runs/:run/artifacts': (call) => {
        const found = finished(call.request.query.get('name'));
        const shown = found.map(({ id, name, content, createdAt }) => {
          return { id, name, created_at: createdAt, size_in_bytes: content?.length };
        });
        return pageOf(call, shown, 'artifacts');
      },
      'GET /repos/:owner/:repo/actions/artifacts/:id/zip': (call) =>
        ifFound(
          finished().find(({ id }) => String(id) === call.params.id),
          (artifact) => redirect(urlOf(originOf(call), artifact)),
        ),
    } satisfies Routes,
    /** Finalized artifacts of the run with their files, oldest first. An artifact that is not an archive has one file with its name. */
    artifacts: () =>
      Promise.all(
        finished().map(async ({ id, name, isZip, expiresAt, content = Buffer.alloc(0) }) => {
          const files: ReadonlyMap<string, Buffer> = isZip ? await unzip(content) : new Map([[name, content]]);
          return { id, name, expiresAt, files };
        }),
      ),
    addArtifact: async (name: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> => {
      const content = await zipOf(files);
      const blob = storage.reserve(content, 'application/zip');
      add({ name, jobBackendId: `other-job-${all.length}`, isZip: true, blob, expiresAt: undefined, content });
    },
  };
};

export interface CacheEntry {
  readonly id: number;
  /** Ref whose run saved the entry, such as `refs/heads/main`. */
  readonly scope: string;
  readonly key: string;
  /** Hash of paths and compression. A client finds only entries of its version. */
  version: string;
  readonly blob: string;
  /** Compressed tar archive; empty until the entry is saved. */
  archive: Buffer;
}

/**
 * Serves the cache. A run reads entries of its ref first, then those of the default branch: the exact key first, then the newest entry
 * whose key starts with one of the restore keys, in their order. Entries are never replaced.
 */
export const cacheService = (job: JobScope, storage: BlobStorage, defaultScope: string) => {
  const entries: CacheEntry[] = [];
  let scope = defaultScope;
  const saved = (): readonly CacheEntry[] => entries.filter(({ archive }) => archive.length > 0);
  const find = ({ key, version }: Request) =>
    entries.find((entry) => entry.scope === scope && entry.key === key && entry.version === version);

  const routes = service('CacheService', job, {
    CreateCacheEntry: ({ key = '', version = '' }, origin) => {
      if (find({ key, version }) !== undefined)
        return twirpError(409, 'already_exists', 'cache entry with the same key, version, and scope already exists');
      const blob = storage.reserve();
      entries.push({ id: 1 + entries.length, scope, key, version, blob, archive: Buffer.alloc(0) });
      return json({ ok: true, signed_upload_url: storage.signedUrl(origin, blob) });
    },
    FinalizeCacheEntryUpload: ({ size_bytes = 0, ...request }) => {
      const reserved = find(request);
      const archive = storage.get(reserved?.blob);
      if (reserved === undefined || archive === undefined) return unknown;
      if (Number(size_bytes) !== archive.length) return wrongSize;
      reserved.archive = archive;
      return json({ ok: true, entry_id: String(reserved.id) });
    },
    GetCacheEntryDownloadURL: ({ key = '', version, restore_keys = [] }, origin) => {
      const known = saved()
        .filter((entry) => entry.version === version)
        .reverse();
      const [match] = [scope, defaultScope].flatMap((readable) => {
        const visible = known.filter((entry) => entry.scope === readable);
        const exact = visible.filter((entry) => entry.key === key);
        return [...exact, ...[key, ...restore_keys].flatMap((start) => visible.filter((entry) => entry.key.startsWith(start)))];
      });
      if (match === undefined) return json({ ok: false });
      return json({ ok: true, matched_key: match.key, signed_download_url: storage.signedUrl(origin, match.blob) });
    },
  });

  return {
    routes,
    /** REST route that lists entries by prefix of the key, newest first. */
    listing: {
      'GET /repos/:owner/:repo/actions/caches': (call) => {
        const { key: start = '', ref } = Object.fromEntries(call.request.query);
        const found = saved().filter((entry) => entry.key.startsWith(start) && (ref ?? entry.scope) === entry.scope);
        const shown = found.map((entry) => ({ id: entry.id, ref: entry.scope, key: entry.key, version: entry.version }));
        return pageOf(call, shown.reverse(), 'actions_caches');
      },
    } satisfies Routes,
    cacheEntries: saved,
    addCacheEntry: (entry: CacheEntry): void =>
      void entries.push({ ...entry, id: 1 + entries.length, blob: storage.reserve(entry.archive) }),
    /** Sets the ref of the following requests. The default is `refs/heads/main`, the default branch. */
    useCacheScope: (ref: string): void => {
      scope = ref;
    },
  };
};

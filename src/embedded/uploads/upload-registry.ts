import { dayMs } from '../../lib/durations.ts';
import { hexId, type Random } from '../random.ts';
import type { SimulatedTime } from '../simulated-time.ts';
import type { StoredContent } from './content-store.ts';
import { referenceTo, shareableIdOf, type UploadKind, type UploadRecord } from './upload-record.ts';

export interface UploadQuery {
  readonly kind: UploadKind;
  readonly framework?: UploadRecord['framework'];
  readonly customId?: string;
  /** Default: the user's own. */
  readonly scope?: 'user' | 'group';
  readonly limit?: number;
}

export interface UploadRegistry {
  add(record: Omit<UploadRecord, 'id' | 'uploadedAtMs'> & Partial<Pick<UploadRecord, 'id' | 'uploadedAtMs'>>): UploadRecord;
  /** Uploads that exist, the newest first. */
  list(query: UploadQuery): readonly UploadRecord[];
  find(query: UploadQuery, id: string): UploadRecord | undefined;
  /** The upload for `bs://…`, `media://…`, a custom id or a shareable id; if several match, the newest. */
  resolve(query: UploadQuery, reference: string): UploadRecord | 'deleted' | undefined;
  /** False if there is no such upload. */
  remove(query: UploadQuery, id: string): Promise<boolean>;
}

const maxRecords = 20_000;

interface UploadRegistryOptions {
  /** The first part of the shareable ids of the user's own uploads. */
  readonly username: string;
  readonly time: SimulatedTime;
  readonly random: Random;
  readonly retentionDays: number;
  readonly removeContent: (content: StoredContent) => Promise<void>;
}

/** The account's uploads, in the order of their arrival. They expire after the days of retention. */
export const createUploadRegistry = (options: UploadRegistryOptions): UploadRegistry => {
  const { username, time, random, retentionDays, removeContent } = options;
  const records: UploadRecord[] = [];
  const deleted = new Set<UploadRecord>();

  const isKept = (record: UploadRecord): boolean =>
    !deleted.has(record) && time.nowMs() < record.uploadedAtMs + retentionDays * dayMs;
  const fits = (record: UploadRecord, { kind, framework }: UploadQuery): boolean =>
    record.kind === kind && (framework === undefined || record.framework === framework);
  const find: UploadRegistry['find'] = (query, id) =>
    records.find((record) => record.id === id && fits(record, query) && isKept(record));

  return {
    add: (record) => {
      const added = { ...record, id: record.id ?? hexId(random), uploadedAtMs: record.uploadedAtMs ?? time.nowMs() };
      records.push(added);
      if (records.length > maxRecords) records.shift();
      return added;
    },
    list: (query) =>
      records
        .filter((record) => fits(record, query) && isKept(record))
        .filter((record) => query.scope === 'group' || record.owner === 'user')
        .filter((record) => query.customId === undefined || record.customId === query.customId)
        .toSorted((left, right) => right.uploadedAtMs - left.uploadedAtMs)
        .slice(0, query.limit),
    find,
    resolve: (query, reference) => {
      const named = records.filter((record) => fits(record, query));
      const byId = named.find((record) => referenceTo(record) === reference);
      if (byId !== undefined) return isKept(byId) ? byId : 'deleted';
      const uploads = named.filter((record) => [record.customId, shareableIdOf(record, username)].includes(reference));
      return uploads.findLast(isKept) ?? (uploads.length > 0 ? 'deleted' : undefined);
    },
    remove: async (query, id) => {
      const record = find(query, id);
      if (record === undefined) return false;
      deleted.add(record);
      const { content } = record;
      const isShared = records.some((other) => other.content?.sha256 === content?.sha256 && !deleted.has(other));
      if (content !== undefined && !isShared) await removeContent(content);
      return true;
    },
  };
};

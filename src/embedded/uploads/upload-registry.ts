import { dayMs } from '../../lib/durations.ts';
import type { Framework, Platform } from '../framework.ts';
import type { NewId } from '../random.ts';
import type { SimulatedTime } from '../simulated-time.ts';
import type { ContentStore, StoredContent } from './content-store.ts';

export interface UploadTarget {
  readonly kind: UploadKind;
  readonly framework?: Framework;
}

export interface UploadQuery extends UploadTarget {
  readonly customId?: string;
  /** Owner of the uploads. Default: `user`. */
  readonly scope?: 'user' | 'group';
  readonly limit?: number;
}

const maxRecords = 20_000;

/**
 * Creates the store of uploads, in order of arrival. Uploads expire after `retentionDays`.
 *
 * @param username start of the shareable ids of the user's uploads
 */
export const createUploadRegistry = (
  username: string,
  time: SimulatedTime,
  newId: NewId,
  contents: ContentStore,
  retentionDays: () => number,
) => {
  const records: UploadRecord[] = [];
  const deleted = new Set<UploadRecord>();

  const isKept = (record: UploadRecord): boolean =>
    !deleted.has(record) && time.nowMs() < record.uploadedAtMs + retentionDays() * dayMs;
  const fits = (record: UploadRecord, { kind, framework }: UploadQuery): boolean =>
    record.kind === kind && (framework === undefined || record.framework === framework);
  const find = (query: UploadQuery, id: string): UploadRecord | undefined =>
    records.find((record) => record.id === id && fits(record, query) && isKept(record));

  return {
    add: (record: Omit<UploadRecord, 'id' | 'uploadedAtMs'> & Partial<UploadRecord>): UploadRecord => {
      const { kind, framework = '', name, content } = record;
      const id = record.id ?? newId(kind, framework, name, content?.sha256 ?? '');
      const added = { ...record, id, uploadedAtMs: record.uploadedAtMs ?? time.nowMs() };
      records.push(added);
      if (records.length > maxRecords) records.shift();
      return added;
    },
    /** Lists the uploads that are neither deleted nor expired, newest first. */
    list: (query: UploadQuery): readonly UploadRecord[] =>
      records
        .filter((record) => fits(record, query) && isKept(record))
        .filter((record) => query.scope === 'group' || record.owner === 'user')
        .filter((record) => query.customId === undefined || record.customId === query.customId)
        .toSorted((left, right) => right.uploadedAtMs - left.uploadedAtMs)
        .slice(0, query.limit),
    find,
    /** Finds an upload by `bs://…`, `media://…`, custom id or shareable id. If several uploads match, returns the newest one. */
    resolve: (query: UploadQuery, reference: string): UploadRecord | 'deleted' | undefined => {
      const named = records.filter((record) => fits(record, query));
      const byId = named.find((record) => referenceTo(record) === reference);
      if (byId !== undefined) return isKept(byId) ? byId : 'deleted';
      const uploads = named.filter((record) => [record.customId, shareableIdOf(record, username)].includes(reference));
      return uploads.findLast(isKept) ?? (uploads.length > 0 ? 'deleted' : undefined);
    },
    /** Deletes an upload. Returns false if there is no such upload. */
    remove: async (query: UploadQuery, id: string): Promise<boolean> => {
      const record = find(query, id);
      if (record === undefined) return false;
      deleted.add(record);
      const { content } = record;
      const isShared = records.some((other) => other.content?.sha256 === content?.sha256 && !deleted.has(other));
      if (content !== undefined && !isShared) await contents.remove(content);
      return true;
    },
  };
};

export type UploadRegistry = ReturnType<typeof createUploadRegistry>;

/** Kind of an upload. `suite`: a test suite, or a Flutter test package. `app-dir`: an EarlGrey app directory. */
export type UploadKind = 'app' | 'suite' | 'app-dir' | 'media';

export interface UploadRecord {
  readonly kind: UploadKind;
  /** Framework of a suite or an app directory; absent for apps and media. */
  readonly framework?: Framework;
  readonly id: string;
  readonly name: string;
  readonly customId?: string;
  /** Simulated time of the upload, in milliseconds since the epoch. */
  readonly uploadedAtMs: number;
  readonly owner: 'user' | 'group';
  /** Stored file. Absent if the upload was given as a URL that is not on this machine, since such a URL is never fetched. */
  readonly content?: StoredContent;
}

export const referenceTo = ({ kind, id }: UploadRecord): string => `${kind === 'media' ? 'media' : 'bs'}://${id}`;

/** Returns the id with which all users of the group can use an upload. Returns undefined if the upload has no custom id. */
export const shareableIdOf = ({ customId, owner }: UploadRecord, username: string): string | undefined =>
  customId === undefined ? undefined : `${owner === 'user' ? username : 'colleague'}/${customId}`;

export const platformIn = (name: string): Platform | undefined => {
  if (/\.(apk|aab|apks)$/i.test(name)) return 'android';
  return /\.ipa$/i.test(name) ? 'ios' : undefined;
};

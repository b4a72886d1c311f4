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
  /** Default: `user`. */
  readonly scope?: 'user' | 'group';
  readonly limit?: number;
}

const maxRecords = 20_000;

/** Shareable ids of the user's uploads begin with `username`. */
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
  /** Of two uploads of one simulated instant, the later one is the newer one. */
  const newestFirst = (uploads: readonly UploadRecord[]): readonly UploadRecord[] =>
    uploads.toReversed().toSorted((left, right) => right.uploadedAtMs - left.uploadedAtMs);
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
    /** Lists the newest uploads first, without deleted and expired uploads. */
    list: (query: UploadQuery): readonly UploadRecord[] =>
      newestFirst(records)
        .filter((record) => fits(record, query) && isKept(record))
        .filter((record) => query.scope === 'group' || record.owner === 'user')
        .filter((record) => query.customId === undefined || record.customId === query.customId)
        .slice(0, query.limit),
    find,
    /** Finds the newest upload with this `bs://…` or `media://…` reference, custom id or shareable id. */
    resolve: (query: UploadQuery, reference: string): UploadRecord | 'deleted' | undefined => {
      const named = newestFirst(records).filter((record) => fits(record, query));
      const byId = named.find((record) => referenceTo(record) === reference);
      if (byId !== undefined) return isKept(byId) ? byId : 'deleted';
      const uploads = named.filter((record) => [record.customId, shareableIdOf(record, username)].includes(reference));
      return uploads.find(isKept) ?? (uploads.length > 0 ? 'deleted' : undefined);
    },
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

export type UploadKind =
  | 'app'
  /** Test suite or Flutter test package. */
  | 'suite'
  /** App directory of EarlGrey. */
  | 'app-dir'
  | 'media';

export interface UploadRecord {
  readonly kind: UploadKind;
  readonly framework?: Framework;
  readonly id: string;
  readonly name: string;
  readonly customId?: string;
  /** Simulated time, in milliseconds since the epoch. */
  readonly uploadedAtMs: number;
  readonly owner: 'user' | 'group';
  /** Absent for a URL on another machine, because the built-in cloud does not fetch such a URL. */
  readonly content?: StoredContent;
}

export const referenceTo = ({ kind, id }: UploadRecord): string => `${kind === 'media' ? 'media' : 'bs'}://${id}`;

/** Id that all users of the group can use; undefined if the upload has no custom id. */
export const shareableIdOf = ({ customId, owner }: UploadRecord, username: string): string | undefined =>
  customId === undefined ? undefined : `${owner === 'user' ? username : 'colleague'}/${customId}`;

export const platformIn = (name: string): Platform | undefined => {
  if (/\.(apk|aab|apks)$/i.test(name)) return 'android';
  return /\.ipa$/i.test(name) ? 'ios' : undefined;
};

import { dayMs } from '../../lib/durations.ts';
import type { Framework, Platform } from '../framework.ts';
import { invalid, jsonResponse, Refusal, type RouteResponse } from '../http/response.ts';
import type { Exchange } from '../http/route.ts';
import type { NewId } from '../random.ts';
import type { Shapes } from '../schema/scenario.ts';
import type { SimulatedTime } from '../simulated-time.ts';
import type { StoredContent } from './content-store.ts';

export interface UploadQuery {
  readonly kind: UploadKind;
  readonly framework?: UploadRecord['framework'];
  readonly customId?: string;
  /** Owner of the uploads. Default: `user`. */
  readonly scope?: 'user' | 'group';
  readonly limit?: number;
}

export interface UploadRegistry {
  add(record: Omit<UploadRecord, 'id' | 'uploadedAtMs'> & Partial<Pick<UploadRecord, 'id' | 'uploadedAtMs'>>): UploadRecord;
  /** Lists the uploads that are neither deleted nor expired, newest first. */
  list(query: UploadQuery): readonly UploadRecord[];
  find(query: UploadQuery, id: string): UploadRecord | undefined;
  /** Finds an upload by `bs://…`, `media://…`, custom id or shareable id. If several uploads match, returns the newest one. */
  resolve(query: UploadQuery, reference: string): UploadRecord | 'deleted' | undefined;
  /** Deletes an upload. Returns false if there is no such upload. */
  remove(query: UploadQuery, id: string): Promise<boolean>;
}

const maxRecords = 20_000;

interface UploadRegistryOptions {
  /** User name, with which the shareable ids of the user's uploads start. */
  readonly username: string;
  readonly time: SimulatedTime;
  readonly newId: NewId;
  readonly retentionDays: () => number;
  readonly removeContent: (content: StoredContent) => Promise<void>;
}

/** Creates the store of uploads, in order of arrival. Uploads expire after `retentionDays`. */
export const createUploadRegistry = (options: UploadRegistryOptions): UploadRegistry => {
  const { username, time, newId, retentionDays, removeContent } = options;
  const records: UploadRecord[] = [];
  const deleted = new Set<UploadRecord>();

  const isKept = (record: UploadRecord): boolean =>
    !deleted.has(record) && time.nowMs() < record.uploadedAtMs + retentionDays() * dayMs;
  const fits = (record: UploadRecord, { kind, framework }: UploadQuery): boolean =>
    record.kind === kind && (framework === undefined || record.framework === framework);
  const find: UploadRegistry['find'] = (query, id) =>
    records.find((record) => record.id === id && fits(record, query) && isKept(record));

  return {
    add: (record) => {
      const { kind, framework = '', name, content } = record;
      const id = record.id ?? newId(kind, framework, name, content?.sha256 ?? '');
      const added = { ...record, id, uploadedAtMs: record.uploadedAtMs ?? time.nowMs() };
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

/** Kind of an upload, and the framework to which it belongs. */
export type UploadTarget = Pick<UploadRecord, 'kind' | 'framework'>;

export const referenceTo = ({ kind, id }: Pick<UploadRecord, 'kind' | 'id'>): string =>
  `${kind === 'media' ? 'media' : 'bs'}://${id}`;

/** Id by which all users of the group can use an upload; undefined if the upload has no custom id. */
export const shareableIdOf = ({ customId, owner }: UploadRecord, username: string): string | undefined =>
  customId === undefined ? undefined : `${owner === 'user' ? username : 'colleague'}/${customId}`;

/** Platform of a file by its extension. */
export const platformIn = (name: string): Platform | undefined => {
  if (/\.(apk|aab|apks)$/i.test(name)) return 'android';
  return /\.ipa$/i.test(name) ? 'ios' : undefined;
};

/** Response with a list in v1: an array, or by default a message if the list is empty. */
export const listResponse = (shapes: Shapes, key: string, entries: readonly unknown[]): RouteResponse => {
  if (entries.length === 0 && shapes['empty-lists'] === 'message') return jsonResponse({ message: 'No results found' });
  if (entries.length === 0 && shapes['empty-lists'] === 'refused') throw new Refusal(422, 'No results found');
  return jsonResponse(shapes.lists === 'wrapped' ? { [key]: entries } : entries);
};

const defaultListed = 10;
const maxListed = 100;

/**
 * Reads the parameters of a list. Without `limit`, a list contains the newest 10 uploads. Throws Refusal for an invalid `limit`.
 */
export const readListQuery = ({ query }: Exchange, customId: string | undefined) => ({
  limit: readLimit(query.get('limit')),
  customId,
});

/** Reads `limit`: 10 by default, at most 100. Throws Refusal if it is not a positive number. */
export const readLimit = (text: string | null): number => {
  if (text === null) return defaultListed;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw invalid('INVALID_VALUES_IN_INPUT', 'limit is not a positive number', 'error');
  return Math.min(Number(text), maxListed);
};

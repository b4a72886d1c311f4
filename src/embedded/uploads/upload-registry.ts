import { dayMs } from '../../lib/durations.ts';
import type { Framework, Platform } from '../framework.ts';
import { invalid, jsonResponse, Refusal, type RouteResponse } from '../http/response.ts';
import type { Exchange } from '../http/route.ts';
import type { NewId } from '../random.ts';
import type { Shapes } from '../schema/scenario.ts';
import type { SimulatedTime } from '../simulated-time.ts';
import type { StoredContent } from './content-store.ts';

/** Where an upload belongs. */
export interface UploadTarget {
  readonly kind: UploadKind;
  readonly framework?: Framework;
}

export interface UploadQuery extends UploadTarget {
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
  readonly newId: NewId;
  readonly retentionDays: () => number;
  readonly removeContent: (content: StoredContent) => Promise<void>;
}

/** The account's uploads, in the order of their arrival. They expire after the days of retention. */
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

/** `suite`: a test suite, or a Flutter test package. `app-dir`: an EarlGrey app directory. */
export type UploadKind = 'app' | 'suite' | 'app-dir' | 'media';

/** An upload. */
export interface UploadRecord {
  readonly kind: UploadKind;
  /** The framework of a suite or an app directory. */
  readonly framework?: Framework;
  readonly id: string;
  readonly name: string;
  readonly customId?: string;
  /** Simulated, milliseconds since the epoch. */
  readonly uploadedAtMs: number;
  readonly owner: 'user' | 'group';
  /** Absent where a public address was given, which is never fetched. */
  readonly content?: StoredContent;
}

export const referenceTo = ({ kind, id }: UploadRecord): string => `${kind === 'media' ? 'media' : 'bs'}://${id}`;

/** The name under which every user of the group can use an upload. */
export const shareableIdOf = ({ customId, owner }: UploadRecord, username: string): string | undefined =>
  customId === undefined ? undefined : `${owner === 'user' ? username : 'colleague'}/${customId}`;

/** The platform by the extension of the file name. */
export const platformIn = (name: string): Platform | undefined => {
  if (/\.(apk|aab|apks)$/i.test(name)) return 'android';
  return /\.ipa$/i.test(name) ? 'ios' : undefined;
};

/** A listing in v1: an array, or a message if it is empty. */
export const listResponse = (shapes: Shapes, key: string, entries: readonly unknown[]): RouteResponse => {
  if (entries.length === 0 && shapes['empty-lists'] === 'message') return jsonResponse({ message: 'No results found' });
  if (entries.length === 0 && shapes['empty-lists'] === 'refused') throw new Refusal(422, 'No results found');
  return jsonResponse(shapes.lists === 'wrapped' ? { [key]: entries } : entries);
};

const defaultListed = 10;
const maxListed = 100;

/** The parameters of a listing: the newest 10 uploads, with `limit` up to 100. Throws Refusal unless `limit` is a positive number. */
export const readListQuery = ({ query }: Exchange, customId: string | undefined) => ({
  limit: readLimit(query.get('limit')),
  customId,
});

/** The parameter `limit`: 10 by default, at most 100. Throws Refusal unless it is a positive number. */
export const readLimit = (text: string | null): number => {
  if (text === null) return defaultListed;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw invalid('INVALID_VALUES_IN_INPUT', 'limit is not a positive number', 'error');
  return Math.min(Number(text), maxListed);
};

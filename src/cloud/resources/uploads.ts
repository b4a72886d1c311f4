import type { UploadRecord } from '../../model/records.ts';
import { type Path, path, withQuery } from '../addresses.ts';
import type { Calls } from '../calls.ts';
import { isCloudError } from '../errors.ts';
import type { UploadFile, UploadUrl } from '../multipart.ts';
import { readUpload, readUploads } from '../wire/upload.ts';

export interface UploadQuery {
  readonly customId?: string;
  /** Whose uploads to list: `group` includes uploads by other users of the group. */
  readonly scope?: 'user' | 'group';
  /** Number of uploads, 1 to 100; 100 by default. */
  readonly limit?: number;
}

/** Maximum number of uploads in one listing. The service has no further pages. */
export const maxListedUploads = 100;

/** Number of uploads in a listing without the parameter `limit`. */
const defaultListedUploads = 10;

/** Whether uploads may be missing in a listing: it has as many entries as the default or maximum limit. */
export const mayHoldMoreUploads = (listed: number): boolean => listed === defaultListedUploads || listed >= maxListedUploads;

/** Requests one listing with the highest `limit`, unless the caller gives one. */
const listUploads = async (
  calls: Calls,
  from: Path,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): Promise<UploadRecord[]> => {
  try {
    return await calls.get(withQuery(from, { ...parameters, limit: parameters.limit ?? maxListedUploads }), readUploads);
  } catch (error) {
    if (isEmptyListing(error)) return [];
    throw error;
  }
};

/**
 * Whether an error means that the listing is empty. Some listings return 422 without an error code if there are no uploads. A
 * request that the service refuses has an error code.
 */
const isEmptyListing = (error: unknown): boolean =>
  isCloudError(error, 'cloud-rejected') &&
  error.status === 422 &&
  (error.serviceCode === undefined || error.serviceCode.endsWith('_NOT_FOUND')) &&
  nothingListed.test(error.serviceMessage ?? '');

const nothingListed =
  /\bno\b.{0,60}\b(?:found|uploaded|available|exist)|(?:\bnot|n.t) (?:found|uploaded)\b|\bnothing\b|\bempty\b/i;

/** Lists uploads by custom id or for the group. v1 cannot combine both, so the group's listing is filtered here. */
const listOwnOrGroup = async (
  calls: Calls,
  own: Path,
  group: Path,
  { customId, scope, limit }: UploadQuery = {},
): Promise<UploadRecord[]> => {
  if (scope !== 'group') return listUploads(calls, customId === undefined ? own : path`${own}/${{ customId }}`, { limit });
  if (customId === undefined) return listUploads(calls, group, { limit });
  const uploads = await listUploads(calls, group);
  return uploads.filter((upload) => upload.customId === customId).slice(0, limit);
};

/** Uploads of apps, for Espresso and XCUITest. */
export interface Apps {
  uploadFile(file: UploadFile): Promise<UploadRecord>;
  uploadUrl(link: UploadUrl): Promise<UploadRecord>;
  list(query?: UploadQuery): Promise<UploadRecord[]>;
  delete(id: string): Promise<void>;
}

/** Creates the app uploads at the paths that all frameworks share. */
export const createApps = (calls: Calls): Apps => ({
  uploadFile: (file) => calls.uploadFile(path`/app-automate/upload`, file, readUpload),
  uploadUrl: (link) => calls.uploadUrl(path`/app-automate/upload`, link, readUpload),
  list: (query) => listOwnOrGroup(calls, path`/app-automate/recent_apps`, path`/app-automate/recent_group_apps`, query),
  delete: (id) => calls.remove(path`/app-automate/app/delete/${{ id }}`),
});

/** Creates the app uploads at the v2 paths of a framework. */
export const createFrameworkApps = (calls: Calls, root: Path): Apps => ({
  uploadFile: (file) => calls.uploadFile(path`${root}/app`, file, readUpload),
  uploadUrl: (link) => calls.uploadUrl(path`${root}/app`, link, readUpload),
  list: ({ customId, scope, limit } = {}) => listUploads(calls, path`${root}/apps`, { custom_id: customId, scope, limit }),
  delete: (id) => calls.remove(path`${root}/apps/${{ id }}`),
});

/** Uploads of files that tests use. The paths are the same in v1 and v2. */
export interface Media {
  uploadFile(file: UploadFile): Promise<UploadRecord>;
  list(query?: UploadQuery): Promise<UploadRecord[]>;
  delete(id: string): Promise<void>;
}

export const createMedia = (calls: Calls): Media => ({
  uploadFile: (file) => calls.uploadFile(path`/app-automate/upload-media`, file, readUpload),
  list: (query) => listOwnOrGroup(calls, path`/app-automate/recent_media_files`, path`/app-automate/recent_group_media`, query),
  delete: (id) => calls.remove(path`/app-automate/custom_media/delete/${{ id }}`),
});

/** Uploads of test suites, test packages of Flutter for iOS, or app directories of EarlGrey. */
export interface TestSuites {
  uploadFile(file: UploadFile): Promise<UploadRecord>;
  uploadUrl(link: UploadUrl): Promise<UploadRecord>;
  list(): Promise<UploadRecord[]>;
  get(id: string): Promise<UploadRecord>;
  delete(id: string): Promise<void>;
}

/**
 * Creates the calls for test suites.
 *
 * @param kind last segment of the upload path
 */
export const createTestSuites = (calls: Calls, root: Path, kind = 'test-suite'): TestSuites => ({
  uploadFile: (file) => calls.uploadFile(path`${root}/${kind}`, file, readUpload),
  uploadUrl: (link) => calls.uploadUrl(path`${root}/${kind}`, link, readUpload),
  list: () => listUploads(calls, path`${root}/test-suites`),
  get: (id) => calls.get(path`${root}/test-suites/${{ id }}`, readUpload),
  delete: (id) => calls.remove(path`${root}/test-suites/${{ id }}`),
});

/** Uploads of EarlGrey app directories, which contain the app and its tests. */
export type AppDirectories = TestSuites;

export const createAppDirectories = (calls: Calls): AppDirectories => ({
  uploadFile: (file) => calls.uploadFile(path`/app-automate/earlgrey/app-dir`, file, readUpload),
  uploadUrl: (link) => calls.uploadUrl(path`/app-automate/earlgrey/app-dir`, link, readUpload),
  list: () => listUploads(calls, path`/app-automate/earlgrey/app-dirs`),
  get: (id) => calls.get(path`/app-automate/earlgrey/app-dirs/${{ id }}`, readUpload),
  delete: (id) => calls.remove(path`/app-automate/earlgrey/app-dirs/${{ id }}`),
});

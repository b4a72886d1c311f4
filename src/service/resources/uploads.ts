import type { UploadRecord } from '../../core/model/records.ts';
import { type Path, path, withQuery } from '../addresses.ts';
import type { Calls } from '../calls.ts';
import { isCloudError } from '../errors.ts';
import type { UploadFile, UploadUrl } from '../multipart.ts';
import { readUpload, readUploads } from '../wire/upload.ts';

export interface UploadQuery {
  readonly customId?: string;
  /** `group` includes uploads by other users of the group. */
  readonly scope?: 'user' | 'group';
}

/** Maximum number of uploads in a listing, which has only one page. */
export const maxListedUploads = 100;

const defaultListedUploads = 10;

/** Whether a listing may be incomplete, because its length is the default limit or the maximum. */
export const mayHoldMoreUploads = (listed: number): boolean => listed === defaultListedUploads || listed >= maxListedUploads;

const listUploads = async (
  calls: Calls,
  from: Path,
  parameters: Readonly<Record<string, string | undefined>> = {},
): Promise<UploadRecord[]> => {
  try {
    return await calls.get(withQuery(from, { ...parameters, limit: maxListedUploads }), readUploads);
  } catch (error) {
    if (isEmptyListing(error)) return [];
    throw error;
  }
};

/** Whether there are no uploads. Some listings then return 422 with a message. */
const isEmptyListing = (error: unknown): boolean =>
  isCloudError(error, 'cloud-rejected') &&
  error.status === 422 &&
  (error.serviceCode === undefined || error.serviceCode.endsWith('_NOT_FOUND')) &&
  nothingListed.test(error.serviceMessage ?? '');

const nothingListed =
  /\bno\b.{0,60}\b(?:found|uploaded|available|exist)|(?:\bnot|n.t) (?:found|uploaded)\b|\bnothing\b|\bempty\b/i;

/** v1 cannot search a group for a custom id, so the list of the group is filtered here. */
const listOwnOrGroup = async (calls: Calls, own: Path, group: Path, { customId, scope }: UploadQuery = {}) => {
  if (scope !== 'group') return listUploads(calls, customId === undefined ? own : path`${own}/${{ customId }}`);
  const uploads = await listUploads(calls, group);
  return customId === undefined ? uploads : uploads.filter((upload) => upload.customId === customId);
};

interface UploadPaths {
  readonly upload: Path;
  readonly one: (id: string) => Path;
  readonly list: (query?: UploadQuery) => Promise<UploadRecord[]>;
}

const createUploads = (calls: Calls, { upload, one, list }: UploadPaths) => ({
  uploadFile: (file: UploadFile) => calls.uploadFile(upload, file, readUpload),
  uploadUrl: (link: UploadUrl) => calls.uploadUrl(upload, link, readUpload),
  list,
  delete: (id: string) => calls.remove(one(id)),
});

export const createApps = (calls: Calls) =>
  createUploads(calls, {
    upload: path`/app-automate/upload`,
    one: (id) => path`/app-automate/app/delete/${{ id }}`,
    list: (query) => listOwnOrGroup(calls, path`/app-automate/recent_apps`, path`/app-automate/recent_group_apps`, query),
  });

export const createFrameworkApps = (calls: Calls, root: Path) =>
  createUploads(calls, {
    upload: path`${root}/app`,
    one: (id) => path`${root}/apps/${{ id }}`,
    list: ({ customId, scope } = {}) => listUploads(calls, path`${root}/apps`, { custom_id: customId, scope }),
  });

/** The paths are the same in v1 and v2. The service cannot fetch media files from URLs. */
export const createMedia = (calls: Calls) => {
  const { uploadUrl: _, ...media } = createUploads(calls, {
    upload: path`/app-automate/upload-media`,
    one: (id) => path`/app-automate/custom_media/delete/${{ id }}`,
    list: (query) => listOwnOrGroup(calls, path`/app-automate/recent_media_files`, path`/app-automate/recent_group_media`, query),
  });
  return media;
};

/** Uploads of test suites, test packages or app directories. `kind` is the end of the upload path. */
export const createTestSuites = (calls: Calls, root: Path, kind = 'test-suite') => {
  const suites = path`${root}/${`${kind}s`}`;
  const one = (id: string): Path => path`${suites}/${{ id }}`;
  return {
    ...createUploads(calls, { upload: path`${root}/${kind}`, one, list: () => listUploads(calls, suites) }),
    get: (id: string) => calls.get(one(id), readUpload),
  };
};

import type { UploadRecord } from '../../model/records.ts';
import type { Calls } from '../calls.ts';
import { type Path, path, withQuery } from '../path.ts';
import { readUpload, readUploads } from '../wire/upload.ts';
import type { UploadFile, UploadUrl } from './upload-file.ts';

export interface UploadQuery {
  /** Only uploads under this custom id. */
  readonly customId?: string;
  /** `group`: also what others of the group uploaded. */
  readonly scope?: 'user' | 'group';
  readonly limit?: number;
}

/** Apps of Espresso and XCUITest (specification 4.1). */
export interface Apps {
  uploadFile(file: UploadFile): Promise<UploadRecord>;
  uploadUrl(link: UploadUrl): Promise<UploadRecord>;
  list(query?: UploadQuery): Promise<UploadRecord[]>;
  delete(id: string): Promise<void>;
}

/** The calls that all frameworks share. */
export const createApps = (calls: Calls): Apps => ({
  uploadFile: (file) => calls.uploadFile(path`/app-automate/upload`, file, readUpload),
  uploadUrl: (link) => calls.uploadUrl(path`/app-automate/upload`, link, readUpload),
  list: (query) => listUploads(calls, path`/app-automate/recent_apps`, path`/app-automate/recent_group_apps`, query),
  delete: (id) => calls.remove(path`/app-automate/app/delete/${{ id }}`),
});

/** The calls under the root of a framework in v2 (observed shapes 1). */
export const createFrameworkApps = (calls: Calls, root: Path): Apps => ({
  uploadFile: (file) => calls.uploadFile(path`${root}/app`, file, readUpload),
  uploadUrl: (link) => calls.uploadUrl(path`${root}/app`, link, readUpload),
  list: ({ customId, scope, limit } = {}) =>
    calls.get(withQuery(path`${root}/apps`, { custom_id: customId, scope, limit }), readUploads),
  delete: (id) => calls.remove(path`${root}/apps/${{ id }}`),
});

/** v1 lists by custom id or for the group, not both; the group's listing is narrowed down here (specification 4.1, 4.5). */
export const listUploads = async (
  calls: Calls,
  own: Path,
  group: Path,
  { customId, scope, limit }: UploadQuery = {},
): Promise<UploadRecord[]> => {
  if (scope === 'group') {
    if (customId === undefined) return calls.get(withQuery(group, { limit }), readUploads);
    const uploads = await calls.get(group, readUploads);
    return uploads.filter((upload) => upload.customId === customId).slice(0, limit);
  }
  const from = customId === undefined ? own : path`${own}/${{ customId }}`;
  return calls.get(withQuery(from, { limit }), readUploads);
};

import type { UploadRecord } from '../../model/records.ts';
import type { Calls } from '../calls.ts';
import { type Path, path } from '../path.ts';
import { readUpload } from '../wire/upload.ts';
import { listOwnOrGroup, listUploads, type UploadQuery } from './list-uploads.ts';
import type { UploadFile, UploadUrl } from './upload-file.ts';

/** Apps of Espresso and XCUITest. */
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
  list: (query) => listOwnOrGroup(calls, path`/app-automate/recent_apps`, path`/app-automate/recent_group_apps`, query),
  delete: (id) => calls.remove(path`/app-automate/app/delete/${{ id }}`),
});

/** The calls under the root of a framework in v2. */
export const createFrameworkApps = (calls: Calls, root: Path): Apps => ({
  uploadFile: (file) => calls.uploadFile(path`${root}/app`, file, readUpload),
  uploadUrl: (link) => calls.uploadUrl(path`${root}/app`, link, readUpload),
  list: ({ customId, scope, limit } = {}) => listUploads(calls, path`${root}/apps`, { custom_id: customId, scope, limit }),
  delete: (id) => calls.remove(path`${root}/apps/${{ id }}`),
});

/** Files that tests use. The same paths in v1 and v2. */
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

import type { UploadRecord } from '../../model/records.ts';
import type { Calls } from '../calls.ts';
import { path } from '../path.ts';
import { readUpload } from '../wire/upload.ts';
import { listOwnOrGroup, type UploadQuery } from './list-uploads.ts';
import type { UploadFile } from './upload-file.ts';

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

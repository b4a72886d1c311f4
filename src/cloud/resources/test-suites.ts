import type { UploadRecord } from '../../model/records.ts';
import type { Calls } from '../calls.ts';
import { type Path, path } from '../path.ts';
import { readUpload } from '../wire/upload.ts';
import { listUploads } from './list-uploads.ts';
import type { UploadFile, UploadUrl } from './upload-file.ts';

/** Test suites, test packages of Flutter for iOS, and app directories of EarlGrey. */
export interface TestSuites {
  uploadFile(file: UploadFile): Promise<UploadRecord>;
  uploadUrl(link: UploadUrl): Promise<UploadRecord>;
  list(): Promise<UploadRecord[]>;
  get(id: string): Promise<UploadRecord>;
  delete(id: string): Promise<void>;
}

/** @param word the last part of the path of uploads */
export const createTestSuites = (calls: Calls, root: Path, word = 'test-suite'): TestSuites => ({
  uploadFile: (file) => calls.uploadFile(path`${root}/${word}`, file, readUpload),
  uploadUrl: (link) => calls.uploadUrl(path`${root}/${word}`, link, readUpload),
  list: () => listUploads(calls, path`${root}/test-suites`),
  get: (id) => calls.get(path`${root}/test-suites/${{ id }}`, readUpload),
  delete: (id) => calls.remove(path`${root}/test-suites/${{ id }}`),
});

/** App directories of EarlGrey, which hold app and tests together. */
export type AppDirectories = TestSuites;

export const createAppDirectories = (calls: Calls): AppDirectories => ({
  uploadFile: (file) => calls.uploadFile(path`/app-automate/earlgrey/app-dir`, file, readUpload),
  uploadUrl: (link) => calls.uploadUrl(path`/app-automate/earlgrey/app-dir`, link, readUpload),
  list: () => listUploads(calls, path`/app-automate/earlgrey/app-dirs`),
  get: (id) => calls.get(path`/app-automate/earlgrey/app-dirs/${{ id }}`, readUpload),
  delete: (id) => calls.remove(path`/app-automate/earlgrey/app-dirs/${{ id }}`),
});

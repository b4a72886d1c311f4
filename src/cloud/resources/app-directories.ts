import type { Calls } from '../calls.ts';
import { path } from '../path.ts';
import { readUpload } from '../wire/upload.ts';
import { listUploads } from './list-uploads.ts';
import type { TestSuites } from './test-suites.ts';

/** App directories of EarlGrey, which hold app and tests together. */
export type AppDirectories = TestSuites;

export const createAppDirectories = (calls: Calls): AppDirectories => ({
  uploadFile: (file) => calls.uploadFile(path`/app-automate/earlgrey/app-dir`, file, readUpload),
  uploadUrl: (link) => calls.uploadUrl(path`/app-automate/earlgrey/app-dir`, link, readUpload),
  list: () => listUploads(calls, path`/app-automate/earlgrey/app-dirs`),
  get: (id) => calls.get(path`/app-automate/earlgrey/app-dirs/${{ id }}`, readUpload),
  delete: (id) => calls.remove(path`/app-automate/earlgrey/app-dirs/${{ id }}`),
});

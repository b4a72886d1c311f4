import type { UploadRecord } from '../../core/model/records.ts';
import { isRecord, memberOf } from '../../lib/is-record.ts';
import { idField, readList, readTime, textField, UnexpectedShapeError } from './values.ts';

const kinds = ['app', 'test_suite', 'test_package', 'test', 'app_dir', 'media', 'module'] as const;
const urlKeys = kinds.map((kind) => `${kind}_url`);
const idKeys = kinds.map((kind) => `${kind}_id`);
const nameKeys = kinds.map((kind) => `${kind}_name`);
const listKeys = ['apps', 'test_suites', 'app_dirs', 'media', 'media_files', 'modules'];

/** Reads an upload, which may be nested under `app`, `test_suite` or `app_dir`. Refuses a record without a URL. */
export const readUpload = (body: unknown): UploadRecord => {
  const record = kinds.map((kind) => memberOf(body, kind)).find(isRecord) ?? body;
  const url = idField(record, ...urlKeys);
  const idInUrl = /^[a-z]+:\/\/(.+)$/.exec(url ?? '')?.[1];
  const id = idField(record, ...idKeys) ?? idInUrl;
  if (url === undefined || id === undefined) throw new UnexpectedShapeError('the id and URL of an upload', body);
  return {
    id,
    url,
    name: textField(record, ...nameKeys),
    version: textField(record, 'app_version'),
    customId: textField(record, 'custom_id'),
    uploadedAt: readTime(memberOf(record, 'uploaded_at')),
  };
};

export const readUploads = (body: unknown): UploadRecord[] => readList(body, 'uploads', listKeys, readUpload);

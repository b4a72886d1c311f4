import { dayMs } from '../../lib/durations.ts';
import type { CloudState } from '../cloud-state.ts';
import { traitsOf } from '../framework.ts';
import { referenceTo, shareableIdOf, type UploadRecord } from './upload-registry.ts';

/** JSON contains neither key if the upload has no custom id. */
const shareable = ({ username }: CloudState, record: UploadRecord) => ({
  custom_id: record.customId,
  shareable_id: shareableIdOf(record, username),
});

/** The key of the reference depends on the kind of the upload. */
export const uploadedShape = (cloud: CloudState, record: UploadRecord): Record<string, unknown> => {
  const key = { app: 'app_url', media: 'media_url', suite: undefined, 'app-dir': undefined }[record.kind];
  return { [key ?? cloud.spelling.shapes['suite-url-key']]: referenceTo(record), ...shareable(cloud, record) };
};

export const appShape = (cloud: CloudState, record: UploadRecord): Record<string, unknown> => ({
  app_name: record.name,
  app_version: cloud.scenario.app.version,
  app_url: referenceTo(record),
  app_id: record.id,
  uploaded_at: cloud.spelling.time(record.uploadedAtMs, 'utc'),
  ...shareable(cloud, record),
});

/** In v1, `custom_id` may be null, and `uploaded_at` is a number. */
export const suiteShape = (cloud: CloudState, record: UploadRecord): Record<string, unknown> => ({
  custom_id: record.customId ?? null,
  framework: record.framework,
  test_suite_id: record.id,
  test_suite_name: record.name,
  test_suite_url: referenceTo(record),
  uploaded_at: cloud.spelling.time(record.uploadedAtMs, 'unix'),
});

export const appDirShape = (cloud: CloudState, record: UploadRecord): Record<string, unknown> => ({
  app_dir_name: record.name,
  app_dir_id: record.id,
  app_dir_url: referenceTo(record),
  custom_id: record.customId ?? null,
  uploaded_at: cloud.spelling.time(record.uploadedAtMs, 'unix'),
});

export const mediaShape = (cloud: CloudState, record: UploadRecord): Record<string, unknown> => ({
  media_name: record.name,
  media_url: referenceTo(record),
  media_id: record.id,
  uploaded_at: cloud.spelling.time(record.uploadedAtMs, 'utc'),
  ...shareable(cloud, record),
});

const expiry = (cloud: CloudState, { uploadedAtMs }: UploadRecord): string | number =>
  cloud.spelling.time(uploadedAtMs + cloud.scenario.limits['retention-days'] * dayMs, 'utc');

export const appShapeV2 = (cloud: CloudState, record: UploadRecord): Record<string, unknown> => ({
  ...appShape(cloud, record),
  expiry: expiry(cloud, record),
});

export const suiteShapeV2 =
  (prefix: 'test_suite' | 'test_package') =>
  (cloud: CloudState, record: UploadRecord): Record<string, unknown> => ({
    [`${prefix}_name`]: record.name,
    [`${prefix}_url`]: referenceTo(record),
    [`${prefix}_id`]: record.id,
    uploaded_at: cloud.spelling.time(record.uploadedAtMs, 'utc'),
    framework: record.framework && traitsOf(record.framework).label,
    ...shareable(cloud, record),
    expiry: expiry(cloud, record),
  });

import { z } from 'zod';
import { dayMs } from '../../lib/durations.ts';
import type { CloudState } from '../cloud-state.ts';
import { traitsOf } from '../framework.ts';
import { idSchema, response, shape, timeSchema } from '../http/message-schemas.ts';
import { referenceTo, shareableIdOf, type UploadRecord } from './upload-registry.ts';

/** How a response shows an upload. */
export interface UploadView {
  /** Schema of what `show` returns. */
  readonly schema: z.ZodType;
  readonly show: (cloud: CloudState, record: UploadRecord) => Readonly<Record<string, unknown>>;
}

const referenceSchema = z
  .string()
  .regex(/^bs:\/\/[0-9a-f]{40}$/)
  .describe('Names an upload in a build request');

const mediaReferenceSchema = z.string().regex(/^media:\/\/[0-9a-f]{40}$/);

const shareableFields = {
  custom_id: z.string().max(100).optional().describe('Absent where none was given'),
  shareable_id: z.string().optional().describe('`<user>/<custom id>`, for everyone of the group'),
};

/** JSON contains neither key if the upload has no custom id. */
const shareable = ({ username }: CloudState, record: UploadRecord) => ({
  custom_id: record.customId,
  shareable_id: shareableIdOf(record, username),
});

export const uploadedAppView: UploadView = {
  schema: shape('UploadedApp', { app_url: referenceSchema, ...shareableFields }),
  show: (cloud, record) => ({ app_url: referenceTo(record), ...shareable(cloud, record) }),
};

export const uploadedMediaView: UploadView = {
  schema: shape('UploadedMedia', { media_url: mediaReferenceSchema, ...shareableFields }),
  show: (cloud, record) => ({ media_url: referenceTo(record), ...shareable(cloud, record) }),
};

/** An uploaded suite or app directory. */
export const uploadedSuiteView: UploadView = {
  schema: response(
    'UploadedSuite',
    z
      .union(['test_url', 'test_suite_url', 'module_url'].map((key) => z.object({ [key]: referenceSchema, ...shareableFields })))
      .describe('`test_url`, unless a scenario chooses another key'),
  ),
  show: (cloud, record) => ({
    [cloud.spelling.shapes['suite-url-key']]: referenceTo(record),
    ...shareable(cloud, record),
  }),
};

const appFields = {
  app_name: z.string(),
  app_version: z.string(),
  app_url: referenceSchema,
  app_id: idSchema,
  uploaded_at: timeSchema,
  ...shareableFields,
};

export const appFieldsOf = (cloud: CloudState, record: UploadRecord) => ({
  app_name: record.name,
  app_version: cloud.scenario.app.version,
  app_url: referenceTo(record),
  app_id: record.id,
  uploaded_at: cloud.spelling.time(record.uploadedAtMs, 'utc'),
  ...shareable(cloud, record),
});

export const appView: UploadView = { schema: shape('App', appFields), show: appFieldsOf };

/** In v1, `custom_id` may be null, and `uploaded_at` is a number. */
export const suiteView: UploadView = {
  schema: shape('TestSuite', {
    custom_id: z.string().nullable(),
    framework: z.string(),
    test_suite_id: idSchema,
    test_suite_name: z.string(),
    test_suite_url: referenceSchema,
    uploaded_at: timeSchema,
  }),
  show: (cloud, record) => ({
    custom_id: record.customId ?? null,
    framework: record.framework,
    test_suite_id: record.id,
    test_suite_name: record.name,
    test_suite_url: referenceTo(record),
    uploaded_at: cloud.spelling.time(record.uploadedAtMs, 'unix'),
  }),
};

export const appDirectoryView: UploadView = {
  schema: shape('AppDirectory', {
    app_dir_name: z.string(),
    app_dir_id: idSchema,
    app_dir_url: referenceSchema,
    custom_id: z.string().nullable(),
    uploaded_at: timeSchema,
  }),
  show: (cloud, record) => ({
    app_dir_name: record.name,
    app_dir_id: record.id,
    app_dir_url: referenceTo(record),
    custom_id: record.customId ?? null,
    uploaded_at: cloud.spelling.time(record.uploadedAtMs, 'unix'),
  }),
};

export const mediaView: UploadView = {
  schema: shape('Media', {
    media_name: z.string(),
    media_url: mediaReferenceSchema,
    media_id: idSchema,
    uploaded_at: timeSchema,
    ...shareableFields,
  }),
  show: (cloud, record) => ({
    media_name: record.name,
    media_url: referenceTo(record),
    media_id: record.id,
    uploaded_at: cloud.spelling.time(record.uploadedAtMs, 'utc'),
    ...shareable(cloud, record),
  }),
};

const expiry = (cloud: CloudState, { uploadedAtMs }: UploadRecord): string | number =>
  cloud.spelling.time(uploadedAtMs + cloud.scenario.limits['retention-days'] * dayMs, 'utc');

export const appViewV2: UploadView = {
  schema: shape('AppV2', { ...appFields, expiry: timeSchema }),
  show: (cloud, record) => ({ ...appFieldsOf(cloud, record), expiry: expiry(cloud, record) }),
};

const v2ViewOf = (id: string, prefix: 'test_suite' | 'test_package'): UploadView => ({
  schema: shape(id, {
    [`${prefix}_name`]: z.string(),
    [`${prefix}_url`]: referenceSchema,
    [`${prefix}_id`]: idSchema,
    uploaded_at: timeSchema,
    framework: z.string(),
    ...shareableFields,
    expiry: timeSchema,
  }),
  show: (cloud, record) => ({
    [`${prefix}_name`]: record.name,
    [`${prefix}_url`]: referenceTo(record),
    [`${prefix}_id`]: record.id,
    uploaded_at: cloud.spelling.time(record.uploadedAtMs, 'utc'),
    framework: record.framework && traitsOf(record.framework).label,
    ...shareable(cloud, record),
    expiry: expiry(cloud, record),
  }),
});

export const suiteViewV2 = v2ViewOf('TestSuiteV2', 'test_suite');
export const packageViewV2 = v2ViewOf('TestPackage', 'test_package');

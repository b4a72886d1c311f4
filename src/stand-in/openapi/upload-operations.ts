import { z } from 'zod';
import {
  bytes,
  idSchema,
  listSchema,
  type Operation,
  operation,
  referenceSchema,
  request,
  response,
  shape,
  timeSchema,
} from './operation.ts';

const mediaReference = z.string().regex(/^media:\/\/[0-9a-f]{40}$/);

const names = {
  custom_id: z.string().max(100).optional().describe('Absent where none was given'),
  shareable_id: z.string().optional().describe('`<user>/<custom id>`, for everyone of the group'),
};

const uploadForm = request(
  'UploadForm',
  z
    .object({
      file: bytes.optional(),
      data: z.string().optional().describe('v1: a JSON text with `custom_id`, or with `url` in place of the file'),
      custom_id: z.string().optional(),
      url: z.string().optional().describe('In place of the file. Only addresses on this machine are fetched'),
    })
    .describe('Either a file or a url'),
);

const urlForm = request('UrlForm', z.object({ url: z.string().regex(/^https?:\/\/[^\s/]+/), custom_id: z.string().optional() }));

const uploadBody = { 'multipart/form-data': uploadForm, 'application/x-www-form-urlencoded': urlForm };

const uploadedApp = shape('UploadedApp', { app_url: referenceSchema, ...names });
const uploadedMedia = shape('UploadedMedia', { media_url: mediaReference, ...names });
const uploadedSuite = response(
  'UploadedSuite',
  z
    .union(['test_url', 'test_suite_url', 'module_url'].map((key) => z.object({ [key]: referenceSchema, ...names })))
    .describe('`test_url`, unless a scenario chooses another key'),
);

const appFields = {
  app_name: z.string(),
  app_version: z.string(),
  app_url: referenceSchema,
  app_id: idSchema,
  uploaded_at: timeSchema,
  ...names,
};
const app = shape('App', appFields);
const appV2 = shape('AppV2', { ...appFields, expiry: timeSchema });

const suite = shape('TestSuite', {
  custom_id: z.string().nullable(),
  framework: z.string(),
  test_suite_id: idSchema,
  test_suite_name: z.string(),
  test_suite_url: referenceSchema,
  uploaded_at: timeSchema,
});
const suiteV2 = (id: string, prefix: 'test_suite' | 'test_package'): z.ZodType =>
  shape(id, {
    [`${prefix}_name`]: z.string(),
    [`${prefix}_url`]: referenceSchema,
    [`${prefix}_id`]: idSchema,
    uploaded_at: timeSchema,
    framework: z.string(),
    ...names,
    expiry: timeSchema,
  });
const testSuiteV2 = suiteV2('TestSuiteV2', 'test_suite');
const appDirectory = shape('AppDirectory', {
  app_dir_name: z.string(),
  app_dir_id: idSchema,
  app_dir_url: referenceSchema,
  custom_id: z.string().nullable(),
  uploaded_at: timeSchema,
});
const media = shape('Media', {
  media_name: z.string(),
  media_url: mediaReference,
  media_id: idSchema,
  uploaded_at: timeSchema,
  ...names,
});

const deleted = shape('Deleted', { success: z.literal(true) });
const deletedV2 = shape('DeletedV2', { success: z.object({ message: z.string() }) });

const limit = z.int().min(1).max(100).describe('Default 10');
const queryV2 = { limit, scope: z.enum(['user', 'group']).describe('Default `user`'), custom_id: z.string() };

const upload = (summary: string, uploaded: z.ZodType): Operation => operation(summary, uploaded, { body: uploadBody });

const list = (summary: string, entries: z.ZodType, query: Operation['query'] = { limit }): Operation =>
  operation(summary, entries, { query, refusals: [422] });

const apps = response('Apps', listSchema('apps', app));
const suites = response('TestSuites', listSchema('test_suites', suite));
const appDirectories = response('AppDirectories', listSchema('app_dirs', appDirectory));
const mediaFiles = response('MediaFiles', listSchema('media', media));

export const uploadOperations = {
  uploadApp: upload('Upload an app', uploadedApp),
  listApps: list('List recent apps', apps),
  listAppsByCustomId: list('List recent apps with a custom id', apps),
  listGroupApps: list('List recent apps of the group', apps),
  deleteApp: operation('Delete an app', deleted),
  uploadSuite: upload('Upload a test suite', uploadedSuite),
  listSuites: list('List recent test suites', suites),
  getSuite: operation('Get a test suite', suite),
  deleteSuite: operation('Delete a test suite', deleted),
  uploadAppDirectory: upload('Upload an app directory', uploadedSuite),
  listAppDirectories: list('List recent app directories', appDirectories),
  getAppDirectory: operation('Get an app directory', appDirectory),
  deleteAppDirectory: operation('Delete an app directory', deleted),
  uploadMedia: upload('Upload a media file', uploadedMedia),
  listMedia: list('List recent media files', mediaFiles),
  listMediaByCustomId: list('List recent media files with a custom id', mediaFiles),
  listGroupMedia: list('List recent media files of the group', mediaFiles),
  deleteMedia: operation('Delete a media file', deleted),
  uploadAppV2: upload('Upload an app for one framework', appV2),
  listAppsV2: list('List recent apps for one framework', shape('AppsV2', { apps: z.array(appV2) }), queryV2),
  getAppV2: operation('Get an app', shape('AppDetailV2', { app: appV2 })),
  deleteAppV2: operation('Delete an app', deletedV2),
  uploadSuiteV2: upload('Upload a test suite', testSuiteV2),
  listSuitesV2: list('List recent test suites', shape('TestSuitesV2', { test_suites: z.array(testSuiteV2) }), queryV2),
  getSuiteV2: operation('Get a test suite', shape('TestSuiteDetailV2', { test_suite: testSuiteV2 })),
  deleteSuiteV2: operation('Delete a test suite', deletedV2),
  uploadPackage: upload('Upload a test package', suiteV2('TestPackage', 'test_package')),
} satisfies Record<string, Operation>;

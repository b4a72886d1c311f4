import { z } from 'zod';
import type { CloudState } from '../cloud-state.ts';
import { type Framework, frameworksOf, traitsOf } from '../framework.ts';
import { bytes, request, response, shape } from '../http/message-schemas.ts';
import { choiceParameter, limitSchema, readLimit, refuseQuery } from '../http/query.ts';
import { type ErrorForm, Refusal } from '../http/response.ts';
import { type Exchange, param, type Route, routesOf } from '../http/route.ts';
import { acceptUpload } from './accept-upload.ts';
import type { UploadQuery, UploadRecord, UploadTarget } from './upload-registry.ts';
import {
  appDirectoryView,
  appView,
  appViewV2,
  mediaView,
  packageViewV2,
  suiteView,
  suiteViewV2,
  type UploadView,
  uploadedAppView,
  uploadedMediaView,
  uploadedSuiteView,
} from './upload-views.ts';

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

const deleted = shape('Deleted', { success: z.literal(true) });
const deletedV2 = shape('DeletedV2', { success: z.object({ message: z.string() }) });

/** What differs between the kinds of uploads. */
interface UploadArea extends UploadTarget {
  readonly view: UploadView;
  readonly missing: string;
}

interface UploadAreaV1 extends UploadArea {
  /** Response to an upload. */
  readonly uploaded: UploadView;
  /** Key of the list in responses. */
  readonly listKey: string;
  readonly listing: z.ZodType;
}

/** `find` and `remove` throw Refusal for an unknown upload. */
const storeOf = ({ uploads }: CloudState, area: UploadArea, form: ErrorForm) => {
  const refusal = (): Refusal => new Refusal(404, area.missing, form);
  return {
    find: (exchange: Exchange): UploadRecord => {
      const record = uploads.find(area, param(exchange, 'id'));
      if (record === undefined) throw refusal();
      return record;
    },
    remove: async (exchange: Exchange): Promise<void> => {
      if (!(await uploads.remove(area, param(exchange, 'id')))) throw refusal();
    },
  };
};

const noResults = shape('NoResults', { message: z.literal('No results found') }, 'A listing without entries');

/** A list, or a message if the list is empty. */
const listingOf = (id: string, key: string, { schema: entry }: UploadView): Pick<UploadAreaV1, 'listKey' | 'listing'> => ({
  listKey: key,
  listing: response(id, z.union([z.array(entry), z.object({ [key]: z.array(entry) }), noResults])),
});

/** Calls of a kind of uploads in v1, without their names. */
const callsV1 = (cloud: CloudState, area: UploadAreaV1) => {
  const { find, remove } = storeOf(cloud, area, 'error');
  const list = { query: { limit: limitSchema }, response: area.listing, refusals: [422] as const };
  const listOf =
    (scope: UploadQuery['scope']) =>
    ({ query, params: { customId } }: Exchange) => {
      const { shapes } = cloud.spelling;
      const found = cloud.uploads.list({ ...area, scope, customId, limit: readLimit(query) });
      if (found.length === 0 && shapes['empty-lists'] === 'message') return { message: 'No results found' };
      if (found.length === 0 && shapes['empty-lists'] === 'refused') throw new Refusal(422, 'No results found');
      const entries = found.map((record) => area.view.show(cloud, record));
      return shapes.lists === 'wrapped' ? { [area.listKey]: entries } : entries;
    };
  return {
    upload: {
      body: uploadBody,
      response: area.uploaded.schema,
      handle: async (exchange: Exchange) => area.uploaded.show(cloud, await acceptUpload(cloud, exchange, area)),
    },
    list: { ...list, handle: listOf('user') },
    listGroup: { ...list, handle: listOf('group') },
    get: {
      response: area.view.schema,
      handle: (exchange: Exchange) => area.view.show(cloud, find(exchange)),
    },
    remove: {
      response: deleted,
      handle: async (exchange: Exchange) => {
        await remove(exchange);
        return { success: true } as const;
      },
    },
  };
};

const route = routesOf({ name: 'Uploads', text: 'Apps, test suites, app directories, test packages and media files' });

const missingApp = '[BROWSERSTACK_APP_NOT_FOUND] There is no such app';
const missingUpload = '[BROWSERSTACK_TEST_NOT_FOUND] There is no such upload';

/** Espresso and XCUITest share one list of apps. */
const appArea: UploadAreaV1 = {
  kind: 'app',
  view: appView,
  missing: missingApp,
  uploaded: uploadedAppView,
  ...listingOf('Apps', 'apps', appView),
};

const suiteArea: UploadAreaV1 = {
  kind: 'suite',
  view: suiteView,
  missing: missingUpload,
  uploaded: uploadedSuiteView,
  ...listingOf('TestSuites', 'test_suites', suiteView),
};

const appDirArea: UploadAreaV1 = {
  kind: 'app-dir',
  framework: 'earlgrey',
  view: appDirectoryView,
  missing: missingUpload,
  uploaded: uploadedSuiteView,
  ...listingOf('AppDirectories', 'app_dirs', appDirectoryView),
};

const mediaArea: UploadAreaV1 = {
  kind: 'media',
  view: mediaView,
  missing: 'There is no such media file',
  uploaded: uploadedMediaView,
  ...listingOf('MediaFiles', 'media', mediaView),
};

export const uploadRoutesV1 = (cloud: CloudState): readonly Route[] => {
  const apps = callsV1(cloud, appArea);
  const suiteRoutes = (['espresso', 'xcuitest'] as const).flatMap((framework) => {
    const suites = callsV1(cloud, { ...suiteArea, framework });
    const root = `/app-automate/${framework}`;
    return [
      route.post(`${root}/test-suite`, { name: 'uploadSuite', summary: 'Upload a test suite', ...suites.upload }),
      route.get(`${root}/test-suites`, { name: 'listSuites', summary: 'List recent test suites', ...suites.list }),
      route.get(`${root}/test-suites/:id`, { name: 'getSuite', summary: 'Get a test suite', ...suites.get }),
      route.delete(`${root}/test-suites/:id`, { name: 'deleteSuite', summary: 'Delete a test suite', ...suites.remove }),
    ];
  });
  const appDirs = callsV1(cloud, appDirArea);
  const earlgrey = '/app-automate/earlgrey';
  const media = callsV1(cloud, mediaArea);
  return [
    route.post('/app-automate/upload', { name: 'uploadApp', summary: 'Upload an app', ...apps.upload }),
    route.get('/app-automate/recent_apps', { name: 'listApps', summary: 'List recent apps', ...apps.list }),
    route.get('/app-automate/recent_apps/:customId', {
      name: 'listAppsByCustomId',
      summary: 'List recent apps with a custom id',
      ...apps.list,
    }),
    route.get('/app-automate/recent_group_apps', {
      name: 'listGroupApps',
      summary: 'List recent apps of the group',
      ...apps.listGroup,
    }),
    route.delete('/app-automate/app/delete/:id', { name: 'deleteApp', summary: 'Delete an app', ...apps.remove }),
    ...suiteRoutes,
    route.post(`${earlgrey}/app-dir`, { name: 'uploadAppDirectory', summary: 'Upload an app directory', ...appDirs.upload }),
    route.get(`${earlgrey}/app-dirs`, { name: 'listAppDirectories', summary: 'List recent app directories', ...appDirs.list }),
    route.get(`${earlgrey}/app-dirs/:id`, { name: 'getAppDirectory', summary: 'Get an app directory', ...appDirs.get }),
    route.delete(`${earlgrey}/app-dirs/:id`, {
      name: 'deleteAppDirectory',
      summary: 'Delete an app directory',
      ...appDirs.remove,
    }),
    route.post('/app-automate/upload-media', { name: 'uploadMedia', summary: 'Upload a media file', ...media.upload }),
    route.get('/app-automate/recent_media_files', { name: 'listMedia', summary: 'List recent media files', ...media.list }),
    route.get('/app-automate/recent_media_files/:customId', {
      name: 'listMediaByCustomId',
      summary: 'List recent media files with a custom id',
      ...media.list,
    }),
    route.get('/app-automate/recent_group_media', {
      name: 'listGroupMedia',
      summary: 'List recent media files of the group',
      ...media.listGroup,
    }),
    route.delete('/app-automate/custom_media/delete/:id', {
      name: 'deleteMedia',
      summary: 'Delete a media file',
      ...media.remove,
    }),
  ];
};

const queryV2 = {
  limit: limitSchema,
  scope: z.enum(['user', 'group']).describe('Default `user`'),
  custom_id: z.string(),
};

const uploadV2 = (cloud: CloudState, area: UploadArea) => ({
  body: uploadBody,
  response: area.view.schema,
  handle: async (exchange: Exchange) => area.view.show(cloud, await acceptUpload(cloud, exchange, area, 'v2')),
});

interface UploadAreaV2 extends UploadArea {
  readonly listKey: string;
  readonly listing: z.ZodType;
  readonly detailKey: string;
  readonly detail: z.ZodType;
}

/** Calls of a kind of uploads in v2, without their names. */
const callsV2 = (cloud: CloudState, area: UploadAreaV2) => {
  const { find, remove } = storeOf(cloud, area, 'nested');
  return {
    upload: uploadV2(cloud, area),
    list: {
      query: queryV2,
      response: area.listing,
      refusals: [422] as const,
      handle: ({ query }: Exchange) => {
        const scope = choiceParameter(query, 'scope', queryV2.scope.options, refuseQuery) === 'group' ? 'group' : 'user';
        const customId = query.get('custom_id') ?? undefined;
        const found = cloud.uploads.list({ ...area, scope, customId, limit: readLimit(query) });
        return { [area.listKey]: found.map((record) => area.view.show(cloud, record)) };
      },
    },
    get: {
      response: area.detail,
      handle: (exchange: Exchange) => ({ [area.detailKey]: area.view.show(cloud, find(exchange)) }),
    },
    remove: {
      response: deletedV2,
      handle: async (exchange: Exchange) => {
        await remove(exchange);
        return { success: { message: 'Deleted' } };
      },
    },
  };
};

const appAreaV2: UploadAreaV2 = {
  kind: 'app',
  view: appViewV2,
  missing: missingApp,
  listKey: 'apps',
  listing: shape('AppsV2', { apps: z.array(appViewV2.schema) }),
  detailKey: 'app',
  detail: shape('AppDetailV2', { app: appViewV2.schema }),
};

const suiteAreaV2: UploadAreaV2 = {
  kind: 'suite',
  view: suiteViewV2,
  missing: '[BROWSERSTACK_TEST_NOT_FOUND] There is no such test suite',
  listKey: 'test_suites',
  listing: shape('TestSuitesV2', { test_suites: z.array(suiteViewV2.schema) }),
  detailKey: 'test_suite',
  detail: shape('TestSuiteDetailV2', { test_suite: suiteViewV2.schema }),
};

const frameworkRoutes = (cloud: CloudState, framework: Framework, root: string): readonly Route[] => {
  const { uploads, listsUploads } = traitsOf(framework);
  if (uploads === 'test-package') {
    const packages: UploadArea = { ...suiteAreaV2, framework, view: packageViewV2 };
    const name = { name: 'uploadPackage', summary: 'Upload a test package' };
    return [route.post(`${root}/test-package`, { ...name, ...uploadV2(cloud, packages) })];
  }
  const apps = callsV2(cloud, appAreaV2);
  const suites = callsV2(cloud, { ...suiteAreaV2, framework });
  const all = [
    route.post(`${root}/app`, { name: 'uploadAppV2', summary: 'Upload an app for one framework', ...apps.upload }),
    route.get(`${root}/apps`, { name: 'listAppsV2', summary: 'List recent apps for one framework', ...apps.list }),
    route.get(`${root}/apps/:id`, { name: 'getAppV2', summary: 'Get an app', ...apps.get }),
    route.delete(`${root}/apps/:id`, { name: 'deleteAppV2', summary: 'Delete an app', ...apps.remove }),
    route.post(`${root}/test-suite`, { name: 'uploadSuiteV2', summary: 'Upload a test suite', ...suites.upload }),
    route.get(`${root}/test-suites`, { name: 'listSuitesV2', summary: 'List recent test suites', ...suites.list }),
    route.get(`${root}/test-suites/:id`, { name: 'getSuiteV2', summary: 'Get a test suite', ...suites.get }),
    route.delete(`${root}/test-suites/:id`, { name: 'deleteSuiteV2', summary: 'Delete a test suite', ...suites.remove }),
  ];
  return listsUploads ? all : all.filter(({ method }) => method === 'POST');
};

export const uploadRoutesV2 = (cloud: CloudState): readonly Route[] =>
  frameworksOf('v2').flatMap(({ framework, root }) => frameworkRoutes(cloud, framework, root));

import type { CloudState } from '../cloud-state.ts';
import { type Framework, frameworksOf, traitsOf } from '../framework.ts';
import { type ErrorForm, invalid, jsonResponse, Refusal, type RouteResponse } from '../http/response.ts';
import { choiceParameter, type Exchange, numberParameter, param, type Route, route } from '../http/route.ts';
import { acceptUpload } from './accept-upload.ts';
import type { UploadQuery, UploadRecord, UploadTarget } from './upload-registry.ts';
import { appDirShape, appShape, appShapeV2, mediaShape, suiteShape, suiteShapeV2, uploadedShape } from './upload-shapes.ts';

interface UploadArea extends UploadTarget {
  readonly shape: typeof appShape;
  /** Key of the list in responses. */
  readonly listKey: string;
  readonly missing: string;
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

const handlersV1 = (cloud: CloudState, area: UploadArea) => {
  const { find, remove } = storeOf(cloud, area, 'error');
  const listOf =
    (scope: UploadQuery['scope']) =>
    ({ query, params: { customId } }: Exchange): RouteResponse => {
      const { shapes } = cloud.spelling;
      const found = cloud.uploads.list({ ...area, scope, customId, limit: readLimit(query) });
      if (found.length === 0 && shapes['empty-lists'] === 'message') return jsonResponse({ message: 'No results found' });
      if (found.length === 0 && shapes['empty-lists'] === 'refused') throw new Refusal(422, 'No results found');
      const entries = found.map((record) => area.shape(cloud, record));
      return jsonResponse(shapes.lists === 'wrapped' ? { [area.listKey]: entries } : entries);
    };
  return {
    upload: async (exchange: Exchange) => jsonResponse(uploadedShape(cloud, await acceptUpload(cloud, exchange, area))),
    list: listOf('user'),
    listGroup: listOf('group'),
    get: (exchange: Exchange) => jsonResponse(area.shape(cloud, find(exchange))),
    remove: async (exchange: Exchange) => {
      await remove(exchange);
      return jsonResponse({ success: true });
    },
  };
};

const missingApp = '[BROWSERSTACK_APP_NOT_FOUND] There is no such app';

export const uploadRoutesV1 = (cloud: CloudState): readonly Route[] => {
  // Espresso and XCUITest share one list of apps.
  const apps = handlersV1(cloud, { kind: 'app', shape: appShape, listKey: 'apps', missing: missingApp });
  const missing = '[BROWSERSTACK_TEST_NOT_FOUND] There is no such upload';
  const suiteRoutes = (['espresso', 'xcuitest'] as const).flatMap((framework) => {
    const suites = handlersV1(cloud, { kind: 'suite', framework, shape: suiteShape, listKey: 'test_suites', missing });
    return [
      route.post('uploadSuite', `/app-automate/${framework}/test-suite`, suites.upload),
      route.get('listSuites', `/app-automate/${framework}/test-suites`, suites.list),
      route.get('getSuite', `/app-automate/${framework}/test-suites/:id`, suites.get),
      route.delete('deleteSuite', `/app-automate/${framework}/test-suites/:id`, suites.remove),
    ];
  });
  const appDirs = handlersV1(cloud, {
    kind: 'app-dir',
    framework: 'earlgrey',
    shape: appDirShape,
    listKey: 'app_dirs',
    missing,
  });
  const media = handlersV1(cloud, {
    kind: 'media',
    shape: mediaShape,
    listKey: 'media',
    missing: 'There is no such media file',
  });
  return [
    route.post('uploadApp', '/app-automate/upload', apps.upload),
    route.get('listApps', '/app-automate/recent_apps', apps.list),
    route.get('listAppsByCustomId', '/app-automate/recent_apps/:customId', apps.list),
    route.get('listGroupApps', '/app-automate/recent_group_apps', apps.listGroup),
    route.delete('deleteApp', '/app-automate/app/delete/:id', apps.remove),
    ...suiteRoutes,
    route.post('uploadAppDirectory', '/app-automate/earlgrey/app-dir', appDirs.upload),
    route.get('listAppDirectories', '/app-automate/earlgrey/app-dirs', appDirs.list),
    route.get('getAppDirectory', '/app-automate/earlgrey/app-dirs/:id', appDirs.get),
    route.delete('deleteAppDirectory', '/app-automate/earlgrey/app-dirs/:id', appDirs.remove),
    route.post('uploadMedia', '/app-automate/upload-media', media.upload),
    route.get('listMedia', '/app-automate/recent_media_files', media.list),
    route.get('listMediaByCustomId', '/app-automate/recent_media_files/:customId', media.list),
    route.get('listGroupMedia', '/app-automate/recent_group_media', media.listGroup),
    route.delete('deleteMedia', '/app-automate/custom_media/delete/:id', media.remove),
  ];
};

const handlersV2 = (cloud: CloudState, area: UploadArea, detailKey: string) => {
  const { find, remove } = storeOf(cloud, area, 'nested');
  return {
    upload: async (exchange: Exchange) => jsonResponse(area.shape(cloud, await acceptUpload(cloud, exchange, area, 'v2'))),
    list: ({ query }: Exchange) => {
      const scope = choiceParameter(query, 'scope', ['user', 'group'], refuseQuery) === 'group' ? 'group' : 'user';
      const customId = query.get('custom_id') ?? undefined;
      const found = cloud.uploads.list({ ...area, scope, customId, limit: readLimit(query) });
      return jsonResponse({ [area.listKey]: found.map((record) => area.shape(cloud, record)) });
    },
    get: (exchange: Exchange) => jsonResponse({ [detailKey]: area.shape(cloud, find(exchange)) }),
    remove: async (exchange: Exchange) => {
      await remove(exchange);
      return jsonResponse({ success: { message: 'Deleted' } });
    },
  };
};

const frameworkRoutes = (cloud: CloudState, framework: Framework, root: string): readonly Route[] => {
  const { uploads, listsUploads } = traitsOf(framework);
  const detailKey = uploads === 'test-package' ? 'test_package' : 'test_suite';
  const missing = '[BROWSERSTACK_TEST_NOT_FOUND] There is no such test suite';
  const suiteArea: UploadArea = { kind: 'suite', framework, shape: suiteShapeV2(detailKey), listKey: 'test_suites', missing };
  const suites = handlersV2(cloud, suiteArea, detailKey);
  if (uploads === 'test-package') return [route.post('uploadPackage', `${root}/test-package`, suites.upload)];
  const apps = handlersV2(cloud, { kind: 'app', shape: appShapeV2, listKey: 'apps', missing: missingApp }, 'app');
  const appUpload = route.post('uploadAppV2', `${root}/app`, apps.upload);
  const suiteUpload = route.post('uploadSuiteV2', `${root}/test-suite`, suites.upload);
  if (!listsUploads) return [appUpload, suiteUpload];
  return [
    appUpload,
    route.get('listAppsV2', `${root}/apps`, apps.list),
    route.get('getAppV2', `${root}/apps/:id`, apps.get),
    route.delete('deleteAppV2', `${root}/apps/:id`, apps.remove),
    suiteUpload,
    route.get('listSuitesV2', `${root}/test-suites`, suites.list),
    route.get('getSuiteV2', `${root}/test-suites/:id`, suites.get),
    route.delete('deleteSuiteV2', `${root}/test-suites/:id`, suites.remove),
  ];
};

export const uploadRoutesV2 = (cloud: CloudState): readonly Route[] =>
  frameworksOf('v2').flatMap(({ framework, root }) => frameworkRoutes(cloud, framework, root));

const refuseQuery = (name: string, expected: string): Refusal =>
  invalid('INVALID_VALUES_IN_INPUT', `${name}: expected ${expected}`, 'error');

/** Returns 10 by default. Throws Refusal for a limit that is not a whole number from 1 to 100. */
export const readLimit = (query: URLSearchParams): number =>
  numberParameter(query, 'limit', { fallback: 10, max: 100 }, refuseQuery);

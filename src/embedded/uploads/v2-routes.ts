import type { CloudState } from '../cloud-state.ts';
import { type Framework, frameworksOf, traitsOf } from '../framework.ts';
import { jsonResponse, Refusal } from '../http/response.ts';
import { type Exchange, param, type Route } from '../http/route.ts';
import { acceptUpload } from './accept-upload.ts';
import type { UploadTarget } from './upload-registry.ts';
import { readListQuery } from './upload-registry.ts';
import { appShapeV2, packageShapeV2, suiteShapeV2 } from './upload-shapes.ts';

interface Area {
  readonly operation: Route['operation'];
  readonly target: UploadTarget;
  readonly upload: string;
  readonly shape: typeof appShapeV2;
}

interface ListedArea extends Area {
  readonly operations: Readonly<Record<'list' | 'get' | 'delete', Route['operation']>>;
  readonly listing: string;
  readonly listKey: string;
  readonly detailKey: string;
  readonly missing: string;
}

const appArea = (root: string): ListedArea => ({
  operation: 'uploadAppV2',
  operations: { list: 'listAppsV2', get: 'getAppV2', delete: 'deleteAppV2' },
  target: { kind: 'app' },
  upload: `${root}/app`,
  listing: `${root}/apps`,
  listKey: 'apps',
  detailKey: 'app',
  missing: '[BROWSERSTACK_APP_NOT_FOUND] There is no such app',
  shape: appShapeV2,
});

const suiteArea = (framework: Framework, root: string): ListedArea => ({
  operation: 'uploadSuiteV2',
  operations: { list: 'listSuitesV2', get: 'getSuiteV2', delete: 'deleteSuiteV2' },
  target: { kind: 'suite', framework },
  upload: `${root}/test-suite`,
  listing: `${root}/test-suites`,
  listKey: 'test_suites',
  detailKey: 'test_suite',
  missing: '[BROWSERSTACK_TEST_NOT_FOUND] There is no such test suite',
  shape: suiteShapeV2,
});

const packageArea = (framework: Framework, root: string): Area => ({
  operation: 'uploadPackage',
  target: { kind: 'suite', framework },
  upload: `${root}/test-package`,
  shape: packageShapeV2,
});

const uploadRoute = (cloud: CloudState, { operation, target, upload, shape }: Area): Route => ({
  operation,
  method: 'POST',
  path: upload,
  handle: async (exchange) => jsonResponse(shape(cloud, await acceptUpload(cloud, exchange, target, 'v2'))),
});

const listingRoutes = (cloud: CloudState, area: ListedArea): readonly Route[] => {
  const missing = (): Refusal => new Refusal(404, area.missing, 'nested');
  const list = (exchange: Exchange): readonly unknown[] => {
    const query = readListQuery(exchange, exchange.query.get('custom_id') ?? undefined);
    const scope = exchange.query.get('scope') === 'group' ? 'group' : 'user';
    return cloud.uploads.list({ ...area.target, scope, ...query }).map((record) => area.shape(cloud, record));
  };
  return [
    {
      operation: area.operations.list,
      method: 'GET',
      path: area.listing,
      handle: (exchange) => jsonResponse({ [area.listKey]: list(exchange) }),
    },
    {
      operation: area.operations.get,
      method: 'GET',
      path: `${area.listing}/:id`,
      handle: (exchange) => {
        const record = cloud.uploads.find(area.target, param(exchange, 'id'));
        if (record === undefined) throw missing();
        return jsonResponse({ [area.detailKey]: area.shape(cloud, record) });
      },
    },
    {
      operation: area.operations.delete,
      method: 'DELETE',
      path: `${area.listing}/:id`,
      handle: async (exchange) => {
        if (!(await cloud.uploads.remove(area.target, param(exchange, 'id')))) throw missing();
        return jsonResponse({ success: { message: 'Deleted' } });
      },
    },
  ];
};

const uploadRoutesOf = (cloud: CloudState, framework: Framework, root: string): readonly Route[] => {
  const { uploads, listsUploads } = traitsOf(framework);
  if (uploads === 'test-package') return [uploadRoute(cloud, packageArea(framework, root))];
  const areas = [appArea(root), suiteArea(framework, root)];
  return areas.flatMap((area) => [uploadRoute(cloud, area), ...(listsUploads ? listingRoutes(cloud, area) : [])]);
};

/** Routes for apps, test suites and test packages in v2. */
export const uploadRoutesV2 = (cloud: CloudState): readonly Route[] =>
  frameworksOf('v2').flatMap(({ framework, root }) => uploadRoutesOf(cloud, framework, root));

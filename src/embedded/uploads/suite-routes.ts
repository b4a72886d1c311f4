import type { CloudState } from '../cloud-state.ts';
import { jsonResponse, Refusal } from '../http/response.ts';
import { type Exchange, param, type Route } from '../http/route.ts';
import { acceptUpload } from './accept-upload.ts';
import type { UploadRecord, UploadTarget } from './upload-registry.ts';
import { listResponse, readListQuery } from './upload-registry.ts';
import { appDirShape, suiteShape, uploadedShape } from './upload-shapes.ts';

interface SuiteArea {
  readonly target: UploadTarget;
  readonly upload: string;
  readonly listing: string;
  readonly listKey: string;
  /** Names of the four operations in the OpenAPI document. */
  readonly operations: Readonly<Record<'upload' | 'list' | 'get' | 'delete', Route['operation']>>;
  readonly shape: typeof suiteShape;
}

const areas: readonly SuiteArea[] = [
  ...(['espresso', 'xcuitest'] as const).map((framework) => ({
    target: { kind: 'suite', framework } as const,
    upload: `/app-automate/${framework}/test-suite`,
    listing: `/app-automate/${framework}/test-suites`,
    listKey: 'test_suites',
    operations: { upload: 'uploadSuite', list: 'listSuites', get: 'getSuite', delete: 'deleteSuite' } as const,
    shape: suiteShape,
  })),
  {
    target: { kind: 'app-dir', framework: 'earlgrey' },
    upload: '/app-automate/earlgrey/app-dir',
    listing: '/app-automate/earlgrey/app-dirs',
    listKey: 'app_dirs',
    operations: {
      upload: 'uploadAppDirectory',
      list: 'listAppDirectories',
      get: 'getAppDirectory',
      delete: 'deleteAppDirectory',
    },
    shape: appDirShape,
  },
];

const notFound = (): Refusal => new Refusal(404, '[BROWSERSTACK_TEST_NOT_FOUND] There is no such upload', 'error');

const areaRoutes = (cloud: CloudState, { target, upload, listing, listKey, operations, shape }: SuiteArea): readonly Route[] => {
  const find = (exchange: Exchange): UploadRecord => {
    const record = cloud.uploads.find(target, param(exchange, 'id'));
    if (record === undefined) throw notFound();
    return record;
  };
  return [
    {
      operation: operations.upload,
      method: 'POST',
      path: upload,
      handle: async (exchange) => jsonResponse(uploadedShape(cloud, await acceptUpload(cloud, exchange, target))),
    },
    {
      operation: operations.list,
      method: 'GET',
      path: listing,
      handle: (exchange) => {
        const records = cloud.uploads.list({ ...target, ...readListQuery(exchange, undefined) });
        return listResponse(
          cloud.spelling.shapes,
          listKey,
          records.map((record) => shape(cloud, record)),
        );
      },
    },
    {
      operation: operations.get,
      method: 'GET',
      path: `${listing}/:id`,
      handle: (exchange) => jsonResponse(shape(cloud, find(exchange))),
    },
    {
      operation: operations.delete,
      method: 'DELETE',
      path: `${listing}/:id`,
      handle: async (exchange) => {
        if (await cloud.uploads.remove(target, param(exchange, 'id'))) return jsonResponse({ success: true });
        throw notFound();
      },
    },
  ];
};

/** Routes for test suites of Espresso and XCUITest, and for app directories of EarlGrey. */
export const suiteRoutes = (cloud: CloudState): readonly Route[] => areas.flatMap((area) => areaRoutes(cloud, area));

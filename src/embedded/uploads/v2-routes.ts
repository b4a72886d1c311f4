import type { CloudState } from '../cloud-state.ts';
import { jsonAnswer, Refusal } from '../http/answer.ts';
import { type Exchange, param, type Route } from '../http/route.ts';
import { acceptUpload } from './accept-upload.ts';
import { readListQuery } from './listing.ts';
import type { UploadTarget } from './upload-record.ts';
import { appShapeV2, suiteShapeV2 } from './upload-shapes.ts';

interface Area {
  readonly target: UploadTarget;
  readonly upload: string;
  readonly listing: string;
  readonly listKey: string;
  readonly detailKey: string;
  readonly missing: string;
  readonly shape: typeof appShapeV2;
}

const areasOf = (framework: 'espresso' | 'xcuitest'): readonly Area[] => [
  {
    target: { kind: 'app' },
    upload: `/app-automate/${framework}/v2/app`,
    listing: `/app-automate/${framework}/v2/apps`,
    listKey: 'apps',
    detailKey: 'app',
    missing: '[BROWSERSTACK_APP_NOT_FOUND] There is no such app',
    shape: appShapeV2,
  },
  {
    target: { kind: 'suite', framework },
    upload: `/app-automate/${framework}/v2/test-suite`,
    listing: `/app-automate/${framework}/v2/test-suites`,
    listKey: 'test_suites',
    detailKey: 'test_suite',
    missing: '[BROWSERSTACK_TEST_NOT_FOUND] There is no such test suite',
    shape: suiteShapeV2,
  },
];

const areaRoutes = (cloud: CloudState, area: Area): readonly Route[] => {
  const missing = (): Refusal => new Refusal(404, area.missing, 'nested');
  const list = (exchange: Exchange): readonly unknown[] => {
    const query = readListQuery(exchange, exchange.query.get('custom_id') ?? undefined);
    const scope = exchange.query.get('scope') === 'group' ? 'group' : 'user';
    return cloud.uploads.list({ ...area.target, scope, ...query }).map((record) => area.shape(cloud, record));
  };
  return [
    {
      method: 'POST',
      path: area.upload,
      handle: async (exchange) => jsonAnswer(area.shape(cloud, await acceptUpload(cloud, exchange, area.target))),
    },
    { method: 'GET', path: area.listing, handle: (exchange) => jsonAnswer({ [area.listKey]: list(exchange) }) },
    {
      method: 'GET',
      path: `${area.listing}/:id`,
      handle: (exchange) => {
        const record = cloud.uploads.find(area.target, param(exchange, 'id'));
        if (record === undefined) throw missing();
        return jsonAnswer({ [area.detailKey]: area.shape(cloud, record) });
      },
    },
    {
      method: 'DELETE',
      path: `${area.listing}/:id`,
      handle: async (exchange) => {
        if (!(await cloud.uploads.remove(area.target, param(exchange, 'id')))) throw missing();
        return jsonAnswer({ success: { message: 'Deleted' } });
      },
    },
  ];
};

/** Apps and suites in v2. */
export const uploadRoutesV2 = (cloud: CloudState): readonly Route[] =>
  (['espresso', 'xcuitest'] as const).flatMap((framework) => areasOf(framework).flatMap((area) => areaRoutes(cloud, area)));

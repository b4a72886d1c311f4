import { type Answer, jsonAnswer, Refusal } from '../http/answer.ts';
import { type Exchange, param, type Route } from '../http/route.ts';
import type { World } from '../world.ts';
import { acceptUpload } from './accept-upload.ts';
import { listAnswer, readListQuery } from './listing.ts';
import { appShape, uploadedShape } from './upload-shapes.ts';

/** Apps of Espresso and XCUITest. */
export const appRoutes = (world: World): readonly Route[] => {
  const list = (exchange: Exchange, scope: 'user' | 'group'): Answer => {
    const apps = world.uploads.list({ kind: 'app', scope, ...readListQuery(exchange, exchange.params.customId) });
    return listAnswer(
      world.spelling.shapes,
      'apps',
      apps.map((app) => appShape(world, app)),
    );
  };
  return [
    {
      method: 'POST',
      path: '/app-automate/upload',
      handle: async (exchange) => jsonAnswer(uploadedShape(world, await acceptUpload(world, exchange, { kind: 'app' }))),
    },
    { method: 'GET', path: '/app-automate/recent_apps', handle: (exchange) => list(exchange, 'user') },
    { method: 'GET', path: '/app-automate/recent_apps/:customId', handle: (exchange) => list(exchange, 'user') },
    { method: 'GET', path: '/app-automate/recent_group_apps', handle: (exchange) => list(exchange, 'group') },
    {
      method: 'DELETE',
      path: '/app-automate/app/delete/:id',
      handle: async (exchange) => {
        if (await world.uploads.remove({ kind: 'app' }, param(exchange, 'id'))) return jsonAnswer({ success: true });
        throw new Refusal(404, '[BROWSERSTACK_APP_NOT_FOUND] There is no such app', 'error');
      },
    },
  ];
};

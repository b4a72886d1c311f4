import type { CloudState } from '../cloud-state.ts';
import { jsonResponse, Refusal, type RouteResponse } from '../http/response.ts';
import { type Exchange, param, type Route } from '../http/route.ts';
import { acceptUpload } from './accept-upload.ts';
import { listResponse, readListQuery } from './upload-registry.ts';
import { appShape, mediaShape, uploadedShape } from './upload-shapes.ts';

/** Routes for apps of Espresso and XCUITest. */
export const appRoutes = (cloud: CloudState): readonly Route[] => {
  const list = (exchange: Exchange, scope: 'user' | 'group'): RouteResponse => {
    const apps = cloud.uploads.list({ kind: 'app', scope, ...readListQuery(exchange, exchange.params.customId) });
    return listResponse(
      cloud.spelling.shapes,
      'apps',
      apps.map((app) => appShape(cloud, app)),
    );
  };
  return [
    {
      operation: 'uploadApp',
      method: 'POST',
      path: '/app-automate/upload',
      handle: async (exchange) => jsonResponse(uploadedShape(cloud, await acceptUpload(cloud, exchange, { kind: 'app' }))),
    },
    { operation: 'listApps', method: 'GET', path: '/app-automate/recent_apps', handle: (exchange) => list(exchange, 'user') },
    {
      operation: 'listAppsByCustomId',
      method: 'GET',
      path: '/app-automate/recent_apps/:customId',
      handle: (exchange) => list(exchange, 'user'),
    },
    {
      operation: 'listGroupApps',
      method: 'GET',
      path: '/app-automate/recent_group_apps',
      handle: (exchange) => list(exchange, 'group'),
    },
    {
      operation: 'deleteApp',
      method: 'DELETE',
      path: '/app-automate/app/delete/:id',
      handle: async (exchange) => {
        if (await cloud.uploads.remove({ kind: 'app' }, param(exchange, 'id'))) return jsonResponse({ success: true });
        throw new Refusal(404, '[BROWSERSTACK_APP_NOT_FOUND] There is no such app', 'error');
      },
    },
  ];
};

export const mediaRoutes = (cloud: CloudState): readonly Route[] => {
  const list = (exchange: Exchange, scope: 'user' | 'group'): RouteResponse => {
    const files = cloud.uploads.list({ kind: 'media', scope, ...readListQuery(exchange, exchange.params.customId) });
    return listResponse(
      cloud.spelling.shapes,
      'media',
      files.map((file) => mediaShape(cloud, file)),
    );
  };
  return [
    {
      operation: 'uploadMedia',
      method: 'POST',
      path: '/app-automate/upload-media',
      handle: async (exchange) => jsonResponse(uploadedShape(cloud, await acceptUpload(cloud, exchange, { kind: 'media' }))),
    },
    {
      operation: 'listMedia',
      method: 'GET',
      path: '/app-automate/recent_media_files',
      handle: (exchange) => list(exchange, 'user'),
    },
    {
      operation: 'listMediaByCustomId',
      method: 'GET',
      path: '/app-automate/recent_media_files/:customId',
      handle: (exchange) => list(exchange, 'user'),
    },
    {
      operation: 'listGroupMedia',
      method: 'GET',
      path: '/app-automate/recent_group_media',
      handle: (exchange) => list(exchange, 'group'),
    },
    {
      operation: 'deleteMedia',
      method: 'DELETE',
      path: '/app-automate/custom_media/delete/:id',
      handle: async (exchange) => {
        if (await cloud.uploads.remove({ kind: 'media' }, param(exchange, 'id'))) return jsonResponse({ success: true });
        throw new Refusal(404, 'There is no such media file', 'error');
      },
    },
  ];
};

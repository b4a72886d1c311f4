import { type Answer, jsonAnswer, Refusal } from '../http/answer.ts';
import { type Exchange, param, type Route } from '../http/route.ts';
import type { World } from '../world.ts';
import { acceptUpload } from './accept-upload.ts';
import { listAnswer, readListQuery } from './listing.ts';
import { mediaShape, uploadedShape } from './upload-shapes.ts';

/** Media files. */
export const mediaRoutes = (world: World): readonly Route[] => {
  const list = (exchange: Exchange, scope: 'user' | 'group'): Answer => {
    const files = world.uploads.list({ kind: 'media', scope, ...readListQuery(exchange, exchange.params.customId) });
    return listAnswer(
      world.spelling.shapes,
      'media',
      files.map((file) => mediaShape(world, file)),
    );
  };
  return [
    {
      method: 'POST',
      path: '/app-automate/upload-media',
      handle: async (exchange) => jsonAnswer(uploadedShape(world, await acceptUpload(world, exchange, { kind: 'media' }))),
    },
    { method: 'GET', path: '/app-automate/recent_media_files', handle: (exchange) => list(exchange, 'user') },
    { method: 'GET', path: '/app-automate/recent_media_files/:customId', handle: (exchange) => list(exchange, 'user') },
    { method: 'GET', path: '/app-automate/recent_group_media', handle: (exchange) => list(exchange, 'group') },
    {
      method: 'DELETE',
      path: '/app-automate/custom_media/delete/:id',
      handle: async (exchange) => {
        if (await world.uploads.remove({ kind: 'media' }, param(exchange, 'id'))) return jsonAnswer({ success: true });
        throw new Refusal(404, 'There is no such media file', 'error');
      },
    },
  ];
};

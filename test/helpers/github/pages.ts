import type { Call, LoopbackResponse } from '../loopback-server.ts';

/**
 * One page of `items` as GitHub cuts it: `per_page` (30 unless told, 100 at most), `page` from 1, and a `Link` header.
 *
 * `wrap` puts the page into the object that some listings return.
 */
export const pageOf = <Item>(
  { request }: Call,
  items: readonly Item[],
  wrap: (page: readonly Item[], total: number) => unknown = (page) => page,
): LoopbackResponse => {
  const perPage = Math.min(Number(request.query.get('per_page') ?? 30), 100);
  const page = Number(request.query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(items.length / perPage));
  const link = (number: number, rel: string): string => {
    const query = new URLSearchParams(request.query);
    query.set('page', String(number));
    return `<http://${request.headers.host}${request.path}?${query.toString()}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev'), link(1, 'first')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
  ];
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', ...(links.length > 0 ? { link: links.join(', ') } : {}) },
    body: wrap(items.slice((page - 1) * perPage, page * perPage), items.length),
  };
};

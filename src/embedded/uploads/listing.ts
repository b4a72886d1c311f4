import { invalid, jsonResponse, Refusal, type RouteResponse } from '../http/response.ts';
import type { Exchange } from '../http/route.ts';
import type { Shapes } from '../schema/shapes.ts';

/** A listing in v1: an array, or a message if it is empty. */
export const listResponse = (shapes: Shapes, key: string, entries: readonly unknown[]): RouteResponse => {
  if (entries.length === 0 && shapes['empty-lists'] === 'message') return jsonResponse({ message: 'No results found' });
  if (entries.length === 0 && shapes['empty-lists'] === 'refused') throw new Refusal(422, 'No results found');
  return jsonResponse(shapes.lists === 'wrapped' ? { [key]: entries } : entries);
};

const defaultListed = 10;
const maxListed = 100;

/** The parameters of a listing: the newest 10 uploads, with `limit` up to 100. Throws Refusal unless `limit` is a positive number. */
export const readListQuery = ({ query }: Exchange, customId: string | undefined) => ({
  limit: readLimit(query.get('limit')),
  customId,
});

const readLimit = (text: string | null): number => {
  if (text === null) return defaultListed;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw invalid('INVALID_VALUES_IN_INPUT', 'limit is not a positive number', 'error');
  return Math.min(Number(text), maxListed);
};

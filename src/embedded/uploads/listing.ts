import { type Answer, invalid, jsonAnswer, Refusal } from '../http/answer.ts';
import type { Exchange } from '../http/route.ts';
import type { Shapes } from '../schema/shapes.ts';

/** A listing of the older interface: an array, or without entries a message (observed shapes 1.2, 15.4). */
export const listAnswer = (shapes: Shapes, key: string, entries: readonly unknown[]): Answer => {
  if (entries.length === 0 && shapes['empty-lists'] === 'message') return jsonAnswer({ message: 'No results found' });
  if (entries.length === 0 && shapes['empty-lists'] === 'refused') throw new Refusal(422, 'No results found');
  return jsonAnswer(shapes.lists === 'wrapped' ? { [key]: entries } : entries);
};

const defaultListed = 10;
const maxListed = 100;

/** What the parameters of a listing ask for: the newest ten, up to a hundred with `limit`. Throws Refusal for another limit than a positive number. */
export const readListQuery = ({ query }: Exchange, customId: string | undefined) => ({
  limit: readLimit(query.get('limit')),
  ...(customId !== undefined && { customId }),
});

const readLimit = (text: string | null): number => {
  if (text === null) return defaultListed;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw invalid('INVALID_VALUES_IN_INPUT', 'limit is not a positive number', 'error');
  return Math.min(Number(text), maxListed);
};

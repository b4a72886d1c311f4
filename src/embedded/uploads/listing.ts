import { type Answer, invalid, jsonAnswer } from '../http/answer.ts';
import type { Exchange } from '../http/route.ts';
import type { Shapes } from '../schema/shapes.ts';

/** A listing of the older interface: an array, or for want of entries a message (observed shapes 1.2). */
export const listAnswer = (shapes: Shapes, key: string, entries: readonly unknown[]): Answer => {
  if (entries.length === 0 && shapes['empty-lists'] === 'message') return jsonAnswer({ message: 'No results found' });
  return jsonAnswer(shapes.lists === 'wrapped' ? { [key]: entries } : entries);
};

/** The query `limit`, where it is given. Throws Refusal for anything but a positive number. */
export const readLimit = ({ query }: Exchange): number | undefined => {
  const text = query.get('limit');
  if (text === null) return undefined;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw invalid('INVALID_VALUES_IN_INPUT', 'limit is not a positive number', 'error');
  return Number(text);
};

/** Copies the optional parts of a query that are really there. */
export const optionalQuery = (customId: string | undefined, limit: number | undefined) => ({
  ...(customId !== undefined && { customId }),
  ...(limit !== undefined && { limit }),
});

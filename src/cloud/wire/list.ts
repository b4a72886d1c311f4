import { isRecord } from '../../lib/is-record.ts';
import { field, UnexpectedShapeError } from './json.ts';

/**
 * Reads a listing in its three forms: a bare list (v1), a list under one of `wrappers` (v2), and
 * `{"message": "No results found"}` for none.
 *
 * @throws {UnexpectedShapeError} for any other form; `what` names the entries, in the plural.
 */
export const readList = <Entry>(
  body: unknown,
  what: string,
  wrappers: readonly string[],
  readEntry: (entry: unknown) => Entry,
): Entry[] => {
  const entries = entriesIn(body, wrappers);
  if (entries === undefined) throw new UnexpectedShapeError(`a list of ${what}`, body);
  return entries.map((entry) => readEntry(entry));
};

const entriesIn = (body: unknown, wrappers: readonly string[]): readonly unknown[] | undefined => {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) return undefined;
  const wrapped = wrappers.map((wrapper) => field(body, wrapper)).find((value) => Array.isArray(value));
  if (wrapped !== undefined) return wrapped;
  const message = field(body, 'message');
  return typeof message === 'string' && /^no\b.{0,40}\bfound\b/i.test(message.trim()) ? [] : undefined;
};

import { cutText } from './escape/cut.ts';
import { UnreadableFileError } from './regular-file.ts';

/** @returns undefined if the text is not valid JSON */
export const parseJsonOrUndefined = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Most values of a large document. A result of a run has about 20, so these are those of a million results. */
const mostValues = 20_000_000;
/** Depth of the objects whose keys are compared: the document, and what is in it. */
const comparedDepth = 2;
/** Most characters of a key in a message. */
const longestKey = 100;

/**
 * Parses a large document that others wrote.
 *
 * @throws {UnreadableFileError} for more values than memory is made for, and for an outer object with one key twice, of which `JSON.parse` would
 * keep the last
 * @throws {SyntaxError} for invalid JSON
 */
export const parseLargeJson = (text: string): unknown => {
  const keys = Array.from({ length: comparedDepth }, () => new Set<unknown>());
  let [depth, values] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    switch (text.charAt(at)) {
      case '"': {
        const end = endOfString(text, at);
        noteKey(keys[depth - 1], text, at, end);
        at = end;
        break;
      }
      case '{':
      case '[':
        keys[depth]?.clear();
        depth++;
        values++;
        break;
      case '}':
      case ']':
        depth--;
        break;
      case ',':
        values++;
        break;
    }
    if (values > mostValues) throw new UnreadableFileError(`the file has more than ${mostValues / 1e6} million values`);
  }
  return JSON.parse(text);
};

/**
 * Notes a string if it is a key.
 *
 * @param keys keys of the open object; undefined if they are not compared
 */
const noteKey = (keys: Set<unknown> | undefined, text: string, start: number, end: number): void => {
  if (keys === undefined) return;
  let next = end + 1;
  while (/\s/.test(text.charAt(next))) next++;
  if (text.charAt(next) !== ':') return;
  const key = parseJsonOrUndefined(text.slice(start, end + 1));
  if (keys.has(key)) {
    const shown = cutText(JSON.stringify(key), longestKey);
    throw new UnreadableFileError(`the file has the key ${shown} twice in one object`);
  }
  keys.add(key);
};

/** Position of the quote that ends a string, or the length of the text. */
const endOfString = (text: string, start: number): number => {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
};

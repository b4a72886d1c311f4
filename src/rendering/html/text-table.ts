import { utf8Bytes } from '../../lib/escape/cut.ts';
import { jsonForScript } from '../../lib/escape/html.ts';

/** Texts that are named by position, since thousands of results fail with the same message. */
export interface TextTable {
  readonly texts: readonly string[];
  /** The position of `text`, which is added where it is new. */
  add(text: string): number;
  /** Bytes that adding `text` would cost the page. */
  cost(text: string): number;
}

export const createTextTable = (): TextTable => {
  const positions = new Map<string, number>();
  const texts: string[] = [];
  return {
    texts,
    add: (text) => {
      const known = positions.get(text);
      if (known !== undefined) return known;
      positions.set(text, texts.length);
      texts.push(text);
      return texts.length - 1;
    },
    cost: (text) => (positions.has(text) ? 0 : jsonBytes(text) + 1),
  };
};

/** The size of a value in a data element. */
export const jsonBytes = (value: unknown): number => utf8Bytes(jsonForScript(value));

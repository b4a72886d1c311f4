import { longestReference } from './xml-attributes.ts';

/** A text that was read: its beginning and its end, decoded, and what is missing between them. */
export interface CollectedText {
  readonly head: string;
  readonly tail: string;
  readonly cutChars: number;
}

/** Takes text of any length and keeps little of it. */
export interface TextCollector {
  /** @param isLiteral the piece is from a CDATA section and holds no references */
  readonly push: (piece: string, isLiteral: boolean) => void;
  readonly collected: () => CollectedText;
  /** As written in the report, references and all. */
  readonly totalChars: () => number;
}

/**
 * Keeps the first three quarters and the last quarter of `limitChars`, whatever comes.
 *
 * Pieces stay as they are written until somebody wants them: most output belongs to tests that passed, and nobody does.
 */
export const createTextCollector = (limitChars: number, decode: (text: string) => string): TextCollector => {
  const headChars = Math.ceil(limitChars * headShare);
  const tailChars = limitChars - headChars;
  let head = '';
  let tail = '';
  let totalChars = 0;
  return {
    push: (piece, isLiteral) => {
      const written = isLiteral && piece.includes('&') ? piece.replaceAll('&', '&amp;') : piece;
      totalChars += written.length;
      const room = headChars - head.length;
      if (room > 0) head += room >= written.length ? written : written.slice(0, room);
      if (room >= written.length) return;
      tail += room > 0 ? written.slice(room) : written;
      // Twice the room, so that not every piece costs a copy.
      if (tail.length > 2 * tailChars + 1_000) tail = lastChars(tail, tailChars);
    },
    collected: () => {
      const end = lastChars(tail, tailChars);
      const cutChars = totalChars - head.length - end.length;
      if (cutChars === 0) return { head: decode(head + end), tail: '', cutChars };
      return { head: decode(withoutCutReference(head)), tail: decode(end), cutChars };
    },
    totalChars: () => totalChars,
  };
};

export const headShare = 0.75;

export const lastChars = (text: string, count: number): string => (count === 0 ? '' : text.slice(-count));

/** The text up to a reference that its end cuts in two. */
export const withoutCutReference = (text: string): string => {
  const start = text.lastIndexOf('&');
  return start !== -1 && text.length - start < longestReference && !text.includes(';', start) ? text.slice(0, start) : text;
};

/** A text that was read: its beginning and its end, and how much is missing between them. */
interface CollectedText {
  readonly head: string;
  readonly tail: string;
  readonly cutChars: number;
}

/** Takes text of any length and keeps little of it. */
export interface TextCollector {
  readonly push: (piece: string) => void;
  readonly collected: () => CollectedText;
  readonly totalChars: () => number;
}

/** Keeps the first three quarters and the last quarter of `limitChars`, whatever comes. */
export const createTextCollector = (limitChars: number): TextCollector => {
  const headChars = Math.ceil(limitChars * headShare);
  const tailChars = limitChars - headChars;
  let head = '';
  let tail = '';
  let totalChars = 0;
  return {
    push: (piece) => {
      totalChars += piece.length;
      const room = headChars - head.length;
      if (room > 0) head += room >= piece.length ? piece : piece.slice(0, room);
      if (room >= piece.length) return;
      tail += room > 0 ? piece.slice(room) : piece;
      // Twice the room, so that not every piece costs a copy.
      if (tail.length > 2 * tailChars + 1_000) tail = lastChars(tail, tailChars);
    },
    collected: () => {
      const end = lastChars(tail, tailChars);
      const cutChars = totalChars - head.length - end.length;
      return cutChars === 0 ? { head: head + end, tail: '', cutChars } : { head, tail: end, cutChars };
    },
    totalChars: () => totalChars,
  };
};

const headShare = 0.75;

const lastChars = (text: string, count: number): string => (count === 0 ? '' : text.slice(-count));

/** What all texts of one report may keep together. */
export interface TextBudget {
  /** @returns the text, cut so that it fits both `limitChars` and what is left of the budget; nothing where no text is left */
  readonly keep: (text: TextCollector, limitChars: number) => string | undefined;
  /** Characters that were read and are not kept. */
  readonly cutChars: () => number;
}

/** What a text still keeps when the budget is used up: enough to know it by. */
const spentChars = 300;

export const createTextBudget = (keptChars: number): TextBudget => {
  let left = keptChars;
  let cutChars = 0;
  return {
    keep: (text, limitChars) => {
      if (limitChars === 0) {
        cutChars += text.totalChars();
        return undefined;
      }
      const kept = trim(shortened(text, left > 0 ? limitChars : Math.min(limitChars, spentChars)));
      left -= kept.length;
      cutChars += Math.max(0, text.totalChars() - kept.length);
      return kept === '' ? undefined : detach(kept);
    },
    cutChars: () => cutChars,
  };
};

const shortened = (text: TextCollector, limitChars: number): string => {
  const { head, tail, cutChars } = text.collected();
  if (cutChars === 0 && head.length <= limitChars) return head;
  const start = head.slice(0, Math.ceil(limitChars * headShare));
  const end = lastChars(tail === '' ? head.slice(start.length) : tail, limitChars - start.length);
  const missing = cutChars + head.length + tail.length - start.length - end.length;
  return missing === 0 ? start + end : `${start}\n[${missing} characters cut]\n${end}`;
};

/** No blank lines around, no halves of a character where the text was cut. */
const trim = (text: string): string =>
  text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .toWellFormed();

/** A short text, cut at its end. */
export const shorten = (text: string, limitChars: number): string =>
  detach(
    text.length <= limitChars ? text : `${text.slice(0, limitChars)}[${text.length - limitChars} characters cut]`.toWellFormed(),
  );

/** Slices of a string keep the whole of it alive; a chunk of the file must not live as long as a name in it. */
const longestInline = 12;

const detach = (text: string): string => (text.length <= longestInline ? text : Buffer.from(text, 'utf8').toString('utf8'));

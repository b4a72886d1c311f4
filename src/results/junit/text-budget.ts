/** Takes text of any length and keeps its first three quarters and its last quarter, up to a limit. */
export interface TextCollector {
  readonly push: (piece: string) => void;
  /** @returns what is kept, with a note of how much is missing in its middle; `undefined` if there was no text */
  readonly take: () => string | undefined;
}

/** What all texts of one report may keep together. */
export interface TextBudget {
  /** A text begun after the budget is used up keeps only enough to know it by. */
  readonly collect: (limitChars: number) => TextCollector;
}

const spentChars = 300;
const headShare = 0.75;

export const createTextBudget = (keptChars: number): TextBudget => {
  let left = keptChars;
  return {
    collect: (mostChars) => {
      const limitChars = left > 0 ? mostChars : Math.min(mostChars, spentChars);
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
        take: () => {
          const end = lastChars(tail, tailChars);
          const cutChars = totalChars - head.length - end.length;
          const kept = trim(cutChars === 0 ? head + end : `${head}\n[${cutChars} characters cut]\n${end}`);
          left -= kept.length;
          return kept === '' ? undefined : detach(kept);
        },
      };
    },
  };
};

const lastChars = (text: string, count: number): string => (count === 0 ? '' : text.slice(-count));

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

import { headShare, lastChars, type TextCollector } from './text-collector.ts';

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

/** Line ends as XML means them, no blank lines around, no halves of a character where the text was cut. */
const trim = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
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

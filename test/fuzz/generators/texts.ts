import fc from 'fast-check';
import { hostileTexts } from '../../unit/lib/escape/hostile-texts.ts';

/** One change of a text. `at` and `length` are parts of the whole, so that they fit a text of any size. */
interface Edit {
  readonly kind: 'insert' | 'delete' | 'replace' | 'repeat' | 'cut' | 'move';
  readonly at: number;
  readonly length: number;
  readonly token: string;
  readonly times: number;
}

const part = fc.nat(10_000).map((tenThousandths) => tenThousandths / 10_000);
/** Mostly a few characters, now and then half of the text. */
const length = fc.oneof({ weight: 4, arbitrary: fc.nat(200).map((few) => few / 10_000) }, part);
const times = fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.constantFrom(20, 100, 1_000));
const largestText = 300_000;

/** Any text, and texts that broke others. */
export const anyText = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
);

/** Texts made of pieces that mean something where they go. */
export const textOf = (pieces: readonly string[], maxLength = 24): fc.Arbitrary<string> =>
  fc.array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...pieces) }, anyText), { maxLength }).map((parts) => parts.join(''));

/** A good sample with some changes; `tokens` are what means something in its language. */
export const mutatedText = (
  samples: readonly string[],
  tokens: readonly string[],
  largest = largestText,
): fc.Arbitrary<string> => {
  const token = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...tokens) }, anyText);
  const kind = fc.constantFrom('insert', 'delete', 'replace', 'repeat', 'cut', 'move');
  const edits = fc.array(fc.record({ kind, at: part, length, token, times }), { minLength: 1, maxLength: 6 });
  return fc
    .tuple(fc.constantFrom(...samples), edits)
    .map(([sample, changes]) => changes.reduce((text, edit) => edited(text, edit, largest), sample));
};

const edited = (text: string, { kind, at, length: share, token, times: count }: Edit, largest: number): string => {
  const from = Math.floor(text.length * at);
  const to = Math.min(text.length, from + Math.ceil(text.length * share));
  const [before, piece, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  switch (kind) {
    case 'insert':
      return (before + token.repeat(count) + piece + after).slice(0, largest);
    case 'delete':
      return before + after;
    case 'replace':
      return before + token + after;
    case 'repeat':
      return (before + piece.repeat(piece.length * count > largest ? 2 : count) + after).slice(0, largest);
    case 'cut':
      return before;
    case 'move':
      return after + before + piece;
  }
};

const mostPieces = 1_000;

/** The same bytes in pieces of these sizes, again and again; larger ones where there would be too many. */
export const inPieces = (bytes: Buffer, sizes: readonly number[]): Buffer[] => {
  const pieces: Buffer[] = [];
  const smallest = Math.ceil(bytes.length / mostPieces);
  for (let at = 0, nth = 0; at < bytes.length; nth++) {
    const size = Math.max(smallest, sizes[nth % sizes.length] ?? bytes.length);
    pieces.push(bytes.subarray(at, at + size));
    at += size;
  }
  return pieces;
};

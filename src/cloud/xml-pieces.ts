/** A stretch of a document, and what a reader of its text takes it for. */
interface XmlPiece {
  readonly rawStart: number;
  readonly rawEnd: number;
  /** Nothing for markup that parts a text without a trace; else bytes, as Latin-1. */
  readonly text: string;
  /** As it stands: each character for itself. */
  readonly isPlain: boolean;
  /** Of `text` in all that is read. */
  readonly readStart: number;
}

/** Whatever is not as it stands begins with one of these. */
const beginning = /[&\]]|<[!?]/g;
/** Longer than any beginning that the end of a text may cut. */
const cutChars = 9;
const cdataStart = '<![CDATA[';
const cdataEnd = ']]>';
/** Comments and processing instructions. */
const silentMarkup = [
  { start: '<!--', end: '-->' },
  { start: '<?', end: '?>' },
] as const;
const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'" };
const longestCode = 0x10ffff;

/**
 * Parts a document into pieces.
 *
 * @param isWhole nothing follows; else what may be cut at the end is left out
 */
export const readXmlPieces = (raw: string, isWhole: boolean): readonly XmlPiece[] => {
  const pieces: XmlPiece[] = [];
  let readStart = 0;
  for (let at = 0; at < raw.length; ) {
    const found = pieceAt(raw, at, isWhole);
    if (found === undefined) break;
    pieces.push({ rawStart: at, readStart, ...found });
    readStart += found.text.length;
    at = found.rawEnd;
  }
  return pieces;
};

type Found = Pick<XmlPiece, 'rawEnd' | 'text' | 'isPlain'>;

const markupTo = (rawEnd: number): Found => ({ rawEnd, text: '', isPlain: false });
const plain = (raw: string, from: number, to: number): Found => ({ rawEnd: to, text: raw.slice(from, to), isPlain: true });

/** @returns undefined for what is not whole yet */
const pieceAt = (raw: string, at: number, isWhole: boolean): Found | undefined => {
  beginning.lastIndex = at;
  const next = beginning.exec(raw)?.index ?? raw.length;
  if (next > at) {
    // A last `<` may be the first half of a beginning.
    const to = next === raw.length && raw.endsWith('<') && !isWhole ? next - 1 : next;
    return to > at ? plain(raw, at, to) : undefined;
  }
  return raw.charAt(at) === '&' ? referenceAt(raw, at, isWhole) : markupAt(raw, at, isWhole);
};

const referenceAt = (raw: string, at: number, isWhole: boolean): Found | undefined => {
  const reference = readReference(raw, at);
  if (reference === 'cut' && !isWhole) return undefined;
  if (typeof reference !== 'object') return plain(raw, at, at + 1);
  return { rawEnd: reference.end, text: reference.text, isPlain: false };
};

const markupAt = (raw: string, at: number, isWhole: boolean): Found | undefined => {
  if (!isWhole && raw.length - at < cutChars) return undefined;
  if (raw.startsWith(cdataEnd, at)) return markupTo(at + cdataEnd.length);
  if (raw.startsWith(cdataStart, at)) return markupTo(at + cdataStart.length);
  const silent = silentMarkup.find(({ start }) => raw.startsWith(start, at));
  if (silent === undefined) return plain(raw, at, at + 1);
  const end = raw.indexOf(silent.end, at + silent.start.length);
  if (end !== -1) return markupTo(end + silent.end.length);
  return isWhole ? markupTo(at + silent.start.length) : undefined;
};

/** A reference, also one to a reference: `&amp;#65;` is shown as `&#65;` and read as `A` by whoever reads it twice. */
const readReference = (raw: string, at: number): { readonly end: number; readonly text: string } | 'cut' | undefined => {
  let from = at + 1;
  while (raw.startsWith('amp;', from)) from += 4;
  const ampersand = from > at + 1 ? { end: from, text: '&' } : undefined;
  const end = endOfName(raw, from);
  if (end === raw.length) return 'cut';
  if (raw.charAt(end) !== ';') return ampersand;
  const name = raw.slice(from, end);
  const text = named[name] ?? (name.startsWith('#') ? signOf(name.slice(1)) : undefined);
  return text === undefined ? ampersand : { end: end + 1, text };
};

const endOfName = (raw: string, from: number): number => {
  let end = from;
  while (end < raw.length && /[#\w]/.test(raw.charAt(end))) end += 1;
  return end;
};

const signOf = (digits: string): string | undefined => {
  const isHex = /^x[\da-f]+$/i.test(digits);
  if (!isHex && !/^\d+$/.test(digits)) return undefined;
  const code = isHex ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10);
  return code > longestCode ? undefined : Buffer.from(String.fromCodePoint(code)).toString('latin1');
};

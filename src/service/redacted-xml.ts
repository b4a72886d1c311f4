import { createFinder, mask, redactBytes, type Secrets } from './redaction.ts';

/** Maximum length of text that waits for the end of markup. Longer text is redacted without waiting. */
const mostHeldChars = 262_144;

/** Length of `&quot;`, the longest named reference. */
const longestNamedReference = 6;
/** Markup that can split or encode a credential. References to line ends and tabs cannot be part of a credential. */
const hiding = /&#(?!(?:9|10|13|x9|xa|xd);)|&amp;(?:#|amp;|lt;|gt;|quot;|apos;)|<!\[CDATA\[|<!--|<\?(?!xml )/i;

const longestOf = (wanted: readonly Buffer[]): number =>
  wanted.reduce((most, { length }) => Math.max(most, length), longestNamedReference);

/**
 * Redacts an XML document, in which references may encode a credential, and comments or CDATA sections may split it.
 *
 * Keeps all markup, so that the structure of the document does not change.
 */
export const redactXml = async function* (redact: Secrets, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const wanted = redact.needles.map((needle) => Buffer.from(needle));
  const tailChars = longestOf(wanted) * longestNamedReference;
  let held = '';
  // Latin-1 turns each byte into one character, so the text can be searched for the bytes of the needles.
  for await (const chunk of redactBytes(redact, utf8Xml(chunks))) {
    const raw = held + chunk.toString('latin1');
    if (!hiding.test(raw)) {
      // Most chunks contain no encoded text and need no decoding. Their end is held back, because a credential may continue in
      // the next chunk.
      const safe = Math.max(0, raw.length - tailChars);
      yield Buffer.from(raw.slice(0, safe), 'latin1');
      held = raw.slice(safe);
      continue;
    }
    const { text, rest } = redactText(wanted, raw, held.length > mostHeldChars);
    if (text !== '') yield Buffer.from(text, 'latin1');
    held = rest;
  }
  yield Buffer.from(redactText(wanted, held, true).text, 'latin1');
};

/** Redacts a text. Unless `isWhole`, returns its end as `rest`, because a credential may continue in the next chunk. */
const redactText = (wanted: readonly Buffer[], raw: string, isWhole: boolean) => {
  const pieces = readXmlPieces(raw, isWhole);
  const bytes = Buffer.from(pieces.map(({ text }) => text).join(''), 'latin1');
  const doubtfulFrom = isWhole ? bytes.length : Math.max(0, bytes.length - longestOf(wanted) + 1);

  const out: string[] = [];
  let rawAt = 0;
  let nth = 0;
  /** Moves to the offset `readTo` of the text. Always copies the markup before it, but copies the text only with `copies`. */
  const advance = (readTo: number, copies: boolean): void => {
    for (let piece = pieces[nth]; piece !== undefined && piece.readStart < readTo; piece = pieces[++nth]) {
      const { readStart, rawStart, rawEnd, text, isPlain } = piece;
      const isPart = readStart + text.length > readTo;
      // Stops before a reference, because a part of it cannot be replaced.
      if (isPart && !isPlain) return;
      const rawTo = isPart ? rawStart + readTo - readStart : rawEnd;
      if (copies || text === '') out.push(raw.slice(rawAt, rawTo));
      rawAt = rawTo;
      if (isPart) return;
    }
  };
  const next = createFinder(wanted, bytes);
  let readAt = 0;
  for (let found = next(0); found !== undefined && found.start < doubtfulFrom; found = next(readAt)) {
    advance(found.start, true);
    out.push(mask);
    advance(found.end, false);
    readAt = found.end;
  }
  advance(Math.max(readAt, doubtfulFrom), true);
  if (!isWhole) return { text: out.join(''), rest: raw.slice(rawAt) };
  out.push(raw.slice(rawAt));
  return { text: out.join(''), rest: '' };
};

/** Number of bytes that contain the XML declaration and show the encoding. */
const headBytes = 1_024;

/** Converts a UTF-16 document to UTF-8, so that its bytes can be searched. Passes on any other document unchanged. */
const utf8Xml = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  let decoder: InstanceType<typeof TextDecoder> | 'none' | undefined;
  const begin = function* (): Generator<Buffer> {
    const encoding = utf16Of(head);
    decoder = encoding === undefined ? 'none' : new TextDecoder(encoding);
    yield decoder === 'none' ? head : Buffer.from(declaredUtf8(decoder.decode(head, { stream: true })));
  };
  for await (const chunk of chunks) {
    if (decoder === 'none') yield chunk;
    else if (decoder !== undefined) yield Buffer.from(decoder.decode(chunk, { stream: true }));
    else {
      head = Buffer.concat([head, chunk]);
      if (head.length >= headBytes) yield* begin();
    }
  }
  if (decoder === undefined) yield* begin();
};

const utf16Of = ([first, second]: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined;
};

const declaredUtf8 = (head: string): string => {
  const end = head.startsWith('<?xml') ? head.indexOf('?>') : 0;
  return head.slice(0, Math.max(0, end)).replace(/utf-16(?:le|be)?/i, 'utf-8') + head.slice(Math.max(0, end));
};

/** Part of a document, with the text that a parser reads from it. */
interface XmlPiece {
  readonly rawStart: number;
  readonly rawEnd: number;
  /** Text of the piece, with each byte as a Latin-1 character. Empty for markup without text. */
  readonly text: string;
  /** Whether `text` equals the raw part. */
  readonly isPlain: boolean;
  /** Offset of `text` in the text of the whole document. */
  readonly readStart: number;
}

const beginning = /[&\]]|<[!?]/g;
/** Length of `<![CDATA[`, the longest start of markup. */
const cutChars = 9;
const cdataStart = '<![CDATA[';
const cdataEnd = ']]>';
/** Comments and processing instructions, which add no text. */
const silentMarkup = [
  { start: '<!--', end: '-->' },
  { start: '<?', end: '?>' },
] as const;
const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'" };
const longestCode = 0x10ffff;

/** Splits a document into pieces. Unless `isWhole`, leaves out a last piece that may be incomplete. */
const readXmlPieces = (raw: string, isWhole: boolean): readonly XmlPiece[] => {
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

/** Finds the piece at an offset. Returns undefined if the piece is incomplete. */
const pieceAt = (raw: string, at: number, isWhole: boolean): Found | undefined => {
  beginning.lastIndex = at;
  const next = beginning.exec(raw)?.index ?? raw.length;
  if (next > at) {
    // A `<` at the end may be the start of markup, so it is left for the next chunk.
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

/** Reads a reference, even if it is encoded several times: decoding `&amp;#65;` twice gives `A`. */
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

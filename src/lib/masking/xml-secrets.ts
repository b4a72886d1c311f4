import { asName, type Found, hashOf, isMask, type SecretFinder, withoutOverlaps } from './finder.ts';
import { findInLines, LineState, replaced } from './line-state.ts';
import { isSecretName, isSecretValue, kindOfName } from './secret-names.ts';
import { viewsOf } from './views.ts';

/** Maximum length of text that waits for the end of markup. Longer text is searched without waiting. */
const mostHeldBytes = 262_144;
/** Bytes at the end of an unfinished text that wait, because a secret may continue in the next chunk. */
const overlapBytes = 16_384;
/** Attributes that name a test, by element. A secret in them becomes a mask that is the same in every run. */
const namingElements = /^<(?:testcase|testsuite|testsuites)\b/;
const naming = new Set(['name', 'classname', 'class', 'file']);
const [lessThan, greaterThan, doubleQuote, singleQuote] = [0x3c, 0x3e, 0x22, 0x27];

const [cdataStart, cdataEnd] = ['<![CDATA[', ']]>'];
/** Markup inside of a text that adds no text. */
const sections = [
  { start: '<!--', end: '-->' },
  { start: '<?', end: '?>' },
] as const;

interface Piece {
  readonly start: number;
  readonly end: number;
}

/**
 * Replaces secrets in the texts and attributes of an XML document. Keeps its markup, so that its structure does not change. A
 * secret is also found if references encode it, or if comments or CDATA sections split it.
 */
export const maskXml = async function* (
  finder: SecretFinder,
  chunks: AsyncIterable<Buffer>,
  onFound: (found: readonly Found[]) => void,
): AsyncGenerator<Buffer> {
  const reader = new XmlSecrets(finder);
  let held: Buffer = Buffer.alloc(0);
  const emit = (isWhole: boolean): Buffer => {
    const { found, safe } = reader.read(held, isWhole);
    onFound(found);
    const masked = replaced(held.subarray(0, safe), found);
    held = Buffer.from(held.subarray(safe));
    return masked;
  };
  for await (const chunk of chunks) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const out = emit(false);
    if (out.length > 0) yield out;
  }
  const out = emit(true);
  if (out.length > 0) yield out;
};

/** Secrets of a block up to `safe`. */
interface Reading {
  readonly found: readonly Found[];
  readonly safe: number;
}

/** How far a block is read. */
interface Scan {
  readonly bytes: Buffer;
  readonly isWhole: boolean;
  readonly found: Found[];
  at: number;
  /** End of the last tag. */
  safe: number;
  /** Pieces of the text since the last tag. */
  run: Piece[];
  /** Start of a CDATA section that has not ended yet. */
  cdataFrom: number | undefined;
}

/** Reads a document block by block. */
class XmlSecrets {
  readonly #finder: SecretFinder;
  #state: LineState;
  /** Whether the block begins inside a CDATA section, whose beginning was already written. */
  #inCdata = false;

  constructor(finder: SecretFinder) {
    this.#finder = finder;
    this.#state = new LineState(finder);
  }

  /** Finds the secrets of a block up to `safe`. The rest belongs to markup or a text that continues in the next block. */
  read(bytes: Buffer, isWhole: boolean): Reading {
    const scan: Scan = { bytes, isWhole, at: 0, safe: 0, run: [], found: [], cdataFrom: this.#inCdata ? 0 : undefined };
    while (scan.at < bytes.length && this.#step(scan)) {
      // Each step reads a text, a section or a tag.
    }
    if (scan.cdataFrom !== undefined) scan.run.push({ start: Math.max(scan.cdataFrom, scan.at), end: bytes.length });
    if (isWhole) {
      this.#flush(scan);
      return { found: sorted(scan.found), safe: bytes.length };
    }
    if (bytes.length - scan.safe >= mostHeldBytes) return this.#readPart(scan);
    if (scan.safe > 0) this.#inCdata = false;
    return { found: sorted(scan.found.filter(({ end }) => end <= scan.safe)), safe: scan.safe };
  }

  /** Reads the next piece. Returns false if it is not complete. */
  #step(scan: Scan): boolean {
    const { bytes, run } = scan;
    if (scan.cdataFrom !== undefined) {
      const end = bytes.indexOf(cdataEnd, scan.at);
      if (end === -1) return false;
      run.push({ start: scan.at, end });
      scan.at = end + cdataEnd.length;
      scan.cdataFrom = undefined;
      return true;
    }
    const next = bytes.indexOf(lessThan, scan.at);
    const textEnd = next === -1 ? bytes.length : next;
    if (textEnd > scan.at) run.push({ start: scan.at, end: textEnd });
    scan.at = textEnd;
    return next !== -1 && this.#markup(scan);
  }

  #markup(scan: Scan): boolean {
    const { bytes, isWhole, at } = scan;
    if (!isWhole && bytes.length - at < cdataStart.length) return false;
    if (startsWith(bytes, at, cdataStart)) {
      scan.at = at + cdataStart.length;
      scan.cdataFrom = scan.at;
      return true;
    }
    const section = sections.find(({ start }) => startsWith(bytes, at, start));
    const end = section === undefined ? endOfTag(bytes, at) : endOfSection(bytes, at, section.end);
    if (end === undefined) return this.#unended(scan);
    if (section === undefined) {
      this.#flush(scan);
      scan.found.push(...this.#tagSecrets(bytes, at, end));
      scan.safe = end;
    } else scan.found.push(...this.#blockSecrets(bytes, at, end));
    scan.at = end;
    return true;
  }

  /** Waits for the end of markup. Markup without an end is searched like text. */
  #unended(scan: Scan): boolean {
    const { bytes, isWhole, at, run } = scan;
    if (!isWhole && bytes.length - at < mostHeldBytes) return false;
    run.push({ start: at, end: bytes.length });
    scan.at = bytes.length;
    return false;
  }

  #flush(scan: Scan): void {
    scan.found.push(...this.#textSecrets(scan.bytes, scan.run));
    scan.run = [];
    this.#state = new LineState(this.#finder);
  }

  /** Reads a part of a text that is too long to wait for its end, up to the end of a line. */
  #readPart({ bytes, run, found, at, cdataFrom }: Scan): Reading {
    const last = run.at(-1) ?? { start: at, end: at };
    const limit = Math.max(last.start, last.end - overlapBytes);
    const feed = bytes.lastIndexOf(0x0a, limit) + 1;
    let cut = feed > last.start ? feed : limit;
    for (const each of this.#peek(bytes, run)) if (each.from < cut && each.end > cut) cut = Math.max(last.start, each.from);
    // A secret that fills the whole text is replaced piece by piece.
    if (cut <= last.start) cut = limit > last.start ? limit : last.end;
    const cutRun = run.map((piece) => (piece === last ? { start: piece.start, end: cut } : piece));
    const inText = this.#textSecrets(bytes, cutRun);
    this.#inCdata = cdataFrom !== undefined;
    return { found: sorted([...found, ...inText]), safe: cut };
  }

  /** Secrets of a text, without remembering those that continue. */
  #peek(bytes: Buffer, run: readonly Piece[]): readonly Found[] {
    return inPieces(run, findInLines(this.#finder, new LineState(this.#finder), joined(bytes, run)));
  }

  #textSecrets(bytes: Buffer, run: readonly Piece[]): readonly Found[] {
    if (run.length === 0) return [];
    return inPieces(run, findInLines(this.#finder, this.#state, joined(bytes, run)));
  }

  #blockSecrets(bytes: Buffer, start: number, end: number): readonly Found[] {
    return inPieces([{ start, end }], findInLines(this.#finder, new LineState(this.#finder), bytes.subarray(start, end)));
  }

  #tagSecrets(bytes: Buffer, start: number, end: number): readonly Found[] {
    const raw = bytes.subarray(start, end);
    if (raw[1] === 0x2f || this.#finder.nextHint(raw, 0) >= raw.length) return [];
    const tag = raw.toString('latin1');
    if (tag.startsWith('<!')) return this.#blockSecrets(bytes, start, end);
    const isNaming = namingElements.test(tag);
    const attributes = [...tag.matchAll(/([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/dg)].map((match) => {
      const [from = 0, to = 0] = match.indices?.[2] ?? match.indices?.[3] ?? [];
      return { name: match[1] ?? '', start: start + from, end: start + to };
    });
    const nameAttribute = attributes.find(({ name }) => name === 'name');
    const ofName = nameAttribute === undefined ? '' : bytes.toString('latin1', nameAttribute.start, nameAttribute.end);
    return attributes.flatMap(({ name, start: from, end: to }) => {
      const isValue = isSecretName(name) || (name === 'value' && isSecretName(ofName));
      const content = bytes.subarray(from, to);
      if (isValue && isSecret(content)) return [wholeOf(content, from, kindOfName(name === 'value' ? ofName : name))];
      const found = withoutOverlaps(findInLines(this.#finder, new LineState(this.#finder), content));
      const shown = isNaming && naming.has(name) ? found.map(asName) : found;
      return inPieces([{ start: from, end: to }], shown);
    });
  }
}

const isSecret = (content: Buffer): boolean => {
  const text = (viewsOf(content).at(-1)?.bytes ?? content).toString();
  return !isMask(text) && isSecretValue(text);
};

const wholeOf = (content: Buffer, start: number, kind: string): Found => ({
  start,
  end: start + content.length,
  from: start,
  kind,
  mask: `[redacted: ${kind}]`,
  hash: () => hashOf(content),
  isKnown: false,
});

const sorted = (found: readonly Found[]): readonly Found[] => found.toSorted((one, other) => one.start - other.start);

const joined = (bytes: Buffer, run: readonly Piece[]): Buffer => {
  const [only, ...others] = run;
  if (only !== undefined && others.length === 0) return bytes.subarray(only.start, only.end);
  return Buffer.concat(run.map(({ start, end }) => bytes.subarray(start, end)));
};

/** Maps secrets of a text to the pieces it was joined from. The first piece gets the mask, and markup between them stays. */
const inPieces = (run: readonly Piece[], found: readonly Found[]): readonly Found[] =>
  found.flatMap((each) => {
    const parts: Found[] = [];
    let offset = 0;
    for (const { start, end } of run) {
      const [from, to] = [Math.max(each.start, offset), Math.min(each.end, offset + end - start)];
      if (from < to)
        parts.push({
          ...each,
          start: start + from - offset,
          end: start + to - offset,
          from: start + Math.max(0, Math.min(each.from - offset, from - offset)),
          mask: parts.length === 0 ? each.mask : '',
        });
      offset += end - start;
    }
    return parts;
  });

const startsWith = (bytes: Buffer, at: number, text: string): boolean => bytes.toString('latin1', at, at + text.length) === text;

const endOfTag = (bytes: Buffer, from: number): number | undefined => {
  let quote = 0;
  for (let at = from + 1; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (quote !== 0) {
      if (byte === quote) quote = 0;
    } else if (byte === greaterThan) return at + 1;
    else if (byte === doubleQuote || byte === singleQuote) quote = byte;
  }
  return undefined;
};

const endOfSection = (bytes: Buffer, from: number, end: string): number | undefined => {
  const found = bytes.indexOf(end, from + 2);
  return found === -1 ? undefined : found + end.length;
};

/** Number of bytes that contain the XML declaration and show the encoding. */
const headBytes = 1_024;

/** Converts a UTF-16 document to UTF-8, so that its bytes can be searched. Passes on any other document unchanged. */
export const utf8Xml = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
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

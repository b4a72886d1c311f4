/** A reading of encoded bytes, with the place in the bytes where each byte of the reading begins. */
export interface View {
  readonly bytes: Buffer;
  /** Offset of each byte of `bytes` in the encoded bytes, and at the end their length. Absent if nothing was encoded. */
  readonly starts?: Int32Array;
}

interface Encodings {
  readonly json?: boolean;
  readonly url?: boolean;
  readonly xml?: boolean;
}

const all: Encodings = { json: true, url: true, xml: true };
const backslash = 0x5c;
const percent = 0x25;
const ampersand = 0x26;
const encodingSigns = [backslash, percent, ampersand];
/** Maximum number of encodings around each other, such as a URL inside JSON inside a JSON text of a HAR. */
const mostLayers = 4;

const shortEscapes = new Map<number, number>(
  Object.entries({ n: 10, r: 13, t: 9, b: 8, f: 12, '"': 34, "'": 39, '/': 47, '\\': backslash }).map(([letter, byte]) => [
    letter.charCodeAt(0),
    byte,
  ]),
);
const namedReferences: Readonly<Record<string, number>> = { amp: ampersand, lt: 60, gt: 62, quot: 34, apos: 39 };
/** Length of `&#x0010ffff;`, with some leading zeros. */
const longestReference = 16;
const greatestCode = 0x10ffff;

/** All readings of bytes: as they are, and with JSON escapes, percent-encoding and XML references decoded, layer by layer. */
export const viewsOf = (bytes: Buffer): readonly View[] => {
  if (!encodingSigns.some((sign) => bytes.includes(sign))) return [{ bytes }];
  const views: View[] = [{ bytes }];
  for (let view: View | undefined = views[0]; view !== undefined && views.length <= mostLayers; ) {
    view = decoded(view, all);
    if (view !== undefined) views.push(view);
  }
  return views;
};

/** Reads the content of a JSON string. */
export const jsonContent = (bytes: Buffer): View => decoded({ bytes }, { json: true }) ?? { bytes };

/** Decodes one layer. Returns undefined if nothing is encoded. */
const decoded = ({ bytes, starts }: View, encodings: Encodings): View | undefined => {
  const out = Buffer.allocUnsafe(bytes.length);
  const places = new Int32Array(bytes.length + 1);
  let length = 0;
  let isChanged = false;
  for (let at = 0; at < bytes.length; ) {
    const unit = unitAt(bytes, at, encodings);
    const place = starts === undefined ? at : (starts[at] ?? 0);
    if (unit === undefined) {
      places[length] = place;
      out[length++] = bytes[at++] ?? 0;
      continue;
    }
    isChanged = true;
    for (const byte of unit.bytes) {
      places[length] = place;
      out[length++] = byte;
    }
    at = unit.end;
  }
  if (!isChanged) return undefined;
  places[length] = starts === undefined ? bytes.length : (starts[bytes.length] ?? 0);
  return { bytes: out.subarray(0, length), starts: places.subarray(0, length + 1) };
};

interface Unit {
  readonly end: number;
  readonly bytes: Iterable<number>;
}

const unitAt = (bytes: Buffer, at: number, { json, url, xml }: Encodings): Unit | undefined => {
  const byte = bytes[at];
  if (byte === backslash && json) return escapeAt(bytes, at);
  if (byte === percent && url) {
    const code = hexAt(bytes, at + 1, 2);
    return code === undefined ? undefined : { end: at + 3, bytes: [code] };
  }
  return byte === ampersand && xml ? referenceAt(bytes, at) : undefined;
};

const escapeAt = (bytes: Buffer, at: number): Unit | undefined => {
  const letter = bytes[at + 1] ?? 0;
  const short = shortEscapes.get(letter);
  if (short !== undefined) return { end: at + 2, bytes: [short] };
  if (letter === 0x78) {
    const code = hexAt(bytes, at + 2, 2);
    return code === undefined ? undefined : { end: at + 4, bytes: utf8(code) };
  }
  if (letter !== 0x75) return undefined;
  const high = hexAt(bytes, at + 2, 4);
  if (high === undefined) return undefined;
  const isPair = high >= 0xd800 && high < 0xdc00 && bytes[at + 6] === backslash && bytes[at + 7] === 0x75;
  const low = isPair ? hexAt(bytes, at + 8, 4) : undefined;
  if (low === undefined) return { end: at + 6, bytes: utf8(high) };
  return { end: at + 12, bytes: Buffer.from(String.fromCharCode(high, low)) };
};

const utf8 = (code: number): Iterable<number> => (code < 0x80 ? [code] : Buffer.from(String.fromCodePoint(code)));

const hexAt = (bytes: Buffer, at: number, digits: number): number | undefined => {
  let value = 0;
  for (let nth = 0; nth < digits; nth++) {
    const digit = digitOf(bytes[at + nth] ?? 0);
    if (digit === undefined) return undefined;
    value = value * 16 + digit;
  }
  return value;
};

const digitOf = (byte: number): number | undefined => {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const small = byte | 0x20;
  return small >= 0x61 && small <= 0x66 ? small - 0x57 : undefined;
};

const referenceAt = (bytes: Buffer, at: number): Unit | undefined => {
  const reference = bytes.toString('latin1', at, Math.min(bytes.length, at + longestReference));
  const [whole, named, decimal, hex] = /^&(?:(amp|lt|gt|quot|apos)|#(\d{1,8})|#[xX]([\da-fA-F]{1,8}));/.exec(reference) ?? [];
  if (whole === undefined) return undefined;
  const code =
    named === undefined ? Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10) : namedReferences[named];
  return code === undefined || code > greatestCode ? undefined : { end: at + whole.length, bytes: utf8(code) };
};

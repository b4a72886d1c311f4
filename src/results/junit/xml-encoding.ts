import type { ProblemList } from './problem.ts';

export interface XmlDecoder {
  readonly write: (bytes: Uint8Array) => string;
  readonly end: () => string;
}

type Decoder = InstanceType<typeof TextDecoder>;

/** Enough to hold any XML declaration. */
const declarationBytes = 1_024;

/**
 * Bytes to text by the byte order mark, else by the look of the first bytes, else by the encoding that the XML declaration names.
 *
 * A declaration of UTF-16 over bytes that are none is a known fault of .NET writers, and read as UTF-8. Bytes that do not decode
 * become U+FFFD and are noted.
 */
export const createXmlDecoder = (problems: ProblemList): XmlDecoder => {
  let head = new Uint8Array(0);
  let decoder: Decoder | undefined;
  const written = createReplacementCounter();
  let shown = 0;

  const begin = (): Decoder => {
    const encoding = encodingOf(head);
    try {
      return new TextDecoder(encoding);
    } catch {
      problems.note('bad-encoding', `The encoding "${encoding}" is not known; read as UTF-8.`);
      return new TextDecoder();
    }
  };
  const decode = (bytes: Uint8Array, stream: boolean): string => {
    decoder ??= begin();
    written.push(bytes);
    const text = decoder.decode(bytes, { stream });
    if (text.includes('\uFFFD')) shown += text.split('\uFFFD').length - 1;
    return text;
  };

  return {
    write: (bytes) => {
      if (decoder !== undefined) return decode(bytes, true);
      head = head.length === 0 ? bytes.slice() : joined(head, bytes);
      return head.length < declarationBytes ? '' : decode(head, true);
    },
    end: () => {
      const text = decode(decoder === undefined ? head : new Uint8Array(0), false);
      if (shown > written.count())
        problems.note('bad-encoding', `Some bytes are not ${decoder?.encoding}; they are shown as \uFFFD.`);
      return text;
    },
  };
};

const replacementBytes = Buffer.from('\uFFFD');

/** U+FFFD may be in the report itself, where an earlier tool put it; only what is new is a fault of this reading. */
const createReplacementCounter = (): { push: (bytes: Uint8Array) => void; count: () => number } => {
  let count = 0;
  let before = Buffer.alloc(0);
  return {
    push: (bytes) => {
      const border = Buffer.concat([before, bytes.subarray(0, replacementBytes.length - 1)]);
      const inside = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      count += occurrences(border) + occurrences(inside);
      before = Buffer.from(joined(before, bytes.subarray(-2)).subarray(-2));
    },
    count: () => count,
  };
};

const occurrences = (bytes: Buffer): number => {
  let count = 0;
  for (let at = bytes.indexOf(replacementBytes); at !== -1; at = bytes.indexOf(replacementBytes, at + 1)) count += 1;
  return count;
};

const joined = (one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> => {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};

const encodingOf = (head: Uint8Array): string => {
  const [first, second, third, fourth] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be';
  const declared = declaredEncoding(head);
  return declared === undefined || /^utf-?16/i.test(declared) ? 'utf-8' : declared;
};

const declaredEncoding = (head: Uint8Array): string | undefined => {
  const ascii = new TextDecoder('latin1').decode(head.subarray(0, declarationBytes));
  return /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(ascii)?.[1];
};

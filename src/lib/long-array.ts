interface LongArray {
  /** Keys that lead from the document to the array. */
  readonly path: readonly string[];
  readonly onEntry: (entry: unknown, index: number) => void;
}

/** Maximum size of one entry, and of the document without the entries. */
const maxPartBytes = 256_000_000;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Reads JSON with an array that does not fit into memory. Parses each entry, and then the document without the entries. */
export const createLongArrayReader = ({ path, onEntry }: LongArray) => {
  const rest = createPart();
  const entry = createPart();
  const key = createPart();
  let bytes: Buffer = Buffer.alloc(0);
  /** Start of the current part in the chunk. A part is an entry, or the document around the entries. */
  let partStart = 0;
  let keyStart = 0;
  let depth = 0;
  /** Number of keys in `path` that lead to the current position. */
  let matched = 0;
  let isText = false;
  let isEscaped = false;
  /** Whether the text that is being read is a key at the depth of the next key in `path`. */
  let isKey = false;
  let mayBeKey = false;
  /** Whether the last key that was read is the next key in `path`. */
  let isNext = false;
  /** Depth of the array; undefined unless the reader is inside the array. */
  let arrayDepth: number | undefined;
  let isRead = false;
  let count = 0;

  const endEntry = (at: number, isLast: boolean): void => {
    const text = entry.take(bytes.subarray(partStart, at));
    if (isLast && count === 0 && text.trim() === '') return;
    onEntry(JSON.parse(text), count);
    count += 1;
  };

  const readText = (byte: number | undefined, at: number): void => {
    if (isEscaped) isEscaped = false;
    else if (byte === backslash) isEscaped = true;
    else if (byte === quote) {
      isText = false;
      if (isKey) isNext = JSON.parse(`"${key.take(bytes.subarray(keyStart, at))}"`) === path[matched];
      isKey = false;
    }
  };

  const beginText = (at: number): void => {
    isText = true;
    isKey = mayBeKey && arrayDepth === undefined && depth === matched + 1;
    mayBeKey = false;
    isNext = false;
    keyStart = at + 1;
  };

  const open = (byte: number, at: number): void => {
    depth += 1;
    mayBeKey = byte === openObject;
    const isOnPath = isNext;
    isNext = false;
    if (!isOnPath) return;
    if (byte === openObject && matched < path.length - 1) matched += 1;
    if (byte !== openArray || matched !== path.length - 1) return;
    if (isRead) throw new SyntaxError(`the document has ${path.join('.')} twice`);
    isRead = true;
    arrayDepth = depth;
    rest.add(bytes.subarray(partStart, at + 1));
    partStart = at + 1;
  };

  const close = (at: number): void => {
    if (arrayDepth === depth) {
      endEntry(at, true);
      arrayDepth = undefined;
      partStart = at;
    }
    // The object at this depth ends, so its key no longer leads to the current position.
    if (depth === matched + 1 && matched > 0) matched -= 1;
    depth -= 1;
    isNext = false;
  };

  const separate = (at: number): void => {
    mayBeKey = true;
    isNext = false;
    if (arrayDepth !== depth) return;
    endEntry(at, false);
    partStart = at + 1;
  };

  const readStructure = (byte: number | undefined, at: number): void => {
    if (byte === quote) beginText(at);
    else if (byte === openObject || byte === openArray) open(byte, at);
    else if (byte === closeObject || byte === closeArray) close(at);
    else if (byte === comma) separate(at);
  };

  return {
    /** Reads a chunk, which may end anywhere. The caller may then use its memory again. */
    write: (chunk: Uint8Array): void => {
      bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      partStart = 0;
      keyStart = 0;
      for (let at = 0; at < bytes.length; at++) {
        if (isText) readText(bytes[at], at);
        else readStructure(bytes[at], at);
      }
      if (isKey) key.add(bytes.subarray(keyStart));
      (arrayDepth === undefined ? rest : entry).add(bytes.subarray(partStart));
    },
    /** Returns the document, in which the array is empty. Throws a SyntaxError for invalid JSON. */
    end: (): unknown => {
      if (arrayDepth !== undefined) throw new SyntaxError('the document ends within its list');
      return JSON.parse(rest.take(Buffer.alloc(0)).replace(/^\uFEFF/, ''));
    },
  };
};

/** Collects the bytes of a text, which may be split at any byte. */
const createPart = () => {
  let pieces: Buffer[] = [];
  let length = 0;
  return {
    add: (bytes: Buffer): void => {
      if (bytes.length === 0) return;
      length += bytes.length;
      if (length > maxPartBytes) throw new RangeError(`a part of the document has more than ${maxPartBytes} bytes`);
      // Copies the bytes, because the caller uses the memory of the chunk again.
      pieces.push(Buffer.from(bytes));
    },
    take: (last: Buffer): string => {
      if (length === 0) return last.toString('utf8');
      const text = Buffer.concat([...pieces, last], length + last.length).toString('utf8');
      pieces = [];
      length = 0;
      return text;
    },
  };
};

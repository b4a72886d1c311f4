/** A piece of base64, by which base64 that is wrapped over several lines is recognized. */
export interface WrappedPiece {
  readonly core: Buffer;
  /** Offset of the piece in `core`. */
  readonly offset: number;
  readonly length: number;
}

/** Minimum length of a piece: 48 bits, which other data does not have by chance. */
const minPieceLength = 8;

/**
 * Splits base64 in two halves. A line break leaves one of them whole, unless lines are shorter than a half.
 *
 * @returns nothing for base64 that is too short to be recognized by a half
 */
export const piecesOf = (core: string): readonly WrappedPiece[] => {
  const half = Math.floor(core.length / 2);
  if (half < minPieceLength) return [];
  const bytes = Buffer.from(core);
  return [
    { core: bytes, offset: 0, length: half },
    { core: bytes, offset: half, length: core.length - half },
  ];
};

const [tab, lineFeed, carriageReturn, blank] = [0x09, 0x0a, 0x0d, 0x20] as const;
const isBlank = (byte: number | undefined): boolean => byte === blank || byte === tab;

/** Offset after a line break and the indentation of the next line; undefined if there is no line break. */
const overBreak = (bytes: Buffer, at: number): number | undefined => {
  let next = bytes[at] === carriageReturn ? at + 1 : at;
  if (bytes[next] !== lineFeed) return undefined;
  next += 1;
  while (isBlank(bytes[next])) next += 1;
  return next;
};

/** Offset of the line break before the indentation of a line; undefined if there is something else. */
const beforeBreak = (bytes: Buffer, at: number): number | undefined => {
  let end = at;
  while (isBlank(bytes[end - 1])) end -= 1;
  if (bytes[end - 1] !== lineFeed) return undefined;
  end -= 1;
  return bytes[end - 1] === carriageReturn ? end - 1 : end;
};

const isCoded = (byte: number | undefined): boolean => byte !== undefined && /[\w+/-]/.test(String.fromCharCode(byte));
const equalsSign = 0x3d;

/** End of the padding after base64, and of the character before it, which may hold the last bits of the value. */
const endOfPadding = (bytes: Buffer, end: number): number => {
  let place = isCoded(bytes[end]) ? end + 1 : end;
  if (bytes[place] !== equalsSign) return end;
  while (bytes[place] === equalsSign) place += 1;
  return place;
};

/** Finds the parts of base64 in the line of its piece and in the lines around it, in their order. */
export const spread = (
  bytes: Buffer,
  at: number,
  { core, offset, length }: WrappedPiece,
): readonly { readonly start: number; readonly end: number }[] => {
  let range = { start: at, end: at + length };
  const ranges = [range];
  let nth = offset + length;
  for (let place = range.end; nth < core.length; ) {
    if (bytes[place] !== core[nth]) {
      const next = overBreak(bytes, place);
      if (next === undefined || bytes[next] !== core[nth]) break;
      range = { start: next, end: next };
      ranges.push(range);
      place = next;
    }
    place += 1;
    range.end = place;
    nth += 1;
  }
  if (nth === core.length) range.end = endOfPadding(bytes, range.end);
  [range] = ranges as [typeof range];
  for (let place = at, left = offset; left > 0; left--) {
    if (bytes[place - 1] !== core[left - 1]) {
      const previous = beforeBreak(bytes, place);
      if (previous === undefined || bytes[previous - 1] !== core[left - 1]) break;
      range = { start: previous, end: previous };
      ranges.unshift(range);
      place = previous;
    }
    place -= 1;
    range.start = place;
  }
  return ranges;
};

/** Maximum number of bytes that wait for the next block, because base64 in their last lines may go on there. */
const mostWaitingBytes = 16_384;
const wrappedLine = /^[ \t]*[A-Za-z0-9+/_=-]{16,1000}\r?\n$/;

/** End of the lines that cannot go on after the end of a block: all but the last, and lines of base64 before it. */
export const endBeforeWrapped = (bytes: Buffer, end: number): number => {
  for (let start = end; ; ) {
    const line = start === 0 ? 0 : bytes.lastIndexOf(lineFeed, start - 2) + 1;
    if (end - line > mostWaitingBytes) return start;
    if (line === 0 || !wrappedLine.test(bytes.toString('latin1', line, start))) return line;
    start = line;
  }
};

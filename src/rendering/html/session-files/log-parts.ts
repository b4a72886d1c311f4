/** A piece of a session's log and the test whose part it belongs to; no test before the first heading. */
interface LogPiece {
  readonly test: string | undefined;
  readonly bytes: Buffer;
}

const headingStart = Buffer.from('\n===== ');
const lineFeed = 0x0a;
const heading = /^\n===== (.{1,2000}) =====\r?\n$/s;
const maxHeading = 8_192;

/**
 * Reads a log that holds one part per test under headings such as `===== com.shop.CartTest#addsItem =====`.
 *
 * Yields chunks as they come from the disk, so that long lines cost no memory.
 */
export async function* readLogParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<LogPiece> {
  // As if a line had ended before the file, so that the first line can be a heading.
  let waiting: Buffer = Buffer.from('\n');
  let test: string | undefined;
  for await (const chunk of chunks) {
    waiting = Buffer.concat([waiting, chunk]);
    for (let found = findHeading(waiting); found !== undefined; found = findHeading(waiting)) {
      yield { test, bytes: waiting.subarray(0, found.start) };
      test = found.test;
      waiting = waiting.subarray(found.end);
    }
    const safe = safeLength(waiting);
    yield { test, bytes: waiting.subarray(0, safe) };
    waiting = waiting.subarray(safe);
  }
  yield { test, bytes: waiting };
}

interface Heading {
  readonly test: string;
  readonly start: number;
  /** Before the line feed, which may begin the next heading. */
  readonly end: number;
}

const findHeading = (bytes: Buffer): Heading | undefined => {
  for (let start = bytes.indexOf(headingStart); start !== -1; start = bytes.indexOf(headingStart, start + 1)) {
    const end = bytes.indexOf(lineFeed, start + 1);
    if (end === -1) return undefined;
    const [, test] = end - start > maxHeading ? [] : (heading.exec(bytes.subarray(start, end + 1).toString('utf8')) ?? []);
    if (test !== undefined) return { test, start, end };
  }
  return undefined;
};

/** How much of the text can no longer be part of a heading that ends in the next chunk. */
const safeLength = (bytes: Buffer): number => {
  const lastLine = bytes.lastIndexOf(lineFeed);
  return lastLine === -1 || bytes.length - lastLine > maxHeading ? bytes.length : lastLine;
};

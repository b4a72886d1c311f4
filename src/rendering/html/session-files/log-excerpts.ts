import { showInvisibleInLines } from '../../../lib/escape/invisible.ts';
import { withoutEnding } from '../../../lib/without-ending.ts';
import type { LogExcerpt } from '../report-data.ts';
import { shownTestName } from '../shown-text.ts';
import { readLogParts } from './log-parts.ts';
import type { ReportFile } from './report-file.ts';

/** How much of a log is looked through; the end is found without reading the rest. */
const maxScannedBytes = 64_000_000;
const testExcerptBytes = 12_000;
const endExcerptBytes = 12_000;

/** The end of each wanted test's part of a log; the end of the whole where none of them has a part. */
export const readLogExcerpts = async (file: ReportFile, tests: readonly string[]): Promise<LogExcerpt[]> => {
  const wanted = new Map(tests.map((test) => [test, createTail(testExcerptBytes)]));
  if (wanted.size > 0)
    for await (const { test, bytes } of readLogParts(file.chunks(Math.min(file.bytes, maxScannedBytes))))
      if (test !== undefined) wanted.get(test)?.add(bytes);
  const found = [...wanted]
    .filter(([, tail]) => tail.total() > 0)
    .map(([test, tail]) => ({ test: shownTestName(test), ...excerptOf(tail) }));
  return found.length > 0 ? found : [await readEnd(file)];
};

const readEnd = async (file: ReportFile): Promise<LogExcerpt> => {
  const tail = createTail(endExcerptBytes);
  const start = Math.max(0, file.bytes - endExcerptBytes - 1);
  tail.skip(start);
  tail.add(await file.read(start, endExcerptBytes + 1));
  return excerptOf(tail);
};

interface Tail {
  add(bytes: Buffer): void;
  skip(bytes: number): void;
  total(): number;
  bytes(): Buffer;
}

/** Keeps the last `size` bytes of what it is given. */
const createTail = (size: number): Tail => {
  let kept: Buffer = Buffer.alloc(0);
  let total = 0;
  return {
    add: (bytes) => {
      total += bytes.length;
      // Copied, since a piece of a chunk would keep the whole chunk in memory.
      kept = Buffer.concat([kept, bytes.subarray(-size)]).subarray(-size);
    },
    skip: (bytes) => {
      total += bytes;
    },
    total: () => total,
    bytes: () => kept,
  };
};

/** Whole lines, unless one line fills it all. */
const excerptOf = (tail: Tail): LogExcerpt => {
  const bytes = tail.bytes();
  const isCut = tail.total() > bytes.length;
  const lineEnd = isCut ? bytes.indexOf('\n') : -1;
  const whole = lineEnd === -1 || lineEnd === bytes.length - 1 ? bytes : bytes.subarray(lineEnd + 1);
  const text = withoutEnding(showInvisibleInLines(whole.toString('utf8')).replace(/^\n+/, ''), '\n');
  return { text, cutBytes: tail.total() - whole.length };
};

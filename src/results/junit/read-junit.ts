import { formatBytes } from '../../lib/durations.ts';
import { createJUnitDocument, type ReadDocument } from './junit-document.ts';
import { createProblemList, isFatal, type JUnitProblem, type ProblemList, ReadingStopped } from './problem.ts';
import {
  createSharedNames,
  createTextBudget,
  defaultJUnitLimits,
  type JUnitLimits,
  type RepeatedCases,
  type SharedNames,
} from './reading-context.ts';
import { createXmlReader } from './xml-reader.ts';

/** Content of one report, and the problems found while reading it. */
export interface JUnitReading extends ReadDocument {
  readonly problems: readonly JUnitProblem[];
  /** False if results may be missing; then `problems` contains the reason. */
  readonly complete: boolean;
}

export interface JUnitReadingOptions {
  readonly limits?: Partial<JUnitLimits>;
  /** How several cases with the same name are read. Defaults to `separate`. */
  readonly repeatedCases?: RepeatedCases;
  /** Whether the report may omit tests, because the request asked the service to stop the build after failed tests. */
  readonly mayLeaveOut?: boolean;
  /** Whether passed and skipped tests keep their output in memory. The report file always contains the output. */
  readonly keepsPassedOutput?: boolean;
  /** Table of names, shared with the reports of other devices to save memory. These reports contain the same names. */
  readonly names?: SharedNames;
}

/** Reads the bytes of one report. Keeps the results in memory, not the text of the report. */
interface JUnitReader {
  /** @returns false if no further bytes are needed */
  readonly write: (bytes: Uint8Array) => boolean;
  readonly end: () => JUnitReading;
}

/**
 * Creates a reader for a JUnit report of any dialect, which is passed in chunks. No content makes the reader throw: it keeps the
 * results before a defect, and reports every irregularity as a problem with a stable code.
 */
export const createJUnitReader = (options: JUnitReadingOptions = {}): JUnitReader => {
  const limits = { ...defaultJUnitLimits, ...options.limits };
  const problems = createProblemList();
  const document = createJUnitDocument({
    limits,
    repeatedCases: options.repeatedCases ?? 'separate',
    mayLeaveOut: options.mayLeaveOut ?? false,
    keepsPassedOutput: options.keepsPassedOutput ?? false,
    problems,
    budget: createTextBudget(limits.keptChars),
    nameOf: options.names ?? createSharedNames(limits.nameChars),
  });
  const decoder = createXmlDecoder(problems);
  const xml = createXmlReader(document.handler, limits, problems);
  let bytesRead = 0;
  let isStopped = false;
  const unlessStopped = (read: () => void): void => {
    if (isStopped) return;
    try {
      read();
    } catch (error) {
      if (!(error instanceof ReadingStopped)) throw error;
      problems.add(error.problem);
      isStopped = true;
    }
  };
  return {
    write: (bytes) => {
      unlessStopped(() => {
        bytesRead += bytes.length;
        if (bytesRead > limits.bytes)
          throw new ReadingStopped('too-large', `The report is larger than ${formatBytes(limits.bytes)}.`);
        xml.write(decoder.write(bytes));
      });
      return !isStopped;
    },
    end: () => {
      unlessStopped(() => {
        xml.write(decoder.end());
        xml.end();
      });
      const read = document.finish();
      const all = problems.all();
      return { ...read, problems: all, complete: !all.some(isFatal) };
    },
  };
};

/**
 * Reads a whole report. The chunks of `source` may share memory, because each chunk is decoded before the next one is requested.
 * Rejects only if `source` fails.
 */
export const readJUnit = async (source: AsyncIterable<Uint8Array>, options?: JUnitReadingOptions): Promise<JUnitReading> => {
  const reader = createJUnitReader(options);
  for await (const chunk of source) if (!reader.write(chunk)) break;
  return reader.end();
};

interface XmlDecoder {
  readonly write: (bytes: Uint8Array) => string;
  readonly end: () => string;
}

const declarationBytes = 1_024;

/**
 * Decodes bytes. The encoding is taken from the byte order mark, from the pattern of the first bytes, or from the XML
 * declaration, in this order. Some .NET writers declare UTF-16 but write UTF-8; such reports are read as UTF-8. Bytes that cannot
 * be decoded become U+FFFD and are noted as a problem.
 */
const createXmlDecoder = (problems: ProblemList): XmlDecoder => {
  /** All bytes read so far, until the encoding is known. From then on, the last two decoded bytes. */
  let before = Buffer.alloc(0);
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let undecoded = 0;

  const begin = (head: Uint8Array): InstanceType<typeof TextDecoder> => {
    const encoding = encodingOf(head);
    try {
      return new TextDecoder(encoding);
    } catch {
      problems.add({ code: 'bad-encoding', message: `The encoding "${encoding}" is unrecognized; read as UTF-8.` });
      return new TextDecoder();
    }
  };
  const decode = (bytes: Uint8Array, last: Uint8Array, isEnd: boolean): string => {
    decoder ??= begin(bytes);
    const text = decoder.decode(bytes, { stream: !isEnd });
    // The report may already contain U+FFFD, written by another tool. Counts only the U+FFFD that the decoder added.
    if (text.includes(replacement))
      undecoded += count(text, replacement) - count(Buffer.concat([last, bytes]).toString('latin1'), replacementBytes);
    before = Buffer.concat([last, bytes.subarray(-2)]).subarray(-2);
    return text;
  };

  return {
    write: (bytes) => {
      if (decoder !== undefined) return decode(bytes, before, false);
      before = Buffer.concat([before, bytes]);
      return before.length < declarationBytes ? '' : decode(before, none, false);
    },
    end: () => {
      const text = decoder === undefined ? decode(before, none, true) : decode(none, before, true);
      if (undecoded > 0)
        problems.add({ code: 'bad-encoding', message: `Some bytes are not ${decoder?.encoding}; they are shown as \uFFFD.` });
      return text;
    },
  };
};

const none = new Uint8Array(0);
const replacement = '\uFFFD';
const replacementBytes = Buffer.from(replacement).toString('latin1');

const count = (text: string, part: string): number => text.split(part).length - 1;

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

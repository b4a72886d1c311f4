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

/** Complete content of one report. */
export interface JUnitReading extends ReadDocument {
  readonly problems: readonly JUnitProblem[];
  /** False if results may be missing; `problems` gives the reason. */
  readonly complete: boolean;
}

export interface JUnitReadingOptions {
  readonly limits?: Partial<JUnitLimits>;
  /** Default `separate`. */
  readonly repeatedCases?: RepeatedCases;
  /** Whether the request asked the service to stop the build after failed tests. */
  readonly mayLeaveOut?: boolean;
  /** Whether tests that passed at once or were skipped keep their output. The file always keeps it. */
  readonly keepsPassedOutput?: boolean;
  /** Names shared with the reports of other devices, which contain the same names. */
  readonly names?: SharedNames;
}

/** Takes the bytes of one report. Memory holds its results, not its text. */
interface JUnitReader {
  /** @returns false if no further bytes are needed */
  readonly write: (bytes: Uint8Array) => boolean;
  readonly end: () => JUnitReading;
}

/**
 * Reads a JUnit report of any dialect in chunks. Never throws on account of the content: results before a break are kept, and
 * every irregularity is a problem with a stable code.
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
 * Reads a whole report. Chunks of `source` may share their memory: each is decoded before the next is requested. Throws only
 * errors of `source`.
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
 * Decodes bytes by the byte order mark, otherwise by the pattern of the first bytes, otherwise by the encoding in the XML
 * declaration. Some .NET writers declare UTF-16 for bytes that are not; these are read as UTF-8. Bytes that do not decode become
 * U+FFFD and are noted.
 */
const createXmlDecoder = (problems: ProblemList): XmlDecoder => {
  /** Bytes read before the encoding is known; afterwards the last two decoded bytes. */
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
    // The report itself may contain U+FFFD from an earlier tool. Only new ones come from this decoding.
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

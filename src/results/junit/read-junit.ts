import { formatBytes } from '../../lib/durations.ts';
import { createJUnitDocument, type ReadDocument } from './junit-document.ts';
import { defaultJUnitLimits, type JUnitLimits } from './limits.ts';
import { createProblemList, isFatal, type JUnitProblem, ReadingStopped } from './problem.ts';
import type { RepeatedCases } from './reading-context.ts';
import { createSharedNames, type SharedNames } from './shared-names.ts';
import { createTextBudget } from './text-budget.ts';
import { createXmlDecoder } from './xml-encoding.ts';
import { createXmlReader } from './xml-reader.ts';

/** All that one report says. */
export interface JUnitReading extends ReadDocument {
  readonly problems: readonly JUnitProblem[];
  /** False: results may be missing, and `problems` says why. */
  readonly complete: boolean;
}

export interface JUnitReadingOptions {
  readonly limits?: Partial<JUnitLimits>;
  /** Default `separate`. */
  readonly repeatedCases?: RepeatedCases;
  /** Whether tests that passed at once or were skipped keep their output too; the file itself always has it. */
  readonly keepsPassedOutput?: boolean;
  /** Shared with the reports of other devices, which hold the same names. */
  readonly names?: SharedNames;
}

/** Takes the bytes of one report; memory holds its results, never its text. */
interface JUnitReader {
  /** @returns false where nothing after these bytes will be read */
  readonly write: (bytes: Uint8Array) => boolean;
  readonly end: () => JUnitReading;
}

/**
 * Reads a JUnit report of any dialect as it comes in.
 *
 * Whatever the content is, this throws nothing: what was readable before a break is kept, and every oddity is a problem with a stable code.
 */
export const createJUnitReader = (options: JUnitReadingOptions = {}): JUnitReader => {
  const limits = { ...defaultJUnitLimits, ...options.limits };
  const problems = createProblemList();
  const document = createJUnitDocument({
    limits,
    repeatedCases: options.repeatedCases ?? 'separate',
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
 * Reads a whole report.
 *
 * @param source blocks may share their memory: each is decoded before the next is asked for
 * @throws only what `source` throws
 */
export const readJUnit = async (source: AsyncIterable<Uint8Array>, options?: JUnitReadingOptions): Promise<JUnitReading> => {
  const reader = createJUnitReader(options);
  for await (const chunk of source) if (!reader.write(chunk)) break;
  return reader.end();
};

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

/**
 * Reads a JUnit report of any dialect as it streams in; memory holds its results, never its text.
 *
 * Whatever the content is, this returns: what was readable before a break is kept, and every oddity is a problem with a stable code.
 *
 * @param source blocks may share their memory: each is decoded before the next is asked for
 * @throws only what `source` throws
 */
export const readJUnit = async (source: AsyncIterable<Uint8Array>, options: JUnitReadingOptions = {}): Promise<JUnitReading> => {
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
  const reader = createXmlReader(document.handler, limits, problems);
  try {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > limits.bytes) throw new ReadingStopped('too-large', `The report is larger than ${formatBytes(limits.bytes)}.`);
      reader.write(decoder.write(chunk));
    }
    reader.write(decoder.end());
    reader.end();
  } catch (error) {
    if (!(error instanceof ReadingStopped)) throw error;
    problems.add(error.problem);
  }
  const read = document.finish();
  const all = problems.all();
  return { ...read, problems: all, complete: !all.some(isFatal) };
};

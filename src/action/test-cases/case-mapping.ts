import { z } from 'zod';
import { isRecord } from '../../lib/is-record.ts';
import { readYaml, yamlKey } from '../../lib/yaml-document.ts';
import type { FileMistake } from '../inputs/workspace-files.ts';

export interface MappingEntry {
  readonly identifier: string;
  /** Patterns of tests in the form `class#method`. `*` matches any characters. */
  readonly tests: readonly string[];
  readonly line: number;
}

interface ParsedMapping {
  readonly entries: readonly MappingEntry[];
  /** Mistakes in the file. With a mistake, the mapping must not be used. */
  readonly mistakes: readonly FileMistake[];
}

const patternSchema = z
  .string('must be a test, class#method')
  .min(1, 'must be a test, class#method')
  .max(2_000, 'must have at most 2000 characters');

/** Schema of a mapping file, which assigns one test or a list of tests to each identifier. Editors also use this schema. */
export const mappingSchema = z
  .record(
    z.string().min(1).describe('Identifier of a test case, for instance TC-12.'),
    z
      .union(
        [patternSchema, z.array(patternSchema).min(1, 'must have at least one test')],
        'must be a test, class#method, or a list of them',
      )
      .describe('Tests as class#method; * matches any characters.'),
  )
  .describe(
    'Which tests match which test cases. A test can match several test cases, and several tests can match one test case.',
  );

/** Parses a mapping file. Returns every mistake with its line instead of throwing. */
export const parseMapping = (text: string): ParsedMapping => {
  const reading = readYaml(text);
  if (reading.kind === 'broken') return { entries: [], mistakes: reading.mistakes.map((mistake) => ({ ...mistake, key: '' })) };
  const { value, placeOf } = reading;
  if (!isRecord(value)) {
    const message = 'must be a mapping of identifiers to tests';
    return { entries: [], mistakes: [{ ...placeOf([]), key: '', message }] };
  }
  const entries: MappingEntry[] = [];
  const mistakes: FileMistake[] = [];
  for (const [identifier, tests] of Object.entries(value)) {
    const parsed = mappingSchema.safeParse(Object.fromEntries([[identifier, tests]]));
    if (parsed.success) {
      const list = Object.values(parsed.data).flat();
      entries.push({ identifier, tests: list, line: placeOf([identifier]).line });
    } else for (const { path, message } of parsed.error.issues) mistakes.push({ ...placeOf(path), key: yamlKey(path), message });
  }
  return { entries, mistakes };
};

import { z } from 'zod';
import type { Framework } from '../../core/model/framework.ts';
import type { SelectRule, TestEntry } from '../../core/model/run-plan.ts';
import { readPathPattern } from '../../lib/wildcard.ts';
import { readYaml, yamlKey } from '../../lib/yaml-document.ts';
import type { InputContext, InputReader } from './reader.ts';
import { parseTestEntry } from './test-entries.ts';
import { type FileMistake, noteFileMistakes, readTextFile } from './workspace-files.ts';

const input = 'select';

interface ParsedSelect {
  readonly rules: readonly SelectRule[];
  /** Mistakes in the order of the file. After a mistake, the rules must not be used. */
  readonly mistakes: readonly FileMistake[];
}

/** Whether the value is YAML instead of a path. YAML has several lines, starts with a brace, or has a colon after a key. */
const isInline = (text: string): boolean => /\n|^\{|:(?:\s|$)/.test(text);

export const readSelectRules = async (
  reader: InputReader,
  context: InputContext,
  framework: Framework,
  value: string,
): Promise<readonly SelectRule[]> => {
  const file = isInline(value)
    ? { name: input, text: value }
    : await readTextFile(reader, context, input, value, 'a file with rules for changed files');
  if (file === undefined) return [];
  const { rules, mistakes } = parseSelect(file.text, framework);
  noteFileMistakes(reader, input, file.name, mistakes);
  return rules;
};

/** Reads a mapping from path patterns to entries of `tests`. Never throws: returns every mistake with its line and column. */
export const parseSelect = (text: string, framework: Framework): ParsedSelect => {
  const reading = readYaml(text);
  if (reading.kind === 'broken') {
    // Reports where quotes are missing, because the message of the YAML parser would not help the user.
    const quoting = withoutQuotes(text);
    return { rules: [], mistakes: quoting.length > 0 ? quoting : reading.mistakes.map((mistake) => ({ ...mistake, key: '' })) };
  }
  const { value, placeOf } = reading;
  const parsed = selectSchema.safeParse(value);
  if (!parsed.success) {
    const quoting = withoutQuotes(text);
    const others = parsed.error.issues
      .map((issue) => mistakeOf(issue, placeOf))
      .filter(({ line }) => quoting.every((mistake) => mistake.line !== line));
    return { rules: [], mistakes: [...quoting, ...others] };
  }
  const mistakes: FileMistake[] = [];
  const rules = Object.entries(parsed.data).flatMap(([pattern, given]): SelectRule[] => {
    const glob = readPathPattern(pattern, 'shell');
    if (glob.kind === 'mistake')
      mistakes.push({ ...placeOf([pattern]), key: yamlKey([pattern]), message: `the pattern ${glob.mistake}` });
    const texts = typeof given === 'string' ? [given] : given;
    const entries = texts.flatMap((line, index): TestEntry[] => {
      const read = parseTestEntry(line.trim(), framework);
      if (!('mistake' in read)) return [read];
      const path = typeof given === 'string' ? [pattern] : [pattern, index];
      mistakes.push({
        ...placeOf(path),
        key: yamlKey(path),
        message: `has the entry ${JSON.stringify(line)}, which ${read.mistake}`,
      });
      return [];
    });
    return glob.kind === 'mistake' ? [] : [{ pattern, matches: glob.matches, entries }];
  });
  return { rules: mistakes.length > 0 ? [] : rules, mistakes };
};

/** Expressions that find unquoted text which YAML would read as an alias, a list, a mapping or a tag. */
const unquoted = [
  {
    begins: /^(\s*)(?:\*|[{[][^}\]]*[}\]][^\s:,])/,
    message: 'a pattern that begins with *, { or [ needs quotes',
  },
  {
    begins: /^(\s*-\s+|[^"'#:]*:\s(?:[^"'#]*[\s,[])?)![^!\s]/,
    message: 'an entry that begins with ! needs quotes, as in "!com.example.SlowTest"',
  },
] as const;

const withoutQuotes = (text: string): readonly FileMistake[] =>
  text.split('\n').flatMap((line, at) =>
    unquoted.flatMap(({ begins, message }): FileMistake[] => {
      const before = begins.exec(line)?.[1];
      return before === undefined ? [] : [{ line: at + 1, column: before.length + 1, key: '', message }];
    }),
  );

type PlaceOf = Extract<ReturnType<typeof readYaml>, { kind: 'read' }>['placeOf'];

/** Converts an issue of the schema to a mistake. For a wrong key, the message is in an inner issue. */
const mistakeOf = (issue: z.core.$ZodIssue, placeOf: PlaceOf): FileMistake => {
  const message = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message;
  return { ...placeOf(issue.path), key: yamlKey(issue.path), message };
};

const anEntry = 'an entry as in the input tests, a list of them, or [] for no test';
const mostRules = 1_000;
/** Maximum length of a pattern. Patterns written by people are shorter. */
const longestPattern = 500;

const entry = z.string(`must be ${anEntry}`).regex(/\S/, `must be ${anEntry}`);

const pattern = z
  .string()
  .min(1, 'must be a path pattern')
  .max(longestPattern, `must be a pattern of at most ${longestPattern} characters`)
  .regex(/^(?![!/]|\.\.?\/).*[^/]$/, 'must be a path pattern from the root of the repository, such as src/cart/** for a folder');

export const selectSchema = z
  .record(
    pattern.describe(
      'Path pattern from the root of the repository. * matches characters within a folder or file name, ** for any folders.',
    ),
    z
      .union([entry, z.array(entry)], `must be ${anEntry}`)
      .describe('Which tests a change of these files needs: entries as in the input `tests`. An empty list: none.'),
    'must be a mapping from path patterns to entries of tests',
  )
  .refine((rules) => Object.keys(rules).length > 0, 'must have at least one rule')
  .refine((rules) => Object.keys(rules).length <= mostRules, `must have at most ${mostRules} rules`);

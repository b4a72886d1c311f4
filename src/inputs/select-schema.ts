import { z } from 'zod';

const anEntry = 'an entry as in the input tests, a list of them, or [] for no test';
const mostRules = 1_000;
/** Longer patterns are no patterns of people. */
const longestPattern = 500;

const entry = z.string(`expected ${anEntry}`).regex(/\S/, `expected ${anEntry}`);

const pattern = z
  .string()
  .min(1, 'expected a path pattern')
  .max(longestPattern, `expected a pattern of at most ${longestPattern} characters`)
  .regex(/^(?![!/]|\.\.?\/).*[^/]$/, 'expected a path pattern from the root of the repository, such as src/cart/** for a folder');

/** The whole of `select`, as editors check it. */
export const selectSchema = z
  .record(
    pattern.describe(
      'Path pattern from the root of the repository. * matches characters within a folder or file name, ** for any folders.',
    ),
    z
      .union([entry, z.array(entry)], `expected ${anEntry}`)
      .describe('Which tests a change of these files needs: entries as in the input `tests`. An empty list: none.'),
    'expected a mapping from path patterns to entries of tests',
  )
  .refine((rules) => Object.keys(rules).length > 0, 'expected at least one rule')
  .refine((rules) => Object.keys(rules).length <= mostRules, `expected at most ${mostRules} rules`);

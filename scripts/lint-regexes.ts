/**
 * `npm run lint:regexes`: proves for every regular expression of `src/` that its time grows with the length of the text and no faster.
 *
 * Those that cannot be proven stand in `scripts/regexes/accepted.json`, with what bounds them. Ends with 1 where one is missing there,
 * and where an entry there has no expression any more.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import recheck from 'recheck';
import { z } from 'zod';
import { expressionsIn } from './regexes/expressions.ts';
import { growthOf } from './regexes/growth.ts';

const root = path.resolve(import.meta.dirname, '..');
const acceptedFile = 'scripts/regexes/accepted.json';
const accepted = z
  .array(z.strictObject({ file: z.string(), expression: z.string(), bound: z.string().min(20) }))
  .parse(JSON.parse(readFileSync(path.join(root, acceptedFile), 'utf8')));

const startedMs = performance.now();
const found = globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.d.ts'] })
  .toSorted()
  .flatMap((file) => expressionsIn(readFileSync(path.join(root, file), 'utf8')).map((each) => ({ file, ...each })));
const keyOf = (file: string, text: string): string => `${file}: ${text}`;

const unlisted = found.filter(
  ({ file, text }) => !accepted.some((entry) => keyOf(entry.file, entry.expression) === keyOf(file, text)),
);
const problems = accepted
  .filter((entry) => !found.some(({ file, text }) => keyOf(entry.file, entry.expression) === keyOf(file, text)))
  .map(({ file, expression }) => `${acceptedFile} names an expression that ${file} does not have: ${expression}`);
for (const { file, text, regex } of unlisted) {
  const growth = regex === undefined ? 'made when the program runs' : await growthOf(regex, recheck.check);
  if (growth !== 'linear') problems.push(`${keyOf(file, text)}\n    ${growth}`);
}

for (const problem of problems) console.error(`✗ ${problem}`);
const seconds = Math.round((performance.now() - startedMs) / 1_000);
console.log(`${found.length} regular expressions, ${accepted.length} of them accepted with a bound, in ${seconds} s.`);
// The checker's own process would stay.
process.exit(problems.length === 0 ? 0 : 1);

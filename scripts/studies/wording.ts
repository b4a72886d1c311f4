/**
 * Draws comments of the sources, and messages that steps of the tests really gave, for a reader who does not know the code.
 *
 *     npm run study -- wording [--seed n] [--count n]
 *
 * The same seed draws the same texts from the same sources. Findings are in docs/internals/wording.md.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '../../src/stand-in/random.ts';
import { mistakeTable } from '../messages/mistake-table.ts';
import { makeMistake } from '../messages/mistakes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const generated = new Set(['src/report-page/assets.ts']);
/** Lines of code that a reader sees below a comment. */
const shownLines = 3;

const { seed, count } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '60' } },
}).values;

/** Comments with the start of what they describe: blocks, and runs of lines that start with `//`. */
const commentsIn = (file: string): readonly string[] => {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const comments: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const start = at;
    if (lines[at]?.trimStart().startsWith('/**')) while (at < lines.length && !lines[at]?.includes('*/')) at++;
    else if (lines[at]?.trimStart().startsWith('// ')) while (lines[at + 1]?.trimStart().startsWith('// ')) at++;
    else continue;
    comments.push(`${file}:${start + 1}\n${lines.slice(start, at + 1 + shownLines).join('\n')}`);
  }
  return comments;
};

/** Messages of mistakes in a step, and reasons of the verdicts in the stored results of all scenarios. */
const messagesOfSteps = async (): Promise<readonly string[]> => {
  const reasons = readFileSync(path.join(root, 'test/fixtures/oracle.txt'), 'utf8').split('\n');
  const messages = reasons.map((line) => line.split('\t').at(-1) ?? '');
  for (const mistake of Object.values(mistakeTable).flat()) messages.push(...(await makeMistake(mistake)));
  const kinds = new Map(messages.map((text) => [text.replace(/\d+/g, ''), text]));
  return [...kinds.values()].filter((text) => text.length > 20);
};

const codeOf = (message: string): string => /\[([a-z-]+)\]\.?$/.exec(message)?.[1] ?? message;

/** @param keyOf of each text, of which at most two are drawn: most messages share few error codes */
const draw = (all: readonly string[], random: () => number, keyOf: (text: string) => string): readonly string[] => {
  const shuffled = all
    .map((text) => [random(), text] as const)
    .sort(([one], [other]) => one - other)
    .map(([, text]) => text);
  const drawn = new Map<string, readonly string[]>();
  for (const text of shuffled) drawn.set(keyOf(text), [...(drawn.get(keyOf(text)) ?? []), text].slice(0, 2));
  const kept = new Set([...drawn.values()].flat());
  return shuffled.filter((text) => kept.has(text)).slice(0, Number(count));
};

const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const comments = files
  .filter((file) => !generated.has(file))
  .sort()
  .flatMap(commentsIn);
const random = seededRandom(Number(seed));
const print = (title: string, all: readonly string[], keyOf: (text: string) => string): void => {
  console.log(`# ${title}: ${count} of ${all.length}, seed ${seed}\n`);
  for (const [nth, text] of draw(all, random, keyOf).entries()) console.log(`## ${nth + 1}. ${text}\n`);
};
print('Comments', comments, (text) => text);
print('Messages', await messagesOfSteps(), codeOf);

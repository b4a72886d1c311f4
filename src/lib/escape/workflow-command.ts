import { showInvisible } from './invisible.ts';

/** Patterns that the runner looks for in every line of output. A visible backslash breaks each text that matches a pattern. */
const breakers: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // The runner trims a line before it searches for `::`, so indentation does not help.
  [/^([\s\u200c\u200d]*)::/u, '$1\\::'],
  // The older form of commands, `##[…]`, works anywhere in a line.
  [/##\[/g, '##\\['],
  // Problem matchers of earlier steps read `file:12: error …` and `file(3,4): warning …` as compiler messages. A position has at
  // most four numbers: the line and column of its start and of its end.
  [/([:(]\d+(?:[:,]\s?(?:col\s)?\d+){0,3}\)?[\s:,-]*)(error|warning|info|note|fatal)\b/gi, '$1\\$2'],
  [/(\bline\s\d+(?:,\scol\s\d+)?[\s:,-]*)(error|warning|info|note|fatal)\b/gi, '$1\\$2'],
  [/^(\s*)(Exception in thread )/, '$1\\$2'],
];

/** Hides workflow commands from the runner, and compiler messages from problem matchers. Keeps safe lines unchanged. */
export const safeLogLine = (text: string): string =>
  breakers.reduce((line, [pattern, replacement]) => line.replace(pattern, replacement), showInvisible(text));

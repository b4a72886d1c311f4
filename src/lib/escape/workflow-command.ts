import { showInvisible } from './invisible.ts';

/**
 * Patterns that the runner looks for in every line of output. Each replacement adds a backslash, so that the runner finds
 * nothing.
 */
const breakers: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Allows for indentation, because the runner trims a line before it searches for `::`.
  [/^([\s\u200c\u200d]*)::/u, '$1\\::'],
  // The older form of commands, `##[…]`, works anywhere in a line.
  [/##\[/g, '##\\['],
  // Problem matchers read texts such as `file:12: error …` as compiler messages. A position has at most four numbers.
  [/([:(]\d+(?:[:,]\s?(?:col\s)?\d+){0,3}\)?[\s:,-]*)(error|warning|info|note|fatal)\b/gi, '$1\\$2'],
  [/(\bline\s\d+(?:,\scol\s\d+)?[\s:,-]*)(error|warning|info|note|fatal)\b/gi, '$1\\$2'],
  [/^(\s*)(Exception in thread )/, '$1\\$2'],
];

/** Hides workflow commands from the runner, and compiler messages from problem matchers. Keeps safe lines unchanged. */
export const safeLogLine = (text: string): string =>
  breakers.reduce((line, [pattern, replacement]) => line.replace(pattern, replacement), showInvisible(text));

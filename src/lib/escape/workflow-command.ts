import { showInvisible } from './invisible.ts';

interface Breaker {
  readonly pattern: RegExp;
  readonly replacement: string;
}

/** Patterns that the runner looks for in every line of output. A visible backslash breaks each text that matches a pattern. */
const breakers: readonly Breaker[] = [
  // The runner trims a line before it searches for `::`, so indentation does not help.
  { pattern: /^([\s\u200c\u200d]*)::/u, replacement: '$1\\::' },
  // The older form of commands, `##[…]`, works anywhere in a line.
  { pattern: /##\[/g, replacement: '##\\[' },
  // Problem matchers of earlier steps read `file:12: error …` and `file(3,4): warning …` as compiler messages. A position has at
  // most four numbers: the line and column of its start and of its end.
  { pattern: /([:(]\d+(?:[:,]\s?(?:col\s)?\d+){0,3}\)?[\s:,-]*)(error|warning|info|note|fatal)\b/gi, replacement: '$1\\$2' },
  { pattern: /(\bline\s\d+(?:,\scol\s\d+)?[\s:,-]*)(error|warning|info|note|fatal)\b/gi, replacement: '$1\\$2' },
  { pattern: /^(\s*)(Exception in thread )/, replacement: '$1\\$2' },
];

/**
 * Makes a line of text safe for the log. The runner finds no workflow command in the result, problem matchers find no compiler
 * message, and control characters are visible. Safe lines are returned unchanged.
 */
export const safeLogLine = (text: string): string =>
  breakers.reduce((line, { pattern, replacement }) => line.replace(pattern, replacement), showInvisible(text));

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './action-metadata.ts';

/** The names that a file holds outside of its comments. */
const namesIn = (source: string): ReadonlySet<string> => {
  const code = source.replace(/(?<!\*)\/\*.*?\*\//gs, ' ').replace(/(^|\s)\/\/.*$/gm, ' ');
  return new Set(code.match(/[\w$]+/g));
};

/** What is wrong with `file#symbol`, if anything. */
export const symbolMistake = (file: string, symbol: string): string | undefined => {
  const names = readNames(file);
  if (names === undefined) return `there is no file ${file}`;
  return names.has(symbol) ? undefined : `${file} has no ${symbol}`;
};

const readNames = (file: string): ReadonlySet<string> | undefined => {
  const source = readSource(file);
  return source === undefined ? undefined : namesIn(source);
};

const readSource = (file: string): string | undefined => {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
};

/** What is wrong with a test named by file and title, if anything. */
export const titleMistake = (file: string, title: string): string | undefined => {
  const source = readSource(file);
  if (source === undefined) return `there is no file ${file}`;
  const inText = source
    .split('\n')
    .some((line) => /['"`]/.test(line.slice(0, Math.max(0, line.indexOf(title)))) && line.includes(title));
  return inText ? undefined : `${file} has no test "${title}"`;
};

/** What is wrong with a file that is named as a whole, if anything. */
export const fileMistake = (file: string): string | undefined =>
  readSource(file) === undefined ? `there is no file ${file}` : undefined;

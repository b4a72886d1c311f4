import { glob } from 'node:fs/promises';
import path from 'node:path';
import { readPathPattern } from '../lib/path-pattern.ts';

type FilesFound =
  /** Absolute paths, in alphabetical order. */
  { readonly kind: 'found'; readonly files: readonly string[] } | { readonly kind: 'mistake'; readonly expected: string };

/**
 * Files and folders that a glob matches, hidden ones only where it names the dot. The file system is searched with at most one star for each
 * name, since the library's time grows with a power of their number; the whole pattern is compared in linear time.
 */
export const findFiles = async (text: string, folder: string): Promise<FilesFound> => {
  // The library takes \ for a separator, too.
  const pattern = path.posix.normalize(text.replaceAll('\\', '/')).replace(/\/$/, '');
  const reading = readPathPattern(pattern, 'shell');
  if (reading.kind === 'mistake') return reading;
  const names = pattern.split('/');
  if (names.some((name) => name.split('{').length !== name.split('}').length))
    return { kind: 'mistake', expected: 'a glob without / within {…}' };
  const files: string[] = [];
  for await (const match of glob(names.map(withOneStar).join('/'), { cwd: folder }))
    if (reading.matches(match.replaceAll(path.sep, '/'))) files.push(path.resolve(folder, match));
  return { kind: 'found', files: files.sort() };
};

const withOneStar = (name: string): string => {
  if (name === '**' || !/[*?[{]/.test(name)) return name;
  return name.startsWith('.') ? '.*' : '*';
};

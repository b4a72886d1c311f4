import { readPathPattern } from '../../../lib/wildcard.ts';

/** Returns the owners of a path: users, teams or email addresses. The list is empty if the file has no owner. */
export type OwnersOf = (path: string) => readonly string[];

/** Paths where GitHub looks for the file, in this order. The first existing file counts. */
export const codeOwnersPaths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

/** Maximum size of the file, because GitHub ignores larger files. */
export const maxCodeOwnersBytes = 3_000_000;
const maxLines = 5_000;
/** Limit on pattern characters times path characters, which keeps the search below a second. */
const maxWork = 5_000_000;
const maxPattern = 300;
const maxOwners = 20;

interface OwnerLine {
  readonly length: number;
  readonly matches: (path: string) => boolean;
  readonly owners: readonly string[];
}

/** Reads a CODEOWNERS file. The last line that matches a path decides, even if the line names no owner. */
export const readCodeOwners = (text: string): OwnersOf => {
  const lines = text
    .split(/\r\n?|\n/)
    .slice(0, maxLines)
    .flatMap(readLine)
    .toReversed();
  const known = new Map<string, readonly string[]>();
  let work = 0;
  const find = (path: string): readonly string[] => {
    for (const { length, matches, owners } of lines) {
      work += length * path.length;
      if (work > maxWork) return [];
      if (matches(path)) return owners;
    }
    return [];
  };
  return (path) => {
    const owners = known.get(path) ?? find(path);
    known.set(path, owners);
    return owners;
  };
};

const readLine = (line: string): OwnerLine[] => {
  const [pattern = '', ...rest] = line.replaceAll('\\ ', '\0').trim().split(/\s+/);
  if (pattern === '' || pattern.length > maxPattern || unsupported.test(pattern)) return [];
  const comment = rest.findIndex((part) => part.startsWith('#'));
  const owners = (comment === -1 ? rest : rest.slice(0, comment)).filter(isOwner).slice(0, maxOwners);
  return [{ length: pattern.length, matches: readOwnerPattern(pattern.replaceAll('\0', ' ')), owners }];
};

/** Matches comments, and patterns that GitHub ignores, such as `\#a` and brackets without a backslash before them. */
const unsupported = /^\\?#|^!|^(?:[^\\]|\\.)*?[[\]]/;

const isOwner = (part: string): boolean =>
  /^@[\w-]{1,100}(?:\/[\w.-]{1,100})?$/.test(part) || /^[\w.+-]{1,100}@[\w.-]{1,200}$/.test(part);

/** Reads a pattern as GitHub does: like `.gitignore`, except that `docs/*` matches only direct children. */
const readOwnerPattern = (pattern: string): OwnerLine['matches'] => {
  const isFolder = pattern.endsWith('/');
  const bare = pattern.replace(/^\/|\/$/g, '');
  const isAnchored = pattern.slice(0, -1).includes('/');
  // Braces and parentheses have no meaning here. A backslash makes the next character literal.
  const literal = bare.replace(/\\.|[{}()]/gs, (text) => (text.startsWith('\\') ? text : `\\${text}`));
  const own = readGlob(isAnchored ? literal : `**/${literal}`);
  const below = readGlob(`${isAnchored ? '' : '**/'}${literal}/**`);
  if (isFolder) return below;
  return /(?:^|[^\\])(?:\\\\)*\*$/.test(bare) && isAnchored ? own : (path) => own(path) || below(path);
};

const readGlob = (pattern: string): OwnerLine['matches'] => {
  const read = readPathPattern(pattern, 'shell');
  return read.kind === 'pattern' ? read.matches : () => false;
};

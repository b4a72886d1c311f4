/**
 * Two-pointer matching: an `isStar` element matches any run of elements. Never exponential, which a translation to a
 * regular expression could be.
 */
const matchesRun = <P, T>(
  pattern: readonly P[],
  text: readonly T[],
  isStar: (element: P) => boolean,
  isSame: (element: P, value: T) => boolean,
): boolean => {
  let at = 0;
  let star = -1;
  let resumeAt = 0;
  for (let index = 0; index < text.length; ) {
    const element = pattern[at];
    const value = text[index] as T;
    if (element !== undefined && isStar(element)) {
      star = at++;
      resumeAt = index;
    } else if (element !== undefined && isSame(element, value)) {
      at++;
      index++;
    } else if (star >= 0) {
      at = star + 1;
      index = ++resumeAt;
    } else return false;
  }
  return pattern.slice(at).every(isStar);
};

/** `*` matches any characters, or none. */
export const matchesWildcard = (pattern: string, text: string): boolean =>
  pattern === '*' ||
  pattern === text ||
  (pattern.includes('*') &&
    matchesRun(
      pattern.split(''),
      text.split(''),
      (char) => char === '*',
      (char, value) => char === value,
    ));

/** `*` matches any characters within one segment, `**` any number of segments. */
export const matchesPath = (pattern: string, path: string): boolean =>
  matchesRun(pattern.split('/'), path.split('/'), (segment) => segment === '**', matchesWildcard);

/**
 * Whether a text matches a pattern in which `*` matches any characters, or none.
 *
 * Two pointers instead of a regular expression: never more than pattern times text steps, whatever the pattern.
 */
export const matchesWildcard = (pattern: string, text: string): boolean => {
  let at = 0;
  let star = -1;
  let resumeAt = 0;
  let index = 0;
  while (index < text.length) {
    if (pattern[at] === '*') {
      star = at++;
      resumeAt = index;
    } else if (at < pattern.length && pattern[at] === text[index]) {
      at++;
      index++;
    } else if (star >= 0) {
      at = star + 1;
      index = ++resumeAt;
    } else return false;
  }
  while (pattern[at] === '*') at++;
  return at === pattern.length;
};

/** Removes all characters of `signs` from the end of a text. A regular expression like `/\\/+$/` would take quadratic time. */
export const withoutEnding = (text: string, signs: string): string => {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

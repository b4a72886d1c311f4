/**
 * Removes these characters from the end of a text, in one pass: an expression such as `/\\/+$/` tries every run of them again
 * from every position.
 */
export const withoutEnding = (text: string, signs: string): string => {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

/** The text without these signs at its end, in one walk: an expression such as `/\\/+$/` tries every run of them anew from every place. */
export const withoutEnding = (text: string, signs: string): string => {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

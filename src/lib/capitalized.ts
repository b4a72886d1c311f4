/** Capitalizes the beginning of a sentence. Keeps a word in mixed case, such as `iPhone` or `numShards`, since it is a name. */
export const capitalized = (text: string): string =>
  /^\S+(?:[\p{Lu}#_]|\.\p{L})/u.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

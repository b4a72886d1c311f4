/** Capitalizes the beginning of a sentence, unless it is a name in mixed case, such as `iPhone` or `numShards`. */
export const capitalized = (text: string): string =>
  /^\S+(?:[\p{Lu}#_]|\.\p{L})/u.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

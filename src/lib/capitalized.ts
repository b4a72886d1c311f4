/** Capitalizes the beginning of a sentence. Keeps a word in mixed case, such as `iPhone` or `numShards`, since it is a name. */
export const capitalized = (text: string): string =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

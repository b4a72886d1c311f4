/** As the beginning of a sentence. A word in mixed case is a name, such as `iPhone` or `numShards`, and stays. */
export const capitalized = (text: string): string =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Longer titles are compared by their beginning. */
const maxTitleLength = 1_000;

/**
 * How a title is compared: letters and digits alone, in small letters, without accents. `Adds an item to the cart`, `addsAnItemToTheCart`
 * and `adds_an_item_to_the_cart` are one.
 */
export const titleKey = (title: string): string =>
  title
    .slice(0, maxTitleLength)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** The parameters of one run of a parameterised test, as runners append them. */
const parameters = /(?:\[[^[\]]*\]|\([^()]*\))$/;

/** The titles that a test may stand for: its name, also without its parameters and without the word `test` in front. */
export const titleKeysOfTest = (name: string): ReadonlySet<string> => {
  const bare = name.slice(0, maxTitleLength).replace(parameters, '');
  const names = [name, bare, bare.replace(/^test(?=[\P{Ll}])/u, ''), bare.replace(/^test[\s_-]+/i, '')];
  return new Set(names.map(titleKey).filter((key) => key !== ''));
};

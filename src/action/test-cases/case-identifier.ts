/** Normalizes an identifier, so that `TC-12`, `tc_12`, `TC12` and `TC-012` are equal. Converts any other text to upper case. */
export const identifierKey = (identifier: string): string => {
  const parts = /^([A-Za-z]+)[-_ ]?(\d{1,15})$/.exec(identifier.trim());
  return parts === null ? identifier.trim().toUpperCase() : formatKey(parts[1] ?? '', parts[2] ?? '');
};

/** Text that may be an identifier, such as `TC-12`, `tc_12` and `checksTC12Again`. */
const candidate = /([A-Za-z]{1,40})([-_ ]?)(\d{1,15})(?!\d)/g;
/** Maximum length of a text that is searched. Names and annotations are shorter. */
const maxTextLength = 100_000;

/** Finds the identifiers in a text, in normalized form. Only whole words count: `TC-1a` does not contain `TC-1`. */
export const identifiersIn = (text: string): ReadonlySet<string> => {
  const keys = new Set<string>();
  for (const match of text.slice(0, maxTextLength).matchAll(candidate)) {
    const [found, letters = '', separator = '', digits = ''] = match;
    if (!isToken(text, match.index, match.index + found.length, separator)) continue;
    keys.add(formatKey(letters, digits));
    // In a method name such as `checksTC12`, only the capital letters belong to the identifier.
    const capitals = /(?<=[a-z])[A-Z]+$/.exec(letters)?.[0];
    if (capitals !== undefined) keys.add(formatKey(capitals, digits));
  }
  return keys;
};

/** Whether a match is a whole word. In method names, a capital letter starts a new word, as in `TC12Again`. */
const isToken = (text: string, start: number, end: number, separator: string): boolean => {
  const after = text.slice(end, end + 3);
  const isInName = separator === '' || separator === '_';
  if (isInName) return !/^(?:[-.]\d|\p{L})/u.test(after) || /^\p{Lu}\p{Ll}/u.test(after);
  return !/^(?:[-.]\d|\p{L})/u.test(after) && !/\d/.test(text.charAt(start - 1));
};

const formatKey = (letters: string, digits: string): string => `${letters.toUpperCase()}-${digits.replace(/^0+(?=\d)/, '')}`;

/** Returns `TC` for `TC-12`, or undefined for an identifier of another form. */
export const prefixOf = (key: string): string | undefined => /^([A-Z]+)-\d+$/.exec(key)?.[1];

const annotation = /@[A-Za-z_][\w.]*\(([^()\n]{1,500})\)|\[\[PROPERTY\|([^\]\n]{1,500})\]\]/g;
/** Maximum number of characters that are searched in the output of a test. */
const maxOutputLength = 64_000;

/** Extracts the texts of annotations that a test runner printed, such as `@TestCase("TC-12")` or `[[PROPERTY|case=TC-12]]`. */
export const annotationTexts = (output: string): readonly string[] =>
  output
    .slice(0, maxOutputLength)
    .matchAll(annotation)
    .map(([, inBrackets, property]) => inBrackets ?? property ?? '')
    .toArray();

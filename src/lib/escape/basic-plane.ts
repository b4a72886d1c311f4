/** `\u{1F600}` for characters that the checks service refuses (all beyond U+FFFF), and U+FFFD for half ones. */
export const basicPlane = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u{10000}-\u{10ffff}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`);

/** Control characters and lone surrogates, which XML 1.0 cannot hold in any form. */
const isAllowed = (code: number): boolean =>
  code === 0x9 ||
  code === 0xa ||
  code === 0xd ||
  (code >= 0x20 && code < 0xd800) ||
  (code >= 0xe000 && code < 0xfffe) ||
  code > 0xffff;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

const legal = (text: string): string =>
  Array.from(text, (char) => (isAllowed(char.codePointAt(0) ?? 0) ? char : '\ufffd')).join('');

/** Text between tags. */
export const xmlText = (text: string): string => legal(text).replaceAll(/[&<>]/g, (char) => entities[char] ?? char);

/** The value of an attribute, without its quotes. */
export const xmlAttribute = (text: string): string => legal(text).replaceAll(/[&<>"'\n\r\t]/g, (char) => entities[char] ?? char);

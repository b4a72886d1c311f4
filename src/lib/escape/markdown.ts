import { showInvisible, showInvisibleInLines } from './invisible.ts';

/** Between `@` and a name, or `#` and a number, it keeps GitHub from linking and notifying; backslashes and entities do not. */
const breaker = '&#8203;';
const maxUrlLength = 4_096;
const maxAscii = 0x7f;

const entity = (character: string): string => `&#${character.charCodeAt(0)};`;

/** First the places where GitHub would start a link or an emoji on its own, then the characters of markup. */
const active = /(@(?=[\w-])|#(?=\d)|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|\bGH-(?=\d))|[\\`*_{}[\]<>|~$&^@#]/gi;
/** A list, a rule or a heading underline, where the text comes first on its line. */
const lineStart = /^(?:[-+=]|\d(?=\d*[.)](?:\s|$)))/;

/**
 * Text from outside as one line of prose; also safe as a table cell. Markup, HTML, comments, mentions, issue references, web addresses,
 * emoji codes and formulas are shown as they were written.
 */
export const inlineText = (text: string): string => trimmed(prose(text));

/** The same for messages, in which what stands between backticks is code. */
export const messageText = (text: string): string => {
  const pieces = text.split(/`([^`]+)`/);
  return trimmed(pieces.map((piece, nth) => (nth % 2 === 1 ? codeSpan(piece) : prose(piece))).join(''));
};

const prose = (text: string): string => showInvisible(text).replace(/\s+/g, ' ').replace(active, neutral);

const trimmed = (line: string): string => line.trim().replace(lineStart, entity);

const neutral = (found: string, linkStart: string | undefined): string =>
  linkStart === undefined ? entity(found) : `${linkStart.length > 1 ? linkStart : entity(linkStart)}${breaker}`;

/**
 * Text from outside in the code font; also safe as a table cell. GitHub links nothing within code.
 *
 * Backticks are used where they can be, since not every reader of a summary renders it.
 */
export const codeSpan = (text: string): string => {
  const shown = showInvisible(text).replaceAll('\t', ' ');
  const plain = shown.trim() !== '' && shown === shown.trim() && !/[`|<&\\]/.test(shown);
  return plain ? `\`${shown}\`` : codeElement(text);
};

/** The same as an HTML element, for places where Markdown is not read, such as `<summary>`. */
export const codeElement = (text: string): string => {
  const shown = showInvisible(text).replaceAll('\t', ' ');
  const neutralised = shown.replace(/[^\p{L}\p{N}\p{M}\s.,()/+-]|(?<=\bwww)\./giu, (character) => {
    if (character.charCodeAt(0) > maxAscii) return character;
    return character === '@' ? `${entity(character)}${breaker}` : entity(character);
  });
  return `<code>${neutralised}</code>`;
};

/** Text of several lines, as it is, between fences that nothing inside can close. */
export const fencedBlock = (text: string, language: 'text' | 'diff' = 'text'): string => {
  // Text must not contain this project's own hidden markers, not even where they would be shown as text.
  const body = showInvisibleInLines(text).replaceAll('<!--', '<\u200b!--');
  let longest = 2;
  for (const [run] of body.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${body}\n${fence}`;
};

/** A link, or the label alone where the address is not one of the web. */
export const link = (label: string, url: string | undefined): string => {
  const address = linkAddress(url);
  return address === undefined ? inlineText(label) : `[${inlineText(label)}](${address})`;
};

/** An absolute http(s) address without credentials, fit for a link's brackets; `undefined` for anything else. */
export const linkAddress = (url: string | undefined): string | undefined => {
  if (url === undefined || url.length > maxUrlLength) return undefined;
  const parsed = URL.parse(url);
  if (parsed === null || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')) return undefined;
  parsed.username = '';
  parsed.password = '';
  return parsed.href
    .replace(/[()<>`|\\"'$*\s]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replaceAll('&', '&amp;');
};

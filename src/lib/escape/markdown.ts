import { showInvisible, showInvisibleInLines } from './invisible.ts';

/** Zero-width space. It prevents links and notifications on GitHub where backslashes and entities do not. */
const breaker = '&#8203;';
const maxUrlLength = 4_096;
/** Distance from an ASCII character to its full-width form. */
const fullWidth = 0xfee0;
const maxAscii = 0x7f;

const entity = (character: string): string => `&#${character.charCodeAt(0)};`;

/** Characters to escape: first the characters that start a link or an emoji on GitHub, then the characters of markup. */
const active = /(@(?=[\w-])|#(?=\d)|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|\bGH-(?=\d))|[\\`*_{}[\]<>|~$&^@#]/gi;
/** Characters at the start of a line that begin a list, a rule or a heading underline. */
const lineStart = /^(?:[-+=]|\d(?=\d*[.)](?:\s|$)))/;

/** Shows markup, mentions, issue references, addresses, emoji codes and formulas as written, also in a table cell. */
export const inlineText = (text: string): string => trimmed(prose(text));

/** Escapes a message, and shows its parts between backticks as code. */
export const messageText = (text: string): string => {
  const pieces = text.split(/`([^`]+)`/);
  return trimmed(pieces.map((piece, nth) => (nth % 2 === 1 ? codeSpan(piece) : prose(piece))).join(''));
};

const prose = (text: string): string => showInvisible(text).replace(/\s+/g, ' ').replace(active, neutral);

const trimmed = (line: string): string => line.trim().replace(lineStart, entity);

const neutral = (found: string, linkStart: string | undefined): string =>
  linkStart === undefined ? entity(found) : `${linkStart.length > 1 ? linkStart : entity(linkStart)}${breaker}`;

/**
 * Prepares text for a title on GitHub, which is plain text without escapes: characters that start a mention, a reference or an
 * address become their full-width forms.
 */
export const titleText = (text: string): string =>
  showInvisible(text)
    .replace(/\s+/g, ' ')
    .replace(/@|#(?=\d)|(?<=\bGH)-(?=\d)|:(?=\/\/)/gi, (character) => String.fromCharCode(character.charCodeAt(0) + fullWidth))
    .trim();

/** Shows text as code, in which GitHub creates no links. Prefers backticks, because some readers show summaries as plain text. */
export const codeSpan = (text: string): string => {
  const shown = showInvisible(text).replaceAll('\t', ' ');
  const plain = shown.trim() !== '' && shown === shown.trim() && !/[`|<&\\]/.test(shown);
  return plain ? `\`${shown}\`` : codeElement(text);
};

/** Formats text as an HTML code element, for places where Markdown is not read, such as `<summary>`. */
export const codeElement = (text: string): string => {
  const shown = showInvisible(text).replaceAll('\t', ' ');
  const neutralised = shown.replace(/[^\p{L}\p{N}\p{M}\s.,()/+-]|(?<=\bwww)\./giu, (character) => {
    if (character.charCodeAt(0) > maxAscii) return character;
    return character === '@' ? `${entity(character)}${breaker}` : entity(character);
  });
  return `<code>${neutralised}</code>`;
};

/** Puts text of several lines between code fences that the text cannot close. */
export const fencedBlock = (text: string, language: 'text' | 'diff' = 'text'): string => {
  // Untrusted text must not contain `<!--`, because the action finds its comments on GitHub by a hidden marker `<!-- … -->`.
  const body = showInvisibleInLines(text).replaceAll('<!--', '<\u200b!--');
  let longest = 2;
  for (const [run] of body.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${body}\n${fence}`;
};

/** Formats a link. Returns only the label if the address is not an http(s) address. */
export const link = (label: string, url: string | undefined): string => {
  const address = linkAddress(url);
  return address === undefined ? inlineText(label) : `[${inlineText(label)}](${address})`;
};

/** Removes credentials and escapes brackets. Returns undefined unless the URL is an absolute http(s) address. */
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

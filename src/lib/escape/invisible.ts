import { cutText } from './cut.ts';

/** Control characters, format characters (bidi, zero width, tags), line separators and lone surrogates. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const lineEnd = /\r\n?|[\u2028\u2029\u0085]/g;

/** Characters that join letters or emoji. They stay invisible, because they do not hide or reorder text. */
const joiners = new Set(['\u200c', '\u200d']);
const controlPictures = 0x2400;
const deleteCode = 0x7f;
const firstPrintable = 0x20;

/** Shows `␊` for a line feed, and `\u{202E}` for a character that changes the reading direction. Keeps tabs. */
export const showInvisible = (text: string): string => text.replace(invisible, visibleForm);

export const shownText = (text: string, maxLength: number): string => showInvisible(cutText(text, maxLength));

/** Like `showInvisible`, but keeps lines. Line ends of all kinds become line feeds. */
export const showInvisibleInLines = (text: string): string =>
  text.replace(lineEnd, '\n').replace(invisible, (character) => (character === '\n' ? character : visibleForm(character)));

const visibleForm = (character: string): string => {
  if (character === '\t' || joiners.has(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  if (code < firstPrintable) return String.fromCodePoint(controlPictures + code);
  if (code === deleteCode) return '\u2421';
  if (!character.isWellFormed()) return '\ufffd';
  return `\\u{${code.toString(16).toUpperCase()}}`;
};

/** Shows characters above U+FFFF as text such as `\u{1F600}`, because check runs on GitHub refuse them. */
export const basicPlane = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u{10000}-\u{10ffff}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`);

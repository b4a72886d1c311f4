import { cutText } from './cut.ts';

/**
 * Characters that show nothing: control characters, line separators, lone surrogates, marks of interlinear notes, everything that Unicode
 * calls default-ignorable (zero width, direction, variation selectors, tags, Hangul fillers, unassigned ones), and letters and
 * symbols that are blank.
 */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800\u{1d159}]|\u{16fe4}/gu;
const lineEnd = /\r\n?|[\u2028\u2029\u0085]/g;

const controlPictures = 0x2400;
const deleteCode = 0x7f;
const firstPrintable = 0x20;

/** Shows `␊` for a line feed, and `⟨U+202E⟩` for a character that changes the reading direction. Keeps tabs. */
export const showInvisible = (text: string): string =>
  text.replace(invisible, (character, at: number) => (isNeeded(character, text, at) ? character : visibleForm(character)));

export const shownText = (text: string, maxLength: number): string => showInvisible(cutText(text, maxLength));

/** Like `showInvisible`, but keeps lines. Line ends of all kinds become line feeds. */
export const showInvisibleInLines = (text: string): string => {
  const lines = text.replace(lineEnd, '\n');
  return lines.replace(invisible, (character, at: number) =>
    character === '\n' || isNeeded(character, lines, at) ? character : visibleForm(character),
  );
};

/** Like `showInvisible`, but leaves control characters, which documents such as JSON and XML escape themselves. */
export const showHidden = (text: string): string =>
  text.replace(invisible, (character, at: number) =>
    /\p{Cc}|\p{Cs}/u.test(character) || isNeeded(character, text, at) ? character : visibleForm(character),
  );

const visibleForm = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  if (code < firstPrintable) return String.fromCodePoint(controlPictures + code);
  if (code === deleteCode) return '\u2421';
  if (!character.isWellFormed()) return '\ufffd';
  return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
};

/** Text before and after an invisible character in which it has an effect that readers see. At most one per visible character. */
interface Use {
  readonly characters: RegExp;
  readonly before: RegExp;
  readonly after: RegExp;
}

/** Scripts whose letters change their form beside a joiner. */
const joining =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Nkoo}\\p{scx=Mand}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}\\p{scx=Java}\\p{scx=Bali}';
const anything = /^/;

const listUses = (): readonly Use[] => [
  {
    characters: /^[\u200c\u200d]$/,
    before: new RegExp(`(?=[\\p{L}\\p{M}])[${joining}]$`, 'u'),
    after: new RegExp(`^(?=[\\p{L}\\p{M}])[${joining}]`, 'u'),
  },
  // Emoji of several people and objects, such as a family.
  {
    characters: /^\u200d$/,
    before: /[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?$/u,
    after: /^\p{Extended_Pictographic}/u,
  },
  { characters: /^[\ufe0e\ufe0f]$/, before: /\p{Extended_Pictographic}$/u, after: anything },
  { characters: /^\ufe0f$/, before: /[0-9#*]$/, after: /^\u20e3/ },
  // Forms of one Han character. Registered sequences use the first selectors only.
  { characters: /^[\ufe00-\ufe02\u{e0100}-\u{e010f}]$/u, before: /\p{Unified_Ideograph}$/u, after: anything },
  { characters: /^[\u180b-\u180d\u180f]$/, before: /(?=\p{L})\p{scx=Mong}$/u, after: anything },
  // Conjoining Hangul letters, where one of the two is missing.
  { characters: /^\u115f$/, before: anything, after: /^[\u1160-\u11a7]/ },
  { characters: /^\u1160$/, before: /[\u1100-\u115e]$/, after: /^[\u11a8-\u11ff]/ },
];

/** Made when the first text has such a character, because these expressions take milliseconds to compile. */
let uses: readonly Use[] | undefined;

/** Longest text before or after a character that decides whether it is needed. */
const neighborUnits = 4;
/** The flags of England, Scotland and Wales, which are the only emoji with tags. */
const tagFlag =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/gu;
const isTag = (character: string): boolean => /^[\u{e0020}-\u{e007f}]$/u.test(character);
const flagUnits = 14;

const isNeeded = (character: string, text: string, at: number): boolean => {
  if (character === '\t') return true;
  if (character.charCodeAt(0) < 0x80) return false;
  if (isTag(character)) return isInFlag(text, at);
  const before = text.slice(Math.max(0, at - neighborUnits), at);
  const after = text.slice(at + character.length, at + character.length + neighborUnits);
  uses ??= listUses();
  return uses.some((use) => use.characters.test(character) && use.before.test(before) && use.after.test(after));
};

const isInFlag = (text: string, at: number): boolean => {
  const start = Math.max(0, at - flagUnits);
  return [...text.slice(start, at + flagUnits).matchAll(tagFlag)].some(
    ({ 0: flag, index }) => start + index <= at && at < start + index + flag.length,
  );
};

/** Shows characters above U+FFFF as text such as `\u{1F600}`, because check runs on GitHub refuse them. */
export const basicPlane = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u{10000}-\u{10ffff}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`);

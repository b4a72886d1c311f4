/** Control characters that XML 1.0 forbids, and two code points that are no characters. Lone surrogates are seen to apart: far quicker. */
const illegalRanges: readonly (readonly [number, number])[] = [
  [0x0, 0x8],
  [0xb, 0xc],
  [0xe, 0x1f],
  [0xfffe, 0xffff],
];

const escaped = (codeUnit: number): string => `\\u${codeUnit.toString(16).padStart(4, '0')}`;

const illegalSet = illegalRanges.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join('');
const illegal = new RegExp(`[${illegalSet}]`);
const illegalAnywhere = new RegExp(illegal, 'g');
/** Colors and cursor movements of terminals, without the escape character that begins them. */
const terminalSequence = /^\[[0-9;?]*[A-Za-z]/;
const escapeCode = 0x1b;

const replacement = '\uFFFD';

/** @returns where the first character is that XML 1.0 forbids, or -1. Lone surrogates are not looked for. */
export const findIllegalXml = (text: string): number => text.search(illegal);

/**
 * Text that XML 1.0 can hold. Terminal colors go, every other illegal character becomes U+FFFD, so that a reader sees that
 * something was there.
 */
export const cleanXml = (text: string): string => {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return illegal.test(whole) ? withoutTerminalSequences(whole).replace(illegalAnywhere, replacement) : whole;
};

/** Longer ones are no colors. */
const longestSequence = 64;

/** @returns where a terminal sequence begins that the end of the text may have cut in two, or the text's length */
const cutTerminalSequence = (text: string): number => {
  const end = text.slice(-longestSequence);
  const start = end.lastIndexOf(String.fromCharCode(escapeCode));
  const isCut = start !== -1 && /^(?:\[[0-9;?]*)?$/.test(end.slice(start + 1));
  return isCut ? text.length - end.length + start : text.length;
};

/**
 * `cleanXml` for a text that comes in pieces. Lone surrogates are not looked for: decoders make none.
 *
 * @param take gets the clean text
 * @param onIllegal called once, when all before the first illegal character is taken
 */
export const createXmlCleaner = (
  take: (text: string) => void,
  onIllegal: () => void,
): { write: typeof take; end: () => void } => {
  let cut = '';
  let isClean = true;
  const takeWhole = (text: string): void => {
    const start = findIllegalXml(text);
    if (start === -1) {
      take(text);
      return;
    }
    if (isClean) {
      isClean = false;
      take(text.slice(0, start));
      onIllegal();
      take(cleanXml(text.slice(start)));
    } else take(cleanXml(text));
  };
  return {
    write: (piece) => {
      const text = cut + piece;
      const end = cutTerminalSequence(text);
      cut = text.slice(end);
      takeWhole(text.slice(0, end));
    },
    end: () => takeWhole(cut),
  };
};

const withoutTerminalSequences = (text: string): string => {
  const [first = '', ...pieces] = text.split(String.fromCharCode(escapeCode));
  return first + pieces.map((piece) => afterEscape(piece)).join('');
};

const afterEscape = (piece: string): string =>
  terminalSequence.test(piece) ? piece.replace(terminalSequence, '') : replacement + piece;

const textEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

const attributeEscapes: Readonly<Record<string, string>> = {
  ...textEscapes,
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** Character data. `>` is escaped as well, which makes `]]>` harmless. */
export const escapeXmlText = (text: string): string => cleanXml(text).replace(/[&<>\r]/g, (sign) => textEscapes[sign] ?? sign);

/** Everything that an attribute cannot hold as it is; most names and numbers have nothing of it. */
const unplain = new RegExp(`[&<>"\\ud800-\\udfff\\r\\n\\t${illegalSet}]`);

/** The value of an attribute between double quotes; line ends and tabs survive a reader's normalization. */
export const escapeXmlAttribute = (text: string): string =>
  unplain.test(text) ? cleanXml(text).replace(/[&<>"\r\n\t]/g, (sign) => attributeEscapes[sign] ?? sign) : text;

/** `<name key="value"…`, still open; attributes without a value are left out. */
export const xmlTag = (name: string, attributes: Readonly<Record<string, string | number | undefined>>): string => {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) tag += ` ${key}="${escapeXmlAttribute(String(value))}"`;
  return tag;
};

/** Characters that XML 1.0 forbids. Lone surrogates are handled separately, because that is much faster. */
const illegalSet = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff';
const illegal = new RegExp(`[${illegalSet}]`);
const illegalAnywhere = new RegExp(illegal, 'g');
/** Colors and cursor movements of terminals, without the escape character that begins them. */
const terminalSequence = /^\[[0-9;?]*[A-Za-z]/;
const escapeCode = 0x1b;

const replacement = '\uFFFD';

/** Offset of the first illegal character, or -1. Does not look for lone surrogates. */
const findIllegalXml = (text: string): number => text.search(illegal);

/** Makes text valid for XML 1.0: removes terminal colors, and replaces any other illegal character by U+FFFD. */
export const cleanXml = (text: string): string => {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return illegal.test(whole) ? withoutTerminalSequences(whole).replace(illegalAnywhere, replacement) : whole;
};

/** Maximum length of a terminal sequence. Color codes are shorter. */
const longestSequence = 64;

/** Offset where an incomplete terminal sequence at the end of the text starts, or else the length of the text. */
const cutTerminalSequence = (text: string): number => {
  const end = text.slice(-longestSequence);
  const start = end.lastIndexOf(String.fromCharCode(escapeCode));
  const isCut = start !== -1 && /^(?:\[[0-9;?]*)?$/.test(end.slice(start + 1));
  return isCut ? text.length - end.length + start : text.length;
};

/**
 * Cleans a text that arrives in pieces. Does not look for lone surrogates, because decoders do not produce them.
 *
 * @param take receives the clean text
 * @param onIllegal called once, after all text before the first illegal character was passed to `take`
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

/** Escapes a text. Also escapes `>`, so that the text cannot contain `]]>`. */
export const escapeXmlText = (text: string): string => cleanXml(text).replace(/[&<>\r]/g, (sign) => textEscapes[sign] ?? sign);

/**
 * Characters that most attributes do not contain. Line ends and tabs are escaped, because XML readers would turn them into
 * spaces.
 */
const unplain = new RegExp(`[&<>"\\ud800-\\udfff\\r\\n\\t${illegalSet}]`);

const escapeXmlAttribute = (text: string): string =>
  unplain.test(text) ? cleanXml(text).replace(/[&<>"\r\n\t]/g, (sign) => attributeEscapes[sign] ?? sign) : text;

/** Formats `<name key="value"…`, without the closing bracket. Leaves out attributes without a value. */
export const xmlTag = (name: string, attributes: Readonly<Record<string, string | number | undefined>>): string => {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) tag += ` ${key}="${escapeXmlAttribute(String(value))}"`;
  return tag;
};

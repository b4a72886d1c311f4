import type { ProblemList } from './problem.ts';

export type XmlAttributes = ReadonlyMap<string, string>;

const none: XmlAttributes = new Map();

const attribute = /\s*([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/**
 * The attributes of a start tag.
 *
 * Two slips of real writers are read over and noted: a raw `<` inside a value, and an attribute that comes twice (the first counts).
 *
 * @param source the text between the element's name and its end
 * @returns nothing where the text is no list of attributes
 */
export const parseAttributes = (source: string, problems: ProblemList): XmlAttributes | undefined => {
  if (source === '') return none;
  const attributes = new Map<string, string>();
  attribute.lastIndex = 0;
  let end = 0;
  for (let match = attribute.exec(source); match !== null; match = attribute.exec(source)) {
    end = attribute.lastIndex;
    const [, name = '', quoted, apostrophed] = match;
    const raw = quoted ?? apostrophed ?? '';
    if (raw.includes('<')) problems.note('bad-attribute', `A raw "<" in the attribute ${name}.`);
    if (attributes.has(name)) problems.note('bad-attribute', `The attribute ${name} comes twice in one tag.`);
    else attributes.set(name, decodeReferences(raw, problems));
  }
  return source.slice(end).trim() === '' ? attributes : undefined;
};

/** `&`, what it names, `;`: longer is no reference. */
export const longestReference = 12;

const named: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Resolves the five entities of XML and character references. Everything else stays as it is written, and is noted. */
export const decodeReferences = (text: string, problems: ProblemList): string => {
  let decoded = '';
  let done = 0;
  for (let start = text.indexOf('&'); start !== -1; start = text.indexOf('&', start + 1)) {
    const candidate = text.slice(start + 1, start + longestReference);
    const name = candidate.slice(0, Math.max(0, candidate.indexOf(';')));
    const character = named.get(name) ?? numbered(name, problems);
    if (character === undefined) {
      problems.note('bad-reference', 'An "&" that begins no entity of XML; it is kept as it is.');
      continue;
    }
    decoded += text.slice(done, start) + character;
    done = start + name.length + 2;
  }
  return done === 0 ? text : decoded + text.slice(done);
};

const numbered = (name: string, problems: ProblemList): string | undefined => {
  const digits = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(name);
  if (digits === null) return undefined;
  const [, hex, decimal = ''] = digits;
  return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16), problems);
};

const characterOf = (codePoint: number, problems: ProblemList): string => {
  if (isXmlCharacter(codePoint)) return String.fromCodePoint(codePoint);
  problems.note('illegal-characters', `A reference to character ${codePoint}, which XML does not allow; it is shown as \uFFFD.`);
  return '\uFFFD';
};

const isXmlCharacter = (codePoint: number): boolean =>
  codePoint === 0x9 ||
  codePoint === 0xa ||
  codePoint === 0xd ||
  (codePoint >= 0x20 && codePoint <= 0xd7ff) ||
  (codePoint >= 0xe000 && codePoint <= 0xfffd) ||
  (codePoint >= 0x10000 && codePoint <= 0x10ffff);

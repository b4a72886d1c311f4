import { type FatalCode, type NotedCode, type Position, ReadingStopped } from './problem.ts';

export const shownChars = 80;

/** What follows from a fault of XML. Without an entry it follows that nothing after it can be trusted. */
export interface XmlFault {
  readonly kind: 'harmless' | 'noted' | 'ends';
  readonly code: FatalCode | NotedCode;
  readonly message: string;
  /** The name of a reference may have taken markup with it. */
  readonly maySwallow?: boolean;
}

const harmless = { kind: 'harmless', code: 'malformed', message: '' } as const;
const noted = (code: NotedCode, message: string) => ({ kind: 'noted', code, message }) as const;
const ends = (code: FatalCode, message: string) => ({ kind: 'ends', code, message }) as const;

const kept = 'An "&" that begins no reference of XML; it is kept as it is.';

/** By the words of saxes. */
const faults: readonly (readonly [words: RegExp, fault: XmlFault])[] = [
  // Seen to with the text itself, which tells more.
  [/^text data outside/, harmless],
  [/^malformed comment/, harmless],
  [/XML declaration|^expected |^encoding value|^version number|^standalone value/, harmless],
  [/^disallowed character\.$/, noted('bad-attribute', 'A raw "<" in an attribute, which XML does not allow, is left out.')],
  [/^duplicate attribute: (.{1,80})/, noted('bad-attribute', 'The attribute $1 comes twice in one tag; the last counts.')],
  [/^the string "]]>"/, noted('bad-reference', 'A "]]>" outside of a CDATA section; it is kept as it is.')],
  [/^undefined entity/, noted('bad-reference', kept)],
  [/entity name\.$/, { ...noted('bad-reference', kept), maySwallow: true }],
  [
    /^malformed character entity/,
    {
      ...noted('illegal-characters', 'A reference to a character that XML does not allow; it is kept as it is.'),
      maySwallow: true,
    },
  ],
  [/^documents may contain only one root/, ends('trailing-content', 'A second document follows the first.')],
  [/^document must contain a root/, ends('empty', 'The report is empty.')],
  [/^unclosed tag: (.{1,80})/, ends('truncated', 'The report is cut off inside <$1>.')],
  [/^unexpected end/, ends('truncated', 'The report is cut off inside a tag or a comment.')],
  [/^unmatched closing tag: (.{1,80})\.$/, ends('malformed', '</$1> closes nothing.')],
];

export const xmlFaultOf = (words: string): XmlFault => {
  for (const [pattern, fault] of faults) {
    const match = pattern.exec(words);
    if (match !== null) return { ...fault, message: fault.message.replace('$1', () => (match[1] ?? '').replace(/\.$/, '')) };
  }
  return ends('malformed', `The report is no well-formed XML: ${words.slice(0, 100)}`);
};

/**
 * Text before or after the document.
 *
 * @param since the place after what came before it
 * @param endLine the line in which it ends
 */
export const textOutside = (text: string, isAfter: boolean, since: Position, endLine: number): ReadingStopped => {
  const content = text.trimStart();
  const before = text.slice(0, text.length - content.length);
  const place = {
    line: endLine - (content.split('\n').length - 1),
    column: before.includes('\n') ? before.length - before.lastIndexOf('\n') : since.column + before.length,
  };
  const shown = content.slice(0, shownChars).trimEnd();
  return isAfter
    ? new ReadingStopped('trailing-content', `Something follows the end of the document: "${shown}"`, place)
    : new ReadingStopped('not-xml', `The report is not XML; it begins with "${shown}"`, place);
};

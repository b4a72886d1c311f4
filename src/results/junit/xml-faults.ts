import { type JUnitProblem, type JUnitProblemCode, type Position, ReadingStopped } from './problem.ts';

export const shownChars = 80;

const keptReference = 'An "&" that is not escaped; it is kept as it is.';

/** By the words of saxes. Without a code the fault is harmless. */
const faults: readonly (readonly [words: RegExp, code?: JUnitProblemCode, message?: string])[] = [
  // The reader looks at the text itself, which says more.
  [/^text data outside/],
  [/^malformed comment/],
  [/XML declaration|^expected |^encoding value|^version number|^standalone value/],
  [/^disallowed character\.$/, 'bad-attribute', 'A raw "<" in an attribute, which XML does not allow, is left out.'],
  [/^duplicate attribute: (.{1,80})/, 'bad-attribute', 'The attribute $1 occurs twice in one tag; the last one counts.'],
  [/^the string "]]>"/, 'bad-reference', 'A "]]>" outside of a CDATA section; it is kept as it is.'],
  [/^undefined entity|entity name\.$/, 'bad-reference', keptReference],
  [
    /^malformed character entity/,
    'illegal-characters',
    'A reference to a character that XML does not allow; it is kept as it is.',
  ],
  [/^documents may contain only one root/, 'trailing-content', 'A second document follows the first.'],
  [/^document must contain a root/, 'empty', 'The report is empty.'],
  [/^unclosed tag: (.{1,80})/, 'truncated', 'The report is cut off inside <$1>.'],
  [/^unexpected end/, 'truncated', 'The report is cut off inside a tag or a comment.'],
  [/^unmatched closing tag: (.{1,80})\.$/, 'malformed', '</$1> closes nothing.'],
];

/**
 * What follows from a fault that saxes found; nothing where it is harmless. Without an entry in the table it follows that nothing after
 * it can be trusted.
 */
export const problemOfFault = (words: string): JUnitProblem | undefined => {
  for (const [pattern, code, message = ''] of faults) {
    const match = pattern.exec(words);
    if (match === null) continue;
    return code && { code, message: message.replace('$1', () => (match[1] ?? '').replace(/\.$/, '')) };
  }
  return { code: 'malformed', message: `The report is not well-formed XML: ${words.slice(0, 100)}` };
};

/** Whether saxes may have taken markup for the name of a reference. */
export const mayHideMarkup = (words: string): boolean => /entity name\.$|^malformed character entity/.test(words);

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

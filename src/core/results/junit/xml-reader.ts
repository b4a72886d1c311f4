import { SaxesParser } from 'saxes';
import { createXmlCleaner } from '../../../lib/xml.ts';
import {
  type FatalCode,
  isFatal,
  type JUnitLimits,
  type JUnitProblem,
  type Position,
  type ProblemList,
  ReadingStopped,
} from './reading-context.ts';

/** Attributes by name. The object has no prototype, so that a name such as `constructor` is not inherited. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** Receives the elements and texts of a document. Element names have no namespace prefix. */
export interface XmlHandler {
  readonly open: (name: string, attributes: XmlAttributes) => void;
  readonly close: () => void;
  /** Receives the text up to the next tag or comment, or a whole CDATA section. */
  readonly text: (text: string) => void;
}

/** Limit of faults in a document, because handling a fault takes time. */
const mostFaults = 100_000;
const htmlPage = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+)?html[\s>]/i;

/** Reads XML in chunks and within limits. Refuses document types, so that entities cannot expand. */
export const createXmlReader = (handler: XmlHandler, limits: JUnitLimits, problems: ProblemList) => {
  const parser = new SaxesParser({ xmlns: false, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true });
  let depth = 0;
  let hasBegun = false;
  let rootSeen = false;
  let attributes = 0;
  let faults = 0;
  let maySwallow = false;
  /** Element whose end waits for the next event, because saxes may report a wrong end tag late. */
  let closing: string | undefined;
  /** Number of characters up to the parser's last event. The parser keeps all text after it in memory. */
  let eventEndChars = 0;
  let fedChars = 0;
  /** Start of the current text outside of the root element. */
  let outsideSince: Position = { line: 1, column: 1 };
  let isEnding = false;
  let isCutInMarkup = false;
  const atEnd: ReadingStopped[] = [];

  const here = (): Position => ({ line: parser.line, column: parser.column + 1 });
  const stop = (code: FatalCode, message: string): ReadingStopped => new ReadingStopped(code, message, here());

  const settle = (): void => {
    if (closing === undefined) return;
    closing = undefined;
    handler.close();
  };
  const eventEnds = (): void => {
    eventEndChars = parser.position;
    if (depth === 0) outsideSince = here();
  };
  const refuseSwallowed = (isMarkup: boolean): void => {
    if (isMarkup) throw stop('malformed', 'An "&" that is not escaped makes the text after it unreadable.');
    maySwallow = false;
  };

  const takeText = (text: string): void => {
    settle();
    if (isCutInMarkup) return;
    if (depth > 0) handler.text(text);
    else if (text.trim() !== '') throw textOutside(text, rootSeen, outsideSince, parser.line);
    eventEnds();
  };
  // An eighth handler would make reading four times slower, because V8 would store the parser as a dictionary.
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > limits.attributesPerElement)
      throw stop('too-large', `One tag has more than ${limits.attributesPerElement} attributes.`);
  });
  parser.on('opentag', ({ name, attributes: values }) => {
    settle();
    attributes = 0;
    if (maySwallow) refuseSwallowed(Object.values(values).some((value) => /[<"]/.test(value)));
    if (depth >= limits.depth) throw stop('too-deep', `Elements are nested more than ${limits.depth} levels deep.`);
    depth += 1;
    rootSeen = true;
    handler.open(name.slice(name.indexOf(':') + 1), values);
    eventEnds();
  });
  parser.on('closetag', ({ name }) => {
    settle();
    closing = name;
    depth -= 1;
    eventEnds();
  });
  parser.on('text', (text) => {
    if (maySwallow) refuseSwallowed(text.includes('<'));
    takeText(text);
  });
  parser.on('cdata', takeText);
  parser.on('doctype', () => {
    throw stop('doctype', 'The report has a document type, which is refused: entities in it could grow without bound.');
  });
  parser.on('error', ({ message: fault }) => {
    faults += 1;
    if (faults > mostFaults) throw stop('too-large', `More than ${mostFaults} faults of XML.`);
    if (closing !== undefined && fault === 'unexpected close tag.')
      throw stop('malformed', `Another end tag closes <${closing.slice(0, shownChars)}>.`);
    settle();
    const problem = problemOfFault(fault);
    // Saxes may have taken a tag for a part of an entity name.
    maySwallow ||= /entity name\.$|^malformed character entity/.test(fault);
    if (problem === undefined) return;
    if (!isFatal(problem)) {
      problems.add({ ...problem, ...here() });
      return;
    }
    const fatal = stop(problem.code, problem.message);
    if (!isEnding) throw fatal;
    isCutInMarkup = fault === 'unexpected end.';
    atEnd.push(fatal);
  });

  const feed = (text: string): void => {
    parser.write(text);
    settle();
    fedChars += text.length;
    if (fedChars - eventEndChars > limits.pieceChars)
      throw stop('too-large', `A tag, text or comment is longer than ${limits.pieceChars} characters.`);
  };
  const take = (text: string): void => {
    if (hasBegun) {
      feed(text);
      return;
    }
    const content = text.trimStart();
    feed(text.slice(0, text.length - content.length));
    outsideSince = here();
    hasBegun = content !== '';
    if (htmlPage.test(content)) throw stop('html', 'The report is a page of HTML, not JUnit.');
    feed(content);
  };
  const cleaner = createXmlCleaner(take, () => {
    const message = 'Control characters, which XML does not allow, are shown as \uFFFD.';
    problems.add({ code: 'illegal-characters', message, ...here() });
  });

  return {
    /** @throws ReadingStopped at a fault that makes the following content unreliable */
    write: cleaner.write,
    /** @throws ReadingStopped if the document is incomplete */
    end: (): void => {
      cleaner.end();
      if (!hasBegun) throw stop('empty', 'The report is empty.');
      isEnding = true;
      parser.close();
      settle();
      const fatal = atEnd.find(({ problem }) => problem.code !== 'empty') ?? atEnd[0];
      if (fatal !== undefined) throw fatal;
    },
  };
};

const shownChars = 80;

const keptReference = 'An "&" that is not escaped; it is kept as it is.';

/** Error messages of saxes. A fault without a code is harmless. */
const faults: readonly (readonly [fault: RegExp, code?: JUnitProblem['code'], message?: string])[] = [
  // Harmless here, because `textOutside` reports text outside of the root element.
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

/** Converts a fault of saxes to a problem. Undefined for a harmless fault; an unknown fault is fatal. */
const problemOfFault = (fault: string): JUnitProblem | undefined => {
  for (const [pattern, code, message = ''] of faults) {
    const match = pattern.exec(fault);
    if (match === null) continue;
    return code && { code, message: message.replace('$1', () => (match[1] ?? '').replace(/\.$/, '')) };
  }
  return { code: 'malformed', message: `The report is not well-formed XML: ${fault.slice(0, 100)}` };
};

/** Creates the error for text before or after the root element. */
const textOutside = (text: string, isAfter: boolean, since: Position, endLine: number): ReadingStopped => {
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

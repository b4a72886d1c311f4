import { cleanXml, cutTerminalSequence, findIllegalXml } from '../../lib/xml.ts';
import type { JUnitLimits } from './limits.ts';
import { type Position, type ProblemList, ReadingStopped } from './problem.ts';
import { withoutCutReference } from './text-collector.ts';
import { createTextPosition } from './text-position.ts';
import { parseAttributes, type XmlAttributes } from './xml-attributes.ts';
import { findMarkup, type Markup } from './xml-markup.ts';

/** What a document says, in its order. Names come without their namespace prefix. */
export interface XmlHandler {
  readonly open: (name: string, attributes: XmlAttributes) => void;
  readonly close: (name: string) => void;
  /** Character data as written, in pieces of any size. References in it are whole, and not resolved unless it is literal (CDATA). */
  readonly text: (piece: string, isLiteral: boolean) => void;
  /** False where text is of no use now. */
  readonly wantsText: () => boolean;
}

export interface XmlTokenizer {
  /** @throws ReadingStopped at the first fault after which nothing can be trusted */
  readonly write: (chunk: string) => void;
  /** @throws ReadingStopped where the document is not finished */
  readonly end: () => void;
}

/** What is read over up to its end mark, or taken as it is. */
const spans = {
  comment: { end: '-->', isText: false },
  instruction: { end: '?>', isText: false },
  cdata: { end: ']]>', isText: true },
} as const;

const shownChars = 80;

/**
 * A streaming tokenizer for what JUnit writers produce: it holds one tag at a time, however long texts are.
 *
 * It is strict where structure could be lost (tags that do not match, a document type, anything after the root) and reads over slips
 * that lose nothing, noting each. DTDs are refused whole, so no entity can grow.
 */
export const createXmlTokenizer = (handler: XmlHandler, limits: JUnitLimits, problems: ProblemList): XmlTokenizer => {
  const open: string[] = [];
  const position = createTextPosition();
  let rest = '';
  /** A terminal's colour that the end of a chunk cut in two. */
  let cut = '';
  let span: keyof typeof spans | undefined;
  let rootSeen = false;
  let illegalSeen = false;
  /** Text outside of the document. */
  let stray: { text: string; readonly place: Position } | undefined;
  /** The rest of the buffer makes sense only with the text to come. */
  let needsMore = false;

  const stop = (code: ConstructorParameters<typeof ReadingStopped>[0], message: string): ReadingStopped =>
    new ReadingStopped(code, message, position.current());

  const takeText = (raw: string): void => {
    if (open.length === 0) takeStray(raw);
    else if (handler.wantsText()) handler.text(raw, span === 'cdata');
  };

  /** Waits until there is as much of it as is shown, or something else comes: what is said must not depend on the pieces that come. */
  const takeStray = (raw: string): void => {
    const text = stray === undefined ? raw.trimStart() : raw;
    if (text === '') return;
    stray ??= { text: '', place: position.after(raw.length - text.length) };
    stray.text += text;
    if (stray.text.length >= shownChars) refuseStray();
  };

  const refuseStray = (): void => {
    if (stray === undefined) return;
    const shown = stray.text.slice(0, shownChars).trimEnd();
    throw rootSeen
      ? new ReadingStopped('trailing-content', `Something follows the end of the document: "${shown}"`, stray.place)
      : new ReadingStopped('not-xml', `The report is not XML; it begins with "${shown}"`, stray.place);
  };

  const openTag = (source: string): void => {
    const isEmpty = source.endsWith('/');
    const inside = isEmpty ? source.slice(0, -1) : source;
    const [name = ''] = /^[^\s]*/.exec(inside) ?? [];
    const attributes = parseAttributes(inside.slice(name.length), problems);
    if (!elementName.test(name) || attributes === undefined)
      throw stop('malformed', `This is no tag of XML: "<${source.slice(0, shownChars)}>"`);
    if (!rootSeen && name.toLowerCase() === 'html') throw stop('html', htmlMessage);
    if (open.length === 0 && rootSeen) throw stop('trailing-content', `A second document follows the first: <${name}>`);
    if (open.length >= limits.depth) throw stop('too-deep', `More than ${limits.depth} elements inside each other.`);
    rootSeen = true;
    handler.open(localName(name), attributes);
    if (isEmpty) handler.close(localName(name));
    else open.push(name);
  };

  const closeTag = (source: string): void => {
    const name = source.trim();
    const expected = open.pop();
    if (name !== expected) {
      const closed = expected === undefined ? 'nothing' : `<${expected.slice(0, shownChars)}>`;
      throw stop('malformed', `</${name.slice(0, shownChars)}> closes ${closed}.`);
    }
    handler.close(localName(name));
  };

  const refuse = (markup: Markup & { kind: 'document-type' | 'unknown' }): ReadingStopped => {
    if (markup.kind === 'unknown') return stop('malformed', `This is no markup of XML: "${markup.source}"`);
    if (markup.isHtml) return stop('html', htmlMessage);
    return stop('doctype', 'The report has a document type, which is refused: entities in it could grow without bound.');
  };

  const readMarkup = (buffer: string, at: number, isLast: boolean): number => {
    refuseStray();
    const markup = findMarkup(buffer, at, isLast);
    if (markup === undefined) {
      if (buffer.length - at > limits.tagChars) throw stop('too-large', `One tag is longer than ${limits.tagChars} characters.`);
      needsMore = true;
      return at;
    }
    switch (markup.kind) {
      case 'start':
        openTag(markup.source);
        return markup.endsAt;
      case 'end':
        closeTag(markup.source);
        return markup.endsAt;
      case 'document-type':
      case 'unknown':
        throw refuse(markup);
      default:
        span = markup.kind;
        return markup.contentAt;
    }
  };

  /** Up to the end mark, or as far as no part of one can be cut off. */
  const readSpan = (buffer: string, at: number, kind: keyof typeof spans): number => {
    const { end, isText } = spans[kind];
    const found = buffer.indexOf(end, at);
    needsMore = found === -1;
    const to = needsMore ? Math.max(at, buffer.length - end.length + 1) : found;
    if (isText && to > at) takeText(buffer.slice(at, to));
    if (needsMore) return to;
    span = undefined;
    return found + end.length;
  };

  const readText = (buffer: string, at: number, isLast: boolean): number => {
    const next = buffer.indexOf('<', at);
    needsMore = next === -1;
    const raw = needsMore ? buffer.slice(at) : buffer.slice(at, next);
    // A reference that the end of a chunk cuts in two waits for its other half.
    const whole = needsMore && !isLast ? withoutCutReference(raw) : raw;
    if (whole !== '') takeText(whole);
    return at + whole.length;
  };

  const feed = (buffer: string, isLast: boolean): void => {
    let at = 0;
    needsMore = false;
    while (at < buffer.length && !needsMore) {
      position.moveTo(buffer, at);
      if (span !== undefined) at = readSpan(buffer, at, span);
      else if (buffer[at] === '<') at = readMarkup(buffer, at, isLast);
      else at = readText(buffer, at, isLast);
    }
    position.leave(buffer, at);
    rest = buffer.slice(at);
  };

  const noteIllegal = (buffer: string, at: number): void => {
    if (illegalSeen) return;
    illegalSeen = true;
    position.moveTo(buffer, at);
    problems.note('illegal-characters', 'Control characters, which XML does not allow, are shown as \uFFFD.', position.current());
  };

  const take = (text: string, isLast: boolean): void => {
    const illegal = findIllegalXml(text);
    if (illegal !== -1) noteIllegal(rest + text, rest.length + illegal);
    feed(rest + (illegal === -1 ? text : cleanXml(text)), isLast);
  };

  return {
    write: (chunk) => {
      const text = cut + chunk;
      const end = cutTerminalSequence(text);
      cut = text.slice(end);
      take(text.slice(0, end), false);
    },
    end: () => {
      take(cut, true);
      refuseStray();
      const inside = open.at(-1);
      if (inside !== undefined) throw stop('truncated', `The report is cut off inside <${inside.slice(0, shownChars)}>.`);
      if (rest !== '' || span !== undefined) throw stop('truncated', 'The report is cut off inside a tag or a comment.');
      if (!rootSeen) throw stop('empty', 'The report is empty.');
    },
  };
};

const htmlMessage = 'The report is a page of HTML, not JUnit.';

const elementName = /^[\p{L}_:][^"'&=<>/]*$/u;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

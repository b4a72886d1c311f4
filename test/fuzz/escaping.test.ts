import assert from 'node:assert/strict';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe } from 'vitest';
import { safeArtifactName } from '../../src/lib/escape/artifact-name.ts';
import { basicPlane } from '../../src/lib/escape/basic-plane.ts';
import { safeNames } from '../../src/lib/escape/file-name.ts';
import { htmlAttribute, htmlText, jsonForScript } from '../../src/lib/escape/html.ts';
import { showInvisible, showInvisibleInLines } from '../../src/lib/escape/invisible.ts';
import { codeElement, codeSpan, fencedBlock, inlineText, link, linkAddress } from '../../src/lib/escape/markdown.ts';
import { ganttName } from '../../src/lib/escape/mermaid.ts';
import { escapeData, escapeProperty, safeLogText } from '../../src/lib/escape/workflow-command.ts';
import { cleanXml, escapeXmlText, xmlTag } from '../../src/lib/xml.ts';
import { readWorkflowCommand } from '../helpers/runner/workflow-commands.ts';
import { markdownFaults } from '../unit/rendering/balanced-markdown.ts';
import { fuzz } from './fuzz.ts';
import { anyText } from './mutations.ts';

const commands = new Set('error warning notice debug group add-mask set-output stop-commands add-path set-env x'.split(' '));
const readCommand = (line: string) => readWorkflowCommand(line, commands);
/** What the problem matchers of common setup steps take for a compiler's message. */
const matchers = [
  /^([^\s].*)[(:](\d+)[,:](\d+)(?:\):\s+|\s+-\s+)(error|warning|info)\s+TS(\d+)\s*:\s*(.*)$/,
  /^\s+(\d+):(\d+)\s+(error|warning|info)\s+(.*)\s\s+(.*)$/,
  /^(.+):\sline\s(\d+),\scol\s(\d+),\s(Error|Warning|Info)\s-\s(.+)$/,
  /^(.+\.\w+):(\d+):\s+(warning|error):\s+(.*)$/,
  /^Exception in thread "(.*)" (.*): (.*)$/,
];
const activeLines = (log: string): string[] =>
  log.split(/\r\n|\r|\n/).filter((line) => readCommand(line) !== undefined || matchers.some((matcher) => matcher.test(line)));

/** Attributes and texts of a document, as another parser reads them. */
const readXml = (xml: string): unknown[] => {
  const parser = new SaxesParser();
  const read: unknown[] = [];
  parser.on('error', (error) => assert.fail(`it is XML: ${error.message}`));
  parser.on('opentag', ({ attributes }) => void read.push(attributes.v, ''));
  parser.on('text', (piece) => void read.push(String(read.pop()) + piece));
  parser.write(xml).close();
  return read;
};
/** XML forbids two characters that HTML does not. */
const allowed = (text: string): string => text.replace(/[\ufffe\uffff]/g, '');
const readHtml = (html: string): unknown[] => readXml(`<a>${allowed(html)}</a>`);
const reparse = (json: string): string => JSON.stringify(JSON.parse(json));

/** The faults of a table with this cell. An address may contain what would mean something outside of it. */
const tableFaults = (cell: string): string[] => markdownFaults(`| ${cell.replace(/\]\([^()]*\)$/, ']()')} | b |\n| c | d |`);
const closingFences = (block: string): string[] => {
  const fence = /`*$/.exec(block)?.[0] ?? '';
  return block
    .split('\n')
    .slice(1, -1)
    .filter((line) => line.trimStart().startsWith(fence));
};
const isAtSame = (address: string): boolean => address.includes('@') === new URL(address).href.includes('@');
const command = (title: string, message = '') => ({ name: 'error', properties: { title, file: 'a' }, data: message });
const place = /^(?!https?:\/\/)|[\s()<>|`"\\]/;
const cell = /[|\n\r\u2028\u2029\0]/;
const folder = /^$|^\.|\.$|[^A-Za-z0-9._-]|.{101}|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const row = /^$|.{61}|[:;#%`\n\r{}"<>]|^(?:gantt|title|section|click|call|href|axisFormat|dateFormat)/iu;

const error = (title: string, message: string): string => `::error title=${title},file=a::${message}`;
const element = (text: string): string => `${xmlTag('a', { v: text })}>${escapeXmlText(text)}</a>`;
const lines = showInvisibleInLines;
const data = (text: string) => ({ [text]: [text] });
const address = (text: string): string => linkAddress(text) ?? 'https://h/';

type Decode = (escaped: string) => unknown;
type Escape = (text: string) => string;
/** Name, escape, what the escaped text must not contain, what an independent reader makes of it, and what that must be. */
type Sink = readonly [name: string, escape: Escape, forbidden: RegExp, decode?: Decode, expected?: (text: string) => unknown];

const sinks: readonly Sink[] = [
  ['safeLogText', safeLogText, /[^\P{Cc}\t\n]|[\u202e\u2028]/u, activeLines, () => []],
  ['escapeData', (text) => error('t', escapeData(text)), /[\r\n]/, readCommand, (text) => command('t', lines(text))],
  // Between dots, since the runner cuts blanks and equal signs off.
  [
    'escapeProperty',
    (text) => error(`.${escapeProperty(text)}.`, ''),
    /[\r\n]/,
    readCommand,
    (text) => command(`.${lines(text)}.`),
  ],
  ['htmlText', htmlText, /[<>"'`]/, readHtml, (text) => [undefined, allowed(lines(text))]],
  ['htmlAttribute', htmlAttribute, /[<>"'`\n\r]/, readHtml, (text) => [undefined, allowed(showInvisible(text))]],
  ['jsonForScript', (text) => jsonForScript(data(text)), /[<>&\u2028\u2029]/, reparse, (text) => JSON.stringify(data(text))],
  ['xmlTag, escapeXmlText', element, /\0/, readXml, (text) => [cleanXml(text), cleanXml(text)]],
  ['inlineText', inlineText, cell, tableFaults, () => []],
  ['codeSpan', codeSpan, cell, tableFaults, () => []],
  ['codeElement', codeElement, cell, tableFaults, () => []],
  ['link', (text) => link(text, text), cell, tableFaults, () => []],
  ['fencedBlock', fencedBlock, /^(?!```)|[\r\0]/, closingFences, () => []],
  ['linkAddress', address, place, isAtSame, () => true],
  ['linkAddress of a path', (text) => address(`https://h.example/${text}`), place, isAtSame, () => true],
  ['safeNames', (text) => safeNames([text]).get(text) ?? '', folder],
  ['safeArtifactName', safeArtifactName, /^$|.{151}|[":<>|*?\\/\p{Cc}]/u],
  ['ganttName', ganttName, row],
  ['showInvisible', showInvisible, /[\p{Zl}\p{Zp}\p{Cs}\u202e\n]/u],
  ['basicPlane', basicPlane, /[\u{10000}-\u{10ffff}]/u],
];

describe('hostile text stays text', () => {
  for (const [name, escapeText, forbidden, decode, expected] of sinks)
    fuzz(name, anyText, (text) => {
      const escaped = escapeText(text);
      assert(escaped.isWellFormed(), 'no character is cut in half');
      assert.doesNotMatch(escaped, forbidden);
      assert.deepEqual(decode?.(escaped), expected?.(text), 'another reader reads what was meant');
    });
  fuzz('safeNames of several', fc.array(anyText, { maxLength: 12 }), (given) => {
    const folders = safeNames(given);
    const distinct = new Set([...folders.values()].map((name) => name.toLowerCase()));
    assert.equal(distinct.size, new Set(given).size, 'every name has a folder of its own');
    assert.deepEqual(safeNames(given.toReversed()), folders, 'the order of names changes nothing');
  });
});

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
import { anyText, textOf } from './generators/texts.ts';

const commands: ReadonlySet<string> = new Set(
  'error warning notice debug group endgroup add-mask set-output save-state stop-commands add-path set-env echo add-matcher x'.split(
    ' ',
  ),
);

/** What the problem matchers of common setup steps take for a compiler's message. */
const matchers = [
  /^([^\s].*)[(:](\d+)[,:](\d+)(?:\):\s+|\s+-\s+)(error|warning|info)\s+TS(\d+)\s*:\s*(.*)$/,
  /^\s+(\d+):(\d+)\s+(error|warning|info)\s+(.*)\s\s+(.*)$/,
  /^(.+):\sline\s(\d+),\scol\s(\d+),\s(Error|Warning|Info)\s-\s(.+)$/,
  /^(.+\.\w+):(\d+):\s+(warning|error):\s+(.*)$/,
  /^Exception in thread "(.*)" (.*): (.*)$/,
];

const logText = textOf(
  [
    ['::', ':', '##[', '#', '[', ']', ' ', '\t', '\n', '\r', '\u2028', '\u0085', '\ufeff', '\u200c', '\u200d', '\u00a0'],
    ['error', 'warning', 'x', '%0A', '%25', '\\', ','],
    ['a.kt', ':12:', '(3,4)', ': line 3, col 4, ', 'Exception in thread "m" a: b'],
  ].flat(),
);

const markup = fc.oneof(
  textOf(
    [
      ['<', '>', '&', '"', "'", '`', '</script>', '<!--', '-->', ']]>', '&amp;', '&#60;', '\u2028', '\n', '\r', '\t'],
      ['\u001b[31m', '\u0000', '\ud800', '\udc00', '\ufffe', 'a', ' ', '__proto__'],
    ].flat(),
  ),
  anyText,
);

const markdown = textOf(
  [
    ['`', '```', '~~~', '|', '\\', '\n', '\r', '<', '>', '<!--', '-->', '@a', '#1', '://', 'http', 'www.', '*', '_', '**'],
    ['~~', '[', ']', '(', ')', '![', '&', '&lt;', ' ', '    ', '\t', '- ', '1. ', '# ', '---', '===', '$', ':tada:'],
    ['GH-1', 'x', '\u200b', '\u2028', '\u0000', '\ud800'],
  ].flat(),
);

const names = fc.array(
  textOf(
    [
      ['a', 'A', 'b', '.', '..', '/', '\\', '-', ' ', 'é', 'e\u0301', 'CON', 'nul', 'COM1', '.txt', ':', ';', '#', '%%'],
      ['`', 'title ', 'section', '2026-', '\u0000', '😀', 'x'.repeat(60)],
    ].flat(),
    6,
  ),
  { maxLength: 12 },
);

const decodeEntities = (html: string): string =>
  html.replace(/&(?:#(\d+)|(\w+));/g, (_whole, code: string | undefined, name = '') =>
    code === undefined ? ({ amp: '&', lt: '<', gt: '>', quot: '"' }[String(name)] ?? '?') : String.fromCodePoint(Number(code)),
  );

describe('hostile text stays text', () => {
  fuzz('in the log', logText, (text) => {
    for (const line of safeLogText(text).split(/\r\n|\r|\n/)) {
      assert(readWorkflowCommand(line, commands) === undefined, 'no line of the log is a command');
      assert(!matchers.some((matcher) => matcher.test(line)), 'no line of the log is a message of a compiler');
      assert(!/[\p{Cc}\u202e\u2028]/u.test(line.replaceAll('\t', '')), 'nothing in the log is invisible');
    }
  });

  fuzz('in workflow commands', logText, (text) => {
    const line = `::error title=${escapeProperty(text)},file=a::${escapeData(text)}`;
    assert(!/[\r\n]/.test(line), 'a command is one line');
    const command = readWorkflowCommand(line, commands);
    const shown = showInvisibleInLines(text);
    assert(command?.name === 'error' && command.data === shown, 'the runner reads the message as it is shown');
    const { title, ...others } = command.properties;
    assert(
      Object.keys(others).every((key) => key === 'file'),
      'no property is added',
    );
    if (shown !== '' && !/^=|^\s*$/.test(shown))
      assert(title === shown || shown.trim() !== shown, 'the runner reads the title as it is shown');
  });

  fuzz('in HTML', markup, (text) => {
    assert(!/[<>"'`]/.test(htmlText(text)), 'text opens no tag');
    assert(!/[<>"'`\n\r]/.test(htmlAttribute(text)), 'a value ends no attribute');
    assert.equal(decodeEntities(htmlText(text)), showInvisibleInLines(text), 'a browser shows what was meant');
    const json = jsonForScript({ [text]: [text] });
    assert(!/[<>&\u2028\u2029]/.test(json), 'data ends no script');
    assert.equal(JSON.stringify(JSON.parse(json)), JSON.stringify({ [text]: [text] }), 'data reads back the same');
  });

  fuzz('in XML', markup, (text) => {
    const parser = new SaxesParser();
    const read: string[] = [];
    let inside = '';
    parser.on('error', (error) => assert.fail(`it is XML: ${error.message}`));
    parser.on('opentag', ({ attributes }) => void read.push(String(attributes.v)));
    parser.on('text', (piece) => {
      inside += piece;
    });
    parser.write(`${xmlTag('a', { v: text })}>${escapeXmlText(text)}</a>`).close();
    assert.deepEqual([...read, inside], [cleanXml(text), cleanXml(text)], 'another parser reads one element and the same text');
  });

  fuzz('in Markdown', markdown, (text) => {
    for (const cell of [inlineText(text), codeSpan(text), codeElement(text), link(text, text)]) {
      assert(!/[|\n\r\u2028\u2029\0]/.test(cell), 'a cell stays in its cell');
      // An address may contain what would mean something outside of it.
      const shown = cell.replace(/\]\([^()]*\)$/, ']()');
      assert.deepEqual(markdownFaults(`| ${shown} | b |\n| ${shown} | c |`), [], 'a table stays a table');
      assert(cell.isWellFormed(), 'no character is cut in half');
    }
    const lines = fencedBlock(text).split('\n');
    const fence = lines.at(-1) ?? '';
    const isClosed = lines.slice(1, -1).some((line) => line.trimStart().startsWith(fence));
    assert(/^`{3,}$/.test(fence) && !isClosed, 'nothing closes a fence');
    const address = linkAddress(text);
    if (address === undefined) return;
    assert(/^https?:\/\/[^\s()<>|`"\\]+$/.test(address), 'a link is a web address');
    assert(address.includes('@') === new URL(address).href.includes('@'), 'a link goes where it says');
  });

  fuzz('in names of folders, artifacts and rows of charts', names, (given) => {
    const folders = safeNames(given);
    assert.equal(folders.size, new Set(given).size, 'every name has a folder');
    const distinct = new Set([...folders.values()].map((folder) => folder.toLowerCase()));
    assert.equal(distinct.size, folders.size, 'no two names share a folder');
    for (const folder of folders.values()) {
      assert(/^(?!\.)[A-Za-z0-9._-]{1,100}(?<!\.)$/.test(folder), 'a folder is a plain name');
      assert(!/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(folder), 'a folder is no device of Windows');
    }
    assert.deepEqual(safeNames(given.toReversed()), folders, 'the order of names changes nothing');
    for (const name of given) {
      const artifact = safeArtifactName(name);
      assert(/^[^":<>|*?\\/\r\n\p{Cc}]{1,150}$/u.test(artifact) && artifact.isWellFormed(), 'an artifact has an allowed name');
      const row = ganttName(name);
      assert(/^[^:;#%`\n\r{}"<>]{1,60}$/u.test(row), "a chart's name ends no statement");
      assert(!/^(?:gantt|title|section|click|call|href|axisFormat|dateFormat)/i.test(row), "a chart's name starts no statement");
    }
  });

  fuzz('where invisible characters are shown', anyText, (text) => {
    for (const shown of [showInvisible(text), basicPlane(text)]) assert(shown.isWellFormed(), 'no character is cut in half');
    assert(!/[\u{10000}-\u{10ffff}]/u.test(basicPlane(text)), 'no character is beyond the basic plane');
    assert(!/[\p{Zl}\p{Zp}\p{Cs}\u202e\n]/u.test(showInvisible(text)), 'nothing is hidden');
  });
});

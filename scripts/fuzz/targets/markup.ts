import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { htmlAttribute, htmlText, jsonForScript } from '../../../src/lib/escape/html.ts';
import { showInvisibleInLines } from '../../../src/lib/escape/invisible.ts';
import { codeElement, codeSpan, fencedBlock, inlineText, link, linkAddress } from '../../../src/lib/escape/markdown.ts';
import { cleanXml, escapeXmlText, xmlTag } from '../../../src/lib/xml.ts';
import { markdownFaults } from '../../../test/unit/rendering/balanced-markdown.ts';
import { demand, type Target, target } from '../target.ts';
import { anyText, textOf } from '../texts.ts';

const checkHtml = (text: string): void => {
  demand(!/[<>"'`]/.test(htmlText(text)), 'text opens no tag');
  demand(!/[<>"'`\n\r]/.test(htmlAttribute(text)), 'a value ends no attribute');
  demand(decodeEntities(htmlText(text)) === showInvisibleInLines(text), 'a browser shows what was meant');
  const json = jsonForScript({ [text]: [text] });
  demand(!/[<>&\u2028\u2029]/.test(json), 'data ends no script');
  demand(JSON.stringify(JSON.parse(json)) === JSON.stringify({ [text]: [text] }), 'data reads back the same');
};

const decodeEntities = (html: string): string =>
  html.replace(/&(?:#(\d+)|(\w+));/g, (_whole, code: string | undefined, name = '') =>
    code === undefined ? ({ amp: '&', lt: '<', gt: '>', quot: '"' }[String(name)] ?? '?') : String.fromCodePoint(Number(code)),
  );

const checkXml = (text: string): void => {
  const xml = `${xmlTag('a', { v: text })}>${escapeXmlText(text)}</a>`;
  const parser = new SaxesParser();
  let value: string | undefined;
  let inside = '';
  let elements = 0;
  parser.on('error', (error) => demand(false, `it is XML: ${error.message}`));
  parser.on('opentag', ({ attributes }) => {
    elements += 1;
    value = String(attributes.v);
  });
  parser.on('text', (piece) => {
    inside += piece;
  });
  parser.write(xml).close();
  demand(elements === 1, 'no element is added');
  demand(value === cleanXml(text) && inside === cleanXml(text), 'another parser reads what was meant');
};

const markupPieces = [
  '<',
  '>',
  '&',
  '"',
  "'",
  '`',
  '</script>',
  '<!--',
  '-->',
  ']]>',
  '&amp;',
  '&#60;',
  '\u2028',
  '\n',
  '\r',
  '\t',
  '\u001b[31m',
  '\u0000',
  '\ud800',
  '\udc00',
  '\ufffe',
  'a',
  ' ',
  '__proto__',
];

const markup = fc.oneof(textOf(markupPieces), anyText);

const markdownPieces = [
  '`',
  '```',
  '~~~',
  '|',
  '\\',
  '\n',
  '\r',
  '<',
  '>',
  '<!--',
  '-->',
  '@a',
  '#1',
  '://',
  'http',
  'www.',
  '*',
  '_',
  '**',
  '~~',
  '[',
  ']',
  '(',
  ')',
  '![',
  '&',
  '&lt;',
  ' ',
  '    ',
  '\t',
  '- ',
  '1. ',
  '# ',
  '---',
  '===',
  '$',
  ':tada:',
  'GH-1',
  'x',
  '\u200b',
  '\u2028',
  '\u0000',
  '\ud800',
];

const checkMarkdown = (text: string): void => {
  const cells = [inlineText(text), codeSpan(text), codeElement(text), link(text, text)];
  for (const cell of cells) {
    demand(!/[|\n\r\u2028\u2029\0]/.test(cell), 'a cell stays in its cell');
    // An address may hold what would mean something outside of it.
    const shown = cell.replace(/\]\([^()]*\)$/, ']()');
    demand(markdownFaults(`| ${shown} | b |\n| ${shown} | c |`).length === 0, 'a table stays a table');
    demand(cell.isWellFormed(), 'nothing is half a character');
  }
  const lines = fencedBlock(text).split('\n');
  const fence = lines.at(-1) ?? '';
  demand(
    /^`{3,}$/.test(fence) && lines.slice(1, -1).every((line) => !line.trimStart().startsWith(fence)),
    'nothing closes a fence',
  );
  const address = linkAddress(text);
  demand(
    address === undefined ||
      (/^https?:\/\/[^\s()<>|`"\\]+$/.test(address) && !address.includes('@') === !new URL(address).href.includes('@')),
    'a link is an address of the web',
  );
};

export const markupTargets: readonly Target[] = [
  target({
    name: 'escape/html',
    takes: 'text, attributes and data of the page',
    holds: 'nothing leaves its place; it reads back the same',
    share: 12,
    open: () => ({ input: markup, check: checkHtml }),
  }),
  target({
    name: 'escape/xml',
    takes: 'text and attributes of XML',
    holds: 'another parser reads one element and the same text',
    share: 12,
    open: () => ({ input: markup, check: checkXml }),
  }),
  target({
    name: 'escape/markdown',
    takes: 'texts for cells, code, blocks and links',
    holds: 'nothing leaves its cell, its fence or its link',
    share: 6,
    open: () => ({ input: textOf(markdownPieces), check: checkMarkdown }),
  }),
];

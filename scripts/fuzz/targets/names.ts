import fc from 'fast-check';
import { matchesName, matchesPath } from '../../../src/embedded/wildcard.ts';
import { safeArtifactName } from '../../../src/lib/escape/artifact-name.ts';
import { basicPlane } from '../../../src/lib/escape/basic-plane.ts';
import { csvLine } from '../../../src/lib/escape/csv.ts';
import { cutBytes, cutText, utf8Bytes } from '../../../src/lib/escape/cut.ts';
import { safeNames } from '../../../src/lib/escape/file-name.ts';
import { showInvisible } from '../../../src/lib/escape/invisible.ts';
import { ganttName } from '../../../src/lib/escape/mermaid.ts';
import { matchesWildcard } from '../../../src/lib/wildcard.ts';
import { demand, type Target, target } from '../target.ts';
import { anyText, textOf } from '../texts.ts';

const checkNames = (names: readonly string[]): void => {
  const folders = safeNames(names);
  demand(folders.size === new Set(names).size, 'every name has a folder');
  demand(
    new Set([...folders.values()].map((folder) => folder.toLowerCase())).size === folders.size,
    'no two names share a folder',
  );
  for (const folder of folders.values()) {
    demand(/^(?!\.)[A-Za-z0-9._-]{1,100}(?<!\.)$/.test(folder), 'a folder is a plain name');
    demand(!/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(folder), 'a folder is no device of Windows');
  }
  const turned = safeNames(names.toReversed());
  demand(
    names.every((name) => turned.get(name) === folders.get(name)),
    'the order of names decides nothing',
  );
  for (const name of names) {
    const artifact = safeArtifactName(name);
    demand(/^[^":<>|*?\\/\r\n\p{Cc}]{1,150}$/u.test(artifact) && artifact.isWellFormed(), 'an artifact has an allowed name');
    const gantt = ganttName(name);
    demand(/^[^:;#%`\n\r{}"<>]{1,60}$/u.test(gantt), "a chart's name ends no statement");
    demand(!/^(?:gantt|title|section|click|call|href|axisFormat|dateFormat)/i.test(gantt), "a chart's name starts no statement");
  }
};

/** As RFC 4180 has it, sign by sign. */
const readLine = (line: string): string[] => {
  const cells: string[] = [];
  let at = 0;
  const readQuoted = (): string => {
    let cell = '';
    for (at += 1; at < line.length; at++) {
      if (line[at] !== '"') cell += line[at];
      else if (line[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else break;
    }
    at += 1;
    return cell;
  };
  const readBare = (): string => {
    const end = line.indexOf(',', at) === -1 ? line.length : line.indexOf(',', at);
    const cell = line.slice(at, end);
    at = end;
    return cell;
  };
  do {
    cells.push(line[at] === '"' ? readQuoted() : readBare());
    demand(at === line.length || line[at] === ',', 'a cell ends at a comma');
    at += 1;
  } while (at <= line.length);
  return cells;
};

const checkCells = (cells: readonly string[]): void => {
  const read = readLine(csvLine(cells).replace(/\r\n$/, ''));
  demand(read.length === cells.length, 'a line has its cells');
  for (const cell of read) demand(!/^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell), 'no cell is a formula');
};

const checkCuts = ({ text, limit }: { readonly text: string; readonly limit: number }): void => {
  const whole = text.toWellFormed();
  const cut = cutText(whole, limit);
  demand(cut.length <= limit && cut.isWellFormed(), 'a cut text is short and whole');
  const bytes = cutBytes(whole, limit);
  demand(utf8Bytes(bytes) <= limit && bytes.isWellFormed(), 'cut bytes are few and whole');
  if (utf8Bytes(whole) <= limit) demand(bytes === whole && cut === whole, 'what fits is left as it is');
  for (const shown of [showInvisible(text), basicPlane(text)]) demand(shown.isWellFormed(), 'nothing is half a character');
  demand(!/[\u{10000}-\u{10ffff}]/u.test(basicPlane(text)), 'the basic plane is not left');
  demand(!/[\p{Zl}\p{Zp}\p{Cs}\u202e\n]/u.test(showInvisible(text)), 'nothing is hidden');
};

/** Each way of matching against an expression that means the same; patterns are short, so that the expression stays quick. */
const checkWildcards = ({ pattern, text }: { readonly pattern: string; readonly text: string }): void => {
  const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const wanted = new RegExp(`^${pattern.split('*').map(escaped).join('[^]*')}$`).test(text);
  demand(matchesWildcard(pattern, text) === wanted, 'a star stands for any characters');
  demand(matchesName(pattern, text) === wanted, 'a star stands for any characters in the built-in cloud');
  const path = pattern.split('/').reduce((expression, segment, index) => {
    if (segment === '**') return `${expression}${index === 0 ? '(?:[^/]*/)*' : '(?:/[^/]*)*'}`;
    return `${expression}${index === 0 || expression === '(?:[^/]*/)*' ? '' : '/'}${segment.split('*').map(escaped).join('[^/]*')}`;
  }, '');
  if (!pattern.startsWith('**'))
    demand(matchesPath(pattern, text) === new RegExp(`^${path}$`).test(text), 'two stars stand for any segments');
};

const namePieces = [
  'a',
  'A',
  'b',
  '.',
  '..',
  '/',
  '\\',
  '-',
  ' ',
  'é',
  'e\u0301',
  'CON',
  'nul',
  'COM1',
  '.txt',
  ':',
  ';',
  '#',
  '%%',
  '`',
  'title ',
  'section',
  '2026-',
  '\u0000',
  '😀',
  'x'.repeat(60),
];

const cellPieces = ['=', '+', '-', '@', '"', ',', '\n', '\r', '\t', ' ', '\uff1d', 'x', '1', "'"];

export const nameTargets: readonly Target[] = [
  target({
    name: 'escape/names',
    takes: 'names of folders, artifacts and rows of charts',
    holds: 'safe on every system, each its own, in any order',
    share: 6,
    open: () => ({ input: fc.array(textOf(namePieces, 6), { maxLength: 12 }), check: checkNames }),
  }),
  target({
    name: 'escape/csv',
    takes: 'cells of tables',
    holds: 'a line has its cells; none is a formula',
    share: 10,
    open: () => ({ input: fc.array(textOf(cellPieces, 6), { minLength: 1, maxLength: 6 }), check: checkCells }),
  }),
  target({
    name: 'escape/cut',
    takes: 'texts to shorten and to make visible',
    holds: 'within the limit, whole characters, nothing hidden',
    share: 12,
    open: () => ({ input: fc.record({ text: anyText, limit: fc.nat(80) }), check: checkCuts }),
  }),
  target({
    name: 'wildcards',
    takes: 'patterns with stars, texts',
    holds: 'as an expression of the same meaning says',
    share: 10,
    open: () => {
      const pieces = fc
        .array(fc.constantFrom('a', 'b', '/', '*', '**', '.', 'ab', '#', '\n'), { maxLength: 8 })
        .map((parts) => parts.join(''));
      const text = fc
        .array(fc.constantFrom('a', 'b', '/', '.', 'ab', '#', '\n'), { maxLength: 10 })
        .map((parts) => parts.join(''));
      return { input: fc.record({ pattern: pieces, text }), check: checkWildcards };
    },
  }),
];

import type { Call } from './calls.ts';
import { type Cell, cellName } from './cells.ts';
import type { Trial, Way } from './execution.ts';
import { faultKinds } from './fault-kinds.ts';

/** A cell with what is wrong with it. */
export interface TriedCell extends Trial {
  readonly problems: readonly string[];
}

const of = (way: Way, tried: readonly TriedCell[]): readonly TriedCell[] => tried.filter((each) => each.way === way);

const isRight = ({ problems }: TriedCell): boolean => problems.length === 0;

const nameOf = ({ method, route }: Call): string => `${method} ${route.replace('/app-automate', '')}`;

/** Calls by faults, one table for each command: a sign for one request struck, and one for all of them where that is tried. */
export const matrixText = (all: readonly TriedCell[]): string => {
  const tried = of('matrix', all);
  const legend = faultKinds.map(({ name, what }, column) => `${String(column + 1).padStart(2)}  ${name.padEnd(16)} ${what}`);
  const width = Math.max(...tried.map(({ cell }) => nameOf(cell.call).length));
  const heading = ''.padEnd(width) + faultKinds.map((_, column) => String(column + 1).padStart(4)).join('');
  const tables = [...Map.groupBy(tried, ({ cell }) => cell.setting)].map(([setting, ofSetting]) => {
    const rows = [...Map.groupBy(ofSetting, ({ cell }) => nameOf(cell.call))].map(
      ([call, ofCall]) => call.padEnd(width) + faultKinds.map(({ name }) => signs(ofCall, name).padStart(4)).join(''),
    );
    return [`${setting}: ${ofSetting.filter(isRight).length} of ${ofSetting.length}`, heading, ...rows].join('\n');
  });
  return [...legend, '', tables.join('\n\n'), ''].join('\n');
};

const signs = (ofCall: readonly TriedCell[], fault: string): string =>
  ofCall
    .filter(({ cell }) => cell.fault === fault)
    .toSorted((a, b) => Number(a.cell.lasting) - Number(b.cell.lasting))
    .map((each) => (isRight(each) ? '✓' : '✗'))
    .join('') || '·';

/** The cells that went through the program, each a line. */
export const programText = (all: readonly TriedCell[]): string => {
  const tried = of('program', all);
  const lines = tried.map((each) => `${isRight(each) ? '✓' : '✗'} ${cellName(each.cell)}`);
  return [`dist/index.js: ${tried.filter(isRight).length} of ${tried.length}`, ...lines, ''].join('\n');
};

/** The figures for docs/internals/faults.md, as Markdown. */
export const figuresMarkdown = (all: readonly TriedCell[]): string => {
  const tried = of('matrix', all);
  const row = (name: string, cells: readonly TriedCell[]): string => {
    const once = cells.filter(({ cell }) => !cell.lasting);
    return `| ${name} | ${once.length} | ${cells.length - once.length} | ${cells.filter(isRight).length} of ${cells.length} |`;
  };
  const table = (title: string, key: (cell: Cell) => string): string[] => [
    `| ${title} | one request affected | all requests affected | passed |`,
    '|---|---:|---:|---:|',
    ...[...Map.groupBy(tried, ({ cell }) => key(cell))].map(([name, cells]) => row(name, cells)),
    row('**total**', tried),
  ];
  const faults = faultKinds.map(
    ({ name, what }, row) => `| ${row + 1} | ${name} | ${what} | ${tried.filter(({ cell }) => cell.fault === name).length} |`,
  );
  return [
    '## Figures',
    '',
    'Cells, and how many of them passed when `npm run faults -- --write` last updated this page. `npm run faults` fails if it finds other cells.',
    '',
    ...table('kind of call', ({ call }) => call.role),
    '',
    ...table('command', ({ setting }) => setting),
    '',
    '|  | fault | what happens | cells |',
    '|---:|---|---|---:|',
    ...faults,
    '',
    ...callRows(tried),
    ...programRows(of('program', all)),
  ].join('\n');
};

const callRows = (tried: readonly TriedCell[]): readonly string[] => [
  '### By call',
  '',
  '| command | call | for | cells | faults |',
  '|---|---|---|---:|---|',
  ...[...Map.groupBy(tried, ({ cell }) => `${cell.setting} | \`${nameOf(cell.call)}\` | ${cell.call.role}`)].map(
    ([call, cells]) => `| ${call} | ${cells.length} | ${faultNumbers(cells)} |`,
  ),
  '',
];

/** Which rows of the table of faults, from 1: `1–3, 6`. */
const faultNumbers = (cells: readonly TriedCell[]): string => {
  const struck = faultKinds.map(({ name }) => cells.some(({ cell }) => cell.fault === name));
  const first = struck.flatMap((is, at) => (is && struck[at - 1] !== true ? [at + 1] : []));
  const last = struck.flatMap((is, at) => (is && struck[at + 1] !== true ? [at + 1] : []));
  return first.map((from, nth) => (from === last[nth] ? `${from}` : `${from}–${last[nth]}`)).join(', ');
};

const programRows = (tried: readonly TriedCell[]): readonly string[] => [
  '### Through the program',
  '',
  '| fault | struck | command | call | right |',
  '|---|---|---|---|---|',
  ...tried.map(({ cell, problems }) => {
    const struck = cell.lasting ? 'all' : 'one';
    return `| ${cell.fault} | ${struck} | ${cell.setting} | \`${nameOf(cell.call)}\` | ${problems.length === 0 ? 'yes' : 'no'} |`;
  }),
  `| **total** | | | | ${tried.filter(isRight).length} of ${tried.length} |`,
  '',
];

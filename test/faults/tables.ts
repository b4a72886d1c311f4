import type { Call } from './calls.ts';
import type { Cell } from './cells.ts';
import { faultKinds } from './fault-kinds.ts';

/** A cell with what is wrong with it. */
export interface TriedCell {
  readonly cell: Cell;
  readonly problems: readonly string[];
}

const isRight = ({ problems }: TriedCell): boolean => problems.length === 0;

const nameOf = ({ method, route }: Call): string => `${method} ${route.replace('/app-automate', '')}`;

/** Calls by faults, one table for each command: a sign for one request struck, and one for all of them where that is tried. */
export const matrixText = (tried: readonly TriedCell[]): string => {
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

/** The figures for docs/faults.md, as Markdown. */
export const figuresMarkdown = (tried: readonly TriedCell[]): string => {
  const row = (name: string, cells: readonly TriedCell[]): string => {
    const once = cells.filter(({ cell }) => !cell.lasting);
    return `| ${name} | ${once.length} | ${cells.length - once.length} | ${cells.filter(isRight).length} of ${cells.length} |`;
  };
  const table = (title: string, key: (cell: Cell) => string): string[] => [
    `| ${title} | one request struck | all requests struck | right |`,
    '|---|---:|---:|---:|',
    ...[...Map.groupBy(tried, ({ cell }) => key(cell))].map(([name, cells]) => row(name, cells)),
    row('**in all**', tried),
  ];
  const faults = faultKinds.map(
    ({ name, what }) => `| ${name} | ${what} | ${tried.filter(({ cell }) => cell.fault === name).length} |`,
  );
  return [
    '## Figures',
    '',
    'Cells, and how many of them were right when `npm run faults -- --write` last wrote this.',
    '',
    ...table('kind of call', ({ call }) => call.role),
    '',
    ...table('command', ({ setting }) => setting),
    '',
    '| fault | what happens | cells |',
    '|---|---|---:|',
    ...faults,
    '',
  ].join('\n');
};

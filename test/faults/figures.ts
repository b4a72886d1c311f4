import type { Call } from './calls.ts';
import type { Cell } from './cells.ts';
import { faultKinds } from './fault-kinds.ts';

const nameOf = ({ method, route }: Call): string => `${method} ${route.replace('/app-automate', '')}`;

/** The figures for docs/internals/faults.md, as Markdown. */
export const figuresMarkdown = (tried: readonly Cell[], throughProgram: readonly Cell[]): string => {
  const row = (name: string, cells: readonly Cell[]): string => {
    const once = cells.filter(({ lasting }) => !lasting);
    return `| ${name} | ${once.length} | ${cells.length - once.length} | ${cells.length} |`;
  };
  const table = (title: string, key: (cell: Cell) => string): string[] => [
    `| ${title} | one request affected | all requests affected | cells |`,
    '|---|---:|---:|---:|',
    ...[...Map.groupBy(tried, key)].map(([name, cells]) => row(name, cells)),
    row('**total**', tried),
  ];
  const faults = faultKinds.map(
    ({ name, what }, row) => `| ${row + 1} | ${name} | ${what} | ${tried.filter(({ fault }) => fault === name).length} |`,
  );
  return [
    '## Figures',
    '',
    'Cells of the matrix. `npm run faults` fails if one of them does, or if it finds other cells; `npm run faults -- -u` updates this page.',
    '',
    ...table('kind of call', ({ call }) => call.role),
    '',
    ...table('command', ({ setting }) => setting),
    '',
    '|  | fault | what happens | cells |',
    '|---:|---|---|---:|',
    ...faults,
    '',
    '### By call',
    '',
    '| command | call | for | cells | faults |',
    '|---|---|---|---:|---|',
    ...[...Map.groupBy(tried, ({ setting, call }) => `${setting} | \`${nameOf(call)}\` | ${call.role}`)].map(
      ([call, cells]) => `| ${call} | ${cells.length} | ${faultNumbers(cells)} |`,
    ),
    '',
    '### Through the program',
    '',
    '| fault | affected requests | command | call |',
    '|---|---|---|---|',
    ...throughProgram.map(
      ({ fault, lasting, setting, call }) => `| ${fault} | ${lasting ? 'all' : 'one'} | ${setting} | \`${nameOf(call)}\` |`,
    ),
    '',
  ].join('\n');
};

/** Which rows of the table of faults, from 1: `1–3, 6`. */
const faultNumbers = (cells: readonly Cell[]): string => {
  const struck = faultKinds.map(({ name }) => cells.some(({ fault }) => fault === name));
  const first = struck.flatMap((is, at) => (is && struck[at - 1] !== true ? [at + 1] : []));
  const last = struck.flatMap((is, at) => (is && struck[at + 1] !== true ? [at + 1] : []));
  return first.map((from, nth) => (from === last[nth] ? `${from}` : `${from}–${last[nth]}`)).join(', ');
};

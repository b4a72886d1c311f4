import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Cell, cellName, cellsOf, sampleOf } from './cells.ts';
import { faultKinds } from './fault-kinds.ts';
import { openLaboratory } from './laboratory.ts';
import { type Setting, settings } from './settings.ts';

/** `npm run faults` runs this file in several processes, each of which tries a part of the cells. */
const [part = 0, parts = 1] = (process.env.FAULTS_PART ?? '0/1').split('/').map(Number);
const guide = path.resolve(import.meta.dirname, '../../docs/internals/faults.md');
const [begin, end] = ['<!-- figures: npm run faults -- -u -->\n', '<!-- /figures -->'];

const laboratory = await openLaboratory();
afterAll(() => laboratory[Symbol.asyncDispose]());

const matrix: { readonly setting: Setting; readonly cells: readonly Cell[] }[] = [];
for (const setting of settings) matrix.push({ setting, cells: cellsOf(setting, await laboratory.record(setting)) });
const all = matrix.flatMap(({ cells }) => cells);
const rows = (cells: readonly Cell[]) =>
  cells.filter((_, nth) => nth % parts === part).map((cell) => [cellName(cell), cell] as const);

describe.each(matrix)('$setting.name', ({ setting, cells }) => {
  test.each(rows(cells))('the contract of the action holds for %s', async (_name, cell) => {
    expect(await laboratory.tryCell(setting, cell, 'matrix')).toEqual([]);
  });
});

describe('dist/index.js in a process of its own', () => {
  test.concurrent.each(rows(sampleOf(all)))(
    'the contract of the action holds for dist, %s',
    { timeout: 900_000 },
    async (_name, cell) => {
      const setting = settings.find(({ name }) => name === cell.setting);
      expect(setting && (await laboratory.tryCell(setting, cell, 'program'))).toEqual([]);
    },
  );
});

const row = (name: string, cells: readonly Cell[]): string => {
  const once = cells.filter(({ lasting }) => !lasting).length;
  return `| ${name} | ${once} | ${cells.length - once} | ${cells.length} |`;
};

test.runIf(part === 0)('docs/internals/faults.md has the numbers of these cells', async () => {
  const text = await readFile(guide, 'utf8');
  const [head = '', rest = ''] = text.split(begin);
  const whatOf = ({ fault }: Cell): string => `${fault}: ${faultKinds.find(({ name }) => name === fault)?.what}`;
  const figures = [
    '| fault | one request affected | all requests affected | cells |',
    '|---|---:|---:|---:|',
    ...[...Map.groupBy(all, whatOf)].map(([name, cells]) => row(name, cells)),
    row('**total**', all),
    '',
  ].join('\n');
  await expect(`${head}${begin}\n${figures}\n${end}${rest.split(end)[1] ?? ''}`).toMatchFileSnapshot(guide);
});

import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import type { Row } from '../row.ts';
import { rowNames } from '../rows.ts';

/** A row with the name by which `npm run bench` knows it. */
export interface MeasuredRow extends Row {
  readonly name: string;
  /** Programs that wanted to run in the minute before, on average; more than the cores is a machine that others use. */
  readonly load?: number;
}

/** Where rows were measured; rows of different machines do not stand in one table. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly node: string;
}

export interface Results {
  readonly machine: Machine;
  readonly rows: readonly MeasuredRow[];
}

/** The figures behind the documents, committed with them. */
const resultsFile = path.join(import.meta.dirname, '../results.json');

const thisMachine = (): Machine => {
  const all = cpus();
  return { processor: all[0]?.model.trim() ?? 'unknown', cores: all.length, node: process.version };
};

/** Puts rows in the place of those of the same name that this machine measured before; rows of another machine go. */
export const keepResults = async (measured: readonly MeasuredRow[]): Promise<Results> => {
  const machine = thisMachine();
  const fresh = new Set(measured.map(({ name }) => name));
  const kept = (await keptRows(machine)).filter(({ name }) => !fresh.has(name));
  const places = new Map<string, number>(rowNames.map((name, place) => [name, place]));
  const rows = [...measured, ...kept]
    .filter(({ name }) => places.has(name))
    .sort((one, other) => (places.get(one.name) ?? 0) - (places.get(other.name) ?? 0));
  await writeFile(resultsFile, `${JSON.stringify({ machine, rows }, undefined, 2)}\n`);
  return { machine, rows };
};

const keptRows = async (machine: Machine): Promise<readonly MeasuredRow[]> => {
  if (!existsSync(resultsFile)) return [];
  const results: Results = JSON.parse(await readFile(resultsFile, 'utf8'));
  return JSON.stringify(results.machine) === JSON.stringify(machine) ? results.rows : [];
};

import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { TargetReport } from './run-target.ts';
import type { Target } from './target.ts';
import { targets } from './targets.ts';

export interface TargetRow extends TargetReport {
  readonly target: Target;
  readonly seed: number;
}

const file = new URL('../../docs/fuzzing.md', import.meta.url);
const [start, end] = ['<!-- fuzzing:start -->', '<!-- fuzzing:end -->'];
const head =
  '| target | takes | what must hold besides | cases | cases/s | slowest, ms | failures | seed |\n|---|---|---|---:|---:|---:|---:|---:|';
const casesColumn = 4;
const failuresColumn = 7;

/**
 * Puts what was measured into docs/fuzzing.md, between the markers: a row for each target that ran. The others keep theirs, as long as
 * there is such a target.
 */
export const writeFuzzingDocument = async (rows: readonly TargetRow[], peakMb: number): Promise<void> => {
  const text = await readFile(file, 'utf8');
  const from = text.indexOf(start) + start.length;
  const to = text.indexOf(end);
  if (from < start.length || to === -1) throw new Error(`docs/fuzzing.md has no ${start} and ${end}`);
  const known = new Map(
    text
      .slice(from, to)
      .split('\n')
      .map((line) => [line.split('|', 2)[1]?.trim() ?? '', line]),
  );
  const lines = targets.flatMap((target) => {
    const row = rows.find((one) => one.target.name === target.name);
    return row === undefined ? (known.get(`\`${target.name}\``) ?? []) : [rowText(row)];
  });
  const sum = (column: number): string =>
    grouped(lines.reduce((total, line) => total + Number(line.split('|')[column]?.replaceAll(',', '')), 0));
  const machine = `Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}, one thread`;
  const total = `${sum(casesColumn)} cases, ${sum(failuresColumn)} failures; ${peakMb} MB at most in the last run; ${machine}.`;
  await writeFile(file, `${text.slice(0, from)}\n\n${[head, ...lines].join('\n')}\n\n${total}\n\n${text.slice(to)}`);
};

const rowText = ({ target, cases, durationMs, slowestMs, failures, seed }: TargetRow): string => {
  const perSecond = Math.round(cases / (durationMs / 1_000));
  const measured = [grouped(cases), grouped(perSecond), grouped(Math.round(slowestMs)), String(failures.length), String(seed)];
  return `| \`${target.name}\` | ${target.takes} | ${target.holds} | ${measured.join(' | ')} |`;
};

const grouped = (count: number): string => count.toLocaleString('en-US');

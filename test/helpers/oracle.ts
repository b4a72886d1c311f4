/** Records the verdicts of all steps that tests run, one per line. `scripts/oracle.ts` compares them with the stored ones. */
import { appendFileSync } from 'node:fs';

/** File to which the lines are appended; undefined if nothing is recorded. */
export const oracleFile = process.env.ORACLE_FILE;

const counts = ['tests', 'passed', 'failed', 'skipped', 'flaky', 'missing', 'quarantined', 'sessions'] as const;

/** Replaces values that differ from run to run. */
const withoutChance = (text: string): string =>
  text
    .replace(/\S*\*\*\*\S*( \S*\*\*\*\S*)*/g, '***')
    .replace(/\b[0-9a-f]{32,}\b|\b[0-9a-f]{40}\b/g, '<id>')
    .replace(/\b(127\.0\.0\.1|localhost|\[::1\]):\d+/g, '$1:<port>')
    .replace(/\/(tmp|dev\/shm)\/[^\s"'`]*/g, '<path>')
    .replace(/\b\d{4}-\d\d-\d\d([T ][\d:.]+Z?( [+-]\d{4})?)?/g, '<date>');

/** @param name name of the scenario or cell, which several steps may share */
export const recordVerdict = (
  name: string,
  outputs: Readonly<Record<string, string>>,
  exit: number | boolean | null | undefined,
): void => {
  if (oracleFile === undefined || outputs.verdict === undefined) return;
  const figures = counts.map((count) => outputs[count] ?? '').join('/');
  const line = [name, outputs.verdict, String(exit), figures, outputs.reason ?? ''].map((text) =>
    text.replace(/[\t\n\r]+/g, ' '),
  );
  appendFileSync(oracleFile, `${withoutChance(line.join('\t'))}\n`);
};

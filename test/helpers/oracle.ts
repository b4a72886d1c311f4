/** Records the verdicts of all steps that tests run, one per line. `scripts/oracle.ts` compares them with the stored ones. */
import { appendFileSync } from 'node:fs';
import path from 'node:path';

/** File to which the lines are appended; undefined if nothing is recorded. */
const { ORACLE_FILE: file } = process.env;

const counts = ['tests', 'passed', 'failed', 'skipped', 'flaky', 'missing', 'quarantined', 'sessions'] as const;

/** Replaces values that differ from run to run. */
const withoutChance = (text: string): string =>
  text
    .replace(/\S*\*\*\*\S*( \S*\*\*\*\S*)*/g, '***')
    .replace(/\b[0-9a-f]{32,}\b|\b[0-9a-f]{40}\b/g, '<id>')
    .replace(/\b(127\.0\.0\.1|localhost|\[::1\]):\d+/g, '$1:<port>')
    .replace(/\/(tmp|dev\/shm)\/[^\s"'`]*/g, '<path>')
    .replace(/\b\d{4}-\d\d-\d\d([T ][\d:.]+Z?( [+-]\d{4})?)?/g, '<date>');

/** File and title of the current test. */
const currentTest = async (): Promise<string> => {
  const { expect } = await import('vitest');
  const { currentTestName = '', testPath = '' } = expect.getState();
  return `${path.relative(path.resolve(import.meta.dirname, '../..'), testPath)} > ${currentTestName}`;
};

/** @param cell name of a cell of the fault matrix; the test counts for steps of others */
export const recordVerdict = async (
  outputs: Readonly<Record<string, string>>,
  exit: number | boolean | null,
  cell?: string,
): Promise<void> => {
  if (file === undefined || outputs.verdict === undefined) return;
  const name = cell ?? (await currentTest());
  const figures = counts.map((count) => outputs[count] ?? '').join('/');
  const line = [name, outputs.verdict, String(exit), figures, outputs.reason ?? ''].map((text) =>
    text.replace(/[\t\n\r]+/g, ' '),
  );
  appendFileSync(file, `${withoutChance(line.join('\t'))}\n`);
};

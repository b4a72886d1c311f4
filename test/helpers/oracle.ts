/** Verdicts of all steps that scenarios run. They are stored in `test/fixtures/oracle.txt`, one per line, by `scripts/oracle.ts`. */
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** File to which all verdicts are appended; undefined if they are compared with the stored ones. */
const { ORACLE_FILE: file, MTC_STEPS_IN_PROCESS } = process.env;

const counts = ['tests', 'passed', 'failed', 'skipped', 'flaky', 'missing', 'quarantined', 'sessions'] as const;

/** Replaces values that differ from run to run. */
const withoutChance = (text: string): string =>
  text
    .replace(/\S*\*\*\*\S*( \S*\*\*\*\S*)*/g, '***')
    .replace(/\b[0-9a-f]{32,}\b|\b[0-9a-f]{40}\b/g, '<id>')
    .replace(/\b(127\.0\.0\.1|localhost|\[::1\]):\d+/g, '$1:<port>')
    .replace(/\/(tmp|dev\/shm)\/[^\s"'`]*/g, '<path>')
    .replace(/\b\d{4}-\d\d-\d\d([T ][\d:.]+Z?( [+-]\d{4})?)?/g, '<date>');

/** File and title of the current test, if it is a scenario. */
const currentScenario = async (): Promise<string | undefined> => {
  if (MTC_STEPS_IN_PROCESS !== 'true') return undefined;
  const { expect } = await import('vitest');
  const { currentTestName = '', testPath = '' } = expect.getState();
  const name = path.relative(path.resolve(import.meta.dirname, '../..'), testPath);
  return name.startsWith(path.join('test', 'scenario')) ? `${name} > ${currentTestName}` : undefined;
};

const lineOf = (...columns: readonly string[]): string =>
  withoutChance(columns.map((column) => column.replace(/[\t\n\r]+/g, ' ')).join('\t'));

/** Stored lines without their reasons. A line is removed when a step of its test has ended so. */
let stored: string[] | undefined;

/**
 * Compares verdict, exit code and counts of a step with those stored for its test. The steps of a test may end in any order.
 *
 * @param cell name of a cell of the fault matrix. Cells are only recorded.
 * @throws Error if the stored lines of the test have no such end
 */
export const checkVerdict = async (
  outputs: Readonly<Record<string, string>>,
  exit: number | boolean | null,
  cell?: string,
): Promise<void> => {
  const name = cell ?? (await currentScenario());
  if (name === undefined || (cell !== undefined && outputs.verdict === undefined)) return;
  const end = [outputs.verdict ?? 'no verdict', String(exit), counts.map((count) => outputs[count] ?? '').join('/')];
  if (file !== undefined) return appendFileSync(file, `${lineOf(name, ...end, outputs.reason ?? '')}\n`);
  if (cell !== undefined) return;
  stored ??= readFileSync(new URL('../fixtures/oracle.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t').slice(0, 4).join('\t'));
  const at = stored.indexOf(lineOf(name, ...end));
  if (at === -1)
    throw new Error(
      `A step ended with "${lineOf(...end)}", which test/fixtures/oracle.txt does not have for this test. If this end is right, run npx node scripts/oracle.ts --store.`,
    );
  stored.splice(at, 1);
};

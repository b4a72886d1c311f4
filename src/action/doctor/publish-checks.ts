import { simulatedWarning } from '../../core/wording/verdict.ts';
import { capitalized } from '../../lib/capitalized.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { messageText } from '../../lib/escape/markdown.ts';
import { counted } from '../../lib/numbers.ts';
import type { StepContext } from '../context.ts';
import { table } from '../markdown/format.ts';
import { type Check, type CheckOutcome, type DoctorVerdict, doctorOutputs, rowsOf } from './check.ts';

/** Writes the results of the checks. The step fails last, so that everything is written. */
export const publishChecks = async (
  checks: readonly Check[],
  { simulated, summary, isRed }: { readonly simulated: boolean; readonly summary: boolean; readonly isRed: boolean },
  context: StepContext,
): Promise<void> => {
  const { log } = context;
  const rows = rowsOf(checks);
  const verdict = doctorVerdict(rows);
  context.setOutputs(doctorOutputs(verdict, simulated));
  for (const line of tableLines(rows)) log.info(line);
  const line = `${simulated ? 'SIMULATED ' : ''}Verdict: ${verdict.verdict}. ${verdict.reason}`;
  const red = verdict.verdict === 'error' && isRed;
  if (red) log.error(line);
  else log.info(line);
  if (summary) await context.writeSummary(renderChecks(rows, verdict, simulated));
  if (red) context.fail();
};

const nothingStarted = 'nothing was uploaded or started';

const doctorVerdict = (rows: readonly Check[]): DoctorVerdict => {
  const [first, ...others] = rows.filter(({ outcome }) => outcome === 'failed');
  const warnings = rows.filter(({ outcome }) => outcome === 'warning').length;
  if (first === undefined)
    return {
      verdict: 'passed',
      reason: `No check failed${warnings === 0 ? '' : `, ${counted(warnings, 'warning')}`}; ${nothingStarted}.`,
    };
  const names = [first, ...others].map(({ name }) => name).join(', ');
  const start =
    others.length === 0
      ? `The check "${first.name}" failed`
      : `${1 + others.length} checks failed: ${names}. The first, "${first.name}"`;
  const reason = `${start}: ${first.found}. ${capitalized(nothingStarted)}.`;
  return { verdict: 'error', reason: reason.replaceAll(/\s+/g, ' ') };
};

const tableLines = (rows: readonly Check[]): readonly string[] => {
  const widthOf = (column: 'name' | 'outcome'): number => Math.max(...rows.map((row) => row[column].length));
  const [names, outcomes] = [widthOf('name'), widthOf('outcome')];
  return rows.flatMap(({ name, outcome, found, remedy }) => [
    `${name.padEnd(names)}  ${outcome.padEnd(outcomes)}  ${found}`,
    ...(remedy === '' ? [] : [`${' '.repeat(names + outcomes + 4)}Next: ${remedy}`]),
  ]);
};

const signs: Readonly<Record<CheckOutcome, string>> = { passed: '✓', warning: '!', failed: '✗', skipped: '–' };

/** Maximum number of characters in a cell. The log contains the whole text. */
const longestCell = 2_000;

const renderChecks = (rows: readonly Check[], { verdict, reason }: DoctorVerdict, simulated: boolean): string => {
  const cell = (text: string): string => messageText(cutText(text, longestCell));
  return `${[
    `## ${signs[verdict === 'passed' ? 'passed' : 'failed']} Doctor: ${verdict}`,
    ...(simulated ? [`> **SIMULATED** ${simulatedWarning}`] : []),
    cell(reason),
    table(
      ['Check', 'Result', 'Found', 'Next'],
      rows.map(({ name, outcome, found, remedy }) => [name, `${signs[outcome]} ${outcome}`, cell(found), cell(remedy)]),
    ),
  ].join('\n\n')}\n`;
};

import { codeSpan, inlineText, messageText } from '../lib/escape/markdown.ts';
import { counted } from '../lib/numbers.ts';
import type { Finding, MigratedStep, Migration, Outcome, Remark } from './settings.ts';

/** Maximum length of a value in the report. */
const maxValueChars = 120;

/** Result of checking the step of a job. `lines` are sentences. */
export interface Trial {
  readonly job: string;
  readonly lines: readonly string[];
}

const headings: Readonly<Record<Outcome, string>> = {
  taken: 'Taken over',
  changed: 'Taken over, with a changed meaning',
  unsupported: 'Without an equivalent',
};

/** Renders the report: the outcome of each setting, and the tasks that remain for the user. */
export const renderReport = ({ steps, findings, unread }: Migration, trials: readonly Trial[]): string => {
  const parts = [
    '# Migration',
    `${counted(steps.length, 'job')} in \`workflow.yml\`. Each setting of the source is in exactly one of the three lists below.`,
    ...section(
      'To do',
      todo(steps).map((line) => `- ${line}`),
    ),
    ...section(
      'Not read',
      unread.map(
        ({ file, line, text, reason }) =>
          `- ${codeSpan(`${file}:${line}`)}${text === '' ? '' : `: ${codeSpan(shortened(text))}`}: ${messageText(reason)}`,
      ),
    ),
    ...section(
      'Dry run',
      trials.flatMap(({ job, lines }) => lines.map((line) => `- ${codeSpan(job)}: ${messageText(line)}`)),
    ),
    ...(['taken', 'changed', 'unsupported'] as const).flatMap((outcome) => {
      const own = findings.filter((finding) => finding.outcome === outcome);
      return [`## ${headings[outcome]}`, own.length === 0 ? 'Nothing.' : table(own, outcome)];
    }),
  ];
  return `${parts.join('\n\n')}\n`;
};

/** Lists the tasks that remain for the user, without repetitions. */
const todo = (steps: readonly MigratedStep[]): readonly string[] => {
  const build = steps.length === 0 ? [] : ['Replace the commands that build the app and the test suite by yours.'];
  return [...new Set([...build, ...steps.flatMap((step) => step.remarks.map(remarkText))])];
};

const remarkText = ({ text, values }: Remark): string => {
  let at = 0;
  return text.replaceAll('{}', () => codeSpan(shortened(values[at++] ?? '')));
};

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${heading}`, lines.join('\n')];

const table = (findings: readonly Finding[], outcome: Outcome): string => {
  const isKept = outcome !== 'unsupported';
  const head = ['setting', 'value', 'at', ...(isKept ? ['here'] : []), 'note'];
  const rows = findings.map(({ key, value, secret, unknown, file, line, to = '', note = '' }) => [
    codeSpan(key),
    secret === true ? '***' : shownValue(unknown !== undefined && (value === undefined || value === '') ? unknown : value),
    codeSpan(`${file}:${line}`),
    ...(isKept ? [to] : []),
    messageText(note),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

const shownValue = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text === '' ? '' : codeSpan(shortened(text));
};

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > maxValueChars ? `${line.slice(0, maxValueChars)}…` : line || inlineText(' ');
};

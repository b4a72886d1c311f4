import { cutText } from '../lib/escape/cut.ts';
import type { RuleStep, RulesPlan } from './plan-rules.ts';

const maxNameLength = 160;
const maxValueLength = 300;

/**
 * A plan as the lines of a diff: `+` is in the file and not at the service, `-` the other way round, `!` is a state that changes. What
 * is in line has no line.
 *
 * @param fileName of the rules, as users know it
 */
export const diffOfPlan = ({ steps }: RulesPlan, fileName: string): readonly string[] =>
  steps.flatMap((step) => linesOf(step, fileName));

const linesOf = (step: RuleStep, fileName: string): readonly string[] => {
  const { rule } = step;
  const name = `"${onOneLine(rule.input.name, maxNameLength)}"`;
  const place = (line: number): string => `(${fileName}:${line})`;
  switch (step.kind) {
    case 'create':
      return [`+ create ${name}${rule.status === 'paused' ? ', paused' : ''} ${place(rule.line)}`];
    case 'ambiguous':
      return [`! ambiguous ${name}: ${step.ids.length} alerts have this name ${place(rule.line)}`];
    case 'keep':
      return [
        ...(step.bringTo === undefined
          ? []
          : [`! ${step.bringTo === 'paused' ? 'pause' : 'resume'} ${name} ${place(rule.line)}`]),
        ...(step.drift.length === 0 ? [] : [`  drift ${name}, left as it is ${place(rule.line)}`]),
        ...step.drift.flatMap(({ field, wanted, stored }) => [
          `-   ${field}: ${onOneLine(stored, maxValueLength)} (stored)`,
          `+   ${field}: ${onOneLine(wanted, maxValueLength)} ${place(rule.fieldLines[field] ?? rule.line)}`,
        ]),
      ];
  }
};

const onOneLine = (text: string, maxLength: number): string => cutText(text.replace(/\s+/g, ' '), maxLength);

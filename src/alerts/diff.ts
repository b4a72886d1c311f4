import { cutText } from '../lib/escape/cut.ts';
import type { AlertStatus } from '../model/alert.ts';
import type { AlertOutcome } from './outcome.ts';
import type { RuleStep } from './plan-rules.ts';

const maxNameLength = 160;
const maxValueLength = 300;

/** Names of the alerts that were changed; under `plan`, of those that would be. */
type Changed = Pick<AlertOutcome, 'plan'> & Readonly<Record<'created' | 'paused' | 'resumed', readonly string[]>>;

/**
 * A plan as the lines of a diff: `+` is in the file and not at the service, `-` the other way round, `!` is a state that changes, or a
 * change that failed. An alert that matches its rule has no line.
 *
 * @param fileName of the rules, as users know it
 */
export const diffOfPlan = ({ plan, created, paused, resumed }: Changed, fileName: string): readonly string[] => {
  const done = { created: new Set(created), paused: new Set(paused), resumed: new Set(resumed) };
  return (plan?.steps ?? []).flatMap((step) => linesOf(step, fileName, done));
};

const linesOf = (
  step: RuleStep,
  fileName: string,
  done: Readonly<Record<'created' | 'paused' | 'resumed', ReadonlySet<string>>>,
): readonly string[] => {
  const { rule } = step;
  const changeOf = (state: AlertStatus): string => {
    const [list, word] = state === 'paused' ? (['paused', 'pause'] as const) : (['resumed', 'resume'] as const);
    return done[list].has(rule.input.name) ? word : `not ${list}:`;
  };
  const name = `"${onOneLine(rule.input.name, maxNameLength)}"`;
  const place = (line: number): string => `(${fileName}:${line})`;
  switch (step.kind) {
    case 'create':
      if (!done.created.has(rule.input.name)) return [`! not created: ${name} ${place(rule.line)}`];
      return [`+ create ${name}${rule.status === 'paused' ? ', paused' : ''} ${place(rule.line)}`];
    case 'ambiguous':
      return [`! ambiguous ${name}: ${step.ids.length} alerts have this name ${place(rule.line)}`];
    case 'keep':
      return [
        ...(step.bringTo === undefined ? [] : [`! ${changeOf(step.bringTo)} ${name} ${place(rule.line)}`]),
        ...(step.drift.length === 0 ? [] : [`  drift ${name}, left as it is ${place(rule.line)}`]),
        ...step.drift.flatMap(({ field, wanted, stored }) => [
          `-   ${field}: ${onOneLine(stored, maxValueLength)} (stored)`,
          `+   ${field}: ${onOneLine(wanted, maxValueLength)} ${place(rule.fieldLines[field] ?? rule.line)}`,
        ]),
      ];
  }
};

const onOneLine = (text: string, maxLength: number): string => cutText(text.replace(/\s+/g, ' '), maxLength);

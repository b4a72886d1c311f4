import { showInvisible } from '../../lib/escape/invisible.ts';
import { mappedLog } from '../../lib/log.ts';
import type { StepContext } from '../context.ts';
import { knownValuesOf } from '../inputs/service.ts';

/** Outputs that hold texts from outside. The others are ids, numbers, paths and words of this action. */
const textOutputs = new Set(['reason']);

/**
 * Masks everything that the step shows or hands to the runner, whoever writes it. Files of the report are masked by the same
 * `masker` where they are written.
 */
export const maskedStep = (step: StepContext): StepContext => {
  const { masker, environment } = step;
  masker.learn(knownValuesOf(environment), environment.INPUT_REDACT === 'off' ? 'off' : masker.mode);
  const mask = (text: string): string => masker.text(text);
  return {
    ...step,
    log: mappedLog(step.log, mask),
    setOutputs: (outputs) => {
      const shown = Object.entries(outputs).map(
        ([name, value]) => [name, textOutputs.has(name) ? showInvisible(mask(value)) : value] as const,
      );
      return step.setOutputs(Object.fromEntries(shown));
    },
    annotate: (annotation) => step.annotate({ ...annotation, title: mask(annotation.title), message: mask(annotation.message) }),
    writeSummary: (markdown) => step.writeSummary(mask(markdown)),
  };
};

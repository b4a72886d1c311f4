import type { Failure } from '../../model/results.ts';
import { failureHeadline } from './failure-signature.ts';

const marker = '\nCaused by: ';
const maxCauses = 50;
const maxLine = 300;

/** A failure in at most two lines. */
export interface FailureLines {
  /** The deepest cause that has a message, or the failure itself. Empty where there is no text. */
  readonly headline: string;
  /** The failure itself, where the headline is a cause of it and says something else. */
  readonly outer?: string;
}

/** Of a chain of exceptions, the last one says what went wrong; those around it say what it broke. */
export const explainFailure = (failure: Failure | undefined): FailureLines => {
  const outer = failureHeadline(failure);
  const causes = causesIn(failure?.trace ?? '');
  const cause = causes.findLast((line) => /: \S/.test(line)) ?? causes.at(-1);
  if (cause === undefined) return { headline: outer };
  return outer === '' || outer.includes(cause) ? { headline: cause } : { headline: cause, outer };
};

/** From the outermost to the deepest, each as `com.shop.TimeoutException: took too long`. Causes of suppressed exceptions are indented. */
const causesIn = (trace: string): string[] => {
  const causes: string[] = [];
  for (let at = trace.indexOf(marker); at !== -1 && causes.length < maxCauses; at = trace.indexOf(marker, at + 1)) {
    const [line = ''] = trace.slice(at + marker.length, at + marker.length + maxLine).split(/[\r\n]/, 1);
    causes.push(line.trim());
  }
  return causes;
};

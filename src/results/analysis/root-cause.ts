import type { Failure } from '../../model/results.ts';

const marker = '\nCaused by: ';
const maxCauses = 50;
const maxLine = 300;

/** A failure in at most two lines. */
interface FailureLines {
  /** The deepest cause that has a message, or the failure itself. Empty where there is no text. */
  readonly headline: string;
  /** The failure itself, where the headline is a cause of it and says something else. */
  readonly outer?: string;
}

/** Of a chain of exceptions, the last one says what went wrong; those around it say what it broke. */
export const explainFailure = (failure: Failure | undefined): FailureLines => {
  const outer = failureHeadline(failure);
  const cause = deepestCause(failure?.trace);
  if (cause === '') return { headline: outer };
  return outer === '' || outer.includes(cause) ? { headline: cause } : { headline: cause, outer };
};

/** The first line that says what went wrong: `java.lang.AssertionError: expected:<3> but was:<4>`. Empty where there is no text. */
export const failureHeadline = (failure: Failure | undefined): string => {
  if (failure === undefined) return '';
  const message = firstLine(failure.message);
  const text = message === '' ? firstLine(failure.trace) : message;
  const type = failure.type?.trim() ?? '';
  return type === '' || text.includes(type) ? text : `${type}${text === '' ? '' : `: ${text}`}`;
};

/** The deepest cause in a trace that has a message, or else the deepest; empty where there is none. */
export const deepestCause = (trace = ''): string => {
  const causes = causesIn(trace);
  return causes.findLast((line) => /: \S/.test(line)) ?? causes.at(-1) ?? '';
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

const firstLine = (text: string | undefined): string => {
  const line = (text ?? '').slice(0, 4 * maxLine).trimStart();
  const end = line.search(/[\r\n]/);
  return (end === -1 ? line : line.slice(0, end)).trimEnd().slice(0, maxLine);
};

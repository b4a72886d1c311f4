import { shorten } from './text-budget.ts';

/**
 * What `am instrument` and its readers print of a run that broke off: `INSTRUMENTATION_RESULT: shortMsg=Process crashed.` and
 * `Test run failed to complete. Instrumentation run failed due to 'Process crashed.'`
 */
const crash =
  /^[ \t]*((?:INSTRUMENTATION_RESULT: shortMsg=|Test run failed to complete\b|Instrumentation run failed due to\b).{0,500})/m;

const mostChars = 200;

/** @returns the line of an output that says that the instrumentation crashed */
export const crashLineIn = (output: string): string | undefined => {
  const line = crash.exec(output)?.[1]?.trim();
  return line === undefined ? undefined : shorten(line, mostChars);
};

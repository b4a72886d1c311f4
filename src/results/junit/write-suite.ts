import { xmlTag } from '../../lib/xml.ts';
import { type CaseToWrite, caseXml, secondsText } from './write-case.ts';

export interface SuiteToWrite {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly startedAt?: Date;
  readonly cases: readonly CaseToWrite[];
}

/** Counts as every reporter wants them: `tests` is the number of `<testcase>` elements. */
interface WrittenCounts {
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
  readonly skipped: number;
  readonly durationMs: number;
}

const countWritten = (suites: Iterable<Pick<SuiteToWrite, 'cases'>>): WrittenCounts => {
  const counts = { tests: 0, failures: 0, errors: 0, skipped: 0, durationMs: 0 };
  for (const { cases } of suites) {
    counts.tests += cases.length;
    for (const { outcome, test } of cases) {
      counts.durationMs += test.durationMs ?? 0;
      if (outcome === 'failure') counts.failures += 1;
      else if (outcome === 'error') counts.errors += 1;
      else if (outcome === 'skipped') counts.skipped += 1;
    }
  }
  return counts;
};

/** A flat document, in pieces. The suites are walked twice: counts come first. */
export function* documentXml(name: string, suites: () => Iterable<SuiteToWrite>): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${xmlTag('testsuites', { name, ...countAttributes(countWritten(suites())) })}>\n`;
  for (const suite of suites()) yield* suiteXml(suite);
  yield '</testsuites>\n';
}

function* suiteXml(suite: SuiteToWrite): Generator<string> {
  const timestamp = suite.startedAt?.toISOString().slice(0, secondsPrecision);
  const attributes = { name: suite.name, ...countAttributes(countWritten([suite])), timestamp };
  yield `  ${xmlTag('testsuite', attributes)}>\n    <properties>\n`;
  for (const [key, value] of Object.entries(suite.properties)) yield `      ${xmlTag('property', { name: key, value })}/>\n`;
  yield '    </properties>\n';
  for (const item of suite.cases) yield caseXml(item);
  yield '  </testsuite>\n';
}

/** `2026-01-02T10:20:50`: the schema of JUnit knows neither fractions nor zones. */
const secondsPrecision = 19;

const countAttributes = ({ durationMs, ...counts }: WrittenCounts): Record<string, string | number> => ({
  ...counts,
  time: secondsText(durationMs),
});

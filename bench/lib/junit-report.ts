import { writeFile } from 'node:fs/promises';

const casesPerSuite = 600;
const outputLine = 'I/TestRunner( 4711): cart: added article 4006381333931 x 2 [ok] price=12.90 total=25.80 <main>\n';
const linesPerCase = 25;

/** Writes a report of `cases` test cases with 2.6 kB each, nearly all of it output; every 200th failed. 60,000 cases are 159 MB. */
export const writeJUnitReport = (file: string, cases: number): Promise<void> => writeFile(file, reportOf(cases));

/** The same in memory, for a small report. */
export const reportText = (cases: number): string => [...reportOf(cases)].join('');

/** What a report of so many cases holds. */
export const caseNames = (cases: number) =>
  Array.from({ length: cases }, (_none, number) => ({
    className: classNameOf(number - (number % casesPerSuite)),
    name: `test${number}`,
    fails: fails(number),
  }));

const classNameOf = (first: number): string => `com.shop.checkout.Suite${first / casesPerSuite}Test`;

function* reportOf(cases: number): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
  for (let first = 0; first < cases; first += casesPerSuite) yield suiteOf(first, Math.min(casesPerSuite, cases - first));
  yield '</testsuites>\n';
}

const suiteOf = (first: number, cases: number): string => {
  const className = classNameOf(first);
  const failures = Array.from({ length: cases }, (_none, index) => first + index).filter(fails).length;
  const elements = Array.from({ length: cases }, (_none, index) => caseOf(className, first + index));
  return `<testsuite name="${className}" tests="${cases}" failures="${failures}" errors="0" skipped="0" time="90.1" timestamp="2026-03-14T10:00:00">\n${elements.join('')}</testsuite>\n`;
};

const fails = (number: number): boolean => number % 200 === 0;

const caseOf = (className: string, number: number): string => {
  const failure = fails(number)
    ? `<failure message="expected:&lt;3&gt; but was:&lt;4&gt;" type="java.lang.AssertionError">java.lang.AssertionError: expected:&lt;3&gt; but was:&lt;4&gt;\n\tat ${className}.test${number}(CartTest.kt:31)\n</failure>\n`
    : '';
  const output = `<system-out>${outputLine.repeat(linesPerCase).replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</system-out>`;
  return `<testcase name="test${number}" classname="${className}" time="0.150">\n${failure}${output}\n</testcase>\n`;
};

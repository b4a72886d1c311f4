import { reportWord, videoAddress } from '../build-shapes/common-shapes.ts';
import { testsByClass } from '../build-shapes/v1-shapes.ts';
import type { Build } from '../builds/build-registry.ts';
import type { PlannedSession, PlannedTest } from '../builds/session-plan.ts';
import type { Spelling } from '../spelling.ts';
import { failureText } from './failure-text.ts';
import { simulatedLine } from './logs.ts';

/** Whether XML 1.0 allows a character. It forbids control characters and lone surrogates, even as character references. */
const isAllowed = (code: number): boolean =>
  code === 0x9 ||
  code === 0xa ||
  code === 0xd ||
  (code >= 0x20 && code < 0xd800) ||
  (code >= 0xe000 && code < 0xfffe) ||
  code > 0xffff;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

const legal = (text: string): string =>
  Array.from(text, (char) => (isAllowed(char.codePointAt(0) ?? 0) ? char : '\ufffd')).join('');

/** Escapes text between tags. */
const xmlText = (text: string): string => legal(text).replaceAll(/[&<>]/g, (char) => entities[char] ?? char);

/** Escapes the value of an attribute. The caller adds the quotes. */
const xmlAttribute = (text: string): string => legal(text).replaceAll(/[&<>"'\n\r\t]/g, (char) => entities[char] ?? char);

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${xmlAttribute(String(value))}"`)
    .join('');

const seconds = (durationMs: number): string => (durationMs / 1_000).toFixed(3);

const content = (build: Build, test: PlannedTest): string => {
  switch (test.outcome) {
    case 'fail':
      return `<failure>${xmlText(failureText(build.request.framework, test))}</failure>`;
    case 'error':
      return `<error>${xmlText(failureText(build.request.framework, test))}</error>`;
    case 'skip':
      return '<skipped/>';
    case 'pass':
      // The service's form for its own retries is unknown. Other test runners write retries in this form.
      return test.failedBefore ? `<flakyFailure>${xmlText(failureText(build.request.framework, test))}</flakyFailure>` : '';
    case 'timeout':
    case 'never':
    case 'aborted':
    case 'left-out':
    case 'passed-before':
      return '';
  }
};

const testCase = (spelling: Spelling, build: Build, test: PlannedTest): string => {
  const values = {
    name: test.name,
    classname: test.className,
    result: reportWord(test.outcome),
    test_id: test.id,
    time: seconds(test.endsAtMs - test.startsAtMs),
    video_url: videoAddress(spelling, build, test),
  };
  return `    <testcase${attributes(values)}>${content(build, test)}</testcase>\n`;
};

/** Properties of a test suite. As in the service, most have neither name nor value. The added property `simulated` has both. */
const properties = (session: PlannedSession): string =>
  [
    `      <property session_id="${session.id}"/><property devicename="${xmlAttribute(session.device.name)}"/>\n`,
    `      <property os="${session.device.os === 'android' ? 'Android' : 'iOS'}"/>`,
    `<property version="${xmlAttribute(session.device.osVersion)}"/>\n`,
    '      <property name="simulated" value="true"/>\n',
  ].join('');

const filler = (kilobytes: number): string =>
  kilobytes === 0
    ? ''
    : `    <system-out>${`${simulatedLine}\n`.repeat(Math.ceil((kilobytes * 1_024) / (simulatedLine.length + 1)))}</system-out>\n`;

/** JUnit report of an ended session, with one test suite for each class. */
export const junitReport = (spelling: Spelling, build: Build, session: PlannedSession): string => {
  const { shows, report } = session.orders;
  const suites = testsByClass(session.tests, ({ className }) => className).map(([className, tests], index) => {
    const count = (outcome: PlannedTest['outcome']): number => tests.filter((test) => test.outcome === outcome).length;
    const startsAtMs = session.startsAtMs + (tests[0]?.startsAtMs ?? 0);
    const counts = {
      tests: tests.length,
      failures: count('fail'),
      skipped: count('skip'),
      timedout: count('timeout'),
      errors: count('error'),
    };
    const values = {
      name: className,
      ...counts,
      ...(index === 0 && shows?.['report-counts']),
      time: seconds(tests.reduce((sum, test) => sum + test.endsAtMs - test.startsAtMs, 0)),
      timestamp: spelling.time(startsAtMs, 'offset'),
    };
    const body = tests.map((test) => testCase(spelling, build, test)).join('');
    const output = index === 0 ? filler(report?.['output-kilobytes'] ?? 0) : '';
    return `  <testsuite${attributes(values)}>\n    <properties>\n${properties(session)}    </properties>\n${body}${output}  </testsuite>\n`;
  });
  return `<?xml version="1.0"?>\n<testsuites>\n${suites.join('')}</testsuites>\n`;
};

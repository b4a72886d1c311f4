import { sum } from '../../lib/numbers.ts';
import { escapeXmlText, xmlTag } from '../../lib/xml.ts';
import { reportStatus, videoAddress } from '../build-shapes/field-values.ts';
import { testsByClass } from '../build-shapes/response-fields.ts';
import type { Build } from '../builds/build-registry.ts';
import type { PlannedSession, PlannedTest } from '../builds/session-plan.ts';
import type { Spelling } from '../spelling.ts';
import { failureText } from './failure-text.ts';
import { simulatedLine } from './log-templates.ts';

const secondsText = (durationMs: number): string => (durationMs / 1_000).toFixed(3);

// Other test runners use `flakyFailure` for a pass after a retry. The element of the service is unknown.
const failures: Partial<Record<PlannedTest['outcome'], string>> = { fail: 'failure', error: 'error', pass: 'flakyFailure' };

const content = (build: Build, test: PlannedTest): string => {
  if (test.outcome === 'skip') return '<skipped/>';
  const element = failures[test.outcome];
  if (element === undefined || (test.outcome === 'pass' && !test.failedBefore)) return '';
  return `<${element}>${escapeXmlText(failureText(build.request.framework, test))}</${element}>`;
};

const testCase = (spelling: Spelling, build: Build, test: PlannedTest): string => {
  const tag = xmlTag('testcase', {
    name: test.name,
    classname: test.className,
    result: reportStatus(test.outcome),
    test_id: test.id,
    time: secondsText(test.endsAtMs - test.startsAtMs),
    video_url: videoAddress(spelling, build, test),
  });
  return `    ${tag}>${content(build, test)}</testcase>\n`;
};

/** Like the service, writes properties without `name` and `value`. Only the property `simulated` has both. */
const properties = ({ id, device }: PlannedSession): string =>
  [
    `      ${xmlTag('property', { session_id: id })}/>${xmlTag('property', { devicename: device.name })}/>\n`,
    `      ${xmlTag('property', { os: device.os === 'android' ? 'Android' : 'iOS' })}/>`,
    `${xmlTag('property', { version: device.osVersion })}/>\n`,
    `      ${xmlTag('property', { name: 'simulated', value: 'true' })}/>\n`,
  ].join('');

const filler = (kilobytes: number): string =>
  kilobytes === 0
    ? ''
    : `    <system-out>${`${simulatedLine}\n`.repeat(Math.ceil((kilobytes * 1_024) / (simulatedLine.length + 1)))}</system-out>\n`;

/** JUnit report of a session, with `leaked` in the output of its first suite. */
export const junitReport = (spelling: Spelling, build: Build, session: PlannedSession, leaked: string): string => {
  const { shows, report } = session.orders;
  const suites = testsByClass(session.tests, ({ className }) => className).map(([className, tests], index) => {
    const count = (outcome: PlannedTest['outcome']): number => tests.filter((test) => test.outcome === outcome).length;
    const startsAtMs = session.startsAtMs + (tests[0]?.startsAtMs ?? 0);
    const tag = xmlTag('testsuite', {
      name: className,
      tests: tests.length,
      failures: count('fail'),
      skipped: count('skip'),
      timedout: count('timeout'),
      errors: count('error'),
      ...(index === 0 && shows?.['report-counts']),
      time: secondsText(sum(tests.map((test) => test.endsAtMs - test.startsAtMs))),
      timestamp: spelling.time(startsAtMs, 'offset'),
    });
    const body = tests.map((test) => testCase(spelling, build, test)).join('');
    const output = index === 0 ? filler(report?.['output-kilobytes'] ?? 0) + leaked : '';
    return `  ${tag}>\n    <properties>\n${properties(session)}    </properties>\n${body}${output}  </testsuite>\n`;
  });
  return `<?xml version="1.0"?>\n<testsuites>\n${suites.join('')}</testsuites>\n`;
};

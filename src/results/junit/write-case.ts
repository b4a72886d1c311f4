import { cleanXml, escapeXmlText, xmlTag } from '../../lib/xml.ts';
import type { Failure, TestAttempt, TestResult } from '../../model/results.ts';
import { describeFailure, describeFlaky } from '../describe.ts';

/** How a test is written, which is not always how it ended: each reporter knows these four and no more. */
type WrittenOutcome = 'passed' | 'failure' | 'error' | 'skipped';

export interface CaseToWrite {
  readonly test: TestResult;
  /** As it is to appear, unique within its suite. */
  readonly name: string;
  readonly className: string;
  readonly outcome: WrittenOutcome;
  /** More attributes, such as the service's own. */
  readonly attributes?: Readonly<Record<string, string | undefined>>;
}

/**
 * A test that passed after a failed attempt is a failure only where the run counts it so. Whatever is not known to be good is an error. A
 * quarantined failure is skipped: no reporter knows another word for what does not count.
 */
export const outcomeOf = (test: TestResult, failOnFlaky: boolean, isQuarantined = false): WrittenOutcome => {
  if (isQuarantined) return test.status === 'passed' ? 'passed' : 'skipped';
  if (test.status === 'passed') return failOnFlaky && failedAttempts(test).length > 0 ? 'failure' : 'passed';
  if (test.status === 'skipped') return 'skipped';
  return test.status === 'failed' ? 'failure' : 'error';
};

/**
 * One `<testcase>`. It holds at most one `<failure>`, `<error>` or `<skipped>`, with the texts of all failures, because reporters differ
 * in whether they count failures or tests. Earlier attempts are `flakyFailure` where the test passed in the end, else `rerunFailure`.
 */
export const caseXml = ({ test, name, className, outcome, attributes = {} }: CaseToWrite): string => {
  const open = xmlTag('testcase', {
    name,
    classname: className,
    time: secondsText(test.durationMs ?? 0),
    ...(isPlainPath(test.file) ? { file: test.file, line: test.line } : {}),
    ...attributes,
  });
  const inside = [
    ...expectedXml(test),
    resultXml(test, outcome),
    ...attemptsXml(test, outcome),
    ...outputXml(test, outcome),
  ].join('');
  return inside === '' ? `    ${open}/>\n` : `    ${open}>\n${inside}    </testcase>\n`;
};

/** Reporters know no word for a failure that does not count. */
const expectedXml = ({ expectedFailures = [] }: TestResult): string[] => {
  const properties = expectedFailures.map((failure) =>
    xmlTag('property', { name: 'expected-failure', value: headlineOf(failure) }),
  );
  return properties.length === 0
    ? []
    : [`${indent}<properties>\n${properties.map((tag) => `${indent}  ${tag}/>\n`).join('')}${indent}</properties>\n`];
};

/** Three decimals and a point, whatever the locale. */
export const secondsText = (durationMs: number): string => (durationMs / 1_000).toFixed(3);

const resultXml = (test: TestResult, outcome: WrittenOutcome): string => {
  switch (outcome) {
    case 'passed':
      return '';
    case 'skipped':
      return `${indent}${xmlTag('skipped', { message: test.skipMessage })}/>\n`;
    case 'failure':
      return test.status === 'passed' ? flakyAsFailure(test) : failureXml('failure', test.failures, 'failed');
    default:
      return failureXml('error', test.failures, test.statusWord ?? test.status);
  }
};

const indent = '      ';

const flakyAsFailure = (test: TestResult): string =>
  `${indent}${xmlTag('failure', { type: 'flaky', message: describeFlaky(test) })}/>\n`;

const failureXml = (element: 'failure' | 'error', failures: readonly Failure[], type: string): string => {
  const [first] = failures;
  const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : '';
  const open = xmlTag(element, {
    type: element === 'error' ? type : (first?.type ?? type),
    message:
      first === undefined ? `The result of this test is "${type}"; no failure text is known.` : `${headlineOf(first)}${more}`,
  });
  const text = failures.map((failure, place) => numbered(textOf(failure), place, failures.length)).join('\n\n');
  return text === '' ? `${indent}${open}/>\n` : `${indent}${open}>${escapeXmlText(text)}</${element}>\n`;
};

const headlineOf = (failure: Failure): string => describeFailure(failure) ?? failure.type ?? 'failed';

/** A trace usually begins with its message. */
const textOf = ({ message = '', trace = '' }: Failure): string =>
  trace.includes(message) ? trace : [message, trace].filter((text) => text !== '').join('\n');

const numbered = (text: string, place: number, total: number): string =>
  total > 1 ? `[${place + 1} of ${total}] ${text}` : text;

const failedAttempts = ({ earlierAttempts }: TestResult): readonly TestAttempt[] =>
  earlierAttempts.filter(({ status }) => status !== 'passed' && status !== 'skipped');

const attemptsXml = (test: TestResult, outcome: WrittenOutcome): string[] => {
  if (outcome === 'skipped') return [];
  const element = outcome === 'passed' ? 'flakyFailure' : 'rerunFailure';
  return failedAttempts(test).map(({ status, failures }) => {
    const [first] = failures;
    const open = xmlTag(element, { type: first?.type ?? status, message: first === undefined ? status : headlineOf(first) });
    const text = failures.map(textOf).join('\n\n');
    return text === ''
      ? `${indent}${open}/>\n`
      : `${indent}${open}><stackTrace>${escapeXmlText(text)}</stackTrace></${element}>\n`;
  });
};

const outputXml = (test: TestResult, outcome: WrittenOutcome): string[] => {
  if (outcome === 'passed' || outcome === 'skipped') return [];
  const out = test.systemOut === undefined ? [] : [`${indent}<system-out>${escapeXmlText(test.systemOut)}</system-out>\n`];
  const err = test.systemErr === undefined ? [] : [`${indent}<system-err>${escapeXmlText(test.systemErr)}</system-err>\n`];
  return [...out, ...err];
};

/**
 * Some reporters print the path as it is to a log that the runner reads for commands, and open it: only what cannot be a command and
 * stays inside the workspace is written.
 */
const isPlainPath = (file: string | undefined): boolean =>
  file !== undefined &&
  /^[\p{L}\p{N}_.@+ -]+(?:[/\\][\p{L}\p{N}_.@+ -]+)*$/u.test(cleanXml(file)) &&
  !file.split(/[/\\]/).includes('..');

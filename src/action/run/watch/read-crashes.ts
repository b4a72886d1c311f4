import { text } from 'node:stream/consumers';
import { BinaryError } from '../../../binaries/index.ts';
import type { Framework } from '../../../core/model/framework.ts';
import type { SessionTest } from '../../../core/model/records.ts';
import type { BundleAttachment, BundleAttempt, ResultBundle } from '../../../core/model/result-bundle.ts';
import type { Failure, NamedTest, SessionResult, TestResult } from '../../../core/model/results.ts';
import { hasRun } from '../../../core/results/attempts.ts';
import { type AppleCrash, readAppleCrashReport } from '../../../core/results/crash/apple-crash-report.ts';
import type { LoggedCrash } from '../../../core/results/crash/crash-notes.ts';
import {
  crashOf,
  crashOfInstrumentation,
  failureOfCrash,
  failureOfInstrumentation,
  traceOf,
} from '../../../core/results/crash/describe-crash.ts';
import { readDeviceLog } from '../../../core/results/crash/device-log.ts';
import { type EndedInstrumentation, readInstrumentationLog } from '../../../core/results/crash/instrumentation-log.ts';
import type { Context } from '../../context.ts';
import { createLogScanner, isUnexplained, type LogLimits, logLimits } from './scan-logs.ts';

interface CrashedSession {
  readonly framework: Framework;
  readonly packages: readonly string[];
  readonly details: readonly SessionTest[];
}

/** Finds crashes of the app or its tests in the logs of an Android session, and adds them to tests. Changes no status. */
export const withCrashes = async (
  session: SessionResult,
  { framework, packages, details }: CrashedSession,
  context: Context,
  limits: LogLimits = logLimits,
): Promise<SessionResult> => {
  const concerned = session.tests.filter(mayHaveCrashed);
  const read = testsToRead(session, concerned).slice(0, limits.tests);
  if (read.length === 0) return session;
  const { device, buildId } = session;
  const scanner = createLogScanner({ framework, device, buildId }, context, limits);
  const detailsById = new Map(details.map((each) => [each.id, each]));
  const own = { packages, testClasses: session.tests.map(({ className }) => className) };
  const claims = createClaims(session.tests, concerned);
  for (const test of read) {
    const detail = test.testId === undefined ? undefined : detailsById.get(test.testId);
    // The logs of neighboring tests are read only until every crash is found.
    if (detail === undefined || (!concerned.includes(test) && claims.isComplete())) continue;
    const ended = await scanner.scan(detail, 'instrumentationlogs', readInstrumentationLog);
    const crashes = await scanner.scan(detail, 'devicelogs', (lines) => readDeviceLog(lines, own));
    if (ended !== undefined) claims.end(test, ended);
    for (const crash of crashes?.toSorted((one, other) => weightOf(one) - weightOf(other)) ?? []) claims.crash(test, crash);
  }
  const found = claims.all();
  if (found.crashes.size + found.ends.size === 0 && found.loose === undefined) return session;
  const isUnrecorded = scanner.isAbsent('devicelogs') || details.every(({ deviceLogUrl }) => deviceLogUrl === undefined);
  const isOpen = found.ends.values().some(({ isRefused }) => isRefused !== true);
  const without = found.crashes.size === 0 && found.loose === undefined && isOpen && isUnrecorded;
  if (without) context.log.notice(`${device}: the instrumentation ended, and the device log was not recorded. ${switchOn}`);
  return {
    ...session,
    crash: found.loose === undefined ? undefined : crashOf(found.loose),
    tests: session.tests.map((test) => {
      const crash = found.crashes.get(test);
      const ended = found.ends.get(test);
      if (crash !== undefined) return withCrash(test, crash);
      return ended === undefined ? test : withEnd(test, ended, isUnrecorded);
    }),
  };
};

const switchOn = 'Set the input `device-logs` to `true` to see why.';

const endMessage =
  /process crashed|instrumentation run failed|instrumentation (?:process )?(?:has )?(?:crashed|ended)|INSTRUMENTATION_FAILED|unable to find instrumentation|permission denial: starting instrumentation/i;

const mayHaveCrashed = ({ status, failures }: TestResult): boolean =>
  status === 'error' || status === 'timed-out' || (status === 'failed' && failures.some(isEnd));

const isEnd = ({ message = '', trace = '' }: Failure): boolean =>
  endMessage.test(message) || endMessage.test(trace.slice(0, 1_000));

/**
 * Tests that may have crashed, and their neighbors. If the session broke off without such a test, the tests before and after
 * that point are read.
 */
const testsToRead = (session: SessionResult, concerned: readonly TestResult[]): readonly TestResult[] => {
  const { tests } = session;
  if (concerned.length > 0) {
    const next = concerned.flatMap((test) => {
      const at = tests.indexOf(test);
      return [tests[at + 1], tests[at - 1]].filter((each) => each !== undefined).filter(hasRun);
    });
    return [...new Set([...concerned, ...next])];
  }
  if (!hasBrokenOff(session)) return [];
  const lastRun = tests.findLast(hasRun);
  const firstLeft = tests.find((test) => !hasRun(test));
  return [lastRun, firstLeft].filter((test) => test !== undefined);
};

const hasBrokenOff = ({ tests, evidence: { summary, details, report } }: SessionResult): boolean =>
  summary?.status === 'error' ||
  (details.state === 'read' && details.status === 'error') ||
  (report.state === 'read' && report.crash !== undefined) ||
  (tests.some((test) => !hasRun(test)) && !tests.some(({ status }) => status === 'failed'));

/**
 * Rank of a crash, from 0 for the most relevant. A crash of a separate process, such as `com.shop:sync`, does not end the
 * tests.
 */
const weightOf = ({ kind, process = '' }: LoggedCrash): number =>
  (process.includes(':') ? 2 : 0) + (kind === 'java' || kind === 'native' ? 0 : 1);

/** Assigns crashes to tests. A test gets only its first crash. */
const createClaims = (tests: readonly TestResult[], concerned: readonly TestResult[]) => {
  const crashes = new Map<TestResult, LoggedCrash>();
  const ends = new Map<TestResult, EndedInstrumentation>();
  let loose: LoggedCrash | undefined;

  const ownerOf = (running: NamedTest | undefined, logOf: TestResult): TestResult | undefined => {
    const named = running === undefined ? undefined : tests.find((test) => isRunningTest(test, running));
    if (named !== undefined) return hasRun(named) ? named : undefined;
    return concerned.includes(logOf) ? logOf : concerned.find((test) => !crashes.has(test));
  };

  return {
    crash: (logOf: TestResult, crash: LoggedCrash): void => {
      const owner = ownerOf(crash.running, logOf);
      if (owner === undefined) loose ??= crash;
      else if (!crashes.has(owner)) crashes.set(owner, crash);
    },
    end: (logOf: TestResult, ended: EndedInstrumentation): void => {
      // Without a start, no test ran, so the text belongs to the test in whose log it is.
      const owner = ownerOf(ended.running, logOf) ?? (ended.isRefused === true ? logOf : undefined);
      if (owner !== undefined && !ends.has(owner)) ends.set(owner, ended);
    },
    /** Whether a crash was found for every test that may have crashed. */
    isComplete: (): boolean => concerned.length > 0 && concerned.every((test) => crashes.has(test)),
    all: () => ({ crashes, ends, loose }),
  };
};

const isRunningTest = ({ className, name }: TestResult, running: NamedTest): boolean =>
  name === running.name &&
  (className === running.className || className === running.className.slice(running.className.lastIndexOf('.') + 1));

const withCrash = (test: TestResult, logged: LoggedCrash): TestResult => {
  const crash = crashOf(logged);
  return { ...test, crash, failures: [failureOfCrash(crash, traceOf(logged)), ...ownFailures(test)] };
};

const withEnd = (test: TestResult, ended: EndedInstrumentation, isUnrecorded: boolean): TestResult => {
  const failure = failureOfInstrumentation(ended);
  const isOpen = isUnrecorded && ended.isRefused !== true;
  const trace = isOpen ? `${failure.message}\nThe device log was not recorded. ${switchOn}` : undefined;
  return { ...test, crash: crashOfInstrumentation(ended), failures: [{ ...failure, trace }, ...ownFailures(test)] };
};

/** Leaves out failures that only say that the instrumentation ended, because the crash explains more. */
const ownFailures = ({ failures }: TestResult): readonly Failure[] =>
  failures.filter((failure) => !isEnd(failure) && !isUnexplained(failure));

/** Limits on the crash reports of one session. */
const maxReports = 50;
const maxReportBytes = 8_000_000;

const reportName = /\.(?:ips|crash)$/i;

/**
 * Adds the crash report of each test as its first failure.
 *
 * @param attempts last failed attempt of each test, with its attachments
 */
export const withCrashReports = async (
  tests: readonly TestResult[],
  attempts: readonly (BundleAttempt | undefined)[],
  bundle: ResultBundle,
  onSkip: (why: string) => void,
): Promise<readonly TestResult[]> => {
  let left = maxReports;
  const read = async (attachment: BundleAttachment): Promise<AppleCrash | undefined> =>
    left-- <= 0 || attachment.sizeBytes > maxReportBytes
      ? undefined
      : readAppleCrashReport(await readAttachmentText(attachment, bundle, onSkip));
  const explained: TestResult[] = [];
  for (const [index, test] of tests.entries()) {
    const reports = (attempts[index]?.attachments ?? []).filter(isCrashReport);
    let found: AppleCrash | undefined;
    for (const report of reports) found ??= await read(report);
    explained.push(found === undefined || test.status === 'passed' ? test : withReport(test, found, reports));
  }
  return explained;
};

/** Reads an attachment as text; empty if it is unreadable. */
export const readAttachmentText = async (
  attachment: BundleAttachment,
  bundle: ResultBundle,
  onSkip: (why: string) => void = () => {},
): Promise<string> => {
  try {
    return await text(bundle.readAttachment(attachment));
  } catch (error) {
    if (!(error instanceof BinaryError)) throw error;
    onSkip(error.message);
    return '';
  }
};

const isCrashReport = ({ name, fileName = '', uniformType = '' }: BundleAttachment): boolean =>
  reportName.test(name) || reportName.test(fileName) || /crash-?report/i.test(uniformType);

const withReport = (test: TestResult, { crash, trace }: AppleCrash, reports: readonly BundleAttachment[]): TestResult => ({
  ...test,
  crash,
  failures: [failureOfCrash(crash, trace), ...test.failures],
  attachments: [...(test.attachments ?? []), ...reports.map(({ name, fileName }) => fileName ?? name)],
});

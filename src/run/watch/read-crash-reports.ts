import { text } from 'node:stream/consumers';
import { BinaryError } from '../../binaries/binary-error.ts';
import type { BundleAttachment, BundleAttempt, ResultBundle } from '../../model/result-bundle.ts';
import type { TestResult } from '../../model/results.ts';
import { type AppleCrash, readAppleCrashReport } from '../../results/crash/apple-crash-report.ts';
import { failureOfCrash } from '../../results/crash/describe-crash.ts';

/** Limits on the crash reports of one session. */
const maxReports = 50;
const maxReportBytes = 8_000_000;

const reportName = /\.(?:ips|crash)$/i;

/**
 * Adds crash reports of a result bundle to the tests whose last failed attempt they are attached to. The reason of the crash
 * becomes the first failure.
 *
 * @param tests in the order of `attempts`, without pictures
 * @param attempts last failed attempt of each test
 * @param onSkip called with the reason if a report is left out
 */
export const withCrashReports = async (
  tests: readonly TestResult[],
  attempts: readonly (BundleAttempt | undefined)[],
  bundle: Pick<ResultBundle, 'readAttachment'>,
  onSkip: (why: string) => void,
): Promise<readonly TestResult[]> => {
  let left = maxReports;
  const read = async (attachment: BundleAttachment): Promise<AppleCrash | undefined> => {
    if (left-- <= 0 || attachment.sizeBytes > maxReportBytes) return undefined;
    try {
      return readAppleCrashReport(await text(bundle.readAttachment(attachment)));
    } catch (error) {
      if (!(error instanceof BinaryError)) throw error;
      onSkip(error.message);
      return undefined;
    }
  };
  const explained: TestResult[] = [];
  for (const [index, test] of tests.entries()) {
    const reports = (attempts[index]?.attachments ?? []).filter(isCrashReport);
    let found: AppleCrash | undefined;
    for (const report of reports) found ??= await read(report);
    explained.push(found === undefined || test.status === 'passed' ? test : withReport(test, found, reports));
  }
  return explained;
};

const isCrashReport = ({ name, fileName = '', uniformType = '' }: BundleAttachment): boolean =>
  reportName.test(name) || reportName.test(fileName) || /crash-?report/i.test(uniformType);

const withReport = (test: TestResult, { crash, trace }: AppleCrash, reports: readonly BundleAttachment[]): TestResult => ({
  ...test,
  crash,
  failures: [failureOfCrash(crash, trace), ...test.failures],
  attachments: [...(test.attachments ?? []), ...reports.map(({ name, fileName }) => fileName ?? name)],
});

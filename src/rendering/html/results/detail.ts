import type { Crash } from '../../../model/crash.ts';
import type { Failure, TestLinks, TestResult, TestStep } from '../../../model/results.ts';
import { describeCrash } from '../../describe-crash.ts';
import { webAddress } from '../../web-address.ts';
import type { FailureDetail, ResultDetail, StepDetail } from '../report-data.ts';
import { shownLines, shownTail, shownText } from '../shown-text.ts';

const maxMessage = 8_000;
const maxTrace = 64_000;
const maxOutput = 8_000;
const maxLine = 500;
const maxFailures = 10;
const maxTries = 20;
const maxSteps = 200;
const maxPictures = 20;
const maxAttachments = 20;
const maxProperties = 30;
const maxScreenshots = 20;

/** Adds a failure to the failures of the page and returns its index. */
type Share = (failure: FailureDetail) => number;

/**
 * Describes one result, without fetched files.
 *
 * @param filterOf finds the line of the input `tests` that selects only this test, if there is one
 */
export const describeResult = (
  test: TestResult,
  filterOf: (test: TestResult) => string | undefined,
  share: Share,
): ResultDetail => {
  const { skipMessage, steps = [], omittedSteps = 0, systemOut, systemErr, file, line, status, rawStatus, testId } = test;
  const describeAll = (failures: readonly Failure[]): number[] =>
    failures.slice(0, maxFailures).map((failure) => share(describeFailure(failure)));
  const filter = test.failures.length + test.earlierAttempts.length > 0 ? filterOf(test) : undefined;
  const properties = Object.entries({ ...(testId === undefined ? {} : { test_id: testId }), ...test.properties });
  return {
    failures: describeAll(test.failures),
    tries: test.earlierAttempts.slice(-maxTries).map((earlier) => ({
      outcome: earlier.status,
      durationMs: earlier.durationMs,
      failures: describeAll(earlier.failures),
    })),
    skipMessage: skipMessage && shownLines(skipMessage, maxMessage),
    expectedFailures: test.expectedFailures && describeAll(test.expectedFailures),
    // The last steps are kept, since they led to the failure.
    steps: steps.length === 0 ? undefined : steps.slice(-maxSteps).map(describeStep),
    omittedSteps: omittedSteps + Math.max(0, steps.length - maxSteps) || undefined,
    crash: test.crash && crashOf(test.crash),
    systemOut: systemOut && shownTail(systemOut, maxOutput),
    systemErr: systemErr && shownTail(systemErr, maxOutput),
    place: file && shownText(line === undefined ? file : `${file}:${line}`, maxLine),
    rawStatus: status === 'unknown' ? rawStatus && shownText(rawStatus, maxLine) : undefined,
    attachments: (test.attachments ?? []).slice(0, maxAttachments).map((name) => shownText(name, maxLine)),
    properties: properties.slice(0, maxProperties).map(([name, value]) => [shownText(name, maxLine), shownText(value, maxLine)]),
    links: linksOf(test.links),
    filter: filter && shownText(filter, maxLine),
    videoStartS: startInVideo(test.links?.video),
  };
};

const crashOf = (crash: Crash): { title: string; log: string } => ({
  title: shownText(describeCrash(crash), maxLine),
  log: shownLines(crash.log.join('\n'), maxTrace),
});

const describeFailure = ({ kind, type = '', message = '', trace = '' }: Failure): FailureDetail => ({
  kind,
  type: shownText(type, maxLine),
  message: shownLines(message, maxMessage),
  trace: shownLines(trace, maxTrace),
});

const describeStep = ({ title, pictures, ...step }: TestStep): StepDetail => ({
  ...step,
  title: shownText(title, maxLine),
  pictures: pictures.slice(0, maxPictures),
});

const linksOf = (links: TestLinks = {}): [title: string, url: string][] => {
  const named: [string, string | undefined][] = [
    ['Video', links.video],
    ['Device log', links.deviceLog],
    ['Instrumentation log', links.instrumentationLog],
    ['Network log', links.networkLog],
    ...(links.screenshots ?? []).slice(0, maxScreenshots).map((url, nth): [string, string] => [`Screenshot ${nth + 1}`, url]),
  ];
  return named.flatMap(([title, text]): [string, string][] => {
    const url = webAddress(text);
    return url === undefined ? [] : [[title, url]];
  });
};

/** Reads the seconds from the end of a test's video URL, such as `#t=12,40`. */
const startInVideo = (url: string | undefined): number | undefined => {
  const [, seconds] = /#t=(\d{1,6})/.exec(url ?? '') ?? [];
  return seconds === undefined ? undefined : Number(seconds);
};

import { present } from '../../../lib/present.ts';
import type { Crash } from '../../../model/crash.ts';
import type { Failure, TestAttempt, TestLinks, TestResult } from '../../../model/results.ts';
import { describeCrash } from '../../describe-crash.ts';
import { webAddress } from '../../web-address.ts';
import type { AttemptDetail, FailureDetail, ResultDetail, StepDetail } from '../report-data.ts';
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

/** Turns a text into its position in the page's texts. */
type Add = (text: string) => number;

/**
 * The details of one result, without fetched files.
 *
 * @param filterOf the line of the input `tests` that selects the test alone, if one does
 */
export const describeResult = (test: TestResult, filterOf: (test: TestResult) => string | undefined, add: Add): ResultDetail => {
  const links = linksOf(test.links, add);
  const properties = propertiesOf(test, add);
  const attachments = (test.attachments ?? []).slice(0, maxAttachments).map((name) => add(shownText(name, maxLine)));
  const videoStartS = startInVideo(test.links?.video);
  const filter = test.failures.length + test.earlierAttempts.length > 0 ? filterOf(test) : undefined;
  return {
    failures: test.failures.slice(0, maxFailures).map((failure) => describeFailure(failure, add)),
    tries: test.earlierAttempts.slice(-maxTries).map((earlier) => describeTry(earlier, add)),
    ...(test.skipMessage ? { skipMessage: add(shownLines(test.skipMessage, maxMessage)) } : {}),
    ...stepsOf(test, add),
    ...(test.expectedFailures === undefined
      ? {}
      : { expectedFailures: test.expectedFailures.slice(0, maxFailures).map((failure) => describeFailure(failure, add)) }),
    ...(test.crash === undefined ? {} : { crash: crashOf(test.crash, add) }),
    ...(test.systemOut ? { systemOut: add(shownTail(test.systemOut, maxOutput)) } : {}),
    ...(test.systemErr ? { systemErr: add(shownTail(test.systemErr, maxOutput)) } : {}),
    ...(test.file ? { place: add(shownText(`${test.file}${test.line === undefined ? '' : `:${test.line}`}`, maxLine)) } : {}),
    ...(test.status === 'unknown' && test.statusWord ? { statusWord: add(shownText(test.statusWord, maxLine)) } : {}),
    ...(attachments.length > 0 ? { attachments } : {}),
    ...(properties.length > 0 ? { properties } : {}),
    ...(links.length > 0 ? { links } : {}),
    ...(videoStartS === undefined ? {} : { videoStartS }),
    ...(filter === undefined ? {} : { filter: add(shownText(filter, maxLine)) }),
  };
};

const crashOf = (crash: Crash, add: Add): [title: number, log: number] => [
  add(shownText(describeCrash(crash), maxLine)),
  add(shownLines(crash.log.join('\n'), maxTrace)),
];

const describeFailure = (failure: Failure, add: Add): FailureDetail => ({
  kind: failure.kind,
  ...(failure.type ? { type: add(shownText(failure.type, maxLine)) } : {}),
  ...(failure.message ? { message: add(shownLines(failure.message, maxMessage)) } : {}),
  ...(failure.trace ? { trace: add(shownLines(failure.trace, maxTrace)) } : {}),
});

/** The last ones, which led to the failure. */
const stepsOf = ({ steps = [], omittedSteps = 0 }: TestResult, add: Add): Pick<ResultDetail, 'steps' | 'omittedSteps'> => {
  if (steps.length === 0) return {};
  const omitted = omittedSteps + Math.max(0, steps.length - maxSteps);
  const shown = steps.slice(-maxSteps).map((step): StepDetail => {
    const { title, depth, failed, startMs, durationMs, pictures } = step;
    const paths = pictures.slice(0, maxPictures).map((name) => add(name));
    return {
      title: add(shownText(title, maxLine)),
      depth,
      ...present({ startMs, durationMs }),
      ...(failed ? { failed } : {}),
      ...(paths.length > 0 ? { pictures: paths } : {}),
    };
  });
  return { steps: shown, ...(omitted > 0 ? { omittedSteps: omitted } : {}) };
};

const describeTry = ({ status, failures, durationMs }: TestAttempt, add: Add): AttemptDetail => ({
  outcome: status,
  ...(durationMs === undefined ? {} : { durationMs }),
  failures: failures.slice(0, maxFailures).map((failure) => describeFailure(failure, add)),
});

const propertiesOf = ({ properties = {}, testId }: TestResult, add: Add): [name: number, value: number][] => {
  const all = testId === undefined ? Object.entries(properties) : [['test_id', testId] as const, ...Object.entries(properties)];
  return all.slice(0, maxProperties).map(([name, value]) => [add(shownText(name, maxLine)), add(shownText(value, maxLine))]);
};

const linksOf = (links: TestLinks | undefined, add: Add): [title: string, url: number][] => {
  const named: [string, string | undefined][] = [
    ['Video', links?.video],
    ['Device log', links?.deviceLog],
    ['Instrumentation log', links?.instrumentationLog],
    ['Network log', links?.networkLog],
    ...(links?.screenshots ?? []).slice(0, maxScreenshots).map((url, nth): [string, string] => [`Screenshot ${nth + 1}`, url]),
  ];
  return named.flatMap(([title, text]) => {
    const url = webAddress(text);
    return url === undefined ? [] : [[title, add(url)] satisfies [string, number]];
  });
};

/** `#t=12,40` at the end of a test's video address. */
const startInVideo = (url: string | undefined): number | undefined => {
  const [, seconds] = /#t=(\d{1,6})/.exec(url ?? '') ?? [];
  return seconds === undefined ? undefined : Number(seconds);
};

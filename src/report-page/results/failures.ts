import type { Failure, TestLinks, TestResult } from '../../core/model/results.ts';
import type { RunAnalysis } from '../../core/model/run-analysis.ts';
import type { Outcome } from '../../core/model/status.ts';
import { explainFailure, failuresBehind } from '../../core/results/analysis/root-cause.ts';
import { createCauses } from '../../core/results/triage/identify-cause.ts';
import { createReproductions } from '../../core/results/triage/triage.ts';
import { describeCrash } from '../../core/wording/describe-tests.ts';
import { type FailurePlace, type FailurePlaces, lineKey } from '../../core/wording/failure-places.ts';
import { webAddress } from '../../lib/addresses.ts';
import { utf8Bytes } from '../../lib/escape/cut.ts';
import { shownText } from '../../lib/escape/invisible.ts';
import { digits } from '../../lib/numbers.ts';
import type { DetailsData, FailureData, FailureDetail, ResultData, ResultDetail, SourceData } from '../report-data.ts';
import { shownLines, shownTail } from '../shown-text.ts';

const maxHeadline = 240;
/** Maximum number of distinct failures. */
const maxFailures = 20_000;

/** Collects failures and details of results, up to a size of `maxDetailBytes`. */
export const createFailures = (run: RunAnalysis, maxDetailBytes: number, places: FailurePlaces) => {
  const reproductionOf = createReproductions(run);
  const causeOf = createCauses();
  const lines = createTable<FailureData>();
  const failures = createTable<FailureDetail>();
  const sources = createTable<SourceData>();
  const results: ResultDetail[] = [];
  let bytes = 0;
  let withoutLine = 0;
  let withoutDetail = 0;

  const lineOf = (test: TestResult, outcome: Outcome): number => {
    const [failure] = failuresBehind(test, outcome);
    const { headline, outer = '' } = explainFailure(failure);
    const { id, category, certainty } = causeOf(test, outcome);
    const line = {
      headline: shownText(headline, maxHeadline),
      outer: shownText(outer, maxHeadline),
      cause: id,
      category,
      certainty,
    };
    const key = `${line.cause}\0${line.headline}\0${line.outer}`;
    if (lines.all.length < maxFailures || lines.has(key)) return lines.positionOf(key, () => line);
    withoutLine += 1;
    return lines.positionOf('', () => ({ headline: 'The message is in results.json', outer: '', cause: '' }));
  };
  const share = (failure: FailureDetail): number => {
    const key = Object.values(failure).join('\0');
    return failures.positionOf(key, () => {
      bytes += utf8Bytes(key);
      return failure;
    });
  };
  const sourceOf = (test: TestResult, outcome: Outcome): number | undefined => {
    const place = places.of(test, failuresBehind(test, outcome)[0]);
    return place && sources.positionOf(lineKey(place), () => sourceData(place));
  };
  const detailOf = (test: TestResult, outcome: Outcome, device: string): number | undefined => {
    if (bytes >= maxDetailBytes) {
      withoutDetail += 1;
      return undefined;
    }
    const hasFailed = test.failures.length + test.earlierAttempts.length > 0;
    const detail = {
      ...describeResult(test, share),
      reproduce: hasFailed ? reproductionOf(test, device) : undefined,
      source: sourceOf(test, outcome),
    };
    bytes += utf8Bytes(JSON.stringify(detail));
    return results.push(detail) - 1;
  };

  return {
    lines: lines.all,
    details: { failures: failures.all, sources: sources.all, results } satisfies Omit<DetailsData, 'causes'>,
    /** Adds a result, and returns the indexes of its failure and details. */
    describe: (test: TestResult, outcome: Outcome, device: string): Partial<ResultData> => {
      const isPlain = outcome === 'passed' || outcome === 'skipped';
      if (isPlain && test.expectedFailures === undefined && !(outcome === 'skipped' && test.skipMessage)) return {};
      return { failure: isPlain ? undefined : lineOf(test, outcome), detail: detailOf(test, outcome, device) };
    },
    /** Sentences about data that the page leaves out. */
    notes: (): string[] => [
      ...(withoutLine > 0 ? [`The messages of ${digits(withoutLine)} results are left out: they are in results.json.`] : []),
      ...(withoutDetail > 0
        ? [`Traces and output of ${digits(withoutDetail)} results are left out: they are in junit.xml.`]
        : []),
    ],
  };
};

const maxExcerptLine = 250;

const sourceData = ({ file, line, url, excerpt }: FailurePlace): SourceData => ({
  title: shownText(`${file}:${line}`, maxExcerptLine),
  line,
  url,
  excerpt: excerpt && { ...excerpt, lines: excerpt.lines.map((each) => shownLines(each, maxExcerptLine)) },
});

const createTable = <Value>() => {
  const positions = new Map<string, number>();
  const all: Value[] = [];
  return {
    all,
    has: (key: string): boolean => positions.has(key),
    positionOf: (key: string, make: () => Value): number => {
      const known = positions.get(key) ?? all.push(make()) - 1;
      positions.set(key, known);
      return known;
    },
  };
};

const maxMessage = 8_000;
const maxTrace = 64_000;
const maxOutput = 8_000;
const maxLine = 500;
const maxShownFailures = 10;
const maxTries = 20;
const maxSteps = 200;
const maxPictures = 20;
const maxAttachments = 20;
const maxProperties = 30;
const maxScreenshots = 20;

/** Describes one result. `share` adds a failure to the failures of the page, and returns its index. */
const describeResult = (test: TestResult, share: (failure: FailureDetail) => number): ResultDetail => {
  const { skipMessage, steps, omittedSteps = 0, systemOut, systemErr, file, line, status, rawStatus, testId } = test;
  const describeAll = (failures: readonly Failure[]): number[] =>
    failures.slice(0, maxShownFailures).map((failure) => share(failureDetail(failure)));
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
    // Only the last steps are kept, because they led to the failure.
    steps: steps?.slice(-maxSteps).map(({ title, pictures, ...step }) => ({
      ...step,
      title: shownText(title, maxLine),
      pictures: pictures.slice(0, maxPictures),
    })),
    omittedSteps: omittedSteps + Math.max(0, (steps?.length ?? 0) - maxSteps) || undefined,
    crash: test.crash && {
      title: shownText(describeCrash(test.crash), maxLine),
      log: shownLines(test.crash.log.join('\n'), maxTrace),
    },
    systemOut: systemOut && shownTail(systemOut, maxOutput),
    systemErr: systemErr && shownTail(systemErr, maxOutput),
    place: file && shownText(line === undefined ? file : `${file}:${line}`, maxLine),
    rawStatus: status === 'unknown' ? rawStatus && shownText(rawStatus, maxLine) : undefined,
    attachments: (test.attachments ?? []).slice(0, maxAttachments).map((name) => shownText(name, maxLine)),
    properties: properties.slice(0, maxProperties).map(([name, value]) => [shownText(name, maxLine), shownText(value, maxLine)]),
    links: linksOf(test.links),
    inVideo: placeInVideo(test.links?.video),
  };
};

const failureDetail = ({ kind, type = '', message = '', trace = '' }: Failure): FailureDetail => ({
  kind,
  type: shownText(type, maxLine),
  message: shownLines(message, maxMessage),
  trace: shownLines(trace, maxTrace),
});

const linksOf = ({ video, deviceLog, instrumentationLog, networkLog, screenshots = [] }: TestLinks = {}) => {
  const named = [
    ['Video', video],
    ['Device log', deviceLog],
    ['Instrumentation log', instrumentationLog],
    ['Network log', networkLog],
    ...screenshots.slice(0, maxScreenshots).map((url, nth) => [`Screenshot ${nth + 1}`, url] as const),
  ] as const;
  return named.flatMap(([title, text]) => {
    const url = webAddress(text);
    return url === undefined ? [] : [[title, url] as const];
  });
};

/** Reads the start and the end of a test, in seconds, from the end of its video URL, such as `#t=12,40`. */
const placeInVideo = (url: string | undefined): ResultDetail['inVideo'] => {
  const [, startS, endS] = /#t=(\d{1,6})(?:,(\d{1,6}))?/.exec(url ?? '') ?? [];
  return startS === undefined ? undefined : { startS: Number(startS), endS: endS === undefined ? undefined : Number(endS) };
};

import { definitionOf } from '../../../frameworks/lookup.ts';
import { utf8Bytes } from '../../../lib/escape/cut.ts';
import { digits } from '../../../lib/numbers.ts';
import type { Framework } from '../../../model/framework.ts';
import type { TestResult } from '../../../model/results.ts';
import type { Outcome } from '../../../model/status.ts';
import { explainFailure, failuresBehind } from '../../../results/analysis/root-cause.ts';
import { createCauses } from '../../../results/triage/identify-cause.ts';
import { type FailurePlace, type FailurePlaces, lineKey } from '../../failure-places.ts';
import type { DetailsData, FailureData, FailureDetail, ResultData, ResultDetail, SourceData } from '../report-data.ts';
import { shownLines, shownText } from '../shown-text.ts';
import { describeResult } from './detail.ts';

const maxHeadline = 240;
/** Maximum number of distinct failures. Thousands of results often share one. */
const maxFailures = 20_000;

/** Failures and details of results that did not simply pass, up to the page's size limit. */
interface Failures {
  readonly lines: readonly FailureData[];
  readonly details: DetailsData;
  /** Adds a result. Returns the indexes of its failure and details. */
  describe(test: TestResult, outcome: Outcome): Pick<ResultData, 'failure' | 'detail'>;
  /** Sentences about what was left out. */
  notes(): readonly string[];
}

export const createFailures = (framework: Framework, maxDetailBytes: number, places: FailurePlaces): Failures => {
  const { testFilter } = definitionOf(framework);
  const filterOf = ({ className, name }: TestResult): string | undefined => testFilter?.entryOf(className, name, {});
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
    const line = {
      headline: shownText(headline, maxHeadline),
      outer: shownText(outer, maxHeadline),
      cause: causeOf(test, outcome).id,
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
    return place && sources.positionOf(lineKey(place), () => shownPlace(place));
  };
  const detailOf = (test: TestResult, outcome: Outcome): number | undefined => {
    if (bytes >= maxDetailBytes) {
      withoutDetail += 1;
      return undefined;
    }
    const detail = { ...describeResult(test, filterOf, share), source: sourceOf(test, outcome) };
    bytes += utf8Bytes(JSON.stringify(detail));
    return results.push(detail) - 1;
  };

  return {
    lines: lines.all,
    details: { failures: failures.all, sources: sources.all, results },
    describe: (test, outcome) => {
      const isPlain = outcome === 'passed' || outcome === 'skipped';
      if (isPlain && test.expectedFailures === undefined && !(outcome === 'skipped' && test.skipMessage)) return {};
      return { failure: isPlain ? undefined : lineOf(test, outcome), detail: detailOf(test, outcome) };
    },
    notes: () => [
      ...(withoutLine > 0 ? [`The messages of ${digits(withoutLine)} results are left out: they are in results.json.`] : []),
      ...(withoutDetail > 0
        ? [`Traces and output of ${digits(withoutDetail)} results are left out: they are in junit.xml.`]
        : []),
    ],
  };
};

const maxLine = 250;

const shownPlace = ({ file, line, url, excerpt }: FailurePlace): SourceData => ({
  title: shownText(`${file}:${line}`, maxLine),
  line,
  url,
  excerpt: excerpt && { ...excerpt, lines: excerpt.lines.map((each) => shownLines(each, maxLine)) },
});

/** Creates a list of distinct values, with an index by key. */
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

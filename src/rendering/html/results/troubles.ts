import type { Outcome } from '../../../model/outcome.ts';
import type { TestResult } from '../../../model/results.ts';
import { createSignatures, failureHeadline } from '../../../results/analysis/failure-signature.ts';
import { failuresBehind } from '../../../results/analysis/test-outcome.ts';
import { type ByteBudget, createByteBudget } from '../budget.ts';
import type { DetailsData, ResultDetail, TroublesData } from '../report-data.ts';
import { shownText } from '../shown-text.ts';
import { createTextTable, jsonBytes, type TextTable } from '../text-table.ts';
import type { OnTrouble } from './collect.ts';
import { describeResult } from './detail.ts';

const maxHeadline = 240;
/** Three numbers and their commas in `TroublesData`. */
const troubleBytes = 24;
/** After this many that did not fit, the rest is left out unmeasured: a run in which everything failed stays quick. */
const maxRefused = 50;

interface Trouble {
  readonly slot: number;
  readonly position: number;
  /** Positions in texts and causes; absent for a test that was skipped or passed. */
  readonly headline?: number;
  readonly cause?: number;
  readonly detail?: ResultDetail;
}

/** Messages and details of results that are not plain passes, within the page's budget. */
export interface Troubles {
  readonly note: OnTrouble;
  /** @param resultOf the number of a result in the page; undefined where it is left out */
  encode(resultOf: (slot: number, position: number) => number | undefined): { troubles: TroublesData; details: DetailsData };
  /** What was left out, as sentences. */
  notes(): readonly string[];
}

export const createTroubles = (maxBytes: number): Troubles => {
  const budget = createByteBudget(maxBytes);
  const all: Trouble[] = [];
  const headlines = createTextTable();
  const texts = createTextTable();
  const causeOf = numberCauses();
  let withoutHeadline = 0;
  let withoutDetail = 0;

  const headlineOf = (test: TestResult, outcome: Outcome): Pick<Trouble, 'headline' | 'cause'> => {
    if (outcome === 'skipped' || outcome === 'passed') return {};
    if (withoutHeadline > maxRefused) {
      withoutHeadline += 1;
      return {};
    }
    const [failure] = failuresBehind(test, outcome);
    const text = shownText(failureHeadline(failure), maxHeadline);
    if (budget.take(troubleBytes + headlines.cost(text))) return { headline: headlines.add(text), cause: causeOf(test, outcome) };
    withoutHeadline += 1;
    return {};
  };

  const detailOf = (test: TestResult): Pick<Trouble, 'detail'> => {
    const detail = withoutDetail > maxRefused ? undefined : affordable(test, texts, budget);
    if (detail === undefined) withoutDetail += 1;
    return detail === undefined ? {} : { detail };
  };

  return {
    note: (test, outcome, slot, position) => {
      if (outcome === 'skipped' && !test.skipMessage) return;
      all.push({ slot, position, ...headlineOf(test, outcome), ...detailOf(test) });
    },
    encode: (resultOf) => encodeTroubles(all, headlines.texts, texts.texts, resultOf),
    notes: () => [
      ...(withoutHeadline > 0 ? [`The messages of ${withoutHeadline} results are left out: they are in results.json.`] : []),
      ...(withoutDetail > 0 ? [`Traces and output of ${withoutDetail} results are left out: they are in junit.xml.`] : []),
    ],
  };
};

/** Described twice, since the cost is known only then. */
const affordable = (test: TestResult, texts: TextTable, budget: ByteBudget): ResultDetail | undefined => {
  const wanted: string[] = [];
  const draft = describeResult(test, (text) => wanted.push(text) - 1);
  const cost = jsonBytes(draft) + troubleBytes + wanted.reduce((sum, text) => sum + texts.cost(text), 0);
  return budget.take(cost) ? describeResult(test, (text) => texts.add(text)) : undefined;
};

const encodeTroubles = (
  all: readonly Trouble[],
  headlineTexts: readonly string[],
  detailTexts: readonly string[],
  resultOf: (slot: number, position: number) => number | undefined,
): { troubles: TroublesData; details: DetailsData } => {
  const results: number[] = [];
  const headlines: number[] = [];
  const causes: number[] = [];
  const details: [string, ResultDetail][] = [];
  for (const { slot, position, headline, cause, detail } of all) {
    const result = resultOf(slot, position);
    if (result === undefined) continue;
    if (detail !== undefined) details.push([String(result), detail]);
    if (headline === undefined || cause === undefined) continue;
    results.push(result);
    headlines.push(headline);
    causes.push(cause);
  }
  return {
    troubles: { results, headlines, causes, texts: headlineTexts },
    details: { texts: detailTexts, results: Object.fromEntries(details) },
  };
};

const numberCauses = (): ((test: TestResult, outcome: Outcome) => number) => {
  const signatureOf = createSignatures();
  const numbers = new Map<string, number>();
  return (test, outcome) => {
    const signature = signatureOf(test, outcome);
    const known = numbers.get(signature);
    if (known !== undefined) return known;
    numbers.set(signature, numbers.size);
    return numbers.size - 1;
  };
};

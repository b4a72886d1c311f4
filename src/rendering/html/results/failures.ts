import { definitionOf } from '../../../frameworks/lookup.ts';
import type { Framework } from '../../../model/framework.ts';
import type { TestResult } from '../../../model/results.ts';
import type { Outcome } from '../../../model/status.ts';
import { explainFailure, failuresBehind } from '../../../results/analysis/root-cause.ts';
import type { CauseOfRun } from '../../../results/triage/causes-of-run.ts';
import { createCauses } from '../../../results/triage/identify-cause.ts';
import { type ByteBudget, createByteBudget } from '../budget.ts';
import type { DetailsData, FailureLines, FailuresData, ResultDetail } from '../report-data.ts';
import { shownText } from '../shown-text.ts';
import { createTextTable, jsonBytes, type TextTable } from '../text-table.ts';
import type { OnNotPassed } from './collect.ts';
import { describeResult } from './detail.ts';

const maxHeadline = 240;
/** Four numbers and their commas in `FailuresData`. */
const failureBytes = 32;
/** After this many that did not fit, the rest is left out unmeasured: a run in which everything failed stays quick. */
const maxRefused = 50;

interface NotedFailure {
  readonly deviceShard: number;
  readonly position: number;
  /** Positions in texts, and the id of the cause; absent for a test that was skipped or passed. */
  readonly lines?: { readonly headline: number; readonly outer: number; readonly cause: string };
  readonly detail?: ResultDetail;
}

/** Messages and details of results that are not plain passes, within the page's budget. */
interface Failures {
  readonly note: OnNotPassed;
  /** Ids of the causes that the page shows, the worst first. */
  readonly causes: () => readonly string[];
  /** @param resultOf the number of a result in the page; undefined where it is left out */
  encode(resultOf: (deviceShard: number, position: number) => number | undefined): {
    failures: FailuresData;
    details: DetailsData;
  };
  /** What was left out, as sentences. */
  notes(): readonly string[];
}

/** @param causes of the run, the worst first */
export const createFailures = (maxBytes: number, framework: Framework, causes: readonly CauseOfRun[]): Failures => {
  const { testFilter } = definitionOf(framework);
  const filterOf = ({ className, name }: TestResult): string | undefined => testFilter?.entryOf(className, name, {});
  const budget = createByteBudget(maxBytes);
  const all: NotedFailure[] = [];
  const lines = createTextTable();
  const texts = createTextTable();
  const causeOf = createCauses();
  const usedCauses = new Set(causes.flatMap(({ kind, id }) => (kind === 'sessions' ? [id] : [])));
  let withoutLines = 0;
  let withoutDetail = 0;

  const linesOf = (test: TestResult, outcome: Outcome): Pick<NotedFailure, 'lines'> => {
    if (outcome === 'skipped' || outcome === 'passed') return {};
    if (withoutLines > maxRefused) {
      withoutLines += 1;
      return {};
    }
    const [failure] = failuresBehind(test, outcome);
    const explained = explainFailure(failure);
    const headline = shownText(explained.headline, maxHeadline);
    const outer = explained.outer === undefined ? undefined : shownText(explained.outer, maxHeadline);
    const { id } = causeOf(test, outcome);
    const costs = [lines.cost(headline), outer === undefined ? 0 : lines.cost(outer), usedCauses.has(id) ? 0 : jsonBytes(id)];
    if (budget.take(costs.reduce((sum, cost) => sum + cost, failureBytes))) {
      usedCauses.add(id);
      return {
        lines: { headline: lines.add(headline), outer: outer === undefined ? -1 : lines.add(outer), cause: id },
      };
    }
    withoutLines += 1;
    return {};
  };

  const detailOf = (test: TestResult): Pick<NotedFailure, 'detail'> => {
    const detail = withoutDetail > maxRefused ? undefined : affordable(test, filterOf, texts, budget);
    if (detail === undefined) withoutDetail += 1;
    return detail === undefined ? {} : { detail };
  };

  const usedIds = (): readonly string[] =>
    orderIds(
      causes.map(({ id }) => id),
      usedCauses,
    );

  return {
    causes: usedIds,
    note: (test, outcome, deviceShard, position) => {
      if (outcome === 'skipped' && !test.skipMessage) return;
      all.push({ deviceShard, position, ...linesOf(test, outcome), ...detailOf(test) });
    },
    encode: (resultOf) => encodeFailures(all, { lines: lines.texts, details: texts.texts, causes: usedIds() }, resultOf),
    notes: () => [
      ...(withoutLines > 0 ? [`The messages of ${withoutLines} results are left out: they are in results.json.`] : []),
      ...(withoutDetail > 0 ? [`Traces and output of ${withoutDetail} results are left out: they are in junit.xml.`] : []),
    ],
  };
};

/** Described twice, since the cost is known only then. */
const affordable = (
  test: TestResult,
  filterOf: (test: TestResult) => string | undefined,
  texts: TextTable,
  budget: ByteBudget,
): ResultDetail | undefined => {
  const wanted: string[] = [];
  const draft = describeResult(test, filterOf, (text) => wanted.push(text) - 1);
  const cost = jsonBytes(draft) + failureBytes + wanted.reduce((sum, text) => sum + texts.cost(text), 0);
  return budget.take(cost) ? describeResult(test, filterOf, (text) => texts.add(text)) : undefined;
};

const encodeFailures = (
  all: readonly NotedFailure[],
  texts: { readonly lines: readonly string[]; readonly details: readonly string[]; readonly causes: readonly string[] },
  resultOf: (deviceShard: number, position: number) => number | undefined,
): { failures: FailuresData; details: DetailsData } => {
  const positions = new Map(texts.causes.map((id, position) => [id, position]));
  const results: FailureLines[] = [];
  const details: [string, ResultDetail][] = [];
  for (const { deviceShard, position, lines, detail } of all) {
    const result = resultOf(deviceShard, position);
    if (result === undefined) continue;
    if (detail !== undefined) details.push([String(result), detail]);
    if (lines !== undefined) results.push([result, lines.headline, lines.outer, positions.get(lines.cause) ?? 0]);
  }
  return {
    failures: { results, texts: texts.lines, causes: texts.causes },
    details: { texts: texts.details, results: Object.fromEntries(details) },
  };
};

/** @param ids of all causes of the run, the worst first */
const orderIds = (ids: readonly string[], used: ReadonlySet<string>): readonly string[] => {
  const known = new Set(ids);
  return [...ids.filter((id) => used.has(id)), ...[...used].filter((id) => !known.has(id))];
};

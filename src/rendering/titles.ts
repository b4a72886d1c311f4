import { definitionOf } from '../frameworks/lookup.ts';
import { cutText } from '../lib/escape/cut.ts';
import { counted, digits } from '../lib/numbers.ts';
import { codeMark } from '../model/error-codes.ts';
import type { RunAnalysis } from '../model/run-analysis.ts';
import { describeShard } from '../results/describe.ts';
import { countAllDevices } from './describe-tests.ts';
import { verdictLooks } from './verdict-looks.ts';

const maxTitle = 255;

/**
 * Returns the title of the check run, which is the only text in the merge box: `Error: 2 of 3 devices gave no usable result, 18
 * of 36 results missing`; `Failed: 3 of 200 tests, 1 new`; `Passed: 200 tests, 2 flaky`.
 */
export const checkTitle = (run: RunAnalysis): string => {
  const { kind } = run.verdict;
  const { tests, failed, quarantined } = run.totals;
  const { unit, flaky, quarantined: inQuarantine, missing, newFailures } = countClauses(run);
  const suffix = run.simulated ? ' (SIMULATED)' : '';
  const title = (lead: string, ...others: readonly string[]): string => {
    const figures = others.map((each) => `, ${each}`).join('') + suffix;
    const start = `${verdictLooks[kind].label}: ${lead}`;
    return cutText(start, maxTitle - figures.length) + figures;
  };
  if ((kind === 'passed' || kind === 'failed') && tests > 0) {
    const all = counted(tests, unit);
    const lead = kind === 'passed' ? all : `${digits(failed - quarantined)} of ${all}`;
    return title(lead, ...flaky, ...inQuarantine, ...missing, ...newFailures);
  }
  const failures = failed > quarantined ? [`${digits(failed - quarantined)} failed`] : [];
  return title(withoutResult(run) ?? plainReason(run), ...missing, ...failures);
};

/** Returns the heading of summary and comment: `3 of 200 failed`, `Error: 18 of 36 results missing`. */
export const verdictHeading = (run: RunAnalysis): string => {
  const { kind } = run.verdict;
  const { tests, passed, failed, quarantined } = run.totals;
  const counts = countClauses(run);
  const failures = `${digits(failed - quarantined)} of ${digits(tests)} failed`;
  if (kind === 'passed' && tests > 0)
    return [`${digits(passed)} passed`, ...counts.flaky, ...counts.quarantined, ...counts.missing].join(', ');
  if (kind === 'failed' && tests > 0) return [failures, ...counts.missing].join(', ');
  const figures = [...counts.missing, ...(failed > quarantined ? [failures] : [])].join(', ');
  return `${verdictLooks[kind].label}${figures === '' ? '' : `: ${figures}`}`;
};

/** Returns the names that distinguish this step from other steps: framework, job and shard. */
export const stepNames = ({ framework, job }: RunAnalysis): readonly string[] => [
  definitionOf(framework).title,
  job?.name ?? 'all jobs',
  ...(job?.shardIndex === undefined ? [] : [describeShard({ index: job.shardIndex, total: job.shards })]),
];

/** Returns the clauses for titles, each as a list that is empty if the clause does not apply to the run. */
const countClauses = (run: RunAnalysis) => {
  const { totals, devices, history } = run;
  const { tests, flaky, quarantined, missing } = totals;
  // With several devices, a test has several results.
  const unit = Math.max(devices.length, countAllDevices(run)) > 1 ? 'result' : 'test';
  return {
    unit,
    flaky: flaky > 0 ? [`${digits(flaky)} flaky`] : [],
    quarantined: quarantined > 0 ? [`${digits(quarantined)} quarantined`] : [],
    missing: missing > 0 ? [`${digits(missing)} of ${counted(tests + missing, unit)} missing`] : [],
    /** Failures that did not occur in earlier runs. */
    newFailures:
      history !== undefined && history.earlierRuns > 0 && totals.failed > 0 ? [`${digits(history.labels.new)} new`] : [],
  };
};

/**
 * Describes how many devices or sessions gave no usable result: `2 of 3 devices gave no usable result`. Returns undefined if the
 * verdict has another reason, or if only one device or session is affected.
 */
const withoutResult = ({ verdict, shards, devices }: RunAnalysis): string | undefined => {
  const dead = shards.filter(({ judgment }) => judgment.kind === 'error');
  const isReason = verdict.kind === 'error' && dead.some(({ judgment: { code } }) => code === verdict.code);
  if (!isReason || dead.length < 2) return undefined;
  const noun = shards.length === devices.length ? 'device' : 'session';
  return `${digits(dead.length)} of ${counted(shards.length, noun)} gave no usable result`;
};

const plainReason = ({ verdict: { reason, code } }: RunAnalysis): string =>
  (code === undefined ? reason : reason.replace(` ${codeMark(code)}`, '')).replace(/\.$/, '');

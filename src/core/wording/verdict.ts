import { cutText } from '../../lib/escape/cut.ts';
import { counted, digits } from '../../lib/numbers.ts';
import { definitionOf } from '../frameworks/lookup.ts';
import { codeMark, type ErrorCode } from '../model/error-codes.ts';
import { testName, type Verdict, type VerdictKind } from '../model/results.ts';
import type { RunAnalysis } from '../model/run-analysis.ts';
import { isBadOutcome } from '../model/status.ts';
import { summarizeOnBase } from '../results/base-comparison.ts';
import { describeShard } from '../results/describe.ts';
import type { TriageEntry } from '../results/triage/triage-document.ts';
import { amongThem, countAllDevices, describeReach, shortNames } from './describe-tests.ts';

export type CheckConclusion = 'success' | 'failure' | 'timed_out' | 'cancelled' | 'neutral';

interface VerdictLook {
  /** Sign for plain text and the report page, for people who cannot distinguish the colors. */
  readonly sign: string;
  /** Emoji for Markdown. GitHub allows only characters up to U+FFFF in check runs. */
  readonly emoji: string;
  readonly label: string;
  readonly conclusion: CheckConclusion;
  /** Kind of the GitHub box around the reason. */
  readonly box?: 'CAUTION' | 'WARNING';
}

export const verdictLooks: Record<VerdictKind, VerdictLook> = {
  passed: { sign: '✓', emoji: '✅', label: 'Passed', conclusion: 'success' },
  failed: { sign: '✗', emoji: '❌', label: 'Failed', conclusion: 'failure', box: 'CAUTION' },
  error: { sign: '!', emoji: '❌', label: 'Error', conclusion: 'failure', box: 'CAUTION' },
  'timed-out': { sign: '◷', emoji: '❌', label: 'Timed out', conclusion: 'timed_out', box: 'CAUTION' },
  cancelled: { sign: '■', emoji: '⚠️', label: 'Cancelled', conclusion: 'cancelled', box: 'WARNING' },
  started: { sign: '→', emoji: '⏳', label: 'Started', conclusion: 'neutral' },
  planned: { sign: '○', emoji: 'ℹ️', label: 'Planned', conclusion: 'neutral' },
};

/** Formats the verdict in one line of plain text: `✗ Failed: Espresso (SIMULATED)`. */
export const verdictTitle = ({ verdict, framework, simulated }: RunAnalysis): string => {
  const { sign, label } = verdictLooks[verdict.kind];
  return `${sign} ${label}: ${definitionOf(framework).title}${simulated ? ' (SIMULATED)' : ''}`;
};

export const simulatedWarning =
  'The built-in cloud produced these results without a real device. They do not show how the app behaves on a phone.';

const maxTitle = 255;

/** Title of the check run: `Failed: 3 of 200 tests, 1 new`. Pull requests show only this text in their merge box. */
export const checkTitle = (run: RunAnalysis): string => {
  const { kind } = run.verdict;
  const { tests, failed, quarantined } = run.totals;
  const { unit, flaky, quarantined: inQuarantine, missing, newFailures } = countClauses(run);
  const suffix = run.simulated ? ' (SIMULATED)' : '';
  const onBase = run.onBase && summarizeOnBase(run.onBase, failed - quarantined);
  const compared = onBase === undefined ? '' : `; ${onBase}`;
  const title = (lead: string, ...others: readonly string[]): string => {
    const figures = others.map((each) => `, ${each}`).join('') + compared + suffix;
    const start = `${verdictLooks[kind].label}: ${lead}`;
    return cutText(start, maxTitle - figures.length) + figures;
  };
  const all = counted(tests, unit);
  const among = amongThem({ quarantined });
  if (kind === 'passed' && tests > 0) return title(all, ...flaky, ...inQuarantine, ...missing, ...newFailures);
  // What the base branch does says more than the history, so the count of new failures makes room for it.
  if (kind === 'failed' && tests > 0 && onBase !== undefined)
    return title(`${digits(failed)} of ${digits(tests)}${among}`, ...flaky, ...missing);
  if (kind === 'failed' && tests > 0) return title(`${digits(failed)} of ${all}${among}`, ...flaky, ...missing, ...newFailures);
  const failures = failed > quarantined ? [`${digits(failed)} failed${among}`] : [];
  return title(verdictLead(run), ...missing, ...failures);
};

const maxLead = 200;

/** Heading of summary, comment and report page: `3 of 200 failed`, `Error: 2 of 3 devices gave no usable result, 18 of 36 results missing`. */
export const verdictHeading = (run: RunAnalysis): string => {
  const { kind } = run.verdict;
  const { tests, passed, failed, quarantined } = run.totals;
  const counts = countClauses(run);
  const failures = `${digits(failed)} of ${digits(tests)} failed${amongThem({ quarantined })}`;
  if (kind === 'passed' && tests > 0)
    return [`${digits(passed)} passed`, ...counts.flaky, ...counts.quarantined, ...counts.missing].join(', ');
  if (kind === 'failed' && tests > 0) return [failures, ...counts.missing].join(', ');
  const leads = isStopped(kind) ? [cutText(verdictLead(run), maxLead)] : [];
  const clauses = [...leads, ...counts.missing, ...(failed > quarantined ? [failures] : [])].join(', ');
  return `${verdictLooks[kind].label}${clauses === '' ? '' : `: ${clauses}`}`;
};

/** Whether the reason of the verdict says more than the counts do. */
const isStopped = (kind: VerdictKind): boolean => kind === 'error' || kind === 'timed-out' || kind === 'cancelled';

/** Reason at the start of titles. Of several sessions with an error, it counts them and names the first. */
const verdictLead = (run: RunAnalysis): string => withoutResult(run) ?? reasonWithoutCode(run.verdict).replace(/\.$/, '');

/** Reason to show below the heading and beside the figures. Empty if they already say it. */
export const reasonBelowHeading = (run: RunAnalysis): string => {
  const { verdict, totals, unstarted, repeats } = run;
  const reason = reasonWithoutCode(verdict);
  if (verdict.kind === 'passed' && totals.tests > 0) return 'Every session reported.';
  if (verdict.code === 'tests-failed' && unstarted.length === 0 && repeats === undefined) return '';
  // The number of devices without a result contains the other problems.
  const own = withoutResult(run) === undefined ? reason : reason.replace(/ \(and \d+ more problems?\)/, '');
  return verdictHeading(run).includes(own.replace(/\.$/, '')) ? '' : reason;
};

/** Reason on the report page, whose heading is only the kind of the verdict. It has the error code. */
export const pageReason = (run: RunAnalysis): string => {
  const { kind, code, reason } = run.verdict;
  if (kind === 'passed') return reasonBelowHeading(run);
  const lead = withoutResult(run);
  return lead === undefined || code === undefined ? reason : `${lead} ${codeMark(code)}.`;
};

/** Names that distinguish this step from other steps: framework, job and shard. */
export const stepNames = ({ framework, job }: RunAnalysis): readonly string[] => [
  definitionOf(framework).title,
  job?.name ?? 'all jobs',
  ...(job?.shardIndex === undefined ? [] : [describeShard({ index: job.shardIndex, total: job.shards })]),
];

/** Clauses for titles. A list is empty if its clause does not apply. */
const countClauses = (run: RunAnalysis) => {
  const { totals, devices, history } = run;
  const { tests, failed, flaky, quarantined, missing } = totals;
  // With several devices, a test has several results, so the titles count results.
  const unit = Math.max(devices.length, countAllDevices(run)) > 1 ? 'result' : 'test';
  return {
    unit,
    flaky: flaky > 0 ? [`${digits(flaky)} flaky`] : [],
    quarantined: quarantined > 0 ? [`${digits(quarantined)} quarantined`] : [],
    missing: missing > 0 ? [`${digits(missing)} of ${counted(tests + missing, unit)} missing`] : [],
    newFailures: history !== undefined && history.earlierRuns > 0 && failed > 0 ? [`${digits(history.labels.new)} new`] : [],
  };
};

/** Describes an error of several sessions: `2 of 3 devices gave no usable result: Pixel 7-13.0: …`. Undefined for other verdicts. */
const withoutResult = ({ verdict, shards, devices }: RunAnalysis): string | undefined => {
  const dead = shards.filter(({ judgment }) => judgment.kind === 'error');
  const isReason = verdict.kind === 'error' && dead.some(({ judgment: { code } }) => code === verdict.code);
  if (!isReason || dead.length < 2) return undefined;
  const noun = shards.length === devices.length ? 'device' : 'session';
  const first = dead.find(({ judgment: { code } }) => code === verdict.code);
  return `${digits(dead.length)} of ${counted(shards.length, noun)} gave no usable result: ${first?.judgment.reason ?? ''}`;
};

export const reasonWithoutCode = ({ reason, code }: Verdict): string =>
  code === undefined ? reason : reason.replace(` ${codeMark(code)}`, '');

/** Sentence in pieces. Strings are text of this action with backticks for code, and each `name` comes from outside. */
export type Phrase = readonly (string | { readonly name: string; readonly isCode: boolean })[];

/** Returns advice and the error code of the verdict. The code `tests-failed` is left out. */
export const nextStepOf = (run: RunAnalysis): { readonly text: Phrase; readonly code: ErrorCode | undefined } => {
  const { kind, code } = run.verdict;
  return { text: adviceFor[kind](run), code: code === 'tests-failed' ? undefined : code };
};

/** Advice on the report page. If only tests failed, it ends with the next step of the test that it names, or of the first cause. */
export const pageAdvice = (run: RunAnalysis, entries: readonly TriageEntry[]): Phrase => {
  const { text } = nextStepOf(run);
  if (run.verdict.kind !== 'failed') return text;
  const failed = entries.filter(({ outcome, tests }) => tests.length > 0 && outcome !== 'flaky' && outcome !== 'quarantined');
  const [widest] = run.failedOrFlaky;
  const named = failed.find(({ tests }) => widest !== undefined && tests.some(({ name }) => name === testName(widest)));
  if (text.length > 0) return named === undefined ? text : [...text, ` ${named.nextStep}`];
  const [entry] = failed;
  const [first] = entry?.tests ?? [];
  if (entry === undefined || first === undefined) return [];
  const test = run.failedOrFlaky.find((each) => testName(each) === first.name);
  const name = test === undefined ? first.name : shortNames(run.failedOrFlaky)(test);
  return [{ name, isCode: true }, `: ${entry.nextStep}`];
};

const hintOf = ({ verdict }: RunAnalysis): string => verdict.hint ?? 'Read the reason above.';

const adviceFor: Record<VerdictKind, (run: RunAnalysis) => Phrase> = {
  passed: () => [],
  failed: (run) => firstFailure(run, 'Start with '),
  error: (run) => {
    const first = firstFailure(run, ' For the failed tests, start with ');
    return [hintOf(run), ...(run.failedOrFlaky.some(({ failedOn }) => failedOn > 0) ? first : [])];
  },
  'timed-out': (run) => [hintOf(run)],
  cancelled: (run) => [hintOf(run)],
  started: ({ verdict }) => [verdict.hint ?? 'The builds are still running; this step does not wait for their results.'],
  planned: () => ['Set `dry-run` to `false` to run the tests.'],
};

/** Describes the test that fails on most devices, if it fails on all of its devices or on only one. */
const firstFailure = ({ failedOrFlaky, devices, deviceMatrix }: RunAnalysis, lead: string): Phrase => {
  const [widest] = failedOrFlaky;
  if (widest === undefined || widest.ranOn < 2) return [];
  const start = [lead, { name: shortNames(failedOrFlaky)(widest), isCode: true }] as const;
  if (widest.failedOn === widest.ranOn)
    return [...start, `: it ${describeReach(widest, devices.length)}, so suspect the app or the test before a device.`];
  if (widest.failedOn !== 1) return [];
  const only = devices.find((_name, device) => isBadOutcome(deviceMatrix.outcome(widest, device))) ?? '';
  return [...start, ': it fails on ', { name: only, isCode: false }, ' only, so compare that device with the others.'];
};

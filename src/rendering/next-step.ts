import type { ErrorCode } from '../model/error-codes.ts';
import type { VerdictKind } from '../model/results.ts';
import type { RunAnalysis } from '../model/run-analysis.ts';
import { isBadOutcome } from '../model/status.ts';
import { describeReach, shortNames } from './describe-tests.ts';

/** Sentence in pieces. A string is text of this action, in which backticks mark code. A `name` comes from outside. */
export type Phrase = readonly (string | { readonly name: string; readonly isCode: boolean })[];

interface NextStep {
  /** Advice; may be empty. */
  readonly text: Phrase;
  /** Error code of the verdict, unless it is `tests-failed`. */
  readonly code: ErrorCode | undefined;
}

export const nextStepOf = (run: RunAnalysis): NextStep => {
  const { kind, code } = run.verdict;
  return { text: adviceFor[kind](run), code: code === 'tests-failed' ? undefined : code };
};

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

const hintOf = ({ verdict }: RunAnalysis): string => verdict.hint ?? 'Read the reason above.';

/** Describes the test that fails on most devices. Only a failure on all devices, or on one of several, hints at the cause. */
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

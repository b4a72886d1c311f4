import type { TestStatus } from '../../model/status.ts';
import { isLastAttempt, isRerun, type ReadFailure, statusOfFailure } from './failure.ts';
import type { RepeatedCases } from './reading-context.ts';
import type { XmlAttributes } from './xml-reader.ts';

/** What the elements inside a case said. */
export interface CaseElements {
  readonly failures: readonly ReadFailure[];
  readonly isSkipped: boolean;
  readonly isTimedOut: boolean;
}

export interface CaseStatus {
  readonly status: TestStatus;
  /** The word where `status` is `unknown`. */
  readonly statusWord?: string | undefined;
  /** The failures belong to attempts before the one that passed. */
  readonly failuresAreEarlier?: boolean;
}

/**
 * The result of one `<testcase>` from its elements and its attributes; the worse wins.
 *
 * Three words stand above a failure element, because they are about it: `disabled` (the runner was told not to count the test), `flaky`
 * (a later attempt passed, which is only true where retries were requested) and `timed out` (which no element of JUnit can say).
 */
export const statusOfCase = (
  attributes: XmlAttributes,
  { failures, isSkipped, isTimedOut }: CaseElements,
  repeatedCases: RepeatedCases,
): CaseStatus => {
  const words = [attributes.result, attributes.status].flatMap((word) => word?.trim().slice(0, mostWordChars) || []);
  const fromWords = words.map(statusOfWord);

  if (words.some((word) => word.toLowerCase() === 'disabled') || isYes(attributes.disabled)) return { status: 'skipped' };
  if (isTimedOut || isYes(attributes.timedout) || fromWords.includes('timed-out')) return { status: 'timed-out' };
  const mayBeFlaky = repeatedCases === 'attempts' || !failures.some(isLastAttempt);
  if (isYes(attributes.flaky) && mayBeFlaky && !fromWords.some(isBadWord)) return { status: 'passed', failuresAreEarlier: true };

  const fromElements: TestStatus[] = failures.filter(isLastAttempt).map(({ failure }) => statusOfFailure(failure));
  if (fromElements.length === 0 && failures.some(isRerun) && !fromWords.includes('passed')) fromElements.push('failed');
  if (isSkipped || isYes(attributes.skipped) || isNo(attributes.executed)) fromElements.push('skipped');
  if (isNo(attributes.success) && fromElements.length === 0) fromElements.push('failed');

  // Words of state ("queued", "accurate") count only where no element says how the test ended.
  const status = worst([...fromElements, ...(fromElements.length > 0 ? fromWords.filter(isBadWord) : fromWords)]);
  return status === 'unknown' ? { status, statusWord: words[fromWords.indexOf('unknown')] } : { status };
};

const mostWordChars = 100;

const isBadWord = (status: TestStatus): boolean => status === 'failed' || status === 'error';

const wordsOfStatus: Readonly<Partial<Record<TestStatus, string>>> = {
  passed: 'passed pass success successful succeeded ok run completed finished done executed',
  failed: 'failed fail failure',
  error: 'error errored broken crashed aborted',
  skipped: 'skipped skip ignored disabled notrun notexecuted suppressed inconclusive omitted todo excluded',
  'timed-out': 'timedout timeout',
  pending: 'pending queued running started scheduled',
};

const statusByWord = new Map(
  Object.entries(wordsOfStatus).flatMap(([status, spellings]) =>
    spellings.split(' ').map((word) => [word, status as TestStatus] as const),
  ),
);

/** The result that a `status` or `result` attribute names, however it is spelled: `TIMED_OUT`, `Timed out`, `timedout`. */
export const statusOfWord = (word: string): TestStatus =>
  statusByWord.get(
    word
      .slice(0, 40)
      .toLowerCase()
      .replace(/[\s_-]+/g, ''),
  ) ?? 'unknown';

/** `true`, `1` and counts above zero; `false`, `0` and everything else are no. */
const isYes = (value: string | undefined): boolean => value !== undefined && /^(?:true|yes|0*[1-9]\d*)$/i.test(value.trim());

const isNo = (value: string | undefined): boolean => value !== undefined && /^(?:false|no|0+)$/i.test(value.trim());

/** From best to worst. */
const statuses = ['passed', 'skipped', 'pending', 'unknown', 'failed', 'timed-out', 'error'] as const;

const worst = (found: readonly TestStatus[]): TestStatus => statuses.findLast((status) => found.includes(status)) ?? 'passed';

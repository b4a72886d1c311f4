import type { TestStatus } from '../../model/status.ts';
import { isLastTry, isRerun, type ReadFailure, statusOfFailure } from './failure-builder.ts';
import { isNo, isYes, statusOfWord, worst } from './result-words.ts';
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
  readonly statusWord?: string;
  /** `flaky="true"`: the failures belong to tries before the one that passed. */
  readonly failuresAreEarlier: boolean;
}

/**
 * The result of one `<testcase>` from its elements and its attributes; the worse wins.
 *
 * Three words stand above a failure element, because they are about it: `disabled` (the runner was told not to count the test), `flaky`
 * (a later try passed) and `timed out` (which no element of JUnit can say).
 */
export const statusOfCase = (attributes: XmlAttributes, { failures, isSkipped, isTimedOut }: CaseElements): CaseStatus => {
  const words = wordsOf(attributes);
  const stated = words.map(statusOfWord);
  const last = failures.filter(isLastTry);

  if (words.some((word) => word.toLowerCase() === 'disabled') || isYes(attributes.disabled))
    return { status: 'skipped', failuresAreEarlier: false };
  if (isTimedOut || isYes(attributes.timedout) || stated.includes('timed-out'))
    return { status: 'timed-out', failuresAreEarlier: false };
  if (isYes(attributes.flaky) && !stated.some(isBadWord)) return { status: 'passed', failuresAreEarlier: true };

  const told: TestStatus[] = last.map(({ failure }) => statusOfFailure(failure));
  if (last.length === 0 && failures.some(isRerun) && !stated.includes('passed')) told.push('failed');
  if (isSkipped || isYes(attributes.skipped) || isNo(attributes.executed)) told.push('skipped');
  if (isNo(attributes.success) && told.length === 0) told.push('failed');

  // Words of state ("queued", "accurate") count only where no element says how the test ended.
  const counted = told.length > 0 ? stated.filter(isBadWord) : stated;
  const status = worst([...told, ...counted]);
  const statusWord = words[stated.indexOf('unknown')];
  return { status, ...(status === 'unknown' && statusWord !== undefined ? { statusWord } : {}), failuresAreEarlier: false };
};

const wordsOf = (attributes: XmlAttributes): string[] =>
  ['result', 'status'].flatMap((name) => {
    const word = attributes[name]?.trim().slice(0, 100);
    return word === undefined || word === '' ? [] : [word];
  });

const isBadWord = (status: TestStatus): boolean => status === 'failed' || status === 'error';

import type { TestCaseRecord } from '../model/test-case.ts';
import type { IndexedTest } from './match-tests.ts';

/**
 * Result of a test case. `passed`: all tests of the case passed on all devices. `failed`: a test failed on a device. `partial`:
 * no test failed, but not all tests passed on all devices. `not-run`: no test of the case ran, or the case has no tests.
 */
export type CaseResult = 'passed' | 'failed' | 'partial' | 'not-run';

export interface TracedCase {
  readonly record: TestCaseRecord;
  /** The record, unchanged as the service sent it. */
  readonly raw: unknown;
  readonly result: CaseResult;
  readonly tests: readonly IndexedTest[];
}

/**
 * Derives the result of a case from its tests.
 *
 * @param complete whether all results are known. If not, no case counts as passed, because results may be missing
 */
export const caseResult = (tests: readonly IndexedTest[], complete: boolean): CaseResult => {
  if (tests.some(({ failed }) => failed > 0)) return 'failed';
  if (!tests.some(({ passed }) => passed > 0)) return 'not-run';
  return complete && tests.every(passedEverywhere) ? 'passed' : 'partial';
};

const passedEverywhere = ({ passed, failed, notRun, missingOn }: IndexedTest): boolean =>
  passed > 0 && failed === 0 && notRun === 0 && missingOn.size === 0;

/** Explains in a few words why a case did not pass. Empty for a passed case. */
export const remarkOn = ({ result, tests }: Pick<TracedCase, 'result' | 'tests'>): string => {
  switch (result) {
    case 'passed':
      return '';
    case 'failed': {
      const devices = new Set(tests.flatMap(({ failedOn }) => [...failedOn]));
      const failed = tests.filter(({ failed: count }) => count > 0).length;
      return `${failed} of ${tests.length} ${tests.length === 1 ? 'test' : 'tests'} failed${devices.size === 0 ? '' : ` on ${[...devices].join(', ')}`}`;
    }
    case 'partial': {
      const missing = new Set(tests.flatMap(({ missingOn }) => [...missingOn]));
      if (missing.size > 0) return `no result on ${[...missing].join(', ')}`;
      return tests.every(passedEverywhere) ? 'the reports are not complete' : 'not all of its tests ran';
    }
    case 'not-run':
      return tests.length === 0 ? 'no test' : 'its tests did not run';
  }
};

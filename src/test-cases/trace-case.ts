import type { TestCaseRecord } from '../model/test-case.ts';
import type { IndexedTest } from './match-tests.ts';

/**
 * Result of a test case. `passed`: all its tests passed on all devices. `failed`: any of them failed on any device. `partial`:
 * some ran, none failed, and not all passed everywhere. `not-run`: no test of it ran, or it has none.
 */
export type CaseResult = 'passed' | 'failed' | 'partial' | 'not-run';

export interface TracedCase {
  readonly record: TestCaseRecord;
  /** Record as the service sent it. */
  readonly raw: unknown;
  readonly result: CaseResult;
  readonly tests: readonly IndexedTest[];
}

/**
 * Derives the result of a case from its tests.
 *
 * @param complete if false, results may be missing, so that no case is known to have passed everywhere
 */
export const resultOf = (tests: readonly IndexedTest[], complete: boolean): CaseResult => {
  if (tests.some(({ failed }) => failed > 0)) return 'failed';
  if (!tests.some(({ passed }) => passed > 0)) return 'not-run';
  return complete && tests.every(passedEverywhere) ? 'passed' : 'partial';
};

const passedEverywhere = ({ passed, failed, notRun, missingOn }: IndexedTest): boolean =>
  passed > 0 && failed === 0 && notRun === 0 && missingOn.size === 0;

/** Explains in a few words why a case is not simply passed, or not covered. */
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

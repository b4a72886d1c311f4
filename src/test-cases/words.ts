import type { Requirement } from './requirements.ts';
import type { CaseResult } from './trace-case.ts';

/** As files and tables name the result of a test case. */
export const resultWords: Readonly<Record<CaseResult | Requirement['result'], string>> = {
  passed: 'passed',
  failed: 'failed',
  partial: 'partly passed',
  'not-run': 'not run',
  untested: 'not tested',
};

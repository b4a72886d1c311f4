import type { Requirement } from './requirements.ts';
import type { CaseResult } from './trace-case.ts';

export const resultLabels: Readonly<Record<CaseResult | Requirement['result'], string>> = {
  passed: 'passed',
  failed: 'failed',
  partial: 'partly passed',
  'not-run': 'not run',
  untested: 'not tested',
};

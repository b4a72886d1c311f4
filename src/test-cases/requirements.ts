import type { TestCaseRecord } from '../model/test-case.ts';
import type { CaseResult, TracedCase } from './trace-case.ts';

export interface Requirement {
  readonly key: string;
  /** Result of the issue. `untested` means that no test case is linked to the issue, or that no test of a linked case ran. */
  readonly result: CaseResult | 'untested';
  /** Test cases linked to the issue. At most {@link maxLinkedCases}. */
  readonly cases: readonly { readonly identifier: string; readonly title: string; readonly result: CaseResult }[];
  readonly caseCount: number;
}

/** Limit on the cases that are listed for one issue. Further cases are only counted. */
const maxLinkedCases = 50;

/** Collects the test cases of each requested issue, in the order of `keys`. Memory depends only on the number of keys. */
export const accountForRequirements = (keys: readonly string[]) => {
  const open = new Map(
    keys.map((key) => [
      key.toUpperCase(),
      { key, results: new Set<CaseResult>(), cases: [] as Requirement['cases'][number][], caseCount: 0 },
    ]),
  );
  const only = open.size === 1 ? [...open.keys()] : [];
  return {
    add: ({ record, result }: TracedCase): void => {
      for (const key of keysOf(record, only)) {
        const requirement = open.get(key);
        if (requirement === undefined) continue;
        requirement.results.add(result);
        requirement.caseCount += 1;
        const { identifier, title } = record;
        if (requirement.cases.length < maxLinkedCases) requirement.cases.push({ identifier, title, result });
      }
    },
    finish: (): readonly Requirement[] =>
      open
        .values()
        .map(({ results, ...requirement }) => ({ ...requirement, result: issueResult(results) }))
        .toArray(),
  };
};

/** Returns the issues that a case is linked to. If the record names no issues, a single requested issue counts as linked. */
const keysOf = ({ issues }: TestCaseRecord, only: readonly string[]): ReadonlySet<string> =>
  new Set(issues.length === 0 ? only : issues.map((issue) => issue.toUpperCase()));

const issueResult = (results: ReadonlySet<CaseResult>): Requirement['result'] => {
  if (results.has('failed')) return 'failed';
  if (!results.has('passed') && !results.has('partial')) return 'untested';
  return results.size === 1 && results.has('passed') ? 'passed' : 'partial';
};

export const resultLabels: Readonly<Record<CaseResult | Requirement['result'], string>> = {
  passed: 'passed',
  failed: 'failed',
  partial: 'partly passed',
  'not-run': 'not run',
  untested: 'not tested',
};

import type { TestCaseRecord } from '../model/test-case.ts';
import type { CaseResult, TracedCase } from './trace-case.ts';

export interface Requirement {
  readonly key: string;
  /** `untested`: no test case is linked to it, or none of them has a test that ran. */
  readonly result: CaseResult | 'untested';
  /** Linked cases, at most {@link maxLinkedCases}. */
  readonly cases: readonly { readonly identifier: string; readonly title: string; readonly result: CaseResult }[];
  readonly caseCount: number;
}

/** Limit on named cases of one issue; further cases are only counted. */
const maxLinkedCases = 50;

interface RequirementAccount {
  readonly add: (traced: TracedCase) => void;
  readonly finish: () => readonly Requirement[];
}

/** Collects the cases of each requested issue, in the order of the keys. Memory grows only with the keys. */
export const accountForRequirements = (keys: readonly string[]): RequirementAccount => {
  const open = new Map(keys.map((key) => [key.toUpperCase(), openRequirement(key)]));
  const only = open.size === 1 ? [...open.keys()] : [];
  return {
    add: (traced) => {
      for (const key of keysOf(traced.record, only)) {
        const requirement = open.get(key);
        if (requirement === undefined) continue;
        requirement.results.add(traced.result);
        requirement.caseCount += 1;
        const { identifier, title } = traced.record;
        if (requirement.cases.length < maxLinkedCases) requirement.cases.push({ identifier, title, result: traced.result });
      }
    },
    finish: () =>
      [...open.values()].map(({ key, results, cases, caseCount }) => ({ key, result: resultOf(results), cases, caseCount })),
  };
};

interface OpenRequirement {
  readonly key: string;
  readonly results: Set<CaseResult>;
  readonly cases: Requirement['cases'][number][];
  caseCount: number;
}

const openRequirement = (key: string): OpenRequirement => ({ key, results: new Set(), cases: [], caseCount: 0 });

/** Issues of a case. A record without issues belongs to the requested one. */
const keysOf = ({ issues }: TestCaseRecord, only: readonly string[]): ReadonlySet<string> =>
  new Set(issues.length === 0 ? only : issues.map((issue) => issue.toUpperCase()));

/** Result of an issue: the worst of its cases, and passed only if all of them passed. */
const resultOf = (results: ReadonlySet<CaseResult>): Requirement['result'] => {
  if (results.has('failed')) return 'failed';
  if (!results.has('passed') && !results.has('partial')) return 'untested';
  return results.size === 1 && results.has('passed') ? 'passed' : 'partial';
};

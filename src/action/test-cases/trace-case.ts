import type { TestCaseRecord } from '../../core/model/test-case.ts';
import type { IndexedTest } from './match-tests.ts';

type CaseResult =
  /** All tests of the case passed on all devices. */
  | 'passed'
  /** A test failed on a device. */
  | 'failed'
  /** No test failed, but a result is missing. */
  | 'partial'
  /** No test of the case ran, or the case has no tests. */
  | 'not-run';

export interface TracedCase {
  readonly record: TestCaseRecord;
  /** Record of the case, exactly as the service sent it. */
  readonly raw: unknown;
  readonly result: CaseResult;
  readonly tests: readonly IndexedTest[];
}

/** @param complete whether all results are known; if not, no case counts as passed */
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

/** Numbers of test cases. `count` is `covered` plus `notRun`; `covered` is `passed` plus `failed` plus `partial`. */
export interface CaseTally {
  readonly count: number;
  /** Cases with at least one test that ran. */
  readonly covered: number;
  readonly passed: number;
  readonly failed: number;
  readonly partial: number;
  readonly notRun: number;
  /** Cases that the service counted but did not list. */
  readonly unread: number;
}

export const emptyTally: CaseTally = { count: 0, covered: 0, passed: 0, failed: 0, partial: 0, notRun: 0, unread: 0 };

export const addToTally = (tally: CaseTally, result: CaseResult): CaseTally => {
  const counter = result === 'not-run' ? 'notRun' : result;
  const covered = tally.covered + (result === 'not-run' ? 0 : 1);
  return { ...tally, count: tally.count + 1, covered, [counter]: tally[counter] + 1 };
};

/** Returns the share of covered cases in percent. Cases that could not be read count as not covered. */
export const coveragePercent = ({ count, covered, unread }: CaseTally): number | undefined =>
  count + unread === 0 ? undefined : (covered * 100) / (count + unread);

/** Outputs of the `test-cases` action. Every output is always set. */
export const testCaseOutputsOf = (
  { count, covered, passed, failed, notRun }: CaseTally,
  outputPath: string,
): Readonly<Record<string, string>> => ({
  count: String(count),
  covered: String(covered),
  passed: String(passed),
  failed: String(failed),
  'not-run': String(notRun),
  'output-path': outputPath,
});

/** Outputs of a step that ended before it had listed anything. */
export const noTestCaseOutputs = testCaseOutputsOf(emptyTally, '');

export interface Requirement {
  readonly key: string;
  /** Result of the issue. `untested` means that no test of a linked case ran. */
  readonly result: CaseResult | 'untested';
  /** Test cases linked to the issue. At most {@link maxLinkedCases}. */
  readonly cases: readonly { readonly identifier: string; readonly title: string; readonly result: CaseResult }[];
  readonly caseCount: number;
}

/** Maximum number of cases that are listed for one issue. Further cases are only counted. */
const maxLinkedCases = 50;

/** Collects the test cases of each requested issue, in the order of `keys`. */
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

/** Returns the issues of a case. A case without issues belongs to the requested issue if only one issue was requested. */
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

import type { BundleAttempt, BundleRun, BundleTest } from '../../../model/result-bundle.ts';
import { bundleFields, failedFields } from './bundle-fields.ts';
import type { BundleBudget } from './bundle-limits.ts';
import type { BundleStore } from './bundle-store.ts';
import { itemsOf, referenceOf, textOf } from './object-values.ts';
import type { BundleValue } from './parse-object.ts';
import { argumentsOf, readAttempt, readFailure, statusOf } from './read-attempt.ts';

interface FoundAttempt {
  readonly test: Omit<BundleTest, 'attempts'>;
  readonly attempt: BundleAttempt;
}

/** Reads the tests of a run from its `ActionTestPlanRunSummaries` and the summary of each test. */
export const readTests = async (
  store: BundleStore,
  planId: string,
  budget: BundleBudget,
): Promise<Pick<BundleRun, 'tests' | 'targetFailures'>> => {
  const plan = await store.readObject(planId, bundleFields, budget.limits.planValues);
  const targetFailures: BundleRun['targetFailures'][number][] = [];
  const attempts: FoundAttempt[] = [];
  for (const planRun of itemsOf(plan, 'summaries')) {
    const configuration = textOf(planRun, 'name') ?? '';
    for (const testable of itemsOf(planRun, 'testableSummaries')) {
      const target = textOf(testable, 'targetName') ?? textOf(testable, 'name') ?? '';
      for (const failure of itemsOf(testable, 'failureSummaries'))
        targetFailures.push(budget.keep({ target, ...readFailure(failure) }));
      for (const row of rowsIn(itemsOf(testable, 'tests'))) {
        const id = referenceOf(row, 'summaryRef');
        const fields = statusOf(row) === 'failed' ? failedFields : bundleFields;
        const summary = id === undefined ? undefined : await store.readObject(id, fields);
        const test = { configuration, target, ...nameOf(row), arguments: argumentsOf(summary) };
        attempts.push(budget.keep({ test, attempt: readAttempt(row, summary, budget) }));
      }
    }
  }
  return { tests: joinAttempts(attempts), targetFailures };
};

/** The `ActionTestMetadata` in groups of any depth. */
const rowsIn = (nodes: readonly BundleValue[]): BundleValue[] =>
  nodes.flatMap((node) => {
    const inner = rowsIn(itemsOf(node, 'subtests'));
    return textOf(node, 'testStatus') === undefined ? inner : [node, ...inner];
  });

/** `CartTests/testAdds()` and `CartTests/testAdds` are one test. */
const nameOf = (row: BundleValue): Pick<BundleTest, 'className' | 'name'> => {
  const identifier = (textOf(row, 'identifier') ?? textOf(row, 'name') ?? '').replace(/\(\)$/, '');
  const slash = identifier.lastIndexOf('/');
  return { className: identifier.slice(0, Math.max(slash, 0)), name: identifier.slice(slash + 1) };
};

/** Joins the repetitions of one case. Rows that are no repetitions of each other stay apart, so that no failure hides behind a pass. */
const joinAttempts = (found: readonly FoundAttempt[]): BundleTest[] => {
  const counts = new Map<string, number>();
  const groups = Map.groupBy(found, ({ test, attempt: { iteration } }, index) => {
    if (iteration === undefined) return index;
    const name = JSON.stringify(test);
    const count = counts.get(`${iteration}${name}`) ?? 0;
    counts.set(`${iteration}${name}`, count + 1);
    return `${count}${name}`;
  });
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.sort((one, other) => (one.attempt.iteration ?? 0) - (other.attempt.iteration ?? 0));
    return first === undefined ? [] : { ...first.test, attempts: [first.attempt, ...others.map(({ attempt }) => attempt)] };
  });
};

import type { BundleAttempt, BundleRun, BundleTest } from '../../../model/result-bundle.ts';
import type { BundleBudget } from './bundle-limits.ts';
import type { BundleStore } from './bundle-store.ts';
import { itemsAt, textAt } from './object-values.ts';
import { argumentsOf, readAttempt, readFailure } from './read-attempt.ts';

interface FoundAttempt {
  readonly test: Omit<BundleTest, 'attempts'>;
  readonly attempt: BundleAttempt;
}

/** Reads the tests of a run from its `ActionTestPlanRunSummaries` and the summary of each test. */
export const readTests = async (store: BundleStore, planId: string, budget: BundleBudget) => {
  const plan = await store.readObject(planId);
  const targetFailures: BundleRun['targetFailures'][number][] = [];
  const attempts: FoundAttempt[] = [];
  for (const planRun of itemsAt(plan, 'summaries')) {
    const configuration = textAt(planRun, 'name') ?? '';
    for (const testable of itemsAt(planRun, 'testableSummaries')) {
      const target = textAt(testable, 'targetName') ?? textAt(testable, 'name') ?? '';
      for (const failure of itemsAt(testable, 'failureSummaries'))
        targetFailures.push(budget.keep({ target, ...readFailure(failure) }));
      for (const row of rowsIn(itemsAt(testable, 'tests'))) {
        const id = textAt(row, 'summaryRef', 'id');
        const summary = id === undefined ? undefined : await store.readObject(id);
        const test = { configuration, target, ...nameOf(row), arguments: argumentsOf(summary) };
        attempts.push(budget.keep({ test, attempt: readAttempt(row, summary, budget.mostSteps()) }));
      }
    }
  }
  return { tests: joinAttempts(attempts), targetFailures };
};

/** The `ActionTestMetadata` in groups of any depth. */
const rowsIn = (nodes: readonly unknown[]): unknown[] =>
  nodes.flatMap((node) => {
    const inner = rowsIn(itemsAt(node, 'subtests'));
    return textAt(node, 'testStatus') === undefined ? inner : [node, ...inner];
  });

/** `CartTests/testAdds()` and `CartTests/testAdds` are one test. */
const nameOf = (row: unknown): Pick<BundleTest, 'className' | 'name'> => {
  const identifier = (textAt(row, 'identifier') ?? textAt(row, 'name') ?? '').replace(/\(\)$/, '');
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

import type { BundleAttempt, BundleRun, BundleTest } from '../../../model/result-bundle.ts';
import type { BundleBudget } from './bundle-limits.ts';
import type { BundleStore } from './bundle-store.ts';
import { itemsOf, referenceOf, textOf } from './object-values.ts';
import { type BundleObject, fieldNames } from './parse-object.ts';
import { argumentsOf, readAttempt, summaryFieldsOf } from './read-attempt.ts';
import { failureFields, readFailure } from './read-failure.ts';

const planFields = fieldNames(
  'summaries testableSummaries tests subtests name targetName failureSummaries',
  'identifier testStatus duration summaryRef id',
  failureFields,
);

/** Reads the tests of a run from its `ActionTestPlanRunSummaries` and the summary of each test. */
export const readTests = async (
  store: BundleStore,
  planId: string,
  budget: BundleBudget,
): Promise<Pick<BundleRun, 'tests' | 'targetFailures'>> => {
  const plan = await store.readObject(planId, planFields, budget.limits.planValues);
  const targetFailures: BundleRun['targetFailures'][number][] = [];
  const cases = new TestCases();
  for (const planRun of itemsOf(plan, 'summaries')) {
    const configuration = budget.keep(textOf(planRun, 'name') ?? '');
    for (const testable of itemsOf(planRun, 'testableSummaries')) {
      const target = budget.keep(textOf(testable, 'targetName') ?? textOf(testable, 'name') ?? '');
      for (const failure of itemsOf(testable, 'failureSummaries'))
        targetFailures.push({ target, ...readFailure(failure, budget) });
      for (const row of rowsOf(testable)) {
        const id = referenceOf(row, 'summaryRef');
        const summary = id === undefined ? undefined : await store.readObject(id, summaryFieldsOf(row));
        const identity = { configuration, target, ...nameOf(row, budget), arguments: argumentsOf(summary, budget) };
        cases.add(identity, readAttempt(row, summary, budget));
      }
    }
  }
  return { tests: cases.read(), targetFailures };
};

/** The `ActionTestMetadata` of a target, in any depth of its groups. */
const rowsOf = (testable: BundleObject): BundleObject[] => {
  const rows: BundleObject[] = [];
  const walk = (nodes: readonly BundleObject[]): void => {
    for (const node of nodes) {
      if (textOf(node, 'testStatus') !== undefined) rows.push(node);
      walk(itemsOf(node, 'subtests'));
    }
  };
  walk(itemsOf(testable, 'tests'));
  return rows;
};

/** `CartTests/testAdds()` and `CartTests/testAdds` are one test. */
const nameOf = (row: BundleObject, budget: BundleBudget): Pick<BundleTest, 'className' | 'name'> => {
  const identifier = budget.keep(textOf(row, 'identifier') ?? textOf(row, 'name') ?? '').replace(/\(\)$/, '');
  const slash = identifier.lastIndexOf('/');
  return { className: identifier.slice(0, Math.max(slash, 0)), name: identifier.slice(slash + 1) };
};

type Attempts = [BundleAttempt, ...BundleAttempt[]];

/** Joins the repetitions of one case. Rows that are no repetitions of each other stay apart, so that no failure hides behind a pass. */
class TestCases {
  readonly #tests: { readonly test: Omit<BundleTest, 'attempts'>; readonly attempts: Attempts }[] = [];
  /** By case and iteration: how often that iteration came. */
  readonly #counts = new Map<string, number>();
  readonly #byKey = new Map<string, Attempts>();

  add(test: Omit<BundleTest, 'attempts'>, attempt: BundleAttempt): void {
    const { iteration } = attempt;
    const name = JSON.stringify(test);
    const count = this.#counts.get(`${iteration}${name}`) ?? 0;
    this.#counts.set(`${iteration}${name}`, count + 1);
    const key = `${count}${name}`;
    const known = iteration === undefined ? undefined : this.#byKey.get(key);
    if (known !== undefined) {
      known.push(attempt);
      return;
    }
    const attempts: Attempts = [attempt];
    if (iteration !== undefined) this.#byKey.set(key, attempts);
    this.#tests.push({ test, attempts });
  }

  read(): BundleTest[] {
    for (const { attempts } of this.#tests) attempts.sort((one, other) => (one.iteration ?? 0) - (other.iteration ?? 0));
    return this.#tests.map(({ test, attempts }) => ({ ...test, attempts }));
  }
}

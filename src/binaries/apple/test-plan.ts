import type { NamedTest } from '../../core/model/results.ts';
import type { KnownTest } from '../../core/model/run-plan.ts';
import { isRecord, listIn, memberOf, textsIn } from '../../lib/is-record.ts';
import { withTree } from '../archive.ts';
import { BinaryError } from '../binary-error.ts';
import { readIfValid } from '../byte-readers.ts';
import type { FileTree } from '../folder.ts';
import { baseName } from './app-bundle.ts';
import { parsePlist } from './plist.ts';

/** Contents of an `.xctestrun` file, which Xcode writes from a test plan or from a scheme. */
export interface TestPlan {
  readonly path: string;
  /** Entries for test targets. A target has one entry for each configuration that runs it. */
  readonly targets: readonly PlanTarget[];
  /** Keys in the file with which builds of the service may fail. Public clients remove these keys. */
  readonly refusedKeys: readonly string[];
}

interface PlanTarget {
  /** Names of the target, and the name of its test bundle without `.xctest`. */
  readonly names: readonly string[];
  /** Tests to run, as `Class` or `Class/test`; undefined for all tests. */
  readonly only: readonly string[] | undefined;
}

const limitBytes = 4_000_000;
const mostPlans = 20;

/** Lists the `.xctestrun` files at the top of the archive, or in a folder at the top. */
export const planFilesIn = ({ entries }: FileTree): readonly string[] =>
  [...entries.keys()].filter((path) => /^(?!__MACOSX)(?:[^/]+\/)?[^/]+\.xctestrun$/.test(path)).sort();

/** Whether a suite contains a test plan. Returns false for an unreadable suite because its inspection reports the error. */
export const holdsTestPlan = async (fileOrFolder: string): Promise<boolean> => {
  try {
    return await withTree(fileOrFolder, async (tree) => planFilesIn(tree).length > 0);
  } catch (error) {
    if (error instanceof BinaryError) return false;
    throw error;
  }
};

/** Reads the test plans of a suite. A plan that is not a property list has no targets. */
export const readTestPlans = async (tree: FileTree): Promise<readonly TestPlan[]> => {
  const plans: TestPlan[] = [];
  for (const path of planFilesIn(tree).slice(0, mostPlans)) plans.push(parseTestPlan(path, await tree.read(path, limitBytes)));
  return plans;
};

const refusedKey = 'DiagnosticCollectionPolicy';

const parseTestPlan = (path: string, bytes: Buffer): TestPlan => {
  const targets = targetsOf(parsePlan(path, bytes));
  return {
    path,
    targets: targets.map(([name, { OnlyTestIdentifiers: only, ...target }]) => ({
      names: targetNames(name, target),
      only: Array.isArray(only) ? identifiersIn(only) : undefined,
    })),
    refusedKeys: targets.some(([, target]) => refusedKey in target) ? [refusedKey] : [],
  };
};

/** Reads a test run (a property list) or a test plan (JSON). Returns undefined if the file cannot be read. */
const parsePlan = (path: string, bytes: Buffer): unknown =>
  readIfValid(() => (path.endsWith('.xctestplan') ? JSON.parse(bytes.toString('utf8')) : parsePlist(bytes)));

type Target = Readonly<Record<string, unknown>>;

/** Reads the targets of a test run. Older formats map names to targets; newer formats list targets in each configuration. */
const targetsOf = (run: unknown): readonly (readonly [string, Target])[] => {
  if (!isRecord(run)) return [];
  const { TestConfigurations: configurations, ...others } = run;
  if (Array.isArray(configurations))
    return configurations
      .flatMap((configuration) => listIn(memberOf(configuration, 'TestTargets')))
      .filter(isRecord)
      .map((target) => ['', target] as const);
  return Object.entries(others).flatMap(([name, target]) =>
    isRecord(target) && typeof target.TestBundlePath === 'string' ? [[name, target] as const] : [],
  );
};

const targetNames = (name: string, { BlueprintName: blueprint, TestBundlePath: bundle }: Target): readonly string[] => {
  const files = textsIn(bundle).map((path) => baseName(path).replace(/\.xctest$/, ''));
  return [name, ...textsIn(blueprint), ...files].filter((each) => each !== '');
};

/** Reads test identifiers. `CartTests/testAdds()` and `CartTests/testAdds` are the same test. */
const identifiersIn = (value: unknown): readonly string[] => textsIn(value).map((one) => one.replace(/\(\)$/, ''));

export interface PlannedTests {
  readonly tests: readonly NamedTest[];
  /** Whether `tests` contains all tests that run. False if a configuration runs all tests or a whole class. */
  readonly isComplete: boolean;
}

/** Returns the tests that the plans name for a bundle, or undefined if no plan names the bundle. */
export const plannedIn = (bundle: string, plans: readonly TestPlan[]): PlannedTests | undefined => {
  const lists = plans.flatMap(({ targets }) => targets).filter(({ names }) => names.includes(bundle));
  if (lists.length === 0) return undefined;
  const entries = lists.flatMap(({ only = [] }) => only.map((entry) => entry.split('/')));
  const tests = entries.flatMap(([className = '', name]) => (name === undefined ? [] : [{ className, name }]));
  const isComplete = lists.every(({ only }) => only !== undefined) && entries.every((parts) => parts.length === 2);
  return { tests, isComplete };
};

const planFile = /^(?!__MACOSX\/).*\.(?:xctestrun|xctestplan)$/s;
/** Keys of the test lists. The first key is for test runs (`.xctestrun`), the second for test plans (`.xctestplan`). */
const skipKeys = ['SkipTestIdentifiers', 'skippedTests'];
const onlyKeys = ['OnlyTestIdentifiers', 'selectedTests'];

interface PlanChoice {
  readonly skipped: Set<string>;
  /** Tests to run, with one set for each list in the plans. */
  readonly only: Set<string>[];
}

/** Marks the tests that a test plan skips as conditional, because it is unknown whether the service follows the plan. */
export const applyTestPlans = async (tree: FileTree, tests: readonly KnownTest[]): Promise<KnownTest[]> => {
  const choice: PlanChoice = { skipped: new Set(), only: [] };
  const plans = [...tree.entries.keys()].filter((path) => planFile.test(path)).sort();
  for (const path of plans.slice(0, mostPlans)) collect(parsePlan(path, await tree.read(path, limitBytes)), choice);
  return tests.map((test) => (mayBeLeftOut(test, choice) ? { ...test, conditional: true } : test));
};

const mayBeLeftOut = ({ className, name }: KnownTest, { skipped, only }: PlanChoice): boolean => {
  const isNamed = (list: ReadonlySet<string>): boolean => list.has(className) || list.has(`${className}/${name}`);
  return isNamed(skipped) || only.some((list) => !isNamed(list));
};

/** Collects the test lists at any depth because their depth depends on the version of the format. */
const collect = (value: unknown, choice: PlanChoice): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (skipKeys.includes(key)) for (const test of identifiersIn(inner)) choice.skipped.add(test);
    else if (onlyKeys.includes(key)) choice.only.push(new Set(identifiersIn(inner)));
    else collect(inner, choice);
  }
};

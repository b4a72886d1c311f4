import { isRecord } from '../../lib/is-record.ts';
import { withArchive } from '../archive.ts';
import { BinaryError, FormatError } from '../binary-error.ts';
import type { FileTree } from '../folder.ts';
import { isFolder, readFolder } from '../folder.ts';
import { parsePlist, plainValue } from './plist.ts';

/** A `.xctestrun` file: what Xcode writes of a test plan, or of a scheme without one. */
export interface TestPlan {
  /** Its path in the suite. */
  readonly path: string;
  /** One for each test target and configuration. */
  readonly targets: readonly PlanTarget[];
  /** Keys with which a public client of the service saw its builds fail. */
  readonly refusedKeys: readonly string[];
}

interface PlanTarget {
  /** Names by which a test bundle may be meant: the target, and the bundle without its ending. */
  readonly names: readonly string[];
  /** `Class` or `Class/test`; undefined: all. */
  readonly only: readonly string[] | undefined;
}

const limitBytes = 4_000_000;
const mostPlans = 20;

/** At the top, or below one folder that was packed with it. */
export const planFilesIn = ({ entries }: FileTree): readonly string[] =>
  [...entries.keys()].filter((path) => /^(?!__MACOSX)(?:[^/]+\/)?[^/]+\.xctestrun$/.test(path)).sort();

/** Whether a suite has a test plan, by the names in it. A file that cannot be read has none: its inspection says why. */
export const holdsTestPlan = async (fileOrFolder: string): Promise<boolean> => {
  const holds = async (tree: FileTree): Promise<boolean> => planFilesIn(tree).length > 0;
  try {
    return (await isFolder(fileOrFolder)) ? await holds(await readFolder(fileOrFolder)) : await withArchive(fileOrFolder, holds);
  } catch (error) {
    if (error instanceof BinaryError) return false;
    throw error;
  }
};

/** The test plans of a suite. One that is no property list has no targets. Throws `BinaryError` where the archive does not give it. */
export const readTestPlans = async (tree: FileTree): Promise<readonly TestPlan[]> => {
  const plans: TestPlan[] = [];
  for (const path of planFilesIn(tree).slice(0, mostPlans)) plans.push(parseTestPlan(path, await tree.read(path, limitBytes)));
  return plans;
};

const refusedKey = 'DiagnosticCollectionPolicy';

const parseTestPlan = (path: string, bytes: Buffer): TestPlan => {
  const run = readRun(bytes);
  const targets = targetsOf(run);
  return {
    path,
    targets: targets.map(([name, target]) => ({ names: namesOf(name, target), only: identifiersIn(target.OnlyTestIdentifiers) })),
    refusedKeys: targets.some(([, target]) => refusedKey in target) ? [refusedKey] : [],
  };
};

const readRun = (bytes: Buffer): unknown => {
  try {
    return plainValue(parsePlist(bytes));
  } catch (error) {
    if (error instanceof FormatError || error instanceof RangeError) return undefined;
    throw error;
  }
};

type Target = Readonly<Record<string, unknown>>;

/** The first version of the format has targets by name, the second a list of configurations with a list of targets each. */
const targetsOf = (run: unknown): readonly (readonly [string, Target])[] => {
  if (!isRecord(run)) return [];
  const { TestConfigurations: configurations, ...others } = run;
  if (Array.isArray(configurations))
    return configurations.flatMap((configuration: unknown) => {
      const targets = isRecord(configuration) ? configuration.TestTargets : undefined;
      return Array.isArray(targets) ? targets.filter(isRecord).map((target) => ['', target] as const) : [];
    });
  return Object.entries(others).flatMap(([name, target]) =>
    isRecord(target) && typeof target.TestBundlePath === 'string' ? [[name, target] as const] : [],
  );
};

const namesOf = (name: string, { BlueprintName: blueprint, TestBundlePath: bundle }: Target): readonly string[] => {
  const file =
    typeof bundle === 'string'
      ? bundle
          .split('/')
          .at(-1)
          ?.replace(/\.xctest$/, '')
      : undefined;
  return [name, blueprint, file].filter((each) => typeof each === 'string' && each !== '') as string[];
};

/** `CartTests/testAdds()` and `CartTests/testAdds` are one test. */
const identifiersIn = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.flatMap((one) => (typeof one === 'string' ? [one.replace(/\(\)$/, '')] : [])) : undefined;

/** The tests that plans name in a bundle, one by one. */
export interface PlannedTests {
  readonly tests: readonly { readonly className: string; readonly name: string }[];
  /** They name every test that runs: no configuration runs a whole class, or all. */
  readonly isComplete: boolean;
}

/** What plans say of a bundle; undefined where none names it. */
export const plannedIn = (bundle: string, plans: readonly TestPlan[]): PlannedTests | undefined => {
  const lists = plans.flatMap(({ targets }) => targets).filter(({ names }) => names.includes(bundle));
  if (lists.length === 0) return undefined;
  const entries = lists.flatMap(({ only = [] }) => only.map((entry) => entry.split('/')));
  const tests = entries.flatMap(([className = '', name]) => (name === undefined ? [] : [{ className, name }]));
  const isComplete = lists.every(({ only }) => only !== undefined) && entries.every((parts) => parts.length === 2);
  return { tests, isComplete };
};

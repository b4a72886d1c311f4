import { FormatError } from '../binary-error.ts';
import type { DiscoveredTest } from '../discovered-suite.ts';
import type { FileTree } from '../file-tree.ts';
import { parsePlist } from './plist.ts';
import { plainValue } from './plist-value.ts';

const planFile = /\.(?:xctestrun|xctestplan)$/;
const limitBytes = 4_000_000;
const mostPlans = 20;
/** Names of the lists in a test run (a property list) and in a test plan (JSON). */
const skipKeys = ['SkipTestIdentifiers', 'skippedTests'];
const onlyKeys = ['OnlyTestIdentifiers', 'selectedTests'];

interface PlanChoice {
  readonly skipped: Set<string>;
  /** Each a list of all tests that run in one configuration. */
  readonly only: Set<string>[];
}

/** Flags the tests that a test plan in the archive skips. It is unknown whether the service follows the plan. */
export const applyTestPlans = async (tree: FileTree, tests: readonly DiscoveredTest[]): Promise<DiscoveredTest[]> => {
  const choice: PlanChoice = { skipped: new Set(), only: [] };
  const plans = [...tree.entries.keys()].filter((path) => planFile.test(path) && !path.startsWith('__MACOSX/')).sort();
  for (const path of plans.slice(0, mostPlans)) collect(parsePlan(path, await tree.read(path, limitBytes)), choice);
  return tests.map((test) => (mayBeLeftOut(test, choice) ? { ...test, conditional: true } : test));
};

const mayBeLeftOut = ({ className, name }: DiscoveredTest, { skipped, only }: PlanChoice): boolean => {
  const isNamed = (list: ReadonlySet<string>): boolean => list.has(className) || list.has(`${className}/${name}`);
  return isNamed(skipped) || only.some((list) => !isNamed(list));
};

/** A plan that cannot be read is ignored. */
const parsePlan = (path: string, bytes: Buffer): unknown => {
  try {
    return path.endsWith('.xctestplan') ? JSON.parse(bytes.toString('utf8')) : plainValue(parsePlist(bytes));
  } catch (error) {
    if (error instanceof FormatError || error instanceof RangeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** The lists stand at different depths in each version of the formats. */
const collect = (value: unknown, choice: PlanChoice): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (skipKeys.includes(key)) for (const test of identifiers(inner)) choice.skipped.add(test);
    else if (onlyKeys.includes(key)) choice.only.push(new Set(identifiers(inner)));
    else collect(inner, choice);
  }
};

/** `CartTests/testAdds()` and `CartTests/testAdds` are one test. */
const identifiers = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((one) => (typeof one === 'string' ? [one.replace(/\(\)$/, '')] : [])) : [];

import { testName } from '../../core/model/results.ts';
import type { TestCaseRecord } from '../../core/model/test-case.ts';
import { listFirst } from '../../lib/numbers.ts';
import { matchesWildcard } from '../../lib/wildcard.ts';
import { identifierKey, identifiersIn, prefixOf } from './case-identifier.ts';
import type { MappingEntry } from './case-mapping.ts';

/** Rule by which tests are assigned to test cases. */
export type MatchRule =
  | { readonly kind: 'id' | 'title' }
  | { readonly kind: 'mapping'; readonly entries: readonly MappingEntry[] };

/** Finds the tests that belong to a case. A test may belong to several cases. */
interface Matcher {
  readonly testsOf: (testCase: TestCaseRecord) => readonly IndexedTest[];
  /** Returns warnings about identifiers and mapping entries without a match. Must be called after the last `testsOf`. */
  readonly leftovers: () => readonly string[];
}

/** Maximum number of names in one warning. */
const maxShownNames = 20;

export const createMatcher = (rule: MatchRule, tests: readonly IndexedTest[]): Matcher => {
  if (rule.kind === 'mapping') return matchByMapping(rule.entries, tests);
  return rule.kind === 'id' ? matchById(tests) : matchByTitle(tests);
};

const matchById = (tests: readonly IndexedTest[]): Matcher => {
  const byKey = groupBy(tests, ({ identifiers }) => identifiers);
  const seen = new Set<string>();
  const prefixes = new Set<string>();
  return {
    testsOf: ({ identifier }) => {
      const key = identifierKey(identifier);
      const prefix = prefixOf(key);
      if (prefix !== undefined) prefixes.add(prefix);
      const found = byKey.get(key) ?? [];
      // Remembers only identifiers of tests, because there may be far more test cases than tests.
      if (found.length > 0) seen.add(key);
      return found;
    },
    leftovers: () => {
      // Counts only prefixes of listed test cases, because a name such as `Pixel7` also looks like an identifier.
      const unknown = [...byKey.keys()].filter((key) => prefixes.has(prefixOf(key) ?? '') && !seen.has(key));
      return remarkOnNames('Tests name test cases that were not listed', unknown);
    },
  };
};

const matchByTitle = (tests: readonly IndexedTest[]): Matcher => {
  const byKey = groupBy(tests, ({ name }) => titleKeysOfTest(name));
  return { testsOf: ({ title }) => byKey.get(titleKey(title)) ?? [], leftovers: () => [] };
};

const matchByMapping = (entries: readonly MappingEntry[], tests: readonly IndexedTest[]): Matcher => {
  const byLabel = new Map(tests.map((test) => [test.label, test]));
  const testsFor = (pattern: string): readonly IndexedTest[] => {
    if (pattern.includes('*')) return tests.filter(({ label }) => matchesWildcard(pattern, label));
    const exact = byLabel.get(pattern);
    return exact === undefined ? [] : [exact];
  };
  const byKey = new Map<string, IndexedTest[]>();
  const unmatched: string[] = [];
  for (const { identifier, tests: patterns } of entries) {
    const found = patterns.flatMap((pattern) => {
      const matches = testsFor(pattern);
      if (matches.length === 0) unmatched.push(`${pattern} (of ${identifier})`);
      return matches;
    });
    const key = identifierKey(identifier);
    byKey.set(key, [...new Set([...(byKey.get(key) ?? []), ...found])]);
  }
  const seen = new Set<string>();
  return {
    testsOf: ({ identifier }) => {
      const key = identifierKey(identifier);
      const found = byKey.get(key);
      if (found !== undefined) seen.add(key);
      return found ?? [];
    },
    leftovers: () => [
      ...remarkOnNames(
        'The mapping names test cases that were not listed',
        entries.map(({ identifier }) => identifier).filter((identifier) => !seen.has(identifierKey(identifier))),
      ),
      ...remarkOnNames('The mapping names tests without a result', unmatched),
    ],
  };
};

const groupBy = (
  tests: readonly IndexedTest[],
  keysOf: (test: IndexedTest) => Iterable<string>,
): ReadonlyMap<string, readonly IndexedTest[]> => {
  const groups = new Map<string, IndexedTest[]>();
  for (const test of tests) {
    for (const key of keysOf(test)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [test]);
      else group.push(test);
    }
  }
  return groups;
};

const remarkOnNames = (what: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${what}: ${listFirst(names, maxShownNames)}.`];

/** Maximum number of characters of a title that are compared. */
const maxTitleLength = 1_000;

/** Reduces a title to lower-case letters and digits without accents. `Adds an item` and `addsAnItem` become equal. */
export const titleKey = (title: string): string =>
  title
    .slice(0, maxTitleLength)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** Matches the values of a parameterized test, which test runners append to the name of the test. */
const parameters = /(?:\[[^[\]]*\]|\([^()]*\))$/;

/** Titles that match a test: its name, also without parameter values or without the prefix `test`. */
export const titleKeysOfTest = (name: string): ReadonlySet<string> => {
  const bare = name.slice(0, maxTitleLength).replace(parameters, '');
  const names = [name, bare, bare.replace(/^test(?=[\P{Ll}])/u, ''), bare.replace(/^test[\s_-]+/i, '')];
  return new Set(names.map(titleKey).filter((key) => key !== ''));
};

/** Status of a test. `not-run` means skipped, ignored or never started. */
export type ReportedStatus = 'passed' | 'failed' | 'not-run';

export interface ReportedTest {
  readonly className: string;
  readonly name: string;
  readonly status: ReportedStatus;
  /** Device that reported the result. Absent if the report does not name a device. */
  readonly device?: string;
  /** Properties, tags and annotations, which may contain the identifier of a test case. */
  readonly texts: readonly string[];
}

export interface ReportedRun {
  readonly tests: Iterable<ReportedTest>;
  /** Devices of the run, including devices that reported no test. */
  readonly devices: readonly string[];
  /** Problems of the run or of the file. They are shown as warnings. */
  readonly problems: readonly string[];
  /** Whether the report contains the results of all tests. */
  readonly complete: boolean;
  readonly simulated: boolean;
}

export interface IndexedTest {
  /** Name of the test in the form `class#method`. */
  readonly label: string;
  readonly className: string;
  readonly name: string;
  /** Normalized identifiers in the names, properties and annotations of the test. */
  readonly identifiers: ReadonlySet<string>;
  readonly passed: number;
  readonly failed: number;
  readonly notRun: number;
  readonly failedOn: ReadonlySet<string>;
  /** Devices without a result for this test, although another device of the same run has a result. */
  readonly missingOn: ReadonlySet<string>;
}

export interface TestIndex {
  readonly tests: readonly IndexedTest[];
  /** Problems of the reports. They are shown as warnings. */
  readonly problems: readonly string[];
  /** Whether all reports contain the results of all tests. */
  readonly complete: boolean;
  readonly simulated: boolean;
}

interface OpenTest extends IndexedTest {
  readonly identifiers: Set<string>;
  passed: number;
  failed: number;
  notRun: number;
  readonly failedOn: Set<string>;
  readonly missingOn: Set<string>;
}

/** Maximum number of problems, because most problems are alike. */
const maxProblems = 50;

/** Creates an index that collects reports into one entry per test, to save memory. */
export const createTestIndex = () => {
  const tests = new Map<string, OpenTest>();
  const problems: string[] = [];
  let simulated = false;
  let complete = true;
  return {
    add: (run: ReportedRun): void => {
      const devicesByTest = new Map<OpenTest, Set<string>>();
      for (const reported of run.tests) {
        const test = openTest(tests, reported);
        addResult(test, reported);
        const devices = devicesByTest.get(test) ?? new Set();
        devicesByTest.set(test, devices);
        if (reported.device !== undefined) devices.add(reported.device);
      }
      // Notes the devices of the run that did not report a test, because the test is inconclusive there.
      for (const [test, devices] of devicesByTest)
        if (devices.size > 0) for (const device of run.devices) if (!devices.has(device)) test.missingOn.add(device);
      problems.push(...run.problems.slice(0, maxProblems - problems.length));
      simulated ||= run.simulated;
      complete &&= run.complete;
    },
    finish: (): TestIndex => ({ tests: [...tests.values()], problems, complete, simulated }),
  };
};

const openTest = (tests: Map<string, OpenTest>, reported: ReportedTest): OpenTest => {
  const label = testName(reported);
  const known = tests.get(label);
  if (known !== undefined) return known;
  const { className, name } = reported;
  const opened: OpenTest = {
    label,
    className,
    name,
    identifiers: new Set([...identifiersIn(className), ...identifiersIn(name)]),
    passed: 0,
    failed: 0,
    notRun: 0,
    failedOn: new Set(),
    missingOn: new Set(),
  };
  tests.set(label, opened);
  return opened;
};

const addResult = (test: OpenTest, { status, device, texts }: ReportedTest): void => {
  for (const text of texts) for (const key of identifiersIn(text)) test.identifiers.add(key);
  if (status === 'passed') test.passed += 1;
  else if (status === 'not-run') test.notRun += 1;
  else {
    test.failed += 1;
    if (device !== undefined) test.failedOn.add(device);
  }
};

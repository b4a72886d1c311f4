import { matchesWildcard } from '../lib/wildcard.ts';
import type { TestCaseRecord } from '../model/test-case.ts';
import { identifierKey, identifiersIn, prefixOf } from './case-identifier.ts';
import type { MappingEntry } from './case-mapping.ts';
import type { ReportedRun, ReportedTest } from './reported-test.ts';

/** Rule that assigns tests to test cases. */
export type MatchRule =
  | { readonly kind: 'id' }
  | { readonly kind: 'title' }
  | { readonly kind: 'mapping'; readonly entries: readonly MappingEntry[] };

/** Finds the tests of each case. A test may belong to several cases. */
interface Matcher {
  readonly testsOf: (testCase: TestCaseRecord) => readonly IndexedTest[];
  /** Remarks on identifiers and rules without a match, once all cases have been matched. */
  readonly leftovers: () => readonly string[];
}

/** Limit on the names shown of each kind. */
const maxShownNames = 20;

export const createMatcher = (rule: MatchRule, tests: readonly IndexedTest[]): Matcher => {
  switch (rule.kind) {
    case 'id':
      return matchById(tests);
    case 'title':
      return matchByTitle(tests);
    case 'mapping':
      return matchByMapping(rule.entries, tests);
  }
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
      // Only identifiers that tests contain are stored, so memory grows with the results and not with the cases.
      if (found.length > 0) seen.add(key);
      return found;
    },
    leftovers: () => {
      // A name such as `Pixel7` looks like an identifier, too; only prefixes of known cases count.
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

const remarkOnNames = (what: string, names: readonly string[]): readonly string[] => {
  if (names.length === 0) return [];
  const more = names.length > maxShownNames ? ` and ${names.length - maxShownNames} more` : '';
  return [`${what}: ${names.slice(0, maxShownNames).join(', ')}${more}.`];
};

/** Limit on compared titles; of longer ones only the beginning is compared. */
const maxTitleLength = 1_000;

/**
 * Normalizes a title: letters and digits alone, in lower case, without accents. `Adds an item to the cart`, `addsAnItemToTheCart`
 * and `adds_an_item_to_the_cart` are equal.
 */
export const titleKey = (title: string): string =>
  title
    .slice(0, maxTitleLength)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** Parameters of one run of a parameterized test, as runners append them. */
const parameters = /(?:\[[^[\]]*\]|\([^()]*\))$/;

/** Titles that match a test: its name, also without its parameters and without the prefix `test`. */
export const titleKeysOfTest = (name: string): ReadonlySet<string> => {
  const bare = name.slice(0, maxTitleLength).replace(parameters, '');
  const names = [name, bare, bare.replace(/^test(?=[\P{Ll}])/u, ''), bare.replace(/^test[\s_-]+/i, '')];
  return new Set(names.map(titleKey).filter((key) => key !== ''));
};

export interface IndexedTest {
  /** Name of the test, `class#method`. */
  readonly label: string;
  readonly className: string;
  readonly name: string;
  /** Keys of identifiers in its names, properties and annotations. */
  readonly identifiers: ReadonlySet<string>;
  readonly passed: number;
  readonly failed: number;
  readonly notRun: number;
  readonly failedOn: ReadonlySet<string>;
  /** Devices without a result of this test in a run that reported it for other devices. */
  readonly missingOn: ReadonlySet<string>;
}

export interface TestIndex {
  readonly tests: readonly IndexedTest[];
  /** Problems of the reports, to be shown. */
  readonly problems: readonly string[];
  /** Whether all reports are complete. If false, a report broke off, and results of any test may be missing. */
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

/** Limit on problems: most are alike, so the first ones suffice. */
const maxProblems = 50;

/** Collects reports into one entry per test. Memory grows with the number of different tests, not of results. */
export const createTestIndex = (): { readonly add: (run: ReportedRun) => void; readonly finish: () => TestIndex } => {
  const tests = new Map<string, OpenTest>();
  const problems: string[] = [];
  let simulated = false;
  let complete = true;
  return {
    add: (run) => {
      const devicesByTest = new Map<OpenTest, Set<string>>();
      for (const reported of run.tests) {
        const test = openTest(tests, reported);
        addResult(test, reported);
        const devices = devicesByTest.get(test) ?? new Set();
        devicesByTest.set(test, devices);
        if (reported.device !== undefined) devices.add(reported.device);
      }
      // Without a report from a device, the test is inconclusive there, whatever other devices report.
      for (const [test, devices] of devicesByTest)
        if (devices.size > 0) for (const device of run.devices) if (!devices.has(device)) test.missingOn.add(device);
      problems.push(...run.problems.slice(0, maxProblems - problems.length));
      simulated ||= run.simulated;
      complete &&= run.complete;
    },
    finish: () => ({ tests: [...tests.values()], problems, complete, simulated }),
  };
};

const labelOf = ({ className, name }: ReportedTest): string => (className === '' ? name : `${className}#${name}`);

const openTest = (tests: Map<string, OpenTest>, reported: ReportedTest): OpenTest => {
  const label = labelOf(reported);
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

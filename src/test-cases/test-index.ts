import { identifiersIn } from './case-identifier.ts';
import type { ReportedRun, ReportedTest } from './reported-test.ts';

/** All results of one test. */
export interface IndexedTest {
  /** `class#method` */
  readonly label: string;
  readonly className: string;
  readonly name: string;
  /** Keys of identifiers in its names, properties and annotations. */
  readonly identifiers: ReadonlySet<string>;
  readonly passed: number;
  readonly failed: number;
  readonly notRun: number;
  readonly failedOn: ReadonlySet<string>;
  /** Devices of a run in which this test was reported for other devices alone. */
  readonly missingOn: ReadonlySet<string>;
}

export interface TestIndex {
  readonly tests: readonly IndexedTest[];
  /** Problems of the reports, to be shown. */
  readonly problems: readonly string[];
  /** False: a report broke off, and results may be missing of any test. */
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

/** Most problems are alike; the first tell what is wrong. */
const maxProblems = 50;

/** Gathers reports into one entry a test. Memory grows with the number of different tests, not of results. */
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
      // Without a report from a device, the test is inconclusive there, whatever the other devices report.
      for (const [test, devices] of devicesByTest)
        if (devices.size > 0) for (const device of run.devices) if (!devices.has(device)) test.missingOn.add(device);
      problems.push(...run.problems.slice(0, maxProblems - problems.length));
      simulated ||= run.simulated;
      complete &&= run.complete;
    },
    finish: () => ({ tests: [...tests.values()], problems, complete, simulated }),
  };
};

const labelOf = ({ className, name }: Pick<ReportedTest, 'className' | 'name'>): string =>
  className === '' ? name : `${className}#${name}`;

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

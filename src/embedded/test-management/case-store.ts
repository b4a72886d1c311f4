import { defaultSuites } from '../builds/default-suites.ts';
import type { TestCaseEntry, TestManagementOrders } from '../schema/scenario.ts';

export interface TestCase extends Omit<TestCaseEntry, 'updated-at'> {
  readonly updatedAtMs: number;
}

export interface CaseStore {
  /** Finds the test cases of a project; undefined for an unknown project. */
  find(projectId: string): CaseList | undefined;
}

interface CaseList {
  /** Selects the test cases that match the filter. Without a filter, selects all test cases that are not archived. */
  select(filter: ((testCase: TestCase) => boolean) | undefined): Selection;
}

interface Selection {
  readonly count: number;
  slice(start: number, length: number): readonly TestCase[];
}

const plain: Omit<TestCaseEntry, 'identifier' | 'title' | 'updated-at'> = {
  status: 'Active',
  priority: 'Medium',
  'case-type': 'Functional',
  'automation-status': 'not_automated',
  owner: 'ann@example.com',
  tags: [],
  issues: [],
  'issue-type': 'jira',
  archived: false,
};

/** Converts a test name such as `signsInWithPassword` to a title such as "Signs in with password". */
const caseTitle = (testName: string): string => {
  const sentence = testName.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
};

/** Default test cases: one for each test of the small shop app, linked to three issues, and one test case without a test. */
const defaultCases: readonly TestCaseEntry[] = [
  ...defaultSuites.espresso.map(
    ({ name }, index): TestCaseEntry => ({
      ...plain,
      identifier: `TC-${index + 1}`,
      title: caseTitle(name),
      issues: [`SHOP-${(index % 3) + 1}`],
      tags: ['smoke'],
    }),
  ),
  { ...plain, identifier: `TC-${defaultSuites.espresso.length + 1}`, title: 'Prints the receipt', issues: ['SHOP-1'] },
];

const defaultProjects: NonNullable<TestManagementOrders['projects']> = [
  { id: 'PR-1', cases: [...defaultCases], 'generated-cases': 0 },
];

/**
 * Creates the store of test cases.
 *
 * @param startedAtMs simulated time of the start; used for test cases without the time of their last change
 */
export const createCaseStore = ({ projects = defaultProjects }: TestManagementOrders, startedAtMs: number): CaseStore => {
  const byId = new Map(projects.map((project) => [project.id, project]));
  const complete = ({ 'updated-at': updatedAt, ...entry }: TestCaseEntry): TestCase => ({
    ...entry,
    updatedAtMs: updatedAt === undefined ? startedAtMs : Date.parse(updatedAt),
  });
  return {
    find: (projectId) => {
      const project = byId.get(projectId);
      if (project === undefined) return undefined;
      const written = project.cases.map(complete);
      const taken = numbersAfter(written.length, written);
      const made = (start: number, length: number): readonly TestCase[] => {
        // Skips numbers that listed test cases already use: each used number shifts the generated numbers by one.
        let number = [...taken].reduce((free, each) => (each <= free ? free + 1 : free), written.length + start + 1);
        return Array.from({ length }, () => {
          while (taken.has(number)) number++;
          return complete(generatedCase(number++));
        });
      };
      return { select: (filter) => selectCases(written, project['generated-cases'], made, filter) };
    },
  };
};

/** Numbers above `least` in the identifiers of test cases, in ascending order. */
const numbersAfter = (least: number, cases: readonly TestCase[]): ReadonlySet<number> =>
  new Set(
    cases
      .map(({ identifier }) => Number(/^TC-([1-9]\d*)$/.exec(identifier)?.[1]))
      .filter((number) => number > least)
      .sort((one, other) => one - other),
  );

const generatedCase = (number: number): TestCaseEntry => ({
  ...plain,
  identifier: `TC-${number}`,
  title: `Generated case ${number}`,
});

/** Selects test cases. Without a filter, generates only the requested ones, so that a list of millions needs little memory. */
const selectCases = (
  written: readonly TestCase[],
  generated: number,
  made: (start: number, length: number) => readonly TestCase[],
  filter: ((testCase: TestCase) => boolean) | undefined,
): Selection => {
  if (filter !== undefined) {
    const chosen = [...written, ...made(0, generated)].filter(filter);
    return { count: chosen.length, slice: (start, length) => chosen.slice(start, start + length) };
  }
  const kept = written.filter(({ archived }) => !archived);
  const count = kept.length + generated;
  return {
    count,
    slice: (start, length) => {
      const first = kept.slice(start, start + length);
      const from = Math.max(0, start - kept.length);
      return [...first, ...made(from, Math.max(0, Math.min(length - first.length, generated - from)))];
    },
  };
};

import { defaultSuites, sentenceOf } from '../builds/default-suites.ts';
import { type TestCaseEntry, type TestManagementOrders, testCaseSchema } from '../schema/scenario.ts';

export interface TestCase extends Omit<TestCaseEntry, 'updated-at'> {
  readonly updatedAtMs: number;
}

type CaseFilter = (testCase: TestCase) => boolean;

interface Selection {
  readonly count: number;
  slice(start: number, length: number): readonly TestCase[];
}

const plain = testCaseSchema.parse({ identifier: 'TC-0', title: '' });

/** Test cases for the tests of the small shop app, and one test case without a test. */
const defaultCases: readonly TestCaseEntry[] = [
  ...defaultSuites.espresso.map(({ name }, index) => ({
    ...plain,
    identifier: `TC-${index + 1}`,
    title: sentenceOf(name),
    issues: [`SHOP-${(index % 3) + 1}`],
    tags: ['smoke'],
  })),
  { ...plain, identifier: `TC-${defaultSuites.espresso.length + 1}`, title: 'Prints the receipt', issues: ['SHOP-1'] },
];

const defaultProjects: NonNullable<TestManagementOrders['projects']> = [
  { id: 'PR-1', cases: [...defaultCases], 'generated-cases': 0 },
];

/** A test case without `updated-at` was changed at `startedAtMs`. */
export const createCaseStore = ({ projects = defaultProjects }: TestManagementOrders, startedAtMs: number) => {
  const byId = new Map(projects.map((project) => [project.id, project]));
  const complete = ({ 'updated-at': updatedAt, ...entry }: TestCaseEntry): TestCase => ({
    ...entry,
    updatedAtMs: updatedAt === undefined ? startedAtMs : Date.parse(updatedAt),
  });
  return {
    /** Returns undefined for an unknown project. Generates only the requested test cases, to save memory. */
    find: (projectId: string): ((filter: CaseFilter | undefined) => Selection) | undefined => {
      const project = byId.get(projectId);
      if (project === undefined) return undefined;
      const written = project.cases.map(complete);
      const generated = project['generated-cases'];
      const taken = numbersAfter(written.length, written);
      const generate = (start: number, length: number): readonly TestCase[] => {
        // Generated test cases skip numbers that the scenario already uses.
        let number = [...taken].reduce((free, each) => (each <= free ? free + 1 : free), written.length + start + 1);
        return Array.from({ length }, () => {
          while (taken.has(number)) number++;
          const title = `Generated case ${number}`;
          return complete({ ...plain, identifier: `TC-${number++}`, title });
        });
      };
      return (filter) => {
        if (filter !== undefined) {
          const chosen = [...written, ...generate(0, generated)].filter(filter);
          return { count: chosen.length, slice: (start, length) => chosen.slice(start, start + length) };
        }
        const kept = written.filter(({ archived }) => !archived);
        return {
          count: kept.length + generated,
          slice: (start, length) => {
            const first = kept.slice(start, start + length);
            const from = Math.max(0, start - kept.length);
            return [...first, ...generate(from, Math.max(0, Math.min(length - first.length, generated - from)))];
          },
        };
      };
    },
  };
};

const numbersAfter = (least: number, cases: readonly TestCase[]): ReadonlySet<number> =>
  new Set(
    cases
      .map(({ identifier }) => Number(/^TC-([1-9]\d*)$/.exec(identifier)?.[1]))
      .filter((number) => number > least)
      .sort((one, other) => one - other),
  );

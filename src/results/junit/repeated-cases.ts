import { type EarlierTry, type TestResult, testName } from '../../model/results.ts';
import type { ReadCase } from './case-builder.ts';

/**
 * How cases of equal name in one suite are read. `infer`: as tries of one test where the report shows that they are, else as tests of
 * their own. `attempts`: always as tries, for a caller who asked for retries.
 */
export type RepeatedCases = 'infer' | 'attempts' | 'separate';

/**
 * Puts the tries of one test together: the last decides, the ones before become `earlierTries`.
 *
 * Parameterised tests may share a name as well, and taking them for tries could hide a failure. So there must be proof: numbered
 * repetitions, a declared count that counts each name once, or one source line that did not pass each time.
 *
 * @param declaredTests the suite's own count
 */
export const foldRepeatedCases = (
  cases: readonly ReadCase[],
  declaredTests: number | undefined,
  mode: RepeatedCases,
): readonly TestResult[] => {
  const groups = Map.groupBy(cases, ({ test }) => `${testName(test)}\n${test.file ?? ''}`);
  if (groups.size === cases.length) return cases.map(({ test }) => test);

  const eachNameCountsOnce = declaredTests === groups.size;
  const places = new Map(cases.map((item, place) => [item, place]));
  const folded: { readonly place: number; readonly test: TestResult }[] = [];
  for (const group of groups.values()) {
    for (const tries of splitIntoTests(group, eachNameCountsOnce || mode === 'attempts')) {
      const [first] = tries;
      if (first !== undefined) folded.push({ place: places.get(first) ?? 0, test: mergeTries(tries.map(({ test }) => test)) });
    }
  }
  return folded.sort((one, other) => one.place - other.place).map(({ test }) => test);
};

const splitIntoTests = (group: readonly ReadCase[], areTries: boolean): readonly (readonly ReadCase[])[] => {
  if (group.length === 1) return [group];
  if (group.every(({ repetition }) => repetition !== undefined)) return splitByRepetition(group);
  return areTries || isUnsteadyLine(group) ? [group] : group.map((item) => [item]);
};

/** The nth case with one number belongs to the nth test of the name. */
const splitByRepetition = (group: readonly ReadCase[]): ReadCase[][] => {
  const tests: ReadCase[][] = [];
  const seen = new Map<number, number>();
  for (const item of group.toSorted((one, other) => numberOf(one) - numberOf(other))) {
    const nth = seen.get(numberOf(item)) ?? 0;
    seen.set(numberOf(item), nth + 1);
    const tries = tests[nth];
    if (tries === undefined) tests.push([item]);
    else tries.push(item);
  }
  return tests;
};

const numberOf = ({ repetition = 0 }: ReadCase): number => repetition;

const isUnsteadyLine = (group: readonly ReadCase[]): boolean => {
  const [first] = group;
  const { file, line } = first?.test ?? {};
  const isOneLine = file !== undefined && line !== undefined && group.every(({ test }) => test.line === line);
  return isOneLine && group.some(({ test }) => test.status !== 'passed' && test.status !== 'skipped');
};

const mergeTries = (tries: readonly TestResult[]): TestResult => {
  const last = tries.at(-1);
  if (last === undefined) throw new RangeError('A test has at least one try.');
  if (tries.length === 1) return last;
  return { ...last, earlierTries: [...tries.slice(0, -1).flatMap(triesOf), ...last.earlierTries] };
};

const triesOf = ({ status, failures, durationMs, earlierTries }: TestResult): EarlierTry[] => [
  ...earlierTries,
  { status, failures, ...(durationMs === undefined ? {} : { durationMs }) },
];

import { compileWildcard } from '../lib/wildcard.ts';
import type { Framework } from '../model/framework.ts';
import type { Quarantine, QuarantineEntry } from '../model/history.ts';
import { testName } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import type { KnownSuite, KnownTest } from '../model/run-plan.ts';
import { entriesOf, isExpired } from './quarantine.ts';

/** What is known of the tests that a quarantine file may name. */
export interface KnownTests {
  /** The discovered tests, selected or not; absent where they are unknown. */
  readonly suite?: KnownSuite | undefined;
  /** What reported. */
  readonly shards: readonly AnalyzedShard[];
  /** Other jobs run other tests of the same suite, or the run was cut short: what did not report may exist all the same. */
  readonly isPart: boolean;
}

/** Entries that no longer apply, and entries that match no known test; each as a sentence that names its line. */
export const quarantineWarnings = (
  quarantine: Quarantine,
  framework: Framework,
  at: Date,
  known: KnownTests,
): readonly string[] => {
  const isUnmatched = createUnmatched(known);
  const unmatched = entriesOf(quarantine, framework)
    .filter((entry) => !isExpired(entry, at) && isUnmatched(entry))
    .map((entry) => `${nameOf(quarantine, entry)} matches no known test. Correct "test", or remove the entry.`);
  return [...expiryWarnings(quarantine, framework, at), ...unmatched];
};

/** Entries that no longer apply. */
const expiryWarnings = (quarantine: Quarantine, framework: Framework, at: Date): readonly string[] =>
  entriesOf(quarantine, framework)
    .filter((entry) => isExpired(entry, at))
    .map((entry) => {
      const advice = 'Fix the test and remove the entry, or extend "until"';
      return `${nameOf(quarantine, entry)} expired on ${entry.until} and no longer applies. ${advice}.`;
    });

const nameOf = ({ file }: Quarantine, { line, test }: QuarantineEntry): string => `${file}:${line}: the quarantine of ${test}`;

const createUnmatched = ({ suite, shards, isPart }: KnownTests): ((entry: QuarantineEntry) => boolean) => {
  const tests = suite?.tests ?? [];
  const reported = shards.flatMap((shard) => [...shard.tests, ...shard.neverRan]);
  const isComplete = suite !== undefined && suite.unknown.length === 0 && suite.unseen === undefined;
  if (!isComplete && (isPart || reported.length === 0)) return () => false;

  const names = new Set([...reported, ...tests].map(testName));
  const openClasses = new Set(tests.filter(isNamedFreely).map(({ className }) => className));
  return ({ test }) => {
    if (names.has(test)) return false;
    const [className = ''] = test.split('#', 1);
    return !some(openClasses, className) && (!test.includes('*') || !some(names, test));
  };
};

/** Results may name such a test in ways that only a run shows. */
const isNamedFreely = ({ parameterized, naming }: KnownTest): boolean => parameterized || naming !== undefined;

const some = (names: ReadonlySet<string>, pattern: string): boolean =>
  names.has(pattern) || (pattern.includes('*') && names.values().some(compileWildcard(pattern)));

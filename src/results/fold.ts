import { type EarlierTry, type SessionResult, type Shard, type TestResult, testName } from './model.ts';

/** A test on one device in one shard, after all attempts: the last attempt that reported it decides. */
export interface FoldedTest {
  readonly device: string;
  readonly shard: Shard;
  /** As the last attempt reported it; `earlierTries` also holds the attempts before, oldest first. */
  readonly test: TestResult;
  /** The session of the last attempt. */
  readonly session: SessionResult;
  /** Passed in the end, after a try that did not. */
  readonly flaky: boolean;
}

const slotOf = (session: SessionResult): string => `${session.shard.index}/${session.shard.total}/${session.device}`;

/** Sessions of the same device and shard, in the order of their attempts. Devices are never retries of each other. */
export const groupAttempts = (sessions: readonly SessionResult[]): SessionResult[][] => {
  const slots = new Map<string, SessionResult[]>();
  for (const session of sessions) {
    const slot = slots.get(slotOf(session));
    if (slot === undefined) slots.set(slotOf(session), [session]);
    else slot.push(session);
  }
  return [...slots.values()].map((slot) => slot.toSorted((a, b) => a.attempt - b.attempt));
};

/**
 * Folds the attempts of each device and shard into one result a test.
 *
 * Tests of equal name within one session (parameterised tests) stay apart: the nth of one attempt is the nth of the next.
 */
export const foldTests = (sessions: readonly SessionResult[]): FoldedTest[] => {
  const folded: FoldedTest[] = [];
  for (const attempts of groupAttempts(sessions)) for (const test of foldAttempts(attempts)) folded.push(test);
  return folded;
};

/** The same for the attempts of one device and shard, which spares a caller with many sessions the whole list. */
export const foldAttempts = (attempts: readonly SessionResult[]): FoldedTest[] => {
  const [only] = attempts;
  if (only !== undefined && attempts.length === 1) return only.tests.map((test) => foldedOf(only, test));

  const last = new Map<string, FoldedTest>();
  for (const session of attempts) {
    const seen = new Map<string, number>();
    for (const test of session.tests) {
      const name = testName(test);
      const nth = seen.get(name) ?? 0;
      seen.set(name, nth + 1);
      const key = `${nth}#${name}`;
      const before = last.get(key);
      last.set(key, foldedOf(session, before === undefined ? test : withEarlier(before.test, test)));
    }
  }
  return [...last.values()];
};

const foldedOf = (session: SessionResult, test: TestResult): FoldedTest => ({
  device: session.device,
  shard: session.shard,
  test,
  session,
  flaky: isFlaky(test),
});

const isFlaky = (test: TestResult): boolean =>
  test.status === 'passed' && test.earlierTries.some((earlier) => earlier.status !== 'passed' && earlier.status !== 'skipped');

const withEarlier = (before: TestResult, last: TestResult): TestResult => {
  const replaced: EarlierTry = {
    status: before.status,
    failures: before.failures,
    ...(before.durationMs === undefined ? {} : { durationMs: before.durationMs }),
  };
  return { ...last, earlierTries: [...before.earlierTries, replaced, ...last.earlierTries] };
};

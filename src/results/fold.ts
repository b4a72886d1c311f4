import { type EarlierTry, type SessionResult, type TestResult, testName } from './model.ts';

/** A test on one device in one shard, after all attempts: the last attempt that reported it decides. */
export interface FoldedTest {
  /** As the last attempt reported it; `earlierTries` also holds the attempts before, oldest first. */
  readonly test: TestResult;
  /** The session of the last attempt. */
  readonly session: SessionResult;
}

/** All tests of one device and shard, after all attempts. */
export interface FoldedSlot {
  /** Each as in `FoldedTest`. Of a single attempt the session's own list: no result is copied. */
  readonly tests: readonly TestResult[];
  /** The session of the last attempt that reported one of `tests`. */
  sessionOf(test: TestResult): SessionResult;
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
 * Folds the attempts of one device and shard into one result a test.
 *
 * Tests of equal name within one session (parameterised tests) stay apart: the nth of one attempt is the nth of the next.
 */
export const foldAttempts = (attempts: readonly SessionResult[]): FoldedSlot => {
  const [only] = attempts;
  if (only !== undefined && attempts.length === 1) return { tests: only.tests, sessionOf: () => only };

  const last = new Map<string, FoldedTest>();
  for (const session of attempts) {
    const seen = new Map<string, number>();
    for (const test of session.tests) {
      const name = testName(test);
      const nth = seen.get(name) ?? 0;
      seen.set(name, nth + 1);
      const key = `${nth}#${name}`;
      const before = last.get(key);
      last.set(key, { session, test: before === undefined ? test : withEarlier(before.test, test) });
    }
  }
  const folded = [...last.values()];
  const sessions = new Map(folded.map(({ test, session }) => [test, session]));
  const sessionOf = (test: TestResult): SessionResult => {
    const session = sessions.get(test);
    if (session === undefined) throw new Error('unreachable: only tests of the slot are asked for');
    return session;
  };
  return { tests: folded.map(({ test }) => test), sessionOf };
};

/** Passed in the end, after a try that did not. */
export const isFlaky = (test: TestResult): boolean =>
  test.status === 'passed' && test.earlierTries.some((earlier) => earlier.status !== 'passed' && earlier.status !== 'skipped');

const withEarlier = (before: TestResult, last: TestResult): TestResult => {
  const replaced: EarlierTry = {
    status: before.status,
    failures: before.failures,
    ...(before.durationMs === undefined ? {} : { durationMs: before.durationMs }),
  };
  return { ...last, earlierTries: [...before.earlierTries, replaced, ...last.earlierTries] };
};

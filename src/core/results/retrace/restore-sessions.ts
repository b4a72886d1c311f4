import type { AmbiguousFrame, Crash } from '../../model/crash.ts';
import type { Failure, SessionResult, TestAttempt, TestResult } from '../../model/results.ts';
import { failureOfCrash, restoredCrash } from '../crash/describe-crash.ts';
import type { Mapping } from './read-mapping.ts';
import { collectClassNames, retraceClassName, retraceHeadline, retraceText } from './retrace-text.ts';

/** Collects names that may be obfuscated classes. */
export const classNamesIn = (sessions: Iterable<SessionResult>): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { tests, crash } of sessions)
    for (const text of [...(crash?.log ?? []), ...tests.flatMap(textsToRestore)]) collectClassNames(text, names);
  return names;
};

/** Lists the texts of a test that may contain obfuscated names. Returns an empty list for a test without failures. */
const textsToRestore = ({ failures, earlierAttempts, crash, systemOut = '', systemErr = '' }: TestResult): readonly string[] => {
  const all = [...failures, ...earlierAttempts.flatMap((attempt) => attempt.failures)];
  if (all.length === 0) return [];
  return [
    ...all.flatMap(({ type = '', message = '', trace = '' }) => [type, message, trace]),
    ...(crash?.log ?? []),
    systemOut,
    systemErr,
  ];
};

/** Restores the texts of a session, but not the names of its tests. */
export const restoreSession = (session: SessionResult, mappings: readonly Mapping[]): SessionResult => {
  const restore = createRestorer(mappings);
  const tests = session.tests.map((test) =>
    test.failures.length === 0 && test.earlierAttempts.length === 0 ? test : restore.test(test),
  );
  const crash = session.crash && restore.loose(session.crash);
  return { ...session, tests, ...(crash && { crash }) };
};

/** Lines of the trace in a log, without the heads of the log. */
const traceIn = (log: readonly string[]): readonly string[] =>
  log.flatMap((line) => {
    const at = line.search(/Caused by: |\tat |^ {1,40}at /);
    return at === -1 ? [] : line.slice(at);
  });

/** Puts the restored cause of the crash into the message that ends with it. */
const describedBy = (crash: Crash, before: Crash, restored: Failure, message: string | undefined): Failure => {
  if (message === failureOfCrash(before, undefined).message) {
    const { type = restored.type, message: described } = failureOfCrash(crash, undefined);
    return { ...restored, type, message: described };
  }
  return message?.endsWith(before.cause) === true
    ? { ...restored, message: `${message.slice(0, -before.cause.length)}${crash.cause}` }
    : restored;
};

const createRestorer = (mappings: readonly Mapping[]) => {
  const text = (value: string | undefined): string | undefined =>
    value === undefined ? undefined : retraceText(value, mappings).text;
  const lines = (log: readonly string[]): readonly string[] => retraceText(log.join('\n'), mappings).text.split('\n');

  const failure = (one: Failure): Failure => {
    const traced = one.trace === undefined ? undefined : retraceText(one.trace, mappings);
    const restoredMessage = one.message === undefined ? undefined : retraceText(one.message, mappings);
    const ambiguous: readonly AmbiguousFrame[] = traced?.ambiguous ?? restoredMessage?.ambiguous ?? [];
    return {
      ...one,
      type: one.type === undefined ? undefined : retraceClassName(one.type, mappings),
      message: restoredMessage?.text,
      trace: traced?.text,
      rawTrace: traced === undefined || traced.text === one.trace ? undefined : one.trace,
      ambiguousFrames: ambiguous.length === 0 ? undefined : ambiguous,
    };
  };
  const attempt = (one: TestAttempt): TestAttempt => ({ ...one, failures: one.failures.map(failure) });

  /** Restores the crash of a test, which the first failure describes. */
  const crashed = (test: TestResult): Pick<TestResult, 'crash' | 'failures'> => {
    const failures = test.failures.map(failure);
    const [first, ...others] = failures;
    const before = test.crash;
    if (before === undefined || first === undefined) return { crash: before, failures };
    const crash =
      first.trace === undefined
        ? { ...before, cause: retraceHeadline(before.cause, mappings), log: lines(before.log) }
        : restoredCrash(before, first.trace, lines(before.log));
    return { crash, failures: [describedBy(crash, before, first, test.failures[0]?.message), ...others] };
  };

  return {
    /** Restores the crash of a session, whose trace is only in its log. */
    loose: (before: Crash): Crash => {
      const log = lines(before.log);
      const cause = retraceHeadline(before.cause, mappings);
      return restoredCrash({ ...before, cause }, [cause, ...traceIn(log)].join('\n'), log);
    },
    test: (test: TestResult): TestResult => ({
      ...test,
      ...crashed(test),
      earlierAttempts: test.earlierAttempts.map(attempt),
      systemOut: text(test.systemOut),
      systemErr: text(test.systemErr),
    }),
  };
};

import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { matchesWildcard } from '../../../lib/wildcard.ts';
import type { PlannedSession, PlannedTest } from '../../builds/session-plan.ts';
import { fullName, type Outcome } from '../../builds/suite-test.ts';
import { failureMessage, swiftPlace, targetOf } from '../failure-text.ts';
import { sampleScreenshot } from '../video.ts';
import type { FailureSpec, StepSpec, TestRowSpec } from './bundle-spec.ts';
import { writeBundle } from './write-bundle.ts';

const words: Readonly<Record<Outcome, string>> = {
  pass: 'Success',
  fail: 'Failure',
  error: 'Failure',
  timeout: 'Failure',
  skip: 'Skipped',
};

/** The zip with the result bundle of an ended session, as the scenario sets it. */
export const sessionBundle = (session: PlannedSession): Promise<Buffer> => {
  const { 'failed-tests': failed = [], 'lost-tests': lost = [] } = session.orders['result-bundle'] ?? {};
  const isOneOf = (patterns: readonly string[], test: PlannedTest): boolean =>
    patterns.some((pattern) => matchesWildcard(pattern, fullName(test)));
  const tests = session.tests.flatMap((test) => {
    if (test.outcome === 'never' || isOneOf(lost, test)) return [];
    return [{ target: targetOf(test), rows: rowsOf(session, test, isOneOf(failed, test) ? 'fail' : test.outcome) }];
  });
  const files = writeBundle({
    device: session.device,
    startedAtMs: session.startsAtMs,
    finishedAtMs: session.endsAtMs,
    targets: [...Map.groupBy(tests, ({ target }) => target)].map(([name, own]) => ({
      name,
      rows: own.flatMap(({ rows }) => rows),
    })),
  });
  // Objects are compressed already.
  const zip = new ZipFile();
  for (const [path, bytes] of files)
    zip.addBuffer(bytes, `resultbundle.xcresult/${path}`, { mtime: new Date(session.endsAtMs), compress: false });
  zip.end();
  return buffer(zip.outputStream);
};

/** Each attempt that the service itself made is a row. */
const rowsOf = (session: PlannedSession, test: PlannedTest, outcome: Outcome): TestRowSpec[] => {
  const attempts = test.failedBefore ? (['fail', outcome] as const) : [outcome];
  const startMs = session.startsAtMs + test.startsAtMs;
  const durationMs = (test.endsAtMs - test.startsAtMs) / attempts.length;
  return attempts.map((own, index) => ({
    className: test.className,
    name: test.name,
    status: words[own],
    durationMs,
    iteration: attempts.length > 1 ? index + 1 : undefined,
    skipReason: own === 'skip' ? (test.message ?? 'Skipped by the scenario') : undefined,
    ...(words[own] === 'Failure' && failing(test, startMs + index * durationMs, durationMs)),
  }));
};

const failing = (test: PlannedTest, startMs: number, durationMs: number): Pick<TestRowSpec, 'failures' | 'steps'> => {
  const atMs = startMs + durationMs * 0.9;
  const message = failureMessage(test);
  const failure: FailureSpec = {
    message,
    type: 'Assertion Failure',
    ...swiftPlace(test),
    atMs,
    symbol: `${test.className}.${test.name}()`,
  };
  const step = (title: string, from: number, to: number, more: Partial<StepSpec> = {}): StepSpec => ({
    title,
    startedAtMs: startMs + durationMs * from,
    finishedAtMs: startMs + durationMs * to,
    ...more,
  });
  const screenshot = { name: 'Screenshot', fileName: 'Screenshot.png', uniformType: 'public.png', bytes: sampleScreenshot, atMs };
  const find = step('Find the "Add" Button', 0.4, 0.5);
  const steps = [
    step(`Start Test at ${new Date(startMs).toISOString()}`, 0, 0.1),
    step('Tap "Add" Button', 0.3, 0.6, { steps: [find] }),
    step(message, 0.9, 0.9, { failed: true, attachments: [screenshot] }),
  ];
  return { failures: [failure], steps };
};

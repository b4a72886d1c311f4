import { deviceLabel } from '../../model/device-shard.ts';
import type { RepeatedTest } from '../../model/repeats.ts';
import type { NamedTest, SessionResult, TestResult } from '../../model/results.ts';
import type { AnalyzedTest, RunAnalysis } from '../../model/run-analysis.ts';
import { isBadOutcome, type Outcome } from '../../model/status.ts';
import { isUnstable } from '../repeats.ts';
import { type CauseOfRun, causesOfRun, type FailureCauseOfRun } from './causes-of-run.ts';
import { createCauses } from './identify-cause.ts';

/** Also contains failed repeats, which other reports leave out. They come after causes that affect the verdict. */
export const causesWithUnstable = (run: RunAnalysis): readonly CauseOfRun[] => {
  const causes = causesOfRun(run);
  const unstable = unstableCauses(run);
  const at = causes.findIndex((cause) => cause.kind === 'failures' && !isBadOutcome(cause.outcome));
  return unstable.length === 0 ? causes : causes.toSpliced(at === -1 ? causes.length : at, 0, ...unstable);
};

/** Leaves out tests that passed on a retry, because they are already listed as flaky. */
const unstableCauses = ({ repeats, tests, devices, sessions }: RunAnalysis): readonly FailureCauseOfRun[] => {
  const identify = createCauses();
  const byName = new Map(tests.map((test) => [nameKey(test), test]));
  const found = (repeats?.tests ?? []).filter(isUnstable).flatMap((repeated) => {
    const test = byName.get(nameKey(repeated));
    const session = sessions.find((each) => each.device === repeated.device);
    const device = session === undefined ? -1 : devices.indexOf(deviceLabel(session));
    if (test === undefined || session === undefined || device === -1 || isFlakyOn(test, device)) return [];
    const result = failedTestResult(repeated);
    const outcome: Outcome = repeated.quarantined === undefined ? 'flaky' : 'quarantined';
    const sample = { test: result, session: failedSession(repeated, session) };
    const cause = identify(result, 'failed');
    const { failures } = result;
    const isQuarantined = outcome === 'quarantined';
    const group = { cause, outcome, isQuarantined, failures, devices: [device], samples: [sample] };
    return [{ test, group }];
  });
  return [...Map.groupBy(found, ({ group }) => `${group.cause.id} ${group.outcome}`).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { cause, outcome, devices: on } = first.group;
    const failed = own.map(({ test, group }) => ({ test, groups: [group] }));
    return [{ kind: 'failures' as const, id: cause.id, cause, outcome, tests: failed, devices: on }];
  });
};

const nameKey = ({ className, name }: NamedTest): string => `${className}\n${name}`;

const isFlakyOn = ({ failureGroups }: AnalyzedTest, device: number): boolean =>
  failureGroups.some(({ devices }) => devices.includes(device));

/** Result of the first failed repeat. All other runs become earlier attempts. */
const failedTestResult = ({ className, name, passed, failed, results }: RepeatedTest): TestResult => ({
  className,
  name,
  status: 'failed',
  failures: results.find(({ status }) => status === 'failed')?.failures ?? [],
  earlierAttempts: Array.from({ length: passed + failed - 1 }, () => ({ status: 'passed', failures: [] })),
});

/** Has no files, because the report folder has no separate files for repeats. */
const failedSession = ({ results }: RepeatedTest, session: SessionResult): SessionResult => {
  const failed = results.find(({ status }) => status === 'failed');
  if (failed === undefined) return session;
  const { buildId, sessionId, folder } = failed;
  return { ...session, buildId, sessionId, folder, tests: [], links: {}, files: {} };
};

import { present } from '../lib/present.ts';
import { deviceKey } from '../model/device-name.ts';
import { type SessionResult, type TestResult, testName } from '../model/results.ts';
import { hasFailedAttempt, isBad } from '../results/attempts.ts';
import type { RunState } from '../run/run-state.ts';
import { simpleName } from './job-problems.ts';
import type { Job } from './read-jobs.ts';

/**
 * Adds failures that the jobs stored and that the service does not tell the collector, for instance of a result bundle that it does not
 * download, or of a session in whose place the build lists another one: what is worse counts.
 *
 * @param jobs that count
 * @returns what there is to say of them
 */
export const addStoredFailures = (
  jobs: readonly Pick<Job, 'failures'>[],
  { facts, onCollected }: Pick<RunState, 'facts' | 'onCollected'>,
): readonly string[] => {
  const sessions = [...facts().sessions];
  const told = new Set(sessions.map(([, { buildId, sessionId }]) => sessionKey(buildId, sessionId)));
  const stored = Map.groupBy(
    jobs.flatMap(({ failures }) => failures),
    ({ build, session, device }) => (told.has(sessionKey(build, session)) ? sessionKey(build, session) : placeKey(build, device)),
  );
  // Another session on the device may tell the failed attempt of a flaky test.
  const failedOn = Map.groupBy(
    sessions.flatMap(([, { device, tests }]) =>
      tests.filter(hasFailedAttempt).map((test) => ({ device, name: simpleName(test) })),
    ),
    ({ device }) => deviceKey(device),
  );
  const added: string[] = [];
  for (const [key, session] of sessions) {
    const place = placeKey(session.buildId, session.device);
    const own = [...(stored.get(sessionKey(session.buildId, session.sessionId)) ?? []), ...(stored.get(place) ?? [])];
    stored.delete(place);
    const failed = new Set(session.tests.filter(({ status }) => isBad(status)).map(simpleName));
    const everFailed = new Set(failedOn.get(deviceKey(session.device))?.map(({ name }) => name));
    const unseen = own
      .map(({ test }) => test)
      .filter((test) => !(isBad(test.status) ? failed : everFailed).has(simpleName(test)));
    if (unseen.length === 0) continue;
    added.push(...unseen.map((test) => `${testName(test)} @ ${session.device}`));
    onCollected(key, { ...session, tests: withFailures(session, unseen) });
  }
  const [first, ...others] = added;
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return [`Failed according to the report of its job alone: ${first}${more}.`];
};

const sessionKey = (build: string, session: string | undefined): string => `${build}/${session ?? ''}`;

const placeKey = (build: string, device: string): string => `${build} ${deviceKey(device)}`;

const withFailures = ({ tests }: SessionResult, failures: readonly TestResult[]): readonly TestResult[] => {
  const open = new Map(failures.map((test) => [simpleName(test), test]));
  const replaced = tests.map((test) => {
    const failure = open.get(simpleName(test));
    if (failure === undefined) return test;
    open.delete(simpleName(test));
    if (!isBad(failure.status)) return { ...test, earlierAttempts: failure.earlierAttempts };
    return { ...test, status: failure.status, failures: failure.failures, ...present({ statusWord: failure.statusWord }) };
  });
  const unnamed = failures.filter((test) => open.get(simpleName(test)) === test);
  return [...replaced, ...unnamed];
};

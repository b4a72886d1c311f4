import type { Evidence, StatedOutcome } from '../../model/evidence.ts';
import type { SessionSummary } from '../../model/records.ts';
import type { SessionResult } from '../../model/results.ts';
import type { ExpectedSession } from '../../results/expected-sessions.ts';

/** The build's entry as evidence. */
export const entryEvidence = ({
  summary,
  deviceError,
  foreign,
  hidden,
  isUnsplit,
  knownTests,
  build,
}: ExpectedSession): Partial<Evidence> => ({
  summary: summary && { ...statedOutcome(summary), error: summary.error },
  deviceStatus: deviceError && { status: deviceError.status, message: deviceError.message },
  foreign,
  hidden,
  isUnsplit,
  ...(build.serviceRetries ? { serviceRetries: true } : {}),
  knownTests: knownTests ?? build.knownTests,
});

/** The build may have said more about the session since its results were fetched. */
export const withLatestEntry = (result: SessionResult, session: ExpectedSession): SessionResult => {
  const said = Object.entries(entryEvidence(session)).filter(([, value]) => value !== undefined);
  return { ...result, evidence: { ...result.evidence, ...Object.fromEntries(said) } };
};

/** What a build or session says of itself. */
export const statedOutcome = ({
  status,
  statusWord,
  counters,
  countersProblem,
  announcedTests,
}: StatedRecord): StatedOutcome => ({
  status,
  word: statusWord ?? status,
  counters,
  countersProblem,
  announcedTests,
});

type StatedRecord = Partial<Pick<SessionSummary, 'status' | 'statusWord' | 'counters' | 'countersProblem' | 'announcedTests'>>;

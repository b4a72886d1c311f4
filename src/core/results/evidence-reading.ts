import type { ErrorCode } from '../model/error-codes.ts';
import type { Evidence } from '../model/evidence.ts';
import type { SessionResult } from '../model/results.ts';
import { type Counters, countedTests, noCounters, type RunStatus } from '../model/status.ts';
import { countByStatus } from './accounting.ts';

/** How a field of a source, such as a count, compares with the results (see docs/internals/evidence.md). */
export type EvidenceCell = 'absent' | 'agrees' | 'better' | 'worse' | 'foreign' | 'unreadable';

export interface Ruling {
  readonly kind: 'error' | 'timed-out' | 'failed' | 'empty';
  readonly code: ErrorCode;
  /** Whether a later response may remove the finding, because data is missing or outdated. */
  readonly maySettle?: boolean;
}

export interface Reading {
  readonly cell: EvidenceCell;
  readonly clause?: string;
}

export interface EvidenceRow {
  readonly source: string;
  readonly field: string;
  readonly rulings: Readonly<Partial<Record<EvidenceCell, Ruling>>>;
  readonly read: (session: ComparedSession) => Reading;
}

/** A session with counts that all evidence rows use. */
export interface ComparedSession {
  readonly session: SessionResult;
  readonly tests: Counters;
  /** Counts from the JUnit report, or from the session details if there is no report. */
  readonly results: Counters;
  /** Earlier attempts, which some sources count as tests. */
  readonly attempts: Counters;
}

export interface Finding extends Ruling {
  readonly clause: string;
}

export const error = (code: ErrorCode): Ruling => ({ kind: 'error', code });
export const unsettled = (code: ErrorCode): Ruling => ({ kind: 'error', code, maySettle: true });
export const timedOut = (code: ErrorCode): Ruling => ({ kind: 'timed-out', code });
export const failed = (code: ErrorCode): Ruling => ({ kind: 'failed', code });
export const empty = (code: ErrorCode): Ruling => ({ kind: 'empty', code });

export const row = (source: string, field: string, rulings: EvidenceRow['rulings'], read: EvidenceRow['read']): EvidenceRow => ({
  source,
  field,
  rulings,
  read,
});

export const absent: Reading = { cell: 'absent' };
export const agrees: Reading = { cell: 'agrees' };
export const worse = (clause: string): Reading => ({ cell: 'worse', clause });
export const foreign = (clause: string): Reading => ({ cell: 'foreign', clause });
export const unreadable = (clause: string): Reading => ({ cell: 'unreadable', clause });

export const compareSession = (session: SessionResult): ComparedSession => {
  const { report, serviceRetries } = session.evidence;
  const tests = countByStatus(session.tests);
  const results = report.state === 'read' ? report.tests : { ...tests, passed: tests.passed + skippedInBundle(session) };
  const inReport = report.state === 'read' ? report.attempts : undefined;
  const attempts =
    serviceRetries === true ? (inReport ?? countByStatus(session.tests.flatMap((test) => test.earlierAttempts))) : noCounters;
  return { session, tests, results, attempts };
};

/** Counts tests that only the result bundle marks as skipped. The service may report them as passed. */
const skippedInBundle = ({ evidence: { bundle } }: SessionResult): number => (bundle?.state === 'read' ? bundle.skipped : 0);

export const countersOf = ({ evidence: { summary, details } }: SessionResult): readonly Counters[] =>
  [summary?.counters, details.state === 'read' ? details.counters : undefined].filter((each) => each !== undefined);

export const listedTests = ({ evidence: { details } }: SessionResult): Counters | undefined =>
  details.state === 'read' && countedTests(details.tests) > 0 ? details.tests : undefined;

/** Counts from all sources except the JUnit report. */
export const claimedCounts = (session: SessionResult): readonly Counters[] =>
  [...countersOf(session), listedTests(session)].filter((each) => each !== undefined);

export const declaredTotals = ({ evidence: { report } }: SessionResult): Counters | undefined =>
  report.state === 'read' ? report.declared : undefined;

/** Highest count that a source about the session gives, whether or not its results agree. */
export const mostCounted = (session: SessionResult, count: (counters: Counters) => number): number => {
  const { report, bundle } = session.evidence;
  const inReport = report.state === 'read' ? [report.tests, report.declared ?? noCounters] : [];
  const inBundle = bundle?.state === 'read' ? [{ ...noCounters, failed: bundle.hiddenFailures }] : [];
  return Math.max(...[countByStatus(session.tests), ...claimedCounts(session), ...inReport, ...inBundle].map(count));
};

export const isTimedOut = ({ evidence }: SessionResult): boolean =>
  [...statusesOf(evidence), evidence.deviceStatus?.status].includes('timed-out');

/** Tells whether the service skipped the session, as it does for a shard without tests. */
export const isSkipped = ({ evidence }: SessionResult): boolean => {
  const statuses = statusesOf(evidence);
  return statuses.length > 0 && statuses.every((status) => status === 'skipped');
};

const statusesOf = ({ summary, details }: Evidence): readonly RunStatus[] =>
  [summary?.status, details.state === 'read' ? details.status : undefined].filter((status) => status !== undefined);

export const noun = (count: number): string => (count === 1 ? 'test' : 'tests');

/** Codes of findings about incomplete results. `true` means that the missing data may still arrive. */
const incomplete: Readonly<Partial<Record<ErrorCode, boolean>>> = {
  'session-missing': false,
  'session-not-run': false,
  'session-unfinished': false,
  'session-hidden': false,
  'details-missing': true,
  'report-missing': true,
  'report-incomplete': true,
  'tests-never-ran': false,
  'no-tests-ran': false,
};

/** Replaces findings about incomplete results by one failure, because the service stopped the session on request. */
export const findingsOfStopped = (findings: readonly Finding[]): readonly Finding[] => {
  const others = findings.filter(({ code }) => incomplete[code] === undefined);
  const excused = findings.filter(({ code }) => incomplete[code] !== undefined);
  if (excused.length === 0) return findings;
  const maySettle = excused.some(({ code }) => incomplete[code] === true);
  const clause = 'the service stopped it after a test of its build had failed, so not all tests ran';
  return [...others, { kind: 'failed', code: 'tests-failed', clause, maySettle }];
};

import { deviceShardKey } from '../model/device-shard.ts';
import type { SessionJudgment, SessionResult } from '../model/results.ts';
import type { AnalyzedShard, JudgedSession } from '../model/run-analysis.ts';
import { hasRun, isBad, mergeAttempts } from './attempts.ts';
import { describeSession } from './describe.ts';
import { findingsOf } from './evidence.ts';
import type { Finding } from './evidence-reading.ts';

/** Sessions by device and shard, each with its attempts, oldest first. Devices are never retries of each other. */
export const analyzeShards = (sessions: readonly SessionResult[]): readonly AnalyzedShard[] =>
  [...Map.groupBy(sessions, deviceShardKey).values()].flatMap((own) => {
    const attempts = own.toSorted((a, b) => a.attempt - b.attempt);
    const last = attempts.at(-1);
    return last === undefined ? [] : [analyzeShard(attempts, last)];
  });

const analyzeShard = (attempts: readonly SessionResult[], last: SessionResult): AnalyzedShard => {
  const { tests, sessionOf } = mergeAttempts(attempts);
  const neverRan = tests.filter((test) => !hasRun(test));
  const judged = attempts.map((session) => ({ session, judgment: judgeSession(session) }));
  const deciding = decidingSessions(judged);
  return {
    attempts,
    last,
    tests: neverRan.length === 0 ? tests : tests.filter(hasRun),
    failed: tests.reduce((sum, { status }) => sum + (isBad(status) ? 1 : 0), 0),
    quarantined: none,
    neverRan,
    sessionOf,
    judgment: judgmentOf(deciding),
    judged,
    deciding,
  };
};

/** Shared: most runs quarantine nothing. */
const none: AnalyzedShard['quarantined'] = new Map();

/** What ran a device and shard whole replaces all before it; what ran some tests again only adds to it. */
const decidingSessions = (judged: readonly JudgedSession[]): readonly JudgedSession[] => {
  const lastWhole = judged.findLastIndex(({ session }) => !session.partial);
  return judged.slice(Math.max(0, lastWhole));
};

/** Failed tests are counted after all attempts; here it matters whether something went wrong that no test shows. */
const judgmentOf = (deciding: readonly JudgedSession[]): SessionJudgment => {
  const judgments = deciding.map(({ judgment }) => judgment);
  const worst = judgments.find(({ kind }) => kind === 'error') ?? judgments.find(({ kind }) => kind === 'timed-out');
  const [whole] = judgments;
  if (whole === undefined) throw new Error('unreachable: a device and shard has at least one session');
  return worst ?? whole;
};

/** From worst to least. */
const kinds = ['error', 'timed-out', 'failed', 'empty'] as const;

/** What one session proves by itself: the worst finding counts, and of several the first. */
export const judgeSession = (session: SessionResult): SessionJudgment => {
  const findings = findingsOf(session);
  const name = describeSession(session);
  for (const kind of kinds) {
    const finding = findings.find((each) => each.kind === kind);
    if (finding !== undefined) return { kind, code: finding.code, reason: sentence(name, finding) };
  }
  return { kind: 'passed', reason: `${name} passed` };
};

const sentence = (name: string, { kind, clause }: Finding): string =>
  kind === 'empty' ? `${name} ${clause}` : `${name}: ${clause}`;

/** A later request may still settle what is wrong: what is missing may arrive, and what disagrees may be outdated. */
export const mayStillSettle = (session: SessionResult): boolean =>
  !['read', 'document'].includes(session.evidence.details.state) || findingsOf(session).some(({ maySettle }) => maySettle);

/** Worth another request, though nothing is wrong without it. A session without tests has no result bundle. */
export const mayBundleArrive = ({ tests, evidence: { bundle } }: SessionResult): boolean =>
  bundle?.state === 'missing' && bundle.mayArrive && tests.length > 0;

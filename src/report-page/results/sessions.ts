import { deviceLabel } from '../../core/model/device-shard.ts';
import type { BundleEvidence, Evidence, ReportEvidence } from '../../core/model/evidence.ts';
import type { SessionJudgment, SessionResult } from '../../core/model/results.ts';
import type { Counters } from '../../core/model/status.ts';
import { hasRun, isBad } from '../../core/results/attempts.ts';
import { knownMs } from '../../core/wording/run-times.ts';
import { webAddress } from '../../lib/addresses.ts';
import { capitalized } from '../../lib/capitalized.ts';
import { shownText } from '../../lib/escape/invisible.ts';
import type { SessionData } from '../report-data.ts';
import { hasFetchedFiles } from '../session-files/session-files.ts';
import { maxNameLength } from '../shown-text.ts';

const maxReason = 600;
const maxStatement = 400;
const maxFiles = 20;
/** Matches files directly in the folder of the session. Screenshots are in a subfolder. */
const plainFileName = /^[\w-]+\.[\w.-]+$/;

export const sessionData = (session: SessionResult, judgment: SessionJudgment, runStart: Date): Omit<SessionData, 'results'> => {
  const { tests, sessionId, startedAt, files } = session;
  const startMs = startedAt && startedAt.getTime() - runStart.getTime();
  return {
    device: shownText(deviceLabel(session), maxNameLength),
    shard: session.shard.index + 1,
    shards: session.shard.total,
    attempt: session.attempt + 1,
    kind: sessionId === undefined ? 'missing' : judgment.kind,
    reason: shownText(capitalized(judgment.reason), maxReason),
    code: judgment.code,
    id: sessionId === undefined ? undefined : shownText(sessionId, maxStatement),
    startMs: Number.isFinite(startMs) ? startMs : undefined,
    durationMs: knownMs(session.durationMs),
    queuedMs: knownMs(session.queuedMs),
    tests: tests.filter(hasRun).length,
    bad: tests.filter(({ status }) => isBad(status)).length,
    evidence: evidenceOf(session.evidence),
    folder: shownText(session.folder, maxStatement),
    files: Object.values(files)
      .flatMap((names) => names.filter((name) => plainFileName.test(name)))
      .slice(0, maxFiles)
      .map((name) => shownText(name, maxStatement)),
    hasFiles: hasFetchedFiles(session),
    dashboard: webAddress(session.links.dashboard),
    video: webAddress(session.links.video),
  };
};

const evidenceOf = ({ summary, deviceStatus, details, report, bundle }: Evidence): SessionData['evidence'] => {
  const statements = [
    ['Device', deviceStatus?.message],
    ['Build', summary && joinClauses([summary.rawStatus, countersText(summary.counters), summary.error])],
    ['Session', detailsText(details)],
    ['Report', reportText(report)],
    ['Result bundle', bundle && bundleText(bundle)],
  ] as const;
  return statements.flatMap(([source, text]) => (text === undefined ? [] : [[source, shownText(text, maxStatement)] as const]));
};

const detailsText = (details: Evidence['details']): string => {
  if (details.state === 'document') return `results from the report of ${details.job}`;
  if (details.state !== 'read') return `${details.state}: ${details.message}`;
  return joinClauses([details.rawStatus, countersText(details.counters ?? details.tests)]);
};

const reportText = (report: ReportEvidence): string => {
  if (report.state === 'none') return 'this framework has none';
  if (report.state !== 'read') return `${report.state}: ${report.message}`;
  const declared = report.declared === undefined ? undefined : `declares ${countersText(report.declared)}`;
  return joinClauses([countersText(report.tests), declared, ...report.problems.slice(0, 3)]);
};

const bundleText = (bundle: BundleEvidence): string => {
  if (bundle.state !== 'read') return `${bundle.state}: ${bundle.message}`;
  const { unlisted, lacking, failed, failures, hiddenFailures } = bundle;
  const lists = [
    ['failed only here', failed],
    ['not in the details', unlisted],
    ['only in the details', lacking],
    ['outside of tests', failures],
  ] as const;
  const clauses = lists.flatMap(([what, texts]) => (texts.length === 0 ? [] : [`${what}: ${texts.slice(0, 3).join(', ')}`]));
  if (hiddenFailures > 0) clauses.push(`failures that Xcode counted, but that the bundle does not contain: ${hiddenFailures}`);
  return clauses.length === 0 ? 'agrees with the details' : joinClauses(clauses);
};

const joinClauses = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('; ');

const countersText = (counters: Counters | undefined): string | undefined => {
  if (counters === undefined) return undefined;
  const counted = counterLabels.flatMap(([name, label]) => (counters[name] > 0 ? [`${counters[name]} ${label}`] : []));
  return counted.length === 0 ? 'no tests' : counted.join(', ');
};

const counterLabels = [
  ['passed', 'passed'],
  ['failed', 'failed'],
  ['error', 'in error'],
  ['timedOut', 'timed out'],
  ['skipped', 'skipped'],
  ['pending', 'not run'],
] as const;

import { capitalized } from '../../../lib/capitalized.ts';
import { deviceLabel } from '../../../model/device-shard.ts';
import { codeMark } from '../../../model/error-codes.ts';
import type { BundleEvidence, Evidence, ReportEvidence } from '../../../model/evidence.ts';
import type { SessionJudgment, SessionResult } from '../../../model/results.ts';
import type { RunAnalysis } from '../../../model/run-analysis.ts';
import type { Counters } from '../../../model/status.ts';
import { hasRun, isBad } from '../../../results/attempts.ts';
import { webAddress } from '../../web-address.ts';
import type { SessionData, SessionKind } from '../report-data.ts';
import { maxNameLength, shownText } from '../shown-text.ts';

const maxReason = 600;
const maxStatement = 400;
const maxFiles = 20;
/** In the session's folder itself: screenshots have a folder of their own, and the page shows them. */
const plainFileName = /^[\w-]+\.[\w.-]+$/;

/** Writes what the page says of a session. */
type EncodeSession = (session: SessionResult, judgment: SessionJudgment, hasFiles: boolean) => SessionData;

export const createSessionEncoder = ({ startedAt }: Pick<RunAnalysis, 'startedAt'>): EncodeSession => {
  return (session, judgment, hasFiles) => {
    const { tests } = session;
    const kind: SessionKind = session.sessionId === undefined ? 'missing' : judgment.kind;
    const dashboard = webAddress(session.links.dashboard);
    const video = webAddress(session.links.video);
    const files = Object.entries(session.files)
      .flatMap(([, names]) => names.filter((name) => plainFileName.test(name)))
      .slice(0, maxFiles)
      .map((name) => shownText(name, maxStatement));
    return {
      device: shownText(deviceLabel(session), maxNameLength),
      shard: session.shard.index + 1,
      shards: session.shard.total,
      attempt: session.attempt + 1,
      kind,
      reason: sentence(judgment),
      ...(session.sessionId === undefined ? {} : { id: shownText(session.sessionId, maxStatement) }),
      ...timesOf(session, startedAt),
      tests: tests.filter(hasRun).length,
      bad: tests.reduce((sum, { status }) => sum + (isBad(status) ? 1 : 0), 0),
      evidence: evidenceOf(session.evidence),
      folder: shownText(session.folder, maxStatement),
      ...(files.length === 0 ? {} : { files }),
      ...(dashboard === undefined ? {} : { dashboard }),
      ...(video === undefined ? {} : { video }),
      hasFiles,
    };
  };
};

const sentence = ({ reason, code }: SessionJudgment): string => {
  const mark = code === undefined ? '' : ` ${codeMark(code)}`;
  return `${shownText(capitalized(reason), maxReason)}${mark}`;
};

const timesOf = (session: SessionResult, runStart: Date): Pick<SessionData, 'startMs' | 'durationMs' | 'queuedMs'> => {
  const startMs = session.startedAt === undefined ? Number.NaN : session.startedAt.getTime() - runStart.getTime();
  return {
    ...(Number.isFinite(startMs) ? { startMs } : {}),
    ...(isLength(session.durationMs) ? { durationMs: session.durationMs } : {}),
    ...(isLength(session.queuedMs) ? { queuedMs: session.queuedMs } : {}),
  };
};

const isLength = (durationMs: number | undefined): durationMs is number =>
  durationMs !== undefined && Number.isFinite(durationMs) && durationMs >= 0;

const evidenceOf = ({ summary, deviceStatus, details, report, bundle }: Evidence): (readonly [string, string])[] => {
  const said: [string, string][] = [];
  if (deviceStatus !== undefined) said.push(['Device', deviceStatus.message]);
  if (summary !== undefined) said.push(['Build', words([summary.word, countersText(summary.counters), summary.error])]);
  if (details.state === 'document') said.push(['Session', `results from the report of ${details.job}`]);
  else if (details.state !== 'read') said.push(['Session', `${details.state}: ${details.message}`]);
  else said.push(['Session', words([details.word, countersText(details.counters ?? details.tests)])]);
  said.push(['Report', reportText(report)]);
  if (bundle !== undefined) said.push(['Result bundle', bundleText(bundle)]);
  return said.map(([source, statement]) => [source, shownText(statement, maxStatement)]);
};

const reportText = (report: ReportEvidence): string => {
  if (report.state === 'none') return 'this framework has none';
  if (report.state !== 'read') return `${report.state}: ${report.message}`;
  const declared = report.declared === undefined ? undefined : `declares ${countersText(report.declared)}`;
  return words([countersText(report.tests), declared, ...report.problems.slice(0, 3)]);
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
  const said = lists.flatMap(([what, texts]) => (texts.length === 0 ? [] : [`${what}: ${texts.slice(0, 3).join(', ')}`]));
  if (hiddenFailures > 0) said.push(`failures that Xcode counted, but that the bundle does not contain: ${hiddenFailures}`);
  return said.length === 0 ? 'agrees with the details' : words(said);
};

const words = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('; ');

const countersText = (counters: Counters | undefined): string | undefined => {
  if (counters === undefined) return undefined;
  const { passed, failed, skipped, timedOut, error, pending } = counters;
  const counts: [number, string][] = [
    [passed, 'passed'],
    [failed, 'failed'],
    [error, 'in error'],
    [timedOut, 'timed out'],
    [skipped, 'skipped'],
    [pending, 'not run'],
  ];
  const said = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return said.length === 0 ? 'no tests' : said.join(', ');
};

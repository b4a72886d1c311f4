import { deviceLabel } from '../../core/model/device-shard.ts';
import type { AnalyzedShard, AnalyzedTest, JudgedSession } from '../../core/model/run-analysis.ts';
import { describeSession } from '../../core/results/describe.ts';
import { countFailures } from '../../core/results/totals.ts';
import { amongThem, describeBalance, shortNames } from '../../core/wording/describe-tests.ts';
import { formatDuration } from '../../lib/durations.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { showInvisible } from '../../lib/escape/invisible.ts';
import { fencedBlock, inlineText } from '../../lib/escape/markdown.ts';
import { counted, digits } from '../../lib/numbers.ts';
import { codeName, duration, foldable, kindLabels, kindText, nameText, table, utcTime } from './format.ts';
import { placesOf } from './problems.ts';
import type { Part, View } from './view.ts';

export const sessions: Part = (view) => {
  const { run, detail } = view;
  if (run.shards.length === 0) return [];
  const { shown, more } = mostUrgent(run.shards, detail.timelineRows);
  const bars = timeline(shown, run.startedAt);
  const blocks = [
    ...(run.balance === undefined ? [] : [inlineText(describeBalance(run.balance))]),
    ...(bars === undefined ? [] : [bars]),
    ...(bars !== undefined && more.length > 0
      ? [`The timeline leaves out ${counted(attemptsOf(more), 'session')}. ${urgencyNote}`]
      : []),
    ...sessionTable(view),
  ];
  return blocks.length === 0 ? [] : ['### Sessions', ...blocks];
};

const mostUrgent = (shards: readonly AnalyzedShard[], limit: number) => {
  const ordered = shards.length <= limit ? shards : shards.toSorted(byUrgency);
  return { shown: ordered.slice(0, limit), more: ordered.slice(limit) };
};

/** Number of sessions. Each attempt of a shard on a device is one session. */
const attemptsOf = (shards: readonly AnalyzedShard[]): number => shards.reduce((sum, { attempts }) => sum + attempts.length, 0);

const urgencyNote = 'Sessions with problems come first, then the slowest.';

const sessionTable = ({ run: { shards }, detail }: View): string[] => {
  if (detail.sessionRows === 0) return [];
  const { shown, more } = mostUrgent(shards, detail.sessionRows);
  const hasShards = shards.some(({ last }) => last.shard.total > 1);
  const wasQueued = shards.some(({ attempts }) => attempts[0]?.queuedMs !== undefined);
  const all: { title: string; isShown?: boolean; of: (shard: AnalyzedShard) => string }[] = [
    {
      title: 'Device',
      of: ({ last }) => nameText(last.ranOn ? `${last.ranOn} (instead of ${deviceLabel(last)})` : deviceLabel(last)),
    },
    { title: 'Shard', isShown: hasShards, of: ({ last: { shard } }) => `${shard.index + 1} of ${shard.total}` },
    { title: 'Result', of: sessionText },
    { title: 'Tests', of: ({ tests }) => digits(tests.length) },
    { title: 'Started', of: ({ attempts }) => utcTime(attempts[0]?.startedAt) },
    { title: 'Queued', isShown: wasQueued, of: ({ attempts }) => duration(attempts[0]?.queuedMs) },
    { title: 'Duration', of: (shard) => duration(isTimed(shard) ? totalMs(shard) : undefined) },
    { title: 'Links', of: placesOf },
  ];
  const columns = all.filter(({ isShown = true }) => isShown);
  const header = columns.map(({ title }) => title);
  const rows = shown.map((shard) => columns.map(({ of }) => of(shard)));
  const leftOut = `The table leaves out ${counted(attemptsOf(more), 'session')}. ${urgencyNote} See the full report.`;
  return [foldable(counted(attemptsOf(shown), 'session'), [table(header, rows), ...(more.length > 0 ? [leftOut] : [])])];
};

const sessionText = (shard: AnalyzedShard): string =>
  kindOrCounts(shard) + (shard.attempts.length > 1 ? ` (attempt ${shard.attempts.length})` : '');

const kindOrCounts = (shard: AnalyzedShard): string => {
  if (shard.judgment.kind !== 'failed') return kindText(shard.judgment.kind);
  const { failed, quarantined } = countFailures(shard);
  if (failed + quarantined === 0) return `${kindText('passed')} after a retry`;
  if (failed === 0) return `⚠️ ${digits(quarantined)} quarantined`;
  return `❌ ${digits(failed + quarantined)} failed${amongThem({ quarantined })}`;
};

const totalMs = ({ attempts }: AnalyzedShard): number => attempts.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0);

const isTimed = ({ attempts }: AnalyzedShard): boolean => attempts.some(({ durationMs }) => durationMs !== undefined);

const byUrgency = (a: AnalyzedShard, b: AnalyzedShard): number =>
  Number(b.judgment.kind !== 'passed') - Number(a.judgment.kind !== 'passed') || totalMs(b) - totalMs(a);

export const slowest: Part = ({ run, detail }) => {
  const tests = slowestOf(run.tests, detail.slowest);
  if (tests.length === 0) return [];
  const nameOf = shortNames(tests);
  const several = run.devices.length > 1;
  const rows = tests.map((test) => [
    codeName(nameOf(test)),
    duration(test.slowestMs),
    ...(several ? [nameText(run.devices[test.slowestOn] ?? ''), duration(test.averageMs)] : []),
  ]);
  const header = several ? ['Test', 'Slowest', 'Device', 'Average'] : ['Test', 'Duration'];
  return [foldable('Slowest tests', [table(header, rows)])];
};

/** Finds the slowest tests. It sorts only some candidates, because sorting all tests would take too long. */
const slowestOf = (tests: readonly AnalyzedTest[], limit: number): AnalyzedTest[] => {
  if (limit === 0) return [];
  let kept: AnalyzedTest[] = [];
  let threshold = 0;
  for (const test of tests) {
    if (test.slowestMs <= threshold) continue;
    kept.push(test);
    if (kept.length < 20 * limit) continue;
    kept = slowestFirst(kept).slice(0, limit);
    threshold = kept.at(-1)?.slowestMs ?? 0;
  }
  return slowestFirst(kept).slice(0, limit);
};

const slowestFirst = (tests: readonly AnalyzedTest[]): AnalyzedTest[] => tests.toSorted((a, b) => b.slowestMs - a.slowestMs);

const barWidth = 40;
const maxName = 50;
/** Latest plausible time after the start of the run. A later time is an error of the service. */
const maxOffsetMs = 30 * 24 * 3_600_000;

/** Renders one colored bar per session. Undefined if fewer than two sessions have times. */
export const timeline = (shards: readonly AnalyzedShard[], startedAt: Date): string | undefined => {
  const rows = shards.flatMap((shard) => shard.judged.flatMap((judged) => timelineRow(shard, judged, startedAt)));
  if (rows.length < 2) return undefined;
  const endMs = Math.max(...rows.map((row) => row.startMs + row.durationMs));
  const nameWidth = Math.max(...rows.map(({ name }) => name.length));
  const scale = `${'0 s'.padEnd(barWidth)}${formatDuration(endMs)}`;
  const lines = rows.map((row) =>
    `${row.sign} ${row.name.padEnd(nameWidth)}  ${bar(row, endMs).padEnd(barWidth)}${[formatDuration(row.durationMs), row.problem].filter((text) => text !== '').join(', ')}`.trimEnd(),
  );
  return fencedBlock([`  ${' '.repeat(nameWidth)}  ${scale}`, ...lines].join('\n'), 'diff');
};

const timelineRow = (shard: AnalyzedShard, { session, judgment }: JudgedSession, startedAt: Date) => {
  const offsetMs = (session.startedAt?.getTime() ?? Number.NaN) - startedAt.getTime();
  if (!(offsetMs <= maxOffsetMs)) return [];
  return [
    {
      ...coloring(shard, judgment.kind),
      name: cutText(showInvisible(describeSession(session)).replace(/\s+/g, ' '), maxName),
      // The start can be negative, because the clocks of the service and the runner may differ.
      startMs: Math.max(0, offsetMs),
      durationMs: Math.min(session.durationMs ?? 0, maxOffsetMs),
    },
  ];
};

/** Sign and text of a line. In a `diff` block, GitHub colors a line by its sign. */
const coloring = (shard: AnalyzedShard, kind: JudgedSession['judgment']['kind']): { sign: string; problem: string } => {
  if (kind === 'passed') return { sign: '+', problem: '' };
  if (kind === 'empty' || kind === 'waiting') return { sign: '!', problem: kindLabels[kind][1] };
  if (kind !== 'failed' || shard.attempts.length > 1) return { sign: '-', problem: kindLabels[kind][1] };
  const { failed, quarantined } = countFailures(shard);
  return failed > 0
    ? { sign: '-', problem: `${digits(failed + quarantined)} failed${amongThem({ quarantined })}` }
    : { sign: '!', problem: `${digits(quarantined)} quarantined` };
};

const bar = ({ startMs, durationMs }: ReturnType<typeof timelineRow>[number], endMs: number): string => {
  const cell = Math.max(endMs, 1) / (barWidth - 1);
  const start = Math.min(barWidth - 2, Math.round(startMs / cell));
  const length = Math.max(1, Math.min(barWidth - 1 - start, Math.round(durationMs / cell)));
  return `${' '.repeat(start)}${'█'.repeat(length)}`;
};

import { formatDuration } from '../../lib/durations.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { showInvisible } from '../../lib/escape/invisible.ts';
import { fencedBlock } from '../../lib/escape/markdown.ts';
import type { AnalyzedShard, JudgedSession } from '../../model/run-analysis.ts';
import { describeSession } from '../../results/describe.ts';
import { type SessionLine, sessionLine } from './session-words.ts';

const barWidth = 40;
const maxName = 50;
/** Times beyond this are errors of the service. */
const maxOffsetMs = 30 * 24 * 3_600_000;

interface Row extends SessionLine {
  readonly name: string;
  readonly startMs: number;
  readonly durationMs: number;
}

/** Sessions over time, a bar for each, colored by result. Undefined where fewer than two have times. */
export const timeline = (shards: readonly AnalyzedShard[], startedAt: Date): string | undefined => {
  const rows = shards.flatMap((shard) => shard.judged.flatMap((judged) => rowOf(shard, judged, startedAt)));
  if (rows.length < 2) return undefined;
  const endMs = Math.max(...rows.map((row) => row.startMs + row.durationMs));
  const nameWidth = Math.max(...rows.map(({ name }) => name.length));
  const scale = `${'0 s'.padEnd(barWidth)}${formatDuration(endMs)}`;
  const lines = rows.map((row) =>
    `${row.sign} ${row.name.padEnd(nameWidth)}  ${bar(row, endMs).padEnd(barWidth)}${[formatDuration(row.durationMs), row.problem].filter((word) => word !== '').join(', ')}`.trimEnd(),
  );
  return fencedBlock([`  ${' '.repeat(nameWidth)}  ${scale}`, ...lines].join('\n'), 'diff');
};

const rowOf = (shard: AnalyzedShard, { session, judgment }: JudgedSession, startedAt: Date): Row[] => {
  const offsetMs = (session.startedAt?.getTime() ?? Number.NaN) - startedAt.getTime();
  if (!(offsetMs <= maxOffsetMs)) return [];
  return [
    {
      ...sessionLine(shard, judgment.kind),
      name: cutText(showInvisible(describeSession(session)).replace(/\s+/g, ' '), maxName),
      // Never before the start: the clocks of the service and of the runner differ.
      startMs: Math.max(0, offsetMs),
      durationMs: Math.min(session.durationMs ?? 0, maxOffsetMs),
    },
  ];
};

const bar = ({ startMs, durationMs }: Row, endMs: number): string => {
  const cell = Math.max(endMs, 1) / (barWidth - 1);
  const start = Math.min(barWidth - 2, Math.round(startMs / cell));
  const length = Math.max(1, Math.min(barWidth - 1 - start, Math.round(durationMs / cell)));
  return `${' '.repeat(start)}${'█'.repeat(length)}`;
};

import { ganttName } from '../../lib/escape/mermaid.ts';
import type { SessionResult } from '../../model/results.ts';
import type { AnalyzedShard } from '../../model/run-analysis.ts';
import { describeShard } from '../../results/describe.ts';
import { quarantinedIn } from './problems.ts';

/** GitHub refuses diagrams of 50,000 characters and more. */
const maxCharacters = 45_000;
/** Pixels: section names stand left of the bars, which cover them where there is too little room. */
const minPadding = 75;
const characterWidth = 7;
const indentAndLineEnd = 3;
const secondMs = 1_000;
const shortRunMs = 600_000;
/** Times count from the start of the run, since a chart would show them in the time zone of the reader. */
const epochMs = Date.UTC(2000, 0, 1);
/** Times beyond this are errors of the service. */
const maxOffsetMs = 30 * 24 * 3_600_000;

export interface Chart {
  /** Mermaid, without its fence. */
  readonly text: string;
  /** Devices left out. */
  readonly hidden: number;
}

/**
 * Sessions over time, by device and shard, as a Gantt chart. Where there are too many, it shows devices with problems first, then
 * the slowest, and leaves out the others.
 */
export const ganttChart = (shards: readonly AnalyzedShard[], startedAt: Date, maxSessions: number): Chart | undefined => {
  const devices = [...Map.groupBy(shards.filter(hasTimes), ({ last }) => last.device)];
  const ranked = shards.length > maxSessions ? devices.toSorted(byUrgency) : devices;
  const shown = firstThatFit(ranked, startedAt, maxSessions);
  if (shown.length === 0) return undefined;
  const endMs = Math.max(...shown.map((section) => section.endMs));
  const padding = Math.max(minPadding, ...shown.map(({ name }) => name.length * characterWidth));
  const [unit, axis] = endMs < shortRunMs ? ['Minutes and seconds', '%M:%S'] : ['Hours and minutes', '%H:%M'];
  return {
    text: [
      `%%{init: {"gantt": {"leftPadding": ${padding}}}}%%`,
      'gantt',
      `  title ${unit} since the start`,
      '  dateFormat YYYY-MM-DD HH:mm:ss',
      `  axisFormat ${axis}`,
      ...shown.flatMap(({ name, tasks }) => [`  section ${name}`, ...tasks.map((task) => `  ${task}`)]),
    ].join('\n'),
    hidden: ranked.length - shown.length,
  };
};

interface Section {
  readonly name: string;
  readonly tasks: readonly string[];
  readonly endMs: number;
}

/** At least one device, however many sessions it has, unless it alone exceeds what a diagram may hold. */
const firstThatFit = (devices: readonly [string, AnalyzedShard[]][], startedAt: Date, maxSessions: number): Section[] => {
  const sections: Section[] = [];
  let sessions = 0;
  let characters = 0;
  for (const [device, shards] of devices) {
    const name = ganttName(device);
    const tasks = shards.flatMap((shard) => tasksOf(shard, startedAt));
    sessions += shards.length;
    characters += [`section ${name}`, ...tasks].reduce((sum, line) => sum + line.length + indentAndLineEnd, 0);
    if (characters > maxCharacters || (sections.length > 0 && sessions > maxSessions)) break;
    sections.push({ name, tasks, endMs: Math.max(...shards.map((shard) => endOf(shard, startedAt))) });
  }
  return sections;
};

const hasTimes = ({ attempts }: AnalyzedShard): boolean =>
  attempts.some(({ startedAt }) => Number.isFinite(startedAt?.getTime()));

const byUrgency = ([, a]: [string, AnalyzedShard[]], [, b]: [string, AnalyzedShard[]]): number =>
  problemsOf(b) - problemsOf(a) || totalMs(b) - totalMs(a);

const problemsOf = (shards: readonly AnalyzedShard[]): number =>
  shards.filter(({ judgement }) => judgement.kind !== 'passed').length;

export const totalMs = (shards: readonly AnalyzedShard[]): number =>
  shards.flatMap(({ attempts }) => attempts).reduce((sum, { durationMs = 0 }) => sum + durationMs, 0);

const tasksOf = (shard: AnalyzedShard, startedAt: Date): string[] =>
  shard.attempts.flatMap((session) => {
    const startMs = offsetMs(session, startedAt);
    if (startMs === undefined) return [];
    const problem = session === shard.last ? problemWord(shard) : '';
    const start = new Date(epochMs + startMs).toISOString().slice(0, 19).replace('T', ' ');
    const seconds = Math.max(1, Math.round(durationOf(session) / secondMs));
    return [`${taskName(session, problem)} :${problem === '' ? 'done' : 'crit'}, ${start}, ${seconds}s`];
  });

const problemWord = (shard: AnalyzedShard): string => {
  const { judgement, failed } = shard;
  if (judgement.kind === 'passed' || judgement.kind === 'empty') return '';
  const counted = failed - quarantinedIn(shard);
  if (judgement.kind === 'failed' && failed > 0 && counted === 0) return '';
  return judgement.kind === 'failed' ? `${counted} failed` : judgement.kind.replace('-', ' ');
};

/** Repeats the color in words. */
const taskName = ({ shard, attempt }: SessionResult, problem: string): string => {
  const part = shard.total > 1 ? describeShard(shard) : 'all tests';
  return ganttName([part, ...(attempt > 0 ? [`attempt ${attempt + 1}`] : []), problem].filter((word) => word !== '').join(' - '));
};

const endOf = ({ attempts }: AnalyzedShard, startedAt: Date): number =>
  Math.max(0, ...attempts.map((session) => (offsetMs(session, startedAt) ?? 0) + durationOf(session)));

const durationOf = ({ durationMs = 0 }: SessionResult): number => Math.min(durationMs, maxOffsetMs);

/** Never before the start: the clocks of the service and of the runner differ. */
const offsetMs = (session: SessionResult, startedAt: Date): number | undefined => {
  const offset = (session.startedAt?.getTime() ?? Number.NaN) - startedAt.getTime();
  return offset <= maxOffsetMs ? Math.max(0, offset) : undefined;
};

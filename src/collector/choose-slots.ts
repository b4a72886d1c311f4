import type { Shard } from '../model/device-shard.ts';
import { problem, type RunProblem } from '../model/error-codes.ts';
import { type JobFacts, type JobReport, slotKey } from './job-report.ts';

type JobSession = JobFacts['sessions'][number];

/** One device and shard of a job, after all its attempts. */
export interface ReportedSlot {
  readonly key: string;
  readonly device: string;
  readonly shard: Shard;
  readonly report: JobReport;
  /** Oldest first. */
  readonly attempts: readonly JobSession[];
  readonly last: JobSession;
}

export interface SlotChoice {
  readonly slots: readonly ReportedSlot[];
  /** Reports that count for at least one device and shard, or that have none. */
  readonly current: readonly JobReport[];
  /** Reports between which no rule can choose. */
  readonly errors: readonly RunProblem[];
}

/**
 * For each device and shard the newest report counts, as for builds: a job that ran again replaces what it stored before, and so does a
 * new job in a later run attempt. Two jobs that stand side by side are no rerun of each other.
 *
 * Only a derived name tells for certain that a report replaces another as a whole, since it holds a hash of what the job asks for. Under
 * a name that the user gave, jobs for different devices may have stored theirs: there it replaces what it reports itself, no more.
 */
export const chooseSlots = (reports: readonly JobReport[]): SlotChoice => {
  const ordered = reports.toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));
  const names = new Set(reports.map(({ name }) => name));
  const jobs = new Map(ordered.map((report) => [report, jobOf(report, names)]));
  const newestOfJob = new Map(ordered.map((report) => [jobs.get(report), report]));
  const newest = ordered.filter((report) => !derivedName.test(report.name) || newestOfJob.get(jobs.get(report)) === report);
  const slots = new Map<string, ReportedSlot>();
  const errors: RunProblem[] = [];
  for (const slot of newest.flatMap(slotsOf)) {
    const older = slots.get(slot.key)?.report;
    if (older !== undefined && standsBeside(older, slot.report, jobs))
      errors.push(
        problem('matrix-builds-rival', `the artifacts ${older.name} and ${slot.report.name} both report ${slot.device}`),
      );
    slots.set(slot.key, slot);
  }
  const counting = new Set([...slots.values()].map(({ report }) => report));
  const isCurrent = (report: JobReport): boolean => counting.has(report) || report.facts.sessions.length === 0;
  return { slots: [...slots.values()], current: newest.filter(isCurrent), errors };
};

const derivedName = /-attempt-\d{1,6}-[0-9a-f]{8}(?:-\d{1,2})?$/;
const attemptInName = /-attempt-(\d{1,6})(?=-|$)/;

/** All of the name but the run attempt, and the count that a name gets that is taken. */
const jobOf = ({ name }: JobReport, names: ReadonlySet<string>): string => {
  const uncounted = name.replace(/-\d{1,2}$/, '');
  return (names.has(uncounted) || derivedName.test(name) ? uncounted : name).replace(attemptInName, '');
};

const runAttemptOf = ({ name }: JobReport): number => Number(attemptInName.exec(name)?.[1] ?? 0);

/** A job whose inputs changed between run attempts has another name, but none under it in the run attempt before. */
const standsBeside = (older: JobReport, newer: JobReport, jobs: ReadonlyMap<JobReport, string>): boolean =>
  jobs.get(older) !== jobs.get(newer) &&
  [...jobs].some(([report, job]) => job === jobs.get(newer) && runAttemptOf(report) === runAttemptOf(older));

const slotsOf = (report: JobReport): ReportedSlot[] => {
  const groups = Map.groupBy(report.facts.sessions, slotKey);
  return [...groups].flatMap(([key, sessions]) => {
    const attempts = sessions.toSorted((a, b) => a.attempt - b.attempt);
    const last = attempts.at(-1);
    if (last === undefined) return [];
    const shard = { index: last.shard - 1, total: last.shards };
    return [{ key, device: last.device, shard, report, attempts, last }];
  });
};

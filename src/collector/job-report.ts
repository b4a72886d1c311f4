import type { TestResult } from '../model/results.ts';
import { type JobDocument, testOf } from './job-document.ts';

/** A job's artifact with all that its `results.json` says. */
export interface StoredReport {
  /** Of the artifact. */
  readonly name: string;
  readonly archive: string;
  readonly document: JobDocument;
}

export type JobFacts = JobDocument['results']['extra'];

/** What one job stored, in a fraction of its document's memory: the reports of all jobs are held together. */
export interface JobReport extends Pick<StoredReport, 'name' | 'archive'> {
  /** RFC 3339. */
  readonly timestamp: string;
  readonly facts: JobFacts;
  /** By `slotKey`. */
  readonly tests: ReadonlyMap<string, readonly TestResult[]>;
  readonly hasFailedTest: boolean;
}

type Slot = Pick<JobFacts['sessions'][number], 'device' | 'shard' | 'shards'>;

/** Device and shard, whatever the attempt. */
export const slotKey = ({ device, shard, shards }: Slot): string => `${shard}/${shards}/${device}`;

/** For the documents of all jobs, since devices run the same tests: each name is held once. */
export const createJobReports = (): ((stored: StoredReport) => JobReport) => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const known = names.get(text);
    if (known === undefined) names.set(text, text);
    return known ?? text;
  };
  return ({ name, archive, document }) => {
    const { extra: facts, tests } = document.results;
    const bySlot = new Map<string, TestResult[]>();
    const own = tests.filter(({ extra }) => extra.kind === 'test');
    for (const test of own) {
      const result = testOf(test);
      const key = slotKey(test.extra);
      const slot = bySlot.get(key) ?? [];
      if (slot.length === 0) bySlot.set(key, slot);
      slot.push({ ...result, className: nameOf(result.className), name: nameOf(result.name) });
    }
    const hasFailedTest = own.some(({ status }) => status === 'failed');
    return { name, archive, timestamp: document.timestamp, facts, tests: bySlot, hasFailedTest };
  };
};

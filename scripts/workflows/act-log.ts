import { z } from 'zod';

const entrySchema = z.object({
  level: z.string(),
  msg: z.string(),
  job: z.string(),
  jobID: z.string(),
  stepID: z.array(z.string()).default([]),
  command: z.string().optional(),
  name: z.string().optional(),
  arg: z.string().optional(),
  jobResult: z.string().optional(),
});

type Entry = z.output<typeof entrySchema>;

/** One job as it ran; a job of a matrix is one of several with the same id. */
export interface JobRun {
  readonly id: string;
  /** Numbered within a matrix. */
  readonly name: string;
  readonly outcome: 'success' | 'failure';
  /** Outputs by the step's id, or by its place in the job where it has none. */
  readonly outputs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Everything that it logged, a line each. */
  readonly log: readonly string[];
}

/** act gives all jobs of a matrix one result, so a job's own is read from the error that it logs itself: commands are those of a step. */
const hasFailed = (entries: readonly Entry[]): boolean =>
  entries.some(({ level, command }) => level === 'error' && command === undefined) ||
  !entries.some(({ jobResult }) => jobResult !== undefined);

const outputsOf = (entries: readonly Entry[]): JobRun['outputs'] => {
  const outputs: Record<string, Record<string, string>> = {};
  for (const { command, stepID, name = '', arg = '' } of entries) {
    if (command !== 'set-output') continue;
    const step = stepID.join('.');
    outputs[step] = { ...outputs[step], [name]: arg };
  }
  return outputs;
};

const parseLine = (line: string): readonly Entry[] => {
  if (!line.startsWith('{')) return [];
  const entry = entrySchema.safeParse(JSON.parse(line));
  return entry.success ? [entry.data] : [];
};

/** The jobs that ran, from the output of `act --json`. Skipped jobs log nothing. */
export const readActLog = (output: string): readonly JobRun[] => {
  const byJob = Map.groupBy(output.split('\n').flatMap(parseLine), ({ job }) => job.trim());
  return [...byJob].map(([name, entries]) => ({
    id: entries[0]?.jobID ?? '',
    name,
    outcome: hasFailed(entries) ? 'failure' : 'success',
    outputs: outputsOf(entries),
    log: entries.map(({ msg }) => msg.trimEnd()),
  }));
};

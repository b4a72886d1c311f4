import { z } from 'zod';
import type { ActRun } from './act.ts';
import type { ExpectedRun } from './expected-runs.ts';

const text = z.string().default('');
const entrySchema = z.object({
  level: text,
  job: text,
  jobID: text,
  command: text,
  name: text,
  arg: text,
  content: text,
  jobResult: text,
});
type Entry = z.output<typeof entrySchema>;

/** act gives all combinations of a matrix one result. What a combination came to is read from the error that act logs for it. */
const hasFailed = (entries: readonly Entry[]): boolean =>
  entries.some(({ level, command }) => level === 'error' && command === '') || entries.every(({ jobResult }) => jobResult === '');

const entriesOf = (output: string): readonly Entry[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => entrySchema.parse(JSON.parse(line)));

/** Job summary of the last step that wrote one; empty if none did. */
export const summaryOf = ({ output }: ActRun): string =>
  entriesOf(output).findLast(({ command }) => command === 'summary')?.content ?? '';

/** How a run differs from what is expected. */
export const problemsOf = (
  { output, posts }: ActRun,
  { jobs, outputs, posts: expectedPost = '' }: Pick<ExpectedRun, 'jobs' | 'outputs' | 'posts'>,
): readonly string[] => {
  const entries = entriesOf(output);
  const allRuns = [...Map.groupBy(entries, ({ job }) => job).values()];
  const wrongJobs = Object.entries(jobs).flatMap(([id, [count, failures]]) => {
    const runs = allRuns.filter(([first]) => first?.jobID === id);
    const failed = runs.filter(hasFailed).length;
    if (runs.length === count && failed === failures) return [];
    return [`${id}: ${failed} of ${runs.length} failed; expected ${failures} of ${count}`];
  });
  const lastJob = entries.filter(({ command, jobID }) => command === 'set-output' && jobID === Object.keys(jobs).at(-1));
  const set = lastJob.map(({ name, arg }) => `${name}=${arg}`);
  const missing = outputs.filter((part) => !set.some((line) => line.includes(part)));
  const isPosted = expectedPost === '' || posts.some((body) => body.includes(expectedPost));
  return [
    ...wrongJobs,
    ...(isPosted ? [] : [`nothing with "${expectedPost}" was posted, but ${JSON.stringify(posts)}`]),
    ...missing.map((part) => `no output contains "${part}" in:\n    ${set.join('\n    ')}`),
  ];
};

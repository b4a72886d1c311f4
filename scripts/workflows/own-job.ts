import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from './examples.ts';
import { type Workflow, workflowSchema } from './workflow.ts';

/** The job of this project's own CI that runs the action from its checkout, on the one system that there is here. */
export const ownActionJob = (): Workflow => {
  const { jobs, ...rest } = workflowSchema.parse(parse(readFileSync(path.join(root, '.github/workflows/ci.yml'), 'utf8')));
  const job = jobs.action;
  if (job === undefined) throw new Error('.github/workflows/ci.yml has no job "action".');
  return { ...rest, jobs: { action: { ...job, strategy: { ...job.strategy, matrix: { os: ['ubuntu-latest'] } } } } };
};

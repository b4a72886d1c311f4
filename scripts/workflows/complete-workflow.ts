import { parse } from 'yaml';
import type { Example } from './find-examples.ts';
import { type Step, type Workflow, workflowSchema } from './workflow.ts';

const checkout: Step = { uses: 'actions/checkout@v7' };

const checksOut = (step: Step): boolean => step.uses?.startsWith('actions/checkout@') === true;

/**
 * An example as a whole workflow: steps alone become a job that checks the repository out first, jobs without a trigger run on a push.
 *
 * Throws ZodError for what is neither.
 */
export const completeWorkflow = ({ yaml }: Example): Workflow => {
  const parsed: unknown = parse(yaml);
  if (!Array.isArray(parsed)) return workflowSchema.parse({ name: 'Example', on: 'push', ...Object(parsed) });
  const { jobs, ...rest } = workflowSchema.parse({
    name: 'Example',
    on: 'push',
    jobs: { example: { 'runs-on': 'ubuntu-latest', steps: parsed } },
  });
  const steps = jobs.example?.steps ?? [];
  return {
    ...rest,
    jobs: { example: { ...jobs.example, steps: steps.some(checksOut) ? steps : [checkout, ...steps] } },
  };
};

import { z } from 'zod';

const stepSchema = z.looseObject({
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});

const jobSchema = z.looseObject({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  if: z.unknown().optional(),
  strategy: z.looseObject({ matrix: z.unknown() }).optional(),
  steps: z.array(stepSchema).default([]),
});

/** A workflow file, as far as the harness looks at it; everything else is kept as it is. */
export const workflowSchema = z.looseObject({ on: z.unknown(), jobs: z.record(z.string(), jobSchema) });

export type Workflow = z.output<typeof workflowSchema>;
export type Job = z.output<typeof jobSchema>;
export type Step = z.output<typeof stepSchema>;

/** Ids of the jobs that a job waits for. */
export const needsOf = ({ needs = [] }: Job): readonly string[] => [needs].flat();

/** The workflow with other steps; jobs keep everything else. */
export const mapSteps = (workflow: Workflow, change: (step: Step) => Step): Workflow => ({
  ...workflow,
  jobs: Object.fromEntries(Object.entries(workflow.jobs).map(([id, job]) => [id, { ...job, steps: job.steps.map(change) }])),
});

/** `owner/name/folder@ref`, taken apart. */
export interface UsedAction {
  readonly repository: string;
  /** Empty for the action in the root. */
  readonly folder: string;
  readonly ref: string;
}

/** The action that a step uses, unless it lies in the workflow's own repository. */
export const usedAction = ({ uses = '' }: Step): UsedAction | undefined => {
  const found = /^(?<repository>[\w.-]+\/[\w.-]+)(?:\/(?<folder>[\w./-]+))?@(?<ref>.+)$/.exec(uses)?.groups;
  return found === undefined
    ? undefined
    : { repository: found.repository ?? '', folder: found.folder ?? '', ref: found.ref ?? '' };
};

const isOwn = ({ repository }: UsedAction): boolean => repository.endsWith('/mobile-test-cloud');

/** The action of this project that a step uses: `''` for the root's, else its folder. */
export const ownAction = (step: Step): string | undefined => {
  const used = usedAction(step);
  return used !== undefined && isOwn(used) ? used.folder : undefined;
};

/** Every action of other repositories, once. */
export const actionsUsed = ({ jobs }: Workflow): readonly UsedAction[] => {
  const used = Object.values(jobs).flatMap(({ steps }) => steps.flatMap((step) => usedAction(step) ?? []));
  return [...new Map(used.map((action) => [`${action.repository}@${action.ref}`, action])).values()];
};

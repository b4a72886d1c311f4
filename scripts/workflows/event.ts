import type { Workflow } from './workflow.ts';

export interface WorkflowEvent {
  readonly name: string;
  readonly payload: unknown;
}

/** The pull request that events and the stand-in for GitHub's services speak of. */
export const pullRequest = { number: 7, title: 'SHOP-1: mend the cart', head: 'SHOP-2-pay' } as const;

const head = 'c0ffee0000000000000000000000000000000000';

const payloads: Readonly<Record<string, unknown>> = {
  pull_request: {
    action: 'opened',
    number: pullRequest.number,
    pull_request: {
      number: pullRequest.number,
      title: pullRequest.title,
      head: { ref: pullRequest.head, sha: head },
      base: { ref: 'main', sha: head },
    },
  },
  push: { ref: 'refs/heads/main', repository: { default_branch: 'main' } },
  schedule: { schedule: '0 3 * * *' },
  workflow_dispatch: { ref: 'refs/heads/main', inputs: {} },
};

const namesOf = (on: unknown): readonly string[] => {
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on.map(String) : Object.keys(Object(on));
};

/** The first event that starts the workflow and that can be made up here; undefined when there is none. */
export const eventFor = ({ on }: Workflow): WorkflowEvent | undefined => {
  const name = namesOf(on).find((event) => event in payloads);
  return name === undefined ? undefined : { name, payload: payloads[name] };
};

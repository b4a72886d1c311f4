import { readFile } from 'node:fs/promises';

/** What the event that started the workflow says, as far as it is used. */
export interface WorkflowEvent {
  readonly pullRequest?: {
    readonly number: number;
    readonly headSha: string;
    readonly title?: string;
    /** Name of the branch that is to be merged. */
    readonly branch?: string;
  };
}

/** Reads the runner's event file; anything unexpected in it counts as absent. */
export const readEvent = async (environment: Readonly<Record<string, string | undefined>>): Promise<WorkflowEvent> => {
  const file = environment.GITHUB_EVENT_PATH;
  if (!file) return {};
  try {
    const payload: unknown = JSON.parse(await readFile(file, 'utf8'));
    const pull = member(payload, 'pull_request');
    const number = member(pull, 'number');
    const head = member(pull, 'head');
    const sha = member(head, 'sha');
    if (typeof number !== 'number' || typeof sha !== 'string') return {};
    const title = member(pull, 'title');
    const branch = member(head, 'ref');
    return {
      pullRequest: {
        number,
        headSha: sha,
        ...(typeof title === 'string' ? { title } : {}),
        ...(typeof branch === 'string' ? { branch } : {}),
      },
    };
  } catch {
    return {};
  }
};

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

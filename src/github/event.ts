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
  /** A group of pull requests that a merge queue tests together. */
  readonly mergeGroup?: {
    readonly baseSha: string;
    readonly headSha: string;
  };
}

/** Reads the runner's event file; anything unexpected in it counts as absent. */
export const readEvent = async (environment: Readonly<Record<string, string | undefined>>): Promise<WorkflowEvent> => {
  const file = environment.GITHUB_EVENT_PATH;
  if (!file) return {};
  try {
    const payload: unknown = JSON.parse(await readFile(file, 'utf8'));
    return { ...pullRequestOf(memberOf(payload, 'pull_request')), ...mergeGroupOf(memberOf(payload, 'merge_group')) };
  } catch {
    return {};
  }
};

const pullRequestOf = (pull: unknown): Pick<WorkflowEvent, 'pullRequest'> => {
  const number = memberOf(pull, 'number');
  const head = memberOf(pull, 'head');
  const sha = memberOf(head, 'sha');
  if (typeof number !== 'number' || typeof sha !== 'string') return {};
  const title = memberOf(pull, 'title');
  const branch = memberOf(head, 'ref');
  return {
    pullRequest: {
      number,
      headSha: sha,
      ...(typeof title === 'string' ? { title } : {}),
      ...(typeof branch === 'string' ? { branch } : {}),
    },
  };
};

const mergeGroupOf = (group: unknown): Pick<WorkflowEvent, 'mergeGroup'> => {
  const [baseSha, headSha] = [memberOf(group, 'base_sha'), memberOf(group, 'head_sha')];
  return typeof baseSha === 'string' && typeof headSha === 'string' ? { mergeGroup: { baseSha, headSha } } : {};
};

/** An own property of an object from outside; undefined for anything else. */
export const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

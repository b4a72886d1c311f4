import type { Annotation, StepContext } from '../../src/context.ts';
import { readGitHubContext } from '../../src/github/github-context.ts';

import { systemClock } from '../../src/lib/clock.ts';

/** A runner that keeps everything in memory, for commands that run inside the test's own process. */
export interface MemoryRunner extends StepContext {
  readonly lines: string[];
  readonly outputs: Record<string, string>;
  readonly state: Record<string, string>;
  readonly annotations: Annotation[];
  readonly masks: string[];
  readonly summaries: string[];
  readonly failed: boolean;
  cancel(reason: Error): void;
}

/** @param inputs as under `with:`; what is left out is not set at all, so the code's own defaults hold */
export const createMemoryRunner = (
  workspace: string,
  inputs: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> = {},
): MemoryRunner => {
  const controller = new AbortController();
  const environment: Record<string, string> = {
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: 'ann/shop',
    GITHUB_RUN_ID: '4711',
    RUNNER_TEMP: workspace,
    ...variables,
  };
  for (const [name, value] of Object.entries(inputs)) environment[`INPUT_${name.toUpperCase()}`] = value;
  const lines: string[] = [];
  const say = (prefix: string) => (line: string) => void lines.push(`${prefix}${line}`);
  const memory = { lines, outputs: {}, state: {}, annotations: [], masks: [], summaries: [] } satisfies Partial<MemoryRunner>;
  const outputs: Record<string, string> = memory.outputs;
  const state: Record<string, string> = memory.state;
  const annotations: Annotation[] = memory.annotations;
  const masks: string[] = memory.masks;
  const summaries: string[] = memory.summaries;
  let failed = false;
  return {
    ...memory,
    environment,
    isPostStep: false,
    github: readGitHubContext(environment),
    clock: systemClock,
    random: Math.random,
    isSimulated: () => false,
    signal: controller.signal,
    log: {
      info: say(''),
      notice: say('notice: '),
      warning: say('warning: '),
      error: say('error: '),
      debug: say('debug: '),
      group: (title, work) => {
        lines.push(`# ${title}`);
        return work();
      },
    },
    mask: (secret) => void masks.push(secret),
    setOutputs: (values) => {
      Object.assign(outputs, values);
      return undefined;
    },
    saveState: (name, value) => {
      state[name] = value;
    },
    getState: (name) => state[name] ?? '',
    annotate: (annotation) => void annotations.push(annotation),
    writeSummary: async (markdown) => void summaries.push(markdown),
    fail: () => {
      failed = true;
    },
    get failed() {
      return failed;
    },
    cancel: (reason) => controller.abort(reason),
  };
};

import type { Annotation, StepContext } from '../../src/action/context.ts';
import { readGitHubContext } from '../../src/action/github/github-context.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { Masker } from '../../src/lib/masking/masker.ts';
import { asVariables } from './input-problems.ts';

/** Runner that keeps everything in memory, for commands that run in the process of the test. */
export type MemoryRunner = ReturnType<typeof createMemoryRunner>;

/** @param inputs as under `with:`. Other inputs are not set, so that the defaults of the code apply. */
export const createMemoryRunner = (
  workspace: string,
  inputs: Readonly<Record<string, string>> = {},
  variables: Readonly<Record<string, string>> = {},
) => {
  const controller = new AbortController();
  const environment: Record<string, string> = {
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: 'ann/shop',
    GITHUB_RUN_ID: '4711',
    RUNNER_TEMP: workspace,
    ...variables,
    ...asVariables(inputs),
  };
  const lines: string[] = [];
  const masks: string[] = [];
  const summaries: string[] = [];
  const annotations: Annotation[] = [];
  const outputs: Record<string, string> = {};
  const state: Record<string, string> = {};
  const say = (before: string) => (line: string) => void lines.push(`${before}${line}`);
  let failed = false;
  return {
    lines,
    masks,
    summaries,
    annotations,
    outputs,
    state,
    environment,
    isPostStep: false,
    github: readGitHubContext(environment),
    masker: new Masker(),
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
      group: async <Result>(title: string, work: () => Promise<Result>): Promise<Result> => {
        say('# ')(title);
        return work();
      },
    },
    mask: (secret: string): void => void masks.push(secret),
    setOutputs: (values: Readonly<Record<string, string>>): undefined => void Object.assign(outputs, values),
    saveState: (name: string, value: string): void => void Object.assign(state, { [name]: value }),
    getState: (name: string): string => state[name] ?? '',
    annotate: (annotation: Annotation): void => void annotations.push(annotation),
    writeSummary: async (markdown: string): Promise<void> => void summaries.push(markdown),
    fail: (): void => {
      failed = true;
    },
    get failed() {
      return failed;
    },
    cancel: (reason: Error): void => controller.abort(reason),
  } satisfies StepContext & Record<string, unknown>;
};

import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { startCachedGitHub } from '../helpers/fixtures.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { espresso, type Inputs, scenario } from '../helpers/scenario.ts';
import { virtualClock } from '../helpers/virtual-clock.ts';

const dayMs = 86_400_000;

interface Night {
  readonly overrides?: ScenarioInput['overrides'];
  readonly scenario?: ScenarioInput;
  readonly inputs?: Inputs;
  readonly options?: RunOptions;
  /** Id of the workflow run; by default the next number. */
  readonly id?: number;
}

/** A repository whose runs on the default branch keep issues. Their history is on a branch. Each run has the next id. */
export const openNightlyRepository = async () => {
  const github = await startCachedGitHub();
  let last = 0;
  /** Runs the action. The caller disposes of the run. */
  const run = ({ overrides = [], scenario: changes = {}, inputs = {}, options = {}, id = last + 1 }: Night = {}) => {
    last = Math.max(last, id);
    const own = { 'github-token': github.token, issues: 'true', history: 'branch:test-history', 'artifact-name': '', ...inputs };
    const base = espresso(own, scenario({ overrides, ...changes }));
    return runAction({
      event: { name: 'push', payload: { repository: { default_branch: 'main' } } },
      ...base,
      ...options,
      inputs: { ...base.inputs, ...options.inputs },
      env: { ...base.env, ...github.env, GITHUB_RUN_ID: String(id), GITHUB_SHA: `c${id}`, ...options.env },
      files: { ...base.files, ...options.files },
    });
  };
  const events = (since = 0): readonly string[] => github.issueEvents.slice(since).map(({ issue, kind }) => `${issue} ${kind}`);
  return {
    github,
    run,
    /** Runs the action, and returns what it did to issues: `101 opened`. */
    night: async (night: Night = {}): Promise<readonly string[]> => {
      const before = github.issueEvents.length;
      await using _run: ActionRun = await run(night);
      return events(before);
    },
    passDays: (days: number): void => virtualClock.jumpWallClock(days * dayMs),
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  };
};

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { discoverSuite } from '../../src/binaries/discover-suite.ts';
import { readScenarioFile } from '../../src/embedded/scenario.ts';
import { startEmbeddedCloud } from '../../src/embedded/server.ts';
import { startGitHubServices } from '../../test/helpers/github-services.ts';
import { temporaryDirectory } from '../../test/helpers/temp.ts';
import { runAct, standIns } from './act.ts';
import { type JobRun, readActLog } from './act-log.ts';
import { checkJobs } from './check-jobs.ts';
import { eventFor, pullRequest } from './event.ts';
import { root } from './examples.ts';
import { pointAtCloud, secretsFor } from './point-at-cloud.ts';
import { makeProject } from './project.ts';
import type { Variant } from './variants.ts';
import { actionsUsed, ownAction, type UsedAction, type Workflow } from './workflow.ts';

export interface ExampleRun {
  readonly jobs: readonly JobRun[];
  /** Empty when everything is as it must be. */
  readonly problems: readonly string[];
  readonly durationMs: number;
}

interface Place {
  readonly act: string;
  /** A copy of this project's actions. */
  readonly actions: string;
  readonly runId: number;
}

const labelsOf = (workflow: Workflow): readonly string[] => {
  const words = [...JSON.stringify(workflow).matchAll(/"((?:ubuntu|macos|windows)-[\w.-]+|self-hosted)"/g)];
  return [...new Set(words.map(([, label = '']) => label))];
};

/** Where a runner would fetch an action from: this checkout, or a stand-in of the same name. */
const folderOf = (action: UsedAction, actions: string): string =>
  ownAction({ uses: `${action.repository}@${action.ref}` }) === undefined ? path.join(standIns, action.repository) : actions;

/** Runs all jobs of an example once, on a cloud and services of its own. */
export const runExample = async (variant: Variant, { act, actions, runId }: Place): Promise<ExampleRun> => {
  await using folder = await temporaryDirectory();
  const at = (name: string): string => {
    mkdirSync(path.join(folder.path, name), { recursive: true });
    return path.join(folder.path, name);
  };
  const event = eventFor(variant.workflow);
  if (event === undefined) return { jobs: [], problems: ['Nothing that can be made up here starts it.'], durationMs: 0 };
  const cloud = await startEmbeddedCloud({
    storageDir: at('cloud'),
    scenario: { ...(await readScenarioFile(path.join(root, 'docs/examples/cloud.yml'))), ...variant.scenario },
    // Another name than the usual `embedded`, since the runner masks it wherever it stands.
    username: 'user-of-the-examples',
    discoverTests: async (suite) => (await discoverSuite(suite))?.tests,
  });
  const github = await startGitHubServices();
  github.addPullRequest({ ...pullRequest, commits: [{ sha: 'c1', message: 'Refs SHOP-3' }] });
  try {
    const workflow = pointAtCloud(variant.workflow, cloud.origin);
    makeProject(at('project'), workflow);
    const startedAtMs = performance.now();
    const output = await runAct({
      program: act,
      project: at('project'),
      folder: at('runner'),
      workflow: '.github/workflows/example.yml',
      event,
      runId,
      secrets: secretsFor(workflow, { ...cloud, githubToken: github.token }),
      actions: new Map(
        actionsUsed(workflow).map((action) => [`${action.repository}@${action.ref}`, folderOf(action, actions)] as const),
      ),
      labels: labelsOf(workflow),
      github,
    });
    const jobs = readActLog(output);
    const problems = jobs.length === 0 ? [output.slice(-2_000)] : checkJobs({ ...variant, workflow }, jobs);
    return { jobs, problems, durationMs: performance.now() - startedAtMs };
  } finally {
    await github[Symbol.asyncDispose]();
    await cloud.close();
  }
};

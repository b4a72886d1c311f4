import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { GitHubServices } from '../../test/helpers/github-services.ts';
import type { WorkflowEvent } from './event.ts';
import { root } from './examples.ts';

export interface ActRun {
  readonly program: string;
  /** The repository with the workflow. */
  readonly project: string;
  /** For everything that the run leaves behind. */
  readonly folder: string;
  readonly workflow: string;
  readonly event: WorkflowEvent;
  readonly runId: number;
  readonly secrets: Readonly<Record<string, string>>;
  /** Folders by `owner/repository@ref`: what a runner would fetch. */
  readonly actions: ReadonlyMap<string, string>;
  /** Labels of `runs-on`. */
  readonly labels: readonly string[];
  /** Services of GitHub: act's own artifact service does not know what `@actions/artifact` 6 sends, and it has no REST interface. */
  readonly github: GitHubServices;
}

/** Programs and actions that no machine here has. */
export const standIns = path.join(root, 'scripts/workflows/stand-ins');

const limitMs = 180_000;

const flags = (flag: string, values: readonly string[]): readonly string[] => values.flatMap((value) => [flag, value]);

const envFile = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');

/**
 * Runs a workflow with act, every job on this machine ("self-hosted"), and answers what it printed (`--json`).
 *
 * Throws Error when it outlives three minutes.
 */
export const runAct = async (run: ActRun): Promise<string> => {
  const file = (name: string, content: string): string => {
    const target = path.join(run.folder, name);
    writeFileSync(target, content, { mode: 0o600 });
    return target;
  };
  for (const name of ['home', 'actions']) mkdirSync(path.join(run.folder, name), { recursive: true });
  const environment = {
    ...run.github.env,
    GITHUB_RUN_ID: String(run.runId),
    SAMPLES: path.join(root, 'samples'),
    STAND_INS: standIns,
  };
  const options = [
    ...flags('--directory', [run.project]),
    ...flags('--workflows', [run.workflow]),
    ...flags('--action-cache-path', [path.join(run.folder, 'actions')]),
    ...flags('--eventpath', [file('event.json', JSON.stringify(run.event.payload))]),
    ...flags('--env-file', [file('env', envFile(environment))]),
    ...flags('--secret-file', [file('secrets', envFile(run.secrets))]),
    ...flags(
      '--platform',
      run.labels.map((label) => `${label}=-self-hosted`),
    ),
    ...flags(
      '--local-repository',
      [...run.actions].map(([name, folder]) => `${name}=${folder}`),
    ),
    '--json',
    '--no-cache-server',
    '--rm',
  ];
  const home = path.join(run.folder, 'home');
  // Node of this project first, so that node24 actions get Node 24 on every machine.
  const programs = [path.dirname(process.execPath), path.join(standIns, 'bin'), process.env.PATH ?? ''];
  const child = spawn(run.program, [run.event.name, ...options], {
    // No settings of the user.
    env: { PATH: programs.join(path.delimiter), HOME: home, XDG_CONFIG_HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitMs,
  });
  const [output, errors, [, signal]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (signal !== null) throw new Error(`act was ended by ${String(signal)} after ${limitMs / 1000} s.\n${output.slice(-2_000)}`);
  return output === '' ? errors : output;
};

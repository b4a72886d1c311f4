import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { compareFigures } from './compare-figures.ts';
import { asVariables } from './input-problems.ts';
import { checkVerdict } from './oracle.ts';
import { requireStartedPrograms } from './programs.ts';
import { type PlannedSignal, runStep } from './runner/step.ts';
import { temporaryDirectory } from './temp.ts';

/** Content of a file of the workspace, or the path of a file or folder to copy, from the root of the project. */
type WorkspaceFile = string | Uint8Array | { readonly copyOf: string };

export interface RunOptions {
  readonly actionFile?: string;
  /** As under `with:`. Other inputs have their default from `action.yml`, or are empty. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Values of `${{ … }}` in defaults. `github.token` and `toJSON(matrix)` have default values. */
  readonly expressions?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, WorkspaceFile>>;
  /** Workspace of an earlier step of the same job. That step has to be disposed of last. */
  readonly workspace?: string;
  /** Makes the workspace a git repository that tracks `files`. */
  readonly git?: boolean;
  /** Event that started the workflow; a push by default. */
  readonly event?: { readonly name: string; readonly payload: unknown };
  readonly post?: boolean;
  /** Inputs of the post step that differ from those of the main step. */
  readonly postInputs?: Readonly<Record<string, string>>;
  readonly signal?: PlannedSignal;
  readonly onStart?: (send: (signal: NodeJS.Signals) => void) => void;
  readonly timeoutMs?: number;
}

/** A step that has ended. Its workspace exists until disposal. */
export type ActionRun = Awaited<ReturnType<typeof runAction>>;

const projectRoot = resolve(import.meta.dirname, '../..');

const actionSchema = z.object({
  inputs: z.record(z.string(), z.object({ default: z.string().default('') })).default({}),
  outputs: z.record(z.string(), z.unknown()).default({}),
  runs: z.object({ using: z.literal('node24'), main: z.string(), post: z.string().optional() }),
});

const knownActions = new Map<string, z.infer<typeof actionSchema>>();

const readAction = (path: string): z.infer<typeof actionSchema> => {
  // Scalars are read as text, since the runner passes them as text.
  const action = knownActions.get(path) ?? actionSchema.parse(parse(readFileSync(path, 'utf8'), { schema: 'failsafe' }));
  knownActions.set(path, action);
  return action;
};

/** Variables that programs need, on Windows in particular. */
const passedOn = ['PATH', 'Path', 'SYSTEMROOT', 'SystemRoot', 'ComSpec', 'PATHEXT', 'WINDIR'];

/** Environment of a step as the runner sets it. `GITHUB_API_URL` has no listener, so that no test can reach GitHub. */
const jobEnvironment = (
  { workspace, home, temp }: Readonly<Record<'workspace' | 'home' | 'temp', string>>,
  event: NonNullable<RunOptions['event']>,
): NodeJS.ProcessEnv => {
  const eventPath = join(temp, '_github_workflow/event.json');
  mkdirSync(dirname(eventPath), { recursive: true });
  writeFileSync(eventPath, JSON.stringify(event.payload));
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.includes(name))),
    HOME: home,
    USERPROFILE: home,
    TMPDIR: temp,
    TEMP: temp,
    TMP: temp,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__acme_mobile-test-cloud',
    GITHUB_ACTION_REF: 'v1',
    GITHUB_ACTION_REPOSITORY: 'acme/mobile-test-cloud',
    GITHUB_API_URL: 'http://127.0.0.1:9',
    GITHUB_BASE_REF: '',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_HEAD_REF: '',
    GITHUB_JOB: 'test',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '4711',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
    GITHUB_WORKFLOW: 'Tests',
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: temp,
  };
};

/** Path of the script to run. `MTC_ENTRYPOINT=src/main.ts` runs the sources, without a build. */
const scriptToRun = (actionFile: string, script: string): string => {
  const { MTC_ENTRYPOINT: entry } = process.env;
  if (entry === undefined) return resolve(dirname(actionFile), script);
  return resolve(projectRoot, basename(script) === 'post.js' ? join(dirname(entry), 'post.ts') : entry);
};

const fillWorkspace = (workspace: string, files: Readonly<Record<string, WorkspaceFile>>): void => {
  for (const [path, content] of Object.entries(files)) {
    const target = join(workspace, path);
    mkdirSync(dirname(target), { recursive: true });
    if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(target, content);
    else cpSync(resolve(projectRoot, content.copyOf), target, { recursive: true });
  }
};

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('.git/'))
    .sort();

/** Values of all declared inputs. An input without a value is empty. */
const inputsOf = (action: z.infer<typeof actionSchema>, { inputs = {}, expressions = {} }: RunOptions) => {
  const unknown = Object.keys(inputs).filter((name) => !(name in action.inputs));
  // The runner only warns about these, but a test with an unknown input proves nothing.
  if (unknown.length > 0) throw new Error(`the action declares no input ${unknown.join(', ')}`);
  const values: Record<string, string> = { 'github.token': 'ghs_runner-token', 'toJSON(matrix)': 'null', ...expressions };
  const evaluate = (_match: string, expression: string): string => {
    const value = values[expression];
    if (value === undefined) throw new Error(`no value for the expression "${expression}": give it in the option "expressions"`);
    return value;
  };
  const inputOf = (name: string, byDefault: string): string =>
    inputs[name] ?? byDefault.replace(/\$\{\{\s*(.*?)\s*\}\}/g, evaluate);
  return Object.fromEntries(Object.entries(action.inputs).map(([name, input]) => [name, inputOf(name, input.default)]));
};

/**
 * Runs an action as the runner does, in a process, an environment and a workspace of its own.
 *
 * @throws Error if an input is not declared, or a step takes longer than `timeoutMs` (default: 100 s).
 */
export const runAction = async (options: RunOptions = {}) => {
  const { signal, onStart, timeoutMs = 100_000, event = { name: 'push', payload: {} } } = options;
  const actionFile = resolve(projectRoot, options.actionFile ?? 'action.yml');
  const action = readAction(actionFile);
  const variables = asVariables(inputsOf(action, options));

  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryDirectory());
  const folders = {
    workspace: options.workspace ?? join(folder.path, 'work/shop/shop'),
    home: join(folder.path, 'home'),
    temp: join(folder.path, 'work/_temp'),
  };
  for (const path of Object.values(folders)) mkdirSync(path, { recursive: true });
  fillWorkspace(folders.workspace, options.files ?? {});
  for (const command of options.git ? ['init --quiet', 'add --all'] : [])
    await promisify(execFile)('git', command.split(' '), { cwd: folders.workspace });
  const environment = { ...jobEnvironment(folders, event), ...variables, ...options.env };
  const startOf = (script: string, more: Readonly<Record<string, string>> = {}) => ({
    script: scriptToRun(actionFile, script),
    workingDirectory: folders.workspace,
    environment: { ...environment, ...more },
    timeoutMs,
  });
  const commands = join(folders.temp, '_runner_file_commands');

  const main = await runStep(startOf(action.runs.main), join(commands, 'main'), signal, onStart);
  requireStartedPrograms(main.text);
  if ('verdict' in action.outputs) {
    await checkVerdict(main.outputs, main.exitCode);
    await compareFigures(main);
  }
  const state = Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value] as const);
  const ofPost = { ...Object.fromEntries(state), ...asVariables(options.postInputs ?? {}) };
  const script = options.post ? action.runs.post : undefined;
  const post = script === undefined ? undefined : await runStep(startOf(script, ofPost), join(commands, 'post'));

  const kept = stack.move();
  const dispose = (): Promise<void> => kept.disposeAsync();
  return {
    ...main,
    /** Result of the post step; undefined without one. */
    post,
    workspace: folders.workspace,
    /** Sorted paths of all files in the workspace except `.git`, with `/`. */
    files: () => listFiles(folders.workspace),
    readText: (path: string) => readFile(join(folders.workspace, path), 'utf8'),
    /** Parsed `results.json` of the report folder. */
    results: async () => JSON.parse(await readFile(join(folders.workspace, 'mobile-test-results/results.json'), 'utf8')).results,
    dispose,
    [Symbol.asyncDispose]: dispose,
  };
};

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The event that started the workflow. */
export interface WorkflowEvent {
  readonly name: string;
  readonly payload: unknown;
}

/** The folders of one job on a runner, all inside one temporary folder. */
export const makeJobFolders = (root: string, workspace = join(root, 'work/shop/shop')) => {
  const folders = { workspace, home: join(root, 'home'), temp: join(root, 'work/_temp') };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  return folders;
};

/** Names that programs need to start at all on Windows. */
const passedOn = ['PATH', 'Path', 'SYSTEMROOT', 'SystemRoot', 'ComSpec', 'PATHEXT', 'WINDIR'];

const platforms: Readonly<Record<string, string>> = { darwin: 'macOS', win32: 'Windows' };

/**
 * The environment of a step of `acme/shop`, run 4711, job `test`, as the runner sets it; nothing else of this process's own is passed on.
 *
 * `GITHUB_API_URL` names a port without a listener, so that a test that forgot its fake cannot reach GitHub.
 */
export const jobEnvironment = (
  { workspace, home, temp }: ReturnType<typeof makeJobFolders>,
  actionPath: string,
  event: WorkflowEvent,
): Record<string, string> => {
  const eventPath = join(temp, '_github_workflow/event.json');
  mkdirSync(dirname(eventPath), { recursive: true });
  writeFileSync(eventPath, JSON.stringify(event.payload));
  const inherited = passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]] as const]));
  return {
    ...Object.fromEntries(inherited),
    HOME: home,
    USERPROFILE: home,
    TMPDIR: temp,
    TEMP: temp,
    TMP: temp,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__acme_mobile-test-cloud',
    GITHUB_ACTION_PATH: actionPath,
    GITHUB_ACTION_REF: 'v1',
    GITHUB_ACTION_REPOSITORY: 'acme/mobile-test-cloud',
    GITHUB_ACTOR: 'ann',
    GITHUB_API_URL: 'http://127.0.0.1:9',
    GITHUB_BASE_REF: '',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_GRAPHQL_URL: 'http://127.0.0.1:9/graphql',
    GITHUB_HEAD_REF: '',
    GITHUB_JOB: 'test',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_REPOSITORY_OWNER: 'acme',
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_NUMBER: '42',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
    GITHUB_WORKFLOW: 'Tests',
    GITHUB_WORKSPACE: workspace,
    RUNNER_ARCH: process.arch === 'arm64' ? 'ARM64' : 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'GitHub Actions 1',
    RUNNER_OS: platforms[process.platform] ?? 'Linux',
    RUNNER_TEMP: temp,
    RUNNER_TOOL_CACHE: join(home, 'toolcache'),
  };
};

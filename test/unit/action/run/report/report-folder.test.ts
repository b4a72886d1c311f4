import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareReportFolder } from '../../../../../src/action/run/report/prepare-report-folder.ts';
import { type ArtifactInputs, storeReport } from '../../../../../src/action/run/report/report-folder.ts';
import { type GitHubServices, startGitHubServices } from '../../../../helpers/github-services.ts';
import { json } from '../../../../helpers/loopback-server.ts';
import { createMemoryRunner, type MemoryRunner } from '../../../../helpers/memory-runner.ts';
import { planOf } from '../../../../helpers/stage.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../../../helpers/temp.ts';

let github: GitHubServices;
let folder: TemporaryDirectory;
let runner: MemoryRunner;

beforeEach(async () => {
  github = await startGitHubServices();
  folder = await temporaryDirectory();
  const variables = { ...github.env, GITHUB_SERVER_URL: 'https://github.com' };
  // The client reads variables of the process, and writes to standard output.
  for (const [name, value] of Object.entries({ ...variables, GITHUB_WORKSPACE: folder.path })) vi.stubEnv(name, value);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  runner = createMemoryRunner(folder.path, {}, variables);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await folder[Symbol.asyncDispose]();
  await github[Symbol.asyncDispose]();
});

const store = async (
  overrides: Partial<ArtifactInputs> = {},
  fileNames = ['results.json', 'report.html'],
  page: string | undefined = fileNames.find((name) => name === 'report.html'),
) => {
  const reportDir = join(folder.path, 'reports');
  mkdirSync(join(reportDir, 'sessions/a'), { recursive: true });
  for (const name of [...fileNames, 'sessions/a/junit.xml']) writeFileSync(join(reportDir, name), `content of ${name}`);
  const files = {
    reportDir,
    resultsPath: join(reportDir, 'results.json'),
    junitPath: join(reportDir, 'junit.xml'),
    ...(page === undefined ? {} : { htmlPath: join(reportDir, page) }),
  };
  const inputs: ArtifactInputs = { ...planOf().inputs, reportDir, artifactName: 'device-tests', ...overrides };
  const stored = await storeReport(files, inputs, 'identity', runner);
  const artifacts = await github.artifacts();
  return { stored, artifacts };
};

describe('storeReport', () => {
  it.each<[string, Partial<ArtifactInputs>, RegExp]>([
    ['job', {}, /^mobile-test-results-espresso-job-attempt-1-[0-9a-f]{8}$/],
    ['shard, from 1', { shards: 3, shardIndex: 1 }, /^mobile-test-results-espresso-job-shard-2-of-3-attempt-1-[0-9a-f]{8}$/],
  ])('derives a name of framework and %s', async (_what, inputs, expected) => {
    const { stored } = await store({ artifactName: undefined, ...inputs });
    expect(stored.artifact?.name).toMatch(expected);
  });

  it('does not try the page where the folder was refused', async () => {
    github.fail({ path: /CreateArtifact/, response: json({ code: 'permission_denied', msg: 'no' }, 403) });
    const { stored, artifacts } = await store();
    expect({ stored, artifacts }).toEqual({ stored: { artifact: undefined }, artifacts: [] });
    expect(runner.lines).toEqual([expect.stringMatching(/^warning: The artifact device-tests could not be stored \(/)]);
  });

  it('keeps the stored folder where the page cannot be copied', async () => {
    const { stored, artifacts } = await store({}, ['results.json'], 'gone.html');
    expect(artifacts.map(({ name }) => name)).toEqual(['device-tests']);
    expect(stored).toEqual({ artifact: expect.objectContaining({ name: 'device-tests' }), htmlArtifact: undefined });
    expect(runner.lines).toContainEqual(
      expect.stringMatching(/^warning: The artifact device-tests\.html could not be stored: ENOENT.+\.$/),
    );
  });
});

it('the folder loses what an earlier step left there, and nothing else, and is made where it is missing', async () => {
  mkdirSync(join(folder.path, 'sessions/a'), { recursive: true });
  for (const name of ['results.json', 'junit.xml', 'report.html', 'sessions/a/device.log', 'notes.txt'])
    writeFileSync(join(folder.path, name), 'left');
  await prepareReportFolder(folder.path);
  expect(readdirSync(folder.path)).toEqual(['notes.txt']);
  await prepareReportFolder(join(folder.path, 'a/b'));
  expect(readdirSync(join(folder.path, 'a'))).toEqual(['b']);
});

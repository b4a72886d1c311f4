import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startGitHubServices } from '../../../helpers/github-services.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

// Alone in its file: the client takes the address of the interface from the environment once, when it is loaded.
test('the holder of a token lists and downloads artifacts without the runtime’s token', async () => {
  await using services = await startGitHubServices();
  await using folder = await temporaryDirectory();
  await services.addArtifact('espresso-1', { 'junit.xml': 'one' });
  vi.stubEnv('GITHUB_API_URL', services.origin);
  vi.stubEnv('GITHUB_SERVER_URL', 'https://github.com');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const client = new (await import('@actions/artifact')).DefaultArtifactClient();

  const findBy = { token: services.token, workflowRunId: 4711, repositoryOwner: 'acme', repositoryName: 'shop' };
  const { artifacts } = await client.listArtifacts({ findBy });
  expect(artifacts).toMatchObject([{ name: 'espresso-1' }]);
  await client.downloadArtifact(artifacts[0]?.id ?? 0, { path: folder.path, findBy });
  expect(await readFile(join(folder.path, 'junit.xml'), 'utf8')).toBe('one');
});

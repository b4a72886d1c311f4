import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DefaultArtifactClient } from '@actions/artifact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forbidden } from '../../../helpers/github/rest.ts';
import { type GitHubServices, startGitHubServices } from '../../../helpers/github-services.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../../helpers/temp.ts';

let services: GitHubServices;
let folder: TemporaryDirectory;
let client: DefaultArtifactClient;

beforeEach(async () => {
  services = await startGitHubServices();
  folder = await temporaryDirectory();
  for (const [name, value] of Object.entries(services.env)) vi.stubEnv(name, value);
  vi.stubEnv('GITHUB_SERVER_URL', 'https://github.com');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  client = new (await import('@actions/artifact')).DefaultArtifactClient();
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await services[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const report = async (): Promise<readonly [readonly string[], string]> => {
  await mkdir(join(folder.path, 'sessions'));
  await writeFile(join(folder.path, 'junit.xml'), '<testsuites/>');
  await writeFile(join(folder.path, 'sessions/big.log'), Buffer.alloc(9_000_000, 'line of a log\n'));
  return [[join(folder.path, 'junit.xml'), join(folder.path, 'sessions/big.log')], folder.path];
};

const upload = async (name: string): Promise<number | undefined> => {
  const [files, root] = await report();
  return (await client.uploadArtifact(name, [...files], root, { compressionLevel: 0 })).id;
};

test('stores an upload of several blocks and shows its files', async () => {
  const id = await upload('espresso-test');
  const [artifact] = await services.artifacts();
  expect(artifact).toMatchObject({ id, name: 'espresso-test', mimeType: 'application/zip', expiresAt: undefined });
  // The packer writes the files in any order.
  expect([...(artifact?.files.keys() ?? [])].sort()).toEqual(['junit.xml', 'sessions/big.log']);
  expect(artifact?.files.get('junit.xml')?.toString()).toBe('<testsuites/>');
  expect(services.requests.filter(({ query }) => query.get('comp') === 'block').length).toBeGreaterThan(1);
});

test('stores a single file without an archive, under its own name', async () => {
  await writeFile(join(folder.path, 'report.html'), '<h1>Passed</h1>');
  await client.uploadArtifact('ignored', [join(folder.path, 'report.html')], folder.path, {
    skipArchive: true,
    retentionDays: 5,
  });
  const [artifact] = await services.artifacts();
  expect(artifact).toMatchObject({ name: 'report.html', mimeType: 'text/html', sizeBytes: 15 });
  expect(artifact?.files.get('report.html')?.toString()).toBe('<h1>Passed</h1>');
  expect(artifact?.expiresAt).toBeInstanceOf(Date);
});

test('refuses a name that is taken', async () => {
  await services.addArtifact('espresso-test', { 'junit.xml': '<testsuites/>' });
  await expect(upload('espresso-test')).rejects.toThrow(/\(409\).*already exists/);
});

test('lists, finds, downloads and deletes what other jobs uploaded', async () => {
  await services.addArtifact('espresso-1', { 'a/junit.xml': 'one' });
  await services.addArtifact('espresso-2', { 'a/junit.xml': 'two' });
  const { artifacts } = await client.listArtifacts();
  expect(artifacts.map(({ name }) => name)).toEqual(['espresso-1', 'espresso-2']);

  const { artifact } = await client.getArtifact('espresso-2');
  const path = join(folder.path, 'download');
  await client.downloadArtifact(artifact.id, { path, expectedHash: artifact.digest ?? '' });
  expect(await readFile(join(path, 'a/junit.xml'), 'utf8')).toBe('two');

  await client.deleteArtifact('espresso-1');
  expect((await services.artifacts()).map(({ name }) => name)).toEqual(['espresso-2']);
  await expect(client.getArtifact('espresso-1')).rejects.toThrow('Artifact not found');
});

test('refuses a token that is not the job’s, and a fault is an answer like any other', async () => {
  services.fail({ path: /ListArtifacts/, reply: forbidden });
  await expect(client.listArtifacts()).rejects.toThrow('(403)');
  const [head, , signature] = (services.env.ACTIONS_RUNTIME_TOKEN ?? '').split('.');
  const claims = Buffer.from('{"scp":"Actions.Results:a:b"}').toString('base64url');
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', `${head}.${claims}.${signature}`);
  await expect(upload('espresso-test')).rejects.toThrow('(401)');
  expect(await services.artifacts()).toEqual([]);
});

test('keeps a blob to those who hold its signature', async () => {
  await upload('espresso-test');
  const block = services.requests.find(({ query }) => query.get('comp') === 'blocklist');
  const response = await fetch(`${services.origin}${block?.path}?sig=guessed`);
  expect([response.status, response.headers.get('x-ms-error-code')]).toEqual([403, 'AuthenticationFailed']);
});

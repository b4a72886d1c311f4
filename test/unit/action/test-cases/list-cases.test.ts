import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listCases } from '../../../../src/action/test-cases/list-cases.ts';
import { createTestIndex } from '../../../../src/action/test-cases/match-tests.ts';
import type { TestCasesInputs } from '../../../../src/action/test-cases/test-cases-inputs.ts';
import { json, type RawResponder, startRawServer } from '../../../helpers/loopback-server.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

const page = json({ test_cases: [{ identifier: 'TC-1', title: 'Signs in' }], info: { next: null, count: 1 } });

interface Setting {
  readonly respond?: RawResponder;
  readonly output?: { readonly name: string; readonly kind: 'json' | 'csv' };
  readonly issueKeys?: readonly string[];
  readonly traced?: boolean;
  readonly embedded?: boolean;
}

const list = async ({ respond = page, output, issueKeys, traced = false, embedded = false }: Setting = {}) => {
  await using folder = await temporaryDirectory();
  await using server = await startRawServer([respond]);
  const inputs: TestCasesInputs = {
    area: { baseUrl: server.origin },
    username: 'ann',
    accessKey: 'the-key',
    projectId: 'PR-7',
    query: { pageSize: 300 },
    issuesFromPullRequest: false,
    match: { kind: 'id' },
    summary: false,
    output: output && { path: path.join(folder.path, output.name), kind: output.kind },
  };
  const runner = createMemoryRunner(folder.path, {});
  const listing = await listCases(inputs, issueKeys, traced ? createTestIndex().finish() : undefined, {
    context: { ...runner, isSimulated: () => embedded },
    options: { baseUrl: server.origin, clock: runner.clock },
    embedded: embedded ? { username: 'embedded', accessKey: 'k3y' } : undefined,
    tempDir: path.join(folder.path, 'temp'),
    [Symbol.asyncDispose]: async () => {},
  }).catch((error: unknown) => error);
  const names = await readdir(folder.path, { recursive: true });
  const files: Record<string, string> = {};
  for (const name of names.filter((one) => one.includes('.'))) files[name] = await readFile(path.join(folder.path, name), 'utf8');
  return { listing, files, root: folder.path, requests: server.requests };
};

const fileNames = ({ files }: { readonly files: Readonly<Record<string, string>> }): string[] => Object.keys(files).sort();
const tempCsv = path.join('temp', 'test-cases.csv');

describe('listCases', () => {
  test('writes the file that was asked for, and the CSV file beside it', async () => {
    const listed = await list({ output: { name: 'cases.json', kind: 'json' } });
    expect(listed.listing).toMatchObject({
      outputPath: path.join(listed.root, 'cases.json'),
      csvPath: path.join(listed.root, tempCsv),
    });
    expect(fileNames(listed)).toEqual(['cases.json', tempCsv]);
    expect(JSON.parse(listed.files['cases.json'] ?? '')).toMatchObject([{ identifier: 'TC-1' }]);
  });

  test('has columns for results where there are any', async () => {
    expect((await list({ traced: true })).files[tempCsv]).toMatch(/^identifier,title,result,remark,tests,/);
  });

  test('asks for the cases of issues, and for nothing where there are none', async () => {
    const { requests } = await list({ issueKeys: ['SHOP-1', 'SHOP-2'] });
    expect(decodeURIComponent(requests[0]?.url ?? '')).toContain('SHOP-1,SHOP-2');
    const none = await list({ issueKeys: [] });
    expect(none.requests).toEqual([]);
    expect(none.listing).toMatchObject({ tally: { count: 0 }, requirements: [] });
    expect(fileNames(none)).toEqual([tempCsv]);
  });

  test('sends the credentials, and those of the built-in cloud to it', async () => {
    const authorization = async (embedded: boolean) => (await list({ embedded })).requests[0]?.headers.authorization;
    expect(await authorization(false)).toBe(`Basic ${Buffer.from('ann:the-key').toString('base64')}`);
    expect(await authorization(true)).toBe(`Basic ${Buffer.from('embedded:k3y').toString('base64')}`);
  });

  test.each([
    [404, 'Check `project-id` and `test-management-url`.'],
    [422, "Correct what the service's message names."],
  ])('leaves no file after a %i, and says which inputs to look at', async (status, hint) => {
    const { listing, files } = await list({
      respond: json({ message: 'no' }, status),
      output: { name: 'cases.json', kind: 'json' },
    });
    expect(listing).toMatchObject({ name: 'CodedError', hint });
    expect(files).toEqual({});
  });

  test('leaves an error of the file system as it is', async () => {
    const { listing } = await list({ output: { name: path.join('x'.repeat(300), 'cases.json'), kind: 'json' } });
    expect(listing).toMatchObject({ name: 'Error', code: 'ENAMETOOLONG' });
  });
});

import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { describe } from 'vitest';
import { parse } from 'yaml';
import { readAlertsInputs } from '../../src/alerts/alerts-inputs.ts';
import { readCleanupInputs } from '../../src/inputs/cleanup-inputs.ts';
import { InputError } from '../../src/inputs/problems.ts';
import type { Environment, InputContext } from '../../src/inputs/reader.ts';
import { readReportInputs } from '../../src/inputs/report-inputs.ts';
import { readRunInputs } from '../../src/inputs/run-inputs.ts';
import { readUploadInputs } from '../../src/inputs/upload-inputs.ts';
import { readTestCasesInputs } from '../../src/test-cases/test-cases-inputs.ts';
import { fuzz } from './fuzz.ts';
import { holdsPrototypeKey } from './generators/json.ts';
import { root } from './generators/samples.ts';
import { anyText } from './generators/texts.ts';

/** The access key; no message about a mistake may contain it. */
const secret = 'K3y-Of-The-Account-91';

/** What inputs of several kinds accept, and what comes close to it. */
const values = [
  ['', ' ', 'true', 'False', 'yes', '0', '1', '3', '-1', '0.5', '1e3', '99999999999999999999', '30', '50%'],
  ['auto', 'espresso', 'xcuitest', 'earlgrey', 'v1', 'v2', 'any', 'warn', 'fail', 'strict', 'hash', 'duration', 'all'],
  ['junit\nvideo', 'apps\nmedia', 'plan', 'apply', 'pause', 'user', 'jira', 'from-pull-request', 'SHOP-9,SHOP-10'],
  ['embedded', 'https://api.example.com', 'http://127.0.0.1:9', 'http://example.com', 'https://api.example.com/?a=b'],
  [`https://ann:${secret}@api.example.com`, 'bs://c0ffee', 'bs://../x', 'custom-id:Shop', 'media://1'],
  ['app.apk', 'test.apk', '*.apk', '{app,test}.apk', '[a', 'folder', 'rules.yml', 'mapping.yml', 'results.json'],
  ['cases.csv', '../outside', '/etc', '2026-01-31T08:00:00.000Z', 'name: High*'],
  ['Google Pixel 7-13.0', 'Google Pixel 7-13.0\niPhone 14-16', '["Google Pixel 7-13.0"]', '[1]', '[', 'a-1\nA-1'],
  ['{"video": false}', 'video: false\nvideo: true', '{"app": 1}', '__proto__: {a: 1}', '{"__proto__": {"a": 1}}'],
  ['&a [*a]', 'a: &x [1,1]\nb: [*x,*x,*x]', 'create: {path: /x/{id}, method: put}', 'toggle: {path: /x, field: __proto__}'],
].flat();

const likely: Readonly<Record<string, readonly string[]>> = {
  framework: ['espresso', 'xcuitest', 'earlgrey'],
  app: ['app.apk', 'bs://c0ffee', 'folder', 'https://files.example/app.apk'],
  'test-suite': ['test.apk', 'bs://c0ffee', ''],
  devices: ['Google Pixel 7-13.0', 'Google Pixel 7-13.0\niPhone 14-16', '["iPhone 14-16"]'],
  'base-url': ['', 'embedded', 'https://api.example.com'],
  username: ['ann'],
  'access-key': [secret],
  kinds: ['apps', 'apps\nmedia'],
  'project-id': ['PR-1'],
  'alerts-url': ['https://alerts.example', 'embedded'],
  rules: ['rules.yml'],
};

const likelyValue = (input: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...(likely[input] ?? [''])) },
    { weight: 2, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: anyText },
  );

type Given = Readonly<Record<string, string>>;

/** The key may be repeated where it was given as something else; addresses are not such a place. */
const holdsKeyElsewhere = (given: Given): boolean =>
  Object.entries(given).some(([input, text]) => input !== 'access-key' && text.includes(secret) && !URL.canParse(text));

const workspace = await mkdtemp(join(tmpdir(), 'fuzz-inputs-'));
await mkdir(join(workspace, 'folder'));
for (const file of ['app.apk', 'test.apk', 'results.json', 'rules.yml', 'mapping.yml'])
  await writeFile(join(workspace, file), 'TC-1: a#b\n');

const fuzzInputs = async <Inputs extends object>(
  action: string,
  read: (environment: Environment, context: InputContext) => Promise<Inputs>,
  check: (inputs: Inputs) => void,
  examples: readonly Given[] = [],
): Promise<void> => {
  const names = Object.keys(parse(await readFile(join(root, action, 'action.yml'), 'utf8')).inputs);
  const inputs = [...names.filter((name) => name !== 'command'), 'access-key'];
  const given: fc.Arbitrary<Given> = fc
    .record(Object.fromEntries(inputs.map((input) => [input, likelyValue(input)])), { requiredKeys: [] })
    .map((all) => Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)));
  const checkInputs = async (one: Given): Promise<void> => {
    const environment = Object.fromEntries(Object.entries(one).map(([input, text]) => [`INPUT_${input.toUpperCase()}`, text]));
    try {
      const got = await read(environment, { workspace, repositoryName: 'shop', runId: '1' });
      assert(!holdsPrototypeKey(got), 'no input has the key __proto__');
      check(got);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      assert(error.problems.length > 0 && error.message.length < 200_000, 'a refusal says what is wrong, within bounds');
      assert(!error.message.includes(secret) || holdsKeyElsewhere(one), 'a refusal does not repeat the access key');
    }
  };
  fuzz(action === '.' ? 'run' : action, given, checkInputs, examples);
};

const checkAddress = (address: string): void => {
  if (address === 'embedded') return;
  const { protocol, username, password, search, hostname } = new URL(address);
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  assert(protocol === 'https:' || isLoopback, 'plain http is for loopback only');
  assert(username === '' && password === '' && search === '', 'an address has no credentials');
};

const checkFolder = (folder: string): void => {
  const path = relative(workspace, folder);
  assert(path !== '' && !path.startsWith('..'), 'the report folder is in the workspace');
};

const owned = ['app', 'testSuite', 'devices', 'project', 'numShards', 'shardIndex'];

describe('all inputs of an action are read within their limits, or refused without the access key', async () => {
  await fuzzInputs(
    '.',
    readRunInputs,
    ({ service, reportDir, buildIds, devices, shards, timeoutMs, queueTimeoutMs, capabilities }) => {
      checkAddress(service.baseUrl);
      checkFolder(reportDir);
      assert(buildIds.length > 0 || devices.length > 0, 'there is a device or a build');
      assert(shards === 'auto' || (Number.isSafeInteger(shards) && shards >= 1), 'there is at least one shard');
      for (const ms of [timeoutMs, queueTimeoutMs]) assert(ms > 0 && Number.isFinite(ms), 'limits are above 0');
      for (const key of owned) assert(!Object.hasOwn(capabilities, key), 'capabilities do not override inputs');
    },
    [{ comment: `https://ann:${secret}@api.example.com` }],
  );
  await fuzzInputs('report', readReportInputs, ({ service, reportDir }) => {
    checkAddress(service.baseUrl);
    checkFolder(reportDir);
  });
  await fuzzInputs('upload', readUploadInputs, ({ service }) => checkAddress(service.baseUrl));
  await fuzzInputs('cleanup', readCleanupInputs, ({ service, kinds, customId, olderThanDays, ids, dryRun }) => {
    checkAddress(service.baseUrl);
    assert(kinds.length > 0, 'a kind is named');
    const isNarrowed = customId !== undefined || olderThanDays !== undefined || ids !== undefined;
    assert(dryRun || isNarrowed, 'nothing is deleted that was not asked for');
  });
  await fuzzInputs('test-cases', readTestCasesInputs, ({ area, query, requireCoverage, results }) => {
    checkAddress(area.address);
    const { pageSize = 300 } = query;
    assert(pageSize >= 30 && pageSize <= 300, 'a page has an allowed size');
    assert(requireCoverage === undefined || results !== undefined, 'coverage needs results');
  });
  await fuzzInputs('alerts', readAlertsInputs, ({ area, routes }) => {
    checkAddress(area.address);
    for (const { path } of [routes.create, routes.list, routes.toggle]) {
      const isInside = new URL(path.replace('{id}', 'x'), 'https://h.example').host === 'h.example' && !path.includes('/../');
      assert(isInside, 'a path stays at the address');
    }
  });
});

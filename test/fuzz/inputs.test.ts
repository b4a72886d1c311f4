import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fc from 'fast-check';
import { describe } from 'vitest';
import { parse } from 'yaml';
import { readAlertsInputs } from '../../src/action/alerts/alerts-inputs.ts';
import { readUploadInputs } from '../../src/action/inputs/binary-inputs.ts';
import { type CleanupInputs, readCleanupInputs } from '../../src/action/inputs/cleanup-inputs.ts';
import { readMigrateInputs } from '../../src/action/inputs/migrate-inputs.ts';
import type { Environment, InputContext } from '../../src/action/inputs/reader.ts';
import { readReportInputs } from '../../src/action/inputs/report-inputs.ts';
import { readRunInputs } from '../../src/action/inputs/run-inputs.ts';
import { readTestCasesInputs } from '../../src/action/test-cases/test-cases-inputs.ts';
import { InputError } from '../../src/core/model/input-problem.ts';
import { temporaryFolder } from '../unit/binaries/writers/archive.ts';
import { anyText } from '../unit/lib/escape/hostile-texts.ts';
import { fuzz } from './fuzz.ts';
import { root } from './samples.ts';

/** Access key, which no message about a mistake may contain. */
const secret = 'K3y-Of-The-Account-91';

/** Valid and almost valid values of several kinds of inputs. */
const words =
  `true False yes 0 1 3 -1 0.5 1e3 99999999999999999999 50% auto earlgrey v1 v2 any warn fail strict hash duration all plan
apply pause user jira from-pull-request SHOP-9,SHOP-10 http://127.0.0.1:9 http://h.example https://h.example/?a=b bs://../x media://1
https://ann:${secret}@api.example.com custom-id:Shop *.apk {app,test}.apk [a ../outside /etc mapping.yml results.json cases.csv [1] [ folder
2026-01-31T08:00:00.000Z {"app":1} {"__proto__":{"a":1}} {"video":false}`.split(/\s/);
const phrases = ['', ' ', 'junit\nvideo', 'a-1\nA-1', 'x: 1\nx: 2', '__proto__: {a: 1}', '&a [*a]', 'list: {path: //h/../x}'];
/** Valid values by the name of the input, and addresses that must be refused. */
const likely: Readonly<Record<string, readonly string[]>> = {
  framework: ['espresso', 'xcuitest'],
  app: ['app.apk', 'bs://c0ffee', 'https://files.example/app.apk'],
  'test-suite': ['app.apk', 'bs://c0ffee'],
  devices: ['Google Pixel 7-13.0', 'Google Pixel 7-13.0\niPhone 14-16', '["iPhone 14-16"]'],
  'base-url': ['embedded', 'https://h.example', `https://ann:${secret}@h.example`, 'http://h.example', 'https://h.example/?a=b'],
  username: ['ann'],
  'access-key': [secret],
  kinds: ['apps', 'apps\nmedia'],
  'project-id': ['PR-1'],
  'alerts-url': ['https://alerts.example', 'embedded', 'http://h.example'],
  rules: ['rules.yml'],
  from: ['rules.yml', '*.yml', 'rules.yml\nmapping.yml'],
};

/** Values of the inputs that an action declares. */
const inputsOf = (action: string): fc.Arbitrary<Record<string, string>> => {
  const declared = Object.keys(parse(readFileSync(join(root, action, 'action.yml'), 'utf8')).inputs);
  const textOf = (input: string) =>
    fc.oneof(
      { weight: 40, arbitrary: fc.constantFrom(...(likely[input] ?? [''])) },
      fc.constantFrom(...words, ...phrases),
      anyText,
    );
  const names = [...declared.filter((name) => name !== 'command'), 'access-key'];
  // Only one or two inputs of most cases are invalid.
  const requiredKeys = names.filter((name) => Object.hasOwn(likely, name));
  return fc.record(Object.fromEntries(names.map((name) => [name, textOf(name)])), { requiredKeys });
};

const workspace = await temporaryFolder();
await mkdir(join(workspace, 'folder'));
for (const file of ['app.apk', 'results.json', 'mapping.yml']) await writeFile(join(workspace, file), 'TC-1: a#b\n');
await copyFile(join(root, 'docs/examples/alerts.yml'), join(workspace, 'rules.yml'));

const isSafe = (address: string): boolean => {
  if (address === 'embedded') return true;
  const { protocol, username, password, search, hostname } = new URL(address);
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  return (protocol === 'https:' || isLoopback) && `${username}${password}${search}` === '';
};
const isSafePath = (path: string): boolean =>
  new URL(path.replace('{id}', 'x'), 'https://h').host === 'h' && !path.includes('/../');
/** A name may begin with two dots. */
const isInWorkspace = (folder: string): boolean => {
  const path = relative(workspace, folder);
  return path !== '..' && !path.startsWith(`..${sep}`);
};
const ownCapabilities = ['app', 'testSuite', 'devices', 'project', 'numShards', 'shardIndex'];
/** Rules for the values that were read, by the name of their field. */
const rules: Readonly<Record<string, (value: never) => boolean>> = {
  service: ({ baseUrl }: { baseUrl: string }) => isSafe(baseUrl),
  area: ({ baseUrl }: { baseUrl: string }) => isSafe(baseUrl),
  reportDir: (folder: string) => isInWorkspace(folder) && folder !== workspace,
  shards: (shards: unknown) => shards === 'auto' || (Number.isSafeInteger(shards) && Number(shards) >= 1),
  outputDir: isInWorkspace,
  timeoutMs: (ms: number) => ms > 0 && Number.isFinite(ms),
  queueTimeoutMs: (ms: number) => ms > 0 && Number.isFinite(ms),
  capabilities: (given: object) => !ownCapabilities.some((key) => Object.hasOwn(given, key)),
  query: ({ pageSize = 300 }: { pageSize?: number }) => pageSize >= 30 && pageSize <= 300,
  routes: (all: Record<string, { path: string }>) => Object.values(all).every(({ path }) => isSafePath(path)),
};

type Read = (environment: Environment, context: InputContext) => Promise<object>;
const actions: Readonly<Record<string, Read>> = {
  '.': readRunInputs,
  report: readReportInputs,
  upload: readUploadInputs,
  cleanup: readCleanupInputs,
  'test-cases': readTestCasesInputs,
  alerts: readAlertsInputs,
  migrate: readMigrateInputs,
};

describe('inputs of an action are read within their limits, or refused without the access key', () => {
  for (const [action, read] of Object.entries(actions)) {
    const check = async (given: Readonly<Record<string, string>>): Promise<unknown> => {
      const named = Object.entries(given).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]);
      try {
        const inputs = await read(Object.fromEntries(named), { workspace, repositoryName: 'shop', runId: '1' });
        for (const [name, value] of Object.entries(inputs))
          assert(rules[name]?.(value as never) ?? true, `${name} is within its limits`);
        const { dryRun, customId, olderThanDays, ids } = inputs as Partial<CleanupInputs>;
        const isNarrowed = dryRun === true || (customId ?? olderThanDays ?? ids) !== undefined;
        assert(action !== 'cleanup' || isNarrowed, 'deletion is narrowed');
        return inputs;
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        assert(error.problems.length > 0 && error.message.length < 200_000, 'a refusal says what is wrong, within bounds');
        // A message may repeat the key as the value of another input, but not within an address.
        const { 'access-key': _key, ...others } = given;
        const isElsewhere = Object.values(others).some((text) => text.includes(secret) && !URL.canParse(text));
        assert(isElsewhere || !error.message.includes(secret), 'a refusal does not repeat the access key');
        return undefined;
      }
    };
    fuzz(
      `inputs of ${action === '.' ? 'run' : action} are read or refused`,
      inputsOf(action),
      check,
      [],
      [{ comment: `https://ann:${secret}@api.example.com` }],
    );
  }
});

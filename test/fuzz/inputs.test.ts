import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
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
import { temporaryFolder } from '../unit/binaries/writers/archive.ts';
import { anyText } from '../unit/lib/escape/hostile-texts.ts';
import { fuzz } from './fuzz.ts';
import { root } from './samples.ts';

/** The access key; no message about a mistake may contain it. */
const secret = 'K3y-Of-The-Account-91';

/** What inputs of several kinds accept, and what comes close to it. */
const words =
  `true False yes 0 1 3 -1 0.5 1e3 99999999999999999999 50% auto earlgrey v1 v2 any warn fail strict hash duration all plan apply
pause user jira from-pull-request SHOP-9,SHOP-10 http://127.0.0.1:9 http://example.com https://api.example.com/?a=b bs://../x media://1
https://ann:${secret}@api.example.com custom-id:Shop *.apk {app,test}.apk [a ../outside /etc mapping.yml results.json cases.csv [1] [
2026-01-31T08:00:00.000Z {"app":1} {"__proto__":{"a":1}} {"video":false}`.split(/\s/);
const phrases = [
  '',
  ' ',
  'junit\nvideo',
  'name: High*',
  'a-1\nA-1',
  'video: 1\nvideo: 2',
  '__proto__: {a: 1}',
  '&a [*a]',
  'a: &x [1]\nb: *x',
];
const routes = ['create: {path: /x/{id}, method: put}', 'toggle: {path: /x, field: __proto__}', 'list: {path: //h/../x}'];
const likely: Readonly<Record<string, readonly string[]>> = {
  framework: ['espresso', 'xcuitest'],
  app: ['app.apk', 'bs://c0ffee', 'folder', 'https://files.example/app.apk'],
  'test-suite': ['app.apk', 'bs://c0ffee'],
  devices: ['Google Pixel 7-13.0', 'Google Pixel 7-13.0\niPhone 14-16', '["iPhone 14-16"]'],
  'base-url': [
    'embedded',
    'https://api.example.com',
    `https://ann:${secret}@h.example`,
    'http://h.example',
    'https://h.example/?a=b',
  ],
  username: ['ann'],
  'access-key': [secret],
  kinds: ['apps', 'apps\nmedia'],
  'project-id': ['PR-1'],
  'alerts-url': ['https://alerts.example', 'embedded'],
  rules: ['rules.yml'],
};
type Given = Readonly<Record<string, string>>;

/** Values of the inputs that an action declares. */
const inputsOf = (action: string): fc.Arbitrary<Given> => {
  const declared = Object.keys(parse(readFileSync(join(root, action, 'action.yml'), 'utf8')).inputs);
  const likelyValue = (input: string) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...(likely[input] ?? [''])) },
      fc.constantFrom(...words, ...phrases, ...routes),
      anyText,
    );
  const names = [...declared.filter((name) => name !== 'command'), 'access-key'];
  const values = fc.record(Object.fromEntries(names.map((name) => [name, likelyValue(name)])), { requiredKeys: [] });
  return values.map((given) => Object.fromEntries(Object.entries(given).flatMap(([name, text = '']) => [[name, text]])));
};

const workspace = await temporaryFolder();
await mkdir(join(workspace, 'folder'));
for (const file of ['app.apk', 'results.json', 'rules.yml', 'mapping.yml']) await writeFile(join(workspace, file), 'TC-1: a#b\n');

/** What must hold of an input of this name. */
const rules: Readonly<Record<string, (value: never) => boolean>> = {
  service: ({ baseUrl }: { baseUrl: string }) => isSafe(baseUrl),
  area: ({ address }: { address: string }) => isSafe(address),
  reportDir: (folder: string) => !/^(?:\.\.|$)/.test(relative(workspace, folder)),
  shards: (shards: unknown) => shards === 'auto' || (Number.isSafeInteger(shards) && Number(shards) >= 1),
  timeoutMs: (ms: number) => ms > 0 && Number.isFinite(ms),
  queueTimeoutMs: (ms: number) => ms > 0 && Number.isFinite(ms),
  capabilities: (given: object) =>
    !['app', 'testSuite', 'devices', 'project', 'numShards', 'shardIndex'].some((key) => Object.hasOwn(given, key)),
  kinds: (kinds: readonly string[]) => kinds.length > 0,
  query: ({ pageSize = 300 }: { pageSize?: number }) => pageSize >= 30 && pageSize <= 300,
  routes: (all: Record<string, { path: string }>) =>
    Object.values(all).every(
      ({ path }) => new URL(path.replace('{id}', 'x'), 'https://h').host === 'h' && !path.includes('/../'),
    ),
};
const isSafe = (address: string): boolean => {
  if (address === 'embedded') return true;
  const { protocol, username, password, search, hostname } = new URL(address);
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  return (protocol === 'https:' || isLoopback) && `${username}${password}${search}` === '';
};

type Read = (environment: Environment, context: InputContext) => Promise<object>;
const actions: readonly (readonly [action: string, read: Read])[] = [
  ['.', readRunInputs],
  ['report', readReportInputs],
  ['upload', readUploadInputs],
  ['cleanup', readCleanupInputs],
  ['test-cases', readTestCasesInputs],
  ['alerts', readAlertsInputs],
];
const exampleKey: Given = { comment: `https://ann:${secret}@api.example.com` };

describe('inputs of an action are read within their limits, or refused without the access key', () => {
  for (const [action, read] of actions)
    fuzz(
      action === '.' ? 'run' : action,
      inputsOf(action),
      async (given) => {
        const environment = Object.fromEntries(
          Object.entries(given).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]),
        );
        try {
          const inputs = await read(environment, { workspace, repositoryName: 'shop', runId: '1' });
          for (const [name, value] of Object.entries(inputs))
            assert(rules[name]?.(value as never) ?? true, `${name} is within its limits`);
          const { dryRun, customId, olderThanDays, ids } = { dryRun: true, ...inputs } as Record<string, unknown>;
          assert(
            action !== 'cleanup' || dryRun === true || (customId ?? olderThanDays ?? ids) !== undefined,
            'deletion is narrowed',
          );
          return inputs;
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          assert(error.problems.length > 0 && error.message.length < 200_000, 'a refusal says what is wrong, within bounds');
          // The key may be repeated where it was given as something else; addresses are not such a place.
          const isElsewhere = Object.entries(given).some(
            ([name, text]) => name !== 'access-key' && text.includes(secret) && !URL.canParse(text),
          );
          assert(isElsewhere || !error.message.includes(secret), 'a refusal does not repeat the access key');
          return undefined;
        }
      },
      [],
      [exampleKey],
    );
});

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { readAlertsInputs } from '../../../src/alerts/alerts-inputs.ts';
import { readCleanupInputs } from '../../../src/inputs/cleanup-inputs.ts';
import { InputError } from '../../../src/inputs/problems.ts';
import type { Environment, InputContext } from '../../../src/inputs/reader.ts';
import { readReportInputs } from '../../../src/inputs/report-inputs.ts';
import { readRunInputs } from '../../../src/inputs/run-inputs.ts';
import { readUploadInputs } from '../../../src/inputs/upload-inputs.ts';
import { readTestCasesInputs } from '../../../src/test-cases/test-cases-inputs.ts';
import { holdsPrototypeKey } from '../json-values.ts';
import { demand, type Target, target } from '../target.ts';
import { anyText } from '../texts.ts';

/** Stands for the access key; whatever is said of a mistake must not hold it. */
const secret = 'K3y-Of-The-Account-91';

/** What inputs of several kinds like, and nearly like. */
const values = [
  '',
  ' ',
  'true',
  'False',
  'yes',
  '0',
  '1',
  '3',
  '-1',
  '0.5',
  '1e3',
  '99999999999999999999',
  'auto',
  'espresso',
  'xcuitest',
  'earlgrey',
  'v1',
  'v2',
  'embedded',
  'https://api.example.com',
  'http://127.0.0.1:9',
  'http://example.com',
  `https://ann:${secret}@api.example.com`,
  'https://api.example.com/?a=b',
  'app.apk',
  'test.apk',
  '*.apk',
  '{app,test}.apk',
  '[a',
  'folder',
  'rules.yml',
  'mapping.yml',
  'results.json',
  'cases.csv',
  '../outside',
  '/etc',
  'bs://c0ffee',
  'bs://../x',
  'custom-id:Shop',
  'media://1',
  'Google Pixel 7-13.0',
  'Google Pixel 7-13.0\niPhone 14-16',
  '["Google Pixel 7-13.0"]',
  '[1]',
  '[',
  'a-1\nA-1',
  '{"video": false}',
  'video: false\nvideo: true',
  '{"app": 1}',
  '__proto__: {a: 1}',
  '{"__proto__": {"a": 1}}',
  '&a [*a]',
  'a: &x [1,1]\nb: [*x,*x,*x]',
  'create: {path: /x/{id}, method: put}',
  'toggle: {path: /x, field: __proto__}',
  'name: High*',
  'apps\nmedia',
  'any',
  'warn',
  'fail',
  'strict',
  'hash',
  'duration',
  'junit\nvideo',
  'all',
  '2026-01-31T08:00:00.000Z',
  'SHOP-9,SHOP-10',
  'from-pull-request',
  'jira',
  '30',
  '50%',
  'plan',
  'apply',
  'pause',
  'user',
];

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

type Read = (environment: Environment, context: InputContext) => Promise<object>;

const inputNames = async (action: string): Promise<readonly string[]> => {
  const text = await readFile(join(import.meta.dirname, '../../..', action, 'action.yml'), 'utf8');
  return Object.keys(parse(text).inputs).filter((name) => name !== 'command' && name !== 'access-key');
};

const inputsTarget = (
  name: string,
  action: string,
  read: Read,
  holds: string,
  check: (inputs: never, workspace: string) => void,
): Target =>
  target({
    name: `inputs/${name}`,
    takes: `all inputs of the action ${name}`,
    holds,
    share: 2,
    open: async () => {
      const workspace = await mkdtemp(join(tmpdir(), 'fuzz-inputs-'));
      await mkdir(join(workspace, 'folder'));
      for (const file of ['app.apk', 'test.apk', 'results.json', 'rules.yml', 'mapping.yml'])
        await writeFile(join(workspace, file), 'TC-1: a#b\n');
      const names = await inputNames(action);
      const value = (input: string): fc.Arbitrary<string> =>
        fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...(likely[input] ?? ['', ''])) },
          { weight: 2, arbitrary: fc.constantFrom(...values) },
          { weight: 1, arbitrary: anyText },
        );
      const given = fc.record(Object.fromEntries([...names, 'access-key'].map((input) => [input, value(input)])), {
        requiredKeys: [],
      });
      return {
        input: given,
        check: async (inputs) => {
          const environment = Object.fromEntries(
            Object.entries(inputs).map(([input, text]) => [`INPUT_${input.toUpperCase()}`, text]),
          );
          try {
            const got = await read(environment, { workspace, repositoryName: 'shop', runId: '1' });
            demand(!holdsPrototypeKey(got), 'no input holds the key __proto__');
            check(got as never, workspace);
          } catch (error) {
            if (!(error instanceof InputError)) throw error;
            demand(error.problems.length > 0 && error.message.length < 200_000, 'a refusal says what is wrong, within bounds');
            demand(!error.message.includes(secret) || holdsElsewhere(inputs), 'a refusal does not repeat the access key');
          }
        },
        close: () => rm(workspace, { recursive: true, force: true }),
      };
    },
  });

/** The key may be repeated where it was given as something else; addresses are not such a place. */
const holdsElsewhere = (inputs: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(inputs).some(
    ([input, text]) => input !== 'access-key' && text?.includes(secret) === true && !URL.canParse(text),
  );

const isInside = (folder: string, parent: string): boolean => {
  const path = relative(parent, folder);
  return path !== '' && !path.startsWith('..');
};

const checkService = ({ baseUrl }: { readonly baseUrl: string }): void => {
  if (baseUrl === 'embedded') return;
  const { protocol, username, password, search, hostname } = new URL(baseUrl);
  demand(
    protocol === 'https:' || hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.'),
    'plain http is for loopback alone',
  );
  demand(username === '' && password === '' && search === '', 'an address holds no credentials');
};

const checkRun = (inputs: Awaited<ReturnType<typeof readRunInputs>>, workspace: string): void => {
  checkService(inputs.service);
  demand(isInside(inputs.reportDir, workspace), 'the report folder is in the workspace');
  demand(inputs.buildIds.length > 0 || inputs.devices.length > 0, 'there is a device or a build');
  demand(inputs.shards === 'auto' || (Number.isSafeInteger(inputs.shards) && inputs.shards >= 1), 'there is at least one shard');
  for (const ms of [inputs.timeoutMs, inputs.queueTimeoutMs]) demand(ms > 0 && Number.isFinite(ms), 'limits are above 0');
  for (const key of ['app', 'testSuite', 'devices', 'project', 'numShards', 'shardIndex'])
    demand(!Object.hasOwn(inputs.capabilities, key), 'capabilities do not override inputs');
};

const checkCleanup = (inputs: Awaited<ReturnType<typeof readCleanupInputs>>): void => {
  checkService(inputs.service);
  demand(inputs.kinds.length > 0, 'a kind is named');
  const isNarrowed = inputs.customId !== undefined || inputs.olderThanDays !== undefined || inputs.ids !== undefined;
  demand(inputs.dryRun || isNarrowed, 'nothing is deleted that was not asked for');
};

const checkCases = (inputs: Awaited<ReturnType<typeof readTestCasesInputs>>): void => {
  checkService({ baseUrl: inputs.area.address });
  const { pageSize = 300 } = inputs.query;
  demand(pageSize >= 30 && pageSize <= 300, 'a page has an allowed size');
  demand(inputs.requireCoverage === undefined || inputs.results !== undefined, 'coverage needs results');
};

const checkAlerts = (inputs: Awaited<ReturnType<typeof readAlertsInputs>>): void => {
  checkService({ baseUrl: inputs.area.address });
  for (const { path } of [inputs.routes.create, inputs.routes.list, inputs.routes.toggle])
    demand(
      new URL(path.replace('{id}', 'x'), 'https://h.example').host === 'h.example' && !path.includes('/../'),
      'a path stays at the address',
    );
};

export const inputTargets: readonly Target[] = [
  inputsTarget('run', '.', readRunInputs, 'a plan within its limits, or every mistake, without the access key', checkRun),
  inputsTarget(
    'report',
    'report',
    readReportInputs,
    'the same',
    (inputs: Awaited<ReturnType<typeof readReportInputs>>, workspace) => {
      checkService(inputs.service);
      demand(isInside(inputs.reportDir, workspace), 'the report folder is in the workspace');
    },
  ),
  inputsTarget('upload', 'upload', readUploadInputs, 'the same', checkUpload),
  inputsTarget('cleanup', 'cleanup', readCleanupInputs, 'nothing is deleted without being named', checkCleanup),
  inputsTarget('test-cases', 'test-cases', readTestCasesInputs, 'pages and coverage within their bounds', checkCases),
  inputsTarget('alerts', 'alerts', readAlertsInputs, 'paths stay at the address', checkAlerts),
];

function checkUpload(inputs: Awaited<ReturnType<typeof readUploadInputs>>): void {
  checkService(inputs.service);
}

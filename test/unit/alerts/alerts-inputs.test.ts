import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AlertsInputs, readAlertsInputs } from '../../../src/alerts/alerts-inputs.ts';
import { InputError } from '../../../src/inputs/problems.ts';
import { defaultAlertRoutes } from '../../../src/model/alert.ts';
import { rulesFile } from '../../helpers/alert-rules.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../helpers/temp.ts';

let folder: TemporaryDirectory;
beforeAll(async () => {
  folder = await temporaryDirectory();
  await writeFile(join(folder.path, 'alerts.yml'), rulesFile({ name: 'one' }, { name: 'two' }));
  await writeFile(join(folder.path, 'bad.yml'), rulesFile({ threshold: 'x' }, { name: '' }));
});
afterAll(() => folder[Symbol.asyncDispose]());

const least = { 'alerts-url': 'https://alerts.example', 'alerts-token': 'token', rules: 'alerts.yml' };

const read = (inputs: Readonly<Record<string, string>>): Promise<AlertsInputs> =>
  readAlertsInputs(Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])), {
    workspace: folder.path,
    repositoryName: 'shop',
    runId: '1',
  });

const problemsOf = async (inputs: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const error: unknown = await read(inputs).catch((reason: unknown) => reason);
  if (!(error instanceof InputError)) throw new Error('the inputs were taken');
  return error.problems.map(({ input, value, accepted }) => `${input}=${value ?? ''}: ${accepted}`);
};

test('the defaults', async () => {
  expect(await read(least)).toMatchObject({
    area: { baseUrl: 'https://alerts.example' },
    credentials: { kind: 'token', token: 'token' },
    routes: defaultAlertRoutes,
    mode: 'plan',
    summary: true,
    file: { name: 'alerts.yml', rules: [{ input: { name: 'one' } }, { input: { name: 'two' } }] },
  });
});

describe('credentials', () => {
  test('may be user name and access key', async () => {
    const { credentials } = await read({ ...least, 'alerts-token': '', username: 'ann', 'access-key': 'key' });
    expect(credentials).toEqual({ kind: 'basic', username: 'ann', accessKey: 'key' });
  });

  test('are the token where both are given', async () => {
    expect((await read({ ...least, username: 'ann', 'access-key': 'key' })).credentials.kind).toBe('token');
  });

  test.each([[{ 'alerts-url': 'embedded' }], [{ 'base-url': 'embedded', 'alerts-url': '' }]])(
    'are not needed with %o',
    async (inputs) => {
      expect(await read({ ...least, 'alerts-token': '', ...inputs })).toMatchObject({ area: { baseUrl: 'embedded' } });
    },
  );
});

describe('paths', () => {
  test('are taken one by one, the rest by default', async () => {
    const paths = 'toggle: { path: "/api/rules/{id}", method: patch, field: enabled }\nlist: { method: POST }\n';
    expect((await read({ ...least, paths })).routes).toEqual({
      create: { method: 'POST', path: '/alerts' },
      list: { method: 'POST', path: '/alerts' },
      toggle: { method: 'PATCH', path: '/api/rules/{id}', field: 'enabled' },
    });
  });

  test.each([
    ['create: /alerts', /expected a mapping with method and path for create/],
    ['[create]', /expected a YAML mapping/],
    ['delete: { path: /x }', /delete: expected the keys create, list or toggle/],
    ['create: { url: /x }', /create\.url: expected the keys method or path/],
    ['create: { method: GET }', /create\.method: GET: expected POST, PUT or PATCH/],
    ['list: { method: DELETE }', /list\.method: DELETE: /],
    ['list: { method: [GET] }', /list\.method: \["GET"\]: /],
    ['create: { path: alerts }', /create\.path: alerts: /],
    ['create: { path: //evil.example/x }', /create\.path: /],
    ['create: { path: /a/../b }', /create\.path: /],
    ['create: { path: "/a b" }', /create\.path: /],
    ['create: { path: "/a#b" }', /create\.path: /],
    ['create: { path: "/a/{id}" }', /create\.path: /],
    ['toggle: { path: /alerts/toggle }', /expected \{id\} in the path of toggle/],
    ['toggle: { field: "a b" }', /toggle\.field: a b: /],
  ])('%s is a mistake', async (paths, expected) => {
    const problems = await problemsOf({ ...least, paths });
    expect(problems).toEqual([expect.stringMatching(expected)]);
  });
});

describe('select', () => {
  test.each([
    ['High latency', { name: 'High latency' }],
    ['*', { name: '*' }],
    ['Latency: high', { name: 'Latency: high' }],
    [
      'name: lat*\nscope: TRACE\nmetric: latency\nstatus: active',
      { name: 'lat*', scope: 'TRACE', metric: 'latency', status: 'active' },
    ],
    ['{ metric: "score:x" }', { metric: 'score:x' }],
  ])('%j selects %o', async (select, selection) => {
    expect(await read({ ...least, rules: '', mode: 'pause', select })).toMatchObject({ mode: 'pause', selections: [selection] });
  });

  test('may be left out where there are rules: their names are selected', async () => {
    expect(await read({ ...least, mode: 'resume' })).toMatchObject({ selections: [{ name: 'one' }, { name: 'two' }] });
  });

  test.each([
    ['name: x\nowner: ann', /^select=owner: ann: expected the keys name, scope, metric or status/],
    ['scope: traces', /^select=scope: traces: expected TRACE or SESSION/],
    ['status: on', /^select=status: on: expected active or paused/],
    ['metric: 5', /^select=metric: 5: expected a string/],
  ])('%j is a mistake', async (select, expected) => {
    expect(await problemsOf({ ...least, rules: '', mode: 'pause', select })).toEqual([expect.stringMatching(expected)]);
  });
});

test.each<readonly [string, Readonly<Record<string, string>>, RegExp]>([
  ['no address', { 'alerts-url': '' }, /^alerts-url=: expected an https:\/\/ address, or embedded/],
  ['plain http', { 'alerts-url': 'http://alerts.example' }, /^alerts-url=.*https/],
  ['a password in the address', { 'alerts-url': 'https://ann:pw@alerts.example' }, /^alerts-url=https:\/\/\*\*\*@/],
  ['no credentials', { 'alerts-token': '' }, /^alerts-token=: expected a token, or username and access-key/],
  ['half of the credentials', { 'alerts-token': '', username: 'ann' }, /^access-key=: /],
  ['a token of two words', { 'alerts-token': 'to ken' }, /^alerts-token=\*\*\*: /],
  ['another mode', { mode: 'destroy' }, /^mode=destroy: expected plan, apply, pause or resume/],
  ['no rules', { rules: '' }, /^rules=: expected a YAML file with alert rules; mode: plan requires it/],
  ['rules that are not there', { rules: 'none.yml' }, /^rules=none\.yml: .*, but there is no file at this path/],
  ['a selection of a plan', { select: '*' }, /^select=\*: expected only with mode: pause or resume/],
  ['a pause of nothing', { mode: 'pause', rules: '' }, /^select=: expected the name of an alert, a mapping, or '\*'/],
])('a mistake is told: %s', async (_what, inputs, expected) => {
  expect(await problemsOf({ ...least, ...inputs })).toEqual([expect.stringMatching(expected)]);
});

test('mistakes in the file and in the inputs are told together, and no secret is shown', async () => {
  const problems = await problemsOf({ ...least, rules: 'bad.yml', mode: 'x', paths: 'y', 'alerts-token': 'to ken' });
  expect(problems).toEqual([
    expect.stringMatching(/^alerts-token=/),
    expect.stringMatching(/^paths=/),
    expect.stringMatching(/^rules=bad\.yml:6:5: rules\[0\]\.threshold: expected a number/),
    expect.stringMatching(/^rules=bad\.yml:\d+:5: rules\[1\]\.name: /),
    expect.stringMatching(/^mode=/),
  ]);
  expect(problems.join()).not.toContain('to ken');
});

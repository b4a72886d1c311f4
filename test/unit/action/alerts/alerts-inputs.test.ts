import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AlertsInputs, readAlertsInputs } from '../../../../src/action/alerts/alerts-inputs.ts';
import { defaultAlertRoutes } from '../../../../src/core/model/alert.ts';
import { rulesFile } from '../../../helpers/alert-rules.ts';
import { inputProblems } from '../../../helpers/input-problems.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../../helpers/temp.ts';

let folder: TemporaryDirectory;
beforeAll(async () => {
  folder = await temporaryDirectory();
  await writeFile(join(folder.path, 'alerts.yml'), rulesFile({ name: 'one' }, { name: 'two' }));
  await writeFile(join(folder.path, 'bad.yml'), rulesFile({ threshold: 'x' }, { name: '' }));
});
afterAll(() => folder[Symbol.asyncDispose]());

const least = { 'alerts-url': 'https://alerts.example', 'alerts-token': 'token', rules: 'alerts.yml' };

const read = (inputs: Readonly<Record<string, string>>): Promise<AlertsInputs> => {
  const { environment, github } = createMemoryRunner(folder.path, inputs);
  return readAlertsInputs(environment, github);
};

test('inputs that are left out have their defaults', async () => {
  expect(await read(least)).toMatchObject({
    area: { baseUrl: 'https://alerts.example' },
    credentials: { kind: 'token', token: 'token' },
    routes: defaultAlertRoutes,
    mode: 'plan',
    summary: true,
    file: { name: 'alerts.yml', rules: [{ input: { name: 'one' } }, { input: { name: 'two' } }] },
  });
});

test.each([
  ['user name and access key', { 'alerts-token': '' }, { kind: 'basic', username: 'ann', accessKey: 'key' }],
  ['the token where both are given', {}, { kind: 'token', token: 'token' }],
])('the credentials are %s', async (_what, inputs, credentials) => {
  const given = { ...least, username: 'ann', 'access-key': 'key', ...inputs };
  expect(await read(given)).toMatchObject({ credentials });
});

test.each([[{ 'alerts-url': 'embedded' }], [{ 'base-url': 'embedded', 'alerts-url': '' }]])(
  'credentials are not needed with %o',
  async (inputs) => {
    expect(await read({ ...least, 'alerts-token': '', ...inputs })).toMatchObject({ area: { baseUrl: 'embedded' } });
  },
);

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
    ['create: /alerts', /^paths=create: must be a mapping with method and path$/],
    ['[create]', /^paths=\[create\]: must be a YAML mapping with the keys create, list and toggle$/],
    ['delete: { path: /x }', /^paths=delete: only create, list and toggle are known here$/],
    ['create: { url: /x }', /^paths=create\.url: only method and path are known here$/],
    ['create: { method: GET }', /^paths=create\.method: GET: must be POST, PUT or PATCH$/],
    ['list: { method: DELETE }', /list\.method: DELETE: /],
    ['list: { method: [GET] }', /list\.method: \["GET"\]: /],
    ['create: { path: alerts }', /create\.path: alerts: /],
    ['create: { path: //evil.example/x }', /create\.path: /],
    ['create: { path: /a/../b }', /create\.path: /],
    ['create: { path: "/a b" }', /create\.path: /],
    ['create: { path: "/a#b" }', /create\.path: /],
    ['create: { path: "/a/{id}" }', /create\.path: /],
    ['toggle: { path: /alerts/toggle }', /^paths=\/alerts\/toggle: the path of toggle must contain \{id\}, where the id /],
    ['toggle: { field: "a b" }', /toggle\.field: a b: /],
  ])('%s is a mistake', async (paths, expected) => {
    const problems = await inputProblems(read({ ...least, paths }));
    expect(problems).toEqual([expect.stringMatching(expected)]);
  });
});

describe('select', () => {
  test.each([
    ['High latency', { name: 'High latency' }],
    ['*', { name: '*' }],
    ['Latency: high', { name: 'Latency: high' }],
    [
      '{name: lat*, scope: TRACE, metric: latency, status: active}',
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
    ['name: x\nowner: ann', /^select=owner: ann: the keys of select are name, scope, metric and status$/],
    ['scope: traces', /^select=scope: traces: must be TRACE or SESSION/],
    ['status: on', /^select=status: on: must be active or paused/],
    ['metric: 5', /^select=metric: 5: must be a string/],
  ])('%j is a mistake', async (select, expected) => {
    expect(await inputProblems(read({ ...least, rules: '', mode: 'pause', select }))).toEqual([expect.stringMatching(expected)]);
  });
});

test.each<readonly [string, Readonly<Record<string, string>>, RegExp]>([
  ['no address', { 'alerts-url': '' }, /^alerts-url=: must be an https:\/\/ address, or embedded/],
  ['plain http', { 'alerts-url': 'http://alerts.example' }, /^alerts-url=.*https/],
  ['a password in the address', { 'alerts-url': 'https://ann:pw@alerts.example' }, /^alerts-url=https:\/\/\*\*\*@/],
  [
    'no credentials',
    { 'alerts-token': '' },
    /^alerts-token=: must be set, unless username and access-key are set\. Workflows triggered from/,
  ],
  ['half of the credentials', { 'alerts-token': '', username: 'ann' }, /^access-key=: /],
  ['a token of two words', { 'alerts-token': 'to ken' }, /^alerts-token=\*\*\*: /],
  ['another mode', { mode: 'destroy' }, /^mode=destroy: must be list, plan, apply, pause or resume$/],
  ['no rules', { rules: '' }, /^rules=: must be a YAML file with alert rules, which mode: plan needs$/],
  ['rules that are not there', { rules: 'none.yml' }, /^rules=none\.yml: there is no file at this path$/],
  ['a selection of a plan', { select: '*' }, /^select=\*: applies only to mode: list, pause and resume/],
  ['a pause of nothing', { mode: 'pause', rules: '' }, /^select=: must be the name of an alert, a mapping, or '\*'/],
])('a mistake is told: %s', async (_what, inputs, expected) => {
  expect(await inputProblems(read({ ...least, ...inputs }))).toEqual([expect.stringMatching(expected)]);
});

test('mistakes in the file and in the inputs are told together, and no secret is shown', async () => {
  const problems = await inputProblems(read({ ...least, rules: 'bad.yml', mode: 'x', paths: 'y', 'alerts-token': 'to ken' }));
  expect(problems).toEqual([
    expect.stringMatching(/^alerts-token=/),
    expect.stringMatching(/^paths=/),
    expect.stringMatching(/^rules=bad\.yml:6:5: rules\[0\]\.threshold: must be a number/),
    expect.stringMatching(/^rules=bad\.yml:\d+:5: rules\[1\]\.name: /),
    expect.stringMatching(/^mode=/),
  ]);
  expect(problems.join()).not.toContain('to ken');
});

import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlText } from '../../src/lib/escape/html.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { startEmbeddedCloud } from '../../src/stand-in/server.ts';
import { rulesFile } from '../helpers/alert-rules.ts';
import { type GitHubServices, startGitHubServices } from '../helpers/github-services.ts';
import { listenOnLoopback, startLoopbackServer } from '../helpers/loopback-server.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { temporaryDirectory } from '../helpers/temp.ts';
import { stepClock } from '../helpers/virtual-clock.ts';

interface Credentials {
  readonly username: string;
  readonly accessKey: string;
}

/** Place where the service repeats the credentials: in values of its records, in errors, or in redirects to another origin. */
type EchoMode = 'values' | 'errors' | 'redirects';

/** Starts the built-in cloud behind a gateway that repeats the credentials of every request in all spellings. */
const echoingCloud = async (credentials: Credentials, mode: EchoMode, scenario: ScenarioInput) => {
  const { username, accessKey } = credentials;
  const pair = `${username}:${accessKey}`;
  const words = [
    accessKey,
    pair,
    encodeURIComponent(accessKey),
    escaped(accessKey),
    ...[pair, accessKey, `x${accessKey}`, `xx${accessKey} y`].map(base64),
  ];
  const said = `told ${words.join(' ')} ${username}`;
  const foreign = await startLoopbackServer({});
  let cloudOrigin = '';
  let count = 0;

  const handle = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(message);
    const { method = 'GET', url = '/', headers } = message;
    count += 1;
    if (mode === 'errors' && count % 3 === 2)
      return send(response, 422, 'application/json', JSON.stringify({ message: said, error: { message: said } }));
    if (mode === 'redirects' && /report|logs|video|profiling/.test(url))
      return void response
        .writeHead(302, { location: `${foreign.origin}/?${encodeURIComponent(accessKey)}=${base64(pair)}` })
        .end(said);
    const { host: _own, 'content-length': _length, connection: _kept, 'transfer-encoding': _coded, ...passed } = headers;
    const init = {
      method,
      headers: passed as Record<string, string>,
      ...(body.length > 0 ? { body: Uint8Array.from(body) } : {}),
    };
    const given = await fetch(cloudOrigin + url, init);
    const type = given.headers.get('content-type') ?? '';
    if (mode !== 'values' || /video|image/.test(type))
      return send(response, given.status, type, Buffer.from(await given.arrayBuffer()));
    send(response, given.status, type, repeated(await given.text(), type));
  };

  /** Adds the credentials to the texts of a response. */
  const repeated = (text: string, type: string): string => {
    if (type.includes('json')) return JSON.stringify(inValues(JSON.parse(text)));
    return text.startsWith('<')
      ? text.replaceAll('</failure>', ` ${htmlText(said)} ${accessKeyInXml}</failure>`)
      : `${text}\n${said}\n`;
  };
  const accessKeyInXml = htmlText(accessKey).replaceAll('&#39;', "'").replaceAll('&#96;', '`');
  const inValues = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((entry) => inValues(entry, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, entry]) => [wordKeys.has(key) ? `${name} ${said}` : name, inValues(entry, name)]),
      );
    return typeof value === 'string' && wordKeys.has(key) ? `${value} ${said}` : value;
  };

  const server = createServer((message, response) => {
    handle(message, response).catch((error: unknown) => send(response, 500, 'text/plain', String(error)));
  });
  const listening = await listenOnLoopback(server);
  const { origin } = listening;
  const storage = await temporaryDirectory();
  const cloud = await startEmbeddedCloud({
    ...credentials,
    storageDir: storage.path,
    clock: stepClock,
    scenario: { ...scenario, 'url-host': origin },
  });
  cloudOrigin = cloud.origin;
  return {
    origin,
    /** Requests that went to another origin. */
    foreign: foreign.requests,
    [Symbol.asyncDispose]: async () => {
      await listening[Symbol.asyncDispose]();
      await cloud.close();
      await foreign[Symbol.asyncDispose]();
      await storage[Symbol.asyncDispose]();
    },
  };
};

/** Keys of texts. Identifiers that a client needs stay unchanged. */
const wordKeys: ReadonlySet<string> = new Set(
  'message app_name test_suite_name name title description owner class creator comment text value device_logs_text'.split(' '),
);

/** Escapes every character as JSON may have it. */
const escaped = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

const base64 = (text: string): string => Buffer.from(text).toString('base64');

const send = (response: ServerResponse, status: number, type: string, body: string | Buffer): void => {
  response.writeHead(status, { 'content-type': type }).end(body);
};

const keys = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('AbCdEf0123456789/+=%&"\\<>\'`$')), minLength: 12, maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...Array.from('Qwertz79')), minLength: 200, maxLength: 300 }),
);
const credentials: fc.Arbitrary<Credentials> = fc.record({
  username: fc.stringMatching(/^[a-z]{5}_[A-Z][0-9][a-z]{2}[0-9]{3}$/),
  accessKey: keys,
});

/** Spellings of the credentials in all encodings. */
const spellings = ({ username, accessKey }: Credentials): readonly string[] => {
  const bytes = Buffer.from(accessKey);
  const inside = [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6)),
  );
  const pair = Buffer.from(`${username}:${accessKey}`).toString('base64').replace(/=+$/, '');
  return [
    username,
    accessKey,
    encodeURIComponent(accessKey),
    JSON.stringify(accessKey).slice(1, -1),
    htmlText(accessKey),
    escaped(accessKey),
    pair,
    ...inside,
  ];
};

/** Texts that a step wrote or sent, by their place. */
const everythingWritten = async (
  step: ActionRun,
  github: GitHubServices,
  given: ReadonlySet<string>,
): Promise<Map<string, string>> => {
  const withoutMasks = (output: string): string => output.replace(/^::add-mask::.*$/gm, '');
  const written = new Map<string, string>();
  for (const [name, part] of Object.entries({ step, post: step.post })) {
    if (part === undefined) continue;
    const { stdout, stderr, outputs, state, exportedVariables, summary } = part;
    written
      .set(`${name} stdout`, withoutMasks(stdout))
      .set(`${name} stderr`, withoutMasks(stderr))
      .set(`${name} summary`, summary);
    for (const [what, values] of Object.entries({ outputs, state, exportedVariables }))
      for (const [key, value] of Object.entries(values)) written.set(`${name} ${what} ${key}`, value);
  }
  for (const file of await step.files())
    if (!given.has(file)) written.set(file, await readFile(join(step.workspace, file), 'latin1'));
  for (const { name, files } of await github.artifacts())
    for (const [path, content] of files) written.set(`artifact ${name}/${path}`, content.toString('latin1'));
  for (const { method, path, query, headers, body } of github.requests)
    written.set(`${method} ${path} ${written.size}`, `${query.toString()} ${JSON.stringify(headers)} ${body.toString('latin1')}`);
  return written;
};

const suite = [
  { class: 'com.shop.CartTest', name: 'adds', 'duration-seconds': 2 },
  { class: 'com.shop.CartTest', name: 'removes', 'duration-seconds': 2, outcome: 'fail' as const, message: 'expected 3' },
];
const scenario = {
  seed: 1,
  'time-scale': 400,
  tests: { espresso: suite },
  uploads: [{ kind: 'app' as const, name: 'old.apk', 'age-days': 9 }],
};

const binaries = {
  'app.apk': { copyOf: 'samples/shop-debug.apk' },
  'test.apk': { copyOf: 'samples/shop-debug-androidTest.apk' },
};
const espresso = { framework: 'espresso', app: 'app.apk', 'test-suite': 'test.apk', preflight: 'off' };
const collected = { framework: 'espresso', project: 'shop', 'poll-interval-seconds': '0.05' };
const rules = { mode: 'apply', rules: 'rules.yml' };
const rulesFiles = { 'rules.yml': rulesFile({ name: 'one' }) };

interface Access {
  readonly origin: string;
  readonly login: Readonly<Record<'username' | 'access-key', string>>;
  readonly token: string;
}

const actions = {
  run: ({ origin, login, token }: Access): RunOptions => ({
    inputs: {
      'base-url': origin,
      ...login,
      ...collected,
      ...espresso,
      devices: 'Google Pixel 7-13.0',
      download: 'all',
      'check-name': 'Devices',
      'github-token': token,
      cleanup: 'true',
      'queue-timeout-minutes': '0.05',
    },
    files: binaries,
    post: true,
  }),
  report: ({ origin, login }: Access): RunOptions => ({
    inputs: { 'base-url': origin, ...login, ...collected, 'timeout-minutes': '0.05' },
  }),
  upload: ({ origin, login }: Access): RunOptions => ({ inputs: { 'base-url': origin, ...login, ...espresso }, files: binaries }),
  cleanup: ({ origin, login }: Access): RunOptions => ({
    inputs: { 'base-url': origin, ...login, kinds: 'apps', 'older-than-days': '1', 'dry-run': 'false' },
  }),
  'test-cases': ({ origin, login }: Access): RunOptions => ({
    inputs: { 'test-management-url': origin, ...login, 'project-id': 'PR-1', output: 'cases.json' },
  }),
  alerts: ({ origin, login }: Access): RunOptions => ({
    inputs: { 'alerts-url': origin, ...(login.username === '' ? { 'alerts-token': login['access-key'] } : login), ...rules },
    files: rulesFiles,
  }),
};

/** Runs an action against a service that repeats the credentials. Returns the places where they were found. */
const leaks = async (given: Credentials, mode: EchoMode, action: keyof typeof actions): Promise<readonly string[]> => {
  await using github = await startGitHubServices();
  await using cloud = await echoingCloud(given, mode, scenario);
  const login = { username: given.username, 'access-key': given.accessKey };
  const asked = actions[action]({ origin: cloud.origin, login, token: github.token });
  const actionFile = action === 'run' ? 'action.yml' : `${action}/action.yml`;
  const copied = Object.keys(asked.files ?? {});
  await using step = await runAction({
    ...asked,
    actionFile,
    env: { ...github.env, RUNNER_DEBUG: '1' },
    post: asked.post ?? false,
  });
  const inputs = new Set(
    (await step.files()).filter((file) => copied.some((name) => file === name || file.startsWith(`${name}/`))),
  );
  const written = await everythingWritten(step, github, inputs);
  expect(written.size).toBeGreaterThan(3);
  for (const [index, { path, query, headers }] of cloud.foreign.entries())
    written.set(`foreign request ${index}`, `${path} ${query.toString()} ${JSON.stringify(headers)}`);
  return [...written].flatMap(([place, text]) =>
    spellings(given)
      .filter((spelling) => spelling !== '' && text.includes(spelling))
      .map((spelling) => `${place}: ${spelling}`),
  );
};

test.each<{ name: string; action: keyof typeof actions; mode: EchoMode; token?: true }>([
  { name: 'run', action: 'run', mode: 'values' },
  { name: 'run', action: 'run', mode: 'redirects' },
  { name: 'run', action: 'run', mode: 'errors' },
  { name: 'report', action: 'report', mode: 'values' },
  { name: 'upload', action: 'upload', mode: 'errors' },
  { name: 'cleanup', action: 'cleanup', mode: 'values' },
  { name: 'test-cases', action: 'test-cases', mode: 'values' },
  { name: 'alerts', action: 'alerts', mode: 'values' },
  { name: 'alerts with a token', action: 'alerts', mode: 'errors', token: true },
])(
  '$name leaves no credential behind where the service repeats them: $mode',
  async ({ action, mode, token }) => {
    const property = fc.asyncProperty(credentials, async (any) => {
      expect(await leaks(token ? { ...any, username: '' } : any, mode, action)).toEqual([]);
    });
    await fc.assert(property, { numRuns: 1, endOnFailure: true });
  },
  60_000,
);

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CloudClient } from '../../../src/service/client.ts';
import { createRedact } from '../../../src/service/redaction.ts';
import { openTestClient } from '../../helpers/cloud-client.ts';
import { type RawResponder, serve } from '../../helpers/loopback-server.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';
import { anyText } from '../lib/escape/hostile-texts.ts';

/** A word that looks like a credential: nothing that an error would say by itself. */
const credential = (minLength: number) =>
  fc
    .stringMatching(/^[A-HJ-NP-Z2-9/+=$%&"\\]+$/)
    .filter((word) => word.length >= minLength && word.length <= 24 && /[A-Z]{3}|\d{3}/.test(word));

const calls: readonly ((cloud: CloudClient, folder: string) => Promise<unknown>)[] = [
  (cloud) => cloud.quota.get(),
  (cloud) => cloud.apps.list({ customId: 'x' }),
  (cloud) => cloud.apps.delete('x'),
  (cloud, folder) => cloud.apps.uploadFile({ path: join(folder, 'shop.apk') }),
  (cloud) => cloud.builds('espresso').start({ app: 'bs://1' }),
  (cloud, folder) => cloud.sessions('espresso').downloadReport('b', 's', join(folder, 'report', 'junit.xml')),
];

/** Repeats the credentials of the request in every place that the client looks at. */
const echo =
  (username: string, accessKey: string, status: number, form: number): RawResponder =>
  (response, { headers }) => {
    const words = `${username} ${accessKey} ${headers.authorization} ${username}:${accessKey}`;
    const bodies = [
      JSON.stringify({ message: words }),
      JSON.stringify({ error: { message: `[BROWSERSTACK_X] ${words}` } }),
      JSON.stringify({ [words]: words, build_id: words, id: words }),
      words,
      `<html><title>${words}</title>`,
      JSON.stringify({ message: `${'x'.repeat(490)}${words}` }).replaceAll('/', '\\/'),
      `{"message":"${words}`,
    ];
    response.writeHead(status, { 'x-echo': Buffer.from(words).toString('base64') }).end(bodies[form % bodies.length]);
  };

const spellings = (username: string, accessKey: string): readonly string[] => {
  const pair = `${username}:${accessKey}`;
  return [username, accessKey, pair, encodeURIComponent(accessKey), Buffer.from(pair).toString('base64').replace(/=+$/, '')];
};

test('nothing that the client says or writes holds the credentials, though the service repeats them', async () => {
  await using folder = await temporaryDirectory();
  await writeFile(join(folder.path, 'shop.apk'), 'content');
  await mkdir(join(folder.path, 'report'));
  const property = fc.asyncProperty(
    credential(6),
    credential(8),
    fc.constantFrom(200, 302, 400, 401, 403, 404, 422, 429, 500),
    fc.nat(6),
    fc.constantFrom(...calls),
    async (username, accessKey, status, form, call) => {
      await using client = await serve(
        (origin) =>
          openTestClient(origin, {
            username,
            accessKey,
            retry: { attempts: { read: 2, download: 2, delete: 2, upload: 2, start: 2 } },
          }),
        [echo(username, accessKey, status, form)],
      );
      const outcome = await call(client.cloud, folder.path).catch((error: unknown) => error);
      expect(client.requests[0]?.headers.authorization).toContain('Basic ');
      // What the service gave is the caller's to judge; what the client says of it is not.
      const said =
        outcome instanceof Error ? `${inspect(outcome, { depth: 6 })} ${JSON.stringify(outcome)} ${outcome.stack}` : '';
      const written = `${said} ${inspect(client.events, { depth: 6 })} ${JSON.stringify(client.events)}`;
      for (const spelling of spellings(username, accessKey)) expect(written).not.toContain(spelling);
    },
  );
  await fc.assert(property);
  const names = await readdir(folder.path);
  for (const name of names.filter((entry) => entry.endsWith('.part')))
    expect(await readFile(join(folder.path, name))).toHaveLength(0);
}, 30_000);

test.each([
  { title: 'a page', headers: {}, body: '<html><title>welcome anna.ü, your key is K3Y/x=</title>' },
  { title: 'an encoding', headers: { 'content-encoding': 'K3Y/x=' }, body: 'report' },
])('what is said of $title in place of a file holds no credentials, however short', async ({ headers, body }) => {
  await using folder = await temporaryDirectory();
  await using client = await serve(openTestClient, [(response) => response.writeHead(200, headers).end(body)], {
    username: 'anna.ü',
    accessKey: 'K3Y/x=',
  });
  const failure = await client.cloud
    .sessions('espresso')
    .downloadReport('b', 's', join(folder.path, 'junit.xml'))
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'cloud-malformed-response' });
  expect(inspect(failure)).toContain('***');
  expect(inspect(failure).toLowerCase()).not.toMatch(/anna|k3y/);
});

test('no spelling of the credentials is left in a text, whatever stands around it', () => {
  fc.assert(
    fc.property(credential(4), credential(8), anyText, (name, key, around) => {
      const more = [JSON.stringify(key).slice(1, -1), Buffer.from(key).toString('base64')];
      const spelled = [...spellings(name, key), ...more];
      for (const spelling of spelled) {
        const redacted = createRedact(name, key)(`${around}${spelling}${around}`);
        for (const form of spelled) expect(redacted).not.toContain(form);
      }
      expect(createRedact(name, key)(`of ${key}`)).toBe('of ***');
    }),
  );
});

test('a short name is left in words, the key is not', () => {
  expect(createRedact('ann', 'k3y')('an annual k3y')).toBe('an annual ***');
  expect(createRedact('ann', '')('an annual report')).toBe('an annual report');
});

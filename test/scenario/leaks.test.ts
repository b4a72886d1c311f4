import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { it } from '../helpers/fixtures.ts';
import { type ActionRun, runAction } from '../helpers/runner.ts';
import { espresso, scenario } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';

const account = { username: 'ann_Q7x2p', accessKey: 'k3yWz9Tq4rUvB1' };
const letters = 'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1eF3hJ5';
const githubToken = `${'ghp_'}${letters}`;
const own = 'my own "secret" value';
const pem = [
  `-----BEGIN ${'PRIVATE'} KEY-----`,
  ...Array.from({ length: 4 }, (_none, nth) => `MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIB${nth}`),
  'Zm9v',
  `-----END ${'PRIVATE'} KEY-----`,
];

const leaks = [
  { text: `token ${githubToken} of the app` },
  { text: `Cookie: sid=${letters}` },
  { text: pem.join('\n'), in: ['device-log' as const] },
  { text: JSON.stringify({ login: { password: 'swordfish-77', note: own } }) },
  { text: `hidden ${Array.from(own, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}` },
  { text: 'mail to ann.lee@example.com from 10.1.2.3', in: ['device-log' as const] },
];
const planted = [
  githubToken,
  letters,
  'MIIEv',
  'Zm9v',
  'swordfish-77',
  own,
  JSON.stringify(own).slice(1, -1),
  '\\u0073\\u0065\\u0063',
];

const everythingOf = async (step: ActionRun): Promise<Map<string, string>> => {
  const log = step.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  const places = new Map([
    ['log', log.join('\n')],
    ['outputs', JSON.stringify(step.outputs)],
    ['state', JSON.stringify(step.state)],
    ['summary', step.summary],
  ]);
  for (const file of await step.files()) places.set(file, await readFile(path.join(step.workspace, file), 'utf8'));
  return places;
};

const runWith = async (inputs: Readonly<Record<string, string>>, more: object = {}): Promise<ActionRun> => {
  await using cloud = await standingCloud(
    scenario({
      leaks,
      overrides: [{ test: '*CartTest#*', outcome: 'fail' as const, message: `expected ${githubToken}` }],
      ...more,
    }),
    account,
  );
  return await runAction(espresso({ ...cloud.service, download: 'all', ...inputs }));
};

describe('an app that leaks secrets', () => {
  it('leaves none in anything that leaves the step, and the summary counts them', async () => {
    await using step = await runWith({ secrets: `${own}\nanother-one-1` });
    const places = await everythingOf(step);
    const found = [...places].flatMap(([place, text]) =>
      planted.filter((value) => text.includes(value)).map((value) => `${place}: ${value}`),
    );
    expect(found).toEqual([]);
    const device = [...places].find(([place]) => place.endsWith('device.log'))?.[1] ?? '';
    expect(device).toContain('token [redacted: token] of the app');
    expect(device).toContain('Cookie: [redacted: cookie]');
    expect(device).toContain('I/Leak    ( 4711): [redacted: private key]\n');
    expect(device).toContain('"note":"***"');
    expect(device).toContain('ann.lee@example.com from 10.1.2.3');
    const har = [...places].find(([place]) => place.endsWith('network.har'))?.[1] ?? '';
    const texts = JSON.parse(har)
      .log.entries.map(({ request }: { request: object }) => JSON.stringify(request))
      .join('\n');
    expect(texts).toContain('[redacted: cookie]');
    expect(step.summary).toMatch(/Masked: .*\d+ tokens, .*3 private keys.* in `device\.log`/);
    expect(step.summary).toMatch(/\d+ cookies?.* in `network\.har`/);
  });

  it('is stored as it is with `redact: off`, apart from `secrets` and credentials', async () => {
    await using step = await runWith({ redact: 'off', secrets: own });
    const device = [...(await everythingOf(step))].find(([place]) => place.endsWith('device.log'))?.[1] ?? '';
    expect(device).toContain(githubToken);
    expect(device).not.toContain(own);
  });

  it('has no personal data, bodies, videos and pictures with `redact: strict`', async () => {
    await using step = await runWith({ redact: 'strict' });
    const places = await everythingOf(step);
    const device = [...places].find(([place]) => place.endsWith('device.log'))?.[1] ?? '';
    expect(device).toContain('mail to [redacted: e-mail address] from [redacted: IP address]');
    expect([...places.keys()].filter((file) => /\.(?:mp4|png|ec)$/.test(file))).toEqual([]);
    expect([...places].find(([place]) => place.endsWith('network.har'))?.[1]).toContain('[redacted: body]');
  });

  it('is green or red as without masks, with the same counts', async () => {
    await using control = await runWith({ redact: 'off' }, { leaks: [] });
    await using step = await runWith({ secrets: own });
    const counts = ({ outputs }: ActionRun) => [outputs.verdict, outputs.tests, outputs.passed, outputs.failed, outputs.missing];
    expect(counts(step)).toEqual(counts(control));
  });
});

describe('the input secrets', () => {
  it.each([
    ['passed', 1, 'is a word of the reports'],
    ['long-enough\nshort', 2, 'has fewer than 6 characters'],
    ['Google Pixel 3-10.0', 1, 'is a word of the reports'],
    ['Google Pixel 3', 1, 'is a word of the reports'],
  ])('with %j is an error that names line %i, never the value', async (secrets, line, what) => {
    await using step = await runAction(espresso({ 'base-url': 'embedded', devices: 'Google Pixel 3-10.0', secrets }));
    expect(step.outputs.verdict).toBe('error');
    const log = step.stdout
      .split('\n')
      .filter((each) => !each.startsWith('::add-mask::'))
      .join('\n');
    expect(log).toContain(`secrets, line ${line}: ${what}`);
    expect(log).not.toContain('"short"');
  });
});

it('a run whose files hold no secret has no masks, and its ids stay', async () => {
  const failing = scenario({ overrides: [{ test: '*adds', outcome: 'fail' }] });
  await using step = await runAction(espresso({ download: 'junit\ndevice-logs' }, failing));
  expect(step.outputs.verdict).toBe('failed');
  expect(step.summary).not.toContain('Masked');
  for (const [file, text] of await everythingOf(step)) expect(text, file).not.toContain('[redacted');
});

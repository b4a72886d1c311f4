import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { it } from '../helpers/fixtures.ts';
import { runAction } from '../helpers/runner.ts';
import { embedded, espresso } from '../helpers/scenario.ts';
import { temporaryDirectory } from '../helpers/temp.ts';

describe('bad input', () => {
  it('is reported at once, in one list, before anything is sent', async () => {
    const wrong = {
      app: 'gone.apk',
      devices: 'Google Pixel 7',
      shards: '0',
      wait: 'yes',
      capabilities: 'devices: []',
      'report-dir': '..',
    };
    await using step = await runAction(espresso(wrong));
    expect(step.text).toContain('6 inputs are invalid; nothing was sent.');
    for (const line of [
      ' matches. The folder has these .apk and .ipa files: test.apk [input-file-missing]',
      '- devices is "Google Pixel 7", but must be <device name>-<os version>',
      '- shards is "0", but must be a whole number from 1',
      '- capabilities: devices cannot be set here. Use the input `devices` instead',
      '- wait is "yes", but must be true or false',
      '- report-dir is "..", but must be a folder inside the workspace',
    ])
      expect(step.text).toContain(line);
    expect(step.outputs).toMatchObject({ reason: expect.stringMatching(/^app is "gone\.apk"/), 'build-ids': '[]' });
    expect(step.summary).toMatch(
      /^## ❌ Error: job `[^`]+`\n\n> \[!CAUTION\]\n> 6 inputs are invalid; nothing was sent\.\n>\n> - app is "gone\.apk"/,
    );
    expect(step.summary).toContain('> - shards is "0"');
    expect(step.summary).toContain('**Next:**');
    await using quiet = await runAction(espresso({ ...wrong, summary: 'false' }));
    expect(quiet.summary).toBe('');
    await using doctor = await runAction({ ...espresso({ ...wrong, summary: 'false' }), actionFile: 'doctor/action.yml' });
    expect(doctor.summary).toBe('');
  });

  it.each([
    ['quarantine', 'known.yml'],
    ['select', 'rules.yml'],
  ])('refuses a file of %s that is longer than people write', async (input, name) => {
    const options = espresso({ [input]: name });
    const files = { ...options.files, [name]: `# ${'x'.repeat(525_000)}` };
    await using step = await runAction({ ...options, files });
    expect(step.text).toMatch(new RegExp(`${input} is "${name}", but .* may have at most `));
    expect(step.outputs).toMatchObject({ verdict: 'error' });
  });

  it('refuses a file of alert rules that is longer than people write', async () => {
    const files = { 'rules.yml': `# ${'x'.repeat(525_000)}` };
    const inputs = { 'alerts-url': 'embedded', rules: 'rules.yml' };
    await using step = await runAction({ actionFile: 'alerts/action.yml', inputs, files });
    expect(step.text).toMatch(/rules is "rules\.yml", but a YAML file of alert rules may have at most /);
  });

  it.each([
    ['too large', `{"x":"${'y'.repeat(9_000_000)}"}`, 'the file has more than 8388608 bytes'],
    ['a device', undefined, 'this path is a pipe, a socket or a device'],
  ])('refuses an event that is %s', async (_what, event, why) => {
    await using folder = await temporaryDirectory();
    const file = event === undefined ? '/dev/zero' : path.join(folder.path, 'event.json');
    if (event !== undefined) await writeFile(file, event);
    await using step = await runAction({ ...espresso(), env: { GITHUB_EVENT_PATH: file } });
    expect(step.outputs).toMatchObject({ verdict: 'error', 'build-ids': '[]' });
    expect(step.outputs.reason).toBe(
      `The event of the workflow (GITHUB_EVENT_PATH) cannot be read: ${why} [input-file-unusable].`,
    );
  });

  it('warns about inputs that the action does not have, and names the nearest', async () => {
    const env = { INPUT_RETRY: '2', INPUT_TIMEOUT: '30', INPUT_DEVICE: 'x', INPUT_SESSION_RETRIES: '1', INPUT_ZEBRA: 'x' };
    await using step = await runAction({ ...espresso(), env });
    expect(step.outputs.verdict).toBe('passed');
    expect(
      step.annotations.map(({ level, message }) => `${level}: ${message}`).filter((line) => line.includes('no input')),
    ).toEqual([
      'warning: This action has no input "retry", so its value is ignored. Did you mean `retries`?',
      'warning: This action has no input "timeout", so its value is ignored. Did you mean `timeout-minutes`?',
      'warning: This action has no input "device", so its value is ignored. Did you mean `devices`?',
      'warning: This action has no input "session_retries", so its value is ignored. Did you mean `session-retries`?',
      'warning: This action has no input "zebra", so its value is ignored.',
    ]);
  });

  it.each(['action.yml', ...globSync('*/action.yml')])('never warns about an input of %s itself', async (actionFile) => {
    await using step = await runAction({ actionFile, inputs: {} });
    expect(step.text).not.toContain('has no input');
  });

  it('a run without credentials has a hint at forks', async () => {
    await using step = await runAction(espresso({ 'base-url': '', username: '', 'access-key': '' }));
    expect(step.exitCode).toBe(1);
    expect(step.text).toContain('- username is missing');
    expect(step.text).toContain('Workflows triggered from forks and by Dependabot get no secrets');
  });

  it('a run without credentials in a pull request of a fork names the fork, and the recipe for forks', async () => {
    const noSecrets = espresso({ 'base-url': '', username: '', 'access-key': '', shards: '0' });
    const payload = { pull_request: { number: 7, head: { sha: 'b'.repeat(40), repo: { full_name: 'bob/shop' } } } };
    await using step = await runAction({ ...noSecrets, event: { name: 'pull_request', payload } });
    expect(step.outputs.reason).toMatch(
      /^username is missing; it is a secret, and this pull request comes from the fork bob\/shop: GitHub gives such runs no secrets\. How to test forks: \S+\/recipes\/access\.md#pull-requests-from-forks \[credentials-missing\]/,
    );
    expect(step.summary).toContain('from the fork bob/shop');
    expect(step.text).toContain('- shards is "0"');
    // A workflow with this event has secrets, so the fork is not the reason.
    await using target = await runAction({ ...noSecrets, event: { name: 'pull_request_target', payload } });
    expect(target.outputs.reason).toMatch(/^username is missing; it must be set, for instance from a secret/);
  });

  it.each(['false', 'true'])(
    'lists all problems of the binaries and devices in annotation and summary, dry-run: %s',
    async (dryRun) => {
      const media = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `media://${id}`).join('\n');
      const inputs = { 'test-suite': 'app.apk', media, 'dry-run': dryRun, preflight: 'strict' };
      await using step = await runAction(espresso(inputs));
      expect(step.outputs.reason).toMatch(
        /^test-suite: app\.apk declares no test instrumentation.+ Nothing was uploaded \(and 1 more problem\) \[preflight-wrong-kind\]\.$/,
      );
      const [error] = step.annotations.filter(({ level }) => level === 'error');
      expect(error?.message).toMatch(
        /\[preflight-wrong-kind\]\.\n- media: there are 6 media files, but a build takes at most 5\. .+ \[preflight-too-many-media\]\.$/,
      );
      expect(step.summary).toMatch(/> - media: there are 6 media files, but a build takes at most 5/);
    },
  );

  it('names what a file is that is no suite, not that it is no archive', async () => {
    const files = { 'Shop.xctestrun': '<?xml version="1.0"?><plist><dict/></plist>' };
    const inputs = { framework: 'xcuitest', app: 'bs://c0ffee', 'test-suite': 'Shop.xctestrun', devices: 'iPhone 14-16' };
    await using step = await runAction({ inputs: { ...inputs, 'base-url': 'embedded', history: 'off' }, files });
    expect(step.outputs.reason).toMatch(/^test-suite: Shop\.xctestrun is a test plan \(\.xctestrun\) without its apps, not the /);
    expect(step.text).not.toContain('not-an-archive');
  });

  it('shows every mistake in the scenario with its place, and the first in one line', async () => {
    await using step = await runAction(espresso({}, 'foo: 1\ntests:\n  espresso: 7\n'));
    expect(step.outputs.reason).toMatch(
      /^embedded-scenario .+scenario\.yml, line 1, column 1: foo: unknown key\. .+ \(and 1 more mistake, in `embedded-scenario`\)\.$/,
    );
    expect(step.text).toMatch(/^ {2}- embedded-scenario .+scenario\.yml, line 3, column 3: tests\.espresso: /m);
  });

  it('never fails on fail-on: the inputs themselves are wrong', async () => {
    await using step = await runAction(embedded({ framework: 'appium', app: 'app.apk', devices: 'x-1', 'fail-on': 'never' }));
    expect(step.exitCode).toBe(1);
  });
});

describe('capabilities', () => {
  it.each(['false', 'true'])(
    'capabilities with an unknown key or one of another framework are warnings, dry-run: %s',
    async (dryRun) => {
      const capabilities = 'clas: [com.shop.CartTest]\nonly-testing: [A]';
      await using step = await runAction(espresso({ capabilities, 'dry-run': dryRun, preflight: 'off' }));
      expect(step.outputs.verdict).toBe(dryRun === 'true' ? 'planned' : 'passed');
      expect(step.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message)).toEqual(
        expect.arrayContaining([
          expect.stringContaining('"clas" is not a known build parameter, and is sent unchanged. Did you mean "class"?'),
          expect.stringContaining('"only-testing" is a build parameter of xcuitest, earlgrey'),
        ]),
      );
    },
  );

  it('capabilities of a wrong type are input errors', async () => {
    await using step = await runAction(espresso({ capabilities: 'idleTimeout: 30', shards: '2' }));
    expect(step.outputs.reason).toMatch(/^capabilities, line 1: idleTimeout must be a whole number from 60 to 900, but it is 30/);
  });
});

test('a value of capabilities that takes in the next line names the missing colon', async () => {
  await using step = await runAction(espresso({ capabilities: 'networkLogs: true\n  video false' }));
  expect(step.outputs.reason).toBe(
    'capabilities, line 1: networkLogs must be true or false, but its value continues on line 2. Is a colon missing after "video"? [input-invalid].',
  );
});

describe('a dry run', () => {
  it('a dry run of a step that waits for builds has no request', async ({ cloud }) => {
    const inputs = { ...cloud.service, framework: 'espresso', 'build-ids': '["b1"]', 'dry-run': 'true' };
    await using step = await runAction({ inputs });
    expect(step.outputs.reason).toBe('A dry run: the step would start no build. It would wait for 1 existing build: b1.');
    expect(JSON.parse(await step.readText('mobile-test-results/plan.json')).builds).toEqual([]);
    expect(cloud.cloud.requests).toEqual([]);
  });

  it('prints the plan and the exact requests, and reads only what the account can run', async () => {
    await using step = await runAction(espresso({ 'dry-run': 'true', shards: '2', capabilities: 'language: de' }));
    expect(step.outputs.reason).toBe(
      'A dry run: 2 builds with 2 sessions would be started; only what the account can run was read.',
    );
    expect(step.text).toContain('"shardIndex": 1');
    expect(step.text).toContain('"language": "de"');
    expect((await step.files()).filter((file) => file.startsWith('mobile-test-results'))).toEqual([
      'mobile-test-results/plan.json',
      'mobile-test-results/triage.json',
      'mobile-test-results/triage.md',
    ]);
    expect(JSON.parse(await step.readText('mobile-test-results/plan.json'))).toMatchObject({
      verdict: 'planned',
      binaries: [expect.stringMatching(/^app .*app\.apk/), expect.stringMatching(/^test suite /)],
      builds: [
        { shard: 1, shards: 2, sessions: 1, request: { shardIndex: 0, language: 'de' } },
        { shard: 2, shards: 2, sessions: 1, request: { shardIndex: 1 } },
      ],
    });
    expect(step.summary).toMatch(/^## ℹ️ Planned · Espresso[\s\S]*### Plan[\s\S]*\| Shard 2 of 2 \| 1 \|/);
    expect(step.outputs).toMatchObject({
      'report-dir': expect.stringMatching(/mobile-test-results$/),
      'results-path': '',
      'junit-path': '',
    });
  });

  it.each(['action.yml', 'doctor/action.yml'])('shows no credentials of an address: %s', async (actionFile) => {
    const app = 'https://ann:hunter2-Qx@builds.example.com/app.apk?signature=s3cr3t';
    const notify = 'https://ann:hunter@2@ci.example.com/done?token=s3cr3t';
    await using step = await runAction({ ...espresso({ 'dry-run': 'true', app, 'project-notify-url': notify }), actionFile });
    const files = await Promise.all(
      (await step.files()).filter((name) => name.endsWith('.json')).map((name) => step.readText(name)),
    );
    const shown = [step.stdout, step.summary, JSON.stringify(step.outputs), ...files].join('\n');
    expect(shown).toContain('https://***@builds.example.com/app.apk?…');
    expect(shown).not.toMatch(/hunter|2@|s3cr3t/);
  });

  it('a dry run plans media and custom ids', async () => {
    const { files, ...options } = espresso({
      'dry-run': 'true',
      app: 'custom-id:Shop',
      media: 'photo.png\nmedia://0a1b',
      'media-custom-id': 'Photos',
      'test-suite-custom-id': 'ShopTests',
    });
    await using step = await runAction({ ...options, files: { ...files, 'photo.png': 'a picture' } });
    expect(step.outputs.verdict).toBe('planned');
    expect(step.text).toMatch(
      /Would upload: app Shop \(a custom id, already at the service\), test suite .*test\.apk \(.+\), media file .*photo\.png \(.+\), media file media:\/\/0a1b \(already at the service\)\./,
    );
    expect(step.text).toContain('"app": "Shop"');
    expect(step.text).toMatch(/"uploadMedia": \[\s*"<reference of the uploaded media file>",\s*"media:\/\/0a1b"\s*\]/);
  });

  it('still needs credentials', async () => {
    await using step = await runAction(espresso({ 'dry-run': 'true', 'base-url': '' }));
    expect(step.outputs.verdict).toBe('error');
  });
});

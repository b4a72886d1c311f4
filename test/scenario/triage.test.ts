import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect } from 'vitest';
import type { TriageDocument } from '../../src/core/results/triage/triage-document.ts';
import { it } from '../helpers/fixtures.ts';
import { pageText } from '../helpers/page-elements.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { embedded, espresso, scenario } from '../helpers/scenario.ts';

const root = path.resolve(import.meta.dirname, '../..');
const schema = JSON.parse(await readFile(path.join(root, 'schemas/triage.schema.json'), 'utf8'));
const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);

const read = async (step: ActionRun): Promise<TriageDocument> => {
  const document = JSON.parse(await step.readText('mobile-test-results/triage.json'));
  validate(document);
  expect(validate.errors ?? []).toEqual([]);
  return document;
};

const sha = 'c'.repeat(40);
const source = 'app/src/androidTest/java/com/example/shop/CartTest.kt';
const trace = (element: string, line: number): string =>
  `androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: view.getId() is <${2131230000 + line}/com.shop:id/${element}>

View Hierarchy:
+>DecorView{id=-1, visibility=VISIBLE, width=1080, child-count=2}
|
+->MaterialButton{id=2131230851, res-name=pay_later, visibility=GONE, text=Pay later, input-type=0}
|
+->TextView{id=2131230852, res-name=total, visibility=VISIBLE, text=3 items, input-type=0}
	at androidx.test.espresso.ViewInteraction.check(ViewInteraction.java:50)
	at com.example.shop.CartTest.addsItem(CartTest.kt:${line})
	at java.lang.reflect.Method.invoke(Native Method)`;

const failing = (line = 31): string =>
  scenario({ tests: {}, overrides: [{ test: '*CartTest#addsItem', outcome: 'fail', trace: trace('pay', line) }] });

const withCheckout = (options: RunOptions): RunOptions => ({
  ...options,
  env: {},
  git: true,
  files: {
    ...options.files,
    [source]: '// test\n',
    '.github/CODEOWNERS': '* @octo/all\n/app/src/androidTest/ @octo/quality\n',
  },
});

describe('triage', () => {
  it('explains a failure by what the run, the checkout and the logs say, in one order everywhere', async ({ github }) => {
    github.addPullRequest({ number: 7, title: 'Cart', head: 'cart', commits: [{ sha, message: 'Cart' }], files: [source] });
    const event = { name: 'pull_request', payload: { pull_request: { number: 7, head: { sha, ref: 'cart' } } } };
    const options = espresso(
      {
        comment: 'true',
        'github-token': github.token,
        select: 'app/**: com.example.shop.CartTest',
        download: 'all',
        'device-logs': 'true',
      },
      failing(),
    );
    await using step = await runAction({ ...withCheckout(options), env: github.env, event });
    const { entries, ...document } = await read(step);
    expect(document).toMatchObject({ version: 1, verdict: 'failed', simulated: true, cut: [], changes: 'pull request 7' });
    expect(step.outputs['triage-path']).toBe(path.join(step.workspace, 'mobile-test-results/triage.json'));
    expect(entries).toHaveLength(1);
    const [entry] = entries;
    expect(entry).toMatchObject({
      category: 'element-not-found',
      rule: 'element-missing',
      outcome: 'failed',
      cause: {
        exception: 'androidx.test.espresso.NoMatchingViewException',
        frame: { call: 'com.example.shop.CartTest.addsItem', file: source, line: 31, inRepository: true },
      },
      tests: [{ name: 'com.example.shop.CartTest#addsItem', attempts: 1 }],
      suspects: [{ file: source, why: 'trace' }],
      owners: ['@octo/quality'],
      screen: {
        missing: 'pay',
        elements: [
          { id: 'pay_later', hidden: true },
          { id: 'total', text: '3 items' },
        ],
        more: 0,
      },
      reproduce: {
        tests: 'com.example.shop.CartTest#addsItem',
        command:
          "./gradlew connectedAndroidTest '-Pandroid.testInstrumentationRunnerArguments.class=com.example.shop.CartTest#addsItem'",
      },
    });
    const log = entry?.evidence.find(({ kind }) => kind === 'log');
    if (log?.kind !== 'log') throw new Error('no log');
    const lines = (await step.readText(`mobile-test-results/${log.file}`)).split('\n');
    expect(lines[log.line - 1]).toContain('NoMatchingViewException');
    expect(log.lines[0]).toContain('NoMatchingViewException');
    const files = await step.files();
    for (const evidence of entry?.evidence ?? [])
      if ('file' in evidence && evidence.file !== undefined) expect(files).toContain(`mobile-test-results/${evidence.file}`);
    expect(entry?.evidence.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['log', 'picture', 'video', 'session']));

    const markdown = await step.readText('mobile-test-results/triage.md');
    const [comment] = github.comments;
    const blocks = markdown.slice(markdown.indexOf('### Failures'));
    expect(comment?.body).toContain(blocks.slice(0, blocks.indexOf('On the screen')));
    const id = entry?.id ?? '';
    for (const text of [
      markdown,
      comment?.body,
      step.summary,
      step.stdout,
      pageText(await step.readText('mobile-test-results/report.html')),
    ])
      expect(text).toContain(id);
  });

  it('gives a cause the same id in a later run, on another device, at another line', async () => {
    await using one = await runAction(withCheckout(espresso({}, failing(31))));
    await using other = await runAction(withCheckout(espresso({ devices: 'Samsung Galaxy S22-12.0' }, failing(87))));
    const [first, second] = [await read(one), await read(other)];
    expect(first.entries.map(({ id }) => id)).toEqual(second.entries.map(({ id }) => id));
    expect(first.entries[0]?.devices).not.toEqual(second.entries[0]?.devices);
  });

  it('compares with the commits since the last pass where the checkout has them, and with nothing otherwise', async () => {
    await using step = await runAction(withCheckout(espresso({}, failing())));
    const { entries, changes } = await read(step);
    expect([changes, entries[0]?.suspects]).toEqual([undefined, []]);
  });

  it('asks GitHub once for the changed files of a pull request, without `select` and with a checkout of one commit', async ({
    github,
  }) => {
    github.addPullRequest({ number: 7, title: 'Cart', head: 'cart', commits: [{ sha, message: 'Cart' }], files: [source] });
    const event = { name: 'pull_request', payload: { pull_request: { number: 7, head: { sha, ref: 'cart' } } } };
    const options = withCheckout(espresso({ 'github-token': github.token }, failing()));
    await using step = await runAction({ ...options, env: github.env, event });
    const { entries, changes } = await read(step);
    expect([changes, entries[0]?.suspects]).toEqual(['pull request 7', [{ file: source, why: 'trace' }]]);
  });

  it('has no suspects, and the same verdict, where the token may not read the changed files', async ({ github }) => {
    const event = { name: 'pull_request', payload: { pull_request: { number: 7, head: { sha, ref: 'cart' } } } };
    const options = withCheckout(espresso({ 'github-token': github.token }, failing()));
    await using step = await runAction({ ...options, env: github.env, event });
    const { verdict, entries, changes } = await read(step);
    expect([verdict, changes, entries[0]?.suspects]).toEqual(['failed', undefined, []]);
    expect(step.stdout).toContain('GitHub gave no list of changed files');
  });

  it('has an entry for each cause: sessions, failed tests, missing tests, then flaky ones', async () => {
    const names = ['adds', 'removes', 'signsIn', 'a', 'b', 'c', 'd', 'e'];
    const tests = { espresso: names.map((name) => ({ class: 'com.shop.CartTest', name, 'duration-seconds': 1 })) };
    const file = scenario({
      tests,
      overrides: [
        { test: '*CartTest#adds', outcome: 'fail' },
        { test: '*CartTest#removes', flaky: 1 },
      ],
      sessions: [
        { device: 'Samsung*', fate: 'errors', message: 'The device went away' },
        { device: 'Google Pixel 7*', 'lost-tests': ['*signsIn'] },
      ],
    });
    const devices = 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0';
    await using step = await runAction(espresso({ devices, retries: '1', 'missing-tests': 'fail' }, file));
    const { verdict, entries } = await read(step);
    expect(verdict).toBe('error');
    expect(entries.map(({ outcome }) => outcome)).toEqual(['error', 'failed', 'missing', 'flaky']);
    expect(entries[0]).toMatchObject({
      category: 'device-or-service',
      cause: { message: expect.stringContaining('The device went away') },
      devices: ['Samsung Galaxy S22-12.0'],
    });
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it('tells of a crash by the device log, also where that is not stored', async () => {
    await using step = await runAction(espresso({}, scenario({ sessions: [{ crash: 'java', 'after-tests': 1 }] })));
    const entry = (await read(step)).entries.find(({ category }) => category === 'app-crash');
    expect(entry).toMatchObject({
      rule: 'process-crashed',
      certainty: 'proven',
      cause: { exception: 'java.lang.IllegalStateException', message: 'no items in the cart' },
      evidence: expect.arrayContaining([
        {
          kind: 'crash',
          process: 'com.example.shop',
          thread: 'main',
          lines: expect.arrayContaining([expect.stringContaining('FATAL EXCEPTION')]),
        },
      ]),
    });
  });

  it('is empty for a green run, and written all the same', async () => {
    await using step = await runAction(espresso());
    expect((await read(step)).entries).toEqual([]);
    expect(await step.readText('mobile-test-results/triage.md')).toContain('There is no failure to explain.');
  });

  it('tells what was on the screen by the result bundle', async () => {
    const message = 'Failed to tap "Checkout" Button: No matches found for Elements matching predicate';
    const file = scenario({ overrides: [{ test: '*CartTest#adds', outcome: 'fail', message }] });
    const inputs = { framework: 'xcuitest' };
    await using step = await runAction(embedded({ ...inputs, download: 'result-bundle' }, file));
    expect((await read(step)).entries[0]).toMatchObject({
      category: 'element-not-found',
      screen: {
        missing: 'Checkout',
        elements: expect.arrayContaining([expect.objectContaining({ id: 'checkout', text: 'Check out' })]),
      },
    });
  });

  it("tells what was on the screen by Maestro's log", async () => {
    const file = scenario({
      tests: {},
      shapes: { 'maestro-commands': 'json' },
      overrides: [{ test: '*', outcome: 'fail', message: 'Element not found: Text matching regex: Checkout' }],
    });
    const inputs = { framework: 'maestro' };
    await using step = await runAction(embedded(inputs, file));
    const { entries } = await read(step);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      category: 'element-not-found',
      screen: { missing: 'Checkout', elements: [{ id: 'com.example.shop:id/checkout' }, { text: '3 items' }] },
      reproduce: { command: "maestro test 'sign-in.yaml'" },
    });
  });
});

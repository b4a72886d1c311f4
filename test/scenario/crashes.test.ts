import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { pageText } from '../helpers/page-elements.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { embedded, espresso, type Inputs, scenario } from '../helpers/scenario.ts';
import { type Cloud, standingCloud } from '../helpers/standing-cloud.ts';

const crashing = (crash: NonNullable<ScenarioInput['sessions']>[number]['crash'], more: ScenarioInput = {}): string =>
  scenario({ sessions: [{ crash, 'after-tests': 1 }], ...more });

interface StoredTest {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly trace?: string;
  readonly extra: {
    readonly kind: string;
    readonly crash?: Readonly<Record<string, unknown>>;
    readonly rawTrace?: string;
    readonly ambiguousFrames?: readonly unknown[];
  };
}

const testsOf = async (step: ActionRun): Promise<readonly StoredTest[]> => (await step.results()).tests;

const testNamed = async (step: ActionRun, name: string): Promise<StoredTest | undefined> =>
  (await testsOf(step)).find((test) => test.name === name);

const errors = ({ annotations }: ActionRun) => annotations.filter(({ level }) => level === 'error');

/** Runs a step in a repository that has the file in which the app crashes. */
const runWithSource = (options: RunOptions, file = 'app/src/main/java/com/example/shop/Cart.kt'): Promise<ActionRun> =>
  runAction({ ...options, env: {}, files: { ...options.files, [file]: '// the app\n' }, git: true });

const logsAsked = ({ cloud }: Cloud): readonly string[] =>
  cloud.requests.flatMap(
    ({ path }) => /tests\/[^/]+(\d)\/((?:instrumentation|device)logs)$/.exec(path)?.slice(1).join(' ') ?? [],
  );

describe('a crash of the app', () => {
  it('is the failure of the running test everywhere, with the frame of the repository', async () => {
    await using step = await runWithSource(espresso({}, crashing('java')));
    expect(step.outputs).toMatchObject({ verdict: 'error', tests: '2', failed: '1', missing: '2' });
    const test = await testNamed(step, 'removes');
    expect(test?.message).toBe('The app crashed: java.lang.IllegalStateException: no items in the cart');
    expect(test?.extra.crash).toMatchObject({
      kind: 'java',
      process: 'com.example.shop',
      thread: 'main',
      cause: 'java.lang.IllegalStateException: no items in the cart',
      at: 'Cart.kt:42',
    });
    expect(test?.extra.crash?.log).toContainEqual(expect.stringMatching(/E AndroidRuntime: FATAL EXCEPTION: main$/));
    expect(JSON.stringify(test?.extra.crash)).not.toContain('another app');
    expect(errors(step)).toMatchObject([
      {
        properties: { file: 'app/src/main/java/com/example/shop/Cart.kt', line: '42' },
        message: expect.stringContaining('In CartTest#removes\n\nThe app crashed: java.lang.IllegalStateException: no items'),
      },
    ]);
    expect(step.summary).toContain('The app crashed: java.lang.IllegalStateException: no items in the cart');
    expect(step.summary).toContain('Crash in com.example.shop (thread main) at Cart.kt:42');
    const junit = await step.readText('mobile-test-results/junit.xml');
    expect(junit).toContain('message="The app crashed: java.lang.IllegalStateException: no items in the cart"');
    expect(junit).toContain('at com.example.shop.Cart.total(Cart.kt:42)');
    expect(pageText(await step.readText('mobile-test-results/report.html'))).toContain('The app crashed');
  });

  it.each([
    [
      'native',
      {
        kind: 'native',
        thread: 'RenderThread',
        cause: 'SIGSEGV (SEGV_MAPERR) at 0x0: null pointer dereference',
        at: 'libcart.so (Java_com_example_shop_Cart_total+24)',
      },
      /^The app crashed: SIGSEGV/,
    ],
    [
      'not-responding',
      { kind: 'not-responding', thread: 'main', cause: expect.stringMatching(/^Input dispatching timed out/) },
      /^The app did not respond: Input/,
    ],
    [
      'killed',
      { kind: 'killed', cause: 'low memory (low watermark is breached and swap is low)' },
      /^The app was ended by the system: low memory/,
    ],
  ] as const)('may be one of another kind: %s', async (kind, crash, message) => {
    await using step = await runAction(espresso({}, crashing(kind)));
    const test = await testNamed(step, 'removes');
    expect(test?.extra.crash).toMatchObject({ process: 'com.example.shop', ...crash });
    expect(test?.message).toMatch(message);
    expect(step.outputs.verdict).toBe('error');
  });

  it.each([
    ['before', crashing({ kind: 'java', log: 'before' })],
    ['after', scenario({ overrides: [{ test: '*#removes', crash: { kind: 'java', log: 'after' } }] })],
  ])('belongs to the test that was running, though it is in the log of the test %s', async (_log, file) => {
    await using step = await runAction(espresso({}, file));
    expect((await testNamed(step, 'removes'))?.extra.crash).toMatchObject({ kind: 'java', at: 'Cart.kt:42' });
    expect((await testsOf(step)).filter(({ extra }) => extra.crash !== undefined)).toHaveLength(1);
  });

  it("a crash of the app in one test leaves the others alone, and the report's own word for it is left out", async () => {
    const overrides = [
      { test: '*#removes', crash: { kind: 'java' as const, message: 'java.lang.ArithmeticException: / by zero' } },
    ];
    await using step = await runAction(espresso({}, scenario({ overrides })));
    expect(step.outputs).toMatchObject({ verdict: 'error', tests: '4', passed: '2', failed: '1', skipped: '1' });
    const test = await testNamed(step, 'removes');
    expect(test?.message).toBe('The app crashed: java.lang.ArithmeticException: / by zero');
    expect(test?.extra.crash).toMatchObject({ kind: 'java', cause: 'java.lang.ArithmeticException: / by zero' });
  });

  it('a crash of a process of another app does not count', async () => {
    await using step = await runAction(espresso({}, crashing({ kind: 'java', process: 'com.example.other' })));
    const test = await testNamed(step, 'removes');
    // The message of the instrumentation is about the tests, whatever process crashed.
    expect(test?.extra.crash).not.toHaveProperty('process');
    expect(test?.message).toBe('The instrumentation ended: java.lang.IllegalStateException: no items in the cart');
  });

  it('a crash of the app before the first test is told with the session', async () => {
    await using step = await runAction(espresso({}, crashing('java', { sessions: [{ crash: 'java', 'after-tests': 0 }] })));
    const crashes = (await testsOf(step)).flatMap(({ extra }) => extra.crash ?? []);
    expect(crashes).toMatchObject([{ kind: 'java', at: 'Cart.kt:42' }]);
  });

  it('costs the logs of the tests concerned alone, and nothing where no session broke off', async () => {
    await using cloud = await standingCloud(crashing('java'));
    await using _crashed = await runAction(espresso(cloud.service));
    expect([...new Set(logsAsked(cloud))]).toEqual(['2 instrumentationlogs', '2 devicelogs']);
    await using other = await standingCloud(scenario({ overrides: [{ test: '*#removes', outcome: 'fail' }] }));
    await using failed = await runAction(espresso(other.service));
    expect(failed.outputs.verdict).toBe('failed');
    expect(logsAsked(other)).toEqual([]);
  });
});

describe('without device logs', () => {
  it('a crash has the messages of the instrumentation, and the next step says what to switch on', async () => {
    await using step = await runAction(espresso({ 'device-logs': 'false' }, crashing('java')));
    const test = await testNamed(step, 'removes');
    expect(test?.message).toBe('The instrumentation ended: java.lang.IllegalStateException: no items in the cart');
    expect(test?.trace).toContain('The device log was not recorded. Set the input `device-logs` to `true` to see why.');
    expect(test?.extra.crash).toMatchObject({ kind: 'java', cause: 'java.lang.IllegalStateException: no items in the cart' });
    expect(step.annotations.find(({ level }) => level === 'notice')?.message).toContain('Set the input `device-logs` to `true`');
    expect(step.summary).toContain('Set the input `device-logs` to `true`');
  });

  it('a process that ended without an exception is named as that, and no kind is guessed', async () => {
    await using step = await runAction(espresso({ 'device-logs': 'false' }, crashing('killed')));
    const test = await testNamed(step, 'removes');
    expect(test?.message).toBe('The instrumentation ended: Process crashed.');
    expect(test?.extra.crash).toBeUndefined();
  });
});

describe('a shrunk app', () => {
  const mapping = 'release/mapping.txt';
  const shrunk = async (inputs: Inputs = {}, change = (text: string): string => text): Promise<RunOptions> => {
    const file = await readFile('docs/scenarios/crashes.yml', 'utf8');
    const options = espresso({ app: 'release.apk', mapping, ...inputs }, `${file}time-scale: 200\n`);
    return {
      ...options,
      files: {
        ...options.files,
        'release.apk': { copyOf: 'samples/shop-release.apk' },
        [mapping]: change(await readFile('samples/shop-release-mapping.txt', 'utf8')),
      },
    };
  };
  const id = '0588f677d1b757569f1850f192c53e53a908b2c811796a5a6d4e9529155a1265';
  const source = 'app/src/main/java/com/example/shop/checkout/Payment.java';

  it('has readable stacks from build request to annotation', async () => {
    await using step = await runWithSource(await shrunk(), source);
    const test = (await testsOf(step)).find(({ extra }) => extra.crash !== undefined);
    expect(test?.extra.crash).toMatchObject({
      kind: 'java',
      cause: 'com.example.shop.checkout.EmptyCartException: no items in the cart',
      at: 'Payment.java:19',
    });
    expect(test?.trace).toContain(
      [
        'Caused by: com.example.shop.checkout.EmptyCartException: no items in the cart',
        '\tat com.example.shop.checkout.Payment.requireItems(Payment.java:19)',
        '\tat com.example.shop.checkout.Payment.charge(Payment.java:13)',
        '\tat com.example.shop.checkout.Checkout.pay(Checkout.java:16)',
        '\tat com.example.shop.checkout.CheckoutActivity.onCreate(CheckoutActivity.java:11)',
      ].join('\n'),
    );
    expect(test?.extra.rawTrace).toContain(`CheckoutActivity.onCreate(r8-map-id-${id}:11)`);
    expect(test?.extra.crash?.log).toContainEqual(
      expect.stringMatching(/E AndroidRuntime: \tat com\.example\.shop\.checkout\.Payment\.charge/),
    );
    expect(errors(step)).toMatchObject([
      { properties: { file: source, line: '19' }, message: expect.stringContaining('EmptyCartException') },
    ]);
    expect(step.summary).toContain('Payment.requireItems(Payment.java:19)');
    expect(await step.readText('mobile-test-results/junit.xml')).toContain('Payment.requireItems(Payment.java:19)');
    expect(pageText(await step.readText('mobile-test-results/report.html'))).toContain('Payment.requireItems(Payment.java:19)');
    expect(step.stdout).toContain('Restored stacks with release/mapping.txt');
  });

  it('takes a glob, and needs no mapping', async () => {
    await using restored = await runAction(await shrunk({ mapping: '**/mapping.txt' }));
    expect(restored.summary).toContain('EmptyCartException');
    await using raw = await runAction(await shrunk({ mapping: '' }));
    expect(raw.summary).toContain('a.a: no items in the cart');
  });

  it.each([
    [
      'another build',
      (text: string) => text.replaceAll(id, 'f'.repeat(64)),
      'preflight-mapping-mismatch',
      /belongs to another build, because its id is \w+ and the id of the app is 0588f677d1b7\./,
    ],
    ['no mapping at all', () => 'not a mapping\n', 'preflight-mapping-unreadable', /mapping\.txt names no class/],
  ])('a shrunk app with %s uploads nothing, whatever preflight says', async (_title, change, code, message) => {
    for (const preflight of ['strict', 'off']) {
      await using cloud = await standingCloud(crashing('java'));
      const options = await shrunk({ preflight, ...cloud.service }, change);
      await using step = await runAction(options);
      expect(step.outputs.reason).toContain(code);
      expect(step.stdout).toMatch(message);
      expect(cloud.cloud.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    }
  });

  it.each([
    ['a mapping without an id', (text: string) => text.replaceAll(/^# pg_map.*\n/gm, ''), {}, 'release/mapping.txt has no id'],
    ['an app whose classes name none', (text: string) => text, { app: 'app.apk' }, 'whose classes name no mapping'],
    ['an app that is no file', (text: string) => text, { app: 'custom-id:shop' }, 'which is no file of this job'],
  ])('a shrunk app with %s is not compared, and a notice says so', async (_title, change, inputs, notice) => {
    const options = await shrunk({ 'dry-run': 'true', ...inputs }, change);
    await using step = await runAction(options);
    expect(step.outputs.verdict).toBe('planned');
    expect(step.stdout).toContain(notice);
  });

  it.each([
    [{ mapping: 'absent.txt' }, 'input-file-missing'],
    [{ mapping: 'absent/*.txt' }, 'input-file-missing'],
    [{ framework: 'xcuitest', app: 'Shop.ipa', 'test-suite': 'ShopUITests.zip', devices: 'iPhone 14-16' }, 'input-conflict'],
  ])('refuses %j', async (inputs, code) => {
    await using step = await runAction(await shrunk(inputs));
    expect(step.stdout).toContain('mapping');
    expect(step.outputs.reason).toContain(code);
  });
});

describe('a crash report of iOS', () => {
  it('a crash report of iOS in a result bundle is the failure of its test, with its frames as they are', async () => {
    const ios = { framework: 'xcuitest' };
    const tests = {
      xcuitest: [
        { class: 'CartTests', name: 'testPays', target: 'ShopUITests', 'duration-seconds': 2, crash: 'native' as const },
      ],
    };
    await using step = await runAction(embedded({ ...ios, download: 'result-bundle' }, scenario({ tests })));
    const test = await testNamed(step, 'testPays');
    expect(test?.extra.crash).toMatchObject({
      kind: 'native',
      process: 'com.example.shop',
      thread: 'com.apple.main-thread',
      cause: 'Cart.swift:42: Fatal error: no items in the cart',
      at: 'Cart.total() (Cart.swift:42)',
    });
    expect(test?.message).toContain('The app crashed: Cart.swift:42: Fatal error: no items in the cart');
    expect(test?.trace).toContain('Shop                           Cart.total() (Cart.swift:42)');
    expect(step.summary).toContain(
      'Native crash in com.example.shop (thread com.apple.main-thread) at Cart.total() (Cart.swift:42)',
    );
  });
});

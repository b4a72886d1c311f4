/**
 * Runs the action against the built-in cloud in the situations in which people meet its reports, and takes pictures of what they see, so that people can look at
 * them: `node scripts/screenshot-runs.ts <folder> [name …]`.
 *
 * Each situation as job summary, and as report page with and without its first failure, at 1,440 and 390 pixels, light and dark.
 */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { stringify } from 'yaml';
import type { ScenarioInput } from '../src/stand-in/schema/scenario.ts';
import { launchChromium } from '../test/browser/chromium.ts';
import { takeMarkdown } from './summary-pictures.ts';

interface Situation {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly scenario?: ScenarioInput;
  readonly files?: Readonly<Record<string, string>>;
}

const [pixel, galaxy, onePlus] = ['Google Pixel 7-13.0', 'Samsung Galaxy S22-12.0', 'OnePlus 11R-13.0'];
const threeDevices = [pixel, galaxy, onePlus].join('\n');

const features = ['cart.Cart', 'checkout.Checkout', 'login.Login', 'search.Search', 'orders.Orders'];
const verbs = ['opens', 'adds', 'removes', 'shows', 'keeps', 'restores', 'formats', 'survives'];
const things = ['Item', 'Total', 'Voucher', 'Address', 'Payment'];
/** 200 tests in 5 classes. */
const tests = features.flatMap((feature) =>
  verbs.flatMap((verb) =>
    things.map((thing) => ({ class: `com.shop.${feature}Test`, name: `${verb}${thing}`, 'duration-seconds': 2 })),
  ),
);

const wrongTotal = {
  test: 'com.shop.checkout.CheckoutTest#formatsTotal',
  outcome: 'fail',
  message: 'expected:<€ 42.00> but was:<€ 42>',
  trace:
    'java.lang.AssertionError: expected:<€ 42.00> but was:<€ 42>\n\tat org.junit.Assert.assertEquals(Assert.java:647)\n\tat com.shop.checkout.CheckoutTest.formatsTotal(CheckoutTest.kt:77)',
} as const;
const noView = {
  test: 'com.shop.checkout.CheckoutTest#showsPayment',
  outcome: 'fail',
  message: 'No views in hierarchy found matching: view.getId() is <2131230861/com.shop:id/pay>',
  trace:
    'androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: view.getId() is <2131230861/com.shop:id/pay>\n\tat androidx.test.espresso.ViewInteraction.perform(ViewInteraction.java:98)\n\tat com.shop.checkout.CheckoutRobot.pay(CheckoutRobot.kt:48)\n\tat com.shop.checkout.CheckoutTest.showsPayment(CheckoutTest.kt:31)',
} as const;
const noNetwork = {
  test: 'com.shop.login.LoginTest#keepsAddress',
  outcome: 'fail',
  message: 'Unable to resolve host "api.shop.example"',
  trace:
    'java.net.UnknownHostException: Unable to resolve host "api.shop.example"\n\tat com.shop.login.Session.open(Session.kt:22)\n\tat com.shop.login.LoginTest.keepsAddress(LoginTest.kt:54)',
} as const;

const makers = ['Google Pixel', 'Samsung Galaxy S', 'OnePlus', 'Xiaomi Redmi Note'];
const fortyDevices = Array.from(
  { length: 40 },
  (_none, nth) => `${makers[nth % makers.length]} ${4 + Math.floor(nth / 4)}-${11 + (nth % 4)}.0`,
);

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const quarantine = stringify(
  [wrongTotal.test, noView.test].map((test) => ({
    test,
    reason: 'The price service rounds differently since the last release',
    issue: 'https://github.com/example/shop/issues/7',
    until: inAMonth,
  })),
);

const situations: Readonly<Record<string, Situation>> = {
  green: {},
  failed: { inputs: { download: 'all' }, scenario: { overrides: [wrongTotal, noView, noNetwork] } },
  infrastructure: {
    inputs: { devices: threeDevices },
    scenario: {
      overrides: [{ ...wrongTotal, device: pixel }],
      sessions: [
        { device: galaxy, fate: 'errors', message: 'device went offline' },
        { device: onePlus, fate: 'crashes', 'after-tests': 60 },
      ],
    },
  },
  flaky: {
    inputs: { capabilities: 'retryTestsOnFailure: true' },
    scenario: {
      overrides: [
        { test: noNetwork.test, flaky: 1 },
        { test: 'com.shop.search.SearchTest#survivesItem', flaky: 1 },
      ],
    },
  },
  quarantine: {
    inputs: { devices: `${pixel}\n${galaxy}`, quarantine: 'quarantine.yml' },
    scenario: { overrides: [wrongTotal, { ...noView, device: pixel }] },
    files: { 'quarantine.yml': quarantine },
  },
  large: {
    inputs: { devices: fortyDevices.join('\n'), shards: '4' },
    scenario: {
      devices: {
        known: fortyDevices.map((label) => {
          const [device = '', version = ''] = label.split('-');
          return { device, 'os-version': version, os: 'android' as const };
        }),
      },
      plan: { parallel: 160, queue: 160 },
      overrides: [
        { ...wrongTotal, device: 'OnePlus*' },
        { ...noView, device: 'Xiaomi Redmi Note 5-*' },
      ],
    },
  },
  credentials: {
    scenario: { faults: [{ path: '/app-automate/**', action: 'status', status: 401, times: 'always' }] },
  },
  'queue-one-waits': {
    inputs: { devices: threeDevices, 'queue-timeout-minutes': '0.4' },
    scenario: { sessions: [{ device: onePlus, fate: 'never-starts' }] },
  },
  'queue-all-wait': {
    inputs: { devices: threeDevices, 'queue-timeout-minutes': '0.4' },
    scenario: { sessions: [{ device: '*', fate: 'never-starts' }] },
  },
  'queue-beside-a-failure': {
    inputs: { devices: threeDevices, 'queue-timeout-minutes': '0.4' },
    scenario: { overrides: [{ ...wrongTotal, device: pixel }], sessions: [{ device: onePlus, fate: 'never-starts' }] },
  },
};

const root = path.resolve(import.meta.dirname, '..');

/** Runs the action in a new workspace, and returns its summary and the path of its page. */
const run = async ({ inputs = {}, scenario = {}, files = {} }: Situation, workspace: string) => {
  const runnerFiles = path.join(workspace, '.runner');
  await mkdir(runnerFiles, { recursive: true });
  for (const name of ['shop-debug.apk', 'shop-debug-androidTest.apk'])
    await cp(path.join(root, 'samples', name), path.join(workspace, name));
  const all = { ...files, 'scenario.yml': stringify({ seed: 1, 'time-scale': 400, tests: { espresso: tests }, ...scenario }) };
  for (const [name, text] of Object.entries(all)) await writeFile(path.join(workspace, name), text);
  const [summary, output, state] = ['summary.md', 'output', 'state'].map((name) => path.join(runnerFiles, name)) as [
    string,
    string,
    string,
  ];
  for (const file of [summary, output, state]) await writeFile(file, '');
  const given = {
    'base-url': 'embedded',
    'embedded-scenario': 'scenario.yml',
    framework: 'espresso',
    app: 'shop-debug.apk',
    'test-suite': 'shop-debug-androidTest.apk',
    devices: pixel,
    'missing-tests': 'ignore',
    history: 'off',
    'poll-interval-seconds': '0.1',
    ...inputs,
  };
  const step = spawn(process.execPath, [path.join(root, 'src/main.ts')], {
    cwd: workspace,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: workspace,
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: 'example/shop',
      GITHUB_RUN_ID: '1',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_JOB: 'android-tests',
      GITHUB_ACTION: 'tests',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_OUTPUT: output,
      GITHUB_STATE: state,
      GITHUB_STEP_SUMMARY: summary,
      RUNNER_TEMP: runnerFiles,
      ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  step.stdout.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  await new Promise((resolve) => step.once('close', resolve));
  // The step writes its outputs once at its start, without values.
  const pages = [...(await readFile(output, 'utf8')).matchAll(/^html-path<<.*\n(.*)$/gm)];
  const page = pages.at(-1)?.[1] ?? '';
  return { summary: await readFile(summary, 'utf8'), page, log };
};

const sizes = [
  { width: 1_440, height: 900 },
  { width: 390, height: 844 },
] as const;
const maxHeight = 6_000;

const takePages = async (browser: Browser, page: string, target: string): Promise<void> => {
  for (const viewport of sizes)
    for (const colorScheme of ['light', 'dark'] as const) {
      const isPhone = viewport.width < 640;
      const context = await browser.newContext({ viewport, colorScheme, hasTouch: isPhone, isMobile: isPhone });
      const tab = await context.newPage();
      tab.on('pageerror', (error) => console.error(`${target}: ${error.message}`));
      await tab.goto(pathToFileURL(page).href);
      await tab.locator('html[data-ready="true"]').waitFor();
      await tab.screenshot({ path: `${target}-page-${viewport.width}-${colorScheme}.png`, fullPage: true });
      const cause = tab.locator('.cause').first();
      if (await cause.isVisible()) {
        await cause.click();
        await tab.screenshot({ path: `${target}-open-${viewport.width}-${colorScheme}.png` });
      }
      await context.close();
    }
};

const [target = 'screenshots', ...names] = process.argv.slice(2);
const work = await mkdtemp(path.join(tmpdir(), 'runs-'));
await mkdir(target, { recursive: true });
const browser = await launchChromium();
try {
  for (const [name, situation] of Object.entries(situations)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const { summary, page, log } = await run(situation, path.join(work, name));
    const file = path.join(target, name);
    await writeFile(`${file}.log`, log);
    await writeFile(`${file}-summary.md`, summary);
    for (const { width } of sizes) await takeMarkdown(browser, summary, `${file}-summary-${width}.png`, { width, maxHeight });
    if (page === '') console.error(`${name}: no page was written; see ${file}.log`);
    else await takePages(browser, page, file);
    console.log(`${name}: ${summary.split('\n', 1)[0]}`);
  }
} finally {
  await browser.close();
  await rm(work, { recursive: true, force: true });
}

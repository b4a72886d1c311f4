type Event = 'push' | 'pull_request' | 'schedule' | 'workflow_dispatch';

/** A workflow to run with act, and what must come out. */
export interface ExpectedRun {
  /** Id of an example of the documentation, or path of a workflow of this repository. */
  readonly workflow: string;
  /** Absent: the first that the workflow names. */
  readonly event?: Event;
  /** Of a `workflow_dispatch`. */
  readonly inputs?: Readonly<Record<string, string>>;
  /**
   * Runs of a workflow on the default branch before, in one history. Each push is a commit that changes the app, whose file is `shop-<n>.apk` at
   * the commit n, from 1.
   */
  readonly earlier?: { readonly workflow: string; readonly events: readonly Event[] };
  /** What the built-in cloud does, as YAML. */
  readonly scenario?: string;
  /** Matrix job whose second combination fails at its start. */
  readonly dies?: string;
  /** Programs that the workflow starts and that a test cannot run, as shell scripts in place of them. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Part of what the workflow posts to the webhook in the secret `SLACK_WEBHOOK`. */
  readonly posts?: string;
  /** By job id: how many combinations run, and how many of them fail. */
  readonly jobs: Readonly<Record<string, readonly [runs: number, failed: number]>>;
  /** Parts of the outputs of the last of these jobs, such as `verdict=passed`; `<commit n>` is the hash of that commit. */
  readonly outputs: readonly string[];
}

type RecipePage = 'run' | 'workflows' | 'binaries' | 'results' | 'access';
const recipe = (page: RecipePage, heading: string): string => `docs/recipes/${page}.md: ${heading}`;
const matrix = recipe('workflows', 'A matrix of shards with one required check');
const test = 'com.example.shop.CartTest#addsItem';
const failing = {
  scenario: `{ overrides: [{ test: '${test}', outcome: fail }] }`,
  jobs: { espresso: [4, 1], 'device-tests': [1, 1] },
} as const;

const bisect = recipe('results', 'Find the commit that broke a test');
/** Broken by the third of four commits; all tests ran on the first one. */
const broken = `{ overrides: [${[3, 4].map((nth) => `{ test: '${test}', app: shop-${nth}.apk, outcome: fail }`).join(', ')}] }`;
const merged = ['schedule', 'push', 'push', 'push'] as const;

export const expectedRuns: readonly ExpectedRun[] = [
  { workflow: 'README.md: Quick start', jobs: { espresso: [1, 0] }, outputs: ['verdict=passed', 'simulated=true'] },
  { workflow: recipe('run', 'An Xcode build'), jobs: { example: [1, 0] }, outputs: ['verdict=passed'] },
  { workflow: recipe('run', 'Choose tests'), event: 'push', jobs: { espresso: [1, 0] }, outputs: ['verdict=passed', 'tests=12'] },
  {
    workflow: recipe('run', 'Choose tests'),
    event: 'pull_request',
    jobs: { espresso: [1, 0] },
    outputs: ['verdict=passed', 'tests=2'],
  },
  { workflow: recipe('run', 'XCUITest with shards'), jobs: { example: [1, 0] }, outputs: ['verdict=passed', 'sessions=8'] },
  {
    workflow: recipe('run', 'Maestro flows'),
    scenario: '{ overrides: [{ test: search#*, flaky: 1 }, { test: gift-card#*, outcome: fail }] }',
    jobs: { example: [1, 0] },
    outputs: ['verdict=passed', 'tests=3', 'flaky=1', 'sessions=4'],
  },
  { workflow: recipe('run', 'Flutter'), jobs: { flutter: [1, 0] }, outputs: ['verdict=passed', 'tests=12', 'sessions=1'] },
  {
    workflow: recipe('run', 'Nightly sweep over many devices'),
    jobs: { sweep: [1, 0] },
    outputs: ['verdict=passed', 'sessions=5'],
  },
  { workflow: matrix, jobs: { espresso: [4, 0], 'device-tests': [1, 0] }, outputs: ['verdict=passed', 'sessions=4'] },
  { workflow: matrix, ...failing, outputs: ['verdict=failed', 'sessions=4', `failed-tests=["${test} @ `] },
  { workflow: matrix, ...failing, scenario: '', dies: 'espresso', outputs: ['verdict=error', 'Shard 2 of 4'] },
  {
    workflow: recipe('workflows', 'Upload once, use in every job'),
    jobs: { upload: [1, 0], espresso: [2, 0] },
    outputs: ['verdict=passed'],
  },
  {
    // The recipe counts flaky tests as failed on `main`, and this is a pull request.
    workflow: recipe('results', 'Flaky tests'),
    scenario: `{ overrides: [{ test: '${test}', flaky: 1 }] }`,
    jobs: { espresso: [1, 0] },
    outputs: ['verdict=passed', 'flaky=1'],
  },
  {
    workflow: bisect,
    event: 'schedule',
    earlier: { workflow: bisect, events: merged },
    scenario: broken,
    jobs: { espresso: [1, 1], bisect: [1, 0] },
    outputs: ['verdict=passed', `${test} broke in the commit `, 'first-bad=<commit 3>'],
  },
  {
    workflow: `${bisect} (2)`,
    event: 'workflow_dispatch',
    inputs: { test },
    earlier: { workflow: bisect, events: [...merged, 'schedule'] },
    scenario: broken,
    jobs: { bisect: [1, 0] },
    outputs: ['verdict=passed', 'first-bad=<commit 3>'],
  },
  {
    workflow: `${bisect} (2)`,
    event: 'workflow_dispatch',
    inputs: { test, good: '<commit 1>', bad: '<commit 4>', 'dry-run': 'true' },
    earlier: { workflow: bisect, events: merged },
    scenario: broken,
    jobs: { bisect: [1, 0] },
    outputs: ['verdict=planned', 'would search 3 commits'],
  },
  {
    workflow: recipe('binaries', 'App bundles'),
    // bundletool would be downloaded; what it writes is an APK.
    programs: { curl: '', java: '', unzip: 'cat app/build/outputs/apk/debug/app-debug.apk' },
    jobs: { example: [1, 0] },
    outputs: ['verdict=passed', 'tests=12'],
  },
  {
    workflow: recipe('access', 'BrowserStack Local'),
    // The tunnel would be downloaded; the built-in cloud accepts its parameters and needs none.
    programs: { curl: '', unzip: `printf '#!/bin/sh\\n' > BrowserStackLocal; chmod +x BrowserStackLocal` },
    jobs: { espresso: [1, 0] },
    outputs: ['verdict=passed'],
  },
  { workflow: recipe('run', 'Test isolation with the orchestrator'), jobs: { espresso: [1, 0] }, outputs: ['verdict=passed'] },
  {
    workflow: recipe('results', 'Other reporters and Slack'),
    scenario: `{ overrides: [{ test: '${test}', outcome: fail }] }`,
    posts: `1 of 12 tests failed: ${test} @ `,
    jobs: { example: [1, 1] },
    outputs: ['verdict=failed'],
  },
  {
    workflow: '.github/workflows/ci.yml',
    jobs: { action: [1, 0], matrix: [2, 0], service: [1, 0] },
    outputs: ['verdict=passed', 'sessions=2'],
  },
];

/** A workflow to run with act, and what must come out. */
export interface ExpectedRun {
  /** Id of an example of the documentation, or path of a workflow of this repository. */
  readonly workflow: string;
  /** Absent: the first that the workflow names. */
  readonly event?: 'push' | 'pull_request';
  /** What the built-in cloud does, as YAML. */
  readonly scenario?: string;
  /** Matrix job whose second combination fails at its start. */
  readonly dies?: string;
  /** By job id: how many combinations run, and how many of them fail. */
  readonly jobs: Readonly<Record<string, readonly [runs: number, failed: number]>>;
  /** Parts of the outputs of the last of these jobs, such as `verdict=passed`. */
  readonly outputs: readonly string[];
}

const recipe = (heading: string): string => `docs/recipes.md: ${heading}`;
const matrix = recipe('A matrix of shards with one required check');
const test = 'com.example.shop.CartTest#addsItem';
const failing = {
  scenario: `{ overrides: [{ test: '${test}', outcome: fail }] }`,
  jobs: { espresso: [4, 1], 'device-tests': [1, 1] },
} as const;

export const expectedRuns: readonly ExpectedRun[] = [
  { workflow: 'README.md: Quick start', jobs: { espresso: [1, 0] }, outputs: ['verdict=passed', 'simulated=true'] },
  { workflow: recipe('An Xcode build'), jobs: { xcuitest: [1, 0] }, outputs: ['verdict=passed'] },
  { workflow: recipe('Choose tests'), event: 'push', jobs: { espresso: [1, 0] }, outputs: ['verdict=passed', 'tests=12'] },
  { workflow: recipe('Choose tests'), event: 'pull_request', jobs: { espresso: [1, 0] }, outputs: ['verdict=passed', 'tests=2'] },
  { workflow: recipe('XCUITest with shards'), jobs: { example: [1, 0] }, outputs: ['verdict=passed', 'sessions=8'] },
  { workflow: recipe('Nightly sweep over many devices'), jobs: { sweep: [1, 0] }, outputs: ['verdict=passed', 'sessions=5'] },
  { workflow: matrix, jobs: { espresso: [4, 0], 'device-tests': [1, 0] }, outputs: ['verdict=passed', 'sessions=4'] },
  { workflow: matrix, ...failing, outputs: ['verdict=failed', 'sessions=4', `failed-tests=["${test} @ `] },
  { workflow: matrix, ...failing, scenario: '', dies: 'espresso', outputs: ['verdict=error', 'Shard 2 of 4'] },
  { workflow: recipe('Upload once, use in every job'), jobs: { upload: [1, 0], espresso: [2, 0] }, outputs: ['verdict=passed'] },
  {
    // The example counts a flaky test as failed on the branch `main`, where it runs here.
    workflow: recipe('Flaky tests'),
    scenario: `{ overrides: [{ test: '${test}', flaky: 1 }] }`,
    jobs: { example: [1, 1] },
    outputs: ['verdict=failed', 'flaky=1', `failed-tests=["${test} @ `],
  },
  {
    workflow: '.github/workflows/ci.yml',
    jobs: { action: [1, 0], matrix: [2, 0], service: [1, 0] },
    outputs: ['verdict=passed', 'sessions=2'],
  },
];

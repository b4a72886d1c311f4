import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyHistory, type History } from '../../../../../src/action/history/history.ts';
import type { ResolvedInputs } from '../../../../../src/action/inputs/run-inputs.ts';
import { planRepeats } from '../../../../../src/action/run/prepare/repeat-plan.ts';
import { createMemoryRunner } from '../../../../helpers/memory-runner.ts';
import { planOf } from '../../../../helpers/stage.ts';
import { temporaryDirectory } from '../../../../helpers/temp.ts';
import { knownSuite, selectionOf } from '../../../core/results/known-suites.ts';
import { historyRun, oneRun } from '../../history/histories.ts';

const pullRequest = { pull_request: { number: 7, head: { sha: 'c1', ref: 'cart' }, base: { ref: 'main' } } };
const knownTests = Array.from({ length: 40 }, (_, nth) => `a.Known#t${nth}`);
const onMain = oneRun(historyRun(1), Object.fromEntries(knownTests.map((name) => [name, 'p'])));

interface Facts {
  readonly inputs?: Partial<ResolvedInputs>;
  readonly event?: unknown;
  readonly history?: { readonly stored?: History; readonly problem?: string; readonly hasCache?: boolean };
  /** Tests of the suite; unknown if absent. */
  readonly tests?: readonly string[];
  readonly predictedMs?: number;
  readonly changedFiles?: { readonly files: readonly string[]; readonly source: string };
}

const plan = async ({ inputs, event = pullRequest, history = {}, tests, predictedMs, changedFiles }: Facts) => {
  await using folder = await temporaryDirectory();
  const eventPath = join(folder.path, 'event.json');
  await writeFile(eventPath, JSON.stringify(event));
  const context = createMemoryRunner(folder.path, {}, { GITHUB_EVENT_PATH: eventPath });
  const suite = tests && knownSuite(tests);
  const examined = {
    inputs: { ...planOf().inputs, repeatNew: 3, devices: ['d'], history: { kind: 'cache' } as const, ...inputs },
    selection: selectionOf(suite),
    ...(changedFiles === undefined ? {} : { changedFiles }),
  };
  const { stored = onMain, problem, hasCache = true } = history;
  const opened = {
    read: async () => stored,
    readWith: async () => undefined,
    problem: () => problem,
    store: () => (hasCache ? { read: async () => {}, write: async () => {} } : undefined),
  };
  return await planRepeats(examined, stored, opened, () => predictedMs, context);
};

const added = (count: number): string[] => Array.from({ length: count }, (_, nth) => `a.New#t${nth}`);

test.each<[what: string, facts: Facts, note: RegExp]>([
  ['on other events', { event: {} }, /^`repeat-new` applies only to pull requests and merge groups\.$/],
  [
    'where the runner has no cache',
    { history: { stored: emptyHistory, hasCache: false } },
    /this runner has no cache service for the history/,
  ],
  [
    'where the history is damaged',
    { history: { stored: emptyHistory, problem: 'it is damaged' } },
    /unknown which tests are new, since the history could not be read \(it is damaged/,
  ],
  ['where the base branch has no run', { history: { stored: emptyHistory } }, /the history has no run of main/],
  ['where most tests seem to be new', { tests: added(50) }, /^Nothing is repeated: 50 of 50 tests seem to be new or changed/],
])('no repeats are planned %s', async (_, facts, note) => {
  const planned = await plan(facts);
  expect(planned?.plan).toBeUndefined();
  expect(planned?.notes.at(-1)).toMatch(note);
  expect(planned?.reasonOf({ className: 'a.New', name: 't1' } as never)).toBeUndefined();
});

test('no repeats are planned without `repeat-new`, and without a device', async () => {
  expect(await plan({ inputs: { repeatNew: 0 } })).toBeUndefined();
  expect(await plan({ inputs: { devices: [] } })).toBeUndefined();
});

test.each<[what: string, facts: Facts, note: RegExp]>([
  ['of a suite whose tests are unknown', {}, /^New and changed tests run 3 more times each on d after they pass\.$/],
  ['of a suite without new tests', { tests: knownTests }, /^No test is new or changed\.$/],
  [
    'with their price',
    { tests: [...knownTests, ...added(1)], predictedMs: 60_000 },
    /^1 new or changed test runs 3 more times each on d .* \(3 sessions, predicted 3\.0 device minutes\): a\.New#t0\.$/,
  ],
  [
    'without a price where no duration is known, and with at most 10 names',
    { tests: [...knownTests, ...added(12)], inputs: { repeatNew: 1 } },
    /^12 new or changed tests run once more on d .* \(1 session\): a\.New#t0, .* and 2 more\.$/,
  ],
])('repeats are planned %s', async (_, facts, note) => {
  const planned = await plan(facts);
  expect(planned?.plan).toMatchObject({ device: 'd' });
  expect(planned?.notes.at(-1)).toMatch(note);
  expect(planned?.notes[0]).toMatch(/^Only tests that are new run again: .*github-token is empty/);
});

test('repeats use the changed files that `select` has read already', async () => {
  const tests = [...knownTests, 'a.Cart#t'];
  const stored = oneRun(historyRun(1), Object.fromEntries(tests.map((name) => [name, 'p'])));
  const planned = await plan({ tests, history: { stored }, changedFiles: { files: ['src/Cart.kt'], source: 'pull request #7' } });
  expect(planned?.plan?.tests).toEqual(['a.Cart#t']);
  expect(planned?.notes).toEqual([expect.stringMatching(/^1 new or changed test runs /)]);
});

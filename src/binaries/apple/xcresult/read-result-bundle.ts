import type {
  BundleAttachment,
  BundleAttempt,
  BundleFailure,
  BundleRun,
  BundleTest,
  BundleTestStatus,
  ResultBundle,
} from '../../../core/model/result-bundle.ts';
import type { NamedTest } from '../../../core/model/results.ts';
import { withTree } from '../../archive.ts';
import type { FileTree } from '../../folder.ts';
import {
  type BundleBudget,
  type BundleLimits,
  type BundleStore,
  bundleLimits,
  countAt,
  createBundleBudget,
  dateAt,
  durationMsAt,
  itemsAt,
  openBundleStore,
  textAt,
  valueAt,
} from './bundle-store.ts';

/**
 * Passes the result bundle in a zip archive or a folder to `use`. Attachments can be read until `use` ends.
 *
 * @throws BinaryError if there is not exactly one bundle, or if the bundle is incomplete, too large or of an unknown version
 */
export const withResultBundle = async <Result>(
  path: string,
  use: (bundle: ResultBundle) => Promise<Result>,
  limits: BundleLimits = bundleLimits,
): Promise<Result> => withTree(path, async (tree) => use(await readBundle(tree, limits)));

const readBundle = async (tree: FileTree, limits: BundleLimits): Promise<ResultBundle> => {
  const budget = createBundleBudget(tree.file, limits);
  const store = await openBundleStore(tree, budget);
  const record = await store.readObject(store.rootId);
  const runs: BundleRun[] = [];
  for (const action of itemsAt(record, 'actions')) {
    const planId = textAt(action, 'actionResult', 'testsRef', 'id');
    // An action that only builds or cleans has no test results.
    if (planId === undefined && textAt(action, 'actionResult', 'status') === 'notRequested') continue;
    const found = planId === undefined ? { tests: [], targetFailures: [] } : await readTests(store, planId, budget);
    runs.push({ ...budget.keep(readRun(action)), ...found });
  }
  return { runs, readAttachment: store.readAttachment };
};

const readRun = (action: unknown): Omit<BundleRun, 'tests' | 'targetFailures'> => {
  const device = valueAt(action, 'runDestination', 'targetDeviceRecord');
  const metrics = valueAt(action, 'actionResult', 'metrics');
  return {
    startedAt: dateAt(action, 'startedTime'),
    device: {
      name: textAt(device, 'name'),
      model: textAt(device, 'modelName'),
      osVersion: textAt(device, 'operatingSystemVersion'),
    },
    announced: {
      tests: countAt(metrics, 'testsCount'),
      failed: countAt(metrics, 'testsFailedCount'),
      skipped: countAt(metrics, 'testsSkippedCount'),
    },
    errors: itemsAt(action, 'actionResult', 'issues', 'errorSummaries').map((error) => textAt(error, 'message') ?? ''),
  };
};

interface FoundAttempt {
  readonly test: Omit<BundleTest, 'attempts'>;
  readonly attempt: BundleAttempt;
}

/** Reads the tests of a run from its `ActionTestPlanRunSummaries` and the summary of each test. */
const readTests = async (store: BundleStore, planId: string, budget: BundleBudget) => {
  const plan = await store.readObject(planId);
  const targetFailures: BundleRun['targetFailures'][number][] = [];
  const attempts: FoundAttempt[] = [];
  for (const planRun of itemsAt(plan, 'summaries')) {
    const configuration = textAt(planRun, 'name') ?? '';
    for (const testable of itemsAt(planRun, 'testableSummaries')) {
      const target = textAt(testable, 'targetName') ?? textAt(testable, 'name') ?? '';
      for (const failure of itemsAt(testable, 'failureSummaries'))
        targetFailures.push(budget.keep({ target, ...readFailureSummary(failure) }));
      for (const row of rowsIn(itemsAt(testable, 'tests'))) {
        const id = textAt(row, 'summaryRef', 'id');
        const summary = id === undefined ? undefined : await store.readObject(id);
        const test = { configuration, target, ...nameOf(row), arguments: argumentsOf(summary) };
        attempts.push(budget.keep({ test, attempt: readAttempt(row, summary, budget.mostSteps()) }));
      }
    }
  }
  return { tests: joinAttempts(attempts), targetFailures };
};

/** Finds the `ActionTestMetadata` objects in nested groups. */
const rowsIn = (nodes: readonly unknown[]): unknown[] =>
  nodes.flatMap((node) => {
    const inner = rowsIn(itemsAt(node, 'subtests'));
    return textAt(node, 'testStatus') === undefined ? inner : [node, ...inner];
  });

/** Reads the name of a test. `CartTests/testAdds()` and `CartTests/testAdds` are the same test. */
const nameOf = (row: unknown): NamedTest => {
  const identifier = (textAt(row, 'identifier') ?? textAt(row, 'name') ?? '').replace(/\(\)$/, '');
  const slash = identifier.lastIndexOf('/');
  return { className: identifier.slice(0, Math.max(slash, 0)), name: identifier.slice(slash + 1) };
};

/**
 * Joins the attempts that Xcode marks as repetitions of a test case. Other attempts stay separate because they may belong to
 * another case with the same name.
 */
const joinAttempts = (found: readonly FoundAttempt[]): BundleTest[] => {
  const counts = new Map<string, number>();
  const groups = Map.groupBy(found, ({ test, attempt: { iteration } }, index) => {
    if (iteration === undefined) return index;
    const name = JSON.stringify(test);
    const count = counts.get(`${iteration}${name}`) ?? 0;
    counts.set(`${iteration}${name}`, count + 1);
    return `${count}${name}`;
  });
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.sort((one, other) => (one.attempt.iteration ?? 0) - (other.attempt.iteration ?? 0));
    return first === undefined ? [] : { ...first.test, attempts: [first.attempt, ...others.map(({ attempt }) => attempt)] };
  });
};

const statuses: ReadonlyMap<string, BundleTestStatus> = new Map([
  ['Success', 'passed'],
  ['Failure', 'failed'],
  ['Skipped', 'skipped'],
  ['Expected Failure', 'expected-failure'],
]);

/**
 * Reads one attempt of a test.
 *
 * @param row the test's `ActionTestMetadata`
 * @param summary the row's `ActionTestSummary`; absent for some tests that passed
 * @param mostSteps maximum number of steps; the last steps are kept
 */
const readAttempt = (row: unknown, summary: unknown, mostSteps: number): BundleAttempt => {
  const rawStatus = textAt(row, 'testStatus') ?? '';
  const status = statuses.get(rawStatus) ?? 'unknown';
  const detailed = status === 'failed' ? summary : undefined;
  const activities = activitiesIn(itemsAt(detailed, 'activitySummaries'));
  const omittedSteps = Math.max(0, activities.length - mostSteps);
  const attachments = activities.flatMap(({ activity }, index) =>
    readAttachments(activity, index < omittedSteps ? undefined : index - omittedSteps),
  );
  return {
    status,
    rawStatus,
    iteration: countAt(summary, 'repetitionPolicySummary', 'iteration'),
    durationMs: durationMsAt(row, 'duration'),
    skipReason: textAt(summary, 'skipNoticeSummary', 'message'),
    failures: itemsAt(summary, 'failureSummaries').map(readFailureSummary),
    expectedFailures: itemsAt(summary, 'expectedFailures').map(readFailureSummary),
    steps: activities.slice(omittedSteps).map(({ activity, depth }) => ({
      title: textAt(activity, 'title') ?? '',
      depth,
      startedAt: dateAt(activity, 'start'),
      finishedAt: dateAt(activity, 'finish'),
      failed: itemsAt(activity, 'failureSummaryIDs').length > 0,
    })),
    omittedSteps,
    attachments: [...attachments, ...itemsAt(detailed, 'failureSummaries').flatMap((failure) => readAttachments(failure))],
  };
};

/** Returns the arguments of a test, or its configuration in older bundles. */
const argumentsOf = (summary: unknown): string[] => {
  const given = itemsAt(summary, 'arguments').map((argument) => {
    const label = textAt(argument, 'parameter', 'label') ?? textAt(argument, 'parameter', 'name') ?? '';
    return `${label}: ${textAt(argument, 'value', 'description') ?? ''}`;
  });
  if (given.length > 0) return given;
  const settings = itemsAt(summary, 'configuration', 'values', 'storage');
  return settings.map((pair) => `${textAt(pair, 'key') ?? ''}: ${textAt(pair, 'value') ?? ''}`).sort();
};

const activitiesIn = (activities: readonly unknown[], depth = 0): { activity: unknown; depth: number }[] =>
  activities.flatMap((activity) => [{ activity, depth }, ...activitiesIn(itemsAt(activity, 'subactivities'), depth + 1)]);

const readAttachments = (owner: unknown, step?: number): BundleAttachment[] =>
  itemsAt(owner, 'attachments').flatMap((attachment) => {
    const payloadId = textAt(attachment, 'payloadRef', 'id');
    if (payloadId === undefined) return [];
    const name = textAt(attachment, 'name') ?? '';
    const uniformType = textAt(attachment, 'uniformTypeIdentifier');
    const fileName = textAt(attachment, 'filename');
    return [{ payloadId, name, fileName, sizeBytes: countAt(attachment, 'payloadSize') ?? 0, uniformType, step }];
  });

const mostCalls = 30;

/** Reads an `ActionTestFailureSummary`, or an `ActionTestExpectedFailure` that contains one. */
const readFailureSummary = (object: unknown): BundleFailure => {
  const summary = valueAt(object, 'failureSummary') ?? object;
  const frames = itemsAt(summary, 'sourceCodeContext', 'callStack').slice(0, mostCalls);
  const calls = frames.flatMap((frame) => {
    const symbol = textAt(frame, 'symbolInfo', 'symbolName');
    return symbol === undefined ? [] : [{ symbol, ...locationIn(valueAt(frame, 'symbolInfo', 'location'), 'filePath') }];
  });
  const own = [locationIn(valueAt(summary, 'sourceCodeContext', 'location'), 'filePath'), locationIn(summary, 'fileName')];
  const { file, line } = [...own, ...calls].find((location) => location.file !== undefined) ?? {};
  const type = textAt(summary, 'issueType');
  const expectedReason = textAt(object, 'failureReason');
  return { message: textAt(summary, 'message') ?? '', type, file, line, expectedReason, calls };
};

/** Reads a location. Line 0 and a file name in angle brackets mean "unknown". */
const locationIn = (object: unknown, pathField: string): { file?: string; line?: number } => {
  const file = textAt(object, pathField);
  return file === undefined || file.startsWith('<') ? {} : { file, line: countAt(object, 'lineNumber') || undefined };
};

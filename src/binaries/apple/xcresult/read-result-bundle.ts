import { type Clock, systemClock } from '../../../lib/clock.ts';
import { present } from '../../../lib/present.ts';
import type { BundleRun, ResultBundle } from '../../../model/result-bundle.ts';
import { withArchive } from '../../archive.ts';
import type { FileTree } from '../../file-tree.ts';
import { isFolder, readFolder } from '../../folder.ts';
import { BundleBudget, type BundleLimits, bundleLimits } from './bundle-limits.ts';
import { openBundleStore } from './bundle-store.ts';
import { childOf, countOf, dateOf, itemsOf, referenceOf, textOf } from './object-values.ts';
import { type BundleObject, fieldNames } from './parse-object.ts';
import { readTests } from './read-tests.ts';

const recordFields = fieldNames(
  'actions actionResult testsRef id status startedTime issues errorSummaries message',
  'metrics testsCount testsFailedCount testsSkippedCount runDestination targetDeviceRecord',
  'name modelName operatingSystemVersion',
);

export interface ReadBundleOptions {
  readonly limits?: BundleLimits;
  readonly clock?: Pick<Clock, 'monotonicMs'>;
}

/**
 * Hands the result bundle in a zip, or in a folder, to `use`, during which attachments can be read.
 *
 * Throws `BinaryError` like `readResultBundle`, and where the zip or the folder cannot be read.
 */
export const withResultBundle = async <Result>(
  path: string,
  use: (bundle: ResultBundle) => Promise<Result>,
  options?: ReadBundleOptions,
): Promise<Result> => {
  if (await isFolder(path)) return use(await readResultBundle(await readFolder(path), options));
  return withArchive(path, async (tree) => use(await readResultBundle(tree, options)));
};

/**
 * Reads what a result bundle says about tests, within limits of memory, work and time.
 *
 * Throws `BinaryError` where the tree has not exactly one bundle, and where the bundle is damaged, of an unknown kind, or exceeds a limit.
 */
export const readResultBundle = async (
  tree: FileTree,
  { limits = bundleLimits, clock = systemClock }: ReadBundleOptions = {},
): Promise<ResultBundle> => {
  const budget = new BundleBudget(tree.file, limits, () => clock.monotonicMs());
  const store = await openBundleStore(tree, budget);
  const record = await store.readObject(store.rootId, recordFields);
  const runs: BundleRun[] = [];
  for (const action of itemsOf(record, 'actions')) {
    const result = childOf(action, 'actionResult');
    const planId = referenceOf(result, 'testsRef');
    // What only builds or cleans says nothing about tests.
    if (planId === undefined && textOf(result, 'status') === 'notRequested') continue;
    const found = planId === undefined ? { tests: [], targetFailures: [] } : await readTests(store, planId, budget);
    runs.push({ ...readRun(action, result, budget), ...found });
  }
  return {
    runs,
    readAttachment: ({ payloadId, sizeBytes }) => store.readPayload(payloadId, sizeBytes),
  };
};

const readRun = (
  action: BundleObject,
  result: BundleObject | undefined,
  budget: BundleBudget,
): Omit<BundleRun, 'tests' | 'targetFailures'> => {
  const device = childOf(childOf(action, 'runDestination'), 'targetDeviceRecord');
  const metrics = childOf(result, 'metrics');
  const errors = itemsOf(childOf(result, 'issues'), 'errorSummaries');
  budget.spend('tests, failures and attachments', 1 + errors.length);
  return {
    ...present({ startedAt: dateOf(action, 'startedTime') }),
    device: present({
      name: textOf(device, 'name'),
      model: textOf(device, 'modelName'),
      osVersion: textOf(device, 'operatingSystemVersion'),
    }),
    announced: present({
      tests: countOf(metrics, 'testsCount'),
      failed: countOf(metrics, 'testsFailedCount'),
      skipped: countOf(metrics, 'testsSkippedCount'),
    }),
    errors: errors.map((error) => budget.keep(textOf(error, 'message') ?? '')),
  };
};

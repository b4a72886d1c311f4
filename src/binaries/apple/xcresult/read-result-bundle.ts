import type { BundleRun, ResultBundle } from '../../../model/result-bundle.ts';
import { withArchive } from '../../archive.ts';
import type { FileTree } from '../../file-tree.ts';
import { isFolder, readFolder } from '../../folder.ts';
import { type BundleLimits, bundleLimits, createBundleBudget } from './bundle-limits.ts';
import { openBundleStore } from './bundle-store.ts';
import { countAt, dateAt, itemsAt, textAt, valueAt } from './object-values.ts';
import { readTests } from './read-tests.ts';

/**
 * Hands what the result bundle in a zip, or in a folder, says about tests to `use`, during which attachments can be read.
 *
 * Throws `BinaryError` where there is not exactly one bundle, and where it is damaged, of an unknown kind, or exceeds a limit.
 */
export const withResultBundle = async <Result>(
  path: string,
  use: (bundle: ResultBundle) => Promise<Result>,
  limits: BundleLimits = bundleLimits,
): Promise<Result> => {
  const read = async (tree: FileTree): Promise<Result> => use(await readBundle(tree, limits));
  return (await isFolder(path)) ? read(await readFolder(path)) : withArchive(path, read);
};

const readBundle = async (tree: FileTree, limits: BundleLimits): Promise<ResultBundle> => {
  const budget = createBundleBudget(tree.file, limits);
  const store = await openBundleStore(tree, budget);
  const record = await store.readObject(store.rootId);
  const runs: BundleRun[] = [];
  for (const action of itemsAt(record, 'actions')) {
    const planId = textAt(action, 'actionResult', 'testsRef', 'id');
    // What only builds or cleans says nothing about tests.
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

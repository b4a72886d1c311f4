import { type Clock, systemClock } from '../../../lib/clock.ts';
import { present } from '../../../lib/present.ts';
import type { BundleRun, ResultBundle } from '../../../model/result-bundle.ts';
import { withArchive } from '../../archive.ts';
import type { FileTree } from '../../file-tree.ts';
import { isFolder, readFolder } from '../../folder.ts';
import { bundleFields } from './bundle-fields.ts';
import { type BundleLimits, bundleLimits, createBundleBudget } from './bundle-limits.ts';
import { openBundleStore } from './bundle-store.ts';
import { countOf, dateOf, fieldOf, itemsOf, referenceOf, textOf } from './object-values.ts';
import type { BundleValue } from './parse-object.ts';
import { readTests } from './read-tests.ts';

export interface ReadBundleOptions {
  readonly limits?: BundleLimits;
  readonly clock?: Pick<Clock, 'monotonicMs'>;
}

/**
 * Hands what the result bundle in a zip, or in a folder, says about tests to `use`, during which attachments can be read.
 *
 * Throws `BinaryError` where there is not exactly one bundle, and where it is damaged, of an unknown kind, or exceeds a limit.
 */
export const withResultBundle = async <Result>(
  path: string,
  use: (bundle: ResultBundle) => Promise<Result>,
  options: ReadBundleOptions = {},
): Promise<Result> => {
  const read = async (tree: FileTree): Promise<Result> => use(await readBundle(tree, options));
  return (await isFolder(path)) ? read(await readFolder(path)) : withArchive(path, read);
};

const readBundle = async (tree: FileTree, { limits = bundleLimits, clock = systemClock }: ReadBundleOptions) => {
  const budget = createBundleBudget(tree.file, limits, () => clock.monotonicMs());
  const store = await openBundleStore(tree, budget);
  const record = await store.readObject(store.rootId, bundleFields);
  const runs: BundleRun[] = [];
  for (const action of itemsOf(record, 'actions')) {
    const result = fieldOf(action, 'actionResult');
    const planId = referenceOf(result, 'testsRef');
    // What only builds or cleans says nothing about tests.
    if (planId === undefined && textOf(result, 'status') === 'notRequested') continue;
    const found = planId === undefined ? { tests: [], targetFailures: [] } : await readTests(store, planId, budget);
    runs.push({ ...budget.keep(readRun(action, result)), ...found });
  }
  return { runs, readAttachment: store.readAttachment };
};

const readRun = (action: BundleValue, result: BundleValue | undefined): Omit<BundleRun, 'tests' | 'targetFailures'> => {
  const device = fieldOf(fieldOf(action, 'runDestination'), 'targetDeviceRecord');
  const metrics = fieldOf(result, 'metrics');
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
    errors: itemsOf(fieldOf(result, 'issues'), 'errorSummaries').map((error) => textOf(error, 'message') ?? ''),
  };
};

import { withResultBundle } from '../binaries/apple/xcresult/read-result-bundle.ts';
import type { BundleRun } from '../model/result-bundle.ts';
import { type BundleCase, bundleCases, nameCases } from '../results/result-bundle/bundle-cases.ts';
import type { ReportedRun, ReportedStatus } from './reported-test.ts';

/**
 * Reads Apple's result bundle, a folder or its zip. A test with a failed repetition failed.
 *
 * Throws `BinaryError` where it cannot be read.
 */
export const readBundleRun = (file: string): Promise<ReportedRun> =>
  withResultBundle(file, async ({ runs }) => {
    const found = runs.map((run) => ({ device: deviceOf(run), cases: bundleCases([run], false) }));
    const names = nameCases(found.flatMap(({ cases }) => cases));
    return {
      tests: found.flatMap(({ device, cases }) =>
        cases.map((one) => ({
          className: one.test.className,
          name: names(one, one.test.name),
          status: statusOf(one),
          device,
          texts: [one.bundled.target],
        })),
      ),
      devices: [...new Set(found.map(({ device }) => device))],
      problems: runs.flatMap(({ targetFailures, errors }) => [...targetFailures.map(({ message }) => message), ...errors]),
      // After a failure outside of them, tests may have no result.
      complete: runs.every(({ targetFailures, errors }) => targetFailures.length === 0 && errors.length === 0),
      simulated: false,
    };
  });

const deviceOf = ({ device: { model, name = 'unknown device', osVersion } }: BundleRun): string =>
  [model ?? name, ...(osVersion === undefined ? [] : [osVersion])].join('-');

const statusOf = ({ status }: BundleCase): ReportedStatus => {
  if (status === 'passed') return 'passed';
  return status === 'skipped' ? 'not-run' : 'failed';
};

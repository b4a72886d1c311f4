import type { QuarantinedFailure, RunAnalysis } from '../../../model/run-analysis.ts';
import { explainFailure } from '../../../results/analysis/root-cause.ts';
import { listNames } from '../../describe-tests.ts';
import type { QuarantineData, QuarantinedFailureData } from '../report-data.ts';
import { maxNameLength, shownText } from '../shown-text.ts';

const maxFailures = 500;
const maxWarnings = 50;
const maxDevices = 5;
const maxText = 500;
const maxAddress = 2_000;

/** Describes the effect of the quarantine file on the run. */
export const quarantineData = ({ quarantine, totals, devices }: RunAnalysis): QuarantineData => {
  const { failures = [], warnings = [] } = quarantine ?? {};
  return {
    results: totals.quarantined,
    failures: failures.slice(0, maxFailures).map((failure) => failureData(failure, devices)),
    more: Math.max(0, failures.length - maxFailures),
    warnings: warnings.slice(0, maxWarnings).map((warning) => shownText(warning, maxText)),
  };
};

const failureData = (failure: QuarantinedFailure, devices: readonly string[]): QuarantinedFailureData => {
  const { name, entry } = failure;
  const [first] = failure.failures;
  return {
    name: shownText(name, maxNameLength),
    on: devices.length === 1 ? '' : shownText(`on ${listNames(failure.devices, maxDevices)}`, maxText),
    devices: failure.devices.map((device) => shownText(device, maxNameLength)),
    message: first && shownText(explainFailure(first).headline, maxText),
    reason: shownText(entry.reason, maxText),
    issue: shownText(entry.issue, maxAddress),
    until: entry.until,
  };
};

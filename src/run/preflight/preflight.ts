import { BinaryError } from '../../binaries/binary-error.ts';
import type { DiscoveredSuite } from '../../binaries/discovered-suite.ts';
import type { BinaryFacts } from '../../binaries/facts.ts';
import { type Finding, findingCode, findingText, formatFinding } from '../../binaries/preflight/finding.ts';
import { testHolder } from '../../frameworks/lookup.ts';
import type { BinaryInputs } from '../../inputs/binary-inputs.ts';
import type { Log } from '../../lib/log.ts';
import { type ErrorCode, nextStepFor } from '../../model/error-codes.ts';
import { capabilityWarnings } from './capability-warnings.ts';
import type { DeviceOffers } from './device-offers.ts';
import { type FindingInputs, findingsOf, inspectBinaries } from './inspect-binaries.ts';

/** Binaries or devices that cannot work; nothing was uploaded. */
export class PreflightError extends Error {
  /** Of the first finding. */
  readonly code: ErrorCode;
  readonly findings: readonly Finding[];
  readonly hint: string;

  /** @param certain nothing can run, whatever `preflight` says */
  constructor(first: Finding, others: readonly Finding[], certain = false) {
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    super(`preflight stopped the run before any upload: ${findingText(first).replace(/\.$/, '')}${more}`);
    this.name = 'PreflightError';
    this.code = findingCode(first.code);
    this.findings = [first, ...others];
    const next = nextStepFor(this.code);
    this.hint = certain ? next : `${next} If a finding is wrong, set \`preflight\` to \`warn\`.`;
  }
}

/** What was learnt from the binaries on the way. */
export interface Inspected {
  /** Absent where the suite is not a local file, or cannot be read. */
  readonly suite?: DiscoveredSuite;
  /** Name of the one test bundle, which test filters name first. */
  readonly bundle: { readonly target?: string };
}

type PreflightInputs = FindingInputs & Pick<BinaryInputs, 'preflight'>;

/**
 * Looks into the local binaries and at the service's device list, and says everything that cannot work at once.
 *
 * @param offers without them the devices are not compared, as in a dry run
 * @param unresolved lines of `devices` that stand for no device: nothing can run on them, whatever `preflight` says
 * @throws PreflightError for an unresolved line, and for `strict` and at least one error
 */
export const checkBinaries = async (
  inputs: PreflightInputs,
  log: Log,
  offers?: DeviceOffers,
  unresolved: readonly Finding[] = [],
): Promise<Inspected> => {
  const [binaries, deviceOffers] = await Promise.all([inspectBinaries(inputs), offers]);
  const { tests } = binaries;
  const suite = tests instanceof BinaryError ? undefined : tests;
  if (suite !== undefined) log.info(`Found ${suite.tests.length} ${suite.tests.length === 1 ? 'test' : 'tests'} in the suite.`);
  const inspected = {
    ...(suite === undefined ? {} : { suite }),
    bundle: bundleOf(binaries[testHolder(inputs.framework)]),
  };
  for (const warning of capabilityWarnings(inputs)) log.warning(warning);
  const findings = inputs.preflight === 'off' ? [] : findingsOf(inputs, binaries, deviceOffers);
  const stopping = [...unresolved, ...findings.filter(({ severity }) => severity === 'error' && inputs.preflight === 'strict')];
  for (const finding of [...unresolved, ...findings]) {
    const line = formatFinding(finding);
    if (stopping.includes(finding)) log.info(`Cannot work: ${line}`);
    else log.warning(line);
  }
  const [first, ...others] = stopping;
  if (first !== undefined) throw new PreflightError(first, others, unresolved.length > 0);
  return inspected;
};

const bundleOf = (facts: BinaryFacts | BinaryError | undefined): { target?: string } => {
  if (facts === undefined || facts instanceof BinaryError || !('tests' in facts)) return {};
  const [only, ...others] = facts.tests;
  return only === undefined || others.length > 0 ? {} : { target: only.name.replace(/\.xctest$/, '') };
};

import { BinaryError } from '../binaries/binary-error.ts';
import { isFullyKnown } from '../binaries/discovered-suite.ts';
import { type BinaryFacts, kindTitle } from '../binaries/facts.ts';
import { type Finding, findingCode } from '../binaries/preflight/finding.ts';
import { definitionOf, testHolder } from '../frameworks/lookup.ts';
import type { BinaryRef } from '../inputs/binary-ref.ts';
import type { ResolvedInputs, RunInputs } from '../inputs/run-inputs.ts';
import { withoutAddressSecrets } from '../lib/addresses.ts';
import { formatBytes } from '../lib/durations.ts';
import { counted } from '../lib/numbers.ts';
import { isSelector } from '../model/device-name.ts';
import { codeMark } from '../model/error-codes.ts';
import type { DeviceOffer } from '../model/records.ts';
import { describeError } from '../model/run-problem.ts';
import { deviceListError } from '../run/prepare/devices/resolve-devices.ts';
import { type ExaminedBinaries, stopsRun } from '../run/prepare/preflight.ts';
import { type Check, type CheckName, failed, passed, skipped, warning } from './check.ts';

const rows: Readonly<Record<Finding['input'], CheckName>> = {
  app: 'app',
  'test-suite': 'test suite',
  media: 'app',
  mapping: 'app',
  tests: 'tests',
  select: 'tests',
  capabilities: 'tests',
  devices: 'devices',
};

/** Device list of the service, or why it could not be read. */
export interface OfferedDevices {
  readonly list: readonly DeviceOffer[] | Error;
  /** Whether the service accepted the credentials in at least one response. */
  readonly isReached: boolean;
}

/** Checks devices, app, test suite and tests by the rules that a run applies before it uploads anything. */
export const checkBinariesAndDevices = (
  inputs: ResolvedInputs,
  examined: ExaminedBinaries,
  offers: OfferedDevices,
): readonly Check[] => [
  describeDevices(inputs.devices, offers),
  definitionOf(inputs.framework).app === undefined
    ? skipped('app', `${inputs.framework} needs none: the test package contains the app`)
    : describeBinary('app', inputs.app, examined.binaries.app),
  definitionOf(inputs.framework).testSuite === undefined
    ? skipped('test suite', `${inputs.framework} has no test suite: the app contains the tests`)
    : describeBinary('test suite', inputs.testSuite, examined.binaries.testSuite),
  describeTests(inputs, examined),
  ...examined.findings.map((finding) => checkOfFinding(finding, inputs.preflight)),
];

const checkOfFinding = (finding: Finding, preflight: RunInputs['preflight']): Check => {
  const { input, found, remedy, code } = finding;
  const name = rows[input];
  const subject = name === input || input === 'test-suite' ? '' : `${input}: `;
  const what = `${subject}${found} ${codeMark(findingCode(code))}`;
  return stopsRun(finding, preflight) ? failed(name, what, remedy) : warning(name, what, remedy);
};

/**
 * Reports whether the service offers the devices.
 *
 * @param devices names of the resolved devices; the lines of the input if the device list could not be read
 */
const describeDevices = (devices: readonly string[], { list, isReached }: OfferedDevices): Check => {
  if (!(list instanceof Error)) return passed('devices', `${devices.join(', ')}: offered by the service`);
  const found = `${counted(devices.length, 'device')} not compared with the service's list`;
  if (!isReached) return warning('devices', found, 'Correct the address and the credentials first.');
  const why = describeError(list);
  const selectors = devices.filter(isSelector);
  if (selectors.length === 0)
    return warning('devices', `${found}: ${why}`, 'No action is needed: a run also starts builds if it cannot read the list.');
  const error = deviceListError(selectors, why);
  return failed('devices', describeError(error), error.hint);
};

const describeBinary = (
  name: 'app' | 'test suite',
  ref: BinaryRef | undefined,
  facts: BinaryFacts | BinaryError | undefined,
): Check => {
  // The findings contain this error, and each finding becomes a check.
  if (ref === undefined || facts instanceof BinaryError) return skipped(name, '');
  return passed(name, facts === undefined ? describeRef(ref) : describeFacts(facts));
};

const describeFacts = (facts: BinaryFacts): string =>
  [kindTitle[facts.kind], identityOf(facts), formatBytes(facts.sizeBytes)].filter((part) => part !== '').join(', ');

/** Package or bundle id, with its version. */
const identityOf = (facts: BinaryFacts): string => {
  if ('manifest' in facts) return [facts.manifest.packageName, facts.manifest.versionName].filter(Boolean).join(' ');
  if ('app' in facts) return [facts.app.bundleId, facts.app.version].filter(Boolean).join(' ');
  if ('runner' in facts)
    return [facts.runner.bundleId, ...facts.plans.map(({ path }) => `test plan ${path}`)].filter(Boolean).join(', ');
  if ('flows' in facts) return counted(facts.flows.length, 'flow');
  if ('runFiles' in facts) return facts.apps[0]?.bundleId ?? '';
  return 'looksLike' in facts ? (facts.looksLike ?? '') : '';
};

const describeRef = (ref: BinaryRef): string => {
  switch (ref.kind) {
    case 'file':
    case 'directory':
      return ref.path;
    case 'url':
      return `${withoutAddressSecrets(ref.url)}, which the service fetches; not inspected`;
    case 'reference':
      return `${ref.reference}, uploaded before; not inspected`;
    case 'custom-id':
      return `the newest upload with the custom id ${ref.customId}; not inspected`;
  }
};

const describeTests = (inputs: RunInputs, { selection, binaries }: ExaminedBinaries): Check => {
  if (binaries.tests instanceof BinaryError) return skipped('tests', '');
  const suite = selection.whole;
  if (suite === undefined || (suite.tests.length === 0 && !isFullyKnown(suite))) {
    const holder = inputs[testHolder(inputs.framework)];
    const why =
      holder?.kind === 'file' || holder?.kind === 'directory' ? 'they cannot be discovered' : 'the suite is not a local file';
    return warning(
      'tests',
      `the tests of the suite are unknown, since ${why}`,
      'No action is needed, but missing tests cannot be detected.',
    );
  }
  return passed(
    'tests',
    `${counted(suite.tests.length, 'test')} in the suite. ${selection.note ?? (inputs.select === undefined ? 'All run.' : '')}`.replace(
      /\.? ?$/,
      '',
    ),
  );
};

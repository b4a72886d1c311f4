import { BinaryError } from '../../src/binaries/binary-error.ts';
import { type BinaryFacts, kindTitle } from '../../src/binaries/facts.ts';
import { type Finding, findingCode } from '../../src/binaries/preflight/finding.ts';
import type { BinaryRef } from '../../src/inputs/binary-ref.ts';
import { codeOfProblem, type InputProblem } from '../../src/inputs/problems.ts';
import type { RunInputs } from '../../src/inputs/run-inputs.ts';
import { formatBytes } from '../../src/lib/durations.ts';
import { counted } from '../../src/lib/numbers.ts';
import { codeMark } from '../../src/model/error-codes.ts';
import type { DeviceOffer } from '../../src/model/records.ts';
import type { InspectedBinaries } from '../../src/run/preflight/inspect-binaries.ts';
import { secretVariables } from './arguments.ts';
import { type Check, ok, problem, warning } from './check.ts';

/** A mistake in an input, as the action would tell it; for credentials, where they come from here. */
export const checkOfProblem = (mistake: InputProblem): Check => {
  const { input, value, accepted } = mistake;
  const variable = secretVariables[input];
  const found = `${value === undefined ? 'missing' : JSON.stringify(value)} ${codeMark(codeOfProblem(mistake))}`;
  if (value === undefined && variable !== undefined)
    return problem(input, found, `Set the variable ${variable}; --base-url embedded needs none.`);
  return problem(input, found, accepted);
};

const checkOfFinding = ({ severity, code, input, found, expected, remedy }: Finding): Check =>
  (severity === 'error' ? problem : warning)(input, `${found}; expected ${expected} ${codeMark(findingCode(code))}`, remedy);

const versionOf = (facts: BinaryFacts): string => {
  switch (facts.kind) {
    case 'apk':
    case 'test-apk':
      return [facts.manifest.packageName, facts.manifest.versionName].filter(Boolean).join(' ');
    case 'ipa':
    case 'app-directory':
    case 'earlgrey-directory':
      return [facts.app.bundleId, facts.app.version].filter(Boolean).join(' ');
    case 'xcuitest-archive':
      return facts.runner.bundleId ?? '';
    case 'test-package':
      return facts.apps[0]?.bundleId ?? '';
    case 'maestro-suite':
      return counted(facts.flows.length, 'flow');
    case 'zip':
    case 'other':
      return facts.looksLike ?? '';
  }
};

const describeFacts = (facts: BinaryFacts): string =>
  [kindTitle[facts.kind], versionOf(facts), formatBytes(facts.sizeBytes)].filter((part) => part !== '').join(', ');

const describeRef = (ref: BinaryRef): string => {
  switch (ref.kind) {
    case 'file':
    case 'directory':
      return ref.path;
    case 'url':
      return `${ref.url}, which the service fetches`;
    case 'reference':
      return `${ref.reference}, which is at the service already`;
    case 'custom-id':
      return `the newest upload under ${ref.customId}`;
  }
};

const describeTests = (tests: InspectedBinaries['tests']): string =>
  tests === undefined || tests instanceof BinaryError || tests.tests.length === 0 ? '' : `, ${tests.tests.length} tests`;

const checkBinary = (
  name: 'app' | 'test-suite',
  ref: BinaryRef | undefined,
  facts: BinaryFacts | BinaryError | undefined,
  tests: InspectedBinaries['tests'],
): readonly Check[] => {
  if (ref === undefined || facts instanceof BinaryError) return [];
  return [ok(name, facts === undefined ? describeRef(ref) : `${describeFacts(facts)}${describeTests(tests)}`)];
};

const checkDevices = (devices: readonly string[], offers: readonly DeviceOffer[] | undefined): readonly Check[] => {
  if (devices.length === 0) return [];
  if (offers === undefined)
    return [
      warning('devices', `${devices.length} asked for, and the service's list is not known`, 'See what is said of the service.'),
    ];
  return [ok('devices', `${devices.join(', ')}: among the ${offers.length} that the service offers`)];
};

/** Binaries and devices: what preflight finds, and for an input without findings what it is. */
export const checkInputs = (
  inputs: Pick<RunInputs, 'framework' | 'app' | 'testSuite' | 'devices' | 'shards'>,
  binaries: InspectedBinaries,
  deviceOffers: readonly DeviceOffer[] | undefined,
  findings: readonly Finding[],
): readonly Check[] => {
  const { app, testSuite, tests } = binaries;
  const isEarlgrey = inputs.framework === 'earlgrey';
  const described = [
    ...checkBinary('app', inputs.app, app, isEarlgrey ? tests : undefined),
    ...checkBinary('test-suite', inputs.testSuite, testSuite, isEarlgrey ? undefined : tests),
    ...checkDevices(inputs.devices, deviceOffers),
  ];
  const withFindings = new Set<string>(findings.map(({ input }) => input));
  return [...described.filter(({ name }) => !withFindings.has(name)), ...findings.map(checkOfFinding)];
};

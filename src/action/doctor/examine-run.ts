import { BinaryError, type BinaryFacts, kindTitle } from '../../binaries/index.ts';
import { definitionOf, testHolder } from '../../core/frameworks/lookup.ts';
import { isSelector } from '../../core/model/device-name.ts';
import { countSessions } from '../../core/model/device-shard.ts';
import { isFullyKnown } from '../../core/model/discovered-suite.ts';
import { codeMark } from '../../core/model/error-codes.ts';
import { type Finding, findingCode } from '../../core/model/finding.ts';
import type { AccountQuota, DeviceOffer } from '../../core/model/records.ts';
import type { KnownSuite } from '../../core/model/run-plan.ts';
import { type CodedError, describeError, hasCode, problemOf } from '../../core/model/run-problem.ts';
import { withoutAddressSecrets } from '../../lib/addresses.ts';
import { formatBytes } from '../../lib/durations.ts';
import { silentLog } from '../../lib/log.ts';
import { counted } from '../../lib/numbers.ts';
import type { Context, StepContext } from '../context.ts';
import { openGitHubApi } from '../github/api.ts';
import { readEvent } from '../github/github-context.ts';
import { entriesForFramework, quarantineWarnings } from '../history/quarantine.ts';
import type { StepHistory } from '../history/step-history.ts';
import { type BinaryRef, localPath } from '../inputs/binary-ref.ts';
import type { RunInputs, SuiteInputs } from '../inputs/run-inputs.ts';
import { deviceListError, devicesAsWritten, resolveDevices } from '../run/prepare/devices/resolve-devices.ts';
import { type ExaminedBinaries, examineBinaries, stopsRun } from '../run/prepare/preflight.ts';
import { examine, openJobHistory, type Prepared, planExamined } from '../run/prepare/prepare.ts';
import { selectByChanges } from '../run/prepare/select-by-changes.ts';
import { type Check, type CheckName, checkNames, failed, passed, skipped, warning } from './check.ts';
import {
  checkArtifactService,
  checkHistory,
  checkService,
  checkToken,
  type Demand,
  orError,
  readService,
} from './service-checks.ts';

interface ExaminedSuite {
  readonly checks: readonly Check[];
  readonly history: StepHistory | undefined;
  readonly demand?: Demand;
}

/** Checks everything that a run needs. Sends only requests that change nothing. */
export const examineRun = async (inputs: RunInputs, context: Context): Promise<readonly Check[]> => {
  const [responses, token, artifacts] = await Promise.all([
    readService(context),
    examineToken(inputs, context),
    checkArtifactService(inputs, context),
  ]);
  const isReached = [responses.plan, responses.devices].some((response) => !(response instanceof Error));
  const offers = { list: responses.devices, isReached };
  const quota = responses.plan instanceof Error ? undefined : responses.plan;
  const suite = await (inputs.buildIds.length > 0 ? attached(inputs, context) : examineSuite(inputs, offers, quota, context));
  const history = await checkHistory(inputs, suite.history, context);
  return [...checkService(context.baseUrl, responses, suite.demand), ...suite.checks, history, ...token, artifacts];
};

/** Checks a suite alone, without an account. Sends no request. */
export const examineSuiteAlone = async (inputs: SuiteInputs, workspace: string): Promise<readonly Check[]> => {
  const examined = await examineBinaries({ ...inputs, devices: [], reuseUploads: false }, workspace);
  const { binaries, findings, warnings, notices } = examined;
  const checked: readonly CheckName[] = ['test suite', 'tests'];
  return [
    ...checkNames
      .filter((name) => !checked.includes(name))
      .map((name) => skipped(name, 'not checked, since `test-suite` is the only input with something to check')),
    describeBinary('test suite', inputs.testSuite, binaries.testSuite),
    describeTests(inputs, examined),
    ...findings.map((finding) => checkOfFinding(finding, inputs.preflight)),
    ...warnings.map((text) => warning('tests', text, 'Correct `capabilities`.')),
    ...notices.map((notice) => passed('test suite', notice.replace(/\.$/, ''))),
  ];
};

const examineToken = async (inputs: RunInputs, context: StepContext): Promise<readonly Check[]> => {
  const { githubToken } = inputs.service;
  const call = githubToken === undefined ? undefined : await openGitHubApi(githubToken, context);
  const { mergeGroup } = await readEvent(context.environment);
  const tested = { ref: context.github.sha || 'HEAD', isMergeGroup: mergeGroup !== undefined };
  return checkToken(call, context.github.repository, inputs, tested);
};

const attached = async (inputs: RunInputs, context: StepContext): Promise<ExaminedSuite> => {
  const why = `not used: the step waits for the builds ${inputs.buildIds.join(', ')}`;
  const names: readonly CheckName[] = ['devices', 'app', 'test suite', 'tests'];
  return {
    checks: [...names.map((name) => skipped(name, why)), checkQuarantine(inputs, undefined, new Date(context.clock.nowMs()))],
    history: await openJobHistory(inputs, undefined, { ...context, log: silentLog }),
  };
};

const examineSuite = async (
  given: RunInputs,
  offered: OfferedDevices,
  quota: AccountQuota | undefined,
  context: Context,
): Promise<ExaminedSuite> => {
  const { list } = offered;
  const offers = Promise.resolve(list instanceof Error ? undefined : list);
  const requested = await selectByChanges(given, context);
  let devices = devicesAsWritten(given.deviceLines);
  let devicesError: CodedError | undefined;
  try {
    // Selectors are resolved only if the service's device list could be read.
    if (!(list instanceof Error)) devices = await resolveDevices(given, offers, context);
  } catch (error) {
    if (!hasCode(error, 'device-list-unavailable')) throw error;
    devicesError = error;
  }
  const examined = await examine(requested, devices, context);
  const { inputs, notice, notes } = examined;
  const selected = [examined.nothing, notice, notes.at(-1)].filter((each) => each !== undefined).slice(0, 1);
  // The plan is made without requests, so that it does not depend on other jobs of the workflow run.
  const quiet = { ...context, cloud: undefined, log: silentLog };
  const history = await openJobHistory(inputs, examined.selection.suite?.suiteId, quiet);
  const planned = await orError(planExamined(examined, history, quiet, quota));
  if (planned instanceof Error) context.signal.throwIfAborted();
  const prepared = planned instanceof Error ? undefined : planned;
  const suite = examined.selection.whole;
  const { app, testSuite } = definitionOf(inputs.framework);
  return {
    history,
    demand: prepared && demandOf(prepared),
    checks: [
      ...(devicesError === undefined ? [] : [failedBy('devices', devicesError)]),
      checkDevices(inputs.devices, offered),
      app === undefined
        ? skipped('app', `${inputs.framework} needs none: the test package contains the app`)
        : describeBinary('app', inputs.app, examined.binaries.app),
      testSuite === undefined
        ? skipped('test suite', `${inputs.framework} has no test suite: the app contains the tests`)
        : describeBinary('test suite', inputs.testSuite, examined.binaries.testSuite),
      describeTests(inputs, examined),
      ...examined.findings.map((finding) => checkOfFinding(finding, inputs.preflight)),
      ...examined.warnings.map((text) => warning('tests', text, 'Correct `capabilities`.')),
      ...(planned instanceof Error ? [failedBy('tests', planned)] : []),
      ...(prepared?.plan.shardPlan.notices ?? []).map((notice) => warning('tests', notice, 'Correct `shards`.')),
      ...[...(prepared?.repeats?.notes ?? []), ...(prepared?.comparison?.notes ?? []), ...selected].map((note) =>
        passed('tests', note.replace(/\.$/, '')),
      ),
      checkQuarantine(inputs, suite, new Date(context.clock.nowMs())),
    ],
  };
};

const demandOf = ({ plan, nothingToRun, queuedNote }: Prepared): Demand => {
  if (nothingToRun !== undefined) return { sessions: 0, builds: 0 };
  return { split: plan.splitNote, queued: queuedNote, sessions: countSessions(plan.builds), builds: plan.builds.length };
};

const failedBy = (name: CheckName, error: unknown): Check => failed(name, describeError(error), problemOf(error).hint);

/** Reports entries without an effect. Mistakes in the file were already found when the inputs were read. */
const checkQuarantine = (inputs: RunInputs, suite: KnownSuite | undefined, at: Date): Check => {
  const { quarantine, framework } = inputs;
  if (quarantine === undefined) return skipped('quarantine', 'no file is set');
  const found = `${quarantine.file}: ${counted(entriesForFramework(inputs).length, 'entry', 'entries')} for ${framework}`;
  const warnings = quarantineWarnings(inputs, at, { suite, shards: [], isPart: true });
  if (warnings.length === 0) return passed('quarantine', found);
  return warning(
    'quarantine',
    `${found}, ${warnings.length} of them ${warnings.length === 1 ? 'has' : 'have'} no effect`,
    warnings.join(' '),
  );
};

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

/** Device list of the service, or the error of its request. */
interface OfferedDevices {
  readonly list: readonly DeviceOffer[] | Error;
  /** Whether the service has accepted the credentials. */
  readonly isReached: boolean;
}

const checkOfFinding = (finding: Finding, preflight: RunInputs['preflight']): Check => {
  const { input, found, remedy, code } = finding;
  const name = rows[input];
  const subject = name === input || input === 'test-suite' ? '' : `${input}: `;
  const what = `${subject}${found} ${codeMark(findingCode(code))}`;
  return stopsRun(finding, preflight) ? failed(name, what, remedy) : warning(name, what, remedy);
};

/** @param devices resolved devices, or lines of the input if the device list could not be read */
const checkDevices = (devices: readonly string[], { list, isReached }: OfferedDevices): Check => {
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
  // The findings already contain a read error.
  if (ref === undefined || facts instanceof BinaryError) return skipped(name, '');
  if (facts === undefined) return passed(name, describeRef(ref));
  return passed(name, [kindTitle[facts.kind], identityOf(facts), formatBytes(facts.sizeBytes)].filter(Boolean).join(', '));
};

const identityOf = (facts: BinaryFacts): string => {
  if (facts.kind === 'app-bundle')
    return [facts.appManifest?.packageName, facts.appManifest?.versionName].filter(Boolean).join(' ');
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

const describeTests = (
  inputs: Pick<RunInputs, 'framework' | 'app' | 'testSuite' | 'select'>,
  { selection, binaries }: ExaminedBinaries,
): Check => {
  if (binaries.tests instanceof BinaryError) return skipped('tests', '');
  const suite = selection.whole;
  if (suite === undefined || (suite.tests.length === 0 && !isFullyKnown(suite))) {
    const isLocal = localPath(inputs[testHolder(inputs.framework)]) !== undefined;
    const why = isLocal ? 'they cannot be discovered' : 'the suite is not a local file';
    const found = `the tests of the suite are unknown, since ${why}`;
    return warning('tests', found, 'No action is needed, but missing tests cannot be detected.');
  }
  const selected = selection.note ?? (inputs.select === undefined ? 'All run.' : '');
  return passed('tests', `${counted(suite.tests.length, 'test')} in the suite. ${selected}`.replace(/\.? ?$/, ''));
};

import path from 'node:path';
import {
  BinaryError,
  type BinaryFacts,
  checkMedia,
  discoverSuite,
  type InspectedBinaries,
  inspectBinary,
  preflightFindings,
  readMapIds,
} from '../../../binaries/index.ts';
import {
  type CapabilityKey,
  capabilityKeys,
  inputFor,
  isForFramework,
  longVariables,
} from '../../../core/builds/capability-keys.ts';
import { definitionOf, testHolder } from '../../../core/frameworks/lookup.ts';
import type { Capabilities } from '../../../core/model/builds.ts';
import type { DiscoveredSuite } from '../../../core/model/discovered-suite.ts';
import { nextStepFor, problem } from '../../../core/model/error-codes.ts';
import { type Finding, findingCode, findingText, formatFinding } from '../../../core/model/finding.ts';
import type { Framework } from '../../../core/model/framework.ts';
import type { TestEntry } from '../../../core/model/run-plan.ts';
import { CodedError, isSystemError } from '../../../core/model/run-problem.ts';
import { isSameBuild, type Mapping, readMapping } from '../../../core/results/retrace/read-mapping.ts';
import { type Selection, selectTests } from '../../../core/results/selection/selection.ts';
import { isRecord, isTrue } from '../../../lib/is-record.ts';
import type { Log } from '../../../lib/log.ts';
import { looksSecret } from '../../../lib/masking/secret-names.ts';
import { nearestNames } from '../../../lib/nearest-names.ts';
import { counted, listFirst } from '../../../lib/numbers.ts';
import { readFileBlocks } from '../../../lib/regular-file.ts';
import type { BinaryInputs } from '../../inputs/binary-inputs.ts';
import { type BinaryRef, localPath } from '../../inputs/binary-ref.ts';
import type { MappingFile } from '../../inputs/mapping.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import type { ResolvedDevices } from './devices/resolve-devices.ts';

interface ExaminedInputs extends BinaryInputs, Partial<Pick<RunInputs, 'system' | 'select' | 'mapping'>> {
  readonly devices: readonly string[];
  readonly capabilities: Capabilities;
  readonly tests: readonly TestEntry[];
}

export interface ExaminedBinaries {
  readonly selection: Selection;
  /** Name of the test bundle, which is the first part of test filters; absent if there are several bundles. */
  readonly target: string | undefined;
  readonly binaries: InspectedBinaries;
  /** All findings, whatever the value of `preflight`. */
  readonly findings: readonly Finding[];
  /** Warnings about `capabilities`. */
  readonly warnings: readonly string[];
  /** Sentences about files of `mapping` that could not be checked. */
  readonly notices: readonly string[];
}

/**
 * @param workspace folder that is removed from file paths in messages
 * @param stored known tests of a suite that another job uploaded
 * @param signal ends the reading of mappings
 */
export const examineBinaries = async (
  inputs: ExaminedInputs,
  workspace: string,
  devices: Partial<ResolvedDevices> = {},
  stored?: DiscoveredSuite,
  signal?: AbortSignal,
): Promise<ExaminedBinaries> => {
  const { framework, media, capabilities, preflight } = inputs;
  const holder = testHolder(framework);
  const [app, testSuite, tests, deviceOffers, mappings] = await Promise.all([
    readWith(inspectBinary, inputs.app),
    readWith(inspectBinary, inputs.testSuite),
    readWith((file) => discoverSuite(file, localPath(inputs.app)), inputs[holder]),
    devices.offers,
    checkMappings(inputs, signal),
  ]);
  const binaries = { app, testSuite, tests };
  const local = localSuite(binaries);
  const { selection, findings: mistakes } = selectTests(inputs, local ?? stored);
  // If no selected test runs, the checks apply to the whole suite.
  const { suite, whole } = selection;
  const chosen = suite?.tests.some(({ ignored }) => !ignored) ? suite : whole;
  const findings = [
    ...(devices.problems ?? []),
    ...(inputs.select === undefined ? mistakes : mistakes.map((finding) => ({ ...finding, input: 'select' as const }))),
    ...mappings.findings,
    ...checkMedia(
      media.filter((ref) => ref.kind === 'file'),
      media.length,
    ),
    ...preflightFindings({
      framework,
      system: inputs.system,
      ...binaries,
      tests: local === undefined ? tests : chosen,
      devices: inputs.devices,
      deviceOffers,
      debugFeatures: isTrue(capabilities.coverage) ? ['coverage'] : [],
    }),
  ];
  // Wrong entries explain an empty selection, so the empty selection is then not reported.
  const isWrongEntry = (finding: Finding): boolean => finding.code === 'unknown-entry' && stopsRun(finding, preflight);
  const reported = findings.filter(({ code }) => code !== 'empty-selection' || !findings.some(isWrongEntry));
  return {
    selection,
    target: testBundleOf(binaries[holder]),
    binaries,
    findings: reported.map((finding) => ({ ...finding, found: finding.found.replaceAll(`${workspace}${path.sep}`, '') })),
    warnings: capabilityWarnings(framework, capabilities),
    notices: [...mappings.notices, ...leftOutNotices(testSuite), ...bundleNotices(framework, app)],
  };
};

const bundleNotices = (framework: Framework, app: BinaryFacts | BinaryError | undefined): readonly string[] => {
  if (app === undefined || app instanceof BinaryError || app.kind !== 'app-bundle') return [];
  if (definitionOf(framework).app?.takesBundles !== true) return [];
  const unread = app.appManifest === undefined ? ' Its manifest cannot be read, so the test APK was not compared with it.' : '';
  return [`${path.basename(app.file)} is an app bundle: the service makes a universal APK of it, and signs that APK.${unread}`];
};

const mostLeftOut = 10;

/** Sentence about the hidden files of a suite of flows. */
const leftOutNotices = (facts: BinaryFacts | BinaryError | undefined): readonly string[] => {
  if (facts === undefined || !('hidden' in facts) || facts.hidden.length === 0) return [];
  const names = listFirst(facts.hidden, mostLeftOut);
  return [`Not uploaded, since the service refuses a suite with names that begin with a period: ${names}.`];
};

/** Returns a read error instead of throwing it. */
const readWith = async <Result>(
  read: (file: string) => Promise<Result>,
  ref: BinaryRef | undefined,
): Promise<Result | BinaryError | undefined> => {
  const file = localPath(ref);
  if (file === undefined) return undefined;
  try {
    return await read(file);
  } catch (error) {
    if (error instanceof BinaryError) return error;
    throw error;
  }
};

const localSuite = ({ tests }: InspectedBinaries): DiscoveredSuite | undefined =>
  tests instanceof BinaryError ? undefined : tests;

const testBundleOf = (facts: BinaryFacts | BinaryError | undefined): string | undefined => {
  if (facts === undefined || facts instanceof BinaryError || !('tests' in facts)) return undefined;
  const [only, ...others] = facts.tests;
  return others.length > 0 ? undefined : only?.name.replace(/\.xctest$/, '');
};

export const stopsRun = ({ severity, always }: Finding, preflight: BinaryInputs['preflight']): boolean =>
  severity === 'error' && (always === true || preflight === 'strict');

/** @throws CodedError for the first finding that stops the run */
export const enforcePreflight = (
  { binaries, findings, warnings, notices }: ExaminedBinaries,
  preflight: BinaryInputs['preflight'],
  log: Log,
): void => {
  const local = localSuite(binaries);
  if (local !== undefined) log.info(`Found ${counted(local.tests.length, 'test')} in the suite.`);
  for (const warning of warnings) log.warning(warning);
  for (const notice of notices) log.notice(notice);

  // An entry without a match is reported even with `preflight: off`, because the class may have been renamed.
  const reported = findings.filter(({ always, code }) => always === true || code === 'unknown-entry' || preflight !== 'off');
  const isFatal = (finding: Finding): boolean => stopsRun(finding, preflight);
  for (const finding of reported) {
    const line = formatFinding(finding);
    if (isFatal(finding)) log.info(`Cannot work: ${line}`);
    else log.warning(line);
  }
  const [first, ...others] = causesFirst(reported.filter(isFatal));
  if (first !== undefined) throw preflightError(first, others);
};

export const capabilityWarnings = (framework: Framework, capabilities: Capabilities): readonly string[] => [
  ...keyWarnings(framework, capabilities),
  ...secretWarnings(capabilities),
  ...lengthWarnings(capabilities),
];

const keyWarnings = (framework: Framework, capabilities: Capabilities): readonly string[] =>
  Object.keys(capabilities).flatMap((key) => {
    const known = capabilityKeys.get(key);
    const shown = JSON.stringify(key);
    if (known === undefined)
      return [`capabilities: ${shown} is not a known build parameter, and is sent unchanged.${nearestKeyHint(key, framework)}`];
    if (isForFramework(known, framework)) return [];
    return [
      `capabilities: ${shown} is a build parameter of ${known.frameworks?.join(', ')}, and probably has no effect with ${framework}.`,
    ];
  });

const nearestKeyHint = (key: string, framework: Framework): string => {
  const isOffered = (each: CapabilityKey): boolean =>
    isForFramework(each, framework) && (each.input === undefined || inputFor(each, framework) !== undefined);
  const candidates = [...capabilityKeys].filter(([, each]) => isOffered(each)).map(([name]) => name);
  const [nearest] = nearestNames(key, candidates, 1);
  if (nearest === undefined) return '';
  const input = capabilityKeys.get(nearest)?.input;
  return ` Did you mean ${input === undefined ? JSON.stringify(nearest) : `the input ${input}`}?`;
};

/** Warns about secrets in environment variables, because everyone with access to a build sees its variables. */
const secretWarnings = ({ setEnvVariables }: Capabilities): readonly string[] =>
  Object.entries(isRecord(setEnvVariables) ? setEnvVariables : {})
    .filter(([name, value]) => looksSecret(name, String(value)))
    .map(
      ([name]) =>
        `capabilities: the value of ${JSON.stringify(name.slice(0, 60))} in "setEnvVariables" looks like a secret. The service shows it on its dashboard; use the value of a test account.`,
    );

const lengthWarnings = ({ setEnvVariables }: Capabilities): readonly string[] => {
  const long = longVariables(isRecord(setEnvVariables) ? setEnvVariables : {}).map((name) => JSON.stringify(name.slice(0, 60)));
  if (long.length === 0) return [];
  return [
    `capabilities: the service may refuse variables of "setEnvVariables" whose name has more than 30 characters or whose value has more than 100: ${listFirst(long, mostLeftOut)}.`,
  ];
};

/** Findings about tests, which say little if the file that should contain the tests is the wrong one. */
const aboutTests: ReadonlySet<Finding['code']> = new Set(['unknown-entry', 'empty-selection', 'selection-refused']);
const wrongFile: ReadonlySet<Finding['code']> = new Set(['swapped', 'wrong-kind']);

/** Orders findings so that a wrong file comes before what follows from it. */
const causesFirst = (findings: readonly Finding[]): readonly Finding[] => {
  if (!findings.some(({ code }) => wrongFile.has(code))) return findings;
  const rank = ({ code }: Finding): number => (wrongFile.has(code) ? 0 : aboutTests.has(code) ? 2 : 1);
  return findings.toSorted((one, other) => rank(one) - rank(other));
};

const withoutPeriod = (sentence: string): string => sentence.replace(/\.$/, '');

const preflightError = (first: Finding, others: readonly Finding[]): CodedError => {
  const code = findingCode(first.code);
  const next = nextStepFor(code);
  return new CodedError(code, `${findingText(first)} Nothing was uploaded`, {
    hint: first.always === true ? next : `${next} If a finding is wrong, set \`preflight\` to \`warn\`.`,
    others: others.map((each) => problem(findingCode(each.code), withoutPeriod(findingText(each)))),
  });
};

/** Ids of mapping files that the binaries contain; absent if a binary is missing or unreadable. */
interface KnownIds {
  readonly app: readonly string[] | undefined;
  readonly suite: readonly string[] | undefined;
}

/** Compares mapping files with the binaries. Each finding stops the run, because a wrong mapping would restore wrong names. */
const checkMappings = async ({ mapping = [], app, testSuite }: ExaminedInputs, signal: AbortSignal | undefined) => {
  if (mapping.length === 0) return { findings: [], notices: [] };
  const read = await Promise.all(mapping.map(async (file) => ({ file, mapping: await readHead(file, signal) })));
  const ids = { app: await idsOf(app), suite: await idsOf(testSuite) };
  // If one mapping belongs to the app, another mapping can belong to a test suite whose ids are unknown.
  const isAppMapped = read.some((each) => each.mapping !== undefined && isOneOf(ids.app, each.mapping));
  const checked = read.map((each) => checkMapping(each.file, each.mapping, ids, isAppMapped));
  return {
    findings: checked.filter((each) => typeof each === 'object'),
    notices: checked.filter((each) => typeof each === 'string'),
  };
};

/** Returns a finding, or a notice as text; undefined if the mapping belongs to the app or its tests. */
const checkMapping = (
  { name }: MappingFile,
  mapping: Mapping | undefined,
  { app, suite }: KnownIds,
  isAppMapped: boolean,
): Finding | string | undefined => {
  if (mapping === undefined || mapping.classCount === 0)
    return mappingError(
      'mapping-unreadable',
      `${path.basename(name)} names no class, so it is no mapping file of R8 or ProGuard`,
      'Use the mapping.txt that the build of the app writes to build/outputs/mapping/.',
    );
  const sure = 'make sure that it is of the same build.';
  const own = mapping.header.id ?? mapping.header.hash;
  if (own === undefined) return `${name} has no id, so it was not compared with the app: ${sure}`;
  if (app === undefined) return `${name} was not compared with the app, which is no file of this job: ${sure}`;
  const ids = [...app, ...(suite ?? [])];
  if (ids.length === 0) return `${name} was not compared with the app, whose classes name no mapping: ${sure}`;
  if (isOneOf(ids, mapping)) return undefined;
  if (suite === undefined && isAppMapped) return `${name} does not belong to the app, so it is used for the test suite: ${sure}`;
  const ofApp = ids.map((id) => id.slice(0, shownChars)).join(' or ');
  return mappingError(
    'mapping-mismatch',
    `${name} belongs to another build, because its id is ${own.slice(0, shownChars)} and the id of the app is ${ofApp}`,
    'Use the mapping file of the build that created the app. Any other file restores wrong names and lines.',
  );
};

const shownChars = 12;

const mappingError = (code: 'mapping-unreadable' | 'mapping-mismatch', found: string, remedy: string): Finding => ({
  severity: 'error',
  code,
  input: 'mapping',
  found,
  remedy,
  always: true,
});

const isOneOf = (ids: readonly string[] | undefined, { header }: Mapping): boolean =>
  ids?.some((id) => isSameBuild(id, header) === true) === true;

/** Ids of mapping files in an APK; undefined if it cannot be read, which other checks report. */
const idsOf = async (ref: BinaryRef | undefined): Promise<readonly string[] | undefined> => {
  const ids = ref?.kind === 'file' ? await readWith(readMapIds, ref) : undefined;
  return ids instanceof BinaryError ? undefined : ids;
};

const readHead = async ({ path: file }: MappingFile, signal: AbortSignal | undefined): Promise<Mapping | undefined> => {
  try {
    return await readMapping(readFileBlocks(file), new Set(), signal);
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
};

import { isRecord, isTrue, textsIn } from '../../lib/is-record.ts';
import { definitionOf } from '../frameworks/lookup.ts';
import { buildTagKey, formatBuildTag } from '../model/build-tag.ts';
import type { BuildRequest, Capabilities, PlannedBuild } from '../model/builds.ts';
import type { DownloadKind } from '../model/download.ts';
import type { Framework } from '../model/framework.ts';
import type { UsedRefs } from '../model/run-analysis.ts';

/** Inputs of a run that a build request depends on. */
export interface RequestInputs {
  readonly framework: Framework;
  readonly capabilities: Capabilities;
  /** Kinds of files that the service is asked to record. */
  readonly download: ReadonlySet<DownloadKind>;
  readonly deviceLogs: boolean;
  readonly project: string;
  readonly projectNotifyUrl?: string;
}

/** References that the service returned for uploads. */
export interface UploadedRefs {
  /** Absent if the test package contains the app. */
  readonly app?: string;
  readonly testSuite?: string;
  readonly media: readonly string[];
  /** Fingerprint of app, test suite and media. Absent if the content of a custom id is unknown. */
  readonly content?: string;
  /** Uploads of the app and the test suite, if this step uploaded them or found them at the service. */
  readonly held?: { readonly app?: HeldUpload; readonly testSuite?: HeldUpload };
}

export interface HeldUpload {
  /** Reference that the service assigned, even if the request names a custom id. */
  readonly reference: string;
  /** Fingerprint of the content, equal for all uploads with the same content. */
  readonly content?: string;
  /** Time of the upload, in milliseconds since 1970. Absent if the service does not report it. */
  readonly uploadedAtMs?: number;
}

const mediaParameter = 'uploadMedia';

const switches: Readonly<Partial<Record<DownloadKind, string>>> = {
  'instrumentation-logs': 'instrumentationLogs',
  'network-logs': 'networkLogs',
  'app-profiling': 'appProfiling',
  video: 'video',
  screenshots: 'screenshots',
  coverage: 'coverage',
  'result-bundle': 'enableResultBundle',
};

export const buildRequest = (inputs: RequestInputs, refs: UploadedRefs, planned: PlannedBuild): BuildRequest => ({
  ...downloadSwitches(inputs),
  ...ownCapabilities(inputs, planned),
  devices: planned.devices,
  ...binaryParameters(inputs, refs),
  deviceLogs: inputs.deviceLogs || inputs.download.has('device-logs'),
  project: inputs.project,
  projectNotifyURL: inputs.projectNotifyUrl,
  ...(refs.media.length === 0 ? {} : { [mediaParameter]: refs.media }),
  ...splitOf(inputs, planned),
  ...stopOf(inputs, planned),
  [buildTagKey]: tagText(inputs, refs, planned),
});

/** Returns the user's capabilities. Leaves out the split and the filters if the planned build already determines its tests. */
const ownCapabilities = (
  { framework, capabilities: written }: RequestInputs,
  { serviceShards, partial }: PlannedBuild,
): BuildRequest => {
  const { shards } = definitionOf(framework);
  const capabilities = withRerunInside(written);
  const { shards: _ownSplit, ...others } = capabilities;
  if (partial) return others;
  if (serviceShards === undefined || shards?.splitBy !== 'service') return capabilities;
  return Object.fromEntries(Object.entries(capabilities).filter(([key]) => !shards.replaces.includes(key)));
};

/** Moves `rerunPreviouslyFailed` into `testOrchestrationOptions`, the only place where the service documents it. */
const withRerunInside = ({ rerunPreviouslyFailed, ...others }: Capabilities): Capabilities => {
  if (rerunPreviouslyFailed === undefined) return others;
  const { testOrchestrationOptions: own } = others;
  return { ...others, testOrchestrationOptions: { rerunPreviouslyFailed, ...(isRecord(own) ? own : {}) } };
};

/** Returns the parameters that select tests. Named tests need no shard, because the test runner would split them again. */
const splitOf = ({ framework }: RequestInputs, { shard, tests, serviceShards, filters = {} }: PlannedBuild): BuildRequest => {
  const { testFilter, shards } = definitionOf(framework);
  if (shards?.splitBy === 'service' && serviceShards !== undefined) return shards.write(serviceShards);
  if (tests !== undefined && testFilter !== undefined) {
    const { leavesOut = '', parameter } = testFilter;
    return { ...(filters[leavesOut] === undefined ? {} : { [leavesOut]: filters[leavesOut] }), [parameter]: tests };
  }
  return { ...filters, ...(shard.total === 1 || shards?.splitBy !== 'runner' ? {} : shards.write(shard)) };
};

/** Stops the build at the first failure, unless the user's `capabilities` contain another rule. */
const stopOf = ({ capabilities }: RequestInputs, { stopsAtFailure }: PlannedBuild): BuildRequest => {
  if (stopsAtFailure !== true) return {};
  const { testOrchestrationOptions: own } = withRerunInside(capabilities);
  return { testOrchestrationOptions: { abortBuildOnFailure: { enabled: true, maxFailures: 1 }, ...(isRecord(own) ? own : {}) } };
};

const binaryParameters = ({ framework }: RequestInputs, refs: UploadedRefs): BuildRequest => {
  const { app, testSuite } = definitionOf(framework);
  return { ...(app && { [app.parameter]: refs.app }), ...(testSuite && { [testSuite.parameter]: refs.testSuite }) };
};

const downloadSwitches = ({ framework, download }: RequestInputs): Record<string, boolean> => {
  const { screenshotParameter = switches.screenshots } = definitionOf(framework);
  const keys = [...download].flatMap((kind) => (kind === 'screenshots' ? screenshotParameter : switches[kind]) ?? []);
  return Object.fromEntries(keys.map((key) => [key, true]));
};

/** Puts the user's tag first, because the dashboard of the service shows only the beginning of the text. */
const tagText = (inputs: RequestInputs, { content }: UploadedRefs, planned: PlannedBuild): string => {
  const own = inputs.capabilities[buildTagKey];
  const tag = formatBuildTag({ ...planned.tag, content: content ?? planned.tag.content });
  return typeof own === 'string' ? `${own} ${tag}` : tag;
};

/**
 * Whether the request asks the service to run failed tests again. The key for Maestro is not documented, so keys of
 * `testOrchestrationOptions` with such a name count, too.
 */
export const requestsServiceRetries = (request: BuildRequest): boolean => {
  const { retryTestsOnFailure, testOrchestrationOptions: options } = request;
  const isOn = (value: unknown): boolean => isTrue(value) || (isRecord(value) && isTrue(value.enabled));
  const named = Object.entries(isRecord(options) ? options : {}).filter(
    ([key]) => /^re-?(?:try|run)/i.test(key) && key !== 'rerunPreviouslyFailed',
  );
  return [retryTestsOnFailure, ...named.map(([, value]) => value)].some(isOn);
};

/** Returns the references that are equal in all requests. */
export const usedRefs = (framework: Framework, requests: readonly BuildRequest[]): Partial<UploadedRefs> => {
  const { app, testSuite } = definitionOf(framework);
  const ifString = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return commonRefs(
    requests.map((request) => ({
      app: app && ifString(request[app.parameter]),
      testSuite: testSuite && ifString(request[testSuite.parameter]),
      media: textsIn(request[mediaParameter]),
    })),
  );
};

/** Returns the references that are equal in all entries. A reference that differs is undefined. */
export const commonRefs = (all: readonly UsedRefs[]): Partial<UploadedRefs> => {
  const common = <Key extends keyof UsedRefs>(key: Key): UsedRefs[Key] => {
    const texts = new Set(all.map((refs) => JSON.stringify(refs[key])));
    return texts.size === 1 ? all[0]?.[key] : undefined;
  };
  return { app: common('app'), testSuite: common('testSuite'), media: common('media') ?? [] };
};

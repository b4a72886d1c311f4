import type { DeviceList, RequestedDevice } from '../account/device-list.ts';
import { type Framework, type Platform, traitsOf } from '../framework.ts';
import { invalid } from '../http/response.ts';
import type { Scenario } from '../schema/scenario.ts';
import type { UploadRegistry } from '../uploads/upload-registry.ts';
import { type Binaries, readBinaries } from './binaries.ts';
import { type Capabilities, checkFlags, readCapabilities, readFlag, readInteger, readText } from './capabilities.ts';
import { type Part, readParts } from './parts.ts';
import { readShard, type Shard } from './shards.ts';
import { readTestFilter, type TestFilter } from './test-filters.ts';

/** A build request that the service accepts. */
export interface BuildRequest extends Binaries {
  readonly framework: Framework;
  readonly platform: Platform;
  /** Everything that was sent. */
  readonly capabilities: Capabilities;
  readonly devices: readonly RequestedDevice[];
  readonly project: string;
  readonly shard: Shard | undefined;
  /** Empty where the service is not asked to split the run. */
  readonly parts: readonly Part[];
  readonly filter: TestFilter;
  /** Attempts that the service itself makes for a failing test, 1 without its retries. */
  readonly tries: number;
  readonly idleTimeoutMs: number;
}

const readDevices = (capabilities: Capabilities, platform: Platform, list: DeviceList): readonly RequestedDevice[] => {
  const entries = capabilities.devices;
  if (entries === undefined || entries === null) throw invalid('NO_DEVICE_SPECIFIED', 'The build request names no devices');
  if (!Array.isArray(entries) || !entries.every((entry) => typeof entry === 'string')) {
    throw invalid('INVALID_VALUES_IN_INPUT', 'devices is not a list of names');
  }
  if (entries.length === 0) throw invalid('NO_DEVICE_SPECIFIED', 'The list of devices is empty');
  if (new Set(entries).size < entries.length) throw invalid('INVALID_VALUES_IN_INPUT', 'devices names one device twice');
  return entries.map((entry) => list.resolve(entry, platform));
};

const checkNotifyUrl = (capabilities: Capabilities): void => {
  const url = capabilities.projectNotifyURL;
  if (url === undefined || url === null) return;
  const protocol = typeof url === 'string' ? URL.parse(url)?.protocol : undefined;
  if (protocol !== 'http:' && protocol !== 'https:')
    throw invalid('INCORRECT_URL', 'projectNotifyURL is not an http or https address');
  if (capabilities.project === undefined) throw invalid('INVALID_VALUES_IN_INPUT', 'projectNotifyURL needs project');
};

/** Checks a build request as the service does. Throws Refusal. */
export const readBuildRequest = (
  cloud: { readonly devices: DeviceList; readonly uploads: UploadRegistry; readonly scenario: Scenario },
  body: unknown,
  framework: Framework,
  platform: Platform,
): BuildRequest => {
  const capabilities = readCapabilities(body);
  checkFlags(capabilities);
  const devices = readDevices(capabilities, platform, cloud.devices);
  const binaries = readBinaries(cloud.uploads, capabilities, framework, platform);
  checkNotifyUrl(capabilities);
  return {
    ...binaries,
    framework,
    platform,
    capabilities,
    devices,
    project: readText(capabilities, 'project') ?? traitsOf(framework).untitledProject,
    shard: readShard(capabilities, framework),
    parts: readParts(capabilities, framework, cloud.scenario['shard-split']),
    filter: readTestFilter(capabilities, framework),
    tries: readFlag(capabilities, 'retryTestsOnFailure') ? (readInteger(capabilities, 'testIterations', 1, 100) ?? 5) : 1,
    idleTimeoutMs: (readInteger(capabilities, 'idleTimeout', 60, 900) ?? 900) * 1_000,
  };
};

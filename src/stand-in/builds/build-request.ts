import type { DeviceList, RequestedDevice } from '../account/device-catalog.ts';
import { type Framework, type Platform, traitsOf } from '../framework.ts';
import { invalid } from '../http/response.ts';
import type { Scenario } from '../schema/scenario.ts';
import { platformIn, type UploadQuery, type UploadRecord, type UploadRegistry } from '../uploads/upload-registry.ts';
import {
  type Capabilities,
  checkFlags,
  readFlag,
  readInteger,
  readNames,
  readRequestBody,
  readTextValue,
} from './capabilities.ts';
import { type LeaveOut, readLeaveOut } from './leave-out.ts';
import { type Part, readParts, readShard, type Shard } from './parts.ts';
import { readTestFilter, type TestFilter } from './test-filters.ts';

export interface BuildRequest extends Binaries {
  readonly framework: Framework;
  readonly platform: Platform;
  readonly capabilities: Capabilities;
  readonly devices: readonly RequestedDevice[];
  readonly project: string;
  readonly shard: Shard | undefined;
  /** Empty for a request without `shards`. */
  readonly parts: readonly Part[];
  readonly filter: TestFilter;
  /** Maximum number of attempts for each test. It is 1 without retries. */
  readonly tries: number;
  readonly idleTimeoutMs: number;
  readonly leaveOut?: LeaveOut;
  readonly byPlan: boolean;
}

const requestedDevices = (capabilities: Capabilities, platform: Platform, list: DeviceList): readonly RequestedDevice[] => {
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
  if (typeof url !== 'string' || !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw invalid('INCORRECT_URL', 'projectNotifyURL is not an http or https address');
  if (capabilities.project === undefined) throw invalid('INVALID_VALUES_IN_INPUT', 'projectNotifyURL needs project');
};

/** Throws Refusal if the service would refuse the request. */
export const readBuildRequest = (
  cloud: { readonly devices: DeviceList; readonly uploads: UploadRegistry; readonly scenario: Scenario },
  body: unknown,
  framework: Framework,
  platform: Platform,
  byPlan: boolean,
): BuildRequest => {
  const capabilities = readRequestBody(body);
  checkFlags(capabilities);
  const devices = requestedDevices(capabilities, platform, cloud.devices);
  // Some clients omit the app, because the tests of a test plan can have their own host app.
  const mayLackApp = byPlan && cloud.scenario.lenient;
  const binaries = readBinaries(cloud.uploads, capabilities, framework, platform, mayLackApp);
  checkNotifyUrl(capabilities);
  return {
    ...binaries,
    framework,
    platform,
    capabilities,
    devices,
    project: readTextValue(capabilities, 'project') ?? traitsOf(framework).untitledProject,
    shard: readShard(capabilities, framework),
    parts: readParts(capabilities, framework, cloud.scenario['shard-split']),
    filter: byPlan && cloud.scenario['test-plan-filters'] === 'ignored' ? () => true : readTestFilter(capabilities, framework),
    tries: readFlag(capabilities, 'retryTestsOnFailure') ? (readInteger(capabilities, 'testIterations', 1, 100) ?? 5) : 1,
    idleTimeoutMs: (readInteger(capabilities, 'idleTimeout', 60, 900) ?? 900) * 1_000,
    leaveOut: readLeaveOut(capabilities, framework),
    byPlan,
  };
};

interface Codes {
  readonly absent: string;
  readonly unknown: string;
  readonly deleted: string;
}

const appCodes: Codes = { absent: 'INVALID_APP_CAP', unknown: 'INVALID_APP_URL', deleted: 'APP_DELETED' };
const suiteCodes: Codes = { absent: 'INVALID_TESTSUITE', unknown: 'INVALID_TESTSUITE', deleted: 'TEST_NOT_FOUND' };

const maxMedia = 5;

const resolve = (uploads: UploadRegistry, query: UploadQuery, capabilities: Capabilities, key: string): UploadRecord => {
  const codes = query.kind === 'suite' ? suiteCodes : appCodes;
  const reference = capabilities[key];
  if (typeof reference !== 'string' || reference === '') throw invalid(codes.absent, `The build request names no ${key}`);
  const record = uploads.resolve(query, reference);
  const shown = reference.slice(0, 200);
  if (record === undefined) throw invalid(codes.unknown, `There is no upload "${shown}" for ${key}`);
  if (record === 'deleted') throw invalid(codes.deleted, `The upload "${shown}" for ${key} was deleted`);
  return record;
};

const checkMedia = (uploads: UploadRegistry, capabilities: Capabilities): void => {
  const references = readNames(capabilities, 'uploadMedia');
  if (references.length > maxMedia) throw invalid('INVALID_VALUES_IN_INPUT', `uploadMedia has more than ${maxMedia} files`);
  const missing = references.find((reference) => typeof uploads.resolve({ kind: 'media' }, reference) !== 'object');
  if (missing !== undefined) throw invalid('INVALID_VALUES_IN_INPUT', `There is no media file "${missing.slice(0, 200)}"`);
};

interface Binaries {
  readonly app: UploadRecord;
  /** Equal to `app` if one upload contains both the app and the suite. */
  readonly suite: UploadRecord;
}

/** Finds the app and the test suite that the build request names. Throws Refusal. */
const readBinaries = (
  uploads: UploadRegistry,
  capabilities: Capabilities,
  framework: Framework,
  wantedPlatform: Platform,
  mayLackApp: boolean,
): Binaries => {
  checkMedia(uploads, capabilities);
  const find = (kind: UploadQuery['kind'], key: string): UploadRecord =>
    resolve(uploads, kind === 'app' ? { kind } : { kind, framework }, capabilities, key);
  const { uploads: kinds } = traitsOf(framework);
  if (kinds === 'app-dir') {
    const appDir = find('app-dir', 'appDir');
    return { app: appDir, suite: appDir };
  }
  if (kinds === 'test-package') {
    if (capabilities.app !== undefined) throw invalid('INVALID_APP_CAP', 'A build of a test package does not use an app');
    const testPackage = find('suite', 'testPackage');
    return { app: testPackage, suite: testPackage };
  }
  if (mayLackApp && capabilities.app === undefined) return { app: find('suite', 'testSuite'), suite: find('suite', 'testSuite') };
  const app = find('app', 'app');
  const platform = platformIn(app.name);
  if (platform !== undefined && platform !== wantedPlatform) {
    const shown = wantedPlatform === 'android' ? 'Android' : 'iOS';
    throw invalid('INVALID_APP_CAP', `"${app.name.slice(0, 200)}" is not an app for ${shown}`);
  }
  return { app, suite: find('suite', 'testSuite') };
};

import { definitionOf, testHolder } from '../core/frameworks/lookup.ts';
import type { DeviceSystem, Framework } from '../core/model/framework.ts';
import type { AccountQuota, DeviceOffer, DeviceUse } from '../core/model/records.ts';
import { credentialValues } from '../lib/masking/credentials.ts';
import { Masker } from '../lib/masking/masker.ts';
import { type Path, path } from './addresses.ts';
import { type AreaOptions, type Connection, createCalls, openConnection } from './calls.ts';
import { basicAuthorization, createRedact, redactData } from './redaction.ts';
import type { RequestPace } from './request-pace.ts';
import {
  type Builds,
  createBuilds,
  createProjects,
  createRecentBuildsByProject,
  createSessions,
  type Projects,
  type Sessions,
} from './resources/builds.ts';
import { createApps, createFrameworkApps, createMedia, createTestSuites } from './resources/uploads.ts';
import { readDeviceOffers, readDeviceUses, readQuota } from './wire/account.ts';

export interface CloudOptions extends AreaOptions {
  readonly username: string;
  readonly accessKey: string;
  readonly apiVersion: 'v1' | 'v2';
  /** Framework whose paths `apps` uses in v2, instead of the paths that all frameworks share. */
  readonly appFramework?: Framework;
  /** Limit on requests per time; unlimited by default. */
  readonly pace?: RequestPace;
  /** Masks stored files and shown texts. By default, only the credentials are masked. */
  readonly masker?: Masker;
}

/** Every call rejects with a CloudError, or with the reason of an aborted signal. */
export interface CloudClient {
  readonly apps: ReturnType<typeof createApps>;
  readonly media: ReturnType<typeof createMedia>;
  readonly devices: {
    list(): Promise<DeviceOffer[]>;
    /** Lists how many devices of each model are in use. Not every account has this list. */
    uses(): Promise<DeviceUse[]>;
  };
  readonly quota: { get(): Promise<AccountQuota> };
  testSuites(framework: Framework): ReturnType<typeof createTestSuites>;
  /** `system` is by default the first system of the framework. `testPlan`: whether the test suite has a test plan. */
  builds(framework: Framework, system?: DeviceSystem, testPlan?: boolean): Builds;
  sessions(framework: Framework): Sessions;
  projects(framework: Framework): Projects;
  /** Returns a client whose calls also reject when `signal` aborts, with the reason of `signal`. */
  within(signal: AbortSignal): CloudClient;
  /** Returns a client whose calls end only when `signal` aborts. A cancellation of the workflow does not end them. */
  boundTo(signal: AbortSignal): CloudClient;
  inVersion(apiVersion: CloudOptions['apiVersion']): CloudClient;
  /** Masks the credentials and other secrets in a text that is about to be shown or stored. */
  readonly redact: (text: string) => string;
  readonly masker: Masker;
  close(): Promise<void>;
}

export const createCloudClient = (options: CloudOptions): CloudClient => {
  const { username, accessKey, masker = new Masker('off') } = options;
  masker.learn(credentialValues(username, accessKey));
  const redact = createRedact(username, accessKey);
  const connection = openConnection(options, {
    authorization: basicAuthorization(username, accessKey),
    redact,
    pace: options.pace,
  });
  return openClient({ ...options, masker }, connection);
};

const openClient = (options: CloudOptions & { readonly masker: Masker }, connection: Connection): CloudClient => {
  const { apiVersion, appFramework, masker } = options;
  const calls = createCalls(connection);
  const root = (framework: Framework): Path => frameworkRoot(framework, apiVersion);
  const builds = (framework: Framework, system?: DeviceSystem, testPlan = false): Builds => {
    const { paths, systems } = definitionOf(framework);
    const startRoot = paths.startsBySystem ? path`${root(framework)}/${system ?? systems[0]}` : root(framework);
    const start = path`${startRoot}/${(testPlan ? paths.planStart : undefined) ?? 'build'}`;
    return createBuilds(calls, root(framework), start, paths.stop === undefined ? undefined : below(paths.stop));
  };
  return {
    apps: apiVersion === 'v2' && appFramework ? createFrameworkApps(calls, root(appFramework)) : createApps(calls),
    media: createMedia(calls),
    devices: {
      list: () => calls.get(path`/app-automate/devices.json`, readDeviceOffers),
      uses: () => calls.get(path`/app-automate/device_tier_limits.json`, readDeviceUses),
    },
    quota: { get: () => calls.get(path`/app-automate/plan.json`, readQuota) },
    testSuites: (framework) => createTestSuites(calls, root(framework), definitionOf(framework)[testHolder(framework)]?.path),
    builds,
    sessions: (framework) => createSessions(calls, masker, root(framework), below(definitionOf(framework).paths.logs)),
    projects: (framework) =>
      apiVersion === 'v2'
        ? createRecentBuildsByProject(calls, root(framework), builds(framework))
        : createProjects(calls, root(framework)),
    within: (signal) => {
      const signals = connection.signal === undefined ? [signal] : [connection.signal, signal];
      return openClient(options, { ...connection, signal: AbortSignal.any(signals) });
    },
    boundTo: (signal) => openClient(options, { ...connection, signal }),
    inVersion: (version) => openClient({ ...options, apiVersion: version }, connection),
    redact: (text) => masker.text(redactData(connection.redact, text)),
    masker,
    close: connection.close,
  };
};

/** Finds the root of a framework's paths. Uses the other API version if the framework exists only in that version. */
const frameworkRoot = (framework: Framework, apiVersion: CloudOptions['apiVersion']): Path => {
  const { v1, v2 } = definitionOf(framework).paths;
  return below((apiVersion === 'v2' ? (v2 ?? v1) : (v1 ?? v2)) ?? framework);
};

const below = (route: string): Path => route.split('/').reduce((root, segment) => path`${root}/${segment}`, path`/app-automate`);

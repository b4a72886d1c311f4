import { isLoopback } from '../../lib/addresses.ts';
import { credentialValue, credentialValues, minCredentialLength } from '../../lib/masking/credentials.ts';
import type { KnownValue } from '../../lib/masking/finder.ts';
import { givenSecrets, secretValues } from './masks.ts';
import { type Environment, type InputContext, InputReader, secretInputs } from './reader.ts';
import { declared, type InputTable } from './table.ts';
import { maxGeneratedBytes, readTextFile } from './workspace-files.ts';

export interface ServiceInputs {
  readonly baseUrl: string;
  readonly username: string;
  readonly accessKey: string;
  readonly apiVersion: 'v1' | 'v2';
  /** Clause that says why `auto` chose this version; absent if the workflow sets a version. */
  readonly versionReason?: string;
  /** Absolute path of a scenario file for the built-in cloud. */
  readonly scenarioPath?: string;
  readonly githubToken?: string;
}

export const embeddedBaseUrl = 'embedded';
/** Whether the built-in cloud is used, which runs in this process. */
export const isEmbedded = ({ baseUrl }: Area): boolean => baseUrl === embeddedBaseUrl;
/** Reason in messages about inputs that conflict with `base-url: embedded`: its builds do not exist after the step. */
export const embeddedEndsWithStep =
  'the built-in cloud ends with its step, so other steps cannot reach its builds. Use it within one step, or start `npm run cloud` as a service and set base-url to its address';
const defaultBaseUrl = 'https://api-cloud.browserstack.com';
/** Formats an expression for `action.yml`, which the runner evaluates. */
const expression = (code: string): string => `\${{ ${code} }}`;
const apiVersions = ['auto', 'v1', 'v2'] as const;

export const serviceTable = {
  /** User name of the service account; required unless `base-url` is `embedded`. */
  username: declared(),
  /** Access key of the service account, from a secret; required unless `base-url` is `embedded`. */
  'access-key': declared(),
  /**
   * Address of the service; `embedded` starts the built-in cloud in the job, which needs no account and simulates every result.
   */
  'base-url': declared('string', { default: defaultBaseUrl }),
  /**
   * Version of the service API, `v1` or `v2`. `auto` is `v1`, unless the request needs `v2` (`maestro`, `flutter-android`,
   * `flutter-ios`, XCUITest shards, test plans and result bundles). `earlgrey` supports only `v1`.
   */
  'api-version': declared(apiVersions, { default: 'auto' }),
  /** With `base-url` `embedded`, a YAML file that defines which tests fail, which sessions crash, and which faults occur. */
  'embedded-scenario': declared(),
} satisfies InputTable;

/** Inputs of `serviceTable` and `job-context`, for actions that may run in each job of a matrix. */
export const jobTable = {
  /** Set by the action; do not set it. */
  'job-context': declared('string', { default: expression('toJSON(matrix)') }),
  ...serviceTable,
} satisfies InputTable;

/**
 * Whether the input `job-context` says that the job belongs to a matrix.
 *
 * @param text `null` without a matrix; empty on runners that do not evaluate the expression
 */
export const isMatrixContext = (text: string): boolean => !['', 'null', '{}'].includes(text.trim());

export const githubToken = declared('string', { default: expression('github.token') });

const credentialsHint =
  'must be set, for instance from a secret. Workflows triggered from forks and by Dependabot get no secrets. The built-in cloud (`base-url: embedded`) needs no credentials';

export const readServiceInputs = async (reader: InputReader, context: InputContext): Promise<ServiceInputs> => {
  const baseUrl = readAddress(reader, 'base-url', defaultBaseUrl);
  const embedded = isEmbedded({ baseUrl });
  const scenarioPath = await readScenarioPath(reader, context, embedded);
  return {
    baseUrl,
    username: readCredential(reader, 'username', embedded),
    accessKey: readCredential(reader, 'access-key', embedded),
    ...readApiVersion(reader),
    scenarioPath,
    githubToken: reader.optional('github-token'),
  };
};

/** Reads the version of the API. `auto` is v1 until `chooseApiVersion` knows what the request needs. */
const readApiVersion = (reader: InputReader): Pick<ServiceInputs, 'apiVersion' | 'versionReason'> => {
  const chosen = reader.choice('api-version', apiVersions, 'auto');
  return chosen === 'auto' ? { apiVersion: 'v1', versionReason: 'nothing in the request needs v2' } : { apiVersion: chosen };
};

const credentialRules = {
  username: {
    forbidden: /[:\p{Cc}]/u,
    accepted: 'must not contain colons, line breaks and other control characters. Check the secret',
  },
  'access-key': {
    forbidden: /\p{Cc}/u,
    accepted: 'must not contain line breaks and other control characters. Check the secret',
  },
} as const;

/** Reads a credential, which may be empty for the built-in cloud. */
export const readCredential = (reader: InputReader, input: 'username' | 'access-key', embedded: boolean): string => {
  const text = reader.text(input);
  if (embedded) return text;
  if (text === '') reader.problem({ input, accepted: credentialsHint, code: 'credentials-missing' });
  // Refuses a colon in a user name, because HTTP Basic would end the name there. The message never shows the value.
  const { forbidden, accepted } = credentialRules[input];
  if (forbidden.test(text)) reader.problem({ input, value: '***', accepted });
  return text;
};

/** Reads an address. Without a fallback, the input is required. */
const readAddress = (reader: InputReader, input: string, fallback?: string): string => {
  const text = reader.optional(input) ?? fallback ?? reader.required(input, 'must be an https:// address, or embedded');
  if (text === embeddedBaseUrl || text === '') return text;
  const wrong = baseUrlMistake(text);
  if (wrong !== undefined) reader.problem({ input, value: text, accepted: wrong });
  return text;
};

const baseUrlMistake = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) return 'must be an https:// address, or embedded';
  if (url.username !== '' || url.password !== '') return 'must not contain credentials. Use username and access-key';
  if (url.search !== '' || url.hash !== '') return 'must not contain ? and #';
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return 'must begin with https://, since credentials are sent; http:// is for loopback only';
  return undefined;
};

/** Returns the absolute path of the scenario file. */
const readScenarioPath = async (reader: InputReader, context: InputContext, embedded: boolean): Promise<string | undefined> => {
  const input = 'embedded-scenario';
  const given = reader.optional(input);
  if (given === undefined) return undefined;
  if (!embedded)
    reader.problem({ input, value: given, accepted: 'applies only with base-url: embedded', code: 'input-conflict' });
  return (await readTextFile(reader, context, input, given, 'a YAML file', maxGeneratedBytes))?.path;
};

/** Area of the service, such as test management, that may have an address of its own. */
export interface Area {
  /** Address with https, or with http on loopback. `embedded` starts the built-in cloud, which serves all areas. */
  readonly baseUrl: string;
  /** Absolute path of a scenario file for the built-in cloud. */
  readonly scenarioPath?: string;
}

/**
 * Reads the address of an area. With `base-url: embedded`, the built-in cloud serves the area unless the input sets another
 * address.
 */
export const readArea = async (reader: InputReader, context: InputContext, input: string, fallback?: string): Promise<Area> => {
  const embeddedByBaseUrl = reader.text('base-url') === embeddedBaseUrl;
  const given = reader.optional(input);
  const baseUrl =
    embeddedByBaseUrl && (given === undefined || given === fallback) ? embeddedBaseUrl : readAddress(reader, input, fallback);
  const scenarioPath = await readScenarioPath(reader, context, isEmbedded({ baseUrl }));
  return { baseUrl, scenarioPath };
};

/** User name of the built-in cloud. It is not masked, because the word is not secret and occurs in many messages. */
const publicUsername = 'embedded';

/** Finds the values that the runner must mask: secret inputs, and the HTTP Basic form of user name and access key. */
export const secretsAmongInputs = (environment: Environment): readonly string[] => {
  const reader = new InputReader(environment);
  const credentials = secretsOfLogin(reader.text('username'), reader.text('access-key'));
  const given = givenSecrets(reader).map(({ value }) => value);
  return [...new Set([...credentials, ...secretInputs.map((input) => reader.text(input)), ...given])].filter(
    (secret) => secret !== '',
  );
};

/** Values of inputs that are secret in every text of the step, also where the runner does not mask. */
export const knownValuesOf = (environment: Environment): readonly KnownValue[] => {
  const reader = new InputReader(environment);
  const tokens = [reader.text('github-token'), reader.text('alerts-token')].filter(
    (token) => token.length >= minCredentialLength,
  );
  return [
    ...credentialValues(reader.text('username'), reader.text('access-key')),
    ...tokens.map(credentialValue),
    ...secretValues(givenSecrets(reader)),
  ];
};

/** Secrets of a login. Either the user name or the access key may be empty. */
export const secretsOfLogin = (username: string, accessKey: string): readonly string[] => [
  ...(username === '' || username === publicUsername ? [] : [username]),
  ...(accessKey === '' ? [] : [accessKey, Buffer.from(`${username}:${accessKey}`).toString('base64')]),
];

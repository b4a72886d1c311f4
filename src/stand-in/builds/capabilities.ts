import { isRecord } from '../../lib/is-record.ts';
import { invalid } from '../http/response.ts';

export type Capabilities = Readonly<Record<string, unknown>>;

const invalidValue = (text: string): Error => invalid('INVALID_VALUES_IN_INPUT', text);

/** Throws Refusal if the body is not a JSON object. */
export const readRequestBody = (body: unknown): Capabilities => {
  if (!isRecord(body)) throw invalidValue('The build request is not a JSON object');
  return body;
};

const flags = [
  'acceptInsecureCerts',
  'allowDeviceMockServer',
  'appProfiling',
  'clearPackageData',
  'coverage',
  'debugscreenshots',
  'deviceLogs',
  'disableAnimations',
  'dynamicTests',
  'enableResultBundle',
  'enableSpoonFramework',
  'instrumentationLogs',
  'local',
  'networkLogs',
  'resignApp',
  'retryTestsOnFailure',
  'screenshots',
  'singleRunnerInvocation',
  'useOrchestrator',
  'video',
] as const;

export const checkFlags = (capabilities: Capabilities): void => {
  const wrong = flags.find((key) => ![undefined, null, true, false, 'true', 'false'].includes(capabilities[key] as boolean));
  if (wrong !== undefined) throw invalidValue(`${wrong} is neither true nor false`);
};

/** Clients send a flag as a boolean, or as the text "true" or "false". */
export const readFlag = (capabilities: Capabilities, key: string): boolean =>
  capabilities[key] === true || capabilities[key] === 'true';

/** Tells whether the request turns off a capability that is on by default. */
export const isSwitchedOff = (capabilities: Capabilities, key: string): boolean =>
  capabilities[key] === false || capabilities[key] === 'false';

/** Accepts a list of names or a single name. Throws Refusal for other values. */
export const readNames = (capabilities: Capabilities, key: string): readonly string[] => {
  const value = capabilities[key] ?? [];
  const names = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string'))
    throw invalidValue(`${key} is not a list of names`);
  return names;
};

/** Reads a text of 1 to 255 characters. Throws Refusal for other values. */
export const readTextValue = (capabilities: Capabilities, key: string): string | undefined => {
  const value = capabilities[key] ?? undefined;
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || value === '' || value.length > 255)
    throw invalidValue(`${key} is not a text of 1 to 255 characters`);
  return value;
};

/** Accepts a whole number, or a text that contains a whole number. Throws Refusal for other values. */
export const readInteger = (capabilities: Capabilities, key: string, min: number, max: number): number | undefined => {
  const value = capabilities[key];
  if (value === undefined || value === null) return undefined;
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const number = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= min && number <= max)) throw invalidValue(`${key} is not a whole number from ${min} to ${max}`);
  return number;
};

/** Returns undefined if the key is absent. Throws Refusal if the value is not a mapping. */
export const readMapping = (capabilities: Capabilities, key: string): Capabilities | undefined => {
  const value = capabilities[key];
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) throw invalidValue(`${key} is not a mapping`);
  return value;
};

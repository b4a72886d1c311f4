import { isRecord, isTrue } from '../lib/is-record.ts';
import type { YamlPath } from '../lib/yaml-document.ts';
import type { Framework } from '../model/framework.ts';
import { type CapabilityType, capabilityKeys, inputFor } from './capability-keys.ts';
import { type InputReader, listed } from './reader.ts';

/** Describes the values that a type accepts, for the documentation and messages. */
export const describeType = (type: CapabilityType): string => {
  switch (type.kind) {
    case 'boolean':
      return 'true or false';
    case 'text':
      return 'a string';
    case 'list':
      return 'a list';
    case 'number':
      return `a whole number from ${type.min} to ${type.max}`;
    case 'names':
      if (type.values !== undefined) return listed(type.values);
      return type.most === undefined ? 'a list of strings' : `a list of at most ${type.most} strings`;
    case 'choice':
      return listed(type.values);
    case 'mapping':
      return type.fields === undefined ? 'a mapping' : `a mapping, such as ${listed(Object.keys(type.fields), 'and')}`;
    case 'variables':
      return `a mapping of names (at most ${type.longestName} characters) to strings (at most ${type.longestValue} characters)`;
  }
};

interface TypeMistake {
  /** Path of the key: `shards.numberOfShards`. */
  readonly key: string;
  readonly type: CapabilityType;
  /** Kind of the value, without the value itself, which may be a secret. */
  readonly found: string;
}

/** Finds the first value under the key that has the wrong type. */
const findTypeMistake = (key: string, type: CapabilityType, value: unknown): TypeMistake | undefined => {
  if (type.kind === 'mapping' && isRecord(value)) {
    for (const [name, own] of Object.entries(type.fields ?? {})) {
      const mistake = Object.hasOwn(value, name) ? findTypeMistake(`${key}.${name}`, own, value[name]) : undefined;
      if (mistake !== undefined) return mistake;
    }
    return undefined;
  }
  return isOfType(type, value) ? undefined : { key, type, found: describeValue(type, value) };
};

const isOfType = (type: CapabilityType, value: unknown): boolean => {
  switch (type.kind) {
    case 'boolean':
      return typeof value === 'boolean' || value === 'true' || value === 'false';
    case 'text':
      return typeof value === 'string';
    case 'list':
      return Array.isArray(value);
    case 'number':
      return wholeNumber(value) >= type.min && wholeNumber(value) <= type.max;
    case 'names': {
      const names = namesIn(value);
      const { most = Number.POSITIVE_INFINITY, values } = type;
      return names !== undefined && names.length <= most && names.every((name) => values?.includes(name.toLowerCase()) ?? true);
    }
    case 'choice':
      return typeof value === 'string' && type.values.includes(value);
    case 'mapping':
      return false;
    case 'variables':
      return isRecord(value) && Object.entries(value).every(([name, each]) => isVariable(type, name, each));
  }
};

/** Reads a list of strings, or one string with several names separated by commas. Returns undefined for any other value. */
const namesIn = (value: unknown): readonly string[] | undefined => {
  if (typeof value === 'string') return value.split(',').flatMap((name) => name.trim() || []);
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined;
};

const wholeNumber = (value: unknown): number => {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : Number.NaN;
};

type Variables = Extract<CapabilityType, { kind: 'variables' }>;

const isVariable = ({ longestName, longestValue }: Variables, name: string, value: unknown): boolean =>
  typeof value === 'string' && name.length <= longestName && value.length <= longestValue;

const describeValue = (type: CapabilityType, value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) {
    if (type.kind !== 'names') return 'a list';
    if (namesIn(value) === undefined) return 'a list with an entry that is not a string; write it in quotes';
    return type.values === undefined ? `${value.length}` : 'a list with another entry';
  }
  if (typeof value === 'number') return String(value);
  if (isRecord(value)) {
    const wrong = type.kind === 'variables' && Object.keys(value).find((name) => !isVariable(type, name, value[name]));
    return typeof wrong === 'string' ? `another value for ${wrong.slice(0, 60)}` : 'a mapping';
  }
  if (typeof value === 'boolean') return String(value);
  // These types accept some strings, but not this one.
  return ['boolean', 'number', 'choice', 'names'].includes(type.kind) ? 'another string' : 'a string';
};

/** Restores the values of environment variables as they were written: YAML reads `0123` as 123 and `1.20` as 1.2. */
export const asWritten = (key: string, value: unknown, textOf: (path: YamlPath) => string | undefined): unknown => {
  if (capabilityKeys.get(key)?.type.kind !== 'variables' || !isRecord(value)) return value;
  const isOther = (each: unknown): boolean => typeof each === 'number' || typeof each === 'boolean';
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, isOther(each) ? (textOf([key, name]) ?? String(each)) : each]),
  );
};

/**
 * Describes a mistake. Does not show the value, which may be a secret. If the value contains the name of another parameter, shows
 * only this name.
 */
const describeMistake = (
  { key, type, found }: TypeMistake,
  { line, text = '' }: { readonly line: number; readonly text: string | undefined },
): string => {
  const what = `capabilities, line ${line}: ${key} must be ${describeType(type)}`;
  // If the colon after a key is missing, YAML reads the key as a part of the previous value.
  const next = text
    .slice(0, 1_000)
    .split(/\s+/)
    .slice(1)
    .find((word) => capabilityKeys.has(word));
  if (next === undefined) return `${what}, but it is ${found}`;
  return `${what}, but its value continues on line ${line + 1}. Is a colon missing after "${next}"?`;
};

/** Reports a mistake in a key. `accepted` continues the sentence that begins with the key. */
const refuseKey = (reader: InputReader, key: string, accepted: string, code?: 'input-conflict'): void =>
  reader.problem({ input: 'capabilities', value: key, accepted, sentence: `capabilities: ${key} ${accepted}`, code });

/** Checks the options that the service accepts only together with, or only without, another option. */
export const checkOrchestration = (reader: InputReader, capabilities: Values): void => {
  const { testOrchestrationOptions: options, singleRunnerInvocation } = capabilities;
  const { abortBuildOnFailure: abort, rerunPreviouslyFailed: rerun }: Values = isRecord(options) ? options : {};
  const lacks = (value: unknown, key: string): boolean => isRecord(value) && isTrue(value.enabled) && value[key] === undefined;
  const abortKey = 'testOrchestrationOptions.abortBuildOnFailure';
  if (lacks(abort, 'maxFailures')) refuseKey(reader, abortKey, 'needs maxFailures beside enabled: true');
  if (lacks(rerun, 'sourceBuildId') || lacks(capabilities.rerunPreviouslyFailed, 'sourceBuildId'))
    refuseKey(reader, 'rerunPreviouslyFailed', 'needs sourceBuildId, the id of a build, beside enabled: true');
  if (isRecord(abort) && isTrue(abort.enabled) && isTrue(singleRunnerInvocation)) {
    const why = 'the service cannot stop tests that run in one process. Remove one of them';
    refuseKey(reader, abortKey, `excludes singleRunnerInvocation: ${why}`, 'input-conflict');
  }
};

type Values = Readonly<Record<string, unknown>>;

/** Checks one key of `capabilities`. Does not check unknown keys. */
export const checkCapability = (
  reader: InputReader,
  framework: Framework,
  key: string,
  value: unknown,
  sourceOf: (path: YamlPath) => { readonly line: number; readonly text: string | undefined },
): void => {
  const known = capabilityKeys.get(key);
  if (known === undefined) return;
  if (known.input !== undefined) {
    const input = inputFor(known, framework);
    const accepted =
      input === undefined
        ? `does not apply to ${framework}, and neither does the input \`${known.input}\`. Remove it`
        : `cannot be set here. Use the input \`${input}\` instead`;
    refuseKey(reader, key, accepted, 'input-conflict');
    return;
  }
  const mistake = findTypeMistake(key, known.type, value);
  if (mistake !== undefined)
    reader.problem({
      input: 'capabilities',
      value: mistake.key,
      accepted: `must be ${describeType(mistake.type)}, but it is ${mistake.found}`,
      sentence: describeMistake(mistake, sourceOf(mistake.key.split('.'))),
    });
  else if (key === 'shards' && ![undefined, '1'].includes(reader.optional('shards')))
    refuseKey(reader, key, 'and the input shards would both split the suite. Remove one of them', 'input-conflict');
};

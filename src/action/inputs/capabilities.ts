import { type CapabilityType, capabilityKeys, environmentVariables, inputFor } from '../../core/builds/capability-keys.ts';
import type { Framework } from '../../core/model/framework.ts';
import { isRecord, isTrue } from '../../lib/is-record.ts';
import { readYaml, type YamlPath, type YamlReading } from '../../lib/yaml-document.ts';
import type { InputReader } from './reader.ts';

export type Capabilities = Readonly<Record<string, unknown>>;

const input = 'capabilities';

/** Replaces the text of `capabilities` in messages, because it may contain secrets, such as in `appStoreConfiguration`. */
const hidden = '***';

type Document = Extract<YamlReading, { kind: 'read' }>;

export const readCapabilities = (reader: InputReader, framework: Framework): Capabilities => {
  const reading = readYaml(reader.text(input));
  if (reading.kind === 'broken') {
    const [{ line, column, message } = { line: 1, column: 1, message: '' }] = reading.mistakes;
    // Cuts the parser's message at the colon, because the text after the colon quotes the document.
    const [mistake = ''] = message.split(/:\s|\n/, 1);
    reader.problem({
      input,
      value: hidden,
      accepted: `cannot be read as YAML: line ${line}, column ${column}: ${mistake}`,
      sentence: `capabilities, line ${line}, column ${column}: ${mistake}`,
    });
    return {};
  }
  const { value } = reading;
  if (!isRecord(value)) {
    const wrong = `must be a YAML or JSON mapping of build parameters, not ${Array.isArray(value) ? 'a list' : 'a single value'}`;
    reader.problem({ input, value: hidden, accepted: wrong, sentence: `capabilities ${wrong}` });
    return {};
  }
  const written = Object.entries(value).map(([key, own]) => [key, asWritten(key, own, reading)] as const);
  for (const [key, own] of written) checkCapability(reader, framework, key, own, reading);
  checkOrchestration(reader, value);
  return Object.fromEntries(written);
};

/** Restores environment variables as they were written, because YAML reads `0123` as 123 and `1.20` as 1.2. */
const asWritten = (key: string, value: unknown, { textOf }: Document): unknown => {
  if (capabilityKeys.get(key)?.type !== environmentVariables || !isRecord(value)) return value;
  const isOther = (each: unknown): boolean => typeof each === 'number' || typeof each === 'boolean';
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, isOther(each) ? (textOf([key, name]) ?? String(each)) : each]),
  );
};

const checkCapability = (
  reader: InputReader,
  framework: Framework,
  key: string,
  value: unknown,
  { placeOf, textOf }: Document,
): void => {
  const known = capabilityKeys.get(key);
  if (known === undefined) return;
  if (known.input !== undefined) {
    const owner = inputFor(known, framework);
    const accepted =
      owner === undefined
        ? `does not apply to ${framework}, and neither does the input \`${known.input}\`. Remove it`
        : `cannot be set here. Use the input \`${owner}\` instead`;
    refuseKey(reader, key, accepted, 'input-conflict');
    return;
  }
  const mistake = findTypeMistake([key], known.otherTypes?.[framework] ?? known.type, value);
  if (mistake !== undefined) {
    const { path, wanted, found } = mistake;
    const name = path.join('.');
    const what = `capabilities, line ${placeOf(path).line}: ${name} must be ${wanted}`;
    const next = swallowedKey(textOf(path));
    reader.problem({
      input,
      value: name,
      accepted: `must be ${wanted}, but it is ${found}`,
      sentence:
        next === undefined
          ? `${what}, but it is ${found}`
          : `${what}, but its value continues on line ${placeOf(path).line + 1}. Is a colon missing after "${next}"?`,
    });
  } else if (key === 'shards' && ![undefined, '1'].includes(reader.optional('shards')))
    refuseKey(reader, key, 'and the input shards would both split the suite. Remove one of them', 'input-conflict');
};

/** Reports a mistake in a key. The message is the key, followed by `accepted`. */
const refuseKey = (reader: InputReader, key: string, accepted: string, code?: 'input-conflict'): void =>
  reader.problem({ input, value: key, accepted, sentence: `capabilities: ${key} ${accepted}`, code });

/** Finds a key that YAML read as part of the value before it, because its colon is missing. */
const swallowedKey = (text = ''): string | undefined =>
  text
    .slice(0, 1_000)
    .split(/\s+/)
    .slice(1)
    .find((word) => capabilityKeys.has(word));

interface TypeMistake {
  readonly path: YamlPath;
  readonly wanted: string;
  /** Kind of the value, without the value itself, which may be a secret. */
  readonly found: string;
}

/** Finds the first value that has the wrong type, at the path or below it. */
const findTypeMistake = (path: YamlPath, type: CapabilityType, value: unknown): TypeMistake | undefined => {
  if (!type.accepts(value)) return { path, wanted: type.wanted, found: type.describe?.(value) ?? describeKind(value) };
  if (!isRecord(value)) return undefined;
  for (const [name, own] of Object.entries(type.fields ?? {})) {
    const mistake = Object.hasOwn(value, name) ? findTypeMistake([...path, name], own, value[name]) : undefined;
    if (mistake !== undefined) return mistake;
  }
  return undefined;
};

const describeKind = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return isRecord(value) ? 'a mapping' : 'a string';
};

/** Checks options that require or exclude another option. */
const checkOrchestration = (reader: InputReader, capabilities: Capabilities): void => {
  const { testOrchestrationOptions: options, singleRunnerInvocation } = capabilities;
  const { abortBuildOnFailure: abort, rerunPreviouslyFailed: rerun }: Capabilities = isRecord(options) ? options : {};
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

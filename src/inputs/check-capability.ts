import { isRecord } from '../lib/is-record.ts';
import type { YamlPath } from '../lib/yaml-document.ts';
import type { Framework } from '../model/framework.ts';
import { capabilityKeys, inputFor } from './capability-keys.ts';
import { describeType, findTypeMistake } from './capability-types.ts';
import type { InputReader } from './reader.ts';

/** Values of environment variables are strings, which YAML would read as other numbers: `0123` as 123, `1.20` as 1.2. */
export const asWritten = (key: string, value: unknown, textOf: (path: YamlPath) => string | undefined): unknown => {
  if (capabilityKeys.get(key)?.type.kind !== 'variables' || !isRecord(value)) return value;
  const isOther = (each: unknown): boolean => typeof each === 'number' || typeof each === 'boolean';
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, isOther(each) ? (textOf([key, name]) ?? String(each)) : each]),
  );
};

/** Notes what is wrong with one key of `capabilities`; unknown ones are not judged here. */
export const checkCapability = (reader: InputReader, framework: Framework, key: string, value: unknown): void => {
  const known = capabilityKeys.get(key);
  if (known === undefined) return;
  if (known.input !== undefined) {
    const input = inputFor(known, framework);
    const accepted =
      input === undefined
        ? `expected nothing with ${framework}: neither this key nor the input ${known.input} applies to it`
        : `expected no key that has an input; use the input ${input} instead`;
    reader.problem({ input: 'capabilities', value: key, accepted, code: 'input-conflict' });
    return;
  }
  const mistake = findTypeMistake(key, known.type, value);
  if (mistake !== undefined)
    reader.problem({
      input: 'capabilities',
      value: mistake.key,
      accepted: `expected ${describeType(mistake.type)}, found ${mistake.found}`,
    });
  else if (key === 'shards' && ![undefined, '1'].includes(reader.optional('shards')))
    reader.problem({
      input: 'capabilities',
      value: key,
      accepted: 'expected no key shards together with the input shards: both would split the suite',
      code: 'input-conflict',
    });
};

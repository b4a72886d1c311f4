import { isRecord } from '../lib/is-record.ts';
import type { InputReader } from './reader.ts';

export type Capabilities = Readonly<Record<string, unknown>>;

/** Keys of the build request that have an input of their own, with that input. */
const ownedKeys: ReadonlyMap<string, string> = new Map([
  ['app', 'app'],
  ['appDir', 'app'],
  ['testSuite', 'test-suite'],
  ['devices', 'devices'],
  ['deviceLogs', 'device-logs'],
  ['project', 'project'],
  ['projectNotifyURL', 'project-notify-url'],
  ['numShards', 'shards'],
  ['shardIndex', 'shard-index'],
  ['uploadMedia', 'media'],
]);

const accepted = 'expected a YAML or JSON mapping of build parameters';

/** `capabilities`: what else the build request should hold. */
export const readCapabilities = async (reader: InputReader): Promise<Capabilities> => {
  const input = 'capabilities';
  const text = reader.text(input);
  if (text === '') return {};
  // The parser is loaded only where it is needed: most runs give no capabilities.
  const { readYaml } = await import('../lib/yaml-document.ts');
  const reading = readYaml(text);
  if (reading.kind === 'broken') {
    reader.problem({ input, value: text, accepted: `${accepted}; ${reading.mistakes[0]?.message.split('\n')[0]}` });
    return {};
  }
  const { value } = reading;
  if (!isRecord(value)) {
    reader.problem({ input, value: text, accepted });
    return {};
  }
  for (const key of Object.keys(value)) {
    const owner = ownedKeys.get(key);
    if (owner !== undefined)
      reader.problem({
        input,
        value: key,
        accepted: `expected no key that has its own input; use the input ${owner} instead`,
        code: 'input-conflict',
      });
  }
  return value;
};

import type { InputReader } from './reader.ts';

export type Capabilities = Readonly<Record<string, unknown>>;

/** Keys of the build request that inputs own, with the input to use instead. */
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
  if (!isMapping(value)) {
    reader.problem({ input, value: text, accepted });
    return {};
  }
  for (const key of Object.keys(value)) {
    const owner = ownedKeys.get(key);
    if (owner !== undefined)
      reader.problem({
        input,
        value: key,
        accepted: `expected keys that no input owns; use the input ${owner}`,
        code: 'input-conflict',
      });
  }
  return value;
};

const isMapping = (value: unknown): value is Capabilities => typeof value === 'object' && value !== null && !Array.isArray(value);

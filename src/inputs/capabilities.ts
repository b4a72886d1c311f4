import { isRecord } from '../lib/is-record.ts';
import type { InputReader } from './reader.ts';

export type Capabilities = Readonly<Record<string, unknown>>;

const accepted = 'expected a YAML or JSON mapping of build parameters';

/** `capabilities`: what else the build request should hold. */
export const readCapabilities = async (reader: InputReader): Promise<Capabilities> => {
  const input = 'capabilities';
  const text = reader.text(input);
  if (text === '') return {};
  // Loaded only where it is needed: most runs give no capabilities.
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
  const { asWritten, checkCapability } = await import('./check-capability.ts');
  const written = Object.entries(value).map(([key, own]) => [key, asWritten(key, own, reading.textOf)] as const);
  for (const [key, own] of written) checkCapability(reader, key, own);
  return Object.fromEntries(written);
};

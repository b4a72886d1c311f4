import { isRecord } from '../lib/is-record.ts';
import type { Framework } from '../model/framework.ts';
import type { InputReader } from './reader.ts';

export type Capabilities = Readonly<Record<string, unknown>>;

const accepted = 'must be a YAML or JSON mapping of build parameters';

/** Replaces the text of `capabilities` in messages, because it may contain secrets, such as in `appStoreConfiguration`. */
const hidden = '***';

export const readCapabilities = async (reader: InputReader, framework: Framework): Promise<Capabilities> => {
  const input = 'capabilities';
  const text = reader.text(input);
  if (text === '') return {};
  // Loaded late, because most runs set no capabilities.
  const { readYaml } = await import(/* webpackChunkName: "inputs" */ '../lib/yaml-document.ts');
  const reading = readYaml(text);
  if (reading.kind === 'broken') {
    const [{ line, column, message } = { line: 1, column: 1, message: '' }] = reading.mistakes;
    // Cuts the parser's message at the colon, because the part after the colon quotes the text.
    const [why = ''] = message.split(/:\s|\n/, 1);
    reader.problem({
      input,
      value: hidden,
      accepted: `cannot be read as YAML: line ${line}, column ${column}: ${why}`,
      sentence: `capabilities, line ${line}, column ${column}: ${why}`,
    });
    return {};
  }
  const { value } = reading;
  if (!isRecord(value)) {
    const wrong = `${accepted}, not ${Array.isArray(value) ? 'a list' : 'a single value'}`;
    reader.problem({ input, value: hidden, accepted: wrong, sentence: `capabilities ${wrong}` });
    return {};
  }
  const { asWritten, checkCapability, checkOrchestration } = await import(
    /* webpackChunkName: "inputs" */ './capability-types.ts'
  );
  const written = Object.entries(value).map(([key, own]) => [key, asWritten(key, own, reading.textOf)] as const);
  for (const [key, own] of written)
    checkCapability(reader, framework, key, own, (path) => ({ ...reading.placeOf(path), text: reading.textOf(path) }));
  checkOrchestration(reader, value);
  return Object.fromEntries(written);
};

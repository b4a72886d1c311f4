import { type InputReader, listed } from '../inputs/reader.ts';
import { isRecord } from '../lib/is-record.ts';
import { readYaml } from '../lib/yaml-document.ts';
import { type AlertRoute, type AlertRoutes, alertMethods, defaultAlertRoutes } from '../model/alert.ts';

const input = 'paths';
const operations = ['create', 'list', 'toggle'] as const;

type Json = Readonly<Record<string, unknown>>;

/** `paths`: the service documents no paths of alerts, so each can be set; the others keep their defaults. */
export const readAlertRoutes = (reader: InputReader): AlertRoutes => {
  const text = reader.optional(input);
  if (text === undefined) return defaultAlertRoutes;
  const reading = readYaml(text);
  const value: unknown = reading.kind === 'read' ? reading.value : undefined;
  if (!isRecord(value)) {
    reader.problem({ input, value: text, accepted: 'expected a YAML mapping with the keys create, list and toggle' });
    return defaultAlertRoutes;
  }
  refuseOtherKeys(reader, value, operations, '');
  const create = readRoute(reader, value, 'create');
  const list = readRoute(reader, value, 'list');
  const toggle = readRoute(reader, value, 'toggle', ['field']);
  if (!toggle.path.includes('{id}'))
    reader.problem({
      input,
      value: toggle.path,
      accepted: 'expected {id} in the path of toggle, where the id of the alert goes',
    });
  return { create, list, toggle: { ...toggle, field: readField(reader, value) } };
};

const readRoute = (
  reader: InputReader,
  value: Json,
  operation: (typeof operations)[number],
  moreKeys: readonly string[] = [],
): AlertRoute => {
  const fallback = defaultAlertRoutes[operation];
  const given = own(value, operation);
  if (given === undefined) return { method: fallback.method, path: fallback.path };
  if (!isRecord(given)) {
    reader.problem({ input, value: operation, accepted: `expected a mapping with method and path for ${operation}` });
    return fallback;
  }
  refuseOtherKeys(reader, given, ['method', 'path', ...moreKeys], `${operation}.`);
  return { method: readMethod(reader, given, operation, fallback), path: readPath(reader, given, operation, fallback) };
};

const readMethod = (reader: InputReader, given: Json, operation: string, fallback: AlertRoute): AlertRoute['method'] => {
  const word = own(given, 'method') ?? fallback.method;
  const method = alertMethods.find((known) => typeof word === 'string' && known === word.toUpperCase());
  const fits = method !== undefined && (operation === 'list' || method !== 'GET');
  if (fits) return method;
  const accepted = `expected ${listed(alertMethods.filter((known) => operation === 'list' || known !== 'GET'))}`;
  reader.problem({ input, value: shown(`${operation}.method`, word), accepted });
  return fallback.method;
};

const readPath = (reader: InputReader, given: Json, operation: string, fallback: AlertRoute): string => {
  const path = own(given, 'path') ?? fallback.path;
  if (typeof path === 'string' && isPath(path, operation === 'toggle')) return path;
  const accepted = 'expected a path that begins with / and has only characters that are allowed in URLs';
  reader.problem({ input, value: shown(`${operation}.path`, path), accepted });
  return fallback.path;
};

/** Only the toggle has a variable. */
const isPath = (path: string, hasId: boolean): boolean => {
  const fixed = hasId ? path.replaceAll('{id}', 'id') : path;
  const isPlain = /^\/(?!\/)[A-Za-z0-9\-._~!$&'()*+,;=:@%/]*(?:\?[A-Za-z0-9\-._~!$&'()*+,;=:@%/?]*)?$/.test(fixed);
  // A segment of dots would lead out of the configured address.
  return isPlain && !/\/\.{1,2}(?:[/?]|$)/.test(fixed);
};

const readField = (reader: InputReader, value: Json): string => {
  const toggle = own(value, 'toggle');
  const field = (isRecord(toggle) ? own(toggle, 'field') : undefined) ?? defaultAlertRoutes.toggle.field;
  if (typeof field === 'string' && /^[\w.-]{1,100}$/.test(field) && field !== '__proto__') return field;
  reader.problem({ input, value: shown('toggle.field', field), accepted: 'expected the name of the boolean key in the request' });
  return defaultAlertRoutes.toggle.field;
};

const refuseOtherKeys = (reader: InputReader, value: Json, keys: readonly string[], before: string): void => {
  for (const key of Object.keys(value))
    if (!keys.includes(key)) reader.problem({ input, value: `${before}${key}`, accepted: `expected the keys ${listed(keys)}` });
};

const shown = (key: string, value: unknown): string => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`;

const own = (value: Json, key: string): unknown => (Object.hasOwn(value, key) ? (value[key] ?? undefined) : undefined);

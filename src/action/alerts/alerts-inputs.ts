import {
  type AlertQuery,
  type AlertRoute,
  type AlertRoutes,
  alertMethods,
  alertScopes,
  alertStatuses,
  defaultAlertRoutes,
} from '../../core/model/alert.ts';
import { isRecord, memberOf } from '../../lib/is-record.ts';
import { listed } from '../../lib/numbers.ts';
import { readYaml } from '../../lib/yaml-document.ts';
import { type Environment, type InputContext, InputReader } from '../inputs/reader.ts';
import { type Area, isEmbedded, readArea, readCredential } from '../inputs/service.ts';
import { choice, custom, declared, flag, type InputTable, readValues } from '../inputs/table.ts';
import { noteFileMistakes, readTextFile } from '../inputs/workspace-files.ts';
import { type AlertRule, parseRules } from './rules-file.ts';

export const alertsTable = {
  /** User name, if `alerts-token` is not set. */
  username: declared(),
  /** Access key from a secret, if `alerts-token` is not set. */
  'access-key': declared(),
  /** Set to `embedded` to use the built-in cloud, in place of `alerts-url`. */
  'base-url': declared(),
  /** YAML file that defines the alerts and faults of the built-in cloud. */
  'embedded-scenario': declared(),
  /** Address of the alert service. `embedded` starts the built-in cloud in the job, which needs no account. */
  'alerts-url': declared(),
  /**
   * Token from a secret, sent as `Authorization` `Bearer`. Without a token, `username` and `access-key` are sent as HTTP Basic.
   */
  'alerts-token': declared(),
  /**
   * Calls that differ from the defaults, as a YAML mapping of `create`, `list` and `toggle`. Each call has `method` and `path`,
   * and `toggle` also has `field`.
   */
  paths: declared(),
  /** YAML file with alert rules. Required for `mode` `plan` and `apply`; not for `list`. */
  rules: declared(),
  /**
   * `plan` shows the differences. `apply` creates missing alerts, and pauses or resumes alerts as the file says. `pause` pauses
   * alerts until the job ends, `resume` resumes paused alerts. `list` lists the stored alerts and needs no `rules`.
   */
  mode: choice(['list', 'plan', 'apply', 'pause', 'resume'], 'plan'),
  /**
   * Alerts for `mode` `list`, `pause` and `resume`, as a name or as a YAML mapping of `name`, `scope`, `metric` and `status`. In a
   * name, `*` matches any characters.
   */
  select: custom('string', (reader, input) => readSelection(reader, input), {
    conflict: (_, { text }) =>
      ['list', 'pause', 'resume'].includes(text('mode')) ? undefined : 'applies only to mode: list, pause and resume',
  }),
  /** Whether to write a section in the job summary. */
  summary: flag(true),
} satisfies InputTable;

/** Criteria of the input `select`. An alert must match all criteria; `*` in the name matches any characters. */
export type AlertSelection = Pick<AlertQuery, 'scope' | 'metric' | 'status'> & { readonly name?: string };

interface RulesFile {
  /** File name as given in the input, for messages and annotations. */
  readonly name: string;
  readonly rules: readonly AlertRule[];
}

/** Address and credentials of the service; also used by the post step. */
export interface AlertsAccess {
  readonly area: Area;
  readonly credentials:
    | { readonly kind: 'token'; readonly token: string }
    | { readonly kind: 'basic'; readonly username: string; readonly accessKey: string };
  readonly routes: AlertRoutes;
}

export type AlertsInputs = AlertsAccess & { readonly summary: boolean } & (
    | { readonly mode: 'plan' | 'apply'; readonly file: RulesFile }
    | { readonly mode: 'list' | 'pause' | 'resume'; readonly selections: readonly AlertSelection[] }
  );

/** @throws InputError with every mistake in every input */
export const readAlertsInputs = async (environment: Environment, context: InputContext): Promise<AlertsInputs> => {
  const reader = new InputReader(environment);
  const { mode, summary, select: selection } = readValues(reader, alertsTable);
  const access = await readAccess(reader, context);
  const file = await readRules(reader, context);
  const changesRules = mode === 'plan' || mode === 'apply';
  if (changesRules && file === undefined && reader.text('rules') === '')
    reader.problem({ input: 'rules', accepted: `must be a YAML file with alert rules, which mode: ${mode} needs` });
  const selectsAll = mode === 'list' && selection === undefined && reader.text('select') === '' && file === undefined;
  if (!changesRules && !selectsAll && selection === undefined && reader.text('select') === '' && file === undefined)
    reader.problem({ input: 'select', accepted: "must be the name of an alert, a mapping, or '*' for every alert" });
  reader.finish();

  if (changesRules) return { ...access, mode, summary, file: file ?? { name: '', rules: [] } };
  const named = file?.rules.map(({ input }) => ({ name: input.name })) ?? [];
  return { ...access, mode, summary, selections: selection === undefined ? (selectsAll ? [{}] : named) : [selection] };
};

/**
 * Reads the address and the credentials again, for the post step.
 *
 * @throws InputError
 */
export const readAlertsAccess = async (environment: Environment, context: InputContext): Promise<AlertsAccess> => {
  const reader = new InputReader(environment);
  const access = await readAccess(reader, context);
  reader.finish();
  return access;
};

const readAccess = async (reader: InputReader, context: InputContext): Promise<AlertsAccess> => {
  const area = await readArea(reader, context, 'alerts-url');
  return { area, credentials: readCredentials(reader, isEmbedded(area)), routes: readAlertRoutes(reader) };
};

/** Reads the credentials. A token takes precedence, because a workflow may set user name and access key for all its steps. */
const readCredentials = (reader: InputReader, embedded: boolean): AlertsAccess['credentials'] => {
  const input = 'alerts-token';
  const token = reader.optional(input);
  if (token !== undefined) {
    if (!/^[\x21-\x7e]+$/.test(token))
      reader.problem({ input, value: '***', accepted: 'must have only visible ASCII characters and no spaces' });
    return { kind: 'token', token };
  }
  if (!embedded && reader.text('username') === '' && reader.text('access-key') === '') {
    reader.problem({
      input,
      accepted:
        'must be set, unless username and access-key are set. Workflows triggered from forks and by Dependabot get no secrets',
      code: 'credentials-missing',
    });
    return { kind: 'basic', username: '', accessKey: '' };
  }
  return {
    kind: 'basic',
    username: readCredential(reader, 'username', embedded),
    accessKey: readCredential(reader, 'access-key', embedded),
  };
};

const readRules = async (reader: InputReader, context: InputContext): Promise<RulesFile | undefined> => {
  const input = 'rules';
  const name = reader.optional(input);
  if (name === undefined) return undefined;
  const file = await readTextFile(reader, context, input, name, 'a YAML file of alert rules');
  if (file === undefined) return undefined;
  const { rules, mistakes } = parseRules(file.text);
  noteFileMistakes(reader, input, name, mistakes);
  return { name, rules };
};

/** Keys of `select`, each with its accepted values. Undefined accepts any value. */
const criteria = new Map<string, readonly string[] | undefined>([
  ['name', undefined],
  ['scope', alertScopes],
  ['metric', undefined],
  ['status', alertStatuses],
]);

/** Reads the input `select`. A text such as `Latency: high` is the name of an alert, because `Latency` is not a known key. */
const readSelection = (reader: InputReader, input: string): AlertSelection | undefined => {
  const text = reader.optional(input);
  if (text === undefined) return undefined;
  const reading = readYaml(text);
  const value: unknown = reading.kind === 'read' ? reading.value : undefined;
  if (!isRecord(value) || !Object.keys(value).some((key) => criteria.has(key))) return { name: text };

  const selection: Record<string, string> = {};
  for (const [key, wanted] of Object.entries(value)) {
    const accepted = acceptedOf(key, wanted);
    if (accepted !== undefined) reader.problem({ input, value: `${key}: ${String(wanted)}`, accepted });
    else selection[key] = String(wanted);
  }
  return selection;
};

const acceptedOf = (key: string, wanted: unknown): string | undefined => {
  if (!criteria.has(key)) return `the keys of select are ${listed([...criteria.keys()], 'and')}`;
  if (typeof wanted !== 'string' || wanted === '') return 'must be a string';
  const values = criteria.get(key);
  return values === undefined || values.includes(wanted) ? undefined : `must be ${listed(values)}`;
};

const input = 'paths';
const operations = ['create', 'list', 'toggle'] as const;

type Json = Readonly<Record<string, unknown>>;

/** Reads the paths of the alert service. A path that is not set keeps its default. */
const readAlertRoutes = (reader: InputReader): AlertRoutes => {
  const text = reader.optional(input);
  if (text === undefined) return defaultAlertRoutes;
  const reading = readYaml(text);
  const value: unknown = reading.kind === 'read' ? reading.value : undefined;
  if (!isRecord(value)) {
    reader.problem({ input, value: text, accepted: 'must be a YAML mapping with the keys create, list and toggle' });
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
      accepted: 'the path of toggle must contain {id}, where the id of the alert goes',
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
  const given = own(value, operation) ?? {};
  if (!isRecord(given)) {
    reader.problem({ input, value: operation, accepted: 'must be a mapping with method and path' });
    return fallback;
  }
  refuseOtherKeys(reader, given, ['method', 'path', ...moreKeys], `${operation}.`);
  const methods = alertMethods.filter((known) => operation === 'list' || known !== 'GET');
  const [method = fallback.method, path = fallback.path] = [own(given, 'method'), own(given, 'path')];
  const known = methods.find((each) => typeof method === 'string' && each === method.toUpperCase());
  if (known === undefined)
    reader.problem({ input, value: fieldText(`${operation}.method`, method), accepted: `must be ${listed(methods)}` });
  if (typeof path === 'string' && isPath(path, operation === 'toggle')) return { method: known ?? fallback.method, path };
  const accepted = 'must be a path that begins with / and has only characters that are allowed in URLs';
  reader.problem({ input, value: fieldText(`${operation}.path`, path), accepted });
  return { method: known ?? fallback.method, path: fallback.path };
};

/** Whether a text is a valid path. Only the path of `toggle` contains the variable `{id}`. */
const isPath = (path: string, hasId: boolean): boolean => {
  const fixed = hasId ? path.replaceAll('{id}', 'id') : path;
  const isPlain = /^\/(?!\/)[A-Za-z0-9\-._~!$&'()*+,;=:@%/]*(?:\?[A-Za-z0-9\-._~!$&'()*+,;=:@%/?]*)?$/.test(fixed);
  // A segment `.` or `..` would lead out of the configured address.
  return isPlain && !/\/\.{1,2}(?:[/?]|$)/.test(fixed);
};

const readField = (reader: InputReader, value: Json): string => {
  const fallback = defaultAlertRoutes.toggle.field;
  const field = memberOf(memberOf(value, 'toggle'), 'field') ?? fallback;
  if (typeof field === 'string' && /^[\w.-]{1,100}$/.test(field) && field !== '__proto__') return field;
  reader.problem({
    input,
    value: fieldText('toggle.field', field),
    accepted: 'must be the name of the boolean key in the request',
  });
  return fallback;
};

const refuseOtherKeys = (reader: InputReader, value: Json, keys: readonly string[], before: string): void => {
  for (const key of Object.keys(value))
    if (!keys.includes(key))
      reader.problem({ input, value: `${before}${key}`, accepted: `only ${listed(keys, 'and')} are known here` });
};

const fieldText = (key: string, value: unknown): string => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`;

const own = (value: Json, key: string): unknown => memberOf(value, key) ?? undefined;

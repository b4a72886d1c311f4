import { type Area, readArea } from '../inputs/area.ts';
import { noteFileMistakes, readTextFile } from '../inputs/checked-file.ts';
import { type Environment, type InputContext, InputReader, listed } from '../inputs/reader.ts';
import { isEmbedded, readCredential } from '../inputs/service.ts';
import { readYaml } from '../lib/yaml-document.ts';
import { type AlertRoutes, alertScopes, alertStatuses } from '../model/alert.ts';
import { readAlertRoutes } from './alert-routes.ts';
import { type AlertRule, parseRules } from './parse-rules.ts';
import type { AlertSelection } from './select-alerts.ts';

const alertModes = ['plan', 'apply', 'pause', 'resume'] as const;

interface RulesFile {
  /** As given: shown in messages and annotations. */
  readonly name: string;
  readonly rules: readonly AlertRule[];
}

/** How to reach the service; also what the post step needs. */
export interface AlertsAccess {
  readonly area: Area;
  readonly credentials:
    | { readonly kind: 'token'; readonly token: string }
    | { readonly kind: 'basic'; readonly username: string; readonly accessKey: string };
  readonly routes: AlertRoutes;
}

/** Everything that the `alerts` action was asked to do. */
export type AlertsInputs = AlertsAccess & { readonly summary: boolean } & (
    | { readonly mode: 'plan' | 'apply'; readonly file: RulesFile }
    | { readonly mode: 'pause' | 'resume'; readonly selections: readonly AlertSelection[] }
  );

/** @throws InputError with every mistake in every input, before anything was sent */
export const readAlertsInputs = async (environment: Environment, context: InputContext): Promise<AlertsInputs> => {
  const reader = new InputReader(environment);
  const access = await readAccess(reader, context);
  const mode = reader.choice('mode', alertModes, 'plan');
  const summary = reader.boolean('summary', true);
  const file = await readRules(reader, context);
  const selection = readSelection(reader);
  const changesRules = mode === 'plan' || mode === 'apply';
  if (changesRules && file === undefined && reader.text('rules') === '')
    reader.problem({
      input: 'rules',
      accepted: `expected a YAML file with alert rules; mode: ${mode} requires it`,
    });
  if (changesRules && selection !== undefined)
    reader.problem({
      input: 'select',
      value: reader.text('select'),
      accepted: 'expected only with mode: pause or resume',
      code: 'input-conflict',
    });
  if (!changesRules && selection === undefined && reader.text('select') === '' && file === undefined)
    reader.problem({ input: 'select', accepted: "expected the name of an alert, a mapping, or '*' for every alert" });
  reader.finish();

  if (changesRules) return { ...access, mode, summary, file: file ?? { name: '', rules: [] } };
  const named = file?.rules.map(({ input }) => ({ name: input.name })) ?? [];
  return { ...access, mode, summary, selections: selection === undefined ? named : [selection] };
};

/**
 * The same inputs once more, for the post step.
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

/** A token takes precedence over user name and access key, which a workflow may set for all its steps. */
const readCredentials = (reader: InputReader, embedded: boolean): AlertsAccess['credentials'] => {
  const input = 'alerts-token';
  const token = reader.optional(input);
  if (token !== undefined) {
    if (!/^[\x21-\x7e]+$/.test(token))
      reader.problem({ input, value: '***', accepted: 'expected visible ASCII characters without spaces' });
    return { kind: 'token', token };
  }
  if (!embedded && reader.text('username') === '' && reader.text('access-key') === '') {
    reader.problem({
      input,
      accepted: 'expected a token, or username and access-key. Workflows triggered from forks and by Dependabot get no secrets',
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

const selectionKeys = ['name', 'scope', 'metric', 'status'] as const;

/** A text that is no mapping of these keys is a name: `Latency: high` too. */
const readSelection = (reader: InputReader): AlertSelection | undefined => {
  const input = 'select';
  const text = reader.optional(input);
  if (text === undefined) return undefined;
  const reading = readYaml(text);
  const value: unknown = reading.kind === 'read' ? reading.value : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { name: text };
  const entries = Object.entries(value);
  if (!entries.some(([key]) => selectionKeys.some((known) => known === key))) return { name: text };

  const selection: Record<string, string> = {};
  for (const [key, wanted] of entries) {
    const accepted = acceptedOf(key, wanted);
    if (accepted !== undefined) reader.problem({ input, value: `${key}: ${String(wanted)}`, accepted });
    else selection[key] = String(wanted);
  }
  return selection;
};

const acceptedOf = (key: string, wanted: unknown): string | undefined => {
  if (!selectionKeys.some((known) => known === key)) return `expected the keys ${listed(selectionKeys)}`;
  if (typeof wanted !== 'string' || wanted === '') return 'expected a string';
  if (key === 'scope' && !alertScopes.some((scope) => scope === wanted)) return `expected ${listed(alertScopes)}`;
  if (key === 'status' && !alertStatuses.some((status) => status === wanted)) return `expected ${listed(alertStatuses)}`;
  return undefined;
};

import { isRecord } from '../../lib/is-record.ts';
import type { KnownValue } from '../../lib/masking/finder.ts';
import { isSecretValue, looksSecret } from '../../lib/masking/secret-names.ts';
import { parseJsonOrUndefined } from '../../lib/parse-json.ts';
import type { InputReader } from './reader.ts';
import { choice, custom, type InputTable } from './table.ts';

/** A value of the input `secrets`. */
interface SecretValue {
  readonly value: string;
  /** Line of the input, or number of the entry in a JSON array, from 1. */
  readonly line: number;
}

export const maskTable = {
  /**
   * Values that nothing that leaves the step may contain, one per line, or in a JSON array, where a value may have several lines;
   * each has at least 6 characters.
   */
  secrets: custom('string', (reader, input) => readSecrets(reader, input), { isList: true }),
  /**
   * What is masked in logs, reports and messages - `standard` masks tokens, passwords, keys and cookies; `strict` also addresses,
   * device ids and bodies in HAR files, and stores no videos and pictures; `off` masks only credentials and `secrets`.
   */
  redact: choice(['standard', 'strict', 'off'], 'standard'),
} satisfies InputTable;

/** Minimum length of a secret. A shorter value would mask parts of ordinary words. */
const minSecretLength = 6;
const mask = '***';

/** Words of the reports that keep their meaning: verdicts, statuses, keys, and names of this action. */
const ownWords = new Set(
  `passed failed error skipped pending other flaky missing quarantined timed-out timedout cancelled started planned running queued success
  completed stopped unknown duration status session device details summary message results environment reportFormat specVersion timestamp
  testcase testcases testsuite testsuites properties property classname failure system-out system-err assertions attempts attempt shards
  retries suite trace stdout stderr labels extra simulated sessionId buildId build_id session_id test_count test_status test_details
  start_time entries request response headers cookies content mimeType postData queryString version creator verdict reason category
  certainty evidence nextStep suspects owners reproduce espresso xcuitest earlgrey maestro flutter-android flutter-ios android
  mobile-test-cloud browserstack`
    .split(/\s+/)
    .map((word) => word.toLowerCase()),
);

/** Reads the values as written, to mask them before the inputs are checked. */
export const givenSecrets = (reader: InputReader): readonly SecretValue[] => {
  const text = reader.text('secrets');
  const array = text.startsWith('[') ? parseJsonOrUndefined(text) : undefined;
  const values = Array.isArray(array) ? array.filter((each) => typeof each === 'string') : text.split(/\r?\n/);
  return values.map((value, nth) => ({ value: value.trim(), line: nth + 1 })).filter(({ value }) => value !== '');
};

const readSecrets = (reader: InputReader, input: string): readonly SecretValue[] => {
  const text = reader.text(input);
  const array = text.startsWith('[') ? parseJsonOrUndefined(text) : undefined;
  if (text.startsWith('[') && text.endsWith(']') && !(Array.isArray(array) && array.every((each) => typeof each === 'string')))
    reader.problem({ input, value: mask, accepted: 'must have one value per line, or be a JSON array of strings' });
  const values = givenSecrets(reader);
  const place = Array.isArray(array) ? 'entry' : 'line';
  const names = new Set([...ownWords, ...ownNames(reader)]);
  for (const { value, line } of values) {
    const wrong = mistakeOf(value, names);
    if (wrong === undefined) continue;
    const sentence = `secrets, ${place} ${line}: ${wrong}`;
    reader.problem({ input, value: mask, accepted: `has a value in ${place} ${line} that ${wrong}`, sentence });
  }
  return values;
};

const mistakeOf = (value: string, names: ReadonlySet<string>): string | undefined => {
  if (value.length < minSecretLength)
    return `has fewer than ${minSecretLength} characters. A short value would mask parts of ordinary words`;
  if (!names.has(value.toLowerCase())) return undefined;
  return 'is a word of the reports, or a device, project or build of this step. Masking it would change what the reports say';
};

/** Names and ids that the inputs give and that reports must show. */
const ownNames = (reader: InputReader): readonly string[] => {
  const lines = ['devices', 'build-ids', 'project', 'framework'].flatMap((input) => reader.text(input).split(/\r?\n|\|/));
  const array = parseJsonOrUndefined(reader.text('build-ids'));
  const entries = [...lines, ...(Array.isArray(array) ? array.filter((each) => typeof each === 'string') : [])].map((each) =>
    each.trim(),
  );
  const devices = entries.map((entry) => entry.replace(/-[^-]*$/, ''));
  return [...entries, ...devices].filter((each) => each !== '').map((each) => each.toLowerCase());
};

/** Values to mask. A value that is a mistake of the input is none, since messages about it stay readable. */
export const secretValues = (secrets: readonly SecretValue[]): readonly KnownValue[] =>
  secrets
    .filter(({ value }) => value.length >= minSecretLength && !ownWords.has(value.toLowerCase()))
    .map(({ value }) => ({ value, kind: 'secret', mask }));

/** Values in `capabilities` that look like secrets, at any depth. Ordinary words, numbers and addresses stay readable. */
export const capabilityValues = (capabilities: Readonly<Record<string, unknown>>): readonly KnownValue[] => {
  const kind = 'capability';
  return settingsIn(capabilities, '', false)
    .filter(isSecretSetting)
    .map(({ value }) => ({ value, kind, mask: `[redacted: ${kind}]` }));
};

interface Setting {
  readonly name: string;
  readonly value: string;
  /** Whether it is an environment variable of the app. */
  readonly isVariable: boolean;
}

const settingsIn = (value: unknown, name: string, isVariable: boolean): readonly Setting[] => {
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, entry]) => settingsIn(entry, key, isVariable || key === 'setEnvVariables'));
  if (Array.isArray(value)) return value.flatMap((entry) => settingsIn(entry, name, isVariable));
  return typeof value === 'string' || typeof value === 'number' ? [{ name, value: String(value), isVariable }] : [];
};

const isSecretSetting = ({ name, value, isVariable }: Setting): boolean =>
  value.length >= minSecretLength && !isOwnWord(value) && (looksSecret(name, value) || (isVariable && !isOrdinary(value)));

/** Whether a value is a word of the reports, or one that stands for no value, such as `null`. */
const isOwnWord = (value: string): boolean => ownWords.has(value.toLowerCase()) || !isSecretValue(value);

/** One or two words in one case, or words of a name such as `checkoutFlow`. A phrase of three words may be a password. */
const ordinaryWords =
  /^(?:[A-Z]?[a-z]{1,16}|[A-Z]{1,16})(?:[ _-](?:[A-Z]?[a-z]{1,16}|[A-Z]{1,16}))?$|^[a-z]{2,16}(?:[A-Z][a-z]{2,16}){1,3}$/;
const numberVersionOrTime =
  /^(?:[+-]?\d{1,15}(?:[.,]\d{1,15})?%?|v?\d{1,6}(?:\.\d{1,6}){1,3}|\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?Z?)?|\d{1,5}x\d{1,5})$/;
/** Names of hosts, packages and classes, and IPv4 addresses, with a port. */
const dottedName =
  /^(?:[A-Za-z][\w-]{0,30}\.){1,8}[A-Za-z][A-Za-z\d-]{1,40}(?::\d{1,5})?$|^(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/;
const pathSegments = /^(?:[A-Za-z]{1,30}(?:[._-][A-Za-z]{1,30}){0,6}(?:[._-]?\d{1,4})?|\d{1,4}|\.{1,2})?$/;

/**
 * Whether the value of a variable may stand in any log, although it is one of `setEnvVariables`: a word, a number, a version, a time, a
 * host, or a path or URL of words.
 *
 * Hosts, URLs and paths stay readable, because failures name the host and the request that failed, and a triage without them is of no use;
 * they are no secret where nothing in them is: no user, no query, and no part that is not made of words.
 */
const isOrdinary = (value: string): boolean => {
  if (ordinaryWords.test(value) || numberVersionOrTime.test(value) || dottedName.test(value)) return true;
  const [, host, path = host === undefined ? value : ''] = /^(?:(?:https?|wss?):\/\/([\w.:-]{1,253}))?(\/.*)?$/.exec(value) ?? [
    undefined,
    undefined,
    value,
  ];
  const isHost = host === undefined || dottedName.test(host) || ordinaryWords.test(host.replace(/:\d{1,5}$/, ''));
  return isHost && (host !== undefined || path.includes('/')) && path.split('/').every((segment) => pathSegments.test(segment));
};

/** Warnings about values that occur in names of tests and files, which are then masked there too. Never shows a value. */
export const ordinaryTextWarnings = (secrets: readonly SecretValue[], names: readonly string[]): readonly string[] =>
  secrets
    .filter(({ value }) => names.some((name) => name.includes(value)))
    .map(
      ({ line }) =>
        `secrets: the value in line ${line} occurs in the name of a test or file, and is masked there too. If it is an ordinary word, use another secret.`,
    );

/**
 * The shape of a response, as lines such as `[].app_url: reference`. Values are never part of it, but for statuses and error codes, so a
 * shape of an account's own data tells nothing about the account.
 */
export interface Shape {
  readonly lines: ReadonlySet<string>;
  /** Statuses by their place: they depend on what a run does. */
  readonly words: ReadonlySet<string>;
}

const texts: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'empty text'],
  [/^[0-9a-f]{40}$/, 'id'],
  [/^[0-9a-f]{48}$/, 'id of a test'],
  [/^bs:\/\/[0-9a-f]{40}$/, 'reference'],
  [/^media:\/\/[0-9a-f]{40}$/, 'media reference'],
  [/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/, 'time "… UTC"'],
  [/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0000$/, 'time "… +0000"'],
  [/^\d{4}-\d\d-\d\dT[\d:.]{8,20}Z$/, 'ISO time'],
  [/^\d{1,9} seconds$/, 'duration "… seconds"'],
  [/^\d{1,9} (?:sec|mins?)$/, 'duration "… sec"'],
  [/^-?\d{1,18}$/, 'whole number as text'],
  [/^-?\d{1,18}\.\d{1,9}$/, 'number as text'],
  [/^(?:true|false)$/, 'flag as text'],
  [/^https?:\/\//, 'address'],
];

const codeIn = (text: string): string | undefined => /^\[(BROWSERSTACK_[A-Z_]{2,60})\]/.exec(text)?.[1];

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isInteger(value) ? 'whole number' : 'number';
  if (typeof value !== 'string') return typeof value;
  const code = codeIn(value);
  if (code !== undefined) return `text with ${code}`;
  return texts.find(([pattern]) => pattern.test(value))?.[1] ?? 'text';
};

/** Keys with which the service says how something stands. */
const wordKeys = ['status', 'framework', 'os'];

/** Keys that are names: of devices, classes, tests, or an app. */
const shownKey = (key: string, parents: readonly string[]): string => {
  if (/^[\w .()]{2,60},\d{1,2}(?:\.\d{1,2})*$/.test(key)) return '<device,version>';
  if (/^[\w .()]{2,60}-\d{1,2}(?:\.\d{1,2})*$/.test(key)) return '<device-version>';
  const ending = /^[a-z0-9]{4,100}(_(?:cpu|mem|netr|nets))$/.exec(key)?.[1];
  if (ending !== undefined) return `<app>${ending}`;
  const parent = parents.at(-1);
  if (parent === 'test_details') return key.includes('/') ? '<class/test>' : '<class>';
  if (parents.at(-2) === 'test_details') return '<test>';
  return /^[A-Za-z_][\w-]{0,60}$/.test(key) ? key : '<name>';
};

export const shapeOf = (value: unknown): Shape => {
  const lines = new Set<string>();
  const words = new Set<string>();

  const visitList = (list: readonly unknown[], place: string, parents: readonly string[]): void => {
    if (list.length === 0) lines.add(`${place}[]: nothing`);
    for (const entry of list) visit(entry, `${place}[]`, parents);
  };
  const visitMapping = (entries: readonly (readonly [string, unknown])[], place: string, parents: readonly string[]): void => {
    if (entries.length === 0) lines.add(`${place}{}: nothing`);
    for (const [key, nested] of entries) visit(nested, `${place}.${shownKey(key, parents)}`, [...parents, key]);
  };
  const visitValue = (node: unknown, place: string, key: string): void => {
    const isWord = wordKeys.includes(key) && typeof node === 'string' && /^[\w -]{1,40}$/.test(node);
    lines.add(`${place === '' ? 'body' : place}: ${isWord ? 'word' : typeOf(node)}`);
    if (isWord) words.add(`${place}: ${node}`);
  };
  const visit = (node: unknown, place: string, parents: readonly string[]): void => {
    if (Array.isArray(node)) visitList(node, place, parents);
    else if (typeof node === 'object' && node !== null) visitMapping(Object.entries(node), place, parents);
    else visitValue(node, place, parents.at(-1) ?? '');
  };

  visit(value, '', []);
  return { lines, words };
};

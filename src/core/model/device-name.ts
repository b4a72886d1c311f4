import { hashOf } from '../../lib/short-hash.ts';
import { matchesWildcard } from '../../lib/wildcard.ts';
import type { DeviceOffer } from './records.ts';

/** Splits `Google Pixel 3-10.0` at the last hyphen. Without a hyphen, the version is empty. */
export const splitDevice = (device: string): { readonly name: string; readonly version: string } => {
  const hyphen = device.lastIndexOf('-');
  return hyphen === -1 ? { name: device, version: '' } : { name: device.slice(0, hyphen), version: device.slice(hyphen + 1) };
};

/** First Android version of each API level: https://developer.android.com/tools/releases/platforms. */
export const androidVersions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    21: '5.0',
    22: '5.1',
    23: '6.0',
    24: '7.0',
    25: '7.1',
    26: '8.0',
    27: '8.1',
    28: '9.0',
    29: '10.0',
    30: '11.0',
    31: '12.0',
    // API level 32 is Android 12L, which device lists show as 12.0.
    32: '12.0',
    33: '13.0',
    34: '14.0',
    35: '15.0',
    36: '16.0',
  }),
);

/** Only names of Apple devices start with `iPhone`, `iPad` or `iPod`. */
export const isAppleDevice = (name: string): boolean => /^(?:iphone|ipad|ipod)/i.test(name);

declare const form: unique symbol;

/**
 * Form of a device name for comparisons, a text at run time. A device has four forms: its name `<device>-<os version>`, as requested,
 * sent and stored; this key; its hash, by which tags name it; and the label of a session (`deviceLabel`), which is shown. The compiler
 * lets neither key nor hash stand for another form.
 */
export interface DeviceKey {
  readonly [form]: 'key';
  /** Returns the text, for a key that has more parts. */
  readonly toString: () => string;
}

/** Form of a device name in the tag of a build, a text at run time. */
export interface DeviceHash {
  readonly [form]: 'hash';
  readonly toString: () => string;
}

/** Returns the form for comparisons. It ignores case, separators and a trailing `.0` of the version. */
export const deviceKey = (device: string): DeviceKey => {
  let key = device
    .toLowerCase()
    .replaceAll(/[\s,_-]+/g, ' ')
    .trim();
  while (key.endsWith('.0')) key = key.slice(0, -2);
  return key as unknown as DeviceKey;
};

/** Whether two names are spellings of one. */
export const isSameName = (one: string, other: string): boolean => deviceKey(one) === deviceKey(other);

export const deviceHash = (device: string): DeviceHash => hashOf(String(deviceKey(device))) as unknown as DeviceHash;

/** `several` means that the name in a response matches more than one requested device. */
type DeviceMatch = { readonly device: string } | 'none' | 'several';

/** Finds the requested device that a response names. The first rule with a match decides. */
export const findRequestedDevice = (requested: readonly string[], named: string): DeviceMatch => {
  const rules = [
    (device: string) => device === named,
    (device: string) => isSameName(device, named),
    // For instance, a request for `iPhone 14-16` may run on iOS 16.4.
    (device: string) => isMajorOf(device, named),
  ];
  for (const rule of rules) {
    const match = onlyOf(new Set(requested.filter(rule)));
    if (match !== 'none') return match;
  }
  return 'none';
};

const onlyOf = ([only, ...others]: Iterable<string>): DeviceMatch => {
  if (only === undefined) return 'none';
  return others.length === 0 ? { device: only } : 'several';
};

/** Whether two names may mean the same device, such as `iPhone 14-16` and `iPhone 14-16.4`. */
export const mayBeSameDevice = (one: string, other: string): boolean =>
  findRequestedDevice([one], other) !== 'none' || findRequestedDevice([other], one) !== 'none';

/** Finds the requested device by a name that may lack the version. */
export const findRequestedByName = (requested: readonly string[], named: string): DeviceMatch => {
  const match = findRequestedDevice(requested, named);
  return match === 'none' ? onlyOf(requested.filter((device) => isSameName(splitDevice(device).name, named))) : match;
};

const isMajorOf = (requested: string, named: string): boolean => {
  const [wanted, found] = [splitDevice(requested), splitDevice(named)];
  return (
    isAppleDevice(wanted.name) &&
    /^\d+$/.test(wanted.version) &&
    isSameName(wanted.name, found.name) &&
    found.version.startsWith(`${wanted.version}.`)
  );
};

export interface DeviceSelector {
  /** Device name, in which `*` matches any characters. `android` and `ios` stand for all devices of the system. */
  readonly name: string;
  readonly os?: 'android' | 'ios';
  /** Version, in which `*` matches any characters. `{ latest: 1 }` means the version before the newest. */
  readonly version: string | { readonly latest: number };
}

export interface ChosenDevice {
  readonly line: string;
  readonly device: string;
}

/** Splits a line such as `Google Pixel 8-14.0 | Google Pixel 7-13.0` into its alternatives. */
export const alternativesOf = (line: string): readonly string[] => line.split('|').map((each) => each.trim());

/** Parses a name, a hyphen and a version, such as `Google Pixel*-latest`. Undefined for other text. */
export const parseSelector = (text: string): DeviceSelector | undefined => {
  const latest = /^(.*)-latest(?:-(\d{1,3}))?$/.exec(text);
  const split = splitDevice(text);
  const name = (latest?.[1] ?? split.name).trim();
  if (name === '' || (latest === null && !text.includes('-'))) return undefined;
  const version = latest === null ? split.version.trim() : { latest: Number(latest[2] ?? 0) };
  if (typeof version === 'string' && !/^[\d*][\w.* ]*$/.test(version)) return undefined;
  const system = name.toLowerCase();
  return { name, version, os: system === 'android' || system === 'ios' ? system : undefined };
};

export const isSelector = (line: string): boolean => {
  if (/[*|]/.test(line)) return true;
  const selector = parseSelector(line);
  return selector?.os !== undefined || typeof selector?.version === 'object';
};

export const matchesName = ({ name, os }: DeviceSelector, offer: DeviceOffer): boolean =>
  os === undefined ? matchesWildcard(name, offer.device) : offer.os === os;

/** Whether a version matches a pattern such as `13.*`. On iOS, the pattern `17` also matches 17.4. */
export const matchesVersion = (pattern: string, { osVersion, os }: DeviceOffer): boolean =>
  pattern.includes('*')
    ? matchesWildcard(pattern, osVersion) || (/^\d+$/.test(osVersion) && matchesWildcard(pattern, `${osVersion}.0`))
    : compareVersions(pattern, osVersion) === 0 || (os === 'ios' && osVersion.startsWith(`${pattern}.`));

/** Negative if `a` is older than `b`. `13` equals `13.0`, and `27 Beta` is older than `27`. */
export const compareVersions = (a: string, b: string): number => {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let index = 0; index < Math.max(left.numbers.length, right.numbers.length); index++) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (left.suffix === '' || right.suffix === '') return Number(left.suffix === '') - Number(right.suffix === '');
  return left.suffix < right.suffix ? -1 : Number(left.suffix > right.suffix);
};

const partsOf = (version: string): { readonly numbers: readonly number[]; readonly suffix: string } => {
  const numbers = /^\d+(?:\.\d+)*/.exec(version)?.[0] ?? '';
  return {
    numbers: numbers === '' ? [] : numbers.split('.').map(Number),
    suffix: version.slice(numbers.length).trim().toLowerCase(),
  };
};

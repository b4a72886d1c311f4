/** `<device name>-<os version>`, split at the last hyphen; without a hyphen there is no version. */
export const splitDevice = (device: string): { readonly name: string; readonly version: string } => {
  const hyphen = device.lastIndexOf('-');
  return hyphen === -1 ? { name: device, version: '' } : { name: device.slice(0, hyphen), version: device.slice(hyphen + 1) };
};

/** All devices of Apple, and no others, are named so. */
export const isAppleDevice = (name: string): boolean => /^(?:iphone|ipad|ipod)/i.test(name);

/** The one key of a device: spellings that differ in case, separators or a trailing `.0` of the version share it. */
export const deviceKey = (device: string): string => {
  let key = device
    .toLowerCase()
    .replaceAll(/[\s,_-]+/g, ' ')
    .trim();
  while (key.endsWith('.0')) key = key.slice(0, -2);
  return key;
};

/** Which requested device a response names; `several` where its spelling fits more than one. */
type DeviceMatch = { readonly device: string } | 'none' | 'several';

/**
 * Finds the requested device that a response is about: by its exact spelling, then by its key, then by an iOS request for a major version
 * (`iPhone 14-16` runs on 16.x). A spelling that fits several requested devices names none of them.
 */
export const findRequestedDevice = (requested: readonly string[], named: string): DeviceMatch => {
  const rules: ((device: string) => boolean)[] = [
    (device) => device === named,
    (device) => deviceKey(device) === deviceKey(named),
    (device) => isMajorOf(device, named),
  ];
  for (const rule of rules) {
    const [only, ...others] = [...new Set(requested.filter(rule))];
    if (only !== undefined) return others.length === 0 ? { device: only } : 'several';
  }
  return 'none';
};

/** Whether two requests may run on one device. */
export const mayBeSameDevice = (one: string, other: string): boolean =>
  findRequestedDevice([one], other) !== 'none' || findRequestedDevice([other], one) !== 'none';

/** Entries of `device_statuses` may name a device without its version. */
export const findRequestedByName = (requested: readonly string[], named: string): DeviceMatch => {
  const match = findRequestedDevice(requested, named);
  if (match !== 'none') return match;
  const [only, ...others] = requested.filter((device) => deviceKey(splitDevice(device).name) === deviceKey(named));
  if (only === undefined) return 'none';
  return others.length === 0 ? { device: only } : 'several';
};

const isMajorOf = (requested: string, named: string): boolean => {
  const [wanted, found] = [splitDevice(requested), splitDevice(named)];
  return (
    isAppleDevice(wanted.name) &&
    /^\d+$/.test(wanted.version) &&
    deviceKey(wanted.name) === deviceKey(found.name) &&
    found.version.startsWith(`${wanted.version}.`)
  );
};

import type { InputReader } from './reader.ts';

const accepted = 'expected <device name>-<os version>, for instance "Google Pixel 7-13.0" or "iPhone 14-16"';

/** `devices`: at least one, each `<device name>-<os version>` split at the last hyphen, none twice. */
export const readDevices = (reader: InputReader): readonly string[] => {
  const devices = reader.list('devices');
  if (devices.length === 0 && !reader.text('devices').startsWith('['))
    reader.problem({ input: 'devices', accepted: `${accepted}, one per line` });
  else if (devices.length === 0 && /^\[\s*\]$/.test(reader.text('devices')))
    reader.problem({ input: 'devices', value: reader.text('devices'), accepted: `${accepted}, at least one` });
  const seen = new Set<string>();
  for (const device of devices) {
    const key = device.toLowerCase();
    if (!isDevice(device)) reader.problem({ input: 'devices', value: device, accepted });
    else if (seen.has(key)) reader.problem({ input: 'devices', value: device, accepted: 'expected every device once' });
    seen.add(key);
  }
  return devices;
};

const isDevice = (device: string): boolean => {
  const hyphen = device.lastIndexOf('-');
  const name = device.slice(0, hyphen).trim();
  const version = device.slice(hyphen + 1).trim();
  return hyphen > 0 && name !== '' && /^\d[\w. ]*$/.test(version);
};

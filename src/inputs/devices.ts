import { definitionOf } from '../frameworks/lookup.ts';
import { deviceKey, mayBeSameDevice, splitDevice } from '../model/device-name.ts';
import { alternativesOf, isSelector, parseSelector } from '../model/device-selector.ts';
import type { DeviceSystem, Framework } from '../model/framework.ts';
import type { BinaryRef } from './binary-ref.ts';
import { readDeviceSystem, systemOfDevice } from './device-system.ts';
import { type InputReader, listed } from './reader.ts';

const accepted =
  'expected <device name>-<os version>, for instance "Google Pixel 7-13.0", "iPhone 14-16" or "Google Pixel *-latest"';

/** `devices`: at least one, each `<device name>-<os version>` or a selector; no exact one twice; all of one system. */
export const readDevices = (
  reader: InputReader,
  framework: Framework,
  app: BinaryRef | undefined,
): { readonly devices: readonly string[]; readonly system: DeviceSystem } => {
  reader.required('devices', `${accepted}, one per line`);
  const devices = reader.list('devices', `${accepted}, at least one`);
  const system = readDeviceSystem(reader, framework, app, devices);
  const seen = new Map<string, string[]>();
  for (const device of devices) {
    const key = deviceKey(splitDevice(device).name);
    const before = seen.get(key) ?? [];
    const same = isSelector(device) ? undefined : before.find((other) => mayBeSameDevice(other, device));
    const mistake = mistakeIn(device) ?? (system && otherSystemIn(device, framework, system));
    if (mistake !== undefined) reader.problem({ input: 'devices', value: device, accepted: mistake });
    else if (same !== undefined)
      reader.problem({
        input: 'devices',
        value: device,
        accepted: `expected each device only once, but ${JSON.stringify(same)} may be the same device`,
      });
    if (!isSelector(device)) seen.set(key, [...before, device]);
  }
  return { devices, system: system ?? definitionOf(framework).systems[0] };
};

const mistakeIn = (line: string): string | undefined => {
  const parts = partsOf(line);
  if (parts.length === 1 && parts[0] === line) return isDevice(line) ? undefined : accepted;
  const separate = 'expected one device per line, without commas, dashes or quotes';
  if (parts.length === 0 || !parts.every(isDevice)) return `${separate}; each as <device name>-<os version>`;
  const written = parts.map((part) => JSON.stringify(part));
  return `${separate}: write ${listed(written, 'and')}${written.length === 1 ? '' : ' on separate lines'}`;
};

/** The devices in a line that is written as a YAML or comma-separated list. No name of a device has a comma or a quote. */
const partsOf = (line: string): readonly string[] =>
  line
    .replace(/^[-•]\s+/, '')
    .split(',')
    .map((part) => part.replaceAll(/["']/g, '').trim())
    .filter((part) => part !== '');

const isDevice = (device: string): boolean =>
  device.includes('-') && alternativesOf(device).every((each) => parseSelector(each) !== undefined);

const otherSystemIn = (line: string, framework: Framework, system: DeviceSystem): string | undefined => {
  const { systems, title } = definitionOf(framework);
  // The device list tells the systems of exact devices, but which one is meant must be known before it is read.
  const systemOf = systems.length > 1 ? systemOfDevice : (each: string) => parseSelector(each)?.os;
  if (alternativesOf(line).every((each) => (systemOf(each) ?? system) === system)) return undefined;
  return `expected devices that run ${systems.length > 1 ? `the ${system === 'ios' ? 'iOS' : 'Android'} app` : `${title} tests`}: ${system}-latest instead, for instance`;
};

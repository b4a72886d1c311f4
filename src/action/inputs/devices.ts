import { definitionOf } from '../../core/frameworks/lookup.ts';
import {
  alternativesOf,
  type DeviceKey,
  deviceKey,
  isAppleDevice,
  isSelector,
  mayBeSameDevice,
  parseSelector,
  splitDevice,
} from '../../core/model/device-name.ts';
import type { DeviceSystem, Framework } from '../../core/model/framework.ts';
import { listed } from '../../lib/numbers.ts';
import type { BinaryRef } from './binary-ref.ts';
import type { InputReader } from './reader.ts';

const accepted =
  'must be <device name>-<os version>, for instance "Google Pixel 7-13.0", "iPhone 14-16" or "Google Pixel *-latest"';

export const readDevices = (
  reader: InputReader,
  framework: Framework,
  app: BinaryRef | undefined,
): { readonly devices: readonly string[]; readonly system: DeviceSystem } => {
  reader.required('devices', `${accepted}, one per line`);
  const devices = reader.list('devices', 'must name at least one device');
  const system = readDeviceSystem(reader, framework, app, devices);
  const exact = new Map<DeviceKey, string[]>();
  for (const [index, device] of devices.entries()) {
    const key = deviceKey(splitDevice(device).name);
    const before = exact.get(key) ?? [];
    const same = isSelector(device) ? undefined : before.find((other) => mayBeSameDevice(other, device));
    const mistake = mistakeIn(device) ?? (system && otherSystemIn(device, framework, system));
    if (mistake !== undefined) reader.problem({ input: 'devices', value: device, accepted: mistake });
    else if (same !== undefined)
      reader.problem({
        input: 'devices',
        value: device,
        accepted: `${JSON.stringify(same)} may be the same device`,
        sentence: `devices names ${twice(same, device)} (lines ${devices.indexOf(same) + 1} and ${index + 1}). Remove one; to split the tests, use shards`,
      });
    if (!isSelector(device)) exact.set(key, [...before, device]);
  }
  return { devices, system: system ?? definitionOf(framework).systems[0] };
};

const twice = (one: string, other: string): string =>
  one === other
    ? `${JSON.stringify(one)} twice`
    : `${JSON.stringify(one)} and ${JSON.stringify(other)}, which may be the same device`;

const mistakeIn = (line: string): string | undefined => {
  const parts = partsOf(line);
  if (parts.length === 1 && parts[0] === line) return isDevice(line) ? undefined : accepted;
  const separate = 'must be one device per line, without commas, quotes and a dash at the start';
  if (parts.length === 0 || !parts.every(isDevice)) return `${separate}; each as <device name>-<os version>`;
  const written = parts.map((part) => JSON.stringify(part));
  return `${separate}: write ${listed(written, 'and')}${written.length === 1 ? '' : ' on separate lines'}`;
};

/** Splits a line with several devices, such as a YAML list. Names of devices contain no commas or quotes. */
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
  // For a framework with both operating systems, the text must show the system, because the device list is read later.
  const systemOf = systems.length > 1 ? systemOfDevice : (each: string) => parseSelector(each)?.os;
  if (alternativesOf(line).every((each) => (systemOf(each) ?? system) === system)) return undefined;
  return `${systems.length > 1 ? `the ${system === 'ios' ? 'iOS' : 'Android'} app does` : `${title} tests do`} not run on such devices, only on ${system === 'ios' ? 'iOS' : 'Android'} devices, for instance ${system}-latest`;
};

const readDeviceSystem = (
  reader: InputReader,
  framework: Framework,
  app: BinaryRef | undefined,
  lines: readonly string[],
): DeviceSystem | undefined => {
  const { systems } = definitionOf(framework);
  const [first, ...others] = systems;
  if (others.length === 0) return first;
  const ofApp = app && systemOfApp(app);
  if (ofApp !== undefined) return ofApp;
  const told = new Set(lines.flatMap((line) => alternativesOf(line).flatMap((each) => systemOfDevice(each) ?? [])));
  const [only, ...more] = told;
  if (only !== undefined && more.length === 0) return only;
  if (lines.length === 0) return undefined;
  return reader.problem({
    input: 'devices',
    value: lines.join(', '),
    accepted: `must show whether the app is for Android or iOS, since \`app\` does not${only === undefined ? ': name an exact device, android-latest or ios-latest, for instance' : ': name devices of one system'}`,
  });
};

/** Operating system that the extension of the app shows. A later check compares the extension with the content. */
const systemOfApp = (app: BinaryRef): DeviceSystem | undefined => {
  const name = app.kind === 'url' ? new URL(app.url).pathname : app.kind === 'file' || app.kind === 'directory' ? app.path : '';
  if (/\.apk$/i.test(name)) return 'android';
  return /\.(?:ipa|app)$/i.test(name) ? 'ios' : undefined;
};

/** Operating system that a device shows. Undefined for a pattern that matches devices of both systems. */
const systemOfDevice = (text: string): DeviceSystem | undefined => {
  const { name = '', os } = parseSelector(text) ?? {};
  if (os !== undefined) return os;
  if (isAppleDevice(name)) return 'ios';
  return name.startsWith('*') || name === '' ? undefined : 'android';
};

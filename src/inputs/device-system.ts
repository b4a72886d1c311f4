import { definitionOf } from '../frameworks/lookup.ts';
import { isAppleDevice } from '../model/device-name.ts';
import { alternativesOf, parseSelector } from '../model/device-selector.ts';
import type { DeviceSystem, Framework } from '../model/framework.ts';
import type { BinaryRef } from './binary-ref.ts';
import type { InputReader } from './reader.ts';

/**
 * The system of the devices of a run: that of the framework, of the app, or of the devices.
 *
 * @returns undefined after a mistake
 */
export const readDeviceSystem = (
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
  if (lines.length > 0)
    reader.problem({
      input: 'devices',
      value: lines.join(', '),
      accepted: `expected devices of one system, since \`app\` does not show whether it is for Android or iOS${only === undefined ? ': an exact device, android-latest or ios-latest, for instance' : ''}`,
    });
  return undefined;
};

/** By the ending of its name, which preflight compares with what is inside. */
const systemOfApp = (app: BinaryRef): DeviceSystem | undefined => {
  const name = app.kind === 'url' ? new URL(app.url).pathname : app.kind === 'file' || app.kind === 'directory' ? app.path : '';
  if (/\.apk$/i.test(name)) return 'android';
  return /\.(?:ipa|app)$/i.test(name) ? 'ios' : undefined;
};

/** Undefined for a pattern that may be of either system. */
export const systemOfDevice = (text: string): DeviceSystem | undefined => {
  const { name = '', os } = parseSelector(text) ?? {};
  if (os !== undefined) return os;
  if (isAppleDevice(name)) return 'ios';
  return name.startsWith('*') || name === '' ? undefined : 'android';
};

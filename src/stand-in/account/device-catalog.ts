import type { Platform } from '../framework.ts';
import { invalid } from '../http/response.ts';
import type { Scenario } from '../schema/scenario.ts';

export interface Device {
  readonly name: string;
  readonly osVersion: string;
  readonly os: Platform;
}

const android: Readonly<Record<string, readonly string[]>> = {
  'Google Pixel 3': ['9.0', '10.0'],
  'Google Pixel 4': ['10.0', '11.0'],
  'Google Pixel 5': ['11.0', '12.0'],
  'Google Pixel 6': ['12.0'],
  'Google Pixel 6 Pro': ['12.0', '13.0', '15.0'],
  'Google Pixel 7': ['13.0'],
  'Google Pixel 7 Pro': ['13.0'],
  'Google Pixel 8': ['14.0'],
  'Google Pixel 8 Pro': ['14.0'],
  'Google Pixel 9': ['15.0', '16.0'],
  'Samsung Galaxy S10': ['9.0'],
  'Samsung Galaxy S21': ['11.0', '12.0'],
  'Samsung Galaxy S22': ['12.0'],
  'Samsung Galaxy S23': ['13.0'],
  'Samsung Galaxy S24': ['14.0'],
  'Samsung Galaxy S25': ['15.0'],
  'Samsung Galaxy Tab S8': ['12.0'],
  'OnePlus 11R': ['13.0'],
  'Motorola Moto G71 5G': ['11.0'],
  'Xiaomi Redmi Note 11': ['11.0'],
  'Google Nexus 6': ['6.0'],
  'Google Pixel': ['7.1', '8.0'],
  'Google Pixel 2': ['8.0', '9.0'],
  'Google Pixel 3a': ['9.0'],
  'OnePlus 6T': ['9.0'],
  'Samsung Galaxy S8': ['7.0'],
  'Samsung Galaxy S9': ['8.0'],
  'Samsung Galaxy S9 Plus': ['8.0', '9.0'],
  'Samsung Galaxy S10 Plus': ['9.0', '10.0'],
  'Samsung Galaxy S20': ['10.0'],
};

const ios: Readonly<Record<string, readonly string[]>> = {
  'iPhone 8 Plus': ['11', '12'],
  'iPhone XS': ['12', '13', '14', '15'],
  'iPhone 11': ['13', '14', '15'],
  'iPhone 12': ['14', '16', '17'],
  'iPhone 13': ['15', '16', '17'],
  'iPhone 14': ['16', '17', '18'],
  'iPhone 14 Pro': ['16'],
  'iPhone 15': ['17', '26'],
  'iPhone 15 Pro': ['17'],
  'iPhone 16': ['18'],
  'iPhone SE 2022': ['15'],
  'iPad Air 5': ['15', '26'],
  'iPad Pro 12.9 2022': ['16'],
  'iPhone 8': ['11', '12', '13'],
  'iPhone X': ['11'],
};

/** The catalog includes every device that the documentation of the service uses as an example. */
const deviceCatalog: readonly Device[] = Object.entries({ android, ios }).flatMap(([os, versions]) =>
  Object.entries(versions).flatMap(([name, osVersions]) =>
    osVersions.map((osVersion) => ({ name, osVersion, os: os as Platform })),
  ),
);

export interface RequestedDevice extends Device {
  /** Name of the device in a build request, as `<device>-<os version>`. */
  readonly key: string;
}

/** An iOS version may be requested with or without its minor version. */
const hasVersion = ({ osVersion, os }: Device, wanted: string): boolean =>
  osVersion === wanted || (os === 'ios' && (wanted.startsWith(`${osVersion}.`) || osVersion.startsWith(`${wanted}.`)));

const check = (devices: readonly Device[], name: string, osVersion: string, platform: Platform): void => {
  const sameName = devices.filter((device) => device.name === name);
  if (sameName.length === 0) throw invalid('INVALID_DEVICE', `There is no device "${name}"`);
  if (!sameName.some((device) => device.os === platform)) {
    throw invalid('INVALID_DEVICE', `"${name}" does not run tests of this framework`);
  }
  if (!sameName.some((device) => hasVersion(device, osVersion))) {
    throw invalid('INVALID_OS_VERSION', `"${name}" is not offered with version "${osVersion}"`);
  }
};

export const createDeviceList = (orders: Pick<Scenario['devices'], 'known' | 'accept-unknown'>) => {
  const devices =
    orders.known?.map(({ device, 'os-version': osVersion, os }): Device => ({ name: device, osVersion, os })) ?? deviceCatalog;
  return {
    devices,
    resolve: (key: string, os: Platform): RequestedDevice => {
      const hyphen = key.lastIndexOf('-');
      const name = key.slice(0, Math.max(0, hyphen));
      const osVersion = key.slice(hyphen + 1);
      if (name === '' || osVersion === '' || key.length > 250) {
        throw invalid('INVALID_DEVICE', `"${key.slice(0, 250)}" is not of the form <device>-<os version>`);
      }
      if (/[*|]/.test(key)) throw invalid('INVALID_DEVICE', `"${key}" is a pattern; builds name their devices one by one`);
      if (!orders['accept-unknown']) check(devices, name, osVersion, os);
      return { key, name, osVersion, os };
    },
  };
};

export type DeviceList = ReturnType<typeof createDeviceList>;

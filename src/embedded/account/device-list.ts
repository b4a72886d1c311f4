import type { Platform } from '../framework.ts';
import { invalid } from '../http/response.ts';
import type { Scenario } from '../schema/scenario.ts';
import { type Device, deviceCatalog } from './device-catalog.ts';

/** A device of a build request. */
export interface RequestedDevice extends Device {
  /** `<device>-<os version>`, as in the request. */
  readonly key: string;
}

export interface DeviceList {
  readonly devices: readonly Device[];
  /** Parses an entry of `devices` of a build request. Throws Refusal. */
  resolve(key: string, platform: Platform): RequestedDevice;
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

export const createDeviceList = ({
  known,
  'accept-unknown': acceptsUnknown,
}: Pick<Scenario['devices'], 'known' | 'accept-unknown'>): DeviceList => {
  const devices =
    known?.map(({ device, 'os-version': osVersion, os }): Device => ({ name: device, osVersion, os })) ?? deviceCatalog;
  return {
    devices,
    resolve: (key, os) => {
      const hyphen = key.lastIndexOf('-');
      const name = key.slice(0, Math.max(0, hyphen));
      const osVersion = key.slice(hyphen + 1);
      if (name === '' || osVersion === '' || key.length > 250) {
        throw invalid('INVALID_DEVICE', `"${key.slice(0, 250)}" is not of the form <device>-<os version>`);
      }
      if (/[*|]/.test(key)) throw invalid('INVALID_DEVICE', `"${key}" is a pattern; builds name their devices one by one`);
      if (!acceptsUnknown) check(devices, name, osVersion, os);
      return { key, name, osVersion, os };
    },
  };
};

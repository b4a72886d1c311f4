import type { DeviceOffer } from '../../model/records.ts';
import { isRecord, textField, UnexpectedShapeError } from './json.ts';
import { readList } from './list.ts';

/** Reads `devices.json`. */
export const readDeviceOffers = (body: unknown): DeviceOffer[] => readList(body, 'devices', ['devices'], readDeviceOffer);

const readDeviceOffer = (entry: unknown): DeviceOffer => {
  const device = isRecord(entry) ? textField(entry, 'device') : undefined;
  const osVersion = isRecord(entry) ? textField(entry, 'os_version') : undefined;
  if (!isRecord(entry) || device === undefined || osVersion === undefined) {
    throw new UnexpectedShapeError('a device with name and OS version', entry);
  }
  return { device, osVersion, os: osOf(textField(entry, 'os')) };
};

const osOf = (word: string | undefined): DeviceOffer['os'] => {
  const os = word?.toLowerCase();
  return os === 'android' || os === 'ios' ? os : 'unknown';
};

import type { DeviceOffer } from '../../model/records.ts';
import type { Calls } from '../calls.ts';
import { path } from '../path.ts';
import { readDeviceOffers } from '../wire/devices.ts';

export interface Devices {
  /** Every device that the service offers. */
  list(): Promise<DeviceOffer[]>;
}

export const createDevices = (calls: Calls): Devices => ({
  list: () => calls.get(path`/app-automate/devices.json`, readDeviceOffers),
});

import type { DeviceOffer, DeviceUse, PlanRecord } from '../../model/records.ts';
import type { Calls } from '../calls.ts';
import { path } from '../path.ts';
import { readDeviceOffers, readDeviceUses, readPlan } from '../wire/account.ts';

export interface Plan {
  /** How many sessions run and wait, and how many may. */
  get(): Promise<PlanRecord>;
}

export const createPlan = (calls: Calls): Plan => ({
  get: () => calls.get(path`/app-automate/plan.json`, readPlan),
});

export interface Devices {
  /** Every device that the service offers. */
  list(): Promise<DeviceOffer[]>;
  /** How many of each device are in use; not every account has this list. */
  uses(): Promise<DeviceUse[]>;
}

export const createDevices = (calls: Calls): Devices => ({
  list: () => calls.get(path`/app-automate/devices.json`, readDeviceOffers),
  uses: () => calls.get(path`/app-automate/device_tier_limits.json`, readDeviceUses),
});

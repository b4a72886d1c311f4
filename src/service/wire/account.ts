import type { AccountQuota, DeviceOffer, DeviceUse } from '../../core/model/records.ts';
import { memberOf } from '../../lib/is-record.ts';
import { countOf, readList, textField, UnexpectedShapeError } from './values.ts';

export const readQuota = (body: unknown): AccountQuota => {
  const count = (key: string): number => {
    const value = countOf(memberOf(body, key));
    if (value === undefined) throw new UnexpectedShapeError(`a plan with ${key}`, body);
    return value;
  };
  return {
    parallelRunning: count('parallel_sessions_running'),
    parallelMax: count('parallel_sessions_max_allowed'),
    queued: count('queued_sessions'),
    queuedMax: count('queued_sessions_max_allowed'),
  };
};

const systems = ['android', 'ios'] as const;

export const readDeviceOffers = (body: unknown): DeviceOffer[] => readList(body, 'devices', ['devices'], readDeviceOffer);

const readDeviceOffer = (entry: unknown): DeviceOffer => {
  const [device, osVersion, os] = [textField(entry, 'device'), textField(entry, 'os_version'), textField(entry, 'os')];
  if (device === undefined || osVersion === undefined) throw new UnexpectedShapeError('a device with name and OS version', entry);
  return { device, osVersion, os: systems.find((system) => system === os?.toLowerCase()) ?? 'unknown' };
};

/** Reads how many devices are in use. Leaves out entries without this number or without the limit. */
export const readDeviceUses = (body: unknown): DeviceUse[] =>
  readList(body, 'device limits', ['devices', 'device_tier_limits'], readDeviceUse).filter((use) => use !== undefined);

const readDeviceUse = (entry: unknown): DeviceUse | undefined => {
  const [device, osVersion] = [textField(entry, 'device'), textField(entry, 'os_version')];
  const [used, limit] = [countOf(memberOf(entry, 'group_usage')), countOf(memberOf(entry, 'device_limit'))];
  if (device === undefined || osVersion === undefined || used === undefined || limit === undefined) return undefined;
  return { device, osVersion, used, limit };
};

import { isRecord } from '../../lib/is-record.ts';
import type { DeviceOffer, PlanRecord } from '../../model/records.ts';
import { countOf, field, textField, UnexpectedShapeError } from './json.ts';
import { readList } from './list.ts';

/** Reads `plan.json`. */
export const readPlan = (body: unknown): PlanRecord => {
  const count = (key: string): number => {
    const value = isRecord(body) ? countOf(field(body, key)) : undefined;
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

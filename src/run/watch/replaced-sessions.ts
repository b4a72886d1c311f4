import { deviceKey } from '../../model/device-name.ts';
import type { BuildRecord, DeviceRecord, SessionSummary } from '../../model/records.ts';
import { isEnded } from '../../model/status.ts';

/**
 * Adds to the latest response about a build the sessions that had ended in the one before, and in whose place it lists others of their
 * device: their results still count. A device for which it lists no session is left as it is, since that session is missing.
 */
export const withReplacedSessions = (before: BuildRecord | undefined, record: BuildRecord): BuildRecord => {
  if (before === undefined) return record;
  const ids = idsOf(record.devices);
  const listed = new Set(record.devices.filter((entry) => idsOf([entry]).size > 0).map(({ device }) => deviceKey(device)));
  const isReplaced = ({ id, status }: SessionSummary): boolean => id !== undefined && !ids.has(id) && isEnded(status);
  const replaced = before.devices
    .filter(({ device }) => listed.has(deviceKey(device)))
    .map(({ device, sessions }) => ({ device, sessions: sessions.filter(isReplaced) }))
    .filter(({ sessions }) => sessions.length > 0);
  return replaced.length === 0 ? record : { ...record, devices: [...record.devices, ...replaced] };
};

const idsOf = (devices: readonly DeviceRecord[]): ReadonlySet<string> =>
  new Set(devices.flatMap(({ sessions }) => sessions.flatMap(({ id }) => id ?? [])));

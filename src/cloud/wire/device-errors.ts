import { isRecord } from '../../lib/is-record.ts';
import type { DeviceError } from '../../model/records.ts';
import { boundedLine } from '../service-message.ts';
import { errorIn } from './error-field.ts';
import { type JsonRecord, textField } from './json.ts';
import { readRunStatus } from './status.ts';

/**
 * Reads the devices that `device_statuses` names under `error`, `failed` or `timedout`, each spelled in any way. Whatever is there in
 * another form than messages by device is an error as well.
 */
export const readDeviceErrors = (statuses: unknown): DeviceError[] => {
  if (Array.isArray(statuses))
    return statuses.flatMap((entry) => (isRecord(entry) ? errorsInGroups(entry) : unnamedErrors(entry)));
  return isRecord(statuses) ? errorsInGroups(statuses) : unnamedErrors(statuses);
};

const errorsInGroups = (groups: JsonRecord): DeviceError[] =>
  Object.entries(groups).flatMap(([name, group]) => {
    const status = readRunStatus(name);
    if (status !== 'error' && status !== 'failed' && status !== 'timed-out') return [];
    const fallback = status === 'error' ? unspecified : name;
    if (Array.isArray(group)) return group.flatMap((entry) => listedErrors(entry, fallback));
    if (!isRecord(group)) return unnamedErrors(group, fallback);
    return Object.entries(group).map(([device, words]) => deviceError(device, errorIn(words) ?? fallback));
  });

const unspecified = 'an unspecified error';

/** A name, or an object with the name. */
const listedErrors = (entry: unknown, fallback: string): DeviceError[] => {
  const device = isRecord(entry) ? textField(entry, 'device', 'name') : undefined;
  return device === undefined ? unnamedErrors(entry, fallback) : [deviceError(device, errorIn(entry) ?? fallback)];
};

/** The text may be the name of a device, or a message. */
const unnamedErrors = (value: unknown, message = unspecified): DeviceError[] => {
  const text = errorIn(value);
  return text === undefined ? [] : [deviceError(text, message)];
};

const deviceError = (device: string, words: string): DeviceError => {
  const message = boundedLine(words);
  return { device: hyphenatedDevice(device), status: statusOf(message), message };
};

/** Only these two statuses are results of the session; every other text is an error message, which builds that did not fail had, too. */
const statusOf = (message: string): DeviceError['status'] => {
  const status = readRunStatus(message);
  return status === 'failed' || status === 'timed-out' ? status : 'error';
};

/** `Google Pixel 3,10.0` of `device_statuses` as `Google Pixel 3-10.0`, the name in the request. */
export const hyphenatedDevice = (key: string): string => boundedLine(key).replace(/ ?, ?(\d+(?:\.\d+)*)$/, '-$1');

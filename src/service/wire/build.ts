import { isFramework } from '../../core/model/framework.ts';
import type { BuildRecord, DeviceError, DeviceRecord } from '../../core/model/records.ts';
import { isRecord, listIn, memberOf } from '../../lib/is-record.ts';
import { boundedLine, errorIn } from '../service-message.ts';
import { readCounts, readRunStatus, readSessionSummary } from './status.ts';
import { idField, readDurationMs, readList, readTime, textField, UnexpectedShapeError } from './values.ts';

/** @throws {UnexpectedShapeError} for a build without id or status, and for devices in an unknown shape */
export const readBuild = (body: unknown): BuildRecord => {
  const id = buildIdOf(body);
  const rawStatus = textField(body, 'status');
  if (id === undefined || rawStatus === undefined) throw new UnexpectedShapeError('a build with id and status', body);
  const framework = textField(body, 'framework');
  const capabilities = memberOf(body, 'input_capabilities');
  return {
    id,
    framework: framework !== undefined && isFramework(framework) ? framework : undefined,
    status: readRunStatus(rawStatus),
    rawStatus: boundedLine(rawStatus),
    startedAt: readTime(memberOf(body, 'start_time')),
    durationMs: readDurationMs(memberOf(body, 'duration')),
    capabilities: isRecord(capabilities) ? capabilities : {},
    counters: readCounts(body).counters,
    devices: readBuildDevices(memberOf(body, 'devices')),
    deviceErrors: readDeviceErrors(memberOf(body, 'device_statuses')),
  };
};

export const readBuilds = (body: unknown): BuildRecord[] => readList(body, 'builds', ['builds'], readBuild);

/** Reads the ids of builds in a listing. An entry may contain only an id. */
export const readBuildIds = (body: unknown): string[] =>
  readList(body, 'builds', ['builds'], (entry) => {
    const id = buildIdOf(entry);
    if (id === undefined) throw new UnexpectedShapeError('a build with its id', entry);
    return id;
  });

const buildIdOf = (body: unknown): string | undefined => idField(body, 'build_id', 'id');

/** Reads devices from an object by device key (v1) or from a list (v2). Both may be missing before the first session runs. */
const readBuildDevices = (devices: unknown): DeviceRecord[] => {
  if (devices === undefined || devices === null) return [];
  if (Array.isArray(devices)) return devices.map(readListedDevice);
  if (!isRecord(devices)) throw new UnexpectedShapeError('devices as an object or a list', devices);
  return Object.entries(devices).map(([key, entry]) => ({ device: hyphenatedDevice(key), sessions: readKeyedSessions(entry) }));
};

const readListedDevice = (entry: unknown): DeviceRecord => {
  const device = textField(entry, 'device');
  if (device === undefined) throw new UnexpectedShapeError('a device with its name', entry);
  return {
    device: joinDevice(device, textField(entry, 'os_version')),
    sessions: listIn(memberOf(entry, 'sessions')).map(readSessionSummary),
    isSharded: memberOf(entry, 'sharding') === true || undefined,
  };
};

/** Joins `Google Pixel 3` and `10.0`, as v2 returns them, to one name. */
export const joinDevice = (device: string, osVersion: string | undefined): string =>
  boundedLine(osVersion === undefined || device.endsWith(`-${osVersion}`) ? device : `${device}-${osVersion}`);

/** Reads the sessions of a device in v1. The entry contains a list of sessions, or is the only session itself. */
const readKeyedSessions = (entry: unknown): DeviceRecord['sessions'] => {
  if (!isRecord(entry)) return [];
  const sessions = memberOf(entry, 'sessions');
  if (Array.isArray(sessions)) return sessions.map(readSessionSummary);
  return Object.keys(entry).length === 0 ? [] : [readSessionSummary(entry)];
};

/** Reads errors of devices, usually from an object by status and device. A value in another shape is an error, too. */
const readDeviceErrors = (statuses: unknown): DeviceError[] =>
  (Array.isArray(statuses) ? statuses : [statuses]).flatMap((groups: unknown) =>
    isRecord(groups) ? Object.entries(groups).flatMap(([name, group]) => errorsInGroup(name, group)) : unnamedErrors(groups),
  );

const errorsInGroup = (name: string, group: unknown): DeviceError[] => {
  const status = readRunStatus(name);
  if (status !== 'error' && status !== 'failed' && status !== 'timed-out' && status !== 'aborted') return [];
  const fallback = status === 'error' ? unspecified : name;
  if (Array.isArray(group)) return group.flatMap((entry) => listedErrors(entry, fallback));
  if (!isRecord(group)) return unnamedErrors(group, fallback);
  return Object.entries(group).map(([device, message]) => deviceError(device, errorIn(message) ?? fallback));
};

const unspecified = 'an unspecified error';

/** Reads an error from an entry, which is a device name or an object with the name. */
const listedErrors = (entry: unknown, fallback: string): DeviceError[] => {
  const { device: named, name, ...error } = isRecord(entry) ? entry : {};
  const device = textField({ device: named, name }, 'device', 'name');
  return device === undefined ? unnamedErrors(entry, fallback) : [deviceError(device, errorIn(error) ?? fallback)];
};

/** Shows the text in place of the device, because it may be a device name or a message. */
const unnamedErrors = (value: unknown, message = unspecified): DeviceError[] => {
  const text = errorIn(value);
  return text === undefined ? [] : [deviceError(text, message)];
};

const deviceError = (device: string, text: string): DeviceError => {
  const message = boundedLine(text);
  return { device: hyphenatedDevice(device), status: deviceErrorStatus(message), message };
};

/** Reads a message that is a status, such as `failed`. Any other message means `error`. */
const deviceErrorStatus = (message: string): DeviceError['status'] => {
  const status = readRunStatus(message);
  return status === 'failed' || status === 'timed-out' || status === 'aborted' ? status : 'error';
};

/** Turns `Google Pixel 3,10.0`, as in `device_statuses`, into `Google Pixel 3-10.0`, as in the build request. */
const hyphenatedDevice = (key: string): string => boundedLine(key).replace(/ ?, ?(\d+(?:\.\d+)*)$/, '-$1');

import { isRecord } from '../../lib/is-record.ts';
import { isFramework } from '../../model/framework.ts';
import type { BuildRecord, DeviceRecord } from '../../model/records.ts';
import { boundedLine } from '../service-message.ts';
import { hyphenatedDevice, readDeviceErrors } from './device-errors.ts';
import { readDurationMs } from './duration.ts';
import { field, idField, textField, UnexpectedShapeError } from './json.ts';
import { readList } from './list.ts';
import { readSessionSummary } from './session-summary.ts';
import { readRunStatus } from './status.ts';
import { readTime } from './time.ts';

/**
 * Reads a build of v1 or v2.
 *
 * @throws {UnexpectedShapeError} for a build without id or status, and for devices in an unknown form.
 */
export const readBuild = (body: unknown): BuildRecord => {
  const expected = 'a build with id and status';
  if (!isRecord(body)) throw new UnexpectedShapeError(expected, body);
  const id = buildIdOf(body);
  const statusWord = textField(body, 'status');
  if (id === undefined || statusWord === undefined) throw new UnexpectedShapeError(expected, body);
  const framework = textField(body, 'framework');
  const capabilities = field(body, 'input_capabilities');
  return {
    id,
    framework: framework !== undefined && isFramework(framework) ? framework : undefined,
    status: readRunStatus(statusWord),
    statusWord: boundedLine(statusWord),
    startedAt: readTime(field(body, 'start_time')),
    durationMs: readDurationMs(field(body, 'duration')),
    capabilities: isRecord(capabilities) ? capabilities : {},
    devices: readDevices(field(body, 'devices')),
    deviceErrors: readDeviceErrors(field(body, 'device_statuses')),
  };
};

/** The builds of a project: full records. */
export const readBuilds = (body: unknown): BuildRecord[] => readList(body, 'builds', ['builds'], readBuild);

/** The recent builds of v2, which may be no more than ids. */
export const readBuildIds = (body: unknown): string[] =>
  readList(body, 'builds', ['builds'], (entry) => {
    const id = isRecord(entry) ? buildIdOf(entry) : undefined;
    if (id === undefined) throw new UnexpectedShapeError('a build with its id', entry);
    return id;
  });

const buildIdOf = (body: Readonly<Record<string, unknown>>): string | undefined => idField(body, 'build_id', 'id');

/** v1: an object by device key. v2: a list. Either may be missing or empty as long as nothing runs. */
const readDevices = (devices: unknown): DeviceRecord[] => {
  if (devices === undefined || devices === null) return [];
  if (Array.isArray(devices)) return devices.map(readListedDevice);
  if (!isRecord(devices)) throw new UnexpectedShapeError('devices as an object or a list', devices);
  return Object.entries(devices).map(([key, entry]) => ({ device: hyphenatedDevice(key), sessions: readKeyedSessions(entry) }));
};

const readListedDevice = (entry: unknown): DeviceRecord => {
  const device = isRecord(entry) ? textField(entry, 'device') : undefined;
  if (!isRecord(entry) || device === undefined) throw new UnexpectedShapeError('a device with its name', entry);
  const sessions = field(entry, 'sessions');
  return {
    device: joinDevice(device, textField(entry, 'os_version')),
    sessions: Array.isArray(sessions) ? sessions.map(readSessionSummary) : [],
    ...(field(entry, 'sharding') === true ? { isSharded: true } : {}),
  };
};

/** `Google Pixel 3` and `10.0`, as v2 gives them, as one name. */
export const joinDevice = (device: string, osVersion: string | undefined): string =>
  boundedLine(osVersion === undefined || device.endsWith(`-${osVersion}`) ? device : `${device}-${osVersion}`);

/** In v1 the entry of a device is its session; newer bodies may hold a list there too. */
const readKeyedSessions = (entry: unknown): DeviceRecord['sessions'] => {
  if (!isRecord(entry)) return [];
  const sessions = field(entry, 'sessions');
  if (Array.isArray(sessions)) return sessions.map(readSessionSummary);
  return Object.keys(entry).length === 0 ? [] : [readSessionSummary(entry)];
};

import type { StartedBuild } from '../model/builds.ts';
import { findRequestedDevice } from '../model/device-name.ts';
import type { BuildRecord } from '../model/records.ts';

/** A build whose request names no devices, with those that it shows by now: each that it has ever shown must report. */
export const withShownDevices = (build: StartedBuild, record: BuildRecord | undefined): StartedBuild => {
  if (build.devicesAsShown !== true || record === undefined) return build;
  const devices = [...build.devices];
  for (const { device } of record.devices) if (findRequestedDevice(devices, device) === 'none') devices.push(device);
  return devices.length === build.devices.length ? build : { ...build, devices };
};

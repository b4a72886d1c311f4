import { boundedLine } from '../service-message.ts';

/** `Google Pixel 3,10.0` of `device_statuses` as `Google Pixel 3-10.0`, the key of the request. */
export const hyphenatedDevice = (key: string): string => boundedLine(key).replace(/ ?, ?(\d+(?:\.\d+)*)$/, '-$1');

/** `Google Pixel 3` and `10.0`, as v2 gives them, as one key. */
export const joinDevice = (device: string, osVersion: string | undefined): string =>
  boundedLine(osVersion === undefined || device.endsWith(`-${osVersion}`) ? device : `${device}-${osVersion}`);

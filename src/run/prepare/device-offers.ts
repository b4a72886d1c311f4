import { isCloudError } from '../../cloud/errors.ts';
import type { Context } from '../../context.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { isSelector } from '../../model/device-name.ts';
import type { DeviceOffer } from '../../model/records.ts';
import { describeError } from '../../model/run-problem.ts';

/** The service's device list; `undefined` if it is not needed or could not be read. Never rejects. */
export type DeviceOffers = Promise<readonly DeviceOffer[] | undefined>;

/** Requests the device list, which `preflight` and device selectors need. */
export const requestDevices = async (
  { preflight, deviceLines: lines }: RunInputs,
  { cloud, log }: Pick<Context, 'cloud' | 'log'>,
): DeviceOffers => {
  if (lines.length === 0 || (preflight === 'off' && !lines.some(isSelector))) return undefined;
  try {
    return await cloud.devices.list();
  } catch (error) {
    // If the service refuses the credentials, a later request ends the run with this error, so the error is not logged here.
    if (!isCloudError(error, 'cloud-unauthorized'))
      log.info(`The devices are not checked against the service's list: ${describeError(error)}.`);
    return undefined;
  }
};

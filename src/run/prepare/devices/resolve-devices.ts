import type { Finding } from '../../../binaries/preflight/finding.ts';
import type { Context } from '../../../context.ts';
import type { RunInputs } from '../../../inputs/run-inputs.ts';
import { type ChosenDevice, findRequestedDevice, isSelector, splitDevice } from '../../../model/device-name.ts';
import { nextStepFor } from '../../../model/error-codes.ts';
import type { DeviceOffer, DeviceUse } from '../../../model/records.ts';
import { describeError } from '../../../model/run-problem.ts';
import type { DeviceOffers } from '../device-offers.ts';
import { chooseDevices, entryOf, explainChoice, type LineChoice } from './choose-devices.ts';

/** Lines of `devices` cannot be resolved without the service's device list. */
export class DeviceListError extends Error {
  readonly code = 'device-list-unavailable';
  readonly hint = nextStepFor('device-list-unavailable');

  constructor(lines: readonly string[], reason: string, cause?: unknown) {
    const named = lines.map((line) => JSON.stringify(line)).join(', ');
    super(`the device list of the service, needed for ${named} in \`devices\`, cannot be read: ${reason}`, { cause });
    this.name = 'DeviceListError';
  }
}

/** The devices of a run. */
export interface ResolvedDevices {
  /** One for each line that could be resolved, in the order of the lines. */
  readonly devices: readonly string[];
  /** Every line with its device; empty where all lines are exact. */
  readonly choices: readonly ChosenDevice[];
  /** Lines that stand for no device. */
  readonly problems: readonly Finding[];
  /** What preflight compares the devices with; absent where it does not, as in a dry run. */
  readonly offers?: DeviceOffers;
}

/** What the jobs of a workflow run, and the attempts of a job, agree on. */
export interface Agreement {
  /** What another job or an earlier attempt resolved the same lines to; `undefined` where none is known. */
  readonly find: () => Promise<readonly ChosenDevice[] | undefined>;
  /** Offers what this job resolved; returns what counts, which another job may have offered first. */
  readonly settle: (own: readonly ChosenDevice[]) => Promise<readonly ChosenDevice[]>;
}

/** The lines as they are written, compared with nothing. */
export const devicesAsWritten = (devices: readonly string[]): ResolvedDevices => ({ devices, choices: [], problems: [] });

type DeviceServices = Pick<Context, 'cloud' | 'log' | 'signal'>;

/**
 * Turns the lines of `devices` into devices. Exact lines need no device list.
 *
 * @param openAgreement called for selectors only; without it the lines are resolved for this job alone, as in a dry run
 * @throws DeviceListError where a line needs the list and it cannot be read
 */
export const resolveDevices = async (
  { deviceLines: lines, system: os }: Pick<RunInputs, 'deviceLines' | 'system'>,
  offers: DeviceOffers,
  context: DeviceServices,
  openAgreement?: () => Agreement,
): Promise<ResolvedDevices> => {
  if (!lines.some(isSelector)) return { ...devicesAsWritten(lines), offers };
  return context.log.group('Devices', async () => {
    const agreement = openAgreement?.();
    const agreed = await agreement?.find();
    if (agreed !== undefined) return resolved(agreed, withKept(agreed, offers, os), context, ', as resolved before');

    const list = (await readList(lines, offers, context)).filter((offer) => offer.os === os || offer.os === 'unknown');
    const uses = lines.some((line) => line.includes('|')) ? await readUses(context) : [];
    const choices = chooseDevices(lines, list, uses);
    const chosen = choices.filter(isChosen);
    const taken = chosen.map(({ device }) => device);
    const free = list.filter((offer) => findRequestedDevice(taken, entryOf(offer)) === 'none');
    const problems = choices.flatMap((choice) => ('problem' in choice ? [explainChoice(choice, free)] : []));
    if (problems.length > 0 || agreement === undefined) return { ...resolved(chosen, offers, context), problems };
    const settled = await agreement.settle(chosen);
    return resolved(settled, withKept(settled, offers, os), context);
  });
};

const isChosen = (choice: LineChoice): choice is ChosenDevice => 'device' in choice;

const resolved = (
  choices: readonly ChosenDevice[],
  offers: DeviceOffers,
  { log }: DeviceServices,
  origin = '',
): ResolvedDevices => {
  for (const { line, device } of choices) if (isSelector(line)) log.info(`${line} → ${device}${origin}`);
  return { devices: choices.map(({ device }) => device), choices, problems: [], offers };
};

/** What was resolved before is kept, although the list may have changed since. */
const withKept = async (choices: readonly ChosenDevice[], offers: DeviceOffers, os: DeviceOffer['os']): DeviceOffers => {
  const list = await offers;
  const kept = choices.filter(({ line }) => isSelector(line)).map(({ device }) => splitDevice(device));
  return list && [...list, ...kept.map(({ name, version }) => ({ device: name, osVersion: version, os }))];
};

const readList = async (
  lines: readonly string[],
  offers: DeviceOffers,
  { cloud, signal }: DeviceServices,
): Promise<readonly DeviceOffer[]> => {
  const selectors = lines.filter(isSelector);
  try {
    // Where the first request failed, the second one tells why.
    const list = (await offers) ?? (await cloud.devices.list());
    if (list.length > 0) return list;
  } catch (error) {
    signal.throwIfAborted();
    throw new DeviceListError(selectors, describeError(error), error);
  }
  throw new DeviceListError(selectors, 'it is empty');
};

/** Not every account has this list: without it, alternatives count in their order. */
const readUses = async ({ cloud, log, signal }: DeviceServices): Promise<readonly DeviceUse[]> => {
  try {
    return await cloud.devices.uses();
  } catch (error) {
    signal.throwIfAborted();
    log.info(
      `Could not read which devices are in use (${describeError(error)}): using the first alternative that the service offers.`,
    );
    return [];
  }
};

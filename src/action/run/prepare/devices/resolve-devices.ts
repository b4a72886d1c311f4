import {
  alternativesOf,
  type ChosenDevice,
  compareVersions,
  type DeviceKey,
  type DeviceSelector,
  deviceKey,
  findRequestedDevice,
  isSameName,
  isSelector,
  matchesName,
  matchesVersion,
  parseSelector,
  splitDevice,
} from '../../../../core/model/device-name.ts';
import type { Finding } from '../../../../core/model/finding.ts';
import type { DeviceOffer, DeviceUse } from '../../../../core/model/records.ts';
import { CodedError, describeError } from '../../../../core/model/run-problem.ts';
import { nearestNames } from '../../../../lib/nearest-names.ts';
import type { Context } from '../../../context.ts';
import type { RunInputs } from '../../../inputs/run-inputs.ts';
import type { DeviceOffers } from '../../connect.ts';

export interface ResolvedDevices {
  /** Devices in the order of the lines of `devices`. A line without a device is left out. */
  readonly devices: readonly string[];
  /** Each line of `devices` with its device; empty if all lines name exact devices. */
  readonly choices: readonly ChosenDevice[];
  /** Findings about lines without a device. */
  readonly problems: readonly Finding[];
  /** Device list of the service; absent if preflight does not check the devices. */
  readonly offers?: DeviceOffers;
}

export const devicesAsWritten = (devices: readonly string[]): ResolvedDevices => ({ devices, choices: [], problems: [] });

/**
 * @param identity identity of the job; absent if the job may use other devices than other jobs
 * @throws CodedError `device-list-unavailable` if a line needs the device list and the list cannot be read
 */
export const resolveDevices = async (
  inputs: RunInputs,
  offers: DeviceOffers,
  context: Context,
  identity?: string,
): Promise<ResolvedDevices> => {
  const { deviceLines: lines, system: os } = inputs;
  if (!lines.some(isSelector)) return { ...devicesAsWritten(lines), offers };
  return context.log.group('Devices', async () => {
    // This module is loaded late, since most runs name their devices exactly.
    const { openAgreement } = await import(/* webpackChunkName: "documents" */ './agree-on-devices.ts');
    const agreement = identity === undefined ? undefined : openAgreement(inputs, identity, context);
    const agreed = await agreement?.find();
    if (agreed !== undefined) return resolved(agreed, withKept(agreed, offers, os), context, ', as resolved before');

    const list = ofSystem(await listDevices(lines, offers, context), os);
    const uses = lines.some((line) => line.includes('|')) ? await readUses(context) : [];
    const choices = chooseDevices(lines, list, uses);
    const chosen = choices.filter((choice) => 'device' in choice);
    const taken = chosen.map(({ device }) => device);
    const free = list.filter((offer) => findRequestedDevice(taken, deviceEntry(offer)) === 'none');
    const problems = choices.flatMap((choice) => ('problem' in choice ? [explainChoice(choice, free)] : []));
    if (problems.length > 0 || agreement === undefined) return { ...resolved(chosen, offers, context), problems };
    const settled = await agreement.settle(chosen);
    return resolved(settled, withKept(settled, offers, os), context);
  });
};

const resolved = (choices: readonly ChosenDevice[], offers: DeviceOffers, { log }: Context, origin = ''): ResolvedDevices => {
  for (const { line, device } of choices) if (isSelector(line)) log.info(`${line} → ${device}${origin}`);
  return { devices: choices.map(({ device }) => device), choices, problems: [], offers };
};

const ofSystem = (offers: readonly DeviceOffer[], os: DeviceOffer['os']): readonly DeviceOffer[] =>
  offers.filter((offer) => offer.os === os || offer.os === 'unknown');

/** Adds the devices that another job or attempt chose, because the service's list may not contain them. */
const withKept = async (choices: readonly ChosenDevice[], offers: DeviceOffers, os: DeviceOffer['os']): DeviceOffers => {
  const list = await offers;
  const kept = choices.filter(({ line }) => isSelector(line)).map(({ device }) => splitDevice(device));
  return list && [...list, ...kept.map(({ name, version }) => ({ device: name, osVersion: version, os }))];
};

const listDevices = async (
  lines: readonly string[],
  offers: DeviceOffers,
  { cloud, signal }: Context,
): Promise<readonly DeviceOffer[]> => {
  const selectors = lines.filter(isSelector);
  try {
    // The error of a failed first request is lost, so the request is repeated to get the reason.
    const list = (await offers) ?? (await cloud.devices.list());
    if (list.length > 0) return list;
  } catch (error) {
    signal.throwIfAborted();
    throw deviceListError(selectors, describeError(error), error);
  }
  throw deviceListError(selectors, 'it is empty');
};

const readUses = async ({ cloud, log, signal }: Context): Promise<readonly DeviceUse[]> => {
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

interface UnmatchedLine {
  readonly line: string;
  readonly problem:
    | 'no-match'
    /** Other lines use all matching devices. */
    | 'taken';
}

/**
 * Chooses a device for each line. Lines with an exact device come first, and no device is chosen twice.
 *
 * @param offers devices in the service's order
 */
export const chooseDevices = (
  lines: readonly string[],
  offers: readonly DeviceOffer[],
  uses: readonly DeviceUse[] = [],
): readonly (ChosenDevice | UnmatchedLine)[] => {
  const taken = lines.filter((line) => !isSelector(line));
  const busy = busyDevices(uses);
  return lines.map((line) => {
    if (!isSelector(line)) return { line, device: line };
    const selectors = alternativesOf(line).flatMap((text) => parseSelector(text) ?? []);
    const candidates = selectors.flatMap((selector) => newestMatch(selector, offers, taken) ?? []);
    const chosen = candidates.find((offer) => !busy.has(deviceKey(deviceEntry(offer)))) ?? candidates[0];
    if (chosen === undefined) {
      const matches = selectors.some((selector) => newestMatch(selector, offers, []) !== undefined);
      return { line, problem: matches ? 'taken' : 'no-match' } as const;
    }
    const device = deviceEntry(chosen);
    taken.push(device);
    return { line, device };
  });
};

/**
 * Finds the other alternatives in the line of each chosen device. Alternatives after the chosen device come first.
 *
 * @param offers device list of the service; without it, only alternatives that name an exact device are found
 */
export const alternativesOfAll = (
  choices: readonly ChosenDevice[],
  offers: readonly DeviceOffer[] | undefined,
  os: DeviceOffer['os'],
): ReadonlyMap<string, readonly string[]> => {
  const offered = offers && ofSystem(offers, os);
  const alternatives = choices.map(({ line, device }) => {
    const devices = alternativesOf(line).flatMap((text): readonly string[] => {
      if (offered === undefined) return isSelector(text) ? [] : [text];
      const selector = parseSelector(text);
      const found = selector && newestMatch(selector, offered, []);
      return found === undefined ? [] : [deviceEntry(found)];
    });
    const own = devices.findIndex((each) => isSameName(each, device));
    return [device, [...devices.slice(own + 1), ...devices.slice(0, Math.max(0, own))]] as const;
  });
  return new Map(alternatives);
};

/** Name of a device in a build request. */
const deviceEntry = ({ device, osVersion }: DeviceOffer | DeviceUse): string => `${device}-${osVersion}`;

/** Devices in full use. A device without data counts as free. */
const busyDevices = (uses: readonly DeviceUse[]): ReadonlySet<DeviceKey> =>
  new Set(uses.filter(({ used, limit }) => used >= limit).map((use) => deviceKey(deviceEntry(use))));

/**
 * Finds the newest matching device that is not taken. `latest-<n>` counts the versions of all matching devices, also of taken
 * ones.
 */
const newestMatch = (
  selector: DeviceSelector,
  offers: readonly DeviceOffer[],
  taken: readonly string[],
): DeviceOffer | undefined => {
  const { version } = selector;
  const named = offers.filter((offer) => matchesName(selector, offer));
  const matches =
    typeof version === 'string' ? named.filter((offer) => matchesVersion(version, offer)) : upTo(version.latest, named);
  // The sort is stable, so devices with the same version stay in the service's order.
  return matches
    .toSorted((a, b) => compareVersions(b.osVersion, a.osVersion))
    .find((offer) => findRequestedDevice(taken, deviceEntry(offer)) === 'none');
};

/** Leaves out devices that have one of the `n` newest versions. */
const upTo = (n: number, offers: readonly DeviceOffer[]): readonly DeviceOffer[] => {
  const newest = offers
    .map(({ osVersion }) => osVersion)
    .toSorted((a, b) => compareVersions(b, a))
    .filter((version, nth, sorted) => nth === 0 || compareVersions(sorted[nth - 1] ?? '', version) !== 0)[n];
  return newest === undefined ? [] : offers.filter(({ osVersion }) => compareVersions(osVersion, newest) <= 0);
};

const suggestions = 3;

/** @param offers devices with the operating system under test */
export const explainChoice = ({ line, problem }: UnmatchedLine, offers: readonly DeviceOffer[]): Finding => {
  const near = nearestDevices(line, offers);
  const nearest = near.length === 0 ? '' : `; the nearest ${near.length === 1 ? 'device is' : 'devices are'} ${near.join(', ')}`;
  const [why, next] =
    problem === 'taken'
      ? ['matches only devices that other lines already use', 'Remove a line, or select other devices']
      : ['matches no device of the service', 'Correct the line'];
  return {
    severity: 'error',
    always: true,
    code: 'unknown-device',
    input: 'devices',
    found: `${JSON.stringify(line)} ${why}`,
    remedy: `${next}${nearest}.`,
  };
};

const nearestDevices = (line: string, offers: readonly DeviceOffer[]): readonly string[] => {
  const newestFirst = offers.toSorted((a, b) => compareVersions(b.osVersion, a.osVersion));
  const selectors = alternativesOf(line).flatMap((text) => parseSelector(text) ?? []);
  const named = selectors.flatMap((selector) => newestFirst.filter((offer) => matchesName(selector, offer)));
  const names = offers.map(({ device }) => device);
  const similar = selectors.flatMap(({ name }) =>
    nearestNames(name.replaceAll('*', '').trim(), names, suggestions).flatMap(
      (near) => newestFirst.find(({ device }) => device === near) ?? [],
    ),
  );
  const entries = [...named, ...similar].map(deviceEntry);
  const shown = entries.length > 0 ? entries : newestFirst.map(deviceEntry);
  return [...new Set(shown)].slice(0, suggestions);
};

export const deviceListError = (lines: readonly string[], reason: string, cause?: unknown): CodedError =>
  new CodedError(
    'device-list-unavailable',
    `\`devices\` has ${lines.map((line) => JSON.stringify(line)).join(', ')}, which needs the service's list of devices. The list cannot be read: ${reason}`,
    { cause },
  );

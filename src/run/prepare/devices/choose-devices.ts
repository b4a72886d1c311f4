import type { Finding } from '../../../binaries/preflight/finding.ts';
import { nearestNames } from '../../../lib/nearest-names.ts';
import {
  alternativesOf,
  compareVersions,
  type DeviceSelector,
  deviceKey,
  findRequestedDevice,
  isSelector,
  matchesName,
  matchesVersion,
  parseSelector,
} from '../../../model/device-name.ts';
import type { DeviceOffer, DeviceUse } from '../../../model/records.ts';

/** What one line stands for: a device, or the reason why none. `taken`: other lines have all that it matches. */
export type LineChoice =
  | { readonly line: string; readonly device: string }
  | { readonly line: string; readonly problem: 'no-match' | 'taken' };

/**
 * Resolves each line to one device. Exact lines stay as they are and come first; no two lines resolve to the same device.
 *
 * @param offers of the system that the framework tests, in the service's order
 * @param uses how many of a device are in use, where the service tells it
 */
export const chooseDevices = (
  lines: readonly string[],
  offers: readonly DeviceOffer[],
  uses: readonly DeviceUse[] = [],
): readonly LineChoice[] => {
  const taken = lines.filter((line) => !isSelector(line));
  const busy = busyDevices(uses);
  return lines.map((line): LineChoice => {
    if (!isSelector(line)) return { line, device: line };
    const selectors = alternativesOf(line).flatMap((text) => parseSelector(text) ?? []);
    const candidates = selectors.flatMap((selector) => newestMatch(selector, offers, taken) ?? []);
    const chosen = candidates.find((offer) => !busy.has(keyOf(offer))) ?? candidates[0];
    if (chosen === undefined) {
      const matches = selectors.some((selector) => newestMatch(selector, offers, []) !== undefined);
      return { line, problem: matches ? 'taken' : 'no-match' };
    }
    const device = entryOf(chosen);
    taken.push(device);
    return { line, device };
  });
};

/** As a build request names it. */
export const entryOf = ({ device, osVersion }: DeviceOffer): string => `${device}-${osVersion}`;

const keyOf = (offer: DeviceOffer): string => deviceKey(entryOf(offer));

/** What the service says nothing about is free. */
const busyDevices = (uses: readonly DeviceUse[]): ReadonlySet<string> =>
  new Set(uses.filter(({ used, limit }) => used >= limit).map(({ device, osVersion }) => deviceKey(`${device}-${osVersion}`)));

/**
 * The newest version that matches and is not taken, the first in the list among equals.
 *
 * The versions for `latest-<n>` are counted among all matches: what another line has is still offered.
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
  // The sort keeps the order of equals.
  return matches
    .toSorted((a, b) => compareVersions(b.osVersion, a.osVersion))
    .find((offer) => findRequestedDevice(taken, entryOf(offer)) === 'none');
};

/** Those whose version has at least `n` distinct newer ones. */
const upTo = (n: number, offers: readonly DeviceOffer[]): readonly DeviceOffer[] => {
  const versions: string[] = [];
  for (const version of offers.map(({ osVersion }) => osVersion).toSorted((a, b) => compareVersions(b, a)))
    if (versions.length === 0 || compareVersions(versions.at(-1) ?? '', version) !== 0) versions.push(version);
  const newest = versions[n];
  return newest === undefined ? [] : offers.filter(({ osVersion }) => compareVersions(osVersion, newest) <= 0);
};

const suggestions = 3;

/**
 * Why a line stands for no device, with the nearest devices: those with a name that matches, newest first, else those with a similar name.
 *
 * @param offers of the system that the framework tests
 */
export const explainChoice = (
  { line, problem }: Extract<LineChoice, { problem: string }>,
  offers: readonly DeviceOffer[],
): Finding => {
  const near = nearestDevices(line, offers);
  return {
    severity: 'error',
    always: true,
    code: 'unknown-device',
    input: 'devices',
    found: `${JSON.stringify(line)}, ${
      problem === 'taken'
        ? 'and other lines already use all devices that it matches'
        : "which matches no device in the service's list with this operating system"
    }`,
    expected: problem === 'taken' ? 'a device for each line' : 'a selector that matches a device',
    remedy: `${problem === 'taken' ? 'Remove a line, or select other devices' : 'Correct the line'}${
      near.length === 0 ? '.' : `; the nearest devices are ${near.join(', ')}.`
    }`,
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
  const entries = [...named, ...similar].map(entryOf);
  const shown = entries.length > 0 ? entries : newestFirst.map(entryOf);
  return [...new Set(shown)].slice(0, suggestions);
};

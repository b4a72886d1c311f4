import { deviceKey, findRequestedDevice } from '../../../model/device-name.ts';
import {
  alternativesOf,
  type DeviceSelector,
  isSelector,
  matchesName,
  matchesVersion,
  parseSelector,
} from '../../../model/device-selector.ts';
import { compareVersions } from '../../../model/os-version.ts';
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

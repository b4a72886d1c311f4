import type { Finding } from '../../../binaries/preflight/finding.ts';
import { nearestNames } from '../../../lib/nearest-names.ts';
import { alternativesOf, matchesName, parseSelector } from '../../../model/device-selector.ts';
import { compareVersions } from '../../../model/os-version.ts';
import type { DeviceOffer } from '../../../model/records.ts';
import { entryOf, type LineChoice } from './choose-devices.ts';

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

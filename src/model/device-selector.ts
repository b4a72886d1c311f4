import { matchesWildcard } from '../lib/wildcard.ts';
import { splitDevice } from './device-name.ts';
import { compareVersions } from './os-version.ts';
import type { DeviceOffer } from './records.ts';

/** An alternative within a line of `devices`: which devices of the service's list it stands for. */
export interface DeviceSelector {
  /** `*` matches any characters; `android` and `ios` stand for every device of that system. */
  readonly name: string;
  readonly os?: 'android' | 'ios';
  /** A version, where `*` matches any characters; or a count of distinct versions below the newest. */
  readonly version: string | { readonly latest: number };
}

/** A line of `devices` and the device that it resolved to. */
export interface ChosenDevice {
  readonly line: string;
  /** `<device name>-<os version>` */
  readonly device: string;
}

/** `Google Pixel 8-14.0 | Google Pixel 7-13.0` names two; no name of a device holds a bar. */
export const alternativesOf = (line: string): readonly string[] => line.split('|').map((each) => each.trim());

/** @returns undefined for what is no `<name>-<version>`, with or without patterns */
export const parseSelector = (text: string): DeviceSelector | undefined => {
  const latest = /^(.*)-latest(?:-(\d{1,3}))?$/.exec(text);
  const split = splitDevice(text);
  const name = (latest?.[1] ?? split.name).trim();
  if (name === '' || (latest === null && !text.includes('-'))) return undefined;
  const version = latest === null ? split.version.trim() : { latest: Number(latest[2] ?? 0) };
  if (typeof version === 'string' && !/^[\d*][\w.* ]*$/.test(version)) return undefined;
  const word = name.toLowerCase();
  return { name, version, os: word === 'android' || word === 'ios' ? word : undefined };
};

/** Whether a line is more than one exact device, so that only the service's list tells what it stands for. */
export const isSelector = (line: string): boolean => {
  if (/[*|]/.test(line)) return true;
  const selector = parseSelector(line);
  return selector?.os !== undefined || typeof selector?.version === 'object';
};

export const matchesName = ({ name, os }: DeviceSelector, offer: DeviceOffer): boolean =>
  os === undefined ? matchesWildcard(name, offer.device) : offer.os === os;

/** A version is matched as it is listed, and as the same version with `.0`; on iOS `17` stands for every 17.x. */
export const matchesVersion = (pattern: string, { osVersion, os }: DeviceOffer): boolean =>
  pattern.includes('*')
    ? matchesWildcard(pattern, osVersion) || (/^\d+$/.test(osVersion) && matchesWildcard(pattern, `${osVersion}.0`))
    : compareVersions(pattern, osVersion) === 0 || (os === 'ios' && osVersion.startsWith(`${pattern}.`));

import { definitionOf } from '../../core/frameworks/lookup.ts';
import { androidVersions, compareVersions, isAppleDevice, splitDevice } from '../../core/model/device-name.ts';
import { errorFinding, type Finding, type Found, findingsOf } from '../../core/model/finding.ts';
import type { DeviceSystem, Framework } from '../../core/model/framework.ts';
import type { DeviceOffer } from '../../core/model/records.ts';
import { nearestNames } from '../../lib/nearest-names.ts';
import { listed } from '../../lib/numbers.ts';
import type { AppleBundle } from '../apple/app-bundle.ts';
import { type BinaryFacts, type InspectedPair, isAndroidFacts, isIosApp } from '../facts.ts';

interface WantedDevice {
  readonly given: string;
  readonly name: string;
  readonly version: string;
}

const suggestions = 3;
const versionsShown = 10;

/** Checks that the service offers the devices, and that their OS is new enough for the files. */
export const checkDevices = (
  { framework, system }: { readonly framework: Framework; readonly system?: DeviceSystem },
  devices: readonly string[],
  offers: readonly DeviceOffer[] | undefined,
  pair: InspectedPair,
): Finding[] => {
  const wanted = devices.map((given) => ({ given, ...splitDevice(given) }));
  const os = system ?? definitionOf(framework).systems[0];
  return wanted.flatMap((device) => {
    const known = offers?.length ? checkOffer(device, framework, os, offers) : undefined;
    // An iOS version cannot be compared with the Android version that the files require, and vice versa.
    const isOther = known?.code === 'wrong-os' || isAppleDevice(device.name) !== (os === 'ios');
    return findingsOf(known, !isOther && checkOldest(device, os, pair));
  });
};

const checkOffer = (
  device: WantedDevice,
  framework: Framework,
  os: DeviceSystem,
  offers: readonly DeviceOffer[],
): Finding | undefined => {
  const given = JSON.stringify(device.given);
  const sameName = offers.filter((offer) => offer.device === device.name);
  if (sameName.length === 0) {
    const names = offers.filter((offer) => offer.os === os || offer.os === 'unknown').map((offer) => offer.device);
    const near = nearestNames(device.name, names, suggestions).map((name) => suggestedEntry(name, device.version, offers));
    return errorFinding('unknown-device', 'devices', {
      found: `the service has no ${given}`,
      remedy: near.length > 0 ? `Did you mean ${listed(near)}?` : 'Use a device that the service lists.',
    });
  }
  if (sameName.every((offer) => offer.os !== os && offer.os !== 'unknown')) {
    const [wanted, other] = os === 'android' ? ['Android', 'iOS'] : ['iOS', 'Android'];
    return errorFinding('wrong-os', 'devices', {
      found: `${given} runs ${other}, but ${definitionOf(framework).title} tests run on ${wanted}`,
      remedy: 'Correct the device or `framework`.',
    });
  }
  if (sameName.some((offer) => offersVersion(offer, device.version, os))) return undefined;
  const [nearest] = sameName.filter((offer) => isSameRelease(offer.osVersion, device.version));
  return errorFinding('unknown-os-version', 'devices', {
    found: `the service has no ${device.name} with version ${device.version}`,
    remedy:
      nearest === undefined
        ? `It has ${[...new Set(sameName.map((offer) => `${offer.device}-${offer.osVersion}`))].slice(0, versionsShown).join(', ')}.`
        : `Did you mean ${nearest.device}-${nearest.osVersion}?`,
  });
};

/** Returns the device with the wanted version, or with the newest version if the service lacks the wanted version. */
const suggestedEntry = (name: string, version: string, offers: readonly DeviceOffer[]): string => {
  const versions = offers.filter((offer) => offer.device === name).map((offer) => offer.osVersion);
  const best =
    versions.find((offered) => isSameRelease(offered, version)) ?? versions.toSorted(compareVersions).at(-1) ?? version;
  return `${name}-${best}`;
};

/** Whether an offer includes the wanted version. Android versions must be equal, but on iOS, `16` and `16.4` match. */
const offersVersion = ({ osVersion }: DeviceOffer, wanted: string, os: DeviceSystem): boolean =>
  osVersion === wanted || (os === 'ios' && (osVersion.startsWith(`${wanted}.`) || wanted.startsWith(`${osVersion}.`)));

/** Whether two versions are the same release with different precision, such as `13` and `13.0`. */
const isSameRelease = (offered: string, wanted: string): boolean =>
  wanted !== '' && (offered === wanted || offered.startsWith(`${wanted}.`) || wanted.startsWith(`${offered}.`));

const checkOldest = (device: WantedDevice, os: DeviceSystem, { app, testSuite }: InspectedPair): Found => {
  if (!isNumeric(device.version)) return undefined;
  for (const facts of [app, testSuite]) {
    const oldest = facts && oldestOsOf(facts);
    if (oldest === undefined || oldest.os !== os || compareVersions(device.version, oldest.version) >= 0) continue;
    // A version without a minor number may mean the newest minor release, which may be new enough.
    if (oldest.version.startsWith(`${device.version}.`)) continue;
    return errorFinding('os-too-old', 'devices', {
      found: `${JSON.stringify(device.given)} is too old: ${facts?.file} requires ${oldest.title} or newer`,
      remedy: 'Use a newer device, or lower the minimum OS version of the build.',
    });
  }
  return undefined;
};

/** Oldest version of an operating system on which a file can be installed. */
interface OldestOs {
  readonly os: DeviceSystem;
  /** Version as in the device list of the service. */
  readonly version: string;
  readonly title: string;
}

const oldestOsOf = (facts: BinaryFacts): OldestOs | undefined => {
  if (isAndroidFacts(facts)) {
    const version = androidVersions.get(String(facts.manifest.minSdk));
    return version === undefined
      ? undefined
      : { os: 'android', version, title: `Android ${version} (API ${facts.manifest.minSdk})` };
  }
  const version = bundleOf(facts)?.minimumOs ?? '';
  return isNumeric(version) ? { os: 'ios', version, title: `iOS ${version}` } : undefined;
};

const isNumeric = (version: string): boolean => /^\d+(?:\.\d+)*$/.test(version);

const bundleOf = (facts: BinaryFacts): AppleBundle | undefined => {
  if (isIosApp(facts)) return facts.app;
  if (facts.kind === 'xcuitest-archive') return facts.runner;
  return facts.kind === 'test-package' ? facts.apps[0] : undefined;
};

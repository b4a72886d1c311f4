import { definitionOf } from '../../frameworks/lookup.ts';
import { alternatives, nearestNames } from '../../lib/nearest-names.ts';
import { androidVersions, compareVersions, isAppleDevice, splitDevice } from '../../model/device-name.ts';
import type { DeviceSystem, Framework } from '../../model/framework.ts';
import type { DeviceOffer } from '../../model/records.ts';
import type { BinaryFacts, InspectedPair } from '../facts.ts';
import { type Finding, type Found, findingsOf } from './finding.ts';

interface WantedDevice {
  readonly given: string;
  readonly name: string;
  readonly version: string;
}

const suggestions = 3;
const versionsShown = 10;

/**
 * Checks that the service's device list contains the devices, if there is a list. Also checks that each device has at least the
 * OS version that the files require.
 */
export const checkDevices = (
  { framework, system }: { readonly framework: Framework; readonly system?: DeviceSystem },
  devices: readonly string[],
  offers: readonly DeviceOffer[] | undefined,
  pair: InspectedPair,
): Finding[] => {
  const wanted = devices.map((given) => ({ given, ...splitDevice(given) }));
  const os = system ?? definitionOf(framework).systems[0];
  return wanted.flatMap((device) => {
    const known = offers === undefined || offers.length === 0 ? undefined : checkOffer(device, framework, os, offers);
    // An iOS version cannot be compared with the Android version that the files require, and vice versa.
    const isOther = known?.code === 'wrong-os' || isAppleDevice(device.name) !== (os === 'ios');
    return findingsOf(known, isOther ? undefined : checkOldest(device, os, pair));
  });
};

const checkOffer = (device: WantedDevice, framework: Framework, os: DeviceSystem, offers: readonly DeviceOffer[]): Found => {
  const given = JSON.stringify(device.given);
  const sameName = offers.filter((offer) => offer.device === device.name);
  if (sameName.length === 0) {
    const names = offers.filter((offer) => offer.os === os || offer.os === 'unknown').map((offer) => offer.device);
    const near = nearestNames(device.name, names, suggestions).map((name) => suggestedEntry(name, device.version, offers));
    return {
      severity: 'error',
      code: 'unknown-device',
      input: 'devices',
      found: `the service has no ${given}`,
      remedy: near.length > 0 ? `Did you mean ${alternatives(near)}?` : 'Use a device that the service lists.',
    };
  }
  if (sameName.every((offer) => offer.os !== os && offer.os !== 'unknown')) {
    const [wanted, other] = os === 'android' ? ['Android', 'iOS'] : ['iOS', 'Android'];
    return {
      severity: 'error',
      code: 'wrong-os',
      input: 'devices',
      found: `${given} runs ${other}, but ${definitionOf(framework).title} tests run on ${wanted}`,
      remedy: 'Correct the device or `framework`.',
    };
  }
  if (sameName.some((offer) => offersVersion(offer, device.version, os))) return undefined;
  const [nearest] = sameName.filter((offer) => isSameRelease(offer.osVersion, device.version));
  return {
    severity: 'error',
    code: 'unknown-os-version',
    input: 'devices',
    found: `the service has no ${device.name} with version ${device.version}`,
    remedy:
      nearest === undefined
        ? `It has ${[...new Set(sameName.map((offer) => `${offer.device}-${offer.osVersion}`))].slice(0, versionsShown).join(', ')}.`
        : `Did you mean ${nearest.device}-${nearest.osVersion}?`,
  };
};

/** Returns the device with the wanted version. If the service lacks this version, returns the device with the newest version. */
const suggestedEntry = (name: string, version: string, offers: readonly DeviceOffer[]): string => {
  const versions = offers.filter((offer) => offer.device === name).map((offer) => offer.osVersion);
  const best =
    versions.find((offered) => isSameRelease(offered, version)) ?? versions.toSorted(compareVersions).at(-1) ?? version;
  return `${name}-${best}`;
};

/**
 * Whether an offer has the wanted version. Android versions must be exactly as in the list. On iOS, `16` means any 16.x, and a
 * listed `16` includes 16.4.
 */
const offersVersion = ({ osVersion }: DeviceOffer, wanted: string, os: DeviceSystem): boolean =>
  osVersion === wanted || (os === 'ios' && (osVersion.startsWith(`${wanted}.`) || wanted.startsWith(`${osVersion}.`)));

/** Whether two versions are the same release with different precision, such as `13` and `13.0`. */
const isSameRelease = (offered: string, wanted: string): boolean =>
  wanted !== '' && (offered === wanted || offered.startsWith(`${wanted}.`) || wanted.startsWith(`${offered}.`));

const checkOldest = (device: WantedDevice, os: DeviceSystem, { app, testSuite }: InspectedPair): Found => {
  if (!/^\d+(?:\.\d+)*$/.test(device.version)) return undefined;
  for (const facts of [app, testSuite]) {
    const oldest = facts && oldestOsOf(facts);
    if (oldest === undefined || oldest.os !== os || compareVersions(device.version, oldest.version) >= 0) continue;
    // A version without a minor number may mean the newest minor release, which may be new enough.
    if (oldest.version.startsWith(`${device.version}.`)) continue;
    return {
      severity: 'error',
      code: 'os-too-old',
      input: 'devices',
      found: `${JSON.stringify(device.given)} is too old: ${facts?.file} requires ${oldest.title} or newer`,
      remedy: 'Use a newer device, or lower the minimum OS version of the build.',
    };
  }
  return undefined;
};

/** Oldest version of an operating system on which a file can be installed. */
interface OldestOs {
  readonly os: DeviceSystem;
  /** Version in the format of device lists. */
  readonly version: string;
  readonly title: string;
}

const oldestOsOf = (facts: BinaryFacts): OldestOs | undefined => {
  switch (facts.kind) {
    case 'apk':
    case 'test-apk': {
      const version = androidVersions.get(String(facts.manifest.minSdk));
      return version === undefined
        ? undefined
        : { os: 'android', version, title: `Android ${version} (API ${facts.manifest.minSdk})` };
    }
    case 'ipa':
    case 'app-directory':
    case 'earlgrey-directory':
      return iosVersion(facts.app.minimumOs);
    case 'xcuitest-archive':
      return iosVersion(facts.runner.minimumOs);
    case 'test-package':
      return iosVersion(facts.apps[0]?.minimumOs);
    case 'maestro-suite':
    case 'zip':
    case 'other':
      return undefined;
  }
};

const iosVersion = (version: string | undefined): OldestOs | undefined =>
  version !== undefined && /^\d+(?:\.\d+)*$/.test(version) ? { os: 'ios', version, title: `iOS ${version}` } : undefined;

import type { BinaryFacts } from '../facts.ts';

/** The oldest version of an operating system that a file can be installed on. */
interface OldestOs {
  readonly os: 'android' | 'ios';
  /** In the numbers that device lists use. */
  readonly version: string;
  readonly title: string;
}

/** The first Android version of each API level that a device list may still name. */
const androidOfApi: ReadonlyMap<number, string> = new Map([
  [21, '5.0'],
  [22, '5.1'],
  [23, '6.0'],
  [24, '7.0'],
  [25, '7.1'],
  [26, '8.0'],
  [27, '8.1'],
  [28, '9.0'],
  [29, '10.0'],
  [30, '11.0'],
  [31, '12.0'],
  // 12L has no number of its own in device lists.
  [32, '12.0'],
  [33, '13.0'],
  [34, '14.0'],
  [35, '15.0'],
  [36, '16.0'],
]);

export const oldestOsOf = (facts: BinaryFacts): OldestOs | undefined => {
  switch (facts.kind) {
    case 'apk':
    case 'test-apk': {
      const version = androidOfApi.get(facts.manifest.minSdk ?? 0);
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

import type { SignatureScheme } from '../android/signing-block.ts';
import type { ApkFacts, InspectedPair, TestApkFacts } from '../facts.ts';
import type { Finding } from './finding.ts';

/** The first Android version that goes by each scheme. */
const firstVersion: Readonly<Record<SignatureScheme, number>> = { v1: 1, v2: 7, v3: 9, 'v3.1': 13 };
/** From this version on, Android refuses an app for this `targetSdk` or newer that is signed by v1 alone. */
const modern = { android: 11, targetSdk: 30 } as const;
/** From this version on, Android looks at what the v1 signature promises. */
const comparesPromises = 7;

/**
 * Whether the devices would install the APKs: Android takes no unsigned one, and each version of it only certain schemes.
 *
 * @param devices `<device name>-<os version>`; versions that are no number are not judged
 */
export const checkSignatures = (devices: readonly string[], { app, testSuite }: InspectedPair): Finding[] => [
  ...(app?.kind === 'apk' || app?.kind === 'test-apk' ? checkSignature(devices, app, 'app') : []),
  ...(testSuite?.kind === 'apk' || testSuite?.kind === 'test-apk' ? checkSignature(devices, testSuite, 'test-suite') : []),
];

const checkSignature = (devices: readonly string[], apk: ApkFacts | TestApkFacts, input: 'app' | 'test-suite'): Finding[] => {
  const { file, signature } = apk;
  if (signature === undefined) return [];
  if (signature.schemes.length === 0) {
    return [
      {
        severity: 'error',
        code: 'unsigned',
        input,
        found: `${file} without a signature`,
        expected: 'a signed APK; Android installs only signed ones',
        remedy: 'Use the signed APK: a debug build is signed with the debug key, a release build needs a signingConfig.',
      },
    ];
  }
  const refusing = devices.find((device) => !accepts(androidOf(device), apk));
  if (refusing === undefined) return [];
  const dropped = signature.dropped.length > 0 ? `; a later step removed ${signature.dropped.join(' and ')}` : '';
  return [
    {
      severity: 'error',
      code: 'signature-refused',
      input,
      found: `${file}, signed by ${signature.schemes.join(' and ')} alone${dropped}`,
      expected: `a signature that the device ${JSON.stringify(refusing)} accepts`,
      remedy:
        dropped === ''
          ? 'Sign it with apksigner, which adds the schemes that the versions since minSdk need: v2 for Android 7 and newer.'
          : 'Sign it with apksigner as the last step, after zipalign and other tools that rewrite the file.',
    },
  ];
};

const androidOf = (device: string): number | undefined => {
  const major = /-(\d+)(?:\.\d+)*$/.exec(device)?.[1];
  return major === undefined ? undefined : Number(major);
};

const accepts = (android: number | undefined, { manifest, signature }: ApkFacts | TestApkFacts): boolean => {
  if (android === undefined || signature === undefined) return true;
  const usable = signature.schemes.filter((scheme) => firstVersion[scheme] <= android);
  if (usable.length === 0) return false;
  if (usable.some((scheme) => scheme !== 'v1')) return true;
  if (signature.dropped.length > 0 && android >= comparesPromises) return false;
  return android < modern.android || (manifest.targetSdk ?? manifest.minSdk ?? 1) < modern.targetSdk;
};

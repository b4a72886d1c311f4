import type { AndroidManifest, Instrumentation } from './android/android-manifest.ts';
import type { ApkSignature } from './android/signing-block.ts';
import type { AppleBundle } from './apple/app-bundle.ts';
import type { TestPlan } from './apple/test-plan.ts';
import type { MaestroFlow } from './maestro/suite.ts';

interface Located {
  /** The path as it was given. */
  readonly file: string;
  /** A folder is packed before it is sent. */
  readonly container: 'archive' | 'folder';
  readonly sizeBytes: number;
}

/** An Android app. */
export interface ApkFacts extends Located {
  readonly kind: 'apk';
  readonly manifest: AndroidManifest;
  /** Processor kinds of its native code; empty: it has none and runs on all. */
  readonly abis: readonly string[];
  /** Absent for an unpacked APK. */
  readonly signature?: ApkSignature;
}

/** An Android app that tests another. */
export interface TestApkFacts extends Located {
  readonly kind: 'test-apk';
  readonly manifest: AndroidManifest;
  readonly abis: readonly string[];
  readonly signature?: ApkSignature;
  readonly instrumentation: Instrumentation;
}

export interface IpaFacts extends Located {
  readonly kind: 'ipa';
  readonly app: AppleBundle;
}

/** A `.app` folder, or an archive of one, without tests inside. */
export interface AppDirectoryFacts extends Located {
  readonly kind: 'app-directory';
  readonly app: AppleBundle;
  /** Folders above the app, which the service does not look into; empty where there are none. */
  readonly above: string;
}

/** A test runner app with the bundle of UI tests that it starts. */
export interface XcuitestArchiveFacts extends Located {
  readonly kind: 'xcuitest-archive';
  readonly runner: AppleBundle;
  readonly tests: readonly AppleBundle[];
  /** Other apps beside the runner. */
  readonly apps: readonly string[];
  readonly above: string;
  /** A suite with one is started by a call of its own. */
  readonly plans: readonly TestPlan[];
}

/** An app that holds its tests: what the service calls an app directory. */
export interface EarlgreyDirectoryFacts extends Located {
  readonly kind: 'earlgrey-directory';
  readonly app: AppleBundle;
  readonly tests: readonly AppleBundle[];
  readonly above: string;
}

/** Maestro flows. */
export interface MaestroSuiteFacts extends Located {
  readonly kind: 'maestro-suite';
  readonly flows: readonly MaestroFlow[];
  /** Paths of links, which are not uploaded. */
  readonly links: readonly string[];
}

/** What `xcodebuild build-for-testing` makes, with the file that says how its tests run: a test package of Flutter. */
export interface TestPackageFacts extends Located {
  readonly kind: 'test-package';
  /** Paths of the `.xctestrun` files. */
  readonly runFiles: readonly string[];
  readonly apps: readonly AppleBundle[];
}

/** An archive or a folder with nothing in it that runs. */
export interface ZipFacts extends Located {
  readonly kind: 'zip';
  /** At its top, at most ten. */
  readonly names: readonly string[];
  /** In words, where it is something well known. */
  readonly looksLike: string | undefined;
}

/** A file that is no archive. */
export interface OtherFacts extends Located {
  readonly kind: 'other';
  readonly looksLike: string;
}

export type BinaryFacts =
  | ApkFacts
  | TestApkFacts
  | IpaFacts
  | AppDirectoryFacts
  | XcuitestArchiveFacts
  | EarlgreyDirectoryFacts
  | MaestroSuiteFacts
  | TestPackageFacts
  | ZipFacts
  | OtherFacts;

/** Both files, as far as they could be inspected. */
export interface InspectedPair {
  readonly app: BinaryFacts | undefined;
  readonly testSuite: BinaryFacts | undefined;
}

/** For people: "an Android app", "an XCUITest archive". */
export const kindTitle: Record<BinaryFacts['kind'], string> = {
  apk: 'an Android app (APK)',
  'test-apk': 'an Android test APK',
  ipa: 'an iOS app (IPA)',
  'app-directory': 'an iOS .app folder',
  'xcuitest-archive': 'an XCUITest archive',
  'earlgrey-directory': 'an iOS .app folder with tests inside',
  'maestro-suite': 'Maestro flows',
  'test-package': 'an archive of Xcode products with an .xctestrun file',
  zip: 'a zip archive with no app in it',
  other: 'a file that is not an archive',
};

/** Names a file and its kind: `shop.apk is an Android app (APK)`. */
export const describeFacts = (facts: BinaryFacts): string => {
  const known = facts.kind === 'zip' || facts.kind === 'other' ? facts.looksLike : undefined;
  return `${facts.file} is ${known ?? kindTitle[facts.kind]}`;
};

/** What a zip archive looks like that is an app bundle. */
export const appBundle = 'an Android App Bundle (.aab), which no device installs';

import type { AndroidManifest, Instrumentation } from './android/android-manifest.ts';
import type { ApkSignature } from './android/signing-block.ts';
import type { AppleBundle } from './apple/app-bundle.ts';
import type { TestPlan } from './apple/test-plan.ts';
import type { Container, FileTree } from './folder.ts';
import type { MaestroFlow } from './maestro/suite.ts';

export const locationOf = ({ file, container, sizeBytes }: FileTree): Container => ({ file, container, sizeBytes });

export interface AndroidFacts extends Container {
  readonly manifest: AndroidManifest;
  /** Processor architectures of the app's native code. An app without native code runs on every processor. */
  readonly abis: readonly string[];
  /** Signature of the APK. Absent for an unpacked APK. */
  readonly signature?: ApkSignature;
}

export interface ApkFacts extends AndroidFacts {
  readonly kind: 'apk';
}

/** Android app that tests another app. */
export interface TestApkFacts extends AndroidFacts {
  readonly kind: 'test-apk';
  readonly instrumentation: Instrumentation;
}

/** Android App Bundle, from which the service makes a universal APK. */
export interface AppBundleFacts extends Container {
  readonly kind: 'app-bundle';
  /** Manifest of the app; absent if it cannot be read. */
  readonly appManifest: AndroidManifest | undefined;
  readonly abis: readonly string[];
  /** Whether the bundle has a signature. */
  readonly isSigned: boolean;
}

export interface IpaFacts extends Container {
  readonly kind: 'ipa';
  readonly app: AppleBundle;
}

/** A `.app` folder without tests inside, or an archive of such a folder. */
export interface AppDirectoryFacts extends Container {
  readonly kind: 'app-directory';
  readonly app: AppleBundle;
  /** Path of the folder around the app, or empty. The service finds an app only at the top. */
  readonly above: string;
}

/** Test runner app with the bundle of UI tests that it runs. */
export interface XcuitestArchiveFacts extends Container {
  readonly kind: 'xcuitest-archive';
  readonly runner: AppleBundle;
  readonly tests: readonly AppleBundle[];
  /** Names of other apps beside the runner. */
  readonly apps: readonly string[];
  readonly above: string;
  /** Test plans. The service starts a suite with a test plan by a separate call. */
  readonly plans: readonly TestPlan[];
}

/** App that contains its tests, which the service calls an app directory. */
export interface EarlgreyDirectoryFacts extends Container {
  readonly kind: 'earlgrey-directory';
  readonly app: AppleBundle;
  readonly tests: readonly AppleBundle[];
  readonly above: string;
}

export interface MaestroSuiteFacts extends Container {
  readonly kind: 'maestro-suite';
  readonly flows: readonly MaestroFlow[];
  /** Paths of all files that are uploaded. */
  readonly files: readonly string[];
  /** Hidden files and folders, which are not uploaded. */
  readonly hidden: readonly string[];
  /** Paths of symbolic links, which are not uploaded. */
  readonly links: readonly string[];
}

/** Products of `xcodebuild build-for-testing` with an `.xctestrun` file: a test package of Flutter. */
export interface TestPackageFacts extends Container {
  readonly kind: 'test-package';
  readonly runFiles: readonly string[];
  readonly apps: readonly AppleBundle[];
}

export interface ZipFacts extends Container {
  readonly kind: 'zip';
  /** Description of a known kind of content, such as an Android App Bundle. */
  readonly looksLike: string | undefined;
}

export interface OtherFacts extends Container {
  readonly kind: 'other';
  readonly looksLike: string;
}

export type BinaryFacts =
  | ApkFacts
  | TestApkFacts
  | AppBundleFacts
  | IpaFacts
  | AppDirectoryFacts
  | XcuitestArchiveFacts
  | EarlgreyDirectoryFacts
  | MaestroSuiteFacts
  | TestPackageFacts
  | ZipFacts
  | OtherFacts;

export const isAndroidFacts = (facts: BinaryFacts): facts is ApkFacts | TestApkFacts =>
  facts.kind === 'apk' || facts.kind === 'test-apk';

export const isIosApp = (facts: BinaryFacts): facts is IpaFacts | AppDirectoryFacts | EarlgreyDirectoryFacts =>
  facts.kind === 'ipa' || facts.kind === 'app-directory' || facts.kind === 'earlgrey-directory';

/** Facts about the app and the test suite. A field is undefined if the file could not be inspected. */
export interface InspectedPair {
  readonly app: BinaryFacts | undefined;
  readonly testSuite: BinaryFacts | undefined;
}

export const kindTitle: Record<BinaryFacts['kind'], string> = {
  apk: 'an Android app (APK)',
  'test-apk': 'an Android test APK',
  'app-bundle': 'an Android App Bundle (.aab), which no device installs',
  ipa: 'an iOS app (IPA)',
  'app-directory': 'an iOS .app folder',
  'xcuitest-archive': 'an XCUITest archive',
  'earlgrey-directory': 'an iOS .app folder with tests inside',
  'maestro-suite': 'Maestro flows',
  'test-package': 'an archive of Xcode products with an .xctestrun file',
  zip: 'a zip archive with no app in it',
  other: 'a file that is not an archive',
};

/** Describes a file by its name and kind: `shop.apk is an Android app (APK)`. */
export const describeFacts = (facts: BinaryFacts): string => {
  const known = facts.kind === 'zip' || facts.kind === 'other' ? facts.looksLike : undefined;
  if (facts.kind === 'zip' && facts.container === 'folder' && known === undefined)
    return `${facts.file} is a folder with no app in it`;
  return `${facts.file} is ${known ?? kindTitle[facts.kind]}`;
};

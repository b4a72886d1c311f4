import { BinaryError, FormatError, readingPart } from '../binary-error.ts';
import type { FileTree } from '../folder.ts';
import { readBinaryXml, type XmlElement } from './binary-xml.ts';

/** Facts from a manifest that matter before an upload. A value that refers to a resource is undefined. */
export interface AndroidManifest {
  readonly packageName: string;
  readonly versionName: string | undefined;
  readonly versionCode: number | undefined;
  /** API level. */
  readonly minSdk: number | undefined;
  readonly targetSdk: number | undefined;
  readonly debuggable: boolean;
  /** Name of the split. Set only in a part of a split APK, which cannot be installed alone. */
  readonly split: string | undefined;
  readonly instrumentations: readonly Instrumentation[];
  /** Whether the launcher shows the app. */
  readonly launchable: boolean;
}

export interface Instrumentation {
  /** Class name of the runner. */
  readonly runner: string;
  /** Package of the app that the instrumentation tests. */
  readonly targetPackage: string;
  /** The metadata `runnerBuilder`: class names separated by commas. */
  readonly runnerBuilder?: string | undefined;
}

/** An element below the root. */
interface ManifestPart {
  readonly element: XmlElement;
  readonly children: XmlElement[];
}

/** Ids of attributes in Android. Shrinkers may remove the names of attributes, but not the ids. */
const attribute = {
  name: 0x0101_0003,
  debuggable: 0x0101_000f,
  targetPackage: 0x0101_0021,
  value: 0x0101_0024,
  minSdkVersion: 0x0101_020c,
  versionCode: 0x0101_021b,
  versionName: 0x0101_021c,
  targetSdkVersion: 0x0101_0270,
} as const;

/** Reads a compiled `AndroidManifest.xml`. Throws `FormatError` or `RangeError` if the bytes are not one. */
export const readAndroidManifest = (bytes: Buffer): AndroidManifest => {
  let root: XmlElement | undefined;
  const parts: ManifestPart[] = [];
  const filters: Set<string>[] = [];
  for (const element of readBinaryXml(bytes)) {
    if (element.name === 'intent-filter') filters.push(new Set());
    if (element.name === 'action' || element.name === 'category') filters.at(-1)?.add(textOf(element, attribute.name) ?? '');
    if (element.depth === 1) root ??= element;
    if (element.depth === 2) parts.push({ element, children: [] });
    if (element.depth === 3) parts.at(-1)?.children.push(element);
  }
  const sdk = parts.find(({ element }) => element.name === 'uses-sdk')?.element;
  const application = parts.find(({ element }) => element.name === 'application')?.element;
  const packageName = root?.attributes.find(({ name }) => name === 'package')?.value;
  if (root === undefined || typeof packageName !== 'string' || packageName === '') {
    throw new FormatError('a manifest without a package');
  }
  return {
    packageName,
    versionName: textOf(root, attribute.versionName),
    versionCode: numberOf(root, attribute.versionCode),
    minSdk: numberOf(sdk, attribute.minSdkVersion),
    targetSdk: numberOf(sdk, attribute.targetSdkVersion),
    debuggable: attributeOf(application, attribute.debuggable) === true,
    split: root.attributes.flatMap(({ name, value }) => (name === 'split' && typeof value === 'string' ? [value] : []))[0],
    instrumentations: parts.flatMap((part) => instrumentationOf(part, packageName)),
    launchable: filters.some(
      (filter) => filter.has('android.intent.action.MAIN') && filter.has('android.intent.category.LAUNCHER'),
    ),
  };
};

const instrumentationOf = ({ element, children }: ManifestPart, packageName: string): Instrumentation[] => {
  const runner = textOf(element, attribute.name);
  const targetPackage = textOf(element, attribute.targetPackage);
  if (element.name !== 'instrumentation' || runner === undefined || targetPackage === undefined) return [];
  const builder = children.find((child) => textOf(child, attribute.name) === 'runnerBuilder');
  const runnerBuilder = builder && textOf(builder, attribute.value);
  return [{ runner: runner.startsWith('.') ? packageName + runner : runner, targetPackage, runnerBuilder }];
};

const attributeOf = (element: XmlElement | undefined, resource: number): string | number | boolean | undefined =>
  element?.attributes.find((candidate) => candidate.resource === resource)?.value;

const textOf = (element: XmlElement, resource: number): string | undefined => {
  const value = attributeOf(element, resource);
  return value === undefined || value === '' ? undefined : String(value);
};

const numberOf = (element: XmlElement | undefined, resource: number): number | undefined => {
  const value = attributeOf(element, resource);
  return typeof value === 'number' ? value : undefined;
};

const manifestName = 'AndroidManifest.xml';
const manifestLimitBytes = 4_000_000;
const library = /^lib\/([^/]+)\/[^/]+\.so$/;

export const isApk = (tree: FileTree): boolean => tree.entries.has(manifestName);

/** Throws `BinaryError` if the archive has no manifest, or a manifest that cannot be read. */
export const readApkManifest = async (tree: FileTree): Promise<AndroidManifest> => {
  if (!isApk(tree)) {
    throw new BinaryError('damaged', tree.file, {
      found: `the archive has no ${manifestName}, so it is no APK`,
      remedy: 'Use the .apk file that the Android build creates.',
    });
  }
  const bytes = await tree.read(manifestName, manifestLimitBytes);
  return readingPart(tree.file, manifestName, () => readAndroidManifest(bytes));
};

/** Processor kinds for which the APK has native code. Empty if it runs on all. */
export const abisOf = (tree: FileTree): string[] => {
  const abis = new Set<string>();
  for (const path of tree.entries.keys()) {
    const abi = library.exec(path)?.[1];
    if (abi !== undefined) abis.add(abi);
  }
  return [...abis].sort();
};

/**
 * Returns the instrumentation that runs tests, or undefined for an app.
 *
 * Apps may declare instrumentations, too. An instrumentation that tests another package belongs to a test APK. So does an
 * instrumentation that tests its own package (as for the tests of a library), if its class is named like a test runner or if
 * the launcher does not show the package.
 */
export const testInstrumentation = ({
  packageName,
  instrumentations,
  launchable,
}: AndroidManifest): Instrumentation | undefined =>
  instrumentations.find(({ runner, targetPackage }) => targetPackage !== packageName || !launchable || isNamedLikeRunner(runner));

const isNamedLikeRunner = (runner: string): boolean =>
  runner.endsWith('Runner') && /Test|JUnit/.test(runner.slice(runner.lastIndexOf('.') + 1));
